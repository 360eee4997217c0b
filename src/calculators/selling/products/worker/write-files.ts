import { BYTE_ORDER_MARK, LINE_END, writeText } from '../../../../core/csv'
import { type Decimal, toDigits, toFixed } from '../../../../core/decimal'
import type { Asks } from '../messages'
import type { Earnings } from '../work-out'
import type { ReadProducts } from './read-products'
import { type Cells, filledLength, type Table } from './read-table'
import { type Pace, ROWS_AT_A_TIME } from './steps'
import type { BookCell, Workbooks } from './workbook'

/** A list as it goes out. */
export type Written = {
  readonly table: Table
  readonly read: ReadProducts
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

/**
 * The list with its results beside it, or the rows that could not be read, as they are. Every row of
 * the file is there, in its order; lines above the heads, blank ones and totals are not.
 *
 * @example await writeList(list, { kind: 'csv', rows: 'all' }, pace, workbooks)
 */
export async function writeList(
  list: Written,
  { kind, rows }: Asks['file'],
  pace: Pace,
  workbooks: Workbooks,
): Promise<Blob> {
  const isWhole = rows === 'all'
  const head = headOf(list, isWhole)
  const writing =
    kind === 'csv'
      ? csvWriting(head)
      : bookWriting(
          (await workbooks.writer())({
            sheetName: isWhole ? 'Price list' : 'Not read',
            heads: [...head.original, ...head.results],
          }),
        )
  const width = head.original.length
  for (const step of isWhole ? allRows(list) : unreadRows(list)) {
    if (step.count % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(step.count, step.of)
    const results = padded(step.results, head.results.length)
    const added = writing.add(padded(step.cells, width), results)
    if (added) await added
  }
  return writing.end()
}

const padded = (cells: Cells, width: number): Cells =>
  cells.length === width ? cells : Array.from({ length: width }, (_, at) => cells[at] ?? '')

/** A row with too many cells loses none of them: there are as many columns as it needs. */
function headOf({ table, read, target }: Written, isWhole: boolean): Head {
  const { headRow, named, heads, rows } = table
  const width = read.unread.reduce(
    (most, { row }) => Math.max(most, filledLength(rows[row] ?? [])),
    heads.length,
  )
  const original = padded(headRow > 0 ? named : heads, width)
  if (!isWhole) return { original, results: [] }
  const hasOthers = read.unread.length + read.notSales.length > 0
  return {
    original,
    results: [
      'Payout',
      'Profit',
      'Margin (%)',
      'Break-even price',
      `Price for ${toDigits(target)}%`,
      ...(hasOthers ? ['Not read because'] : []),
    ],
  }
}

type Row = {
  readonly cells: Cells
  readonly results: Cells
  readonly count: number
  readonly of: number
}

function* allRows(list: Written): Generator<Row> {
  const { table, read } = list
  const { rows, unread, notSales } = read
  const of = table.rows.length
  const amount = (value: Decimal | undefined) => (value === undefined ? '' : toFixed(value, 2))
  let [place, failed, passed] = [0, 0, 0]
  for (const [at, cells] of table.rows.entries()) {
    const problem = unread[failed]
    if (rows[place] === at) {
      const { payout, profit, margin } = list.earningsOf(place)
      const prices = [list.breakEvenOf(place), list.targetPriceOf(place)]
      yield { cells, results: [payout, profit, margin, ...prices].map(amount), count: at, of }
      place += 1
    } else if (problem?.row === at) {
      const column = table.heads[problem.at]
      const reason = column ? `${column}: ${problem.reason}` : problem.reason
      yield { cells, results: ['', '', '', '', '', reason], count: at, of }
      failed += 1
    } else if (notSales[passed]?.row === at) {
      const reason = `Not a sale: ${notSales[passed]?.kind}`
      yield { cells, results: ['', '', '', '', '', reason], count: at, of }
      passed += 1
    }
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
