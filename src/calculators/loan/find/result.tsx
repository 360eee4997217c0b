import type { ComponentProps } from 'react'
import { LONGEST_TERM } from '../../../core/annuity'
import { type Decimal, decimalFrom, multiply, round, subtract, zero } from '../../../core/decimal'
import { plainMoney } from '../../../core/format'
import { roundedUp } from '../../../core/round-whole'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { AnswerActions } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { ProportionBar, SplitBar } from '../../../ui/answer/split-bar'
import { useCurrency } from '../../../ui/tab/currency'
import { sayHighestRate } from '../shared/highest-rate'
import { loanIn, type NoLoan, noLoanIn, type Outcome } from './compute'
import { readInputs, type Typed } from './inputs'
import { captionOf, sayWhyNot, shareUsedUp } from './sentences'

type FindResultProps = {
  outcome: Outcome | undefined
  typed: Typed
  actions: ComponentProps<typeof AnswerActions>
}

/** The answer card: what was found and what the loan costs, or why there is no loan. */
export function FindResult({ outcome, typed, actions }: FindResultProps) {
  const { currency, wholeMoney } = useCurrency()
  const none = noLoanIn(outcome)
  const usedUp = shareUsedUp(typed, outcome, wholeMoney)
  if (usedUp) {
    return (
      <ResultCard sentence={usedUp.sentence} caption={usedUp.caption}>
        <ResultPart>
          <ProportionBar base={0} rest={0} />
        </ResultPart>
        <Ledger>
          <LedgerRow label="Other EMIs" value={wholeMoney(readInputs(typed).otherEmis.value)} />
          <LedgerRow
            label="Share for EMIs"
            value={wholeMoney(usedUp.share)}
            sign={round(usedUp.share, 0) > 0n ? '-' : undefined}
          />
          <LedgerRow kind="total" label="Above the share" value={wholeMoney(usedUp.above)} />
          <LedgerRow label="EMI" value={wholeMoney(outcome?.emi)} />
        </Ledger>
        <AnswerActions {...actions} />
      </ResultCard>
    )
  }
  if (none) {
    const exact = (value: Decimal) => plainMoney(value, currency.symbol)
    const { sentence, caption } = sayWhyNot(none, exact, wholeMoney)
    return (
      <ResultCard sentence={sentence} caption={caption}>
        <ResultPart>
          <ProportionBar base={0} rest={0} />
        </ResultPart>
        <Ledger>
          <WhyNot none={none} />
        </Ledger>
        <AnswerActions {...actions} />
      </ResultCard>
    )
  }

  const loan = loanIn(outcome)
  const [before, after] = captionOf(typed, outcome)
  const emi = wholeMoney(loan?.emi)
  return (
    <ResultCard
      caption={
        // A new sentence gets a new element, because browser translation replaces text nodes.
        <span key={`${before} ${emi} ${after}`}>
          {before} {after !== undefined && <b>{emi}</b>} {after}
        </span>
      }
    >
      <ResultPart>
        <SplitBar
          base={{ name: 'principal', value: loan?.principal ?? zero }}
          rest={{ name: 'interest', value: loan?.totalInterest ?? zero }}
          decimals={1}
        />
      </ResultPart>
      <Ledger>
        <LedgerRow
          label="Loan amount"
          value={wholeMoney(loan?.principal)}
          swatch="neel"
          repeated={typed.find === 'amount'}
        />
        <LedgerRow label="Total Interest" value={wholeMoney(loan?.totalInterest)} swatch="haldi" />
        <LedgerRow kind="total" label="Total Payment" value={wholeMoney(loan?.totalPayment)} />
        <LedgerRow label="EMI" value={wholeMoney(outcome?.emi)} />
        {loan?.lastInstalment !== undefined && (
          <LedgerRow label="Last instalment" value={wholeMoney(loan.lastInstalment)} />
        )}
      </Ledger>
      <AnswerActions {...actions} />
    </ResultCard>
  )
}

/** The rows that say what is missing, and what would be enough. */
function WhyNot({ none }: { none: NoLoan }) {
  const { wholeMoney } = useCurrency()
  const emi = <LedgerRow label="EMI" value={wholeMoney(none.emi)} />
  const smallest = (
    <LedgerRow label="Smallest EMI" value={wholeMoney(roundedUp(none.smallestEmi))} />
  )
  if (none.kind === 'instalmentsBelowAmount') {
    const paid = multiply(none.emi, decimalFrom(none.months))
    return (
      <>
        <LedgerRow label="Loan amount" value={wholeMoney(none.principal)} />
        <LedgerRow label="All EMIs" value={wholeMoney(paid)} />
        <LedgerRow
          kind="total"
          label="Missing"
          value={wholeMoney(subtract(none.principal, paid))}
        />
        {emi}
        {smallest}
      </>
    )
  }
  if (none.kind === 'over100Years') {
    return (
      <>
        <LedgerRow label="Loan amount" value={wholeMoney(none.principal)} />
        {emi}
        {smallest}
      </>
    )
  }
  return (
    <>
      <LedgerRow label="Interest in month 1" value={wholeMoney(none.firstInterest)} />
      {emi}
      <LedgerRow kind="total" label="Short every month" value={wholeMoney(none.shortfall)} />
      {smallest}
      <LedgerRow label="Highest rate" value={sayHighestRate(none, LONGEST_TERM)} />
    </>
  )
}
