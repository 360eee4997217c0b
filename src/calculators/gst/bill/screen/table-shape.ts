import { formatNumber } from '../../../../core/format'
import { fitOf } from '../../../../ui/answer/fit'
import type { BillLine } from '../compute'
import type { BillField, BillRow } from '../read-row'
import { remembering } from './remembering'

/** How wide a text may be, in em, to be read in a column of the table. */
const mostInColumn: readonly (readonly [BillField, number])[] = [
  ['hsn', 5],
  ['quantity', 5],
  ['unit', 5.8],
  ['price', 7],
  ['discount', 5],
  ['rate', 3],
]
const MOST_IN_AMOUNT = 8
/** Of more letters, a unit needs a wider place. */
const SHORT_UNIT = 4

const isLongRow = remembering((row: BillRow) =>
  mostInColumn.some(([field, most]) => fitOf(row[field]) > most),
)
const isLongLine = remembering(
  (line: BillLine) => fitOf(formatNumber(line.amount, 2)) > MOST_IN_AMOUNT,
)
const hasLongUnit = remembering(({ unit }: BillRow) => unit.length > SHORT_UNIT)

/** For the `data-shape` of the table: how it makes room for long texts, the same in every row. */
export function tableShape(
  rows: readonly BillRow[],
  lines: readonly BillLine[],
): 'two lines' | 'long units' | undefined {
  if (rows.some(isLongRow) || lines.some(isLongLine)) return 'two lines'
  return rows.some(hasLongUnit) ? 'long units' : undefined
}
