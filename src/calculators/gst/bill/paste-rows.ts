import { withoutGuard } from '../../../core/csv'
import { hundred, toDigits } from '../../../core/decimal'
import { isRead, readAmount, readNumber, tidyAmount, tidyNumber } from '../../../core/parse'
import { readSeparated, type SeparatedRow } from '../../../core/separated-values'
import { gstRates } from '../rates'
import type { BillField, BillRow } from './read-row'

export type PastedColumn = {
  /** Its head, or its place where there is no head. */
  readonly name: string
  /** What it is on the bill; a column that is not needed has none. */
  readonly field?: BillField
}

export type PastedRow = { readonly row: number; readonly item: BillRow }

export type SkippedRow = {
  readonly row: number
  /** As it was pasted. */
  readonly text: string
  /** @example "the quantity 'abc' is not a number." */
  readonly reason: string
}

export type PastedRows = {
  readonly columns: readonly PastedColumn[]
  /** Rows are counted from 1, head and blank rows included, like in the sheet they come from. */
  readonly rows: readonly PastedRow[]
  readonly skipped: readonly SkippedRow[]
}

type PasteOptions = {
  /** For rows that have none. */
  readonly rate: string
  /** How many more rows the bill can hold. */
  readonly room: number
}

/** A row that was split into cells, with its number. */
type NumberedRow = SeparatedRow & { readonly row: number }

type Heads = {
  readonly columns: readonly PastedColumn[]
  /** A discount without a percent sign is a percentage, because the head says so. */
  readonly isDiscountInPercent: boolean
}

/** A head stands above the table, behind a title and a few lines at most. */
const ROWS_BEFORE_HEAD = 60

const headNames: readonly (readonly [BillField, RegExp])[] = [
  ['hsn', /^(hsn|sac|hsnsac|hsnorsac)(code|no|number)?$/],
  ['quantity', /^(qty|quantity|quantities|nos|units|pcs|pieces)$/],
  ['unit', /^(unit|uom|unitofmeasure|unitofmeasurement|uqc|per)$/],
  ['rate', /^((gst|igst|tax)(rate)?(%|percent|percentage)|(gst|igst|tax)rate|rate%|gst|tax)$/],
  ['discount', /^(discount|disc|less)(%|percent|percentage|amount|amt)?$/],
  [
    'price',
    /^(unit|item|sale|selling|basic)?(price|cost|mrp|rateperunit|unitrate)(perunit|perpiece|each)?$/,
  ],
  [
    'description',
    /^(item|product|service|goods)?(s|name|names|description|descriptions|particulars|details|item|items|product|service|goods)(of(goods|services|goodsorservices|goodsandservices))?$|^(item|product|service)$/,
  ],
]

const numbersIn = ({ isDiscountInPercent }: Heads) =>
  [
    { field: 'quantity', name: 'quantity', read: readNumber },
    { field: 'price', name: 'price', read: readAmount },
    { field: 'discount', name: 'discount', read: isDiscountInPercent ? readNumber : readAmount },
    { field: 'rate', name: 'GST rate', read: readNumber },
  ] as const

/**
 * Reads the rows of a bill from a pasted table. Every row that is not blank ends up among the rows
 * or, with the reason, among the skipped ones.
 *
 * With heads (the first row of which two or more names are known), columns may stand in any order,
 * and those that a bill does not need are left out. `Rate` alone is the price, as on most bills,
 * unless there is a price beside it. Without heads, columns count by their place:
 *
 * - a column that counts the rows (1, 2, 3 …) before a text is left out;
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
export function pasteRows(text: string, { rate, room }: PasteOptions): PastedRows {
  const table: NumberedRow[] = readSeparated(text)
    .map(({ cells, text }, index) => ({ cells: cells.map(cleanCell), text, row: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))

  const headAt = table.slice(0, ROWS_BEFORE_HEAD).findIndex(({ cells }) => isHead(cells))
  const head = table[headAt]
  const body = table.slice(headAt + 1)
  const heads = head ? headsOf(head.cells) : headsByPlace(body)

  const rows: PastedRow[] = []
  const skipped: SkippedRow[] = table
    .slice(0, Math.max(headAt, 0))
    .map(({ row, text }) => ({ row, text, reason: 'it stands above the heads of the columns.' }))
  for (const { row, text, cells } of body) {
    // In a full bill, numbers that nobody will see need not be read.
    const reason =
      whyNoItem(cells, heads) ??
      (rows.length < room ? whyUnreadable(cells, heads) : 'the bill is full.')
    if (reason) skipped.push({ row, text, reason })
    else rows.push({ row, item: readItem(cells, heads, rate) })
  }
  return { columns: heads.columns, rows, skipped }
}

/** @example saySkipped({ row: 7, reason: 'the price is missing.', text: '' }) // 'Row 7: the price is missing.' */
export const saySkipped = ({ row, reason }: SkippedRow): string => `Row ${row}: ${reason}`

const cleanCell = (cell: string) => withoutGuard(cell.trim()).trim()

const headName = (cell: string) => cell.toLowerCase().replace(/[^a-z%]/g, '')

const fieldOf = (cell: string) => {
  const name = headName(cell)
  return name === 'rate' ? name : headNames.find(([, names]) => names.test(name))?.[0]
}

