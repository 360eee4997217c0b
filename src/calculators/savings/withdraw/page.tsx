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
import { useDebouncedAnswer } from '../../../ui/deferred/use-debounced-answer'
import { AnswerField } from '../../../ui/fields/answer-field'
import { FieldCaution, FieldRows } from '../../../ui/fields/field-rows'
import { amountHint, rangeHint } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { Segmented } from '../../../ui/fields/segmented'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { Columns } from '../../../ui/page/card'
import { RuledAmount, RuledField } from '../../../ui/rulers/ruler'
import { largeAmountRuler, yearsRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import type { PageProps } from '../../contract'
import { CountedFold } from '../counted-fold'
import { monthlyAmountRuler } from '../rulers'
import { DurationField, ReturnField } from '../shared/fields'
import { answer, foundNames, leftAfterAll, readInputs, sayFound, sayShortly } from './answer'
import { inputs } from './inputs'
import styles from './page.module.css'
import { head } from './view'
import { LEFT, WithdrawResult } from './withdraw-result'
import { WithdrawYears } from './withdraw-years'

const finds = [
  { value: 'duration', label: 'How long it lasts' },
  { value: 'monthly', label: 'Monthly withdrawal' },
] as const

const withdrawReadings = lazyPart(() =>
  import('./withdraw-readings').then((part) => part.WithdrawReadings),
)
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

export { head }

export function Page({ others }: PageProps) {
  const { wholeMoney } = useCurrency()
  const typed = usePageInputs(inputs)
  const { change } = inputs
  const reading = readInputs(typed)
  const { now, later } = useDebouncedAnswer(typed, answer)
  const { outcome } = now
  const lasting = outcome?.kind === 'lasts' ? outcome : undefined
  const withTime = lasting ?? (outcome?.kind === 'neverRunsOut' ? outcome : undefined)
  const found = sayFound(now.typed.find, outcome, wholeMoney)
  /** The row of what is looked for; for a moment the answer may belong to another row. */
  const foundRow = { value: now.typed.find === typed.find ? found : '' }

  return (
    <PageAnswer
      results={[
        { label: foundNames[now.typed.find], value: found },
        ...(outcome?.kind === 'neverRunsOut'
          ? [{ label: LEFT, value: wholeMoney(leftAfterAll(outcome)) }]
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
            helper={sayRise()}
            hint={rangeHint(reading.risePercent, 0, 20, 'Typical rises are 0–20% a year.')}
          />
          <ReturnField
            text={typed.rate}
            onText={(rate) => change({ rate })}
            reading={reading.annualRate}
          />
          {typed.find === 'duration' ? (
            <AnswerField
              value={foundRow.value && withTime ? sayShortly(withTime) : foundRow.value}
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
        <WithdrawResult outcome={outcome} typed={now.typed} />
      </Columns>

      <Columns parts="7:5">
        <WithdrawYears plan={later.plan} outcome={later.outcome} />
        <DeferredIsland part={howItWorks} props={{ plan: later.plan, outcome: later.outcome }} />
      </Columns>
      <CountedFold>
        <DeferredIsland part={withdrawReadings} props={{ plan: later.plan }} />
      </CountedFold>
      {others}
    </PageAnswer>
  )

  /** What the second year takes each month, where that is typed. */
  function sayRise(): string {
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
