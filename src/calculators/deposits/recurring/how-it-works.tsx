import type { ReactNode } from 'react'
import { FACTOR_ONE, toDecimal } from '../../../core/loan/annuity'
import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  divide,
  hundred,
  one,
  plus,
  subtract,
  zero,
} from '../../../core/money/decimal'
import { formatNumber, plainMoney, withSymbol } from '../../../core/money/format'
import { everyDigit } from '../../../core/money/format-exact'
import { groupDigits } from '../../../core/money/group-digits'
import { roundedUp } from '../../../core/money/round-whole'
import { digitsForEquality, lineWithSign } from '../../../core/money/worked-line'
import { cessPercent } from '../../../core/rules/income-tax'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { uiWords } from '../../../ui/words'
import {
  countingOf,
  planIn,
  type RecurringInputs,
  type RecurringOutcome,
  type RecurringPlan,
} from './compute'
import { QUARTERLY_PERCENT_DIVISOR, worthsUntil } from './counting'
import { formatResult } from './sentences'
import { recurringWords } from './words'

type HowItWorksProps = { asked: RecurringInputs; outcome: RecurringOutcome | undefined }

/** The result worked out with the typed numbers, with enough digits to check it by hand. */
export function HowItWorks({ asked, outcome }: HowItWorksProps) {
  const plan = planIn(outcome)
  return (
    <Card title={uiWords.page.howItWorks} intro={recurringWords.howItWorks.intro}>
      <Steps>
        {plan && plan.months > 0 && plan.monthly > zero ? (
          <>
            <Quarter rate={plan.rateUsed} />
            {asked.find === 'value' && <ValueSteps plan={plan} asked={asked} />}
            {asked.find === 'monthly' && <InstalmentSteps plan={plan} asked={asked} />}
            {asked.find === 'months' && <MonthsSteps plan={plan} asked={asked} />}
            <TaxSteps plan={plan} asked={asked} />
          </>
        ) : (
          <Quarter rate={outcome?.rateUsed ?? zero} />
        )}
      </Steps>
    </Card>
  )
}

type PlanProps = { plan: RecurringPlan; asked: RecurringInputs }

/** @example '6.5% ÷ 4 = 1.625%' */
function Quarter({ rate }: { rate: Decimal }) {
  return (
    <Step title={recurringWords.howItWorks.quarter}>
      <CalculationLine>
        {everyDigit(rate)}% ÷ 4 = <b>{everyDigit(divide(rate, decimalFrom(4)))}%</b>
      </CalculationLine>
    </Step>
  )
}

function ValueSteps({ plan, asked }: PlanProps) {
  const { currency, wholeMoney } = useCurrency()
  const value = wholeMoney(plan.maturityValue)
  if (plan.tableFor100 === undefined) {
    return <Grown plan={plan} asked={asked} monthly={plan.monthly} result={value} isAnswer />
  }
  const table = formatNumber(plan.tableFor100, 2)
  return (
    <>
      <Table plan={plan} asked={asked} />
      <Step title={recurringWords.howItWorks.yourInstalment}>
        <CalculationLine>
          {table} × {plainMoney(plan.monthly, currency.symbol)} ÷ 100 = <Answer>{value}</Answer>
        </CalculationLine>
      </Step>
    </>
  )
}

/** What 100 a month becomes, rounded as the post office's table is. */
function Table({ plan, asked }: PlanProps) {
  return (
    <Grown
      plan={plan}
      asked={asked}
      monthly={hundred}
      title={recurringWords.howItWorks.table(groupDigits('100'))}
      result={formatNumber(plan.tableFor100 ?? zero, 2)}
      remark={recurringWords.howItWorks.roundedToPaisa}
    />
  )
}

/** The sum, divided by what 1 a month becomes. */
function InstalmentSteps({ plan, asked }: PlanProps) {
  const { money, wholeMoney } = useCurrency()
  const { exact } = useWritten(true)
  const { months, monthly, tableFor100 } = plan
  const worth = tableFor100 === undefined ? worthOf(plan, asked) : divide(tableFor100, hundred)
  const exactly = money(monthly, 2)
  const answer = <Answer>{formatResult('monthly', plan, wholeMoney)}</Answer>
  return (
    <>
      {tableFor100 === undefined ? (
        <Grown
          plan={plan}
          asked={asked}
          monthly={one}
          title={recurringWords.howItWorks.oneBecomes('1', months)}
          result={formatNumber(worth, 6)}
        />
      ) : (
        <Table plan={plan} asked={asked} />
      )}
      <Step title={recurringWords.howItWorks.theInstalment}>
        <CalculationLine>
          {lineWithSign(
            6,
            exactly,
            (digits) => `${exact(plan.maturityValue)} ÷ ${formatNumber(worth, digits)}`,
          )}{' '}
          {roundedUp(monthly) === monthly
            ? answer
            : recurringWords.howItWorks.roundedUp(exactly, answer)}
        </CalculationLine>
        {roundedUp(monthly) !== monthly && <p>{recurringWords.howItWorks.whyUp}</p>}
      </Step>
    </>
  )
}

