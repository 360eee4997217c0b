import { sayMonth } from '../../../../core/language/dates'
import { readSeller } from '../../shared/bill/kept-seller'
import type { FiledReturn } from '../../shared/saved-bills/bills-database'
import { billDocumentsWords } from './words'

/** The period of the return that a document is in and that was marked as filed: 102026. None where it is in none. */
export function filedPeriodOf(id: string, returns: readonly FiledReturn[]): string | undefined {
  const filed = returns.find(({ documents }) => Object.hasOwn(documents, id))
  return filed && (/\d{6}$/.exec(filed.key)?.[0] ?? '')
}

/** A quarter is named by its last month. @example sayPeriod('102026') // 'October 2026' */
export function sayPeriod(period: string): string {
  const [month, year] = [period.slice(0, 2), period.slice(2)]
  const last = sayMonth(`${year}-${month}-01`)
  const isQuarter = readSeller().filing === 'quarterly' && Number(month) % 3 === 0
  if (!isQuarter) return last
  const first = String(Number(month) - 2).padStart(2, '0')
  return billDocumentsWords.filed.quarter(
    sayMonth(`${year}-${first}-01`).replace(/ \d{4}$/, ''),
    last,
  )
}
