import { sayMonth } from '../../../core/language/dates'
import type { FiledReturn } from '../../books/saved-bills/bills-database'
import { billDocumentsWords } from './words'

/**
 * The period of the return that a document is in and that was marked as filed; none where it is in none.
 *
 * @example '102026', 'quarter 122026'
 */
export function filedPeriodOf(id: string, returns: readonly FiledReturn[]): string | undefined {
  const filed = returns.find(({ documents }) => Object.hasOwn(documents, id))
  return filed && periodIn(filed)
}

/** @example periodIn({ key: 'GSTR-1 quarter 122026', … }) // 'quarter 122026' */
const periodIn = ({ key }: FiledReturn): string => /(quarter )?\d{6}$/.exec(key)?.[0] ?? ''

type DatedDocument = { readonly id: string; readonly date: string }

/** The period of a return that was marked as filed and that a document is dated into, but not in. */
export function missedPeriodOf(
  { id, date }: DatedDocument,
  returns: readonly FiledReturn[],
): string | undefined {
  // By IFF nothing is missed: what it lacks goes with the quarter.
  const ofDate = returns
    .filter(({ key }) => key.startsWith('GSTR-1 '))
    .find((filed) => monthsOf(periodIn(filed)).includes(date.slice(0, 7)))
  return ofDate && !Object.hasOwn(ofDate.documents, id) ? periodIn(ofDate) : undefined
}

/** @example monthsOf('quarter 122026') // ['2026-10', '2026-11', '2026-12'] */
function monthsOf(period: string): readonly string[] {
  const [last, year] = [Number(period.slice(-6, -4)), period.slice(-4)]
  const months = period.startsWith('quarter') ? [last - 2, last - 1, last] : [last]
  return months.map((month) => `${year}-${String(month).padStart(2, '0')}`)
}

/** A quarter is named by its last month. @example sayPeriod('102026') // 'October 2026' */
export function sayPeriod(period: string): string {
  const months = monthsOf(period).map((month) => sayMonth(`${month}-01`))
  const [first = '', last] = [months[0], months.at(-1)]
  return months.length === 1 || !last
    ? first
    : billDocumentsWords.filed.quarter(first.replace(/ \d{4}$/, ''), last)
}
