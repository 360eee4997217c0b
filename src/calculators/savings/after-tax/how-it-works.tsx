import {
  absolute,
  type Decimal,
  decimalFrom,
  divide,
  hundred,
  one,
  subtract,
  sum,
  toDigits,
  zero,
} from '../../../core/money/decimal'
import { formatPercent, plainMoney } from '../../../core/money/format'
import { everyDigit, formatFactor } from '../../../core/money/format-exact'
import { digitsForEquality, lineWithSign } from '../../../core/money/worked-line'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { uiWords } from '../../../ui/words'
import type { AfterTax, AfterTaxInputs } from './compute'
import { sayFlatRate } from './sentences'
import { figuresOf } from './tax-figures'
import type { EquityFundRules, EquityTax } from './tax-rules'
import { afterTaxWords } from './words'

const twelve = decimalFrom(12)

type HowItWorksProps = { plan: AfterTaxInputs; results: AfterTax | undefined }

/** The result worked out with the typed numbers, with enough digits to check it by hand. */
export function HowItWorks({ plan, results }: HowItWorksProps) {
  return (
    <Card title={uiWords.page.howItWorks} intro={afterTaxWords.howItWorks.intro}>
      <Steps>
        {results ? (
          <WithYourNumbers plan={plan} results={results} />
        ) : (
          <Step title={afterTaxWords.howItWorks.taxThenPrices}>
            <p>{afterTaxWords.howItWorks.taxThenPricesText}</p>
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
      <Step title={afterTaxWords.howItWorks.tax}>
        <Tax plan={plan} results={results} />
      </Step>
      <Step title={afterTaxWords.results.afterTax}>
        <CalculationLine>
          {lineWithSign(
            2,
            left,
            (digits) => `${money(futureValue, digits)} − ${money(tax, digits)}`,
          )}{' '}
          <b>{left}</b>
        </CalculationLine>
      </Step>
      <Step title={afterTaxWords.results.inTodaysMoney}>
        <CalculationLine>
          {money(afterTax, bought.digits)} ÷ {prices}
          <sup>{years}</sup> {bought.sign} <Answer>{today}</Answer>
        </CalculationLine>
      </Step>
      {yearlyReturnAfterTax !== undefined && (
        <Step title={afterTaxWords.results.yearlyReturn}>
          {tax === zero ? (
            <p key="untaxed">{afterTaxWords.howItWorks.untaxed}</p>
          ) : (
            <>
              <p key="searched">{afterTaxWords.howItWorks.searched}</p>
              <YearlyReturn yearlyReturn={yearlyReturnAfterTax} />
            </>
          )}
        </Step>
      )}
    </>
  )
}

/** @example '0.891667% a month × 12 = 10.70%' */
function YearlyReturn({ yearlyReturn }: { yearlyReturn: Decimal }) {
  const result = formatPercent(yearlyReturn, 2)
  const monthly = divide(yearlyReturn, twelve)
  const month = (digits: number) => `${formatFactor(monthly, digits)}%`
  const { digits, sign } = digitsForEquality(6, result, (digits) => `${month(digits)} × 12`)
  return (
    <CalculationLine>
      {afterTaxWords.howItWorks.monthTimes12(month(digits))} {sign} <b>{result}</b>
    </CalculationLine>
  )
}

function Tax({ plan, results }: { plan: AfterTaxInputs; results: AfterTax }) {
  const { money, wholeMoney } = useCurrency()
  const { equity, returns, tax, rules } = results
  const figures = figuresOf(rules)
  if (plan.tax === 'none') return <p key="none">{afterTaxWords.howItWorks.noTax}</p>
  if (returns <= 0n) return <p key="loss">{afterTaxWords.howItWorks.noGain}</p>
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
    return (
      <p key="free">
        {equity.longTermFree > 0n || equity.shortTermFree > 0n
          ? afterTaxWords.howItWorks.bothExempt(figures.basicExemption, figures.exempt)
          : afterTaxWords.howItWorks.exempt(figures.exempt)}
      </p>
    )
  }
  return <EquityLines equity={equity} rules={rules} due={due} />
}

type EquityLinesProps = { equity: EquityTax; rules: EquityFundRules; due: string }

/** Each tax, the surcharge with its relief, and the total with the cess. */
function EquityLines({ equity, rules, due }: EquityLinesProps) {
  const { money, currency } = useCurrency()
  const { longTermTax, shortTermTax, surcharge, surchargePercent, marginalRelief } = equity
  const { longTermFree, shortTermFree } = equity
  const { longTerm, cessPercent } = rules
  const figures = figuresOf(rules)
  const lessFree = (free: Decimal, digits: number) => (free > 0n ? ` − ${money(free, digits)}` : '')
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
        `(${money(equity.longTermGain, digits)}${lessFree(longTermFree, digits)} − ${plainMoney(longTerm.exempt, currency.symbol)}) × ${toDigits(longTerm.percent)}%`,
    ])
  }
  if (shortTermTax > 0n) {
    lines.push([
      money(shortTermTax, 2),
      (digits) =>
        shortTermFree > 0n
          ? `(${money(equity.shortTermGain, digits)}${lessFree(shortTermFree, digits)}) × ${figures.shortTerm}`
          : `${money(equity.shortTermGain, digits)} × ${figures.shortTerm}`,
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
      {(longTermFree > 0n || shortTermFree > 0n) && (
        <p data-amount>
          {afterTaxWords.howItWorks.basicExemption(
            figures.basicExemption,
            money(sum(longTermFree, shortTermFree), 2),
          )}
        </p>
      )}
      {lines.map(([result, calculation]) => (
        <CalculationLine key={result}>
          {lineWithSign(2, result, calculation)} {result}
        </CalculationLine>
      ))}
      {marginalRelief > 0n && (
        <p data-amount>{afterTaxWords.howItWorks.relief(money(marginalRelief, 2))}</p>
      )}
      <CalculationLine>
        {lineWithSign(2, due, (digits) => `(${payableWith(digits)}) × ${cessFactor}`)} <b>{due}</b>
      </CalculationLine>
    </>
  )
}
