import { type Decimal, one, round, toDigits, toFixed } from '../../../core/money/decimal'
import { wholeParts } from '../../../core/money/round-parts'
import { BYTE_ORDER_MARK, csvText, LINE_END } from '../../../core/tables/csv'
import type { Workbooks } from '../../../ui/tables/workbook/lazy-workbooks'
import type { TableCell, TableWriter } from '../../../ui/tables/workbook/write-workbook'
import { type Pace, ROWS_AT_A_TIME } from '../../../ui/worker/pacing'
import { type ExactOrder, exactOrder } from '../../market/order/order'
import { type PreparedOrder, quotient } from '../../market/order/prepare-order'
import type { Registration } from '../../market/order/terms'
import { type Basis, type Earnings, orderPreparer, timesQuantity } from '../compute'
import type { FileRequest } from '../messages'
import type { Product } from '../read-product'
import { productsWords } from '../words'
import type { ReadProducts } from './read-products'
import { type Cells, filledLength, type Table } from './read-table'

/*
 * Exports a list as CSV or as a workbook: the columns of the file, then the columns of results. A new
 * column of results is added in `resultColumns`; a new line of the order in `orderColumnList`.
 */

/** A list to be exported. */
export type ExportedList = {
  readonly table: Table
  readonly read: ReadProducts
  readonly basis: Basis
  /** The file has a column of quantities. */
  readonly hasQuantities: boolean
  readonly target: Decimal
  earningsOf(index: number): Earnings
  breakEvenOf(index: number): Decimal | undefined
  targetPriceOf(index: number): Decimal | undefined
}

/** The columns of results: their names, and their cells for each product. */
type Results = {
  readonly heads: Cells
  cellsOf(index: number): Cells
  /** Blank cells and the reason, for a row without results. */
  cellsWithout(reason: string): Cells
}

const noResults: Results = { heads: [], cellsOf: () => [], cellsWithout: () => [] }

const amount = (value: Decimal | undefined) => (value === undefined ? '' : toFixed(value, 2))

function resultColumns(list: ExportedList, isWhole: boolean): Results {
  const { read, basis, hasQuantities, target } = list
  const { unread, notSales, products } = read
  const hasOthers = isWhole && unread.length + notSales.length > 0
  const order = orderColumns(basis.terms.registration)
  const prepare = orderPreparer(basis)
  const names = [
    productsWords.worker.export.heads.payout,
    productsWords.worker.export.heads.profit,
    productsWords.worker.export.heads.margin,
    ...(hasQuantities
      ? [
          productsWords.worker.export.heads.payoutInAll,
          productsWords.worker.export.heads.profitInAll,
        ]
      : []),
    productsWords.worker.export.heads.breakEven,
    productsWords.worker.export.heads.priceFor(`${toDigits(target)}%`),
    ...order.heads,
  ]
  return {
    heads: hasOthers ? [...names, productsWords.worker.export.heads.notReadBecause] : names,
    cellsOf(index) {
      const product = products[index] as Product
      const { payout, profit, margin } = list.earningsOf(index)
      const whole = hasQuantities
        ? [payout, profit].map((each) => timesQuantity(each, product))
        : []
      const prices = [list.breakEvenOf(index), list.targetPriceOf(index)]
      const lines = order.cellsOf(prepare(product), product.price)
      return [...[payout, profit, margin, ...whole, ...prices].map(amount), ...lines]
    },
    cellsWithout: (reason) => [...names.map(() => ''), reason],
  }
}

type OrderColumn = {
  /** No name of a column that is read, so that an exported file can be opened again. */
  readonly head: string
  /** The sellers that have this column; all sellers where it is missing. */
  readonly only?: readonly Registration[]
}

/** What is deducted from the net sale until the profit is left. */
const deductions = [
  {
    of: 'compositionTax',
    head: productsWords.worker.export.less.compositionTax,
    only: ['composition'],
  },
  { of: 'commission', head: productsWords.worker.export.less.commission },
  { of: 'fixedFee', head: productsWords.worker.export.less.fixedFee },
  { of: 'shipping', head: productsWords.worker.export.less.shipping },
  { of: 'returnFees', head: productsWords.worker.export.less.returnFees },
  { of: 'ads', head: productsWords.worker.export.less.ads },
  { of: 'packing', head: productsWords.worker.export.less.packing },
  { of: 'goodsSold', head: productsWords.worker.export.less.goodsSold },
  { of: 'goodsDamaged', head: productsWords.worker.export.less.goodsDamaged },
] as const satisfies readonly (OrderColumn & { readonly of: keyof ExactOrder })[]

