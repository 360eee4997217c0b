import type { ReactNode } from 'react'
import { monthlyRate } from '../../../core/annuity'
import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  divide,
  hundred,
  multiplyDivide,
  one,
  subtract,
  sum,
  toDigits,
  zero,
} from '../../../core/decimal'
import { countOf, formatPercent, plainMoney } from '../../../core/format'
import { formatFactor } from '../../../core/format-exact'
import { groupDigits } from '../../../core/group-digits'
import { roundedUp } from '../../../core/round-whole'
import { digitsForEquality, lineWithSign } from '../../../core/worked-line'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { type FoundLoan, loanIn, type NoLoan, noLoanIn, type Outcome } from './compute'
import { readInputs, type Typed } from './inputs'
import { sayFound } from './sentences'

const MONTHLY_PERCENT_DIVISOR = decimalFrom(1200)

type HowItWorksProps = { outcome: Outcome | undefined; typed: Typed }

/** The steps to the result with the typed numbers, with enough digits to check them by hand. */
export function HowItWorks({ outcome, typed }: HowItWorksProps) {
  const loan = loanIn(outcome)
  const none = noLoanIn(outcome)
  return (
    <Card title="How it works" intro="With your numbers.">
      <Steps>
        {typed.emiFrom === 'income' && <FromIncome outcome={outcome} typed={typed} />}
        {loan && loan.months > 0 ? (
          <Found loan={loan} typed={typed} />
        ) : none ? (
          <NotFound none={none} />
        ) : (
          <Step title="The EMI, the amount, the time and the rate">
            <p>Three of them lead to the fourth.</p>
          </Step>
        )}
      </Steps>
    </Card>
  )
}

function FromIncome({ outcome, typed }: HowItWorksProps) {
  const { currency, wholeMoney } = useCurrency()
  const { income, sharePercent, otherEmis } = readInputs(typed)
  const share = `${groupDigits(toDigits(sharePercent.value))}%`
  const left = subtract(
    multiplyDivide(income.value, sharePercent.value, hundred),
    atLeastZero(otherEmis.value),
  )
  return (
    <Step title="The EMI">
      <CalculationLine>
        {plainMoney(income.value, currency.symbol)} × {share}
        {otherEmis.value > 0n && ` − ${plainMoney(otherEmis.value, currency.symbol)}`} ={' '}
        <b>{wholeMoney(left < 0n ? left : outcome?.emi)}</b>
      </CalculationLine>
      {outcome?.emi === zero && <p>Never less than nothing.</p>}
    </Step>
  )
}

function Found({ loan, typed }: { loan: FoundLoan; typed: Typed }) {
  const { money, wholeMoney } = useCurrency()
  const shortMoney = useShortMoney()
  const { principal, annualRate, emi, months, totalPayment, totalInterest } = loan
  const [paid, interest] = [wholeMoney(totalPayment), wholeMoney(totalInterest)]
  const answer = <Answer>{sayFound(typed.find, loan, wholeMoney)}</Answer>
  const total = (
    <Step title="Total and interest">
      <CalculationLine>
        {lineWithSign(0, paid, (digits) =>
          typed.find === 'tenure'
            ? `${shortMoney(emi, digits)} × ${groupDigits(String(months - 1))} + ${money(loan.lastInstalment ?? zero, digits)}`
            : `${shortMoney(emi, digits)} × ${groupDigits(String(months))}`,
        )}{' '}
        <b>{paid}</b>
      </CalculationLine>
      <CalculationLine>
        {lineWithSign(
          0,
          interest,
          (digits) => `${money(totalPayment, digits)} − ${money(principal, digits)}`,
        )}{' '}
        <b>{interest}</b>
      </CalculationLine>
    </Step>
  )
  if (typed.find === 'tenure') {
    const owedBefore = divide(loan.lastInstalment ?? zero, sum(one, monthlyRate(annualRate)))
    return (
      <>
        <FirstInterest loan={loan}>
          The rest of the EMI repays the loan, so the next month costs less.
        </FirstInterest>
        <Step title="The last instalment">
          {months > 1 && (
            <p
              data-amount
            >{`After ${countOf(months - 1, 'EMI')}, ${wholeMoney(owedBefore)} is still owed.`}</p>
          )}
          <CalculationLine>
            With its interest that is {wholeMoney(loan.lastInstalment)}: {answer}
          </CalculationLine>
        </Step>
        {total}
      </>
    )
  }
  const worth = <Worth loan={loan} result={wholeMoney(principal)} />
  return (
    <>
      {typed.find === 'amount' ? (
        <Step title="What it repays">
          <CalculationLine>
            {worth} {answer}
          </CalculationLine>
        </Step>
      ) : (
        <Step title="The rate">
          <p>No formula gives it. It is searched until the EMIs are worth the loan:</p>
          <CalculationLine>
            {worth} <b>{wholeMoney(principal)}</b>
          </CalculationLine>
          <CalculationLine>
            {lineWithSign(
              6,
              formatPercent(annualRate, 2),
              (digits) => `${formatFactor(monthlyRate(annualRate), digits)} × 12`,
            )}{' '}
            {answer}
          </CalculationLine>
        </Step>
      )}
      {total}
    </>
  )
}

