import type { TermUnit } from '../../../../core/annuity'
import { type Decimal, decimalFrom, divide, multiply, round } from '../../../../core/decimal'
import { countOf } from '../../../../core/format'

const twelve = decimalFrom(12)

/**
 * The same tenure in the other unit. Months that are no whole number of years become years with
 * two decimals, which still round to the same month.
 *
 * @example convertTenure(decimalFrom(5), 'months') // 60
 * @example convertTenure(decimalFrom(7), 'years') // 0.58
 */
export const convertTenure = (tenure: Decimal, to: TermUnit): Decimal =>
  to === 'months' ? round(multiply(tenure, twelve), 0) : round(divide(tenure, twelve), 2)

/**
 * A term in the unit that it was typed in; in years only where they are whole.
 *
 * @example sayTerm(60, 'years') // '5 years'
 * @example sayTerm(30, 'years') // '30 months'
 */
export const sayTerm = (months: number, unit: TermUnit): string =>
  unit === 'years' && months % 12 === 0 ? countOf(months / 12, 'year') : countOf(months, 'month')

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
