import type { Savings, SavingsYear } from '../../core/savings/plan'

/** How many months have passed when a year ends: the last one may be shorter than twelve. */
export const monthsAt = ({ year }: SavingsYear, { months }: Savings): number =>
  Math.min(year * 12, months)

/**
 * The name of a year that ends after so many months.
 *
 * @example yearName(120) // '10'
 * @example yearName(30) // '2½'
 * @example yearName(28) // '2 yr 4 mo'
 */
export function yearName(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  if (rest === 0) return String(years)
  if (years === 0) return `${rest}\u00a0mo`
  return rest === 6 ? `${years}½` : `${years}\u00a0yr ${rest}\u00a0mo`
}
