import { round, subtract } from '../../../core/money/decimal'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import type { ActionsProps } from '../../../ui/answer/page-answer'
import { AnswerActions } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import {
  type Lasting,
  leftAfterShownYears,
  type NeverEnding,
  outcomeToDraw,
  type WithdrawOutcome,
} from './compute'
import type { Typed } from './inputs'
import { captionOf } from './sentences'
import { withdrawWords } from './words'

const savingsLeftChart = lazyPart(() =>
  import('./savings-left-chart').then((part) => part.SavingsLeftChart),
)

type WithdrawResultProps = {
  outcome: WithdrawOutcome | undefined
  /** The inputs that the outcome belongs to. */
  typed: Typed
  actions: Omit<ActionsProps, 'results'>
}

/** The answer card: how long the savings last or what can be taken, and the chart. */
export function WithdrawResult({ outcome, typed, actions }: WithdrawResultProps) {
  const { wholeMoney } = useCurrency()
  const drawn = outcomeToDraw(outcome)
  const isLost = outcome?.kind === 'allIsLost'
  return (
    <ResultCard
      caption={captionOf(typed, outcome, wholeMoney)}
      sentence={isLost ? withdrawWords.allIsLost : undefined}
    >
      {drawn && (
        <ResultPart>
          <DeferredIsland part={savingsLeftChart} props={{ outcome: drawn }} />
        </ResultPart>
      )}
      <Ledger>
        {outcome?.kind === 'neverRunsOut' ? (
          <NeverRows never={outcome} />
        ) : (
          <LastingRows lasting={outcome?.kind === 'lasts' ? outcome : undefined} />
        )}
      </Ledger>
      <AnswerActions {...actions} />
    </ResultCard>
  )
}

function LastingRows({ lasting }: { lasting: Lasting | undefined }) {
  const { wholeMoney } = useCurrency()
  const returns = lasting && subtract(lasting.withdrawnInAll, lasting.savings)
  const isLoss = returns !== undefined && round(returns, 0) < 0n
  return (
    <>
      <LedgerRow label={withdrawWords.savings} value={wholeMoney(lasting?.savings)} swatch="neel" />
      <LedgerRow
        label={withdrawWords.results.returns}
        value={wholeMoney(returns)}
        {...(isLoss ? { tone: 'loss' } : { swatch: 'haldi' })}
      />
      <LedgerRow
        kind="total"
        label={withdrawWords.results.withdrawnInAll}
        value={wholeMoney(lasting?.withdrawnInAll)}
      />
      <LedgerRow
        label={withdrawWords.results.lastWithdrawal}
        value={wholeMoney(lasting?.lastWithdrawal)}
      />
    </>
  )
}

function NeverRows({ never }: { never: NeverEnding }) {
  const { wholeMoney } = useCurrency()
  return (
    <>
      <LedgerRow label={withdrawWords.savings} value={wholeMoney(never.savings)} swatch="neel" />
      <LedgerRow
        label={withdrawWords.results.firstReturn}
        value={wholeMoney(never.firstReturn)}
        {...(never.firstReturn < 0n ? { tone: 'loss' } : { swatch: 'haldi' })}
      />
      <LedgerRow label={withdrawWords.results.firstWithdrawal} value={wholeMoney(never.monthly)} />
      <LedgerRow
        kind="total"
        label={withdrawWords.results.leftAfterShownYears}
        value={wholeMoney(leftAfterShownYears(never))}
      />
    </>
  )
}
