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
import { type Headline, sayLength, saySafePercent, sayTaxPercent } from './sentences'
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
  const hasInterest = deposit !== undefined && round(deposit.interest, 0) > zero
  const closing = deposit?.closing
  return (
    <ResultCard sentence={headline.sentence} caption={headline.caption}>
      {hasInterest && (
        <ResultPart>
          <DeferredIsland
            part={growthChart}
            props={{ deposit, amount: shownAmount(asked, deposit) }}
          />
          <div className={styles.goes}>
            <InterestGoes
              interest={deposit.interest}
              parts={interestPartsOf({ ...deposit, lateFees: zero })}
              taxPercent={sayTaxPercent(asked.tax.taxRate)}
            />
          </div>
        </ResultPart>
      )}
      {deposit && closing?.kind === 'closed' ? (
        <>
          {/* Only the last ledger runs on to the foot of the card. */}
          <div>
            <DepositLedger asked={asked} deposit={deposit} />
          </div>
          <ClosingLedger closed={closing} amount={shownAmount(asked, deposit)} />
        </>
      ) : (
        deposit && <DepositLedger asked={asked} deposit={deposit} />
      )}
      {deposit && hasInterest && <Remark asked={asked} deposit={deposit} />}
      <AnswerActions {...actions} />
    </ResultCard>
  )
}

/** What is shown of an amount: one that was found is rounded up. */
const shownAmount = ({ find }: FixedInputs, { amount }: Deposit): Decimal =>
  find === 'amount' ? roundedUp(amount) : amount

type DepositProps = { asked: FixedInputs; deposit: Deposit }

function DepositLedger({ asked, deposit }: DepositProps) {
  const { wholeMoney } = useCurrency()
  const { paidOut, interest, stillToPay, tdsInAll, taxInAll, maturesOn } = deposit
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
          repeated={asked.find === 'value'}
        />
      )}
      {maturesOn && <LedgerRow label={fixedWords.results.maturesOn} value={sayDate(maturesOn)} />}
      <PercentRow label={depositsWords.results.effectiveYield} percent={deposit.effectiveYield} />
      {!paidOut && (
        <PercentRow label={fixedWords.results.advertYield} percent={deposit.advertYield} />
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

/** What closing early gives, in a ledger of its own. */
function ClosingLedger({ closed, amount }: { closed: Closed; amount: Decimal }) {
  const { wholeMoney } = useCurrency()
  return (
    <section
      className={styles.closed}
      aria-label={fixedWords.results.closedAfter(sayLength(closed.length))}
    >
      <h2 data-amount>{fixedWords.results.closedAfter(sayLength(closed.length))}</h2>
      <Ledger>
        <PercentRow label={fixedWords.results.rateThen} percent={closed.rateThen} />
        <LedgerRow repeated label={depositsWords.results.amount} value={wholeMoney(amount)} />
        <LedgerRow
          label={fixedWords.results.interestThen}
          value={wholeMoney(closed.interestThen)}
        />
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
        />
        <LedgerRow
          label={fixedWords.results.givenUp}
          value={wholeMoney(closed.givenUp)}
          tone={round(closed.givenUp, 0) > zero ? 'loss' : undefined}
        />
      </Ledger>
    </section>
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