function isHead(cells: readonly string[]): boolean {
  const fields = new Set(cells.map(fieldOf).filter((field) => field !== undefined))
  return fields.size >= 2 && !cells.some((cell) => cell !== '' && isNumber(cell))
}

function headsOf(cells: readonly string[]): Heads {
  const isNamed = (field: BillField) =>
    cells.some((cell) => headName(cell) !== 'rate' && fieldOf(cell) === field)
  const taken = new Set<BillField>()
  const columns = cells.map((name): PastedColumn => {
    const isBareRate = headName(name) === 'rate'
    const field = isBareRate && !isNamed('price') ? 'price' : fieldOf(name)
    // Of two columns for one thing, the first counts.
    if (!field || taken.has(field) || (isBareRate && isNamed(field))) return { name }
    taken.add(field)
    return { name, field }
  })
  const discount = columns.find(({ field }) => field === 'discount')
  return { columns, isDiscountInPercent: /%|percent/.test(headName(discount?.name ?? '')) }
}

function headsByPlace(table: readonly NumberedRow[]): Heads {
  const counts = isCounting(table) ? 1 : 0
  // Never as arguments of one call: there may be more rows than a call can take.
  const widest = table.reduce((width, { cells }) => Math.max(width, filledLength(cells)), 0)
  const width = widest - counts
  const column = (index: number) => table.map(({ cells }) => cells[index + counts] ?? '')

  const isCodes = column(1).every((cell) => /^(\d{4}|\d{6}|\d{8})?$/.test(cell))
  const hasHsn = width > 5 || (width > 3 && isCodes && !(width === 4 && column(3).every(isGstRate)))
  const fields: BillField[] = ['description', ...(hasHsn ? (['hsn'] as const) : [])]
  fields.push(...fieldsOfNumbers(width - fields.length))

  const places = Array.from({ length: width }, (_, index): PastedColumn => {
    const field = fields[index]
    const name = `Column ${index + counts + 1}`
    return field ? { name, field } : { name }
  })
  return {
    columns: [...(counts ? [{ name: 'Column 1' }] : []), ...places],
    isDiscountInPercent: false,
  }
}

function fieldsOfNumbers(count: number): readonly BillField[] {
  switch (count) {
    case 0:
      return []
    case 1:
      return ['price']
    case 2:
      return ['quantity', 'price']
    case 3:
      return ['quantity', 'price', 'rate']
    default:
      return ['quantity', 'price', 'discount', 'rate']
  }
}

/** The first column is 1, 2, 3 … and a text follows it. */
const isCounting = (table: readonly NumberedRow[]) =>
  table.length > 0 &&
  table.every(
    ({ cells }, index) =>
      cells[0]?.replace(/\.$/, '') === String(index + 1) && !isNumber(cells[1] ?? ''),
  )

const filledLength = (cells: readonly string[]) => cells.findLastIndex((cell) => cell !== '') + 1

const isNumber = (cell: string) => isRead(readNumber(cell))

const isGstRate = (cell: string) =>
  isNumber(cell) &&
  (cell.endsWith('%') || gstRates.some(({ rate }) => rate === toDigits(readNumber(cell).value)))

const cellAt = (cells: readonly string[], { columns }: Heads, field: BillField) =>
  cells[columns.findIndex((column) => column.field === field)] ?? ''

/** The reason why a row is no item, whatever its numbers are. */
function whyNoItem(cells: readonly string[], heads: Heads): string | undefined {
  const { columns } = heads
  if (filledLength(cells) > columns.length) {
    return `it has ${cells.length} cells, and there are ${columns.length} columns.`
  }
  if (cellAt(cells, heads, 'price') === '') {
    return /^(sub|grand)?[ -]?total/i.test(cellAt(cells, heads, 'description') || (cells[0] ?? ''))
      ? 'it is a total, not an item.'
      : 'the price is missing.'
  }
  return undefined
}

/** The reason why the numbers of a row cannot be taken over. */
function whyUnreadable(cells: readonly string[], heads: Heads): string | undefined {
  for (const { field, name, read } of numbersIn(heads)) {
    const cell = cellAt(cells, heads, field)
    if (cell !== '' && !isRead(read(cell))) return `the ${name} '${cell}' is not a number.`
  }
  // A column of GST amounts is easily taken for one of rates.
  const rate = cellAt(cells, heads, 'rate')
  return readNumber(rate).value > hundred ? `the GST rate '${rate}' is more than 100%.` : undefined
}

function readItem(cells: readonly string[], heads: Heads, rate: string): BillRow {
  const cellOf = (field: BillField) => cellAt(cells, heads, field)
  const discount = tidyAmount(cellOf('discount'))
  const isPercent = heads.isDiscountInPercent || cellOf('discount').endsWith('%')
  return {
    description: cellOf('description'),
    hsn: cellOf('hsn'),
    quantity: tidyNumber(cellOf('quantity')) || '1',
    unit: cellOf('unit'),
    price: tidyAmount(cellOf('price')),
    discount: discount && isPercent ? `${discount}%` : discount,
    rate: tidyNumber(cellOf('rate')) || rate,
  }
}
