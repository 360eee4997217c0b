import { sayMonth } from '../../core/language/dates'
import type { Decimal } from '../../core/money/decimal'
import { formatMoney } from '../../core/money/format'
import type { Period } from '../books/sales/period'
import { salesWords } from './words'

/** Kept bills are added up in rupees, whatever the currency of the site. @example rupees(total) // '₹9,73,975.31' */
export const rupees = (value: Decimal): string => formatMoney(value, '₹', 2)

/**
 * @example sayPeriod(october) // 'October 2026'
 * @example sayPeriod(quarter) // 'October to December 2026'
 * @example sayPeriod(year) // '2026-27'
 */
export function sayPeriod({ kind, from, to }: Period): string {
  if (kind === 'month') return sayMonth(from)
  if (kind === 'year') return `${from.slice(0, 4)}-${to.slice(2, 4)}`
  const [first = ''] = sayMonth(from).split(' ')
  return salesWords.quarter(first, sayMonth(to))
}
