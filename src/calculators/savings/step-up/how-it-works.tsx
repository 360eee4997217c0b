import { monthlyRate } from '../../../core/loan/annuity'
import {
  type Decimal,
  divide,
  hundred,
  multiply,
  one,
  round,
  sum,
  zero,
} from '../../../core/money/decimal'
import { formatNumber, plainMoney } from '../../../core/money/format'
import { everyDigit, formatFactor } from '../../../core/money/format-exact'
import { lineWithSign } from '../../../core/money/worked-line'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Givens, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { uiWords } from '../../../ui/words'
import type { PlanInputs, StepKind } from '../shared/plan'
import { savingsWords } from '../shared/words'
import type { StepUpSipResults } from './compute'
import { stepUpWords } from './words'

type HowItWorksProps = {
  plan: PlanInputs
  stepKind: StepKind
  sip: StepUpSipResults | undefined
}

/** The two formulas behind the result, and the first months worked out with the typed numbers. */
export function HowItWorks({ plan, stepKind, sip }: HowItWorksProps) {
  return (
    <Card title={uiWords.page.howItWorks} intro={savingsWords.paidAtStart}>
      <Steps>
        <Step title={stepUpWords.howItWorks.amountRises}>
          <CalculationLine large>
            {stepUpWords.howItWorks.amountInYear} = <b>P</b>{' '}
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
        <Step title={stepUpWords.howItWorks.totalGrows}>
          <CalculationLine large>
            <b>{stepUpWords.howItWorks.total}</b> = (<b>{stepUpWords.howItWorks.total}</b> +{' '}
            <b>{stepUpWords.howItWorks.amount}</b>) × (1 + <b>r</b>)
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
      <Step title={uiWords.page.yourNumbers}>
        <Givens
          givens={[
            {
              letter: 'P',
              meaning: stepUpWords.howItWorks.inFirstYear(
                plainMoney(first?.monthly ?? zero, currency.symbol),
              ),
            },
            {
              letter: 's',
              meaning:
                stepKind === 'percent'
                  ? stepUpWords.howItWorks.percentStep(
                      `${everyDigit(stepPercent)}%`,
                      everyDigit(divide(stepPercent, hundred)),
                    )
                  : sayRaise(plan.stepAmount ?? zero, currency.symbol),
            },
            {
              letter: 'r',
              meaning: savingsWords.monthlyRate(
                `${everyDigit(annualRate)}%`,
                formatFactor(rate, 6),
              ),
            },
          ]}
        />
      </Step>
      <Step title={uiWords.page.putTogether}>
        {first && (
          <CalculationLine>
            {stepUpWords.howItWorks.afterMonth(1)}{' '}
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
            {stepUpWords.howItWorks.afterMonth(13)}{' '}
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
          {stepUpWords.howItWorks.afterMonth(sip.months)}{' '}
          <Answer>{wholeMoney(sip.futureValue)}</Answer>
        </CalculationLine>
      </Step>
    </>
  )
}

/** An amount that rounds to 0 paise is no raise. */
const sayRaise = (stepAmount: Decimal, symbol: string) =>
  round(stepAmount, 2)
    ? stepUpWords.howItWorks.amountStep(plainMoney(stepAmount, symbol))
    : stepUpWords.howItWorks.noRaise
