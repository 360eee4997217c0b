import { financialYearOf, numberKey } from '../../bill/bill-number'
import { partsOfNumber, type SaleDocument } from '../documents'
import type { Period } from '../period'
import type { NumberRange, ReturnTables } from './tables'

/** A larger gap is another series, not bills that are missing. */
const LARGEST_GAP = 100

/**
 * The numbers between the ranges of a period that no document of its financial year has, on this device.
 *
 * @example missingBetween(tables, october, documents) // from SH-1053 to SH-1053
 */
export function missingBetween(
  { billNumbers, noteNumbers }: Pick<ReturnTables, 'billNumbers' | 'noteNumbers'>,
  { from }: Period,
  documents: readonly SaleDocument[],
): readonly NumberRange[] {
  const year = financialYearOf(from)
  return [billNumbers, noteNumbers].flatMap((ranges, index) => {
    const isNote = index === 1
    const used = new Set(
      documents
        .filter((document) => document.isNote === isNote && financialYearOf(document.date) === year)
        .map(({ number }) => numberKey(number)),
    )
    return ranges
      .slice(1)
      .flatMap((range, at) => gapBetween(ranges[at]?.to ?? '', range.from, used))
  })
}

/** The numbers between two of a series that are not used, in ranges. */
function gapBetween(
  before: string,
  after: string,
  used: ReadonlySet<string>,
): readonly NumberRange[] {
  const [left, right] = [partsOfNumber(before), partsOfNumber(after)]
  const changed = right.flatMap((part, index) => (part === left[index] ? [] : [index]))
  const [at = 0, ...more] = changed
  if (left.length !== right.length || more.length > 0 || at % 2 === 0) return []
  const [first, last] = [BigInt(left[at] ?? 0) + 1n, BigInt(right[at] ?? 0) - 1n]
  if (last - first >= LARGEST_GAP) return []
  const ranges: NumberRange[] = []
  let isOpen = false
  for (let count = first; count <= last; count++) {
    const digits = count.toString().padStart(left[at]?.length ?? 0, '0')
    const number = right.with(at, digits).join('')
    const range = ranges.at(-1)
    if (used.has(numberKey(number))) isOpen = false
    else if (isOpen && range) {
      ranges[ranges.length - 1] = { ...range, to: number, count: range.count + 1 }
    } else {
      ranges.push({ from: number, to: number, count: 1, cancelled: 0 })
      isOpen = true
    }
  }
  return ranges
}
