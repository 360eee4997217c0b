import { sayMonth } from '../../core/language/dates'
import type { Period } from '../books/sales/period'
import { salesWords } from './words'

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
