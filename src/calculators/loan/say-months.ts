import { countOf } from '../../core/format'

/**
 * A time in years and months.
 *
 * @example sayMonths(48) // '4 years'
 * @example sayMonths(50) // '4 years 2 months'
 */
export function sayMonths(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const parts = [
    years > 0 && countOf(years, 'year'),
    (rest > 0 || years === 0) && countOf(rest, 'month'),
  ]
  return parts.filter(Boolean).join(' ')
}
