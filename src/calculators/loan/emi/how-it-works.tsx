import { growthFactor, monthlyRate, type TermUnit } from '../../../core/annuity'
import { zero } from '../../../core/decimal'
import { countOf, plainMoney } from '../../../core/format'
import { everyDigit, formatFactor, formatGrowth } from '../../../core/format-exact'
import { digitsForEquality, lineWithSign } from '../../../core/worked-line'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Fraction, Givens, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import type { LoanResults } from './compute'

type HowItWorksProps = {
  loan: LoanResults | undefined
  tenureUnit: TermUnit
}

/** The formula with the typed numbers, with enough digits to check it by hand. */
export function HowItWorks({ loan, tenureUnit }: HowItWorksProps) {
  return (
    <Card
      title="How it works"
      intro="The standard reducing-balance EMI formula, with your numbers."
    >
      <Steps>
        <Step title="The formula">
          <CalculationLine large>
            <b>EMI</b> =
            <Fraction
              top={
                <>
                  <b>P</b> × <b>r</b> × (1 + <b>r</b>)<sup>n</sup>
                </>
              }
              bottom={
                <>
                  (1 + <b>r</b>)<sup>n</sup> − 1
                </>
              }
            />
          </CalculationLine>
        </Step>
        {loan && loan.months > 0 && <WithYourNumbers loan={loan} tenureUnit={tenureUnit} />}
      </Steps>
    </Card>
  )
}

function WithYourNumbers({ loan, tenureUnit }: { loan: LoanResults; tenureUnit: TermUnit }) {
  const { currency, money, wholeMoney } = useCurrency()
  const { principal, annualRate, months, emi, totalPayment, totalInterest } = loan
  const [total, interest] = [wholeMoney(totalPayment), wholeMoney(totalInterest)]
  const written = writtenOut(loan, wholeMoney(emi))
  const emiText = <Answer>{wholeMoney(emi)}</Answer>
  return (
    <>
      <Step title="Your numbers">
        <Givens
          givens={[
            {
              letter: 'P',
              meaning: `${plainMoney(principal, currency.symbol)}, the loan amount`,
            },
            {
              letter: 'r',
              meaning: `${everyDigit(annualRate)}% ÷ 12 = ${formatFactor(monthlyRate(annualRate), 6)} a month`,
            },
            { letter: 'n', meaning: paymentsText(months, tenureUnit) },
          ]}
        />
      </Step>
      <Step title="Put together">
        {annualRate === zero ? (
          <>
            <CalculationLine large>
              {everyDigit(principal)} ÷ {months} = {emiText} a month
            </CalculationLine>
            <p>Without interest the loan is shared out equally.</p>
          </>
        ) : (
          <>
            <Substituted {...written} />
            <CalculationLine large>
              {written.sign} {emiText} a month
            </CalculationLine>
          </>
        )}
      </Step>
      <Step title="Total and interest">
        <CalculationLine>
          {lineWithSign(2, total, (digits) => `${money(emi, digits)} × ${months}`)} <b>{total}</b>
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
    </>
  )
}

/** The formula with as many digits as its result needs. */
function writtenOut({ principal, annualRate, months }: LoanResults, emi: string) {
  const growth = growthFactor(annualRate, months)
  const partsWith = (digits: number) => ({
    growth: growth ? formatGrowth(growth, digits) : '',
    rate: formatFactor(monthlyRate(annualRate), digits),
  })
  const { digits, sign } = digitsForEquality(6, emi, (digits) => {
    const { growth, rate } = partsWith(digits)
    return `${everyDigit(principal)} × ${rate} × ${growth} ÷ (${growth} − 1)`
  })
  return { principal: everyDigit(principal), ...partsWith(digits), sign }
}

function Substituted({ principal, rate, growth }: ReturnType<typeof writtenOut>) {
  if (growth === '') return <p>The growth of the debt is too large to write down.</p>
  return (
    <CalculationLine large>
      <Fraction top={`${principal} × ${rate} × ${growth}`} bottom={`${growth} − 1`} />
    </CalculationLine>
  )
}

/** @example paymentsText(60, 'years') // '5 × 12 = 60 payments' */
function paymentsText(months: number, tenureUnit: TermUnit): string {
  const payments = countOf(months, 'payment')
  return tenureUnit === 'years' && months % 12 === 0
    ? `${months / 12} × 12 = ${payments}`
    : payments
}
