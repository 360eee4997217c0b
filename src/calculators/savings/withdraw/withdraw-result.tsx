import { round, subtract } from '../../../core/decimal'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { AnswerActions } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { captionOf, drawnIn, type Lasting, leftAfterAll, type Never, type Typed } from './answer'
import type { WithdrawOutcome } from './compute'
import { inputs } from './inputs'

const loadActions = () => import('./share')

const savingsLeft = lazyPart(() => import('./savings-left').then((part) => part.SavingsLeft))

/** The name of what is left where savings never run out. */
export const LEFT = 'Left after 100 years'

type WithdrawResultProps = { outcome: WithdrawOutcome | undefined; typed: Typed }

/** How long the savings last or what can be taken, and what becomes of them. */
export function WithdrawResult({ outcome, typed }: WithdrawResultProps) {
  const { wholeMoney } = useCurrency()
  const [before, figure, after] = captionOf(typed, outcome, wholeMoney)
  const drawn = drawnIn(outcome)
  const isLost = outcome?.kind === 'allIsLost'
  return (
    <ResultCard
      caption={
        // A new sentence is a new element: programs that translate pages replace its texts.
        <span key={before + figure + after}>
          {before}
          {figure && <b>{figure}</b>}
          {after}
        </span>
      }
      sentence={isLost ? 'All is lost after the first withdrawal' : undefined}
    >
      {drawn && (
        <ResultPart>
          <DeferredIsland part={savingsLeft} props={{ outcome: drawn }} />
        </ResultPart>
      )}
      <Ledger>
        {outcome?.kind === 'neverRunsOut' ? (
          <NeverRows never={outcome} />
        ) : (
          <LastingRows lasting={outcome?.kind === 'lasts' ? outcome : undefined} />
        )}
      </Ledger>
      <AnswerActions inputs={inputs} typed={typed} load={loadActions} />
    </ResultCard>
  )
}

function LastingRows({ lasting }: { lasting: Lasting | undefined }) {
  const { wholeMoney } = useCurrency()
  const returns = lasting && subtract(lasting.withdrawnInAll, lasting.savings)
  const isLoss = returns !== undefined && round(returns, 0) < 0n
  return (
    <>
      <LedgerRow label="Savings" value={wholeMoney(lasting?.savings)} swatch="neel" />
      <LedgerRow
        label="Returns on the way"
        value={wholeMoney(returns)}
        {...(isLoss ? { tone: 'loss' } : { swatch: 'haldi' })}
      />
      <LedgerRow
        kind="total"
        label="Withdrawn in all"
        value={wholeMoney(lasting?.withdrawnInAll)}
      />
      <LedgerRow label="Last withdrawal" value={wholeMoney(lasting?.lastWithdrawal)} />
    </>
  )
}

function NeverRows({ never }: { never: Never }) {
  const { wholeMoney } = useCurrency()
  return (
    <>
      <LedgerRow label="Savings" value={wholeMoney(never.savings)} swatch="neel" />
      <LedgerRow
        label="Return in month 1"
        value={wholeMoney(never.firstReturn)}
        {...(never.firstReturn < 0n ? { tone: 'loss' } : { swatch: 'haldi' })}
      />
      <LedgerRow label="Withdrawal in month 1" value={wholeMoney(never.monthly)} />
      <LedgerRow kind="total" label={LEFT} value={wholeMoney(leftAfterAll(never))} />
    </>
  )
}
