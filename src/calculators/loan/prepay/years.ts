import { type Decimal, sum } from '../../../core/decimal'
import type { LoanCourse } from '../../../core/loan/changing-loan'
import type { PrepayResults } from './compute'

/** What a year of a loan costs, and what it leaves. */
export type CourseYear = { readonly interest: Decimal; readonly owed: Decimal }

export type ComparedYear = {
  readonly year: number
  /** Nothing in a year after the end. */
  readonly without: CourseYear | undefined
  readonly with: CourseYear | undefined
}

/**
 * How many months there are to show: to the later end, or to the one that was agreed where there is
 * none.
 */
export function monthsToShow({ without, with: changed }: PrepayResults, agreed: number): number {
  return Math.max(without.end?.months ?? agreed, changed.end?.months ?? agreed)
}

/**
 * The loan without and with its changes, year by year.
 *
 * @example yearByYear(results, 240)[0] // year 1, without: { interest 421182, owed 4900489 }, …
 */
export function yearByYear(results: PrepayResults, agreed: number): ComparedYear[] {
  const months = monthsToShow(results, agreed)
  return Array.from({ length: Math.ceil(months / 12) }, (_, index) => ({
    year: index + 1,
    without: yearOf(results.without, index, months),
    with: yearOf(results.with, index, months),
  }))
}

function yearOf({ rows }: LoanCourse, index: number, months: number): CourseYear | undefined {
  const year = rows.slice(index * 12, Math.min(index * 12 + 12, months))
  const last = year.at(-1)
  return last && { interest: sum(...year.map(({ interest }) => interest)), owed: last.balance }
}
