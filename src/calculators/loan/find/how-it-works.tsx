import type { ReactNode } from 'react'
import { monthlyRate } from '../../../core/loan/annuity'
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
} from '../../../core/money/decimal'
import { formatPercent, plainMoney } from '../../../core/money/format'
import { formatFactor } from '../../../core/money/format-exact'
import { groupDigits } from '../../../core/money/group-digits'
import { roundedUp } from '../../../core/money/round-whole'
import { digitsForEquality, lineWithSign } from '../../../core/money/worked-line'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { uiWords } from '../../../ui/words'
import { loanWords } from '../shared/words'
import { type FoundLoan, loanIn, type NoLoan, noLoanIn, type Outcome } from './compute'
import { inputs, type Typed } from './inputs'
import { sayFound } from './sentences'
import { findWords } from './words'

const MONTHLY_PERCENT_DIVISOR = decimalFrom(1200)

type HowItWorksProps = { outcome: Outcome | undefined; typed: Typed }

/** The steps to the result with the typed numbers, with enough digits to check them by hand. */
export function HowItWorks({ outcome, typed }: HowItWorksProps) {
  const loan = loanIn(outcome)
  const none = noLoanIn(outcome)
  return (
    <Card title={uiWords.page.howItWorks} intro={findWords.howItWorks.intro}>
      <Steps>
        {typed.emiFrom === 'income' && <FromIncome outcome={outcome} typed={typed} />}
        {loan && loan.months > 0 ? (
          <Found loan={loan} typed={typed} />
        ) : none ? (
          <NotFound none={none} />
        ) : (
          <Step title={findWords.howItWorks.nothing}>
            <p>{findWords.howItWorks.nothingText}</p>
          </Step>
        )}
      </Steps>
    </Card>
  )
}

function FromIncome({ outcome, typed }: HowItWorksProps) {
  const { currency, wholeMoney } = useCurrency()
  const { income, share: percent, otherEmis } = inputs.parse(typed)
  const share = `${groupDigits(toDigits(percent.value))}%`
  const left = subtract(
    multiplyDivide(income.value, percent.value, hundred),
    atLeastZero(otherEmis.value),
  )
  return (
    <Step title={findWords.howItWorks.emi}>
      <CalculationLine>
        {plainMoney(income.value, currency.symbol)} × {share}
        {otherEmis.value > 0n && ` − ${plainMoney(otherEmis.value, currency.symbol)}`} ={' '}
        <b>{wholeMoney(left < 0n ? left : outcome?.emi)}</b>
      </CalculationLine>
      {outcome?.emi === zero && <p>{findWords.howItWorks.neverLess}</p>}
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
    <Step title={loanWords.totalAndInterest}>
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
        <FirstInterest loan={loan}>{findWords.howItWorks.nextCostsLess}</FirstInterest>
        <Step title={findWords.howItWorks.lastInstalment}>
          {months > 1 && (
            <p data-amount>{findWords.howItWorks.owedAfter(months - 1, wholeMoney(owedBefore))}</p>
          )}
          <CalculationLine>
            {findWords.howItWorks.lastWithInterest(wholeMoney(loan.lastInstalment), answer)}
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
        <Step title={findWords.howItWorks.whatItRepays}>
          <CalculationLine>
            {worth} {answer}
          </CalculationLine>
        </Step>
      ) : (
        <Step title={findWords.howItWorks.rate}>
          <p>{findWords.howItWorks.searched}</p>
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
    <Step title={findWords.howItWorks.firstMonth}>
      <CalculationLine>
        {findWords.howItWorks.firstInterest(
          `${plainMoney(principal, currency.symbol)} × ${groupDigits(toDigits(annualRate))}% ÷ 12 =`,
          wholeMoney(multiplyDivide(principal, annualRate, MONTHLY_PERCENT_DIVISOR)),
        )}
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
        <Step title={findWords.howItWorks.allEmis}>
          <p>{findWords.howItWorks.mustRepay}</p>
        </Step>
        <Step title={findWords.howItWorks.smallestEmi}>
          <CalculationLine>
            {findWords.howItWorks.roundedUp(
              `${plainMoney(none.principal, currency.symbol)} ÷ ${count}`,
              smallest,
            )}
          </CalculationLine>
        </Step>
      </>
    )
  }
  return (
    <>
      <FirstInterest loan={none}>
        {none.kind === 'over100Years'
          ? findWords.howItWorks.leavesLittle
          : findWords.howItWorks.leavesNothing}
      </FirstInterest>
      <Step title={findWords.howItWorks.smallestEmi}>
        <CalculationLine>{findWords.howItWorks.repaidIn100Years(smallest)}</CalculationLine>
      </Step>
    </>
  )
}
