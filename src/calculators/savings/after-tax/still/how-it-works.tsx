import {
  type Decimal,
  decimalFrom,
  divide,
  hundred,
  one,
  sum,
  toDigits,
  zero,
} from '../../../../core/decimal'
import { formatPercent, plainMoney } from '../../../../core/format'
import { formatFactor } from '../../../../core/format-factor'
import { Answer, Step, Steps, Working } from '../../../../ui/insight/steps'
import { Card } from '../../../../ui/page/card'
import { useCurrency } from '../../../../ui/tab/currency'
import type { AfterTax, AfterTaxInputs } from '../compute'
import type { EquityTax } from '../equity-tax'
import { sayFlatRate } from '../tax-lines'
import { equityFundTax } from '../tax-rules'
import { equityRates } from '../words'

type HowItWorksProps = { plan: AfterTaxInputs; results: AfterTax | undefined }

/** The way to the answer with the person's own numbers, with enough digits to check it by hand. */
export function HowItWorks({ plan, results }: HowItWorksProps) {
  return (
    <Card title="How it works" intro="With your numbers.">
      <Steps>
        {results ? (
          <WithYourNumbers plan={plan} results={results} />
        ) : (
          <Step title="The tax, then rising prices">
            <p>What is left after tax is divided by what prices rise to.</p>
          </Step>
        )}
      </Steps>
    </Card>
  )
}

function WithYourNumbers({ plan, results }: { plan: AfterTaxInputs; results: AfterTax }) {
  const { money, wholeMoney } = useCurrency()
  const { months, futureValue, tax, afterTax, inTodaysMoney, yearlyReturnAfterTax } = results
  const years = formatFactor(divide(decimalFrom(months), decimalFrom(12)), 6)
  const prices = formatFactor(sum(one, divide(plan.inflation, hundred)), 8)
  return (
    <>
      <Step title="The tax">
        <Tax plan={plan} results={results} />
      </Step>
      <Step title="After tax">
        <Working>
          {money(futureValue, 2)} − {money(tax, 2)} = <b>{wholeMoney(afterTax)}</b>
        </Working>
      </Step>
      <Step title="In today's money">
        <Working>
          {money(afterTax, 2)} ÷ {prices}
          <sup>{years}</sup> = <Answer>{wholeMoney(inTodaysMoney)}</Answer>
        </Working>
      </Step>
      {yearlyReturnAfterTax !== undefined && (
        <Step title="Yearly return after tax">
          {tax === zero ? (
            <p key="untaxed">Nothing is taxed, so it is the return you expect.</p>
          ) : (
            <>
              <p key="searched">
                No formula gives it. It is searched until all you pay in grows to what is left:
              </p>
              <Working>
                {formatFactor(divide(yearlyReturnAfterTax, decimalFrom(12)), 6)}% a month × 12 ={' '}
                <b>{formatPercent(yearlyReturnAfterTax, 2)}</b>
              </Working>
            </>
          )}
        </Step>
      )}
    </>
  )
}

function Tax({ plan, results }: { plan: AfterTaxInputs; results: AfterTax }) {
  const { currency, money, wholeMoney } = useCurrency()
  const { equity, returns, tax } = results
  if (plan.tax === 'none') return <p key="none">No tax is counted.</p>
  if (returns <= 0n) return <p key="loss">Without a gain there is no tax.</p>
  const due = <b>{wholeMoney(tax)}</b>
  if (!equity) {
    return (
      <Working>
        {money(returns, 2)} × {sayFlatRate(plan)} = {due}
      </Working>
    )
  }
  const parts = taxedParts(equity, (value) => plainMoney(value, currency.symbol))
  if (parts.length === 0) {
    return (
      <p key="free">{`The gain is not above the ${wholeMoney(equityFundTax.longTerm.exempt)} that are free.`}</p>
    )
  }
  return (
    <Working>
      {parts.join(' + ')}, and {equityRates.cess} cess = {due}
    </Working>
  )
}

/** What is taxed at which rate: only gains that leave something to tax. */
function taxedParts(equity: EquityTax, money: (value: Decimal) => string): string[] {
  const { longTerm } = equityFundTax
  const parts: string[] = []
  if (equity.longTermTax > 0n) {
    const taxed = `(${money(equity.longTermGain)} − ${money(longTerm.exempt)})`
    parts.push(`${taxed} × ${toDigits(longTerm.percent)}%`)
  }
  if (equity.shortTermTax > 0n) {
    parts.push(`${money(equity.shortTermGain)} × ${equityRates.shortTerm}`)
  }
  return parts
}
