import { memo } from 'react'
import {
  atLeastZero,
  hundred,
  multiplyDivide,
  sum,
  toApproximate,
  zero,
} from '../../../core/decimal'
import { PageAnswer } from '../../../ui/answer/page-answer'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useAnsweredPage } from '../../../ui/deferred/use-answered-page'
import { AnswerField } from '../../../ui/fields/answer-field'
import { FieldCaution, FieldRows } from '../../../ui/fields/field-rows'
import { amountHint, rangeHint } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { Segmented } from '../../../ui/fields/segmented'
import { Card, CardNote, Columns } from '../../../ui/page/card'
import { RuledAmount, RuledField } from '../../../ui/rulers/ruler'
import { largeAmountRuler, yearsRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart, loadOrReload } from '../../../ui/tab/lazy-part'
import { DownloadButtons } from '../../../ui/tables/download-buttons'
import type { PageProps } from '../../contract'
import { CountingCard } from '../shared/counting-card'
import { DurationField, monthlyAmountRuler, ReturnField } from '../shared/fields'
import { answer, leftAfter100Years, type WithdrawInputs, type WithdrawOutcome } from './compute'
import { inputs, readInputs } from './inputs'
import styles from './page.module.css'
import { WithdrawResult } from './result'
import { formatResult, LEFT_LABEL, resultLabels, sayTimeShort } from './sentences'
import { head } from './view'

const finds = [
  { value: 'duration', label: 'How long it lasts' },
  { value: 'monthly', label: 'Monthly withdrawal' },
] as const

// What the page loads later.
const calculator = { inputs, readInputs, answer, loadActions: () => import('./share') }
const yearsTable = lazyPart(() => import('./years-table').then((part) => part.YearsTable))
const withdrawInFourWays = lazyPart(() =>
  import('./ways-of-counting').then((part) => part.WithdrawInFourWays),
)
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

export { head }

export function Page({ others }: PageProps) {
  const { wholeMoney } = useCurrency()
  const { typed, reading, change, now, later, actions } = useAnsweredPage(calculator)
  const { outcome } = now
  const lasting = outcome?.kind === 'lasts' ? outcome : undefined
  const withTime = lasting ?? (outcome?.kind === 'neverRunsOut' ? outcome : undefined)
  const found = formatResult(now.typed.find, outcome, wholeMoney)
  // Right after the other figure is chosen, the result still belongs to the one before.
  const foundRow = { value: now.typed.find === typed.find ? found : '' }

  return (
    <PageAnswer
      results={[
        { label: resultLabels[now.typed.find], value: found },
        ...(outcome?.kind === 'neverRunsOut'
          ? [{ label: LEFT_LABEL, value: wholeMoney(leftAfter100Years(outcome)) }]
          : [
              { label: 'Withdrawn in all', value: wholeMoney(lasting?.withdrawnInAll) },
              { label: 'Last withdrawal', value: wholeMoney(lasting?.lastWithdrawal) },
            ]),
      ]}
    >
      <Columns parts="5:7">
        <FieldRows spacing="compact">
          <div className={styles.find}>
            <p aria-hidden="true">Find</p>
            <Segmented
              label="Find"
              segments={finds}
              value={typed.find}
              onChoose={(find) => change({ find })}
              wide
            />
          </div>
          <RuledAmount
            label="Savings"
            text={typed.savings}
            onText={(savings) => change({ savings })}
            reading={reading.savings}
            scale={largeAmountRuler}
          />
          {typed.find === 'monthly' ? (
            <AnswerField
              {...foundRow}
              label="Monthly withdrawal"
              ruler={{
                scale: monthlyAmountRuler,
                value: lasting ? toApproximate(lasting.monthly) : 0,
              }}
            />
          ) : (
            <RuledField
              label="Monthly withdrawal"
              size="years"
              money="symbol"
              text={typed.withdrawal}
              onText={(withdrawal) => change({ withdrawal })}
              reading={reading.monthly}
              helper="Start of each month"
              hint={amountHint(reading.monthly)}
              scale={monthlyAmountRuler}
              say={() => wholeMoney(reading.monthly.value)}
            />
          )}
          <NumberField
            label="Yearly rise (%)"
            size="percent"
            unit="%"
            text={typed.rise}
            onText={(rise) => change({ rise })}
            helper={riseHelper()}
            hint={rangeHint(reading.risePercent, 0, 20, 'Typical rises are 0–20% a year.')}
          />
          <ReturnField
            text={typed.rate}
            onText={(rate) => change({ rate })}
            reading={reading.annualRate}
          />
          {typed.find === 'duration' ? (
            <AnswerField
              value={foundRow.value && withTime ? sayTimeShort(withTime) : foundRow.value}
              label="Duration (years)"
              ruler={{ scale: yearsRuler, value: (lasting?.withdrawals ?? 0) / 12 }}
            />
          ) : (
            <DurationField
              text={typed.years}
              onText={(years) => change({ years })}
              reading={reading.years}
              counted="withdrawal"
            />
          )}
          <FieldCaution>
            Returns go up and down. A bad first year shortens the plan more than a bad last one.
            This is an estimate at a steady rate, before tax.
          </FieldCaution>
        </FieldRows>
        <WithdrawResult outcome={outcome} typed={now.typed} actions={actions} />
      </Columns>

      <Columns parts="7:5">
        <WithdrawYears plan={later.plan} outcome={later.outcome} />
        <DeferredIsland part={howItWorks} props={{ plan: later.plan, outcome: later.outcome }} />
      </Columns>
      <CountingCard>
        <DeferredIsland part={withdrawInFourWays} props={{ plan: later.plan }} />
      </CountingCard>
      {others}
    </PageAnswer>
  )

  /** The withdrawal of the second year, where the first is typed. */
  function riseHelper(): string {
    if (reading.risePercent.value === zero) return 'The same amount every year'
    if (typed.find === 'monthly') {
      return `First ${reading.risePercent.value < 0n ? 'lowered' : 'raised'} in year 2`
    }
    const second = multiplyDivide(
      atLeastZero(reading.monthly.value),
      atLeastZero(sum(hundred, reading.risePercent.value)),
      hundred,
    )
    return `${wholeMoney(second)} a month in year 2`
  }
}

type WithdrawYearsProps = { plan: WithdrawInputs; outcome: WithdrawOutcome | undefined }

/** The card Year by year. Renders only when its props change, because the table is long. */
const WithdrawYears = memo(function WithdrawYears({ plan, outcome }: WithdrawYearsProps) {
  const { currency } = useCurrency()
  if (!outcome || !('years' in outcome) || outcome.years.length === 0) {
    return (
      <Card title="Year by year">
        <CardNote>There is nothing to withdraw yet.</CardNote>
      </Card>
    )
  }
  const loadSheet = async () => {
    const { withdrawSheet } = await loadOrReload(() => import('./export'))
    return withdrawSheet({ plan, outcome, currencyCode: currency.code })
  }
  return (
    <Card title="Year by year" actions={<DownloadButtons loadSheet={loadSheet} />}>
      <DeferredIsland part={yearsTable} props={{ outcome, find: plan.find }} />
    </Card>
  )
})
