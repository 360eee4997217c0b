import {
  FINE_BITS,
  growthOf,
  LARGEST_AMOUNT,
  MONTHLY_PERCENT_DIVISOR,
  toDecimal,
  toFine,
} from '../loan/annuity'
import { type Decimal, hundred, subtract, zero } from '../money/decimal'

/*
 * Savings, month by month: a sum to begin with, a sum every month, a raise every year.
 *
 * One step repeated, forwards in time: what is there grows, and an instalment joins it before or
 * after. A rounding error never outgrows the figure it sits in, and no formula divides by the rate.
 */
const MONTHS_PER_YEAR = 12
const largestFine = toFine(LARGEST_AMOUNT)

/** When a month's instalment is paid: at its start it earns in its own month, at its end not. */
export type Timing = 'start' | 'end'

/** What is put in, and what it earns. Amounts are never below 0. */
export type SavingsPlan = {
  /** Put in before the first month. */
  readonly lumpSum?: Decimal
  readonly monthly: Decimal
  /** How much more is paid in every month after each twelve, in percent, in money, or both. */
  readonly stepPercent: Decimal
  readonly stepAmount?: Decimal
  readonly annualRate: Decimal
  /** At the start, unless it says otherwise. */
  readonly timing?: Timing
  readonly months: number
}

/** A plan in fine units: amounts, and the factors of a year's raise and a month's growth. */
export type FinePlan = {
  readonly lumpSum: bigint
  readonly monthly: bigint
  readonly step: bigint
  readonly stepAmount: bigint
  readonly growth: bigint
  readonly timing: Timing
  readonly months: number
}

/** Where a plan stands at the end of a month, in fine units. */
export type PlanMonth = {
  readonly month: number
  /** Paid in this month; paid in so far, the lump sum included; and what it is worth. */
  readonly monthly: bigint
  readonly invested: bigint
  readonly value: bigint
}

export type SavingsYear = {
  readonly year: number
  /** Paid in each month of this year. */
  readonly monthly: Decimal
  /** Paid in so far, and what it is worth, at the end of this year. */
  readonly invested: Decimal
  readonly value: Decimal
}

export type Savings = {
  readonly months: number
  readonly invested: Decimal
  readonly futureValue: Decimal
  readonly returns: Decimal
  /** One row a year; the last may hold fewer than twelve months. */
  readonly years: readonly SavingsYear[]
}

/**
 * A plan in fine units. Its yearly rate counts as a twelfth each month unless a month's growth is
 * given. A return of -1200% a year or less loses everything each month, a step of -100% or less ends
 * the payments after the first year.
 *
 * @example finePlanOf({ monthly: 5000, stepPercent: 10, annualRate: 12, months: 120 }).growth // 1.01
 */
export const finePlanOf = (
  plan: SavingsPlan,
  growth: bigint = growthOf(plan.annualRate, MONTHLY_PERCENT_DIVISOR),
): FinePlan => ({
  lumpSum: toFine(plan.lumpSum ?? zero),
  monthly: toFine(plan.monthly),
  step: growthOf(plan.stepPercent, hundred),
  stepAmount: toFine(plan.stepAmount ?? zero),
  growth,
  timing: plan.timing ?? 'start',
  months: plan.months,
})

/**
 * The months of a plan, one after the other. They end early where an amount would be larger than the
 * largest.
 *
 * @example for (const { month, value } of followPlan(plan)) if (value >= goal) return month
 */
export function* followPlan(plan: FinePlan): Generator<PlanMonth, void> {
  const { step, stepAmount, growth, timing } = plan
  let { monthly, lumpSum: invested, lumpSum: value } = plan
  for (let month = 1; month <= plan.months; month++) {
    invested += monthly
    value =
      timing === 'end'
        ? ((value * growth) >> FINE_BITS) + monthly
        : ((value + monthly) * growth) >> FINE_BITS
    if (invested > largestFine || value > largestFine) return
    yield { month, monthly, invested, value }
    if (month % MONTHS_PER_YEAR === 0) monthly = ((monthly * step) >> FINE_BITS) + stepAmount
  }
}

/**
 * What a plan in fine units comes to, year by year. Nothing beyond the largest amount.
 *
 * @example savingsOf(finePlanOf({ monthly: 5000, stepPercent: 0, annualRate: 12, months: 120 }))
 * // invested 600000, futureValue 1161695.38
 */
export function savingsOf(plan: FinePlan): Savings | undefined {
  const { months, lumpSum } = plan
  const years: SavingsYear[] = []
  let last = { month: 0, invested: lumpSum, value: lumpSum }
  for (const now of followPlan(plan)) {
    last = now
    if (now.month % MONTHS_PER_YEAR === 0 || now.month === months) {
      years.push({
        year: Math.ceil(now.month / MONTHS_PER_YEAR),
        monthly: toDecimal(now.monthly),
        invested: toDecimal(now.invested),
        value: toDecimal(now.value),
      })
    }
  }
  if (last.month < months || lumpSum > largestFine) return undefined
  const total = { invested: toDecimal(last.invested), futureValue: toDecimal(last.value) }
  return { months, ...total, returns: subtract(total.futureValue, total.invested), years }
}

/**
 * What a plan comes to: the future value of an annuity due, or of an ordinary one where instalments
 * are paid at the end. Nothing beyond the largest amount.
 *
 * @example growSavings({ monthly: 5000, stepPercent: 10, annualRate: 12, months: 120 })
 * // invested 956245.48, futureValue 1687163.13
 */
export const growSavings = (plan: SavingsPlan): Savings | undefined => savingsOf(finePlanOf(plan))
