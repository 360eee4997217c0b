import { BYTE_ORDER_MARK, csvText, LINE_END } from '../../../core/tables/csv'
import type { Workbooks } from '../../../ui/tables/workbook/lazy-workbooks'
import type { TableCell } from '../../../ui/tables/workbook/write-workbook'
import { type Pace, ROWS_AT_A_TIME } from '../../../ui/worker/pacing'
import { nameOfFee, nameOfMarketplace } from '../marketplaces/names'
import type {
  ExportTable,
  FileRequest,
  FindingRow,
  MarketplaceId,
  OrderRow,
  Paise,
  SkuRow,
  Tax,
  Unknown,
  UnknownRow,
} from '../messages'
import { type B2csRow, b2csHeads, b2csRow, b2csRows } from './export-portal'
import { settlementExportWords as words } from './words'

/*
 * The tables of settlements as CSV or as a workbook. A new table is added in `tablesOf`.
 */

/** An order with each of its fees by name, before GST. */
export type ExportedOrder = OrderRow & { readonly feesBy: ReadonlyMap<string, Paise> }

/** What is exported. Rows are taken one after another, so that they need not all be there at once. */
export type ExportedSettlement = {
  readonly orderCount: number
  /** The names of all fees that occur, in the order of their columns. */
  readonly fees: readonly string[]
  readonly orders: Iterable<ExportedOrder>
  /** In the order of the page. */
  readonly skus: Iterable<SkuRow>
  readonly findings: Iterable<FindingRow>
  readonly tax: Pick<Tax, 'months' | 'table7' | 'table14' | 'operators'>
  readonly unknown: {
    readonly columns: Unknown['columns']
    /** All of them, not only the first. */
    readonly rows: Iterable<UnknownRow>
  }
}

type BookTools = Pick<Workbooks<'workbookWriter' | 'tableSheet'>, 'writer'>

type Row = readonly TableCell[]
type Table = {
  readonly name: string
  readonly heads: readonly string[]
  readonly rows: Iterable<Row>
}

/** All but the list of blank costs, which is for filling in. */
const wholeBook: readonly ExportTable[] = [
  'orders',
  'skus',
  'findings',
  'months',
  'table7',
  'table14',
  'unknown',
]

/**
 * One table, or all of them: in a workbook one sheet each, in CSV one below the other.
 *
 * @example await exportSettlement(data, { table: 'orders', kind: 'csv', names: { operator: '' } }, pace, workbooks)
 */
