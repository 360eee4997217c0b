import type { ReactNode } from 'react'
import { FACTOR_ONE, FINE_BITS, toDecimal, toFine } from '../../../core/annuity'
import {
  atLeastZero,
  type Decimal,
  divide,
  hundred,
  one,
  round,
  sum,
  toDigits,
  zero,
} from '../../../core/decimal'
import { countOf, formatNumber, formatPercent, plainMoney, withSymbol } from '../../../core/format'
import { everyDigit, formatFactor } from '../../../core/format-exact'
import { groupDigits } from '../../../core/group-digits'
import { roundedUp } from '../../../core/round-whole'
import { finePlanOf, savingsOf } from '../../../core/savings/plan'
import { worthOf } from '../../../core/savings/solvers'
import { growthAfter, monthGrowth } from '../../../core/savings/yearly-growth'
import { digitsForEquality, lineWithSign } from '../../../core/worked-line'
import { CalculationLine, Step } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import type { GoalInputs, GoalPlan } from './compute'

/*
 * The middle steps of How it works: one component for each term that can be found.
 */

export type PlanProps = { plan: GoalPlan; asked: GoalInputs }

type TermStepsProps = PlanProps & {
  /** The result, as the page shows it. */
  children: ReactNode
}

/** The goal, less what the lump sum and a step-up amount bring, divided by what 1 a month becomes. */
export function MonthlyAmountSteps({ plan, asked, children }: TermStepsProps) {
  const { currency, money, wholeMoney } = useCurrency()
  const { months, stepPercent, stepAmount } = plan
  const lumpThen = toDecimal(
    worthOf(finePlan(plan, asked, { lumpSum: atLeastZero(asked.lumpSum) })),
  )
  const raisesThen = toDecimal(worthOf(finePlan(plan, asked, { stepAmount })))
  const worth = toDecimal(worthOf(finePlan(plan, asked, { monthly: one })))
  const missing = [plan.goalThen, lumpThen, raisesThen].filter((part) => part > 0n)
  const differenceWith = (digits: number) => {
    const difference = missing.map((part) => formatNumber(part, digits)).join(' − ')
    return missing.length > 1 ? `(${difference})` : difference
  }
  const exactly = money(plan.monthly, 2)
  const isWhole = roundedUp(plan.monthly) === plan.monthly
  const step = groupDigits(toDigits(stepPercent))
  return (
    <>
      {lumpThen > 0n && (
        <Step title="What the lump sum comes to">
          <CalculationLine>
            <GrownLumpSum plan={plan} asked={asked} result={wholeMoney(lumpThen)} />{' '}
            <b>{wholeMoney(lumpThen)}</b>
          </CalculationLine>
        </Step>
      )}
      {raisesThen > 0n && (
        <Step title="What the step-up comes to">
          <CalculationLine>
            {plainMoney(stepAmount, currency.symbol)} more every year, {monthPercent(asked)}% a
            month for {countOf(months, 'month')}: <b>{wholeMoney(raisesThen)}</b>
          </CalculationLine>
        </Step>
      )}
      <Step title={`What ${plainMoney(one, currency.symbol)} a month becomes`}>
        <CalculationLine>
          {stepPercent !== zero && months > 12 && `Rising ${step}% every year, `}
          {monthPercent(asked)}% a month for {countOf(months, 'month')}:{' '}
          <b>{currency.symbol + formatNumber(worth, 4)}</b>
        </CalculationLine>
      </Step>
      <Step title="The amount to start with">
        <CalculationLine>
          {lineWithSign(
            0,
            exactly,
            (digits) => `${differenceWith(digits)} ÷ ${formatNumber(worth, digits + 4)}`,
          )}{' '}
          {!isWhole && `${exactly}, rounded up: `}
          {children} a month
        </CalculationLine>
        {!isWhole && <p>Rounded up, so that it reaches the goal.</p>}
      </Step>
    </>
  )
}

/** What is missing without a step-up, divided by what a step-up of 1 becomes. */
export function StepUpAmountSteps({ plan, asked, children }: TermStepsProps) {
  const { currency, money, wholeMoney } = useCurrency()
  const { monthly, months } = plan
  const exactly = money(plan.stepAmount, 2)
  const isWhole = roundedUp(plan.stepAmount) === plan.stepAmount
  const lumpSum = atLeastZero(asked.lumpSum)
  const without = toDecimal(worthOf(finePlan(plan, asked, { monthly, lumpSum })))
  const worth = toDecimal(worthOf(finePlan(plan, asked, { stepAmount: one })))
  return (
    <>
      <Step title="Without a step-up">
        <CalculationLine>
          {lumpSum > 0n && `${plainMoney(lumpSum, currency.symbol)} today and `}
          {plainMoney(monthly, currency.symbol)} a month, {monthPercent(asked)}% a month for{' '}
          {countOf(months, 'month')}: <b>{wholeMoney(without)}</b>
        </CalculationLine>
      </Step>
      <Step title={`What ${plainMoney(one, currency.symbol)} more every year becomes`}>
        <CalculationLine>
          {monthPercent(asked)}% a month for {countOf(months, 'month')}:{' '}
          <b>{currency.symbol + formatNumber(worth, 4)}</b>
        </CalculationLine>
      </Step>
      <Step title="The step-up">
        <CalculationLine>
          {lineWithSign(
            0,
            exactly,
            (digits) =>
              `(${formatNumber(plan.goalThen, digits)} − ${formatNumber(without, digits)}) ÷ ${formatNumber(worth, digits + 4)}`,
          )}{' '}
          {!isWhole && `${exactly}, rounded up: `}
          {children} more every year
        </CalculationLine>
        {!isWhole && <p>Rounded up, so that it reaches the goal.</p>}
      </Step>
    </>
  )
}

