import { round } from '../../../core/money/decimal'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import type { ActionsProps } from '../../../ui/answer/page-answer'
import { AnswerActions } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart, textIn } from '../../../ui/answer/result-card'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { type answer, type Growing, growingIn, type LumpSumInputs } from './compute'
import styles from './result.module.css'
import {
  type Headline,
  remarksOf,
  sayDoublesIn,
  sayRealReturn,
  sayTimes,
  shownAmount,
} from './sentences'
import { lumpSumWords } from './words'

const growthChart = lazyPart(() => import('./growth-chart').then((part) => part.LumpSumChart))

type LumpSumResultProps = {
  answered: ReturnType<typeof answer>
  headline: Headline
  actions: Omit<ActionsProps, 'results'>
}

/** The answer card: what was found, the chart and what else is worth knowing; or why nothing was found. */
export function LumpSumResult({ answered, headline, actions }: LumpSumResultProps) {
  const { wholeMoney } = useCurrency()
  const { asked, outcome } = answered
  const growing = growingIn(outcome)
  const remarks = remarksOf(answered, wholeMoney)
  return (
    <ResultCard sentence={headline.sentence} caption={headline.caption}>
      {growing && growing.months > 0 && growing.amount > 0n && (
        <ResultPart>
          <DeferredIsland
            part={growthChart}
            props={{
              growing,
              amount: wholeMoney(shownAmount(asked.find, growing)),
              hasInflation: asked.inflation !== 0n,
            }}
          />
        </ResultPart>
      )}
      {growing ? <GrowingLedger asked={asked} growing={growing} /> : <GivenLedger asked={asked} />}
      {remarks.length > 0 && (
        <div className={styles.remarks} data-amount>
          {remarks.map((remark) => (
            <p key={textIn(remark)}>{remark}</p>
          ))}
        </div>
      )}
      <AnswerActions {...actions} />
    </ResultCard>
  )
}

function GrowingLedger({ asked, growing }: { asked: LumpSumInputs; growing: Growing }) {
  const { wholeMoney } = useCurrency()
  const { find } = asked
  const { gain, value, months, inTodaysMoney } = growing
  const isLoss = round(gain, 0) < 0n
  return (
    <Ledger>
      <LedgerRow
        label={lumpSumWords.amount}
        value={wholeMoney(shownAmount(find, growing))}
        swatch="neel"
        repeated={find === 'amount'}
      />
      <LedgerRow
        label={lumpSumWords.results.gain}
        value={wholeMoney(gain)}
        {...(isLoss ? { tone: 'loss' } : { swatch: 'haldi' })}
      />
      <LedgerRow
        kind="total"
        label={lumpSumWords.value}
        note={find === 'years' && months > 0 ? lumpSumWords.atThatTime : undefined}
        value={wholeMoney(value)}
        repeated={find === 'value'}
      />
      <LedgerRow label={lumpSumWords.results.times} value={sayTimes(growing)} />
      <LedgerRow label={lumpSumWords.results.inTodaysMoney} value={wholeMoney(inTodaysMoney)} />
      <LedgerRow label={lumpSumWords.results.realReturn} value={sayRealReturn(growing)} />
      <LedgerRow label={lumpSumWords.results.doublesIn} value={sayDoublesIn(growing)} />
    </Ledger>
  )
}

/** Without an answer: what was given. */
function GivenLedger({ asked }: { asked: LumpSumInputs }) {
  const { wholeMoney } = useCurrency()
  return (
    <Ledger>
      {asked.find !== 'amount' && (
        <LedgerRow label={lumpSumWords.amount} value={wholeMoney(asked.amount)} />
      )}
      {asked.find !== 'value' && (
        <LedgerRow label={lumpSumWords.value} value={wholeMoney(asked.value)} />
      )}
    </Ledger>
  )
}
