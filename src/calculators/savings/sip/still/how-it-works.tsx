import { growthFactor, monthlyRate } from '../../../../core/annuity/annuity'
import { one, sum, zero } from '../../../../core/decimal'
import { formatFactor, formatGrowth } from '../../../../core/format-factor'
import type { Savings } from '../../../../core/savings/plan'
import { Answer, Fraction, Givens, Step, Steps, Working } from '../../../../ui/insight/steps'
import { Card } from '../../../../ui/page/card'
import { useCurrency } from '../../../../ui/tab/currency'
import { instalments } from '../../shared/words'
import type { SipInputs } from '../compute'

type HowItWorksProps = { plan: SipInputs; sip: Savings | undefined }

/** The formula with the person's own numbers in it, with enough digits to check it by hand. */
export function HowItWorks({ plan, sip }: HowItWorksProps) {
  return (
    <Card
      title="How it works"
      intro="Each instalment is paid at the start of the month and grows until the end."
    >
      <Steps>
        <Step title="The formula">
          <Working large>
            <b>Value</b> = <b>P</b> ×
            <Fraction
              top={
                <>
                  (1 + <b>r</b>)<sup>n</sup> − 1
                </>
              }
              bottom={<b>r</b>}
            />
            ×{'\u00a0(1\u00a0+\u00a0'}
            <b>r</b>)
          </Working>
        </Step>
        {sip && sip.months > 0 && <WithYourNumbers plan={plan} sip={sip} />}
      </Steps>
    </Card>
  )
}

function WithYourNumbers({ plan, sip }: { plan: SipInputs; sip: Savings }) {
  const { wholeMoney } = useCurrency()
  const { annualRate } = plan
  const { months, futureValue } = sip
  const monthly = sip.years[0]?.monthly ?? zero
  const rate = monthlyRate(annualRate)
  const years = months % 12 === 0 ? `${months / 12} × 12 = ` : ''
  return (
    <>
      <Step title="Your numbers">
        <Givens
          givens={[
            { letter: 'P', meaning: `${wholeMoney(monthly)} every month` },
            {
              letter: 'r',
              meaning: `${formatFactor(annualRate, 6)}% ÷ 12 ÷ 100 = ${formatFactor(rate, 6)} a month`,
            },
            { letter: 'n', meaning: `${years}${instalments(months)}` },
          ]}
        />
      </Step>
      <Step title="Put together">
        {annualRate === zero ? (
          <Working large>
            {formatFactor(monthly, 6)} × {months}
          </Working>
        ) : (
          <Substituted plan={plan} sip={sip} />
        )}
        <Working large>
          = <Answer>{wholeMoney(futureValue)}</Answer>
        </Working>
      </Step>
    </>
  )
}

function Substituted({ plan: { annualRate }, sip }: { plan: SipInputs; sip: Savings }) {
  const growth = growthFactor(annualRate, sip.months)
  if (growth === undefined) return null
  const rate = monthlyRate(annualRate)
  return (
    <Working large>
      {formatFactor(sip.years[0]?.monthly ?? zero, 6)} ×
      <Fraction top={`${formatGrowth(growth)} − 1`} bottom={formatFactor(rate, 6)} />
      {`×\u00a0${formatFactor(sum(one, rate), 8)}`}
    </Working>
  )
}
