import {
  type Decimal,
  decimalFrom,
  divide,
  hundred,
  one,
  sum,
  zero,
} from '../../../core/money/decimal'
import { formatNumber, formatPercent, withSymbol } from '../../../core/money/format'
import { everyDigit, formatFactor } from '../../../core/money/format-exact'
import { digitsForEquality, lineWithSign } from '../../../core/money/worked-line'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { uiWords } from '../../../ui/words'
import { type answer, computeLumpSum, type Growing, growingIn, type LumpSumInputs } from './compute'
import { formatResult, shownAmount } from './sentences'
import { lumpSumWords } from './words'

type GrowingProps = { asked: LumpSumInputs; growing: Growing }

/** The result worked out with the typed numbers, with enough digits to check it by hand. */
export function HowItWorks({ answered }: { answered: ReturnType<typeof answer> }) {
  const { asked, outcome } = answered
  const growing = growingIn(outcome)
  const isWorked = growing && growing.months > 0 && growing.amount > 0n && growing.value > 0n
  return (
    <Card title={uiWords.page.howItWorks} intro={lumpSumWords.howItWorks.intro[asked.reading]}>
      <Steps>
        <Step title={uiWords.page.formula}>
          <CalculationLine large>
            {lumpSumWords.howItWorks.formula[asked.find](asked.reading)}
          </CalculationLine>
        </Step>
        {isWorked && (
          <>
            <FoundSteps asked={asked} growing={growing} />
            <TodaySteps asked={asked} growing={growing} />
          </>
        )}
      </Steps>
    </Card>
  )
}

function FoundSteps(props: GrowingProps) {
  const { find } = props.asked
  if (find === 'value') return <ValueStep {...props} />
  if (find === 'amount') return <AmountStep {...props} />
  return find === 'return' ? <ReturnSteps {...props} /> : <YearsSteps {...props} />
}

/** @example '₹1,00,000 × 1.12^10 = ₹3,10,585' */
function ValueStep({ asked, growing }: GrowingProps) {
  const { currency, wholeMoney } = useCurrency()
  const { amount, annualRate, value, months } = growing
  const result = wholeMoney(value)
  return (
    <Step title={uiWords.page.yourNumbers}>
      <CalculationLine>
        <Grown
          before={`${withSymbol(everyDigit(amount), currency.symbol)} ×`}
          {...powerOf(asked, annualRate, months)}
          result={result}
        />{' '}
        <Answer>{result}</Answer>
      </CalculationLine>
    </Step>
  )
}

/** @example '₹10,00,000 ÷ 1.12^10 = ₹3,21,973.24, rounded up: ₹3,21,974' */
function AmountStep({ asked, growing }: GrowingProps) {
  const { currency, money, wholeMoney } = useCurrency()
  const { amount, annualRate, value, months } = growing
  const shown = shownAmount('amount', growing)
  const isWhole = shown === amount
  const result = isWhole ? wholeMoney(amount) : money(amount, 2)
  const found = <Answer>{wholeMoney(shown)}</Answer>
  return (
    <Step title={uiWords.page.yourNumbers}>
      <CalculationLine>
        <Grown
          before={`${withSymbol(everyDigit(value), currency.symbol)} ÷`}
          {...powerOf(asked, annualRate, months)}
          result={result}
        />{' '}
        {isWhole ? found : lumpSumWords.howItWorks.roundedUp(result, found)}
      </CalculationLine>
      {!isWhole && <p>{lumpSumWords.howItWorks.whyRoundedUp}</p>}
    </Step>
  )
}

/** How often it grew, and the growth of a year that comes to the same. */
function ReturnSteps({ growing }: GrowingProps) {
  const { currency, money, wholeMoney } = useCurrency()
  const { amount, annualRate, value, months } = growing
  const times = formatFactor(divide(value, amount), 6)
  // As it was typed, so that the line comes to every digit of it.
  const result = value % one === 0n ? wholeMoney(value) : money(value, 2)
  const before = `${withSymbol(everyDigit(amount), currency.symbol)} ×`
  const line = { before, growth: growthIn(annualRate), power: inYears(months), result }
  // Of what is lost nearly whole within months, no digits show what a year leaves.
  const isTold = equalityOf(line).sign === '='
  return (
    <>
      <Step title={lumpSumWords.howItWorks.itGrows}>
        <CalculationLine>
          {everyDigit(value)} ÷ {everyDigit(amount)} = <b>{times}</b>
        </CalculationLine>
      </Step>
      <Step title={lumpSumWords.howItWorks.aYear}>
        {isTold && (
          <>
            <p>{lumpSumWords.howItWorks.aYearHelp}</p>
            <CalculationLine>
              <Grown {...line} /> <b>{result}</b>
            </CalculationLine>
          </>
        )}
        <CalculationLine>
          {lumpSumWords.howItWorks.aYearMakes(<Answer>{formatPercent(annualRate, 2)}</Answer>)}
        </CalculationLine>
      </Step>
    </>
  )
}

