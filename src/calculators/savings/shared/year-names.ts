import type { Savings, SavingsYear } from '../../../core/savings/plan'
import type { Mark } from '../../../ui/charts/frame'
import { yearMarks } from '../../../ui/charts/geometry'
import { savingsWords } from './words'

/** How many months have passed when a year ends: the last year may be shorter than twelve. */
export const monthsAt = ({ year }: SavingsYear, { months }: Savings): number =>
  Math.min(year * 12, months)

/**
 * The name of a year in a table, by the months that have passed at its end.
 *
 * @example yearName(120) // '10'
 * @example yearName(30) // '2½'
 * @example yearName(28) // '2 yr 4 mo'
 */
export function yearName(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  if (rest === 0) return String(years)
  if (years === 0) return savingsWords.shortYear.months(rest)
  return rest === 6 ? `${years}½` : savingsWords.shortYear.yearsMonths(years, rest)
}

/** The name of a year in a chart. @example yearLabel(30) // 'Year 2½' */
export function yearLabel(months: number): string {
  if (months === 0) return savingsWords.start
  return months >= 12 && months % 6 === 0 ? savingsWords.inYear(yearName(months)) : yearName(months)
}

/** The labels below a chart that spans so many months. */
export const yearAxis = (months: number): Mark[] =>
  yearMarks(months / 12).map((year) => ({
    at: months > 0 ? (year * 12) / months : 0,
    label: yearLabel(Math.round(year * 12)),
    ...(year > 0 && year * 12 < months && { shortLabel: String(year) }),
  }))
