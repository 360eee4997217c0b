import {
  absolute,
  type Decimal,
  divide,
  hundred,
  one,
  sum,
  zero,
} from '../../../core/money/decimal'
import { withSymbol } from '../../../core/money/format'
import { everyDigit } from '../../../core/money/format-exact'
import { roundedUp } from '../../../core/money/round-whole'
import { lineWithSign } from '../../../core/money/worked-line'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { uiWords } from '../../../ui/words'
import { savingsWords } from '../shared/words'
import { type answer, type GoalInputs, isRaised, noPlanIn, planIn } from './compute'
import {
  DurationSteps,
  GrownLumpSum,
  inYears,
  MonthlyAmountSteps,
  PercentSteps,
  type PlanProps,
  StepUpAmountSteps,
} from './how-it-is-found'
import { formatResult } from './sentences'
import { goalWords } from './words'

const intros = {
  start: savingsWords.paidAtStart,
  end: goalWords.howItWorks.paidAtEnd,
}

/** The result worked out with the typed numbers, with enough digits to check it by hand. */
export function HowItWorks({ answered }: { answered: ReturnType<typeof answer> }) {
  const { asked, outcome } = answered
  const plan = planIn(outcome)
  const none = noPlanIn(outcome)
  const known = plan ?? (none && 'goalThen' in none ? none : undefined)
  return (
    <Card title={uiWords.page.howItWorks} intro={intros[asked.timing]}>
      <Steps>
        {known && known.months > 0 && asked.goal > 0n ? (
          <GoalThenStep asked={asked} {...known} />
        ) : (
          <Step title={goalWords.howItWorks.five}>
            <p>{goalWords.howItWorks.fourLeadToFifth}</p>
          </Step>
        )}
        {plan && plan.months > 0 && asked.goal > 0n && <FoundSteps plan={plan} asked={asked} />}
      </Steps>
    </Card>
  )
}

/** The goal in the money of the plan's end. */
function GoalThenStep(props: { asked: GoalInputs; months: number; goalThen: Decimal }) {
  const { asked, months, goalThen } = props
  const { currency, wholeMoney } = useCurrency()
  const goal = withSymbol(everyDigit(asked.goal), currency.symbol)
  if (asked.inflation === zero) {
    return (
      <Step title={goalWords.howItWorks.goal}>
        <CalculationLine>{goalWords.howItWorks.goalStays(goal)}</CalculationLine>
      </Step>
    )
  }
  return (
    <Step
      title={
        asked.inflation > 0n ? goalWords.howItWorks.risingGoal : goalWords.howItWorks.fallingGoal
      }
    >
      <CalculationLine>
        {goal} × {everyDigit(sum(one, divide(asked.inflation, hundred)))}
        <sup>{inYears(months)}</sup> = <b>{wholeMoney(goalThen)}</b>
      </CalculationLine>
    </Step>
  )
}

function FoundSteps({ plan, asked }: PlanProps) {
  const { wholeMoney } = useCurrency()
  if (plan.kind === 'alreadyThere') return <AlreadyThereSteps plan={plan} asked={asked} />
  const TermSteps = stepsFor(asked)
  return (
    <>
      <TermSteps plan={plan} asked={asked}>
        <Answer>{formatResult(asked, plan, wholeMoney)}</Answer>
      </TermSteps>
      {plan.startYearLater !== undefined && (
        <Step title={goalWords.howItWorks.oneYearLater}>
          <CalculationLine>
            {goalWords.howItWorks.laterTakes(
              plan.months,
              wholeMoney(roundedUp(plan.startYearLater)),
            )}
          </CalculationLine>
        </Step>
      )}
    </>
  )
}

function stepsFor({ find, stepKind }: GoalInputs) {
  if (find === 'monthly') return MonthlyAmountSteps
  if (find === 'duration') return DurationSteps
  return find === 'stepUp' && stepKind === 'amount' ? StepUpAmountSteps : PercentSteps
}

function AlreadyThereSteps({ plan, asked }: PlanProps) {
  const { money, wholeMoney } = useCurrency()
  const result = wholeMoney(plan.futureValue)
  const value = <Answer>{result}</Answer>
  if (asked.find === 'monthly' && !isRaised(plan)) {
    return (
      <Step title={goalWords.howItWorks.lumpSum}>
        <CalculationLine>
          <GrownLumpSum plan={plan} asked={asked} result={result} /> {value}
        </CalculationLine>
      </Step>
    )
  }
  return (
    <Step title={goalWords.howItWorks.savingsCome}>
      <p>{goalWords.howItWorks.withoutIt[asked.find]}</p>
      <CalculationLine>
        {lineWithSign(
          0,
          result,
          (digits) =>
            `${money(plan.invested, digits)} ${plan.returns < 0n ? '−' : '+'} ${money(absolute(plan.returns), digits)}`,
        )}{' '}
        {value}
      </CalculationLine>
    </Step>
  )
}
