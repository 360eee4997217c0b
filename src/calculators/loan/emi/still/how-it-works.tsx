import { growthFactor, monthlyRate, type TermUnit } from '../../../../core/annuity/annuity'
import { zero } from '../../../../core/decimal'
import { countOf } from '../../../../core/format'
import { formatFactor, formatGrowth } from '../../../../core/format-factor'
import { Answer, Fraction, Givens, Step, Steps, Working } from '../../../../ui/insight/steps'
import { Card } from '../../../../ui/page/card'
import { useCurrency } from '../../../../ui/tab/currency'
import type { LoanResults } from '../compute'

type HowItWorksProps = {
  loan: LoanResults | undefined
  tenureUnit: TermUnit
}

/** The formula with the person's own numbers in it, with enough digits to check it by hand. */
export function HowItWorks({ loan, tenureUnit }: HowItWorksProps) {
  return (
    <Card
      title="How it works"
      intro="The standard reducing-balance EMI formula, with your numbers."
    >
      <Steps>
        <Step title="The formula">
          <Working large>
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
          </Working>
        </Step>
        {loan && loan.months > 0 && <WithYourNumbers loan={loan} tenureUnit={tenureUnit} />}
      </Steps>
    </Card>
  )
}

function WithYourNumbers({ loan, tenureUnit }: { loan: LoanResults; tenureUnit: TermUnit }) {
  const { money, wholeMoney } = useCurrency()
  const { principal, annualRate, months, emi, totalPayment, totalInterest } = loan
  const emiText = <Answer>{wholeMoney(emi)}</Answer>
  return (
    <>
      <Step title="Your numbers">
        <Givens
          givens={[
            { letter: 'P', meaning: `${wholeMoney(principal)}, the loan amount` },
            {
              letter: 'r',
              meaning: `${formatFactor(annualRate, 6)}% ÷ 12 = ${formatFactor(monthlyRate(annualRate), 6)} a month`,
            },
            { letter: 'n', meaning: paymentsText(months, tenureUnit) },
          ]}
        />
      </Step>
      <Step title="Put together">
        {annualRate === zero ? (
          <>
            <Working large>
              {formatFactor(principal, 6)} ÷ {months} = {emiText} a month
            </Working>
            <p>Without interest the loan is shared out equally.</p>
          </>
        ) : (
          <>
            <Substituted loan={loan} />
            <Working large>= {emiText} a month</Working>
          </>
        )}
      </Step>
      <Step title="Total and interest">
        <Working>
          {money(emi, 2)} × {months} = <b>{wholeMoney(totalPayment)}</b>
        </Working>
        <Working>
          {wholeMoney(totalPayment)} − {wholeMoney(principal)} = <b>{wholeMoney(totalInterest)}</b>
        </Working>
      </Step>
    </>
  )
}

function Substituted({ loan: { principal, annualRate, months } }: { loan: LoanResults }) {
  const growth = growthFactor(annualRate, months)
  if (!growth) return <p>The growth of the debt is too large to write down.</p>
  const growthText = formatGrowth(growth)
  return (
    <Working large>
      <Fraction
        top={`${formatFactor(principal, 6)} × ${formatFactor(monthlyRate(annualRate), 6)} × ${growthText}`}
        bottom={`${growthText} − 1`}
      />
    </Working>
  )
}

/** @example paymentsText(60, 'years') // '5 × 12 = 60 payments' */
function paymentsText(months: number, tenureUnit: TermUnit): string {
  const payments = countOf(months, 'payment')
  return tenureUnit === 'years' && months % 12 === 0
    ? `${months / 12} × 12 = ${payments}`
    : payments
}
