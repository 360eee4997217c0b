import type { ReactNode } from 'react'
import { sayDate } from '../../../core/language/dates'
import { type Decimal, round, zero } from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { roundedUp } from '../../../core/money/round-whole'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { type ActionsProps, AnswerActions } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { InterestGoes, interestPartsOf } from '../shared/interest-goes'
import { depositsWords } from '../shared/words'
import type { Answered } from './answer'
import type { Closed, Deposit, FixedInputs } from './compute'
import styles from './page.module.css'
import {
  closedIn,
  type Headline,
  labelOf,
  sayLength,
  saySafePercent,
  sayTaxPercent,
} from './sentences'
import { fixedWords } from './words'

const growthChart = lazyPart(() => import('./growth-chart').then((part) => part.DepositChart))

type FixedResultProps = {
  answered: Answered
  headline: Headline
  actions: Omit<ActionsProps, 'results'>
}

/** The answer card: what was found, how it grows, where the interest goes; or why nothing was found. */
export function FixedResult({ answered, headline, actions }: FixedResultProps) {
  const { asked, outcome } = answered
  const deposit = outcome?.kind === 'deposit' ? outcome : undefined
  return (
    <ResultCard sentence={headline.sentence} caption={headline.caption}>
      {deposit && <DepositParts asked={asked} deposit={deposit} />}
      {deposit && hasInterest(deposit) && <Remark asked={asked} deposit={deposit} />}
      <AnswerActions {...actions} />
    </ResultCard>
  )
}

const hasInterest = ({ interest }: Deposit): boolean => round(interest, 0) > zero

/** How it grows and what it comes to; of one that is closed early, what that gives stands first. */
function DepositParts({ asked, deposit }: DepositProps) {
  const picture = <Picture asked={asked} deposit={deposit} />
  const ledger = <DepositLedger asked={asked} deposit={deposit} />
  const { closing } = deposit
  if (closing?.kind !== 'closed') {
    return (
      <>
        {picture}
        {ledger}
      </>
    )
  }
  const isFirst = closedIn({ asked, outcome: deposit }) === closing
  const closed = (
    <Titled title={fixedWords.results.closedAfter(sayLength(closing.length))}>
      <ClosingLedger closed={closing} amount={shownAmount(asked, deposit)} isHeadline={isFirst} />
    </Titled>
  )
  // Only the last ledger runs on to the foot of the card.
  return isFirst ? (
    <>
      <div>{closed}</div>
      <Titled title={fixedWords.results.keptToTheEnd}>
        {picture}
        {ledger}
      </Titled>
    </>
  ) : (
    <>
      {picture}
      <div>{ledger}</div>
      {closed}
    </>
  )
}

/** A part of the card under a heading of its own. */
function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.titled} aria-label={title}>
      <h2 data-amount>{title}</h2>
      {children}
    </section>
  )
}

function Picture({ asked, deposit }: DepositProps) {
  if (!hasInterest(deposit)) return null
  return (
    <ResultPart>
      <DeferredIsland part={growthChart} props={{ deposit, amount: shownAmount(asked, deposit) }} />
      <div className={styles.goes}>
        <InterestGoes
          interest={deposit.interest}
          parts={interestPartsOf({ ...deposit, lateFees: zero })}
          taxPercent={sayTaxPercent(asked.tax.taxRate)}
        />
      </div>
    </ResultPart>
  )
}

/** What is shown of an amount: one that was found is rounded up. */
const shownAmount = ({ find }: FixedInputs, { amount }: Deposit): Decimal =>
  find === 'amount' ? roundedUp(amount) : amount

type DepositProps = { asked: FixedInputs; deposit: Deposit }