/** The value in the last month before, and in the month in which the sum is there. */
function MonthsSteps({ plan, asked }: PlanProps) {
  const { wholeMoney } = useCurrency()
  const { months, monthly } = plan
  const before = worthsUntil(countingOf(asked.method), plan.rateUsed, months - 1)?.[months - 1]
  return (
    <Step title={recurringWords.howItWorks.monthByMonth}>
      <p>{recurringWords.howItWorks.firstMonth(wholeMoney(asked.wanted))}</p>
      <CalculationLine>
        {recurringWords.howItWorks.monthValue(
          groupDigits(String(months - 1)),
          wholeMoney(toDecimal(monthly * (before ?? 0n))),
        )}
      </CalculationLine>
      <CalculationLine>
        {recurringWords.howItWorks.monthReached(
          groupDigits(String(months)),
          wholeMoney(plan.maturityValue),
          <Answer>{formatResult('months', plan, wholeMoney)}</Answer>,
        )}
      </CalculationLine>
    </Step>
  )
}

type GrownProps = PlanProps & {
  /** What is paid in every month. */
  monthly: Decimal
  /** What it comes to, as it is written. */
  result: string
  title?: string
  remark?: string
  /** Money with its sign; what 1 or 100 becomes is a plain number. */
  isAnswer?: boolean
}

/** How the amounts of a step are written: with every digit, or with so many decimals. */
function useWritten(isMoney = false) {
  const { currency, money } = useCurrency()
  return isMoney
    ? {
        exact: (amount: Decimal) => withSymbol(everyDigit(amount), currency.symbol),
        rounded: money,
      }
    : { exact: everyDigit, rounded: formatNumber }
}

/** What instalments come to, by the way of counting that was chosen. */
function Grown(props: GrownProps) {
  const { plan, asked, isAnswer, remark } = props
  const { months, rateUsed } = plan
  const result = isAnswer ? <Answer>{props.result}</Answer> : <b>{props.result}</b>
  const title = props.title ?? recurringWords.howItWorks.all(months)
  const monthly = useWritten(isAnswer).exact(props.monthly)
  if (rateUsed === zero) {
    return (
      <Step title={title}>
        <CalculationLine>
          {monthly} × {months} = {result}
        </CalculationLine>
        <p>{recurringWords.howItWorks.noInterest}</p>
      </Step>
    )
  }
  if (asked.method === 'quarters') return <ByQuarters {...props} title={title} shown={result} />
  const growth = everyDigit(quarterGrowth(rateUsed))
  const sign = digitsForEquality(
    0,
    props.result,
    () => `${monthly} × (${growth}^(${inQuarters(months)}) − 1) ÷ (1 − ${growth}^(−1 ÷ 3))`,
  ).sign
  return (
    <Step title={title}>
      <p>{recurringWords.howItWorks.formulaHelp}</p>
      <CalculationLine>
        {monthly} × ({growth}
        <sup>{inQuarters(months)}</sup> − 1) ÷ (1 − {growth}
        <sup>{'−1\u00a0÷\u00a03'}</sup>) {sign} {result}
      </CalculationLine>
      {remark && <p>{remark}</p>}
    </Step>
  )
}

/** Three instalments at a time; months that are left over are those of the first instalments. */
function ByQuarters(props: GrownProps & { title: string; shown: ReactNode }) {
  const { plan, shown } = props
  const { months, rateUsed } = plan
  const { exact, rounded } = useWritten(props.isAnswer)
  const monthly = exact(props.monthly)
  const rate = `${everyDigit(rateUsed)}%`
  const quarter = quarterGrowth(rateUsed)
  const growth = everyDigit(quarter)
  const quarters = Math.floor(months / 3)
  const left = months % 3
  const worths = worthsUntil('quarters', rateUsed, months)
  const worthAt = (month: number) => toDecimal(props.monthly * (worths?.[month] ?? FACTOR_ONE))
  const three = worthAt(Math.min(3, months))
  const full = worthAt(quarters * 3)
  const rest = subtract(worthAt(months), full)
  const ofFull = (digits: number) =>
    `${rounded(three, digits)} × (${growth}^(${quarters}) − 1) ÷ ${everyDigit(subtract(quarter, one))}`
  const fullText = left === 0 ? props.result : rounded(full, 2)
  const restText = quarters === 0 ? props.result : rounded(rest, 2)
  const whole = digitsForEquality(2, fullText, ofFull)
  return (
    <>
      {quarters > 0 && (
        <>
          <Step title={recurringWords.howItWorks.threeInstalments}>
            <p>{recurringWords.howItWorks.threeHelp}</p>
            <CalculationLine>
              {monthly} × (3 + {rate} × (3 + 2 + 1) ÷ 12) = <b>{rounded(three, 2)}</b>
            </CalculationLine>
          </Step>
          <Step title={left === 0 ? props.title : recurringWords.howItWorks.fullQuarters(quarters)}>
            <CalculationLine>
              {rounded(three, whole.digits)} × ({growth}
              <sup>{quarters}</sup> − 1) ÷ {everyDigit(subtract(quarter, one))} {whole.sign}{' '}
              {left === 0 ? shown : <b>{fullText}</b>}
            </CalculationLine>
          </Step>
        </>
      )}
      {left > 0 && (
        <Step title={quarters === 0 ? props.title : recurringWords.howItWorks.monthsLeft(left)}>
          {quarters > 0 && <p>{recurringWords.howItWorks.leftHelp}</p>}
          <CalculationLine>
            {monthly}
            {quarters > 0 && (
              <>
                {' '}
                × {growth}
                <sup>{quarters}</sup>
              </>
            )}{' '}
            × ({left} + {rate} × {left === 1 ? '1' : '(1 + 2)'} ÷ 12) ={' '}
            {quarters === 0 ? shown : <b>{restText}</b>}
          </CalculationLine>
        </Step>
      )}
      {left > 0 && quarters > 0 && (
        <Step title={recurringWords.howItWorks.together}>
          <CalculationLine>
            {lineWithSign(
              2,
              props.result,
              (digits) => `${rounded(full, digits)} + ${rounded(rest, digits)}`,
            )}{' '}
            {shown}
          </CalculationLine>
        </Step>
      )}
    </>
  )
}

