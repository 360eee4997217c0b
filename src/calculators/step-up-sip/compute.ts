import { growSavings, monthsOf, type Savings } from '../../core/annuity'
import { atLeastZero, type Decimal, zero } from '../../core/decimal'

export type StepUpSipInputs = {
  initial: Decimal
  stepPercent: Decimal
  annualRate: Decimal
  years: Decimal
}
export type StepUpSipResults = Savings & {
  /** What the first year's sum would come to if it were never raised. */
  withoutStepUp: Decimal | undefined
}

/**
 * What a monthly sum that rises every year is worth in the end. A negative sum or duration counts
 * as 0; a negative return is a loss, a negative step lowers the sum. Nothing when the duration is
 * longer than a century or the sums are longer than a page can show.
 *
 * @example computeStepUpSip({ initial: 5000, stepPercent: 10, annualRate: 12, years: 10 })
 * // invested 956245.48, futureValue 1687163.05, withoutStepUp 1161695.38
 */
export function computeStepUpSip(inputs: StepUpSipInputs): StepUpSipResults | undefined {
  const { stepPercent, annualRate } = inputs
  const monthly = atLeastZero(inputs.initial)
  const months = monthsOf(inputs.years, 'years')
  if (months === undefined) return undefined

  const raised = growSavings({ monthly, stepPercent, annualRate, months })
  const level = growSavings({ monthly, stepPercent: zero, annualRate, months })
  return raised && { ...raised, withoutStepUp: level?.futureValue }
}
