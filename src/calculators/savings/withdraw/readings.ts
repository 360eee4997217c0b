import { FINE_BITS, percentMonths, refine, settle, UNCHANGED } from '../../../core/annuity'
import { atLeastZero } from '../../../core/decimal'
import type { Timing } from '../../../core/savings/plan'
import { monthGrowth, type RateReading } from '../../../core/savings/yearly-growth'
import { computeWithdraw, type WithdrawInputs, type WithdrawOutcome } from './compute'

export type WithdrawReading = {
  readonly timing: Timing
  readonly reading: RateReading
  readonly outcome: WithdrawOutcome | undefined
}

/**
 * One withdrawal plan in all four ways of counting: taken at the start or the end of a month, a
 * twelfth of the yearly rate or the month's share of a whole year. The first is how the page counts.
 *
 * What is taken at the end of each month is taken at the start of each from savings that have earned
 * for a month.
 *
 * @example withdrawReadings({ find: 'duration', savings: 10000000, monthly: 75000, annualRate: 8, … })
 * // 323, 299 withdrawals at the start; 331, 305 at the end
 */
export const withdrawReadings = (plan: WithdrawInputs): WithdrawReading[] =>
  (['start', 'end'] as const).flatMap((timing) =>
    (['divide12', 'effective'] as const).map((reading) => {
      const growth = monthGrowth(plan.annualRate, reading)
      const savings = atLeastZero(plan.savings)
      const outcome = computeWithdraw({
        ...plan,
        savings: timing === 'end' ? settle((refine(savings) * growth) >> FINE_BITS) : savings,
        annualRate:
          reading === 'divide12' ? plan.annualRate : settle((growth - UNCHANGED) * percentMonths),
      })
      return { timing, reading, outcome }
    }),
  )
