import { monthsOf } from '../../core/annuity'
import { atLeastZero, type Decimal, zero } from '../../core/decimal'
import { growSavings, type Savings } from '../../core/savings/plan'

/** A sum paid in every month, and by how much it rises every year: 0% for a plain SIP. */
export type PlanInputs = {
  monthly: Decimal
  stepPercent: Decimal
  /** The same in money: 0 unless it says otherwise. */
  stepAmount?: Decimal
  annualRate: Decimal
  years: Decimal
}

/**
 * What a monthly sum that may rise every year is worth in the end. A negative sum or duration counts
 * as 0; a negative return is a loss, a negative step lowers the sum, but one in money counts as 0. Nothing when the duration is
 * longer than a century or the sums are longer than a page can show.
 *
 * @example computePlan({ monthly: 5000, stepPercent: 10, annualRate: 12, years: 10 })
 * // invested 956245.48, futureValue 1687163.13
 */
export function computePlan(plan: PlanInputs): Savings | undefined {
  const { stepPercent, annualRate } = plan
  const stepAmount = atLeastZero(plan.stepAmount ?? zero)
  const months = monthsOf(plan.years, 'years')
  if (months === undefined) return undefined
  return growSavings({
    monthly: atLeastZero(plan.monthly),
    stepPercent,
    stepAmount,
    annualRate,
    months,
  })
}
