import { toFixed } from '../../../../core/money/decimal'
import { BYTE_ORDER_MARK, csvText, LINE_END } from '../../../../core/tables/csv'
import { fileNameOf } from '../../../../core/tables/sheet'
import { sayState } from '../../bill/details'
import type { SalesDesk } from '../desk'
import type { SaleDocument } from '../documents'
import type { FileQuestion, MadeFile } from '../messages'
import { ages } from '../money/dues'
import { isIn, monthsIn, type Period, portalPeriod } from '../period'
import { emptyTable, type PortalTable, portalTables } from '../portal/portal-csv'
import { portalJson } from '../portal/portal-json'
import { countDocuments, sumDocuments } from '../totals'
import { itemRegisterRows, type RegisterWords, registerRow } from './registers'
import { salesFilesWords } from './words'

/*
 * The files of a period, made in the worker. Sums of their columns are the figures of the page.
 */

export const registerWords: RegisterWords = {
  titles: salesFilesWords.titles,
  cancelled: salesFilesWords.cancelled,
  yes: salesFilesWords.yes,
  no: salesFilesWords.no,
  place: sayState,
}

type ForFiles = ReturnType<SalesDesk['forFiles']>
type Row = readonly string[]
type TableFile = {
  readonly heads: Row
  readonly rows: readonly Row[]
  /** Its columns of figures; all else is text, whatever it looks like. */
  readonly figures: readonly number[]
}

const billsTable = ({ documents, ownState }: ForFiles): TableFile => ({
  heads: salesFilesWords.registers.bills,
  rows: documents.map((document) => registerRow(document, registerWords, ownState)),
  figures: [8, 9, 10, 11, 12, 13, 14],
})

const itemsTable = ({ documents, ownState }: ForFiles): TableFile => ({
  heads: salesFilesWords.registers.items,
  rows: documents.flatMap((document) => itemRegisterRows(document, registerWords, ownState)),
  figures: [8, 10, 11, 12, 13, 14, 15],
})

/** What each month of a period comes to, and all of them. */
function totalsTable({ period, documents }: ForFiles): TableFile {
  const line = (name: string, found: readonly SaleDocument[]): Row => {
    const { net } = sumDocuments(found)
    const { taxable, untaxed, igst, cgst, sgst, roundOff, total } = net
    const amounts = [taxable, untaxed, igst, cgst, sgst, roundOff, total]
    const { bills, creditNotes } = countDocuments(found)
    return [name, String(bills), String(creditNotes), ...amounts.map((sum) => toFixed(sum, 2))]
  }
  return {
    heads: salesFilesWords.totals,
    rows: [
      ...monthsIn(period).map((month) =>
        line(
          month.from.slice(0, 7),
          documents.filter(({ date }) => isIn(month, date)),
        ),
      ),
      line(salesFilesWords.all, documents),
    ],
    figures: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  }
}

const duesTable = (asked: ForFiles): TableFile => ({
  heads: salesFilesWords.dues,
  rows: asked
    .dues()
    .customers.map(({ name, gstin, bills, oldest, byAge, balance }) => [
      name || salesFilesWords.walkIn,
      gstin,
      String(bills),
      oldest,
      ...ages.map((age) => toFixed(byAge[age], 2)),
      toFixed(balance, 2),
    ]),
  figures: [2, 4, 5, 6, 7, 8],
})

/** The register of bills, for print. */
export const registerTable = (asked: ForFiles): Pick<TableFile, 'heads' | 'rows'> => {
  const { heads, rows } = billsTable(asked)
  return { heads, rows }
}

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)

/** Makes the files that a person asked for. */
export async function makeFiles(
  desk: SalesDesk,
  { file, sheet, ...question }: FileQuestion,
): Promise<readonly MadeFile[]> {
  const asked = desk.forFiles(question)
  const { period } = asked
  switch (file) {
    case 'bills-csv':
      return [csvFile(`sales-bills-${nameOf(period)}`, billsTable(asked))]
    case 'items-csv':
      return [csvFile(`sales-items-${nameOf(period)}`, itemsTable(asked))]
    case 'totals-csv':
      return [csvFile(`sales-totals-${nameOf(period)}`, totalsTable(asked))]
    case 'dues-csv':
      return [csvFile(`dues-${asked.asked.today}`, duesTable(asked))]
    case 'registers-excel':
      return [
        await workbook(`sales-${nameOf(period)}`, [
          [salesFilesWords.sheets.bills, billsTable(asked)],
          [salesFilesWords.sheets.items, itemsTable(asked)],
        ]),
      ]
    case 'return-json':
      return [returnJson(asked)]
    case 'return-excel':
      return [await returnWorkbook(asked)]
    case 'return-csv':
      return tablesOf(asked)
        .filter(({ name }) => sheet === undefined || name === sheet)
        .map((table) => portalCsv(table, asked))
  }
}

