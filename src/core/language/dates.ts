import { languageWords } from './words'

/**
 * A day as browsers write it in their date fields, where the person is.
 *
 * @example dayOf(new Date(2026, 1, 1)) // '2026-02-01'
 */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** @example sayDate('2026-02-01') // '1 February 2026' */
export const sayDate = (date: string): string => sayDateWith(date, languageWords.monthNames)

/** The month of a day. @example sayMonth('2026-02-01') // 'February 2026' */
export const sayMonth = (date: string): string => sayDate(date).replace(/^\d+ /, '')

/** @example sayShortDate('2026-02-01') // '1 Feb 2026' */
export const sayShortDate = (date: string): string =>
  sayDateWith(date, languageWords.shortMonthNames)

/** A day with the names of the months in a text, January first. */
export function sayDateWith(date: string, months: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []
  const name = months.split(' ')[Number(month) - 1]
  return name ? `${Number(day)} ${name} ${year}` : date
}