/** The exact time by logarithms, and the months before and at which the value is reached. */
function YearsSteps({ asked, growing }: GrowingProps) {
  const { wholeMoney } = useCurrency()
  const { amount, annualRate, yearlyReturn, months, value, exactYears = zero } = growing
  const growth =
    asked.reading === 'effective'
      ? everyDigit(growthIn(annualRate))
      : formatFactor(growthIn(yearlyReturn), 8)
  const before = growingIn(computeLumpSum({ ...asked, find: 'value', years: yearsIn(months - 1) }))
  return (
    <>
      <Step title={lumpSumWords.howItWorks.exactTime}>
        <CalculationLine>
          {lumpSumWords.howItWorks.timeIs(
            formatFactor(divide(asked.value, amount), 6),
            growth,
            formatNumber(exactYears, 2),
          )}
        </CalculationLine>
      </Step>
      <Step title={lumpSumWords.howItWorks.firstMonth}>
        {months > 1 && (
          <CalculationLine>
            {lumpSumWords.howItWorks.monthBefore(months - 1, wholeMoney(before?.value))}
          </CalculationLine>
        )}
        <CalculationLine>
          {lumpSumWords.howItWorks.monthReached(
            months,
            wholeMoney(value),
            <Answer>{formatResult('years', growing, wholeMoney)}</Answer>,
          )}
        </CalculationLine>
      </Step>
    </>
  )
}

/** What the value buys today, the return above inflation, and the time to double. */
function TodaySteps({ asked, growing }: GrowingProps) {
  const { money, wholeMoney } = useCurrency()
  const { inflation } = asked
  const { yearlyReturn, value, months, inTodaysMoney, realReturn, doublesInYears } = growing
  const [growth, prices] = [growthIn(yearlyReturn), growthIn(inflation)]
  const today = wholeMoney(inTodaysMoney)
  const above = realReturn === undefined ? '' : formatPercent(realReturn, 2)
  return (
    <>
      {inflation !== zero && inTodaysMoney !== undefined && (
        <Step title={lumpSumWords.results.inTodaysMoney}>
          <CalculationLine>
            <Discounted
              valueWith={(digits) => money(value, digits)}
              prices={prices}
              months={months}
              result={today}
            />{' '}
            <b>{today}</b>
          </CalculationLine>
        </Step>
      )}
      {inflation !== zero && realReturn !== undefined && (
        <Step title={lumpSumWords.results.realReturn}>
          <CalculationLine>
            {lineWithSign(
              6,
              above,
              (digits) => `${formatFactor(growth, digits)} ÷ ${everyDigit(prices)} − 1`,
            )}{' '}
            <b>{above}</b>
          </CalculationLine>
        </Step>
      )}
      {doublesInYears !== undefined && (
        <Step title={lumpSumWords.results.doublesIn}>
          <CalculationLine>
            {lumpSumWords.howItWorks.doublesIn(
              formatFactor(growth, 6),
              formatNumber(doublesInYears, 2),
            )}
          </CalculationLine>
        </Step>
      )}
    </>
  )
}

type GrownProps = {
  /** An amount and what is done with the growth. */
  before: string
  growth: Decimal
  power: string
  result: string
}

const equalityOf = ({ before, growth, power, result }: GrownProps) =>
  digitsForEquality(6, result, (digits) => `${before} ${formatFactor(growth, digits)}^(${power})`)

/** A calculation with a power, and its sign: so many digits that it comes to the result. */
function Grown(line: GrownProps) {
  const { before, growth, power } = line
  const { digits, sign } = equalityOf(line)
  return (
    <>
      {before} {formatFactor(growth, digits)}
      <sup>{power}</sup> {sign}
    </>
  )
}

type DiscountedProps = {
  valueWith(digits: number): string
  prices: Decimal
  months: number
  result: string
}

/** The same where the growth is typed, and the amount is what was worked out. */
function Discounted({ valueWith, prices, months, result }: DiscountedProps) {
  const power = everyDigit(prices)
  const { digits, sign } = digitsForEquality(
    0,
    result,
    (digits) => `${valueWith(digits)} ÷ ${power}^(${inYears(months)})`,
  )
  return (
    <>
      {valueWith(digits)} ÷ {power}
      <sup>{inYears(months)}</sup> {sign}
    </>
  )
}

/** The growth of a year to the power of years, or of a month to that of months. */
const powerOf = ({ reading }: LumpSumInputs, annualRate: Decimal, months: number) =>
  reading === 'effective'
    ? { growth: growthIn(annualRate), power: inYears(months) }
    : { growth: growthIn(divide(annualRate, decimalFrom(12))), power: String(months) }

/** @example growthIn(decimalFrom(12)) // 1.12 */
const growthIn = (percent: Decimal): Decimal => sum(one, divide(percent, hundred))

/** @example inYears(120) // '10' @example inYears(74) // '74 ÷ 12' */
const inYears = (months: number) => (months % 12 === 0 ? String(months / 12) : `${months} ÷ 12`)

const yearsIn = (months: number): Decimal => divide(decimalFrom(months), decimalFrom(12))
