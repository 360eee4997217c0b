import { groupDigits } from '../money/group-digits'

/**
 * So many of a thing. A count that a person typed stays as it was typed.
 *
 * @example countOf(1, 'year', 'years') // '1 year'
 * @example countOf(1200, 'month', 'months') // '1,200 months'
 */
export const countOf = (count: number | string, one: string, many: string): string =>
  `${typeof count === 'number' ? groupDigits(String(count)) : count} ${String(count) === '1' ? one : many}`