const orderColumnList: readonly OrderColumn[] = [
  { head: productsWords.worker.export.heads.gstInSale, only: ['registered'] },
  { head: productsWords.worker.export.heads.netSale },
  ...deductions,
  { head: productsWords.worker.export.heads.tcs, only: ['registered', 'composition'] },
  { head: productsWords.worker.export.heads.tds },
]

/** A paisa in the units of a decimal. */
const UNITS_OF_PAISA = one / 100n

/**
 * The lines of one order as columns: the net sale less all deductions is the profit, to the paisa.
 *
 * @example const { heads, cellsOf } = orderColumns('unregistered')
 * heads[0] // 'Net sale'
 * cellsOf(prepared, decimalFrom(499))[0] // '499.00'
 */
export function orderColumns(registration: Registration) {
  const isWanted = orderColumnList.map(({ only }) => !only || only.includes(registration))
  return {
    heads: orderColumnList.flatMap(({ head }, at) => (isWanted[at] ? [head] : [])),
    cellsOf: (prepared: PreparedOrder, price: Decimal): readonly string[] =>
      orderAmounts(exactOrder(prepared, price)).flatMap((paise, at) =>
        isWanted[at] ? [inDigits(paise)] : [],
      ),
  }
}

/** The lines of an order in paise that add up: the sale less its GST, less all deductions, is the profit. */
function orderAmounts(order: ExactOrder): readonly bigint[] {
  const over = order.over * UNITS_OF_PAISA
  const nearest = (amount: bigint) => round(quotient(amount, order.over), 2) / UNITS_OF_PAISA
  const { saleKept, gstInSale, tcs, tds } = order
  const [tax = 0n, ...fees] = deductions.map(({ of }) => order[of])
  const profit = nearest(order.profit)
  const heldBack = wholeParts([tcs, tds], over, nearest(tcs + tds))

  // As `shownOrder` does it: sale and tax are rounded to the nearest if the other lines can be adjusted.
  const firsts = [saleKept, gstInSale, tax].map(nearest) as [bigint, bigint, bigint]
  const left = firsts[0] - firsts[1] - firsts[2] - profit
  const rest = wholeParts(fees, over, left)
  const isClose = rest.every((paise, at) =>
    isNear(paise * over - (fees[at] as bigint), over, fees[at] as bigint),
  )
  if (isClose && rest.reduce((a, b) => a + b, 0n) === left) {
    const [sale, gst, tax] = firsts
    return [gst, sale - gst, tax, ...rest, ...heldBack]
  }
  const all = [saleKept, -gstInSale, -tax, ...fees.map((fee) => -fee)]
  const [sale = 0n, gst = 0n, ...less] = wholeParts(all, over, profit)
  return [-gst, sale + gst, ...less.map((paise) => -paise), ...heldBack]
}

/** Whether a line is off by less than a paisa, and by nothing if it needs no rounding. */
const isNear = (off: bigint, over: bigint, exact: bigint) =>
  off < over && off > -over && (off === 0n || exact % over !== 0n)

