import { sayMonths as sayYearsAndMonths } from '../../../core/language/durations'
import { languageWords } from '../../../core/language/words'
import type { TermUnit } from '../../../core/loan/annuity'
import { type Decimal, decimalFrom, divide, multiply, round } from '../../../core/money/decimal'
import { readNumber } from '../../../core/money/parse'
import { readMonth } from '../../../core/time/read-day'
import { rangeHint, rateHint } from '../../../ui/fields/hints'
import { sharedInputs } from '../../../ui/memory/page-inputs'
import { loanWords } from './words'

/** The inputs that all loan views share: what is typed in one view is also in the others. */
export const sharedTerms = sharedInputs('loan-terms', [
  'amount',
  'rate',
  'tenure',
  'tenureUnit',
  'start',
])

export const termUnits = ['years', 'months'] as const satisfies readonly TermUnit[]

/** The hint below a field for a yearly rate, if there is something to say. */
export const yearlyRateHint = rateHint(30, loanWords.rateHint)

/** The hint below a field for a tenure, by its unit. */
export const tenureHints = {
  years: rangeHint(1, 40, loanWords.tenureHints.years),
  months: rangeHint(1, 480, loanWords.tenureHints.months),
}

const twelve = decimalFrom(12)

/**
 * Converts a tenure into the other unit. Months that are no whole number of years become years with
 * two decimals, which still round to the same month.
 *
 * @example convertTenure(decimalFrom(5), 'months') // 60
 * @example convertTenure(decimalFrom(7), 'years') // 0.58
 */
export const convertTenure = (tenure: Decimal, to: TermUnit): Decimal =>
  to === 'months' ? round(multiply(tenure, twelve), 0) : round(divide(tenure, twelve), 2)

/** A tenure as it was typed. @example sayTenure('2.5', 'years') // '2.5 years' */
export const sayTenure = (tenure: number | string, unit: TermUnit): string =>
  unit === 'years' ? languageWords.years(tenure) : languageWords.months(tenure)

/**
 * Formats a number of months in the unit that was typed; in years only if they are whole.
 *
 * @example sayTerm(60, 'years') // '5 years'
 * @example sayTerm(30, 'years') // '30 months'
 */
export const sayTerm = (months: number, unit: TermUnit): string =>
  unit === 'years' && months % 12 === 0
    ? sayTenure(months / 12, 'years')
    : sayTenure(months, 'months')

/** For Prepay and Compare, until they take it from the core. */
export const sayMonths = sayYearsAndMonths

export const monthNames = languageWords.shortMonthNames.split(' ')

/**
 * The calendar month of an instalment; undefined without a valid start.
 *
 * @param month the number of the instalment, from 1
 * @param start the month of the first EMI as `2027-04`, or an empty text
 * @example calendarMonth(1, '2027-04') // 'Apr 2027'
 * @example calendarMonth(10, '2027-04') // 'Jan 2028'
 */
export function calendarMonth(month: number, start: string): string | undefined {
  const [, year, first] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(start) ?? []
  if (!year || !first) return undefined
  const index = Number(first) - 1 + month - 1
  return `${monthNames[index % 12]} ${Number(year) + Math.floor(index / 12)}`
}

/** A month in numbers, typed on a keypad too: 12/2027 or 12.2027. */
const MONTH_IN_NUMBERS = /^\s*\d{1,2}\s*[-/.]\s*\d{4}\s*$/

/** The month that a text names, as `2027-12`; none where it is the number of an instalment. */
export function monthNamedIn(text: string): string | undefined {
  if (!MONTH_IN_NUMBERS.test(text) && !readNumber(text).problem) return undefined
  const reading = readMonth(text.replaceAll(/\s*([-/.])\s*/g, '$1'))
  return 'month' in reading ? reading.month : undefined
}

/**
 * The instalment of a month; below 1 before the first.
 *
 * @example instalmentIn('2027-12', '2027-04') // 9
 */
export function instalmentIn(month: string, start: string): number | undefined {
  if (!calendarMonth(1, start)) return undefined
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5))
  return count(month) - count(start) + 1
}

/** Loan years are counted from the first EMI; financial years run from April to March. */
export type YearKind = 'loan' | 'financial'
export const yearKinds = ['loan', 'financial'] as const satisfies readonly YearKind[]

/** A year of a schedule: its name and its months. */
export type YearGroup<Month> = { readonly name: string; readonly months: readonly Month[] }

/**
 * Groups the months of a loan by financial year; empty without a valid start.
 *
 * @example financialYears(months, '2027-02').map(({ name }) => name) // ['2026-27', '2027-28', …]
 */
export function financialYears<Month extends { readonly month: number }>(
  months: readonly Month[],
  start: string,
): readonly YearGroup<Month>[] {
  const [, year, first] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(start) ?? []
  if (!year || !first) return []
  const yearOf = ({ month }: Month) =>
    Number(year) + Math.floor((Number(first) - APRIL + month - 1) / 12)
  const groups = new Map<number, Month[]>()
  for (const month of months) {
    const group = groups.get(yearOf(month))
    if (group) group.push(month)
    else groups.set(yearOf(month), [month])
  }
  return [...groups].map(([year, months]) => ({ name: financialYearName(year), months }))
}

const APRIL = 4

/** @example financialYearName(2026) // '2026-27' */
const financialYearName = (year: number) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`
