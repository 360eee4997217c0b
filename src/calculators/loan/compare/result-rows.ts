import type { Decimal } from '../../../core/decimal'
import { formatPercent } from '../../../core/format'
import type { OfferResults, Row } from './compute'

export const resultRows: readonly { row: Row; name: string }[] = [
  { row: 'emi', name: 'Monthly EMI' },
  { row: 'totalInterest', name: 'Total Interest' },
  { row: 'charges', name: 'Charges' },
  { row: 'costInAll', name: 'Cost in all' },
  { row: 'youPayInAll', name: 'You pay in all' },
  { row: 'apr', name: 'APR' },
]

/** A result as it is shown: an offer whose charges eat the loan has no APR, and says so. */
export function sayResult(
  results: OfferResults,
  row: Row,
  money: (value: Decimal) => string,
): string {
  const value = results[row]
  if (row !== 'apr') return money(value ?? (0n as Decimal))
  if (value !== undefined) return formatPercent(value, 2)
  return results.netDisbursed <= 0n ? 'No APR' : '--'
}
