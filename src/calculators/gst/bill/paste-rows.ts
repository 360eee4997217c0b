import { withoutGuard } from '../../../core/csv'
import {
  type Decimal,
  divide,
  hundred,
  multiply,
  round,
  toDigits,
  zero,
} from '../../../core/decimal'
import { groupDigits } from '../../../core/format'
import {
  isRead,
  LONGEST_FRACTION,
  readAmount,
  readNumber,
  tidyAmount,
  tidyNumber,
} from '../../../core/parse'
import type { ChosenUses } from '../../../core/table/column-uses'
import { findHead } from '../../../core/table/find-head'
import { splitPrice, splitQuantity } from '../../../core/table/number-with-unit'
import { readSeparated, type SeparatedRow } from '../../../core/table/separated-values'
import { sumNamed } from '../../../core/table/sum-rows'
import {
  type ColumnUse,
  columnsOf,
  filledLength,
  namedUse,
  type PastedColumn,
} from './paste-columns'
import { rateOfRow, shareInBrackets } from './paste-rates'
import type { BillRow } from './read-row'

export type PastedRow = {
  readonly row: number
  readonly item: BillRow
  /** The table has no rate for it. */
  readonly isRateAssumed: boolean
}

export type SkippedRow = {
  readonly row: number
  /** As it was pasted. */
  readonly text: string
  /** @example "the quantity 'abc' is not a number." */
  readonly reason: string
}

export type PastedRows = {
  readonly columns: readonly PastedColumn[]
  /** The row of heads as it was pasted. */
  readonly head?: string
  /** Rows are counted from 1, head and blank rows included, like in the sheet they come from. */
  readonly rows: readonly PastedRow[]
  /** Rows that may be items, and could not be read. */
  readonly skipped: readonly SkippedRow[]
  /** Rows that are no items: lines above the heads, and sums. */
  readonly passed: readonly SkippedRow[]
}

type PasteOptions = {
  /** For rows that have none. */
  readonly rate: string
  /** How many more rows the bill can hold. */
  readonly room: number
  /** What a person said that the columns of these names are. */
  chosenFor?(names: readonly string[]): ChosenUses<ColumnUse>
}

/** A row that was split into cells, with its number. */
type NumberedRow = SeparatedRow & { readonly row: number }

type CellOf = (use: ColumnUse) => string

/** What was read, or why it could not be. */
type Read<Value> = { readonly value: Value } | { readonly problem: string }

/**
 * Reads the rows of a bill from a pasted table. Every row that is not blank is the head, or ends up
 * among the rows, with the reason among the skipped ones, or among those passed over.
 *
 * With heads, columns may stand in any order, and those that a bill does not need are left out
 * (`paste-columns.ts`). Without heads, columns count by their place:
 *
 * - a column that counts the rows (1, 2, 3 …) before a text is left out;
 * - a column of short words behind a number is the unit;
 * - description, price;
 * - description, quantity, price;
 * - description, quantity, price, GST rate;
 * - description, quantity, price, discount, GST rate;
 * - description, HSN, quantity, price, discount, GST rate.
 *
 * In four and five columns, a second column of nothing but codes of 4, 6 or 8 digits is the HSN, if
 * in four columns the last one is not made of GST rates.
 *
 * A missing description, HSN or discount stays blank, a missing quantity is 1, a missing rate is the
 * one given; a row without a price is skipped.
 *
 * @example pasteRows('Item\tQty\tPrice\nPen\t5\t₹165.00', { rate: '18', room: 500 }).rows
 * // row 2: { description: 'Pen', quantity: '5', price: '165.00', rate: '18', … }
 */
