import { sayShortDate } from '../../../core/language/dates'
import { absolute, round } from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { everyDigit } from '../../../core/money/format-exact'
import type { ReturnsStatus } from '../../../core/yearly-rate/returns-of'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import type { ActionsProps, Result } from '../../../ui/answer/page-answer'
import { AnswerActions } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import type { ReturnsAnswer } from './compute'
import styles from './page.module.css'
import { headlineOf, NOTHING, rateName, remarkOf, sayLeftOut, sayRate, sayTime } from './sentences'
import { returnsWords } from './words'

const returnsChart = lazyPart(() => import('./chart').then((part) => part.ReturnsChart))

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
    { label: returnsWords.results.gain, value: wholeMoney(returns.gain) },
    { label: returnsWords.results.paidIn, value: wholeMoney(returns.totalIn) },
    { label: returnsWords.results.takenOut, value: wholeMoney(returns.totalOut) },
    { label: returnsWords.results.value, value: wholeMoney(returns.valueToday) },
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
  const leftOut = sayLeftOut(answered)
  const isLoss = hasDay && value.startsWith('-')
  return (
    <ResultCard caption={caption} tone={isLoss ? 'loss' : undefined}>
      {hasDay && series.length > 1 && (
        <ResultPart>
          <DeferredIsland part={returnsChart} props={{ returns, series }} />
        </ResultPart>
      )}
      <ReturnsLedger answered={answered} />
      {leftOut && (
        <p key={leftOut} className={styles.remark}>
          {leftOut}
        </p>
      )}
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

/** Money that had time to grow is compared with a bank. */
const compared: readonly ReturnsStatus[] = ['one', 'several', 'none', 'allLost']

function ReturnsLedger({
  answered: { returns, asked, hasDay },
  answered,
}: Pick<ReturnsResultProps, 'answered'>) {
  const { wholeMoney } = useCurrency()
  const { label, isRateBelow } = headlineOf(answered)
  const { rate, gain, gainPercent, bankValue, bankDifference, bankEmptyOn, bankShort } = returns
  const orNothing = (value: typeof gain) => (value === undefined ? NOTHING : wholeMoney(value))
  const bank = returnsWords.results.inBank(`${everyDigit(asked.bankRate)}%`)
  const hasValue = returns.status !== 'noValue'
  const hasGain = hasDay && hasValue && gain !== undefined
  const isCompared = hasGain && compared.includes(returns.status)
  return (
    <Ledger>
      {isRateBelow && rate !== undefined && (
        <LedgerRow label={rateName(returns)} value={sayRate(rate, returns.isRateOver)} />
      )}
      <LedgerRow label={returnsWords.results.paidIn} value={wholeMoney(returns.totalIn)} />
      <LedgerRow label={returnsWords.results.takenOut} value={wholeMoney(returns.totalOut)} />
      <LedgerRow
        label={returnsWords.results.value}
        value={hasValue ? orNothing(returns.valueToday) : NOTHING}
      />
      <LedgerRow
        kind="total"
        label={returnsWords.results.gain}
        value={hasGain ? wholeMoney(gain) : NOTHING}
        tone={hasGain && round(gain, 0) < 0n ? 'loss' : undefined}
      />
      {hasGain && gainPercent !== undefined && label !== returnsWords.results.gainOfAll && (
        <LedgerRow
          label={returnsWords.results.gainOfAll}
          value={formatPercent(gainPercent, 2)}
          tone={round(gainPercent, 2) < 0n ? 'loss' : undefined}
        />
      )}
      {isCompared && bankEmptyOn !== undefined && bankShort !== undefined && (
        <LedgerRow
          isSentence
          label={bank}
          value={returnsWords.results.couldNotPay(sayShortDate(bankEmptyOn), wholeMoney(bankShort))}
        />
      )}
      {isCompared && bankValue !== undefined && (
        <LedgerRow label={bank} value={wholeMoney(bankValue)} />
      )}
      {isCompared && bankDifference !== undefined && (
        <LedgerRow
          label={
            round(bankDifference, 0) < 0n
              ? returnsWords.results.lessThanBank
              : returnsWords.results.moreThanBank
          }
          value={wholeMoney(absolute(bankDifference))}
        />
      )}
      {returns.days !== undefined && (
        <LedgerRow label={returnsWords.results.time} value={sayTime(returns.days)} />
      )}
    </Ledger>
  )
}
