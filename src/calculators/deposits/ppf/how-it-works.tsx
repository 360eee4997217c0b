import { MONTHLY_PERCENT_DIVISOR } from '../../../core/loan/annuity'
import { type Decimal, multiplyDivide, plus, round, zero } from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { everyDigit } from '../../../core/money/format-exact'
import { lineWithSign } from '../../../core/money/worked-line'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { uiWords } from '../../../ui/words'
import { type AccountYear, type CountedMonths, countedIn, nameOfRow } from './account'
import { isByFifth, type PpfInputs, type PpfResults } from './compute'
import { nameOfMonth, sayAllTime } from './sentences'
import { ppfWords } from './words'

type HowItWorksProps = { plan: PpfInputs; results: PpfResults | undefined }

const YEARS_SHOWN = 2

/** The interest of the first years worked out with the typed numbers. */
export function HowItWorks({ plan, results }: HowItWorksProps) {
  const { wholeMoney } = useCurrency()
  return (
    <Card title={uiWords.page.howItWorks} intro={ppfWords.howItWorks.intro}>
      <Steps>
        <Step title={ppfWords.howItWorks.month}>
          <p>{ppfWords.howItWorks.lowest}</p>
        </Step>
        {results?.years.slice(0, YEARS_SHOWN).map((year, index) => (
          <YearStep
            key={year.row}
            year={year}
            before={results.years[index - 1]?.balance ?? results.balance}
            isFirst={index === 0}
            plan={plan}
            results={results}
          />
        ))}
        {results && results.months > 0 && (
          <Step title={ppfWords.howItWorks.after(sayAllTime(results))}>
            <CalculationLine>
              <Answer>{wholeMoney(results.maturityValue)}</Answer>
            </CalculationLine>
          </Step>
        )}
      </Steps>
    </Card>
  )
}

type YearStepProps = {
  year: AccountYear
  before: Decimal
  plan: PpfInputs
  results: PpfResults
  isFirst: boolean
}

function YearStep({ year, before, plan, results, isFirst }: YearStepProps) {
  const { money, wholeMoney } = useCurrency()
  const { row, interest } = year
  const counted = countedIn(
    row,
    before,
    results.accountMonths,
    results.deposits,
    isByFifth(plan.day),
  )
  const exact = counted.reduce((total, run) => plus(total, interestOf(run)), zero)
  const isWhole = exact === interest
  // Enough decimals to see which way it was rounded.
  const written = isWhole ? wholeMoney(interest) : formatNumber(exact, decimalsFor(exact, interest))
  const line = lineWithSign(0, written, (digits) =>
    workingOf(counted, (value) => money(value, digits)),
  )
  return (
    <Step
      title={
        plan.opened
          ? nameOfRow(row, plan.opened)
          : ppfWords.howItWorks.year(nameOfRow(row, undefined))
      }
    >
      <CalculationLine>
        {line} {isWhole ? <b>{written}</b> : written}
        {!isWhole && ppfWords.howItWorks.creditedAs(<b>{wholeMoney(interest)}</b>)}
      </CalculationLine>
      {isFirst && <p>{noteOf(counted, plan)}</p>}
    </Step>
  )
}

const interestOf = ({ total, rate }: CountedMonths): Decimal =>
  multiplyDivide(total, rate, MONTHLY_PERCENT_DIVISOR)

const MOST_DECIMALS = 12

function decimalsFor(exact: Decimal, credited: Decimal): number {
  let decimals = 2
  while (decimals < MOST_DECIMALS && round(round(exact, decimals), 0) !== credited) decimals++
  return decimals
}

/** @example '₹1,50,000 × 7.1%' @example '(₹4,50,000 × 7.1% + ₹4,50,000 × 7.5%) ÷ 12' */
function workingOf(counted: readonly CountedMonths[], money: (value: Decimal) => string): string {
  const [only] = counted
  if (counted.length === 1 && only?.balance !== undefined && only.months === 12) {
    return `${money(only.balance)} × ${everyDigit(only.rate)}%`
  }
  const terms = counted.map(({ total, rate }) => `${money(total)} × ${everyDigit(rate)}%`)
  return `${terms.length > 1 ? `(${terms.join(' + ')})` : terms.join('')} ÷ 12`
}

/** What the balances of the line are. */
function noteOf(counted: readonly CountedMonths[], plan: PpfInputs): string {
  const months = counted.reduce((total, run) => total + run.months, 0)
  const [only] = counted
  if (counted.length > 1 || only?.balance === undefined || months !== 12) {
    return ppfWords.howItWorks.addUp(months)
  }
  return plan.deposit === 'yearly' && plan.month === 4 && isByFifth(plan.day)
    ? ppfWords.howItWorks.allMonths(nameOfMonth(plan.month))
    : ppfWords.howItWorks.sameEveryMonth
}
