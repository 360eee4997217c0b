import { formatNumber } from '../../../../core/format'
import { fitOf } from '../../../../ui/answer/fit'
import type { BillLine } from '../compute'
import type { BillRow } from '../read-row'
import { remembering } from '../remembering'

/** How wide a text may be, in em, for its usual column and for the widest one. */
const columns = [
  { field: 'hsn', usual: 4, most: 5 },
  { field: 'quantity', usual: 4, most: 5 },
  { field: 'unit', usual: 3, most: 5.8 },
  { field: 'price', usual: 5.8, most: 7 },
  { field: 'discount', usual: 5, most: 5 },
  { field: 'rate', usual: 3, most: 3 },
] as const
const MOST_IN_AMOUNT = 8

/** With more wide columns, little would be left for the item. */
const MOST_WIDE = 1

const TWO_LINES = 'two-lines'

const needsOfRow = remembering((row: BillRow) =>
  columns.flatMap(({ field, usual, most }) => {
    const width = fitOf(row[field])
    if (width > most) return [TWO_LINES]
    return width > usual ? [field] : []
  }),
)
const isLongLine = remembering(
  (line: BillLine) => fitOf(formatNumber(line.amount, 2)) > MOST_IN_AMOUNT,
)

/**
 * For the `data-wide` of the table: the column that is wide in every row, because one of them needs
 * it, or `two-lines` where all columns side by side could not be read.
 */
export function wideColumn(rows: readonly BillRow[], lines: readonly BillLine[]): string {
  const needs = new Set(rows.flatMap(needsOfRow))
  const isTooMuch = needs.has(TWO_LINES) || needs.size > MOST_WIDE || lines.some(isLongLine)
  return isTooMuch ? TWO_LINES : [...needs].join()
}
