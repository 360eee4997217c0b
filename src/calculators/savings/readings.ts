import { LONGEST_TERM, monthsOf } from '../../core/annuity'
import { atLeastZero, type Decimal, zero } from '../../core/decimal'
import { finePlanOf, type Savings, savingsOf, type Timing } from '../../core/savings/plan'
import { monthGrowth, type RateReading } from '../../core/savings/yearly-growth'
import type { PlanInputs } from './compute'

export type PlanReading = {
  readonly timing: Timing
  readonly reading: RateReading
  /** Nothing beyond the largest amount. */
  readonly savings: Savings | undefined
}

/**
 * One plan in all four ways of counting: instalments at the start or the end of a month, a twelfth of
 * the yearly rate or the month's share of a whole year. The first is how SIP counts.
 *
 * @example fourReadings({ monthly: 5000, stepPercent: 0, annualRate: 12, years: 1 })
 * // 64046.64, 63832.49 at the start; 63412.52, 63232.49 at the end
 */
export function fourReadings(plan: PlanInputs & { lumpSum?: Decimal }): PlanReading[] {
  const months = monthsOf(plan.years, 'years') ?? LONGEST_TERM + 1
  const amounts = {
    lumpSum: atLeastZero(plan.lumpSum ?? zero),
    monthly: atLeastZero(plan.monthly),
    stepPercent: plan.stepPercent,
    stepAmount: atLeastZero(plan.stepAmount ?? zero),
    annualRate: plan.annualRate,
  }
  return timings.flatMap((timing) =>
    readings.map((reading) => ({
      timing,
      reading,
      savings:
        months > LONGEST_TERM
          ? undefined
          : savingsOf(
              finePlanOf({ ...amounts, timing, months }, monthGrowth(plan.annualRate, reading)),
            ),
    })),
  )
}

const timings: readonly Timing[] = ['start', 'end']
const readings: readonly RateReading[] = ['divide12', 'effective']
