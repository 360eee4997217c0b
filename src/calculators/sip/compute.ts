import { growSavings, monthsOf, type Savings } from '../../core/annuity'
import { atLeastZero, type Decimal, decimalFrom, zero } from '../../core/decimal'

export type SipInputs = { monthly: Decimal; annualRate: Decimal; years: Decimal }

/** The raise that the page suggests. */
export const SUGGESTED_STEP_PERCENT = decimalFrom(10)

/**
 * What a fixed sum, invested at the start of every month, is worth in the end. A negative sum or
 * duration counts as 0; a negative return is a loss. Nothing when the duration is longer than a
 * century or the sums are longer than a page can show.
 *
 * @example computeSip({ monthly: 5000, annualRate: 12, years: 10 })
 * // invested 600000, futureValue 1161695.38, returns 561695.38
 */
export const computeSip = (inputs: SipInputs): Savings | undefined => savings(inputs, zero)

/**
 * The same plan, raised every year by the suggested percentage.
 *
 * @example computeRaisedSip({ monthly: 5000, annualRate: 12, years: 10 }) // futureValue 1687163.05
 */
export const computeRaisedSip = (inputs: SipInputs): Savings | undefined =>
  savings(inputs, SUGGESTED_STEP_PERCENT)

function savings({ monthly, annualRate, years }: SipInputs, stepPercent: Decimal) {
  const months = monthsOf(years, 'years')
  if (months === undefined) return undefined
  return growSavings({ monthly: atLeastZero(monthly), stepPercent, annualRate, months })
}
