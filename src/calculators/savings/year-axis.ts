import type { Mark } from '../../ui/charts/frame'
import { yearMarks } from '../../ui/charts/geometry'
import { yearName } from './year-name'

/** The years under a picture of so many months. */
export const yearAxis = (months: number): Mark[] =>
  yearMarks(months / 12).map((year) => ({
    at: months > 0 ? (year * 12) / months : 0,
    label: yearLabel(Math.round(year * 12)),
    ...(year > 0 && year * 12 < months && { shortLabel: String(year) }),
  }))

/** @example yearLabel(30) // 'Year 2½' */
export function yearLabel(months: number): string {
  if (months === 0) return 'Start'
  return months >= 12 && months % 6 === 0 ? `Year ${yearName(months)}` : yearName(months)
}
