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
  return filed && (/(quarter )?\d{6}$/.exec(filed.key)?.[0] ?? '')
}

/** A quarter is named by its last month. @example sayPeriod('102026') // 'October 2026' */
export function sayPeriod(period: string): string {
  const [month, year] = [period.slice(-6, -4), period.slice(-4)]
  const last = sayMonth(`${year}-${month}-01`)
  if (!period.startsWith('quarter')) return last
  const first = String(Number(month) - 2).padStart(2, '0')
  return billDocumentsWords.filed.quarter(
    sayMonth(`${year}-${first}-01`).replace(/ \d{4}$/, ''),
    last,
  )
}
