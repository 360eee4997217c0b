import { memo } from 'react'
import type { PageProps, ViewHead } from '../../../contract'
import { sum, toApproximate, zero } from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import { roundedUp } from '../../../core/money/round-whole'
import { PageAnswer } from '../../../ui/answer/page-answer'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useAnsweredPage } from '../../../ui/deferred/use-debounced-answer'
import { AnswerField } from '../../../ui/fields/answer-field'
import { Choice, Field, TitledChoice } from '../../../ui/fields/bound'
import { FieldRows } from '../../../ui/fields/field-rows'
import { rangeHint } from '../../../ui/fields/hints'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { Columns } from '../../../ui/page/card'
import { RuledAmount } from '../../../ui/rulers/ruler'
import { largeAmountRuler, yearlyRateRuler, yearsRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { NoTableCard } from '../../../ui/tables/download-buttons'
import { CountingFold } from '../shared/counting-fold'
import { DurationField, ReturnField, StepUpField, useStepUpRow } from '../shared/fields'
import { chosenStepUp } from '../shared/plan'
import { sayLumpSumGrows, sayNoStepUp } from '../shared/sentences'
import { savingsWords } from '../shared/words'
import { YearsCard } from '../shared/years-card'
import { answer, planIn, reachedSum } from './compute'
import { inputs } from './inputs'
import styles from './page.module.css'
import { GoalResult } from './result'
import {
  formatResult,
  headlineOf,
  rateNames,
  resultLabels,
  sheetInputs,
  timingNames,
} from './sentences'
import { goalWords } from './words'

// What the page loads later.
const calculator = { inputs, answer, loadActions: () => import('./share') }
const nextCalculators = lazyPart(() =>
  import('../shared/next-calculators').then((part) => part.NextCalculators),
)
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

export const head: ViewHead = {
  heading: goalWords.heading,
  intro: goalWords.intro,
  title: goalWords.title,
  description: goalWords.description,
}

export function Page({ others }: PageProps) {
  const { currency, wholeMoney } = useCurrency()
  const { typed, isExample, now, later, actions } = useAnsweredPage(calculator)

  const { find, stepKind } = now.typed
  const plan = planIn(now.outcome)
  const headline = headlineOf(now, (value) => plainMoney(value, currency.symbol), wholeMoney)
  // Right after another term or kind is chosen, the result still belongs to the one before.
  const isAnswered = find === typed.find && (find !== 'stepUp' || stepKind === typed.stepKind)
  const foundRow = {
    value: isAnswered ? (plan ? formatResult(now.asked, plan, wholeMoney) : headline.value) : '',
  }
  const secondYear = plan?.years[1]
  const stepUpRow = useStepUpRow(inputs)
  const { stepPercent, stepAmount } = chosenStepUp(typed)

  return (
    <PageAnswer
      isExample={isExample}
      results={[
        { label: resultLabels[find], value: headline.value },
        ...(plan
          ? [
              { label: goalWords.goalThen, value: wholeMoney(plan.goalThen) },
              { label: savingsWords.totalInvested, value: wholeMoney(plan.invested) },
              { label: savingsWords.estimatedReturns, value: wholeMoney(plan.returns) },
            ]
          : []),
      ]}
    >
      <Columns parts="5:7">
        <FieldRows spacing="compact">
          <TitledChoice
            of={inputs}
            name="find"
            label={goalWords.find}
            words={resultLabels}
            className={styles.find}
          />
          <RuledAmount of={inputs} name="goal" label={goalWords.goal} scale={largeAmountRuler} />
          <Field
            of={inputs}
            name="inflation"
            label={goalWords.inflation}
            helper={
              inputs.parse(typed).inflation.value === 0n
                ? goalWords.sumItself
                : goalWords.inTodaysMoney
            }
            hint={rangeHint(0, 15, goalWords.usualInflation)}
          />
          {typed.find === 'monthly' ? (
            <AnswerField {...foundRow} label={savingsWords.monthlyAmount} />
          ) : (
            <Field
              of={inputs}
              name="monthly"
              label={savingsWords.monthlyAmount}
              helper={goalWords.inFirstYear}
            />
          )}
          <div className={styles.step}>
            {typed.find === 'stepUp' ? (
              <AnswerField
                {...foundRow}
                {...stepUpRow}
                ruler={{
                  scale: stepUpRow.scale,
                  value: plan ? toApproximate(sum(plan.stepPercent, plan.stepAmount)) : 0,
                }}
              />
            ) : (
              <StepUpField
                of={inputs}
                helper={
                  stepPercent === 0n && stepAmount === 0n
                    ? sayNoStepUp(typed.stepKind)
                    : isAnswered && secondYear
                      ? savingsWords.inSecondYear(wholeMoney(secondYear.monthly))
                      : savingsWords.raisedInSecondYear
                }
              />
            )}
          </div>
          {typed.find === 'return' ? (
            <AnswerField
              {...foundRow}
              label={savingsWords.annualReturn}
              ruler={{ scale: yearlyRateRuler, value: plan ? toApproximate(plan.annualRate) : 0 }}
            />
          ) : (
            <ReturnField of={inputs} />
          )}
          {typed.find === 'duration' ? (
            <AnswerField
              {...foundRow}
              label={savingsWords.duration}
              ruler={{ scale: yearsRuler, value: (plan?.months ?? 0) / 12 }}
            />
          ) : (
            <DurationField of={inputs} />
          )}
          <Field
            of={inputs}
            name="lump"
            label={goalWords.lumpSum}
            helper={sayLumpSumGrows(plan?.annualRate ?? now.asked.annualRate, now.asked.reading)}
          />
          <CountingChoice />
        </FieldRows>
        <GoalResult answered={now} headline={headline} actions={actions} />
      </Columns>

      <Columns parts="7:5">
        <GoalYears answered={later} />
        <DeferredIsland part={howItWorks} props={{ answered: later }} />
      </Columns>
      <DeferredIsland
        part={nextCalculators}
        props={{ ...reachedSum(later), years: later.typed.years }}
      />
      {others}
    </PageAnswer>
  )
}

/** When an instalment is paid and how a yearly rate counts, behind a line that names both choices. */
function CountingChoice() {
  const { timing, reading } = usePageInputs(inputs)
  return (
    <CountingFold
      summary={goalWords.counting.summary(timingNames[timing], rateNames[reading])}
      help={goalWords.counting.help}
    >
      <Choice
        wide
        of={inputs}
        name="timing"
        label={goalWords.counting.paidAt}
        words={timingNames}
      />
      <Choice
        wide
        of={inputs}
        name="reading"
        label={goalWords.counting.returnOfMonth}
        words={rateNames}
      />
    </CountingFold>
  )
}

type GoalYearsProps = { answered: ReturnType<typeof answer> }

/** Renders only when its props change, because the table is long. */
const GoalYears = memo(function GoalYears({ answered }: GoalYearsProps) {
  const { currency } = useCurrency()
  const { asked, outcome } = answered
  const plan = planIn(outcome)
  if (!plan || plan.months === 0) {
    return <NoTableCard>{goalWords.noPlanYet}</NoTableCard>
  }
  const { find } = asked
  const found = find === 'monthly' ? plan.monthly : find === 'stepUp' ? plan.stepAmount : zero
  const roundedNote = goalWords.roundedUp[find === 'monthly' ? 'monthly' : 'stepUp']
  return (
    <YearsCard
      savings={plan}
      name="goal-sip"
      title={goalWords.yearByYear}
      inputs={sheetInputs(asked, plan, currency.symbol)}
      rises
      caption={savingsWords.sipYears}
      note={goalWords.yearsNote + (roundedUp(found) === found ? '' : ` ${roundedNote}`)}
    />
  )
})
