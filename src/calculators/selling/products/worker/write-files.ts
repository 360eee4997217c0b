import { BYTE_ORDER_MARK, LINE_END, writeText } from '../../../../core/csv'
import { type Decimal, toDigits, toFixed } from '../../../../core/decimal'
import type { Asks } from '../messages'
import type { Product } from '../read-product'
import { type Basis, type Earnings, inAll, preparing } from '../work-out'
import { orderLines } from './order-lines'
import type { ReadProducts } from './read-products'
import { type Cells, filledLength, type Table } from './read-table'
import { type Pace, ROWS_AT_A_TIME } from './steps'
import type { BookCell, Workbooks } from './workbook'

/** A list as it goes out. */
export type Written = {
  readonly table: Table
  readonly read: ReadProducts
  readonly basis: Basis
  /** Rows say how many orders they stand for. */
  readonly hasQuantities: boolean
  readonly target: Decimal
  earningsOf(place: number): Earnings
  breakEvenOf(place: number): Decimal | undefined
  targetPriceOf(place: number): Decimal | undefined
}

/** What takes rows, one after another, and makes a file of them. */
type Writing = {
  add(original: Cells, results: Cells): void | Promise<void>
  end(): Blob | Promise<Blob>
}

/** What stands below the names of the original columns, then what was worked out. */
type Head = { readonly original: Cells; readonly results: Cells }

/** Which rows go out: all, those that could not be read, or some products by their places. */
export type Wanted = 'all' | 'unread' | Uint32Array

/**
 * The list with its results beside it, or the rows that could not be read, as they are. Of all rows
 * every one of the file is there, in its order; lines above the heads, blank ones and totals are not.
 * Some products come in the order that they are given in.
 *
 * @example await writeList(list, { kind: 'csv', rows: 'all' }, pace, workbooks)
 */