/** @example inDigits(-50n) // '-0.50' */
function inDigits(paise: bigint): string {
  const digits = String(paise < 0n ? -paise : paise).padStart(3, '0')
  return `${paise < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** All rows, those that could not be read, or some products by their indexes. */
export type RowsToExport = 'all' | 'unread' | Uint32Array

/** Makes a file of rows that are added one after another. */
type FileWriter = {
  add(original: Cells, results: Cells): void | Promise<void>
  end(): Blob | Promise<Blob>
}

/** The names of the original columns, and of the columns of results. */
type Head = { readonly original: Cells; readonly results: Cells }

/**
 * The list with its results beside it, or the rows that could not be read, as they are. With `all`,
 * every row of the file is exported in its order, without lines above the heads, blank ones and totals.
 * Some products are exported in the order of their indexes.
 *
 * @example await exportList(list, { kind: 'csv', rows: 'all' }, pace, workbooks)
 */
export async function exportList(
  list: ExportedList,
  { kind, rows }: Pick<FileRequest, 'kind'> & { readonly rows: RowsToExport },
  pace: Pace,
  workbooks: Workbooks<'tableWriter'>,
): Promise<Blob> {
  const results = rows === 'unread' ? noResults : resultColumns(list, rows === 'all')
  const head = headOf(list, results)
  const writer =
    kind === 'csv'
      ? csvWriter(head)
      : workbookWriter(
          (await workbooks.writer()).tableWriter({
            sheetName:
              rows === 'unread'
                ? productsWords.worker.export.sheets.unread
                : productsWords.worker.export.sheets.products,
            heads: [...head.original, ...head.results],
          }),
        )
  const width = head.original.length
  for (const step of rowsOf(list, rows, results)) {
    if (step.count % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(step.count, step.of)
    const added = writer.add(padded(step.cells, width), padded(step.results, head.results.length))
    if (added) await added
  }
  return writer.end()
}

function rowsOf(list: ExportedList, rows: RowsToExport, results: Results): Generator<Row> {
  if (rows === 'all') return allRows(list, results)
  return rows === 'unread' ? unreadRows(list) : someRows(list, rows, results)
}

const padded = (cells: Cells, width: number): Cells =>
  cells.length === width ? cells : Array.from({ length: width }, (_, at) => cells[at] ?? '')

/** There are as many columns as the longest row has cells, so that no cell is lost. */
function headOf({ table, read }: ExportedList, { heads: results }: Results): Head {
  const { headRow, named, heads, rows } = table
  const width = read.unread.reduce(
    (most, { row }) => Math.max(most, filledLength(rows[row] ?? [])),
    heads.length,
  )
  return { original: padded(headRow > 0 ? named : heads, width), results }
}

type Row = {
  readonly cells: Cells
  readonly results: Cells
  readonly count: number
  readonly of: number
}

function* allRows(
  { table, read }: ExportedList,
  { cellsOf, cellsWithout }: Results,
): Generator<Row> {
  const { rows, unread, notSales } = read
  const of = table.rows.length
  let [index, failed, passed] = [0, 0, 0]
  for (const [at, cells] of table.rows.entries()) {
    const problem = unread[failed]
    if (rows[index] === at) {
      yield { cells, results: cellsOf(index), count: at, of }
      index += 1
    } else if (problem?.row === at) {
      const column = table.heads[problem.at]
      const reason = column ? `${column}: ${problem.reason}` : problem.reason
      yield { cells, results: cellsWithout(reason), count: at, of }
      failed += 1
    } else if (notSales[passed]?.row === at) {
      const reason = productsWords.worker.export.notASale(notSales[passed]?.kind ?? '')
      yield { cells, results: cellsWithout(reason), count: at, of }
      passed += 1
    }
  }
}

function* someRows(
  { table, read }: ExportedList,
  indexes: Uint32Array,
  { cellsOf }: Results,
): Generator<Row> {
  const of = indexes.length
  for (const [count, index] of indexes.entries()) {
    const cells = table.rows[read.rows[index] ?? -1] ?? []
    yield { cells, results: cellsOf(index), count, of }
  }
}

function* unreadRows({ table, read }: ExportedList): Generator<Row> {
  const of = read.unread.length
  for (const [count, { row }] of read.unread.entries()) {
    yield { cells: table.rows[row] ?? [], results: [], count, of }
  }
}

/** A file is made of parts of about so many characters. */
const LONGEST_PART = 262_144

function csvWriter(head: Head): FileWriter {
  const parts: string[] = []
  let part = BYTE_ORDER_MARK
  const add = (original: Cells, results: Cells) => {
    part += original.map(csvCell).join()
    for (const cell of results) part += `,${csvCell(cell)}`
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
const csvCell = (cell: string) => (PLAIN_NUMBER.test(cell) ? cell : csvText(cell))

/** Numbers that a spreadsheet shows as they are written: longer ones become `1.8E+17`, or are cut. */
const SHOWN_NUMBER = /^-?(?:0|[1-9]\d{0,9})(?:\.\d{1,4})?$/
const bookCell = (cell: string): TableCell => (SHOWN_NUMBER.test(cell) ? { number: cell } : cell)

function workbookWriter(book: TableWriter<Blob>): FileWriter {
  return {
    add: (original, results) => book.addRow([...original, ...results].map(bookCell)),
    end: () => book.end(),
  }
}
