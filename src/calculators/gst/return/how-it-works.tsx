import { languageWords } from '../../../core/language/words'
import { formatNumber } from '../../../core/money/format'
import { everyDigit } from '../../../core/money/format-exact'
import { lineWithSign } from '../../../core/money/worked-line'
import {
  cashOnlyLaw,
  DAYS_OF_INTEREST_YEAR,
  feeLaws,
  igstCreditLaw,
  interestLaw,
  ledgerLaw,
  type Rule,
} from '../../../core/rules/gst-returns'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Step, Steps } from '../../../ui/page/steps'
import { uiWords } from '../../../ui/words'
import type { ReturnInputs, ReturnResults, TaxPaid } from './compute'
import { ruleFor } from './days'
import styles from './how-it-works.module.css'
import { decimalOf, sayRupees } from './rupees'
import { saySource } from './say-source'
import { type Head, heads, total } from './set-off'
import { returnWords } from './words'

type HowItWorksProps = { asked: ReturnInputs; results: ReturnResults; tax: TaxPaid }

/** The result worked out with the typed numbers, each step with its law. */
export function HowItWorks({ asked, results, tax }: HowItWorksProps) {
  const { lateFee, feeRule, daysLate, interestTotal, cashToPay } = results
  return (
    <Card title={uiWords.page.howItWorks} intro={returnWords.howItWorks.intro}>
      <Steps>
        <Step title={returnWords.howItWorks.credit}>
          <Credit tax={tax} />
          <Law rule={ruleFor(igstCreditLaw, asked)} />
        </Step>
        <Step title={returnWords.howItWorks.cash}>
          <p>{returnWords.howItWorks.cashText}</p>
          <CalculationLine>
            {sumOf([...heads.map((head) => tax.outputCash[head]), tax.reverseChargeTotal])} ={' '}
            <b>{sayRupees(tax.taxInCashTotal)}</b>
          </CalculationLine>
          <Law rule={ruleFor(cashOnlyLaw, asked)} />
        </Step>
        <Step title={returnWords.howItWorks.interest}>
          <Interest asked={asked} results={results} tax={tax} />
          <Law rule={ruleFor(interestLaw, asked)} />
        </Step>
        <Step title={returnWords.howItWorks.lateFee}>
          {daysLate === 0 ? (
            <p>{returnWords.howItWorks.noFee}</p>
          ) : (
            <>
              <CalculationLine>
                {returnWords.days(daysLate)} × {sayRupees(feeRule.perDay)} ={' '}
                <b>{sayRupees(BigInt(daysLate) * feeRule.perDay)}</b>
              </CalculationLine>
              <p data-amount>
                {lateFee.total === feeRule.most
                  ? returnWords.howItWorks.capped(sayRupees(feeRule.most))
                  : returnWords.howItWorks.atMost(sayRupees(feeRule.most))}
              </p>
            </>
          )}
          <Law rule={ruleFor(feeLaws.gstr3b, asked)} />
        </Step>
        <Step title={returnWords.howItWorks.cashToPay}>
          <CalculationLine>
            {sumOf([tax.taxInCashTotal, interestTotal, lateFee.total])}
            {tax.cashUsed > 0n && ` − ${inDigits(tax.cashUsed)}`} ={' '}
            <Answer>{sayRupees(cashToPay)}</Answer>
          </CalculationLine>
          {tax.cashUsed > 0n && <p>{returnWords.howItWorks.ledgerOff}</p>}
          <Law rule={ruleFor(ledgerLaw, asked)} />
        </Step>
      </Steps>
      <div className={styles.foot}>
        <p>{returnWords.howItWorks.next}</p>
        <p>{returnWords.howItWorks.rule86b}</p>
      </div>
    </Card>
  )
}

const Law = ({ rule }: { rule: Rule }) => <p className={styles.law}>{saySource(rule)}</p>

const inDigits = (rupees: bigint) => formatNumber(decimalOf(rupees), 0)

/** Only what is there is added; nothing at all is 0. @example sumOf([7600n, 0n, 450n]) // '7,600 + 450' */
function sumOf(terms: readonly bigint[]): string {
  const there = terms.filter((term) => term > 0n)
  return there.length > 0 ? there.map(inDigits).join(' + ') : '0'
}

function Credit({ tax: { setOff, credit } }: { tax: TaxPaid }) {
  if (total(credit) === 0n) return <p>{returnWords.howItWorks.noCredit}</p>
  const { igst, cgst, sgst } = setOff
  const parts = (['igst', 'cgst', 'sgst'] as const)
    .filter((head) => igst[head] > 0n)
    .map((head) => returnWords.howItWorks.part(inDigits(igst[head]), returnWords.heads[head]))
  const lent = (
    [
      ['cgst', cgst.igst],
      ['sgst', sgst.igst],
    ] as const
  ).filter(([, rupees]) => rupees > 0n)
  return (
    <>
      {parts.length > 0 && (
        <p data-amount>{returnWords.howItWorks.igstTo(languageWords.and(parts))}</p>
      )}
      <p>{returnWords.howItWorks.own}</p>
      {lent.map(([head, rupees]) => (
        <p key={head} data-amount>
          {returnWords.howItWorks.lentTo(inDigits(rupees), returnWords.heads[head])}
        </p>
      ))}
    </>
  )
}

/** Head by head; CGST and SGST are one line where they are the same. */
function Interest({ asked, results, tax }: HowItWorksProps) {
  const { daysLate } = results
  if (daysLate === 0) return <p>{returnWords.howItWorks.noInterest}</p>
  const bearing = heads.filter((head) => tax.interestOn[head] > 0n)
  if (bearing.length === 0) return <p>{returnWords.howItWorks.noInterestNoCash}</p>
  const isPair =
    tax.taxInCash.cgst === tax.taxInCash.sgst && tax.cashSinceDue.cgst === tax.cashSinceDue.sgst
  const lines = bearing.filter((head) => !(isPair && head === 'sgst'))
  const name = (head: Head) =>
    isPair && head === 'cgst'
      ? languageWords.and([returnWords.heads.cgst, returnWords.heads.sgst])
      : returnWords.heads[head]
  const lay = heads.some((head) => tax.cashSinceDue[head] > 0n && tax.taxInCash[head] > 0n)
  return (
    <>
      {lines.map((head) => (
        <CalculationLine key={head}>
          {returnWords.howItWorks.ofHead(name(head))}{' '}
          <InterestLine head={head} {...{ asked, daysLate, tax }} />
        </CalculationLine>
      ))}
      {lay && <p>{returnWords.howItWorks.lay}</p>}
    </>
  )
}

type InterestLineProps = { head: Head; asked: ReturnInputs; daysLate: number; tax: TaxPaid }

/** @example '(8,050 − 1,000) × 18% × 8 ÷ 365 ≈ ₹28' */
function InterestLine({ head, asked, daysLate, tax }: InterestLineProps) {
  const [cash, since] = [tax.taxInCash[head], tax.cashSinceDue[head]]
  const on = since > 0n ? `(${inDigits(cash)} − ${inDigits(since)})` : inDigits(cash)
  const rate = everyDigit(asked.interestRate)
  const interest = sayRupees(tax.interest[head])
  const line = lineWithSign(
    0,
    interest,
    () => `${on} × ${rate}% × ${daysLate} ÷ ${DAYS_OF_INTEREST_YEAR}`,
  )
  return (
    <>
      {line} <b>{interest}</b>
    </>
  )
}