export async function writeList(
  list: Written,
  { kind, rows }: Pick<Asks['file'], 'kind'> & { readonly rows: Wanted },
  pace: Pace,
  workbooks: Workbooks,
): Promise<Blob> {
  const results = rows === 'unread' ? noResults : resultsOf(list, rows === 'all')
  const head = headOf(list, results)
  const writing =
    kind === 'csv'
      ? csvWriting(head)
      : bookWriting(
          (await workbooks.writer())({
            sheetName: rows === 'unread' ? 'Not read' : 'Price list',
            heads: [...head.original, ...head.results],
          }),
        )
  const width = head.original.length
  for (const step of rowsOf(list, rows, results)) {
    if (step.count % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(step.count, step.of)
    const added = writing.add(padded(step.cells, width), padded(step.results, head.results.length))
    if (added) await added
  }
  return writing.end()
}

function rowsOf(list: Written, rows: Wanted, results: Results): Generator<Row> {
  if (rows === 'all') return allRows(list, results)
  return rows === 'unread' ? unreadRows(list) : someRows(list, rows, results)
}

const padded = (cells: Cells, width: number): Cells =>
  cells.length === width ? cells : Array.from({ length: width }, (_, at) => cells[at] ?? '')

/** A row with too many cells loses none of them: there are as many columns as it needs. */
function headOf({ table, read }: Written, { heads: results }: Results): Head {
  const { headRow, named, heads, rows } = table
  const width = read.unread.reduce(
    (most, { row }) => Math.max(most, filledLength(rows[row] ?? [])),
    heads.length,
  )
  return { original: padded(headRow > 0 ? named : heads, width), results }
}

/** What is worked out: the names of its columns, and what stands in them. */
type Results = {
  readonly heads: Cells
  cellsOf(place: number): Cells
  /** Of a row that has none: why. */
  without(reason: string): Cells
}

const noResults: Results = { heads: [], cellsOf: () => [], without: () => [] }

const amount = (value: Decimal | undefined) => (value === undefined ? '' : toFixed(value, 2))

function resultsOf(list: Written, isWhole: boolean): Results {
  const { read, basis, hasQuantities, target } = list
  const { unread, notSales, products } = read
  const hasOthers = isWhole && unread.length + notSales.length > 0
  const { heads: lineHeads, linesOf } = orderLines(basis.terms.registration)
  const prepare = preparing(basis)
  const names = [
    'Payout',
    'Profit',
    'Margin (%)',
    ...(hasQuantities ? ['Payout × quantity', 'Profit × quantity'] : []),
    'Break-even price',
    `Price for ${toDigits(target)}%`,
    ...lineHeads,
  ]
  return {
    heads: hasOthers ? [...names, 'Not read because'] : names,
    cellsOf(place) {
      const product = products[place] as Product
      const { payout, profit, margin } = list.earningsOf(place)
      const whole = hasQuantities ? [payout, profit].map((each) => inAll(each, product)) : []
      const prices = [list.breakEvenOf(place), list.targetPriceOf(place)]
      const lines = linesOf(prepare(product), product.price)
      return [...[payout, profit, margin, ...whole, ...prices].map(amount), ...lines]
    },
    without: (reason) => [...names.map(() => ''), reason],
  }
}

type Row = {
  readonly cells: Cells
  readonly results: Cells
  readonly count: number
  readonly of: number
}

function* allRows({ table, read }: Written, { cellsOf, without }: Results): Generator<Row> {
  const { rows, unread, notSales } = read
  const of = table.rows.length
  let [place, failed, passed] = [0, 0, 0]
  for (const [at, cells] of table.rows.entries()) {
    const problem = unread[failed]
    if (rows[place] === at) {
      yield { cells, results: cellsOf(place), count: at, of }
      place += 1
    } else if (problem?.row === at) {
      const column = table.heads[problem.at]
      const reason = column ? `${column}: ${problem.reason}` : problem.reason
      yield { cells, results: without(reason), count: at, of }
      failed += 1
    } else if (notSales[passed]?.row === at) {
      yield { cells, results: without(`Not a sale: ${notSales[passed]?.kind}`), count: at, of }
      passed += 1
    }
  }
}

function* someRows(
  { table, read }: Written,
  places: Uint32Array,
  { cellsOf }: Results,
): Generator<Row> {
  const of = places.length
  for (const [count, place] of places.entries()) {
    const cells = table.rows[read.rows[place] ?? -1] ?? []
    yield { cells, results: cellsOf(place), count, of }
  }
}

function* unreadRows({ table, read }: Written): Generator<Row> {
  const of = read.unread.length
  for (const [count, { row }] of read.unread.entries()) {
    yield { cells: table.rows[row] ?? [], results: [], count, of }
  }
}

/** So much text goes into one part of a file. */
const LONGEST_PART = 262_144

function csvWriting(head: Head): Writing {
  const parts: string[] = []
  let part = BYTE_ORDER_MARK
  const add = (original: Cells, results: Cells) => {
    part += original.map(originalText).join()
    for (const cell of results) part += `,${PLAIN_NUMBER.test(cell) ? cell : writeText(cell)}`
    part += LINE_END
    if (part.length > LONGEST_PART) {
      parts.push(part)
      part = ''
    }
  }
  add(head.original, head.results)
  return {
    add,
    end: () => new Blob([...parts, part], { type: 'text/csv;charset=utf-8' }),
  }
}

/** A number below 0 is no formula: it stays as it is. */
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/
const originalText = (cell: string) => (PLAIN_NUMBER.test(cell) ? cell : writeText(cell))

/** What a spreadsheet shows as it is written: longer ones it turns into `1.8E+17`, or cuts. */
const SHOWN_NUMBER = /^-?(?:0|[1-9]\d{0,9})(?:\.\d{1,4})?$/
const bookCell = (cell: string): BookCell => (SHOWN_NUMBER.test(cell) ? { number: cell } : cell)

function bookWriting(book: {
  addRow(cells: readonly BookCell[]): void | Promise<void>
  end(): Promise<Blob>
}): Writing {
  return {
    add: (original, results) => book.addRow([...original, ...results].map(bookCell)),
    end: () => book.end(),
  }
}
