import type { Decimal } from '../../../core/decimal'
import { formatPercent } from '../../../core/format'
import { highestBearableRate } from '../../../core/loan/loan-solvers'

/**
 * The highest rate that an EMI can bear, as it is shown: the loan ends at it within so many months,
 * and at no higher one that could be shown.
 *
 * @example sayHighestRate({ principal: decimalFrom(5000000), emi: decimalFrom(35000) }, 1200) // '8.39%'
 */
export function sayHighestRate(
  { principal, emi }: { readonly principal: Decimal; readonly emi: Decimal },
  months: number,
): string {
  const rate = highestBearableRate({ principal, instalment: emi, months })
  return rate === undefined ? 'None' : formatPercent(rate, 2)
}
