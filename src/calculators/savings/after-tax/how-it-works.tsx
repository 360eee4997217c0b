import {
  absolute,
  decimalFrom,
  divide,
  hundred,
  one,
  subtract,
  sum,
  toDigits,
  zero,
} from '../../../core/decimal'
import { formatPercent, plainMoney } from '../../../core/format'
import { everyDigit, formatFactor } from '../../../core/format-exact'
import { digitsForEquality, lineWithSign } from '../../../core/worked-line'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import type { AfterTax, AfterTaxInputs } from './compute'
import { equityRates, sayFlatRate } from './sentences'
import type { EquityTax } from './tax-rules'
import { equityFundTax } from './tax-rules'

const twelve = decimalFrom(12)

type HowItWorksProps = { plan: AfterTaxInputs; results: AfterTax | undefined }

/** The result worked out with the typed numbers, with enough digits to check it by hand. */
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
  const years = months % 12 === 0 ? String(months / 12) : `${months} ÷ 12`
  const prices = everyDigit(sum(one, divide(plan.inflation, hundred)))
  const [left, today] = [wholeMoney(afterTax), wholeMoney(inTodaysMoney)]
  const bought = digitsForEquality(
    2,
    today,
    (digits) => `${money(afterTax, digits)} ÷ ${prices}^(${years})`,
  )
  return (
    <>
      <Step title="The tax">
        <Tax plan={plan} results={results} />
      </Step>
      <Step title="After tax">
        <CalculationLine>
          {lineWithSign(
            2,
            left,
            (digits) => `${money(futureValue, digits)} − ${money(tax, digits)}`,
          )}{' '}
          <b>{left}</b>
        </CalculationLine>
      </Step>
      <Step title="In today's money">
        <CalculationLine>
          {money(afterTax, bought.digits)} ÷ {prices}
          <sup>{years}</sup> {bought.sign} <Answer>{today}</Answer>
        </CalculationLine>
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
              <CalculationLine>
                {lineWithSign(
                  6,
                  formatPercent(yearlyReturnAfterTax, 2),
                  (digits) => `${formatFactor(divide(yearlyReturnAfterTax, twelve), digits)}% × 12`,
                ).replace('%', '% a month')}{' '}
                <b>{formatPercent(yearlyReturnAfterTax, 2)}</b>
              </CalculationLine>
            </>
          )}
        </Step>
      )}
    </>
  )
}

function Tax({ plan, results }: { plan: AfterTaxInputs; results: AfterTax }) {
  const { money, wholeMoney } = useCurrency()
  const { equity, returns, tax } = results
  if (plan.tax === 'none') return <p key="none">No tax is counted.</p>
  if (returns <= 0n) return <p key="loss">Without a gain there is no tax.</p>
  const due = wholeMoney(tax)
  if (!equity) {
    return (
      <CalculationLine>
        {lineWithSign(2, due, (digits) => `${money(returns, digits)} × ${sayFlatRate(plan)}`)}{' '}
        <b>{due}</b>
      </CalculationLine>
    )
  }
  if (tax === zero) {
    return <p key="free">{`The gain is not above the ${equityRates.exempt} that are free.`}</p>
  }
  return <EquityLines equity={equity} due={due} />
}

/** Each tax, the surcharge with its relief, and the total with the cess. */
function EquityLines({ equity, due }: { equity: EquityTax; due: string }) {
  const { money, currency } = useCurrency()
  const { longTermTax, shortTermTax, surcharge, surchargePercent, marginalRelief } = equity
  const { longTerm, cessPercent } = equityFundTax
  const taxes = [longTermTax, shortTermTax].filter((tax) => tax > 0n)
  const allWith = (digits: number) => taxes.map((tax) => money(tax, digits)).join(' + ')
  const payable = [
    ...taxes,
    ...[surcharge].filter((amount) => amount > 0n),
    ...[subtract(zero, marginalRelief)].filter((amount) => amount < 0n),
  ]
  const lines: [string, (digits: number) => string][] = []
  if (longTermTax > 0n) {
    lines.push([
      money(longTermTax, 2),
      (digits) =>
        `(${money(equity.longTermGain, digits)} − ${plainMoney(longTerm.exempt, currency.symbol)}) × ${toDigits(longTerm.percent)}%`,
    ])
  }
  if (shortTermTax > 0n) {
    lines.push([
      money(shortTermTax, 2),
      (digits) => `${money(equity.shortTermGain, digits)} × ${equityRates.shortTerm}`,
    ])
  }
  if (surcharge > 0n) {
    lines.push([
      money(surcharge, 2),
      (digits) => `(${allWith(digits)}) × ${toDigits(surchargePercent)}%`,
    ])
  }
  const cessFactor = toDigits(sum(one, divide(cessPercent, hundred)))
  const payableWith = (digits: number) =>
    payable
      .map((amount, index) => {
        const sign = amount < 0n ? ' − ' : index > 0 ? ' + ' : ''
        return sign + money(absolute(amount), digits)
      })
      .join('')
  return (
    <>
      {lines.map(([result, calculation]) => (
        <CalculationLine key={result}>
          {lineWithSign(2, result, calculation)} {result}
        </CalculationLine>
      ))}
      {marginalRelief > 0n && (
        <p
          data-amount
        >{`Marginal relief takes ${money(marginalRelief, 2)} off the surcharge, so that it is never more than what is above the threshold.`}</p>
      )}
      <CalculationLine>
        {lineWithSign(2, due, (digits) => `(${payableWith(digits)}) × ${cessFactor}`)} <b>{due}</b>
      </CalculationLine>
    </>
  )
}
