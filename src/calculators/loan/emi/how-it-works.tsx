import { growthFactor, monthlyRate, type TermUnit } from '../../../core/loan/annuity'
import { zero } from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import { everyDigit, formatFactor, formatGrowth } from '../../../core/money/format-exact'
import { digitsForEquality, lineWithSign } from '../../../core/money/worked-line'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Fraction, Givens, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { uiWords } from '../../../ui/words'
import { loanWords } from '../shared/words'
import type { LoanResults } from './compute'
import { emiWords } from './words'

type HowItWorksProps = {
  loan: LoanResults | undefined
  tenureUnit: TermUnit
}

/** The formula with the typed numbers, with enough digits to check it by hand. */
export function HowItWorks({ loan, tenureUnit }: HowItWorksProps) {
  return (
    <Card title={uiWords.page.howItWorks} intro={emiWords.howItWorks.intro}>
      <Steps>
        <Step title={uiWords.page.formula}>
          <CalculationLine large>
            <b>{loanWords.emi}</b> =
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
      <Step title={uiWords.page.yourNumbers}>
        <Givens
          givens={[
            {
              letter: 'P',
              meaning: emiWords.howItWorks.principal(plainMoney(principal, currency.symbol)),
            },
            {
              letter: 'r',
              meaning: emiWords.howItWorks.monthlyRate(
                `${everyDigit(annualRate)}%`,
                formatFactor(monthlyRate(annualRate), 6),
              ),
            },
            { letter: 'n', meaning: paymentsText(months, tenureUnit) },
          ]}
        />
      </Step>
      <Step title={uiWords.page.putTogether}>
        {annualRate === zero ? (
          <>
            <CalculationLine large>
              {emiWords.howItWorks.result(`${everyDigit(principal)} ÷ ${months} =`, emiText)}
            </CalculationLine>
            <p>{emiWords.howItWorks.sharedOut}</p>
          </>
        ) : (
          <>
            <Substituted {...written} />
            <CalculationLine large>
              {emiWords.howItWorks.result(written.sign, emiText)}
            </CalculationLine>
          </>
        )}
      </Step>
      <Step title={loanWords.totalAndInterest}>
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
  if (growth === '') return <p>{emiWords.howItWorks.tooLarge}</p>
  return (
    <CalculationLine large>
      <Fraction top={`${principal} × ${rate} × ${growth}`} bottom={`${growth} − 1`} />
    </CalculationLine>
  )
}

/** @example paymentsText(60, 'years') // '5 × 12 = 60 payments' */
const paymentsText = (months: number, tenureUnit: TermUnit): string =>
  tenureUnit === 'years' && months % 12 === 0
    ? emiWords.howItWorks.paymentsOfYears(months / 12, months)
    : emiWords.howItWorks.payments(months)
