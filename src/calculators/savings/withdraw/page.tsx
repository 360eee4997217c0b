import { memo } from 'react'
import type { PageProps, ViewHead } from '../../../contract'
import {
  atLeastZero,
  hundred,
  multiplyDivide,
  sum,
  toApproximate,
  zero,
} from '../../../core/money/decimal'
import { PageAnswer } from '../../../ui/answer/page-answer'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useAnsweredPage } from '../../../ui/deferred/use-debounced-answer'
import { AnswerField } from '../../../ui/fields/answer-field'
import { Field, TitledChoice } from '../../../ui/fields/bound'
import { FieldCaution, FieldRows } from '../../../ui/fields/field-rows'
import { rangeHint } from '../../../ui/fields/hints'
import { Columns } from '../../../ui/page/card'
import { RuledAmount, RuledField } from '../../../ui/rulers/ruler'
import { largeAmountRuler, monthlyAmountRuler, yearsRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { NoTableCard, TableCard } from '../../../ui/tables/download-buttons'
import { CountingCard } from '../shared/counting-card'
import { DurationField, ReturnField } from '../shared/fields'
import { answer, leftAfterShownYears, type WithdrawInputs, type WithdrawOutcome } from './compute'
import { inputs } from './inputs'
import { WithdrawResult } from './result'
import { formatResult, sayTimeShort } from './sentences'
import { withdrawWords } from './words'

// What the page loads later.
const calculator = { inputs, answer, loadActions: () => import('./share') }
const yearsTable = lazyPart(() => import('./years-table').then((part) => part.YearsTable))
const withdrawInFourWays = lazyPart(() =>
  import('./ways-of-counting').then((part) => part.WithdrawInFourWays),
)
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

export const head: ViewHead = {
  heading: withdrawWords.heading,
  intro: withdrawWords.intro,
  title: withdrawWords.title,
  description: withdrawWords.description,
}

export function Page({ others }: PageProps) {
  const { wholeMoney } = useCurrency()
  const { typed, isExample, now, later, actions } = useAnsweredPage(calculator)
  const { outcome } = now
  const lasting = outcome?.kind === 'lasts' ? outcome : undefined
  const withTime = lasting ?? (outcome?.kind === 'neverRunsOut' ? outcome : undefined)
  const found = formatResult(now.typed.find, outcome, wholeMoney)
  // Right after the other figure is chosen, the result still belongs to the one before.
  const foundRow = { value: now.typed.find === typed.find ? found : '' }

  return (
    <PageAnswer
      isExample={isExample}
      results={[
        { label: withdrawWords.found[now.typed.find], value: found },
        ...(outcome?.kind === 'neverRunsOut'
          ? [
              {
                label: withdrawWords.results.leftAfterShownYears,
                value: wholeMoney(leftAfterShownYears(outcome)),
              },
            ]
          : [
              {
                label: withdrawWords.results.withdrawnInAll,
                value: wholeMoney(lasting?.withdrawnInAll),
              },
              {
                label: withdrawWords.results.lastWithdrawal,
                value: wholeMoney(lasting?.lastWithdrawal),
              },
            ]),
      ]}
    >
      <Columns parts="5:7">
        <FieldRows spacing="compact">
          <TitledChoice
            of={inputs}
            name="find"
            label={withdrawWords.find}
            words={withdrawWords.finds}
          />
          <RuledAmount
            of={inputs}
            name="savings"
            label={withdrawWords.savings}
            scale={largeAmountRuler}
          />
          {typed.find === 'monthly' ? (
            <AnswerField
              {...foundRow}
              label={withdrawWords.monthly}
              ruler={{
                scale: monthlyAmountRuler,
                value: lasting ? toApproximate(lasting.monthly) : 0,
              }}
            />
          ) : (
            <RuledField
              of={inputs}
              name="withdrawal"
              label={withdrawWords.monthly}
              size="years"
              helper={withdrawWords.monthlyHelp}
              scale={monthlyAmountRuler}
              say={(_, { value }) => wholeMoney(value)}
            />
          )}
          <Field
            of={inputs}
            name="rise"
            label={withdrawWords.rise}
            helper={riseHelper()}
            hint={rangeHint(0, 20, withdrawWords.riseHint)}
          />
          <ReturnField of={inputs} />
          {typed.find === 'duration' ? (
            <AnswerField
              value={foundRow.value && withTime ? sayTimeShort(withTime) : foundRow.value}
              label={withdrawWords.duration}
              ruler={{ scale: yearsRuler, value: (lasting?.withdrawals ?? 0) / 12 }}
            />
          ) : (
            <DurationField of={inputs} counted="withdrawal" />
          )}
          <FieldCaution>{withdrawWords.caution}</FieldCaution>
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
    const { rise, withdrawal } = inputs.parse(typed)
    if (rise.value === zero) return withdrawWords.riseHelp.none
    if (typed.find === 'monthly') {
      return rise.value < 0n ? withdrawWords.riseHelp.lowered : withdrawWords.riseHelp.raised
    }
    const second = multiplyDivide(
      atLeastZero(withdrawal.value),
      atLeastZero(sum(hundred, rise.value)),
      hundred,
    )
    return withdrawWords.riseHelp.second(wholeMoney(second))
  }
}

type WithdrawYearsProps = { plan: WithdrawInputs; outcome: WithdrawOutcome | undefined }

/** The card Year by year. Renders only when its props change, because the table is long. */
const WithdrawYears = memo(function WithdrawYears({ plan, outcome }: WithdrawYearsProps) {
  if (!outcome || !('years' in outcome) || outcome.years.length === 0) {
    return <NoTableCard>{withdrawWords.years.nothing}</NoTableCard>
  }
  return (
    <TableCard
      load={() => import('./export')}
      sheet={(file, currencyCode) => file.withdrawSheet({ plan, outcome, currencyCode })}
    >
      <DeferredIsland part={yearsTable} props={{ outcome, find: plan.find }} />
    </TableCard>
  )
})
