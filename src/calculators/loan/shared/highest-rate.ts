import { highestBearableRate } from '../../../core/loan/loan-solvers'
import type { Decimal } from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { loanWords } from './words'

/**
 * Formats the highest rate, in steps of 0.01%, at which an EMI still repays a loan within the months.
 *
 * @example sayHighestRate({ principal: decimalFrom(5000000), emi: decimalFrom(35000) }, 1200) // '8.39%'
 */
export function sayHighestRate(
  { principal, emi }: { readonly principal: Decimal; readonly emi: Decimal },
  months: number,
): string {
  const rate = highestBearableRate({ principal, instalment: emi, months })
  return rate === undefined ? loanWords.none : formatPercent(rate, 2)
}