/** @example nameOf(october) // '2026-10' */
function nameOf({ kind, from, to }: Period): string {
  if (kind === 'month') return from.slice(0, 7)
  return `${from.slice(0, 7)}-to-${to.slice(0, 7)}`
}

const CSV_TYPE = 'text/csv'

const text = (content: string, type: string): Blob => new Blob([content], { type })

function csvFile(name: string, { heads, rows, figures }: TableFile): MadeFile {
  const line = (cells: Row) =>
    cells
      .map((cell, index) => (figures.includes(index) && isNumber(cell) ? cell : csvText(cell)))
      .join(',') + LINE_END
  const content = BYTE_ORDER_MARK + line(heads) + rows.map(line).join('')
  return { name: `${fileNameOf(name)}.csv`, content: text(content, CSV_TYPE) }
}

async function workbook(
  name: string,
  tables: readonly (readonly [string, TableFile])[],
): Promise<MadeFile> {
  const { columnWidths, workbookWriter } = await import(
    '../../../../ui/tables/workbook/write-workbook'
  )
  const book = workbookWriter()
  for (const [sheetName, { heads, rows, figures }] of tables) {
    const sheet = book.sheet({
      name: sheetName,
      widths: columnWidths([heads, ...rows].map((row) => [...row])),
      frozenRows: 1,
    })
    await sheet.addRow([...heads])
    for (const row of rows) {
      await sheet.addRow(
        row.map((cell, index) =>
          figures.includes(index) && isNumber(cell) ? { number: cell } : cell,
        ),
      )
    }
    await sheet.end()
  }
  return { name: `${fileNameOf(name)}.xlsx`, content: await book.end() }
}

function returnJson(asked: ForFiles): MadeFile {
  const { form = 'GSTR-1', tables } = asked.found()
  const json = portalJson(
    form,
    asked.ownGstin,
    portalPeriod(asked.period),
    tables,
    asked.officialText,
  )
  // As the portal's own tool names it: the day without zeros in front.
  const [year, month, day] = asked.asked.today.split('-').map(Number)
  const name = `returns_${day}${month}${year}_R1_${asked.ownGstin}_offline.json`
  return { name, content: text(JSON.stringify(json), 'application/json') }
}

const tablesOf = (asked: ForFiles): readonly PortalTable[] => {
  const { form = 'GSTR-1', tables } = asked.found()
  return portalTables(form, tables)
}

const portalCsv = ({ name, heads, rows }: PortalTable, asked: ForFiles): MadeFile => ({
  name: `${fileNameOf('gstr1', portalPeriod(asked.period), name.replace(/,.*/, ''))}.csv`,
  content: text(
    [heads, ...rows].map((row) => row.map(portalCell).join(',') + LINE_END).join(''),
    CSV_TYPE,
  ),
})

const portalCell = (cell: string): string => (isNumber(cell) ? cell : csvText(cell))

/** The rows above the heads of the tool's workbook. */
const ROWS_ABOVE = 3

/** The tables as the offline tool's own workbook has them: heads in row 4, data from row 5. */
async function returnWorkbook(asked: ForFiles): Promise<MadeFile> {
  const { columnWidths, workbookWriter } = await import(
    '../../../../ui/tables/workbook/write-workbook'
  )
  const book = workbookWriter()
  const tables = tablesOf(asked)
  for (const table of tables.length > 0 ? tables : [emptyTable()]) {
    const { name, heads, rows, figures } = inWorkbook(table)
    const sheet = book.sheet({
      name,
      widths: columnWidths([heads, ...rows].map((row) => [...row])),
      frozenRows: ROWS_ABOVE + 1,
    })
    await sheet.addRow([name])
    for (let row = 1; row < ROWS_ABOVE; row++) await sheet.addRow([])
    await sheet.addRow([...heads])
    for (const row of rows) {
      await sheet.addRow(
        row.map((cell, index) =>
          figures.includes(index) && isNumber(cell) ? { number: cell } : cell,
        ),
      )
    }
    await sheet.end()
  }
  const name = fileNameOf('gstr1', portalPeriod(asked.period), asked.ownGstin)
  return { name: `${name}.xlsx`, content: await book.end() }
}

/** In the workbook `b2cs` has two of its columns in each other's places. */
function inWorkbook(table: PortalTable): PortalTable {
  if (table.name !== 'b2cs') return table
  const swap = (row: Row): Row => row.with(2, row[3] ?? '').with(3, row[2] ?? '')
  const swapped: Readonly<Record<number, number>> = { 2: 3, 3: 2 }
  return {
    ...table,
    heads: swap(table.heads),
    rows: table.rows.map(swap),
    figures: table.figures.map((at) => swapped[at] ?? at),
  }
}