export async function exportSettlement(
  data: ExportedSettlement,
  { table, kind, names }: FileRequest,
  pace: Pace,
  workbooks: BookTools,
): Promise<Blob> {
  const wanted = table === 'all' ? wholeBook : [table]
  const tables = wanted.map((each) => tableOf(each, data, names))
  const writer =
    kind === 'csv' ? csvWriter(tables.length > 1) : bookWriter(await workbooks.writer())
  let count = 0
  for (const each of tables) {
    const { addRow, end } = writer.begin(each)
    for (const row of each.rows) {
      if (count % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(count, data.orderCount)
      count += 1
      const added = addRow(row)
      if (added) await added
    }
    await end()
  }
  return writer.end()
}

function tableOf(table: ExportTable, data: ExportedSettlement, names: FileRequest['names']): Table {
  const name = words.sheets[table]
  switch (table) {
    case 'orders':
      return { name, ...ordersTable(data) }
    case 'skus':
      return { name, heads: Object.values(words.skus), rows: mapped(data.skus, skuCells) }
    case 'findings':
      return {
        name,
        heads: Object.values(words.findings),
        rows: mapped(data.findings, findingCells),
      }
    case 'months':
      return {
        name,
        heads: Object.values(words.months),
        rows: mapped(data.tax.months, monthCells),
      }
    case 'table7':
      return { name, ...table7(data.tax, names) }
    case 'table14':
      return { name, ...table14(data.tax, names) }
    case 'unknown':
      return { name, heads: Object.values(words.unknown), rows: unknownRows(data.unknown) }
    case 'costs':
      return {
        name,
        heads: Object.values(words.costs),
        rows: mapped(byOrders(data.skus), costCells),
      }
  }
}

function* mapped<From, To>(rows: Iterable<From>, toCells: (row: From) => To): Generator<To> {
  for (const row of rows) yield toCells(row)
}

/**
 * An amount in rupees; blank where there is none.
 *
 * @example amount(-50) // { number: '-0.50' }
 */
function amount(paise: Paise | undefined): TableCell {
  if (paise === undefined) return ''
  const digits = String(Math.abs(paise)).padStart(3, '0')
  return { number: `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` }
}
const whole = (number: number): TableCell => ({ number: String(number) })
const digits = (number: string | undefined): TableCell => (number === undefined ? '' : { number })

function ordersTable({ fees, orders }: ExportedSettlement): Pick<Table, 'heads' | 'rows'> {
  return {
    heads: [
      ...Object.values(words.ordersBefore),
      ...fees.map(nameOfFee),
      ...Object.values(words.ordersAfter),
    ],
    rows: mapped(orders, (order) => [
      nameOfMarketplace(order.marketplace),
      order.id,
      order.sku,
      words.states[order.state],
      whole(order.quantity),
      whole(order.kept),
      ...[order.sale, order.refund, order.credits].map(amount),
      ...fees.map((fee) => amount(order.feesBy.get(fee))),
      ...[order.gstOnFees, order.tcs, order.tds, order.settlement].map(amount),
      ...[order.notExplained, order.netSales, order.cost, order.earned].map(amount),
      order.date ?? '',
    ]),
  }
}

const skuCells = (row: SkuRow): Row => [
  row.sku,
  row.name,
  whole(row.orders),
  whole(row.kept),
  digits(row.returnedPercent),
  digits(row.rtoPercent),
  ...[row.sales, row.fees, row.ads, row.cost, row.damaged, row.packing, row.profit].map(amount),
  digits(row.margin),
]

const whatFound = ({ code, fee, invoice }: FindingRow): string => {
  if (code === 'fee-differs' && fee) return words.feeDiffers(nameOfFee(fee))
  return code === 'tax-differs' && invoice ? words.taxDiffers(invoice) : words.found[code]
}

const findingCells = (row: FindingRow): Row => [
  whatFound(row),
  row.id,
  row.sku,
  ...[row.expected, row.charged, row.difference, row.amount].map(amount),
]

/** As the page shows it and portals state it: what is held back is above zero. */
const monthCells = (row: Tax['months'][number]): Row => [
  row.month,
  ...[row.tcsInvoiced, row.tcsPaid, row.tds, row.feeGst, row.adsGst].map((paise) =>
    amount(paise === undefined ? undefined : 0 - paise),
  ),
]

type Names = FileRequest['names']

/**
 * A month as the offline tool reads it. All months in one table have no such form: the month and the
 * marketplace stand beside each row.
 */
function table7(
  { table7: rows, operators }: Pick<Tax, 'table7' | 'operators'>,
  { operator, month }: Names,
): Pick<Table, 'heads' | 'rows'> {
  if (month !== undefined) {
    const ofMonth = rows.filter((row) => row.month === month)
    return {
      heads: b2csHeads,
      rows: b2csRows(ofMonth, gstinFor(ofMonth, operator, operators)).map(b2csCells),
    }
  }
  const gstin = gstinFor(rows, operator, operators)
  return {
    heads: [...b2csHeads, words.months.month, words.ordersBefore.marketplace],
    rows: rows.map((row) => [
      ...b2csCells(b2csRow(row, gstin)),
      row.month,
      nameOfMarketplace(row.marketplace),
    ]),
  }
}

const b2csCells = (row: B2csRow): Row => [
  row.type,
  row.place,
  { number: row.rate },
  '',
  amount(row.taxable),
  { number: '0' },
  row.operator,
]

/** Of one operator: as it was typed, or as the files name it. It belongs to no row where there are several. */
function gstinFor(
  rows: readonly { readonly marketplace: MarketplaceId }[],
  typed: string,
  operators: Tax['operators'],
): string {
  const [marketplace, ...others] = new Set(rows.map((row) => row.marketplace))
  if (marketplace === undefined || others.length > 0) return ''
  return typed.trim().toUpperCase() || (operators[marketplace] ?? '')
}

function table14(
  { table14: rows, operators }: Pick<Tax, 'table14' | 'operators'>,
  { operator, month }: Names,
): Pick<Table, 'heads' | 'rows'> {
  const wanted = month === undefined ? rows : rows.filter((row) => row.month === month)
  const gstin = gstinFor(wanted, operator, operators)
  return {
    heads: Object.values(words.table14),
    rows: wanted.map((row) => [
      row.month,
      nameOfMarketplace(row.marketplace),
      gstin || (operators[row.marketplace] ?? ''),
      ...[row.taxable, row.igst, row.cgst, row.sgst].map(amount),
    ]),
  }
}

function* unknownRows({ columns, rows }: ExportedSettlement['unknown']): Generator<Row> {
  for (const { file, sheet, column, sum } of columns) {
    yield [file, sheet ?? '', '', column, '', words.columnUnknown, amount(sum)]
  }
  for (const row of rows) {
    yield [
      row.file,
      row.sheet ?? '',
      whole(row.row),
      row.column,
      row.value,
      words.reasons[row.reason],
      amount(row.amount),
    ]
  }
}

/** Most orders first. */
const byOrders = (skus: Iterable<SkuRow>) =>
  [...skus].sort((a, b) => b.orders - a.orders || (a.sku < b.sku ? -1 : 1))

const costCells = (row: SkuRow): Row => [row.sku, row.name, '', '', '']

/** Makes a file of tables that come one after another. */
type FileWriter = {
  begin(table: Table): {
    addRow(cells: Row): void | Promise<void>
    end(): void | Promise<void>
  }
  end(): Blob | Promise<Blob>
}

/** A file is made of parts of about so many characters. */
const LONGEST_PART = 262_144

/** @param isNamed whether the name of each table stands above it, and a blank line below */
function csvWriter(isNamed: boolean): FileWriter {
  const parts: string[] = []
  let part = BYTE_ORDER_MARK
  const addRow = (cells: Row) => {
    part += cells.map(csvCell).join() + LINE_END
    if (part.length > LONGEST_PART) {
      parts.push(part)
      part = ''
    }
  }
  return {
    begin({ name, heads }) {
      if (isNamed) addRow([name])
      addRow(heads)
      return {
        addRow,
        end: () => {
          if (isNamed) part += LINE_END
        },
      }
    },
    end: () => new Blob([...parts, part], { type: 'text/csv;charset=utf-8' }),
  }
}

/** Only texts are made harmless: an amount below zero stays a number. */
const csvCell = (cell: TableCell) => (typeof cell === 'string' ? csvText(cell) : cell.number)

function bookWriter({
  workbookWriter,
  tableSheet,
}: Awaited<ReturnType<BookTools['writer']>>): FileWriter {
  const book = workbookWriter()
  return {
    begin: ({ name, heads }) => tableSheet(book, { sheetName: name, heads }),
    end: () => book.end(),
  }
}
