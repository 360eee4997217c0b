import { monthlyRate } from '../../../core/annuity'
import {
  type Decimal,
  divide,
  hundred,
  multiply,
  one,
  round,
  sum,
  zero,
} from '../../../core/decimal'
import { formatNumber, plainMoney } from '../../../core/format'
import { everyDigit, formatFactor } from '../../../core/format-exact'
import { lineWithSign } from '../../../core/worked-line'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Givens, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import type { PlanInputs, StepKind } from '../shared/plan'
import type { StepUpSipResults } from './compute'

type HowItWorksProps = {
  plan: PlanInputs
  stepKind: StepKind
  sip: StepUpSipResults | undefined
}

/** The two formulas behind the result, and the first months worked out with the typed numbers. */
export function HowItWorks({ plan, stepKind, sip }: HowItWorksProps) {
  return (
    <Card
      title="How it works"
      intro="Each instalment is paid at the start of the month and grows until the end."
    >
      <Steps>
        <Step title="The amount rises every year">
          <CalculationLine large>
            <b>Amount</b> in year <b>k</b> = <b>P</b>{' '}
            {stepKind === 'percent' ? (
              <>
                ×{' '}
                <span>
                  (1 + <b>s</b>)<sup>k − 1</sup>
                </span>
              </>
            ) : (
              <>
                + <b>s</b> × (<b>k</b> − 1)
              </>
            )}
          </CalculationLine>
        </Step>
        <Step title="Every month, the total grows">
          <CalculationLine large>
            <b>Total</b> = (<b>Total</b> + <b>Amount</b>) × (1 + <b>r</b>)
          </CalculationLine>
        </Step>
        {sip && sip.months > 0 && <WithYourNumbers plan={plan} stepKind={stepKind} sip={sip} />}
      </Steps>
    </Card>
  )
}

function WithYourNumbers({ plan, stepKind, sip }: HowItWorksProps & { sip: StepUpSipResults }) {
  const { currency, wholeMoney } = useCurrency()
  const { stepPercent, annualRate } = plan
  const [first, second] = sip.years
  const rate = monthlyRate(annualRate)
  const growth = sum(one, rate)
  const afterFirst = wholeMoney(multiply(first?.monthly ?? zero, growth))
  const afterThirteenth = wholeMoney(
    multiply(sum(first?.value ?? zero, second?.monthly ?? zero), growth),
  )
  return (
    <>
      <Step title="Your numbers">
        <Givens
          givens={[
            {
              letter: 'P',
              meaning: `${plainMoney(first?.monthly ?? zero, currency.symbol)} in the first year`,
            },
            {
              letter: 's',
              meaning:
                stepKind === 'percent'
                  ? `${everyDigit(stepPercent)}% = ${everyDigit(divide(stepPercent, hundred))} a year`
                  : sayRaise(plan.stepAmount ?? zero, currency.symbol),
            },
            {
              letter: 'r',
              meaning: `${everyDigit(annualRate)}% ÷ 12 = ${formatFactor(rate, 6)} a month`,
            },
          ]}
        />
      </Step>
      <Step title="Put together">
        {first && (
          <CalculationLine>
            After month 1:{' '}
            {lineWithSign(
              8,
              afterFirst,
              (digits) => `(0 + ${everyDigit(first.monthly)}) × ${formatFactor(growth, digits)}`,
            )}{' '}
            {afterFirst}
          </CalculationLine>
        )}
        {first && second && (
          <CalculationLine>
            After month 13:{' '}
            {lineWithSign(
              2,
              afterThirteenth,
              (digits) =>
                `(${formatNumber(first.value, digits)} + ${formatNumber(second.monthly, digits)}) × ${formatFactor(growth, digits + 6)}`,
            )}{' '}
            {afterThirteenth}
          </CalculationLine>
        )}
        <CalculationLine large>
          After month {sip.months}: <Answer>{wholeMoney(sip.futureValue)}</Answer>
        </CalculationLine>
      </Step>
    </>
  )
}

/** An amount that rounds to 0 paise is no raise. */
const sayRaise = (stepAmount: Decimal, symbol: string) =>
  round(stepAmount, 2) ? `${plainMoney(stepAmount, symbol)} more every year` : 'no raise'
