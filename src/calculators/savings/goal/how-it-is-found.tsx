import type { ReactNode } from 'react'
import { FACTOR_ONE, FINE_BITS, toDecimal, toFine } from '../../../core/loan/annuity'
import {
  atLeastZero,
  type Decimal,
  divide,
  hundred,
  one,
  round,
  sum,
  zero,
} from '../../../core/money/decimal'
import { formatNumber, formatPercent, plainMoney, withSymbol } from '../../../core/money/format'
import { everyDigit, formatFactor } from '../../../core/money/format-exact'
import { roundedUp } from '../../../core/money/round-whole'
import { digitsForEquality, lineWithSign } from '../../../core/money/worked-line'
import { finePlanOf, savingsOf } from '../../../core/savings/plan'
import { worthOf } from '../../../core/savings/solvers'
import { growthAfter, monthGrowth } from '../../../core/savings/yearly-growth'
import { CalculationLine, Step } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import type { GoalInputs, GoalPlan } from './compute'
import { goalWords } from './words'

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
  const becomes = [monthPercent(asked), months, currency.symbol + formatNumber(worth, 4)] as const
  return (
    <>
      {lumpThen > 0n && (
        <Step title={goalWords.howItWorks.lumpSum}>
          <CalculationLine>
            <GrownLumpSum plan={plan} asked={asked} result={wholeMoney(lumpThen)} />{' '}
            <b>{wholeMoney(lumpThen)}</b>
          </CalculationLine>
        </Step>
      )}
      {raisesThen > 0n && (
        <Step title={goalWords.howItWorks.raises}>
          <CalculationLine>
            {goalWords.howItWorks.raisesCome(
              plainMoney(stepAmount, currency.symbol),
              monthPercent(asked),
              months,
              wholeMoney(raisesThen),
            )}
          </CalculationLine>
        </Step>
      )}
      <Step title={goalWords.howItWorks.monthlyBecomes(plainMoney(one, currency.symbol))}>
        <CalculationLine>
          {stepPercent !== zero && months > 12
            ? goalWords.howItWorks.becomesRising(`${everyDigit(stepPercent)}%`, ...becomes)
            : goalWords.howItWorks.becomes(...becomes)}
        </CalculationLine>
      </Step>
      <Step title={goalWords.howItWorks.amountToStart}>
        <CalculationLine>
          {lineWithSign(
            0,
            exactly,
            (digits) => `${differenceWith(digits)} ÷ ${formatNumber(worth, digits + 4)}`,
          )}{' '}
          {isWhole
            ? goalWords.howItWorks.monthly(children)
            : goalWords.howItWorks.monthlyRounded(exactly, children)}
        </CalculationLine>
        {!isWhole && <p>{goalWords.howItWorks.whyRoundedUp}</p>}
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
  const level = [
    plainMoney(monthly, currency.symbol),
    monthPercent(asked),
    months,
    wholeMoney(without),
  ] as const
  return (
    <>
      <Step title={goalWords.howItWorks.withoutStepUp}>
        <CalculationLine>
          {lumpSum > 0n
            ? goalWords.howItWorks.levelComesWithLump(
                plainMoney(lumpSum, currency.symbol),
                ...level,
              )
            : goalWords.howItWorks.levelComes(...level)}
        </CalculationLine>
      </Step>
      <Step title={goalWords.howItWorks.raiseBecomes(plainMoney(one, currency.symbol))}>
        <CalculationLine>
          {goalWords.howItWorks.becomes(
            monthPercent(asked),
            months,
            currency.symbol + formatNumber(worth, 4),
          )}
        </CalculationLine>
      </Step>
      <Step title={goalWords.howItWorks.theStepUp}>
        <CalculationLine>
          {lineWithSign(
            0,
            exactly,
            (digits) =>
              `(${formatNumber(plan.goalThen, digits)} − ${formatNumber(without, digits)}) ÷ ${formatNumber(worth, digits + 4)}`,
          )}{' '}
          {isWhole
            ? goalWords.howItWorks.stepUp(children)
            : goalWords.howItWorks.stepUpRounded(exactly, children)}
        </CalculationLine>
        {!isWhole && <p>{goalWords.howItWorks.whyRoundedUp}</p>}
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
    <Step title={goalWords.howItWorks.monthByMonth}>
      <p>{goalWords.howItWorks.firstMonth}</p>
      <CalculationLine>
        {goalWords.howItWorks.monthBefore(before, wholeMoney(valueBefore), wholeMoney(goalBefore))}
      </CalculationLine>
      <CalculationLine>
        {goalWords.howItWorks.monthReached(
          plan.months,
          wholeMoney(plan.futureValue),
          wholeMoney(plan.goalThen),
          children,
        )}
      </CalculationLine>
    </Step>
  )
}

/** A percentage has no formula: it shows what the found one comes to. */
export function PercentSteps({ plan, asked, children }: TermStepsProps) {
  const { currency, wholeMoney } = useCurrency()
  const isStepUp = asked.find === 'stepUp'
  const percent = isStepUp ? plan.stepPercent : plan.annualRate
  const lump = plainMoney(asked.lumpSum, currency.symbol)
  const reached = [
    plainMoney(plan.monthly, currency.symbol),
    formatPercent(percent, digitsThatReach(plan, asked)),
    plan.months,
    wholeMoney(plan.futureValue),
  ] as const
  return (
    <Step title={isStepUp ? goalWords.howItWorks.theStepUp : goalWords.howItWorks.theReturn}>
      <p>{goalWords.howItWorks.noFormula}</p>
      <CalculationLine>
        {asked.lumpSum > 0n
          ? isStepUp
            ? goalWords.howItWorks.foundStepUpWithLump(lump, ...reached)
            : goalWords.howItWorks.foundReturnWithLump(lump, ...reached)
          : isStepUp
            ? goalWords.howItWorks.foundStepUp(...reached)
            : goalWords.howItWorks.foundReturn(...reached)}
      </CalculationLine>
      <CalculationLine>{goalWords.howItWorks.rounded(children)}</CalculationLine>
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

/** The return of a month. @example '1%' */
const monthPercent = ({ annualRate, reading }: GoalInputs) =>
  `${formatFactor(toDecimal((monthGrowth(annualRate, reading) - FACTOR_ONE) * hundred), 6)}%`

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
