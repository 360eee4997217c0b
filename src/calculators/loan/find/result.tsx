import type { ComponentProps } from 'react'
import { LONGEST_TERM } from '../../../core/loan/annuity'
import { type Decimal, decimalFrom, multiply, subtract, zero } from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import { roundedUp } from '../../../core/money/round-whole'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { AnswerActions } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { ProportionBar, SplitBar } from '../../../ui/answer/split-bar'
import { useCurrency } from '../../../ui/tab/currency'
import { sayHighestRate } from '../shared/highest-rate'
import { loanWords } from '../shared/words'
import { loanIn, type NoLoan, noLoanIn, type Outcome } from './compute'
import { inputs, type Typed } from './inputs'
import { captionOf, sayWhyNot, shareUsedUp } from './sentences'
import { findWords } from './words'

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
          <LedgerRow
            label={findWords.otherEmis}
            value={wholeMoney(inputs.parse(typed).otherEmis.value)}
          />
          <LedgerRow label={findWords.usedUp.share} value={wholeMoney(usedUp.share)} sign="-" />
          <LedgerRow kind="total" label={findWords.usedUp.above} value={wholeMoney(usedUp.above)} />
          <LedgerRow label={loanWords.emi} value={wholeMoney(outcome?.emi)} />
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
  const emi = wholeMoney(loan?.emi)
  return (
    <ResultCard
      caption={
        // A new sentence gets a new element, because browser translation replaces text nodes.
        <span key={[outcome?.kind, typed.find, emi, loan?.months, typed.tenureUnit].join(' ')}>
          {captionOf(typed, outcome, emi)}
        </span>
      }
    >
      <ResultPart>
        <SplitBar
          base={{ name: loanWords.parts.principal, value: loan?.principal ?? zero }}
          rest={{ name: loanWords.parts.interest, value: loan?.totalInterest ?? zero }}
          decimals={1}
        />
      </ResultPart>
      <Ledger>
        <LedgerRow
          label={loanWords.loanAmount}
          value={wholeMoney(loan?.principal)}
          swatch="neel"
          repeated={typed.find === 'amount'}
        />
        <LedgerRow
          label={loanWords.totalInterest}
          value={wholeMoney(loan?.totalInterest)}
          swatch="haldi"
        />
        <LedgerRow
          kind="total"
          label={loanWords.totalPayment}
          value={wholeMoney(loan?.totalPayment)}
        />
        <LedgerRow label={loanWords.emi} value={wholeMoney(outcome?.emi)} />
        {loan?.lastInstalment !== undefined && (
          <LedgerRow label={findWords.lastInstalment} value={wholeMoney(loan.lastInstalment)} />
        )}
      </Ledger>
      <AnswerActions {...actions} />
    </ResultCard>
  )
}

/** The rows that say what is missing, and what would be enough. */
function WhyNot({ none }: { none: NoLoan }) {
  const { wholeMoney } = useCurrency()
  const emi = <LedgerRow label={loanWords.emi} value={wholeMoney(none.emi)} />
  const smallest = (
    <LedgerRow
      label={findWords.whyNot.smallestEmi}
      value={wholeMoney(roundedUp(none.smallestEmi))}
    />
  )
  if (none.kind === 'instalmentsBelowAmount') {
    const paid = multiply(none.emi, decimalFrom(none.months))
    return (
      <>
        <LedgerRow label={loanWords.loanAmount} value={wholeMoney(none.principal)} />
        <LedgerRow label={findWords.whyNot.allEmis} value={wholeMoney(paid)} />
        <LedgerRow
          kind="total"
          label={findWords.whyNot.missing}
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
        <LedgerRow label={loanWords.loanAmount} value={wholeMoney(none.principal)} />
        {emi}
        {smallest}
      </>
    )
  }
  return (
    <>
      <LedgerRow label={findWords.whyNot.firstInterest} value={wholeMoney(none.firstInterest)} />
      {emi}
      <LedgerRow
        kind="total"
        label={findWords.whyNot.shortfall}
        value={wholeMoney(none.shortfall)}
      />
      {smallest}
      <LedgerRow label={findWords.whyNot.highestRate} value={sayHighestRate(none, LONGEST_TERM)} />
    </>
  )
}
