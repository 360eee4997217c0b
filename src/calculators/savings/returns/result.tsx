import { absolute, round } from '../../../core/decimal'
import { formatPercent } from '../../../core/format'
import { everyDigit } from '../../../core/format-exact'
import { sayShortDate } from '../../../core/language/dates'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import type { ActionsProps, Result } from '../../../ui/answer/page-answer'
import { AnswerActions } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import type { ReturnsAnswer } from './compute'
import styles from './page.module.css'
import { headlineOf, NOTHING, rateName, remarkOf, sayRate, sayTime } from './sentences'
import { returnsWords } from './words'

const returnsChart = lazyPart(() => import('./chart').then((part) => part.ReturnsChart))

const { results } = returnsWords

type Money = ReturnType<typeof useCurrency>['wholeMoney']

/** The results in the order in which they are copied and read out; the main one first. */
export function resultsOf(answered: ReturnsAnswer, wholeMoney: Money): [Result, ...Result[]] {
  const { returns } = answered
  const { label, value, isRateBelow } = headlineOf(answered)
  const main = { label, value }
  if (returns.gain === undefined || value === NOTHING) return [main]
  return [
    main,
    ...(isRateBelow && returns.rate !== undefined
      ? [{ label: rateName(returns), value: sayRate(returns.rate, returns.isRateOver) }]
      : []),
    { label: results.gain, value: wholeMoney(returns.gain) },
    { label: results.paidIn, value: wholeMoney(returns.totalIn) },
    { label: results.takenOut, value: wholeMoney(returns.totalOut) },
    { label: results.value, value: wholeMoney(returns.valueToday) },
  ]
}

type ReturnsResultProps = {
  answered: ReturnsAnswer
  actions: Omit<ActionsProps, 'results'>
}

/** The answer card: the yearly rate or why there is none, the picture and what the payments came to. */
export function ReturnsResult({ answered, actions }: ReturnsResultProps) {
  const { returns, series, hasDay } = answered
  const { caption, value } = headlineOf(answered)
  const remark = remarkOf(answered)
  const isLoss = hasDay && value.startsWith('-')
  return (
    <ResultCard caption={caption} tone={isLoss ? 'loss' : undefined}>
      {hasDay && series.length > 1 && (
        <ResultPart>
          <DeferredIsland part={returnsChart} props={{ returns, series }} />
        </ResultPart>
      )}
      <ReturnsLedger answered={answered} />
      {remark && <p className={styles.remark}>{remark}</p>}
      <AnswerActions {...actions} />
    </ResultCard>
  )
}

/** While a long list is being worked on, or could not be. */
export function WaitingResult({
  sentence,
  actions,
}: {
  sentence: string
  actions: Omit<ActionsProps, 'results'>
}) {
  return (
    <ResultCard caption={<span key={sentence}>{sentence}</span>}>
      <AnswerActions {...actions} />
    </ResultCard>
  )
}

function ReturnsLedger({
  answered: { returns, asked, hasDay },
  answered,
}: Pick<ReturnsResultProps, 'answered'>) {
  const { wholeMoney } = useCurrency()
  const { label, isRateBelow } = headlineOf(answered)
  const { rate, gain, gainPercent, bankValue, bankDifference, bankEmptyOn, bankShort } = returns
  const orNothing = (value: typeof gain) => (value === undefined ? NOTHING : wholeMoney(value))
  const bank = results.inBank(`${everyDigit(asked.bankRate)}%`)
  const hasGain = hasDay && gain !== undefined
  return (
    <Ledger>
      {isRateBelow && rate !== undefined && (
        <LedgerRow label={rateName(returns)} value={sayRate(rate, returns.isRateOver)} />
      )}
      <LedgerRow label={results.paidIn} value={wholeMoney(returns.totalIn)} />
      <LedgerRow label={results.takenOut} value={wholeMoney(returns.totalOut)} />
      <LedgerRow label={results.value} value={orNothing(returns.valueToday)} />
      <LedgerRow
        kind="total"
        label={results.gain}
        value={hasGain ? wholeMoney(gain) : NOTHING}
        tone={hasGain && round(gain, 0) < 0n ? 'loss' : undefined}
      />
      {hasGain && gainPercent !== undefined && label !== results.gainOfAll && (
        <LedgerRow
          label={results.gainOfAll}
          value={formatPercent(gainPercent, 2)}
          tone={round(gainPercent, 2) < 0n ? 'loss' : undefined}
        />
      )}
      {bankEmptyOn !== undefined && bankShort !== undefined && (
        <LedgerRow
          label={bank}
          value={results.couldNotPay(sayShortDate(bankEmptyOn), wholeMoney(bankShort))}
        />
      )}
      {bankValue !== undefined && <LedgerRow label={bank} value={wholeMoney(bankValue)} />}
      {bankDifference !== undefined && returns.valueToday !== undefined && (
        <LedgerRow
          label={round(bankDifference, 0) < 0n ? results.lessThanBank : results.moreThanBank}
          value={wholeMoney(absolute(bankDifference))}
        />
      )}
      {returns.days !== undefined && (
        <LedgerRow label={results.time} value={sayTime(returns.days)} />
      )}
    </Ledger>
  )
}