export function pasteRows(text: string, { rate, room, chosenFor }: PasteOptions): PastedRows {
  const table: NumberedRow[] = readSeparated(text)
    .map(({ cells, text }, index) => ({ cells: cells.map(cleanCell), text, row: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))

  const headAt = findHead(
    table.map(({ cells }) => cells),
    namedUse,
  )
  const head = table[headAt]
  const body = table.slice(headAt + 1)
  const items = body.filter(({ cells }) => !sumIn(cells))
  const columns = columnsOf(
    head?.cells,
    items.map(({ cells }) => cells),
    chosenFor,
  )
  const places = new Map(columns.map(({ use }, at) => [use, at]))

  const rows: PastedRow[] = []
  const skipped: SkippedRow[] = []
  const passed: SkippedRow[] = table
    .slice(0, Math.max(headAt, 0))
    .map(({ row, text }) => ({ row, text, reason: 'it stands above the heads of the columns.' }))
  for (const { row, text, cells } of body) {
    const sum = sumIn(cells)
    if (sum) {
      passed.push({ row, text, reason: `it is ${sum}, not an item.` })
      continue
    }
    const cellOf: CellOf = (use) => cells[places.get(use) ?? -1] ?? ''
    const problem =
      whyNoItem(cells, columns, cellOf) ??
      // In a full bill, numbers that nobody will see need not be read.
      (rows.length < room ? undefined : 'the bill is full.')
    const read = problem ? { problem } : readItem(cellOf)
    if ('problem' in read) skipped.push({ row, text, reason: read.problem })
    else {
      const { value } = read
      rows.push({ row, item: { ...value, rate: value.rate || rate }, isRateAssumed: !value.rate })
    }
  }
  return { columns, ...(head && { head: head.text }), rows, skipped, passed }
}

/** @example saySkipped({ row: 7, reason: 'the price is missing.', text: '' }) // 'Row 7: the price is missing.' */
export const saySkipped = ({ row, reason }: SkippedRow): string => `Row ${row}: ${reason}`

/** The rows that are left to be put right, under their heads. */
export const restOf = ({ head, skipped }: PastedRows): string =>
  [...(head === undefined ? [] : [head]), ...skipped.map(({ text }) => text)].join('\n')

const cleanCell = (cell: string) => withoutGuard(cell.trim()).trim().replace(/\r\n?/g, '\n')

/** A sum has its name in its first cell, whatever column that is. */
const sumIn = (cells: readonly string[]) => sumNamed(cells.find((cell) => cell !== '') ?? '')

/** The reason why a row is no item, whatever its numbers are. */
function whyNoItem(
  cells: readonly string[],
  columns: readonly PastedColumn[],
  cellOf: CellOf,
): string | undefined {
  if (filledLength(cells) > columns.length) {
    return `it has ${cells.length} cells, and there are ${columns.length} columns.`
  }
  return cellOf('price') || cellOf('amount') ? undefined : 'the price is missing.'
}

/** An item; its rate is blank where the row has none. */
function readItem(cellOf: CellOf): Read<BillRow> {
  const quantity = splitQuantity(cellOf('quantity'))
  if (quantity.number && !isRead(readNumber(quantity.number))) {
    return notANumber('quantity', cellOf('quantity'))
  }
  const discount = readDiscount(cellOf)
  if ('problem' in discount) return discount
  const price = splitPrice(cellOf('price'))
  const priceText = readPrice(price.number, quantity.number, discount.value, cellOf('amount'))
  if ('problem' in priceText) return priceText
  const { rate = '', problem } = rateOfRow(cellOf)
  if (problem) return { problem }
  // A column of GST amounts is easily taken for one of rates.
  if (readNumber(rate).value > hundred) {
    return { problem: `the GST rate '${cellOf('rate') || rate}' is more than 100%.` }
  }
  return {
    value: {
      description: cellOf('description'),
      hsn: cellOf('hsn'),
      quantity: tidyNumber(quantity.number) || '1',
      unit: cellOf('unit') || quantity.unit || price.unit,
      price: priceText.value,
      discount: discount.value,
      rate,
    },
  }
}

const notANumber = (name: string, cell: string) => ({
  problem: `the ${name} '${cell}' is not a number.`,
})

/** A discount in percent has its sign; of two that are filled in, it is the one in percent. */
function readDiscount(cellOf: CellOf): Read<string> {
  const share = cellOf('discountShare')
  const reading = readNumber(share)
  if (!isNothing(share) && !isRead(reading)) return notANumber('discount', share)
  if (reading.value !== zero) return { value: `${tidyNumber(share)}%` }

  const cell = cellOf('discount')
  if (isNothing(cell)) return { value: '' }
  const text = shareInBrackets(cell) ?? cell
  if (!isRead(readAmount(text))) return notANumber('discount', cell)
  return { value: text.endsWith('%') ? `${tidyAmount(text)}%` : tidyAmount(text) }
}

/** Blank, or the dash that stands for nothing in a column of amounts. */
const isNothing = (cell: string) => /^[-–—]?$/.test(cell)

/** The price, or the one that the amount comes to: only if it is exact, and nothing was taken off. */
function readPrice(
  price: string,
  quantity: string,
  discount: string,
  amount: string,
): Read<string> {
  if (price) {
    return isRead(readAmount(price)) ? { value: tidyAmount(price) } : notANumber('price', price)
  }
  const reading = readAmount(amount)
  if (!isRead(reading)) return notANumber('amount', amount)
  const exact = exactQuotient(reading.value, readNumber(quantity || '1').value)
  if (exact === undefined || readAmount(discount).value !== zero) {
    return { problem: `the price is missing, and the amount '${amount}' does not say it exactly.` }
  }
  return { value: groupDigits(toDigits(exact)) }
}

/** A quotient that can be typed with all its digits. */
function exactQuotient(a: Decimal, b: Decimal): Decimal | undefined {
  if (b === zero) return undefined
  const quotient = round(divide(a, b), LONGEST_FRACTION)
  return multiply(quotient, b) === a ? quotient : undefined
}
