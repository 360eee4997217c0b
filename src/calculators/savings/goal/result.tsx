import { absolute, type Decimal, round, subtract, zero } from '../../../core/decimal'
import { roundedUp } from '../../../core/round-whole'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import type { ActionsProps } from '../../../ui/answer/page-answer'
import { AnswerActions } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { type answer, type GoalPlan, isRaised, noPlanIn, planIn } from './compute'
import styles from './page.module.css'
import type { Headline } from './sentences'

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
    <ResultCard
      sentence={headline.sentence}
      caption={
        // The key makes a new element of a new sentence: programs that translate pages replace its texts.
        <span key={headline.caption.join('')}>
          {headline.caption.map((part, index) =>
            index % 2 === 0 ? (
              part
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is one element
              <b key={index}>{part}</b>
            ),
          )}
        </span>
      }
    >
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
  const goal = { label: "Goal in that year's money", value: wholeMoney(goalThen) }
  const isGoal = round(futureValue, 0) === round(goalThen, 0)
  return (
    <Ledger>
      <LedgerRow label="Total Invested" value={wholeMoney(invested)} swatch="neel" />
      <LedgerRow
        label="Estimated Returns"
        value={wholeMoney(returns)}
        {...(isLoss ? { tone: 'loss' } : { swatch: 'haldi' })}
      />
      {isGoal ? (
        <LedgerRow kind="total" {...goal} />
      ) : (
        <>
          <LedgerRow kind="total" label="Maturity Value" value={wholeMoney(futureValue)} />
          <LedgerRow {...goal} />
        </>
      )}
      {startYearLater !== undefined && (
        <LedgerRow
          label="If you start a year later"
          value={wholeMoney(roundedUp(startYearLater))}
        />
      )}
      {withoutStepUp !== undefined && (
        <LedgerRow label="Without the step-up" value={wholeMoney(roundedUp(withoutStepUp))} />
      )}
      {isRaised(plan) && (
        <LedgerRow label="In the last year, a month" value={wholeMoney(lastYearMonthly)} />
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
      <LedgerRow label="Goal" value={wholeMoney(asked.goal)} />
      {goalThen !== undefined && (
        <LedgerRow label="Goal in that year's money" value={wholeMoney(goalThen)} />
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
  return (
    <p className={styles.remark} key={more} data-amount>
      A year's wait takes <b>{wholeMoney(absolute(more))}</b> {more > 0n ? 'more' : 'less'} every
      month to reach the same goal on the same day.
    </p>
  )
}