/** The present value of all EMIs, with as many digits as the result needs. */
function Worth({ loan, result }: { loan: FoundLoan; result: string }) {
  const shortMoney = useShortMoney()
  const { emi, months } = loan
  if (loan.annualRate === zero) {
    return lineWithSign(
      0,
      result,
      (digits) => `${shortMoney(emi, digits)} × ${groupDigits(String(months))}`,
    )
  }
  const partsWith = (digits: number) => {
    const rate = formatFactor(monthlyRate(loan.annualRate), digits)
    return { paid: shortMoney(emi, digits - 6), rate, growth: onePlus(rate) }
  }
  const { digits, sign } = digitsForEquality(6, result, (digits) => {
    const { paid, rate, growth } = partsWith(digits)
    return `${paid} × (1 − ${growth}^(−${months})) ÷ ${rate}`
  })
  const { paid, rate, growth } = partsWith(digits)
  return (
    <>
      {paid} × (1 − {growth}
      <sup>−{months}</sup>) ÷ {rate} {sign}
    </>
  )
}

/** Formats an amount with its paise, and with more digits only if a line needs them. */
function useShortMoney() {
  const { currency, money } = useCurrency()
  return (value: Decimal, digits: number) =>
    digits <= 2 ? plainMoney(value, currency.symbol) : money(value, digits)
}

/** @example onePlus('0.0075') // '1.0075' */
const onePlus = (rate: string) => (rate.startsWith('0') ? rate.replace('0', '1') : `(1 + ${rate})`)

type FirstInterestProps = { loan: Pick<FoundLoan, 'principal' | 'annualRate'>; children: ReactNode }

function FirstInterest({ loan: { principal, annualRate }, children }: FirstInterestProps) {
  const { currency, wholeMoney } = useCurrency()
  return (
    <Step title="The first month">
      <CalculationLine>
        {plainMoney(principal, currency.symbol)} × {groupDigits(toDigits(annualRate))}% ÷ 12 ={' '}
        <b>{wholeMoney(multiplyDivide(principal, annualRate, MONTHLY_PERCENT_DIVISOR))}</b> interest
      </CalculationLine>
      <p>{children}</p>
    </Step>
  )
}

function NotFound({ none }: { none: NoLoan }) {
  const { currency, wholeMoney } = useCurrency()
  const smallest = <Answer>{wholeMoney(roundedUp(none.smallestEmi))}</Answer>
  if (none.kind === 'instalmentsBelowAmount') {
    const count = groupDigits(String(none.months))
    return (
      <>
        <Step title="All EMIs together">
          <p>Even without interest, they have to repay the loan.</p>
        </Step>
        <Step title="The smallest EMI">
          <CalculationLine>
            {plainMoney(none.principal, currency.symbol)} ÷ {count}, rounded up: {smallest}
          </CalculationLine>
        </Step>
      </>
    )
  }
  return (
    <>
      <FirstInterest loan={none}>
        {none.kind === 'over100Years'
          ? 'The EMI leaves so little for the loan that it would take more than 100 years.'
          : 'The EMI leaves nothing for the loan, so it never gets smaller.'}
      </FirstInterest>
      <Step title="The smallest EMI">
        <CalculationLine>In 100 years the loan is repaid by {smallest} a month.</CalculationLine>
      </Step>
    </>
  )
}
