import { absolute, type Decimal, round, subtract, zero } from '../../../core/money/decimal'
import { roundedUp } from '../../../core/money/round-whole'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import type { ActionsProps } from '../../../ui/answer/page-answer'
import { AnswerActions } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { savingsWords } from '../shared/words'
import { type answer, type GoalPlan, isRaised, noPlanIn, planIn } from './compute'
import styles from './page.module.css'
import type { Headline } from './sentences'
import { goalWords } from './words'

const goalChart = lazyPart(() => import('./goal-chart').then((part) => part.GoalChart))

type GoalResultProps = {
  answered: ReturnType<typeof answer>
  headline: Headline
  actions: Omit<ActionsProps, 'results'>
}

/** The answer card: what was found, the chart, and what waiting costs; or why nothing was found. */
export function GoalResult({ answered, headline, actions }: GoalResultProps) {
  const { outcome, asked, otherPlan } = answered
  const plan = planIn(outcome)
  return (
    <ResultCard sentence={headline.sentence} caption={headline.caption}>
      {plan && plan.months > 0 && asked.goal > 0n && (
        <ResultPart>
          <DeferredIsland part={goalChart} props={{ plan, asked }} />
        </ResultPart>
      )}
      {plan ? (
        <PlanLedger plan={plan} withoutStepUp={otherPlan?.monthly} />
      ) : (
        <NoPlanLedger answered={answered} />
      )}
      {plan && <Waiting plan={plan} />}
      <AnswerActions {...actions} />
    </ResultCard>
  )
}

function PlanLedger({
  plan,
  withoutStepUp,
}: {
  plan: GoalPlan
  withoutStepUp: Decimal | undefined
}) {
  const { wholeMoney } = useCurrency()
  const { invested, returns, futureValue, goalThen, startYearLater, lastYearMonthly } = plan
  const isLoss = round(returns, 0) < 0n
  const goal = { label: goalWords.goalThen, value: wholeMoney(goalThen) }
  const isGoal = round(futureValue, 0) === round(goalThen, 0)
  return (
    <Ledger>
      <LedgerRow label={savingsWords.totalInvested} value={wholeMoney(invested)} swatch="neel" />
      <LedgerRow
        label={savingsWords.estimatedReturns}
        value={wholeMoney(returns)}
        {...(isLoss ? { tone: 'loss' } : { swatch: 'haldi' })}
      />
      {isGoal ? (
        <LedgerRow kind="total" {...goal} />
      ) : (
        <>
          <LedgerRow
            kind="total"
            label={savingsWords.maturityValue}
            value={wholeMoney(futureValue)}
          />
          <LedgerRow {...goal} />
        </>
      )}
      {startYearLater !== undefined && (
        <LedgerRow label={goalWords.startLater} value={wholeMoney(roundedUp(startYearLater))} />
      )}
      {withoutStepUp !== undefined && (
        <LedgerRow
          label={savingsWords.withoutStepUp}
          value={wholeMoney(roundedUp(withoutStepUp))}
        />
      )}
      {isRaised(plan) && (
        <LedgerRow label={goalWords.inLastYear} value={wholeMoney(lastYearMonthly)} />
      )}
    </Ledger>
  )
}

function NoPlanLedger({ answered }: Pick<GoalResultProps, 'answered'>) {
  const { wholeMoney } = useCurrency()
  const { asked, outcome } = answered
  const none = noPlanIn(outcome)
  const goalThen = none && 'goalThen' in none ? none.goalThen : undefined
  return (
    <Ledger>
      <LedgerRow label={goalWords.goal} value={wholeMoney(asked.goal)} />
      {goalThen !== undefined && (
        <LedgerRow label={goalWords.goalThen} value={wholeMoney(goalThen)} />
      )}
    </Ledger>
  )
}

/** What waiting for a year costs every month, between the amounts as they are rounded. */
function Waiting({ plan }: { plan: GoalPlan }) {
  const { wholeMoney } = useCurrency()
  if (plan.startYearLater === undefined) return null
  const more = subtract(roundedUp(plan.startYearLater), roundedUp(plan.monthly))
  if (round(more, 0) === zero) return null
  const amount = wholeMoney(absolute(more))
  return (
    <p className={styles.remark} key={more} data-amount>
      {more > 0n ? goalWords.waitingTakes.more(amount) : goalWords.waitingTakes.less(amount)}
    </p>
  )
}