/** The value and the goal in the last month before, and in the month in which it is reached. */
export function DurationSteps({ plan, asked, children }: TermStepsProps) {
  const { wholeMoney } = useCurrency()
  const before = plan.months - 1
  const { lumpSum, inflation, goal } = asked
  const valueBefore = savingsOf({
    ...finePlan(plan, asked, {
      monthly: plan.monthly,
      stepAmount: plan.stepAmount,
      lumpSum: atLeastZero(lumpSum),
    }),
    months: before,
  })?.futureValue
  const goalBefore = toDecimal((toFine(goal) * growthAfter(inflation, before)) >> FINE_BITS)
  return (
    <Step title="Month by month">
      <p>The first month at whose end the savings are worth the goal.</p>
      <CalculationLine>
        After month {before}: {wholeMoney(valueBefore)}, the goal {wholeMoney(goalBefore)}
      </CalculationLine>
      <CalculationLine>
        After month {plan.months}: <b>{wholeMoney(plan.futureValue)}</b>, the goal{' '}
        {wholeMoney(plan.goalThen)}: {children}
      </CalculationLine>
    </Step>
  )
}

/** A percentage has no formula: it shows what the found one comes to. */
export function PercentSteps({ plan, asked, children }: TermStepsProps) {
  const { currency, wholeMoney } = useCurrency()
  const { find } = asked
  const monthly = plainMoney(plan.monthly, currency.symbol)
  const lump = plainMoney(asked.lumpSum, currency.symbol)
  const percent = find === 'stepUp' ? plan.stepPercent : plan.annualRate
  return (
    <Step title={find === 'stepUp' ? 'The step-up' : 'The return'}>
      <p>No formula gives it. It is searched until the savings come to the goal.</p>
      <CalculationLine>
        {asked.lumpSum > 0n && `${lump} today and `}
        {monthly} a month, {find === 'stepUp' ? 'rising by ' : 'at '}
        {formatPercent(percent, digitsThatReach(plan, asked))}
        {find === 'return' && ' a year'}, for {countOf(plan.months, 'month')}:{' '}
        <b>{wholeMoney(plan.futureValue)}</b>
      </CalculationLine>
      <CalculationLine>Rounded: {children}</CalculationLine>
    </Step>
  )
}

/** How many decimals of a found percentage it takes to come to the goal as it is shown. */
function digitsThatReach(plan: GoalPlan, asked: GoalInputs): number {
  const isReturn = asked.find === 'return'
  for (let decimals = 2; decimals < 40; decimals++) {
    const stepPercent = isReturn ? plan.stepPercent : round(plan.stepPercent, decimals)
    const annualRate = isReturn ? round(plan.annualRate, decimals) : plan.annualRate
    const reached = worthOf(
      finePlan(
        { ...plan, stepPercent },
        { ...asked, annualRate },
        {
          monthly: plan.monthly,
          stepAmount: plan.stepAmount,
          lumpSum: atLeastZero(asked.lumpSum),
        },
      ),
    )
    if (round(toDecimal(reached), 0) === round(plan.futureValue, 0)) return decimals
  }
  return 40
}

/** The lump sum times its growth until the end, with so many digits that it comes to the result. */
export function GrownLumpSum({ plan: { months }, asked, result }: PlanProps & { result: string }) {
  const { currency } = useCurrency()
  const { annualRate, reading } = asked
  const lump = withSymbol(everyDigit(asked.lumpSum), currency.symbol)
  const isEffective = reading === 'effective'
  const growth = isEffective
    ? sum(one, divide(annualRate, hundred))
    : toDecimal(monthGrowth(annualRate, reading) * one)
  const exponent = isEffective ? inYears(months) : String(months)
  const { digits, sign } = digitsForEquality(
    8,
    result,
    (digits) => `${lump} × ${formatFactor(growth, digits)}^(${exponent})`,
  )
  return (
    <>
      {lump} × {formatFactor(growth, digits)}
      <sup>{exponent}</sup> {sign}
    </>
  )
}

/** @example inYears(180) // '15' @example inYears(188) // '188 ÷ 12' */
export const inYears = (months: number) =>
  months % 12 === 0 ? String(months / 12) : `${months} ÷ 12`

/** The return of a month in percent. */
const monthPercent = ({ annualRate, reading }: GoalInputs) =>
  formatFactor(toDecimal((monthGrowth(annualRate, reading) - FACTOR_ONE) * hundred), 6)

/** The plan with only these payments. */
const finePlan = (
  { months, stepPercent }: GoalPlan,
  { annualRate, reading, timing }: GoalInputs,
  paid: { monthly?: Decimal; stepAmount?: Decimal; lumpSum?: Decimal },
) =>
  finePlanOf(
    { monthly: zero, lumpSum: zero, ...paid, stepPercent, annualRate, timing, months },
    monthGrowth(annualRate, reading),
  )