function DepositLedger({ asked, deposit }: DepositProps) {
  const { wholeMoney } = useCurrency()
  const { paidOut, interest, stillToPay, tdsInAll, taxInAll, maturesOn } = deposit
  const isClosedFirst = closedIn({ asked, outcome: deposit }) !== undefined
  return (
    <Ledger>
      <LedgerRow
        label={depositsWords.results.amount}
        value={wholeMoney(shownAmount(asked, deposit))}
        swatch="neel"
        repeated={asked.find === 'amount'}
      />
      <LedgerRow
        label={depositsWords.results.interest}
        note={paidOut && sayPayments(asked, paidOut.payments)}
        value={wholeMoney(interest)}
        swatch="haldi"
      />
      {paidOut && isClosedFirst && (
        <LedgerRow label={labelOf(asked)} value={wholeMoney(paidOut.payment)} />
      )}
      {paidOut && paidOut.lastPayment > zero && (
        <LedgerRow
          kind="part"
          label={fixedWords.results.lastPayment}
          value={wholeMoney(paidOut.lastPayment)}
        />
      )}
      {!paidOut && (
        <LedgerRow
          kind="total"
          label={depositsWords.results.maturityValue}
          value={wholeMoney(deposit.maturityValue)}
          repeated={asked.find === 'value' && !isClosedFirst}
        />
      )}
      {maturesOn && <LedgerRow label={fixedWords.results.maturesOn} value={sayDate(maturesOn)} />}
      {paidOut ? (
        <>
          <PercentRow label={fixedWords.results.payoutYield} percent={deposit.payoutYield} />
          <PercentRow label={fixedWords.results.reinvestedYield} percent={deposit.effectiveYield} />
        </>
      ) : (
        <>
          <PercentRow
            label={depositsWords.results.effectiveYield}
            percent={deposit.effectiveYield}
          />
          <PercentRow label={fixedWords.results.advertYield} percent={deposit.advertYield} />
        </>
      )}
      <LedgerRow
        label={depositsWords.results.tdsInAll}
        value={tdsInAll > zero ? wholeMoney(tdsInAll) : depositsWords.results.none}
      />
      <LedgerRow
        label={depositsWords.results.taxInAll}
        value={taxInAll > zero ? `-${wholeMoney(taxInAll)}` : depositsWords.results.none}
        tone={taxInAll > zero ? 'loss' : undefined}
      />
      {tdsInAll > zero && (
        <LedgerRow
          label={
            stillToPay < zero ? depositsWords.results.comesBack : depositsWords.results.stillToPay
          }
          value={wholeMoney((stillToPay < zero ? -stillToPay : stillToPay) as Decimal)}
        />
      )}
      <LedgerRow
        kind="total"
        label={depositsWords.results.afterTax}
        value={wholeMoney(deposit.afterTax)}
      />
      <LedgerRow
        label={depositsWords.results.inTodaysMoney}
        value={wholeMoney(deposit.inTodaysMoney)}
      />
      <PercentRow label={fixedWords.results.realReturn} percent={deposit.realReturn} />
    </Ledger>
  )
}

const sayPayments = ({ payout }: FixedInputs, count: number): string =>
  fixedWords.results.payments[payout === 'monthly' ? 'monthly' : 'quarterly'](
    groupDigits(String(count)),
  )

function PercentRow({ label, percent }: { label: string; percent: Decimal | undefined }) {
  return (
    <LedgerRow label={label} value={percent === undefined ? '--' : formatPercent(percent, 2)} />
  )
}

type ClosingLedgerProps = { closed: Closed; amount: Decimal; isHeadline: boolean }

/** What closing early gives, in a ledger of its own. */
function ClosingLedger({ closed, amount, isHeadline }: ClosingLedgerProps) {
  const { wholeMoney } = useCurrency()
  return (
    <Ledger>
      <PercentRow label={fixedWords.results.rateThen} percent={closed.rateThen} />
      <LedgerRow repeated label={depositsWords.results.amount} value={wholeMoney(amount)} />
      <LedgerRow label={fixedWords.results.interestThen} value={wholeMoney(closed.interestThen)} />
      {closed.paidBefore > zero && (
        <LedgerRow
          label={fixedWords.results.paidBefore}
          value={`-${wholeMoney(closed.paidBefore)}`}
        />
      )}
      <LedgerRow
        kind="total"
        label={fixedWords.results.youGet}
        value={wholeMoney(closed.valueThen)}
        repeated={isHeadline}
      />
      <LedgerRow
        label={fixedWords.results.givenUp}
        value={wholeMoney(closed.givenUp)}
        tone={round(closed.givenUp, 0) > zero ? 'loss' : undefined}
      />
    </Ledger>
  )
}

/** What all of it buys. */
function Remark({ asked, deposit }: DepositProps): ReactNode {
  const { wholeMoney } = useCurrency()
  const say = deposit.paidOut ? fixedWords.remarkPaidOut : fixedWords.remark
  return (
    <p className={styles.remark} data-amount>
      {say(
        saySafePercent(asked.inflation),
        <b>{wholeMoney(shownAmount(asked, deposit))}</b>,
        <b>{wholeMoney(deposit.inTodaysMoney)}</b>,
      )}
    </p>
  )
}
