import { growthFactor, monthlyRate } from '../../../core/loan/annuity'
import { one, sum, zero } from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import { everyDigit, formatFactor, formatGrowth } from '../../../core/money/format-exact'
import { digitsForEquality } from '../../../core/money/worked-line'
import type { Savings } from '../../../core/savings/plan'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Fraction, Givens, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { uiWords } from '../../../ui/words'
import { savingsWords } from '../shared/words'
import type { SipInputs } from './compute'
import { sipWords } from './words'

type HowItWorksProps = { plan: SipInputs; sip: Savings | undefined }

/** The formula, worked out with the typed numbers and enough digits to check it by hand. */
export function HowItWorks({ plan, sip }: HowItWorksProps) {
  return (
    <Card title={uiWords.page.howItWorks} intro={savingsWords.paidAtStart}>
      <Steps>
        <Step title={uiWords.page.formula}>
          <CalculationLine large>
            <b>{savingsWords.value}</b> = <b>P</b> ×
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
          </CalculationLine>
        </Step>
        {sip && sip.months > 0 && <WithYourNumbers plan={plan} sip={sip} />}
      </Steps>
    </Card>
  )
}

function WithYourNumbers({ plan, sip }: { plan: SipInputs; sip: Savings }) {
  const { currency, wholeMoney } = useCurrency()
  const { annualRate } = plan
  const { months, futureValue } = sip
  const monthly = sip.years[0]?.monthly ?? zero
  const rate = monthlyRate(annualRate)
  const terms = termsOf(plan, sip, wholeMoney(futureValue))
  const years = months % 12 === 0 ? `${months / 12} × 12 = ` : ''
  return (
    <>
      <Step title={uiWords.page.yourNumbers}>
        <Givens
          givens={[
            { letter: 'P', meaning: sipWords.everyMonth(plainMoney(monthly, currency.symbol)) },
            {
              letter: 'r',
              meaning: savingsWords.monthlyRate(
                `${everyDigit(annualRate)}%`,
                formatFactor(rate, 6),
              ),
            },
            { letter: 'n', meaning: years + savingsWords.counted.instalment(months) },
          ]}
        />
      </Step>
      <Step title={uiWords.page.putTogether}>
        {annualRate === zero ? (
          <CalculationLine large>
            {everyDigit(monthly)} × {months}
          </CalculationLine>
        ) : (
          <Substituted {...terms} />
        )}
        <CalculationLine large>
          {terms.sign} <Answer>{wholeMoney(futureValue)}</Answer>
        </CalculationLine>
      </Step>
    </>
  )
}

/** The terms of the formula, with so many digits that they come to the shown answer. */
function termsOf({ annualRate }: SipInputs, sip: Savings, value: string) {
  const growth = growthFactor(annualRate, sip.months)
  const rate = monthlyRate(annualRate)
  const monthly = everyDigit(sip.years[0]?.monthly ?? zero)
  const partsWith = (digits: number) => ({
    growth: growth === undefined ? '' : formatGrowth(growth, digits),
    rate: formatFactor(rate, digits),
    growthOfMonth: formatFactor(sum(one, rate), digits + 2),
  })
  const { digits, sign } = digitsForEquality(6, value, (digits) => {
    const { growth, rate, growthOfMonth } = partsWith(digits)
    return annualRate === zero
      ? `${monthly} × ${sip.months}`
      : `${monthly} × (${growth} − 1) ÷ ${rate} × ${growthOfMonth}`
  })
  return { monthly, ...partsWith(digits), sign }
}

function Substituted({ monthly, growth, rate, growthOfMonth }: ReturnType<typeof termsOf>) {
  if (growth === '') return null
  return (
    <CalculationLine large>
      {monthly} ×
      <Fraction top={`${growth} − 1`} bottom={rate} />
      {`×\u00a0${growthOfMonth}`}
    </CalculationLine>
  )
}
