/*
 * Days of the calendar. A day is a text like 2026-11-20, which can be compared as it stands, and a month one
 * like 2026-11.
 */

const MS_PER_DAY = 86_400_000

/** A day as a count of days, for differences. @example dayNumber('1970-01-02') // 1 */
export const dayNumber = (day: string): number =>
  Math.round(Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY)

/** The day of a count. @example dayOfNumber(1) // '1970-01-02' */
export const dayOfNumber = (count: number): string =>
  new Date(count * MS_PER_DAY).toISOString().slice(0, 10)

/** @example daysFrom('2026-11-20', '2026-11-28') // 8 */
export const daysFrom = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** @example dayAfter('2026-11-20', 8) // '2026-11-28' */
export const dayAfter = (day: string, days: number): string => dayOfNumber(dayNumber(day) + days)

const partsOf = (day: string): readonly [year: number, month: number, day: number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}

const twoDigits = (count: number) => String(count).padStart(2, '0')

/** @example isLeapYear(2028) // true */
export const isLeapYear = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** @example daysInMonth(2028, 2) // 29 */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/**
 * A day of the calendar from its numbers; nothing where there is no such day.
 *
 * @example calendarDay(2026, 2, 29) // undefined
 */
export const calendarDay = (year: number, month: number, day: number): string | undefined =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
    : undefined

/** @example monthAfter('2026-11', 3) // '2027-02' */
export function monthAfter(month: string, months: number): string {
  const [year, count] = partsOf(month)
  const all = year * 12 + count - 1 + months
  return `${String(Math.floor(all / 12)).padStart(4, '0')}-${twoDigits((all % 12) + 1)}`
}

/** The months from one to another. @example monthsFrom('2026-11', '2027-02') // 3 */
export function monthsFrom(from: string, to: string): number {
  const [fromYear, fromMonth] = partsOf(from)
  const [toYear, toMonth] = partsOf(to)
  return (toYear - fromYear) * 12 + toMonth - fromMonth
}

/**
 * The same day so many months later, or the last one of a month that is too short for it.
 *
 * @example addMonths('2026-01-31', 1) // '2026-02-28'
 */
export function addMonths(day: string, months: number): string {
  const month = monthAfter(day.slice(0, 7), months)
  const [year, count] = partsOf(month)
  return `${month}-${twoDigits(Math.min(Number(day.slice(8)), daysInMonth(year, count)))}`
}

/**
 * How many full months fit between two days, the later one not before the other.
 *
 * @example fullMonths('2026-01-31', '2026-02-28') // 1
 */
export function fullMonths(from: string, to: string): number {
  const months = monthsFrom(from.slice(0, 7), to.slice(0, 7))
  return addMonths(from, months) > to ? months - 1 : months
}

/** The financial year of a day or a month, which begins in April. @example financialYearOf('2026-03') // '2025-26' */
export function financialYearOf(day: string): string {
  const first = startOfFinancialYear(day)
  return `${first}-${twoDigits((first + 1) % 100)}`
}

/** The year in which the financial year of a day or a month began. @example startOfFinancialYear('2026-03-31') // 2025 */
export function startOfFinancialYear(day: string): number {
  const [year, month] = partsOf(day)
  return month > 3 ? year : year - 1
}