/** What tax, late fees and rising prices leave. */
function TaxSteps({ plan, asked }: PlanProps) {
  const { money, wholeMoney } = useCurrency()
  const { interest, taxInAll, lateFees, afterTax, inTodaysMoney, maturityValue, monthly } = plan
  if (taxInAll === undefined || lateFees === undefined) return null
  if (afterTax === undefined || inTodaysMoney === undefined) return null
  const taxRate = atLeastZero(asked.tax.taxRate)
  const cess = everyDigit(plus(one, divide(decimalFrom(cessPercent), hundred)))
  const inflation = atLeastZero(asked.inflation)
  const prices = everyDigit(plus(one, divide(inflation, hundred)))
  const exponent =
    plan.months % 12 === 0 ? String(plan.months / 12) : `${plan.months}\u00a0÷\u00a012`
  const [tax, fees, after, today] = [taxInAll, lateFees, afterTax, inTodaysMoney].map(wholeMoney)
  const buys = digitsForEquality(
    0,
    today ?? '',
    (digits) => `${money(afterTax, digits)} ÷ ${prices}^(${exponent})`,
  )
  return (
    <>
      {taxInAll > zero && (
        <Step title={recurringWords.howItWorks.tax}>
          <CalculationLine>
            {lineWithSign(
              0,
              tax ?? '',
              (digits) => `${money(interest, digits)} × ${everyDigit(taxRate)}% × ${cess}`,
            )}{' '}
            <b>{tax}</b>
          </CalculationLine>
        </Step>
      )}
      {lateFees > zero && (
        <Step title={recurringWords.howItWorks.lateFees}>
          <CalculationLine>
            {lineWithSign(
              0,
              fees ?? '',
              (digits) =>
                `${money(monthly, digits)} × ${everyDigit(asked.lateFee)} ÷ 100 × ${everyDigit(asked.lateMonths)}`,
            )}{' '}
            <b>{fees}</b>
          </CalculationLine>
        </Step>
      )}
      {(taxInAll > zero || lateFees > zero) && (
        <Step title={recurringWords.howItWorks.afterTax}>
          <CalculationLine>
            {lineWithSign(0, after ?? '', (digits) =>
              [maturityValue, taxInAll, lateFees]
                .filter((amount) => amount !== zero)
                .map((amount) => money(amount, digits))
                .join(' − '),
            )}{' '}
            <b>{after}</b>
          </CalculationLine>
        </Step>
      )}
      {inflation > zero && afterTax > zero && (
        <Step title={recurringWords.howItWorks.today}>
          <CalculationLine>
            {money(afterTax, buys.digits)} ÷ {prices}
            <sup>{exponent}</sup> {buys.sign} <b>{today}</b>
          </CalculationLine>
        </Step>
      )}
    </>
  )
}

const quarterGrowth = (rate: Decimal): Decimal => plus(one, divide(rate, QUARTERLY_PERCENT_DIVISOR))

/** @example inQuarters(60) // '20' @example inQuarters(32) // '32 ÷ 3' */
const inQuarters = (months: number): string =>
  months % 3 === 0 ? String(months / 3) : `${months}\u00a0÷\u00a03`

/** What 1 a month becomes. */
const worthOf = (plan: RecurringPlan, asked: RecurringInputs): Decimal => {
  const worth = worthsUntil(countingOf(asked.method), plan.rateUsed, plan.months)?.[plan.months]
  return worth === undefined ? zero : toDecimal(one * worth)
}
