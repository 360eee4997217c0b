/*
 * Loaded by `import()` when somebody asks for a file, and only then: the library is no part of any
 * page.
 */
import writeExcelFile, { type CellObject } from 'write-excel-file/universal'
import { round, toDigits, toFixed } from '../../../core/decimal'
import { groupDigits } from '../../../core/format'
import {
  factLines,
  linesOf,
  plainText,
  type Sheet,
  type SheetCell,
  type SheetLine,
  tableLines,
} from '../../../core/sheet'
import { sheetName } from '../workbook/sheet-name'

type NumberCell = Extract<SheetCell, { kind: 'number' }>
type Look = Pick<CellObject, 'fontWeight' | 'topBorderStyle' | 'bottomBorderStyle'>

const looks: Record<SheetLine['role'], Look> = {
  title: { fontWeight: 'bold' },
  fact: {},
  gap: {},
  listHead: { fontWeight: 'bold', bottomBorderStyle: 'thin' },
  head: { fontWeight: 'bold', bottomBorderStyle: 'thin' },
  row: {},
  total: { fontWeight: 'bold', topBorderStyle: 'thin' },
}

/** The digits a spreadsheet keeps of a number; what lies behind them it turns into zeros. */
const KEPT_DIGITS = 15

// A cell that is formatted as text stays text even when it is edited: typing Enter in `=1+1` does
// not make it a formula.
const TEXT_FORMAT = '@'
const DATE_FORMAT = 'dd mmm yyyy'
const MS_PER_DAY = 86_400_000

/**
 * A sheet as an .xlsx file: numbers are numbers, and the head of the table stays in view, with the
 * facts above it or, where those are many, alone at the top of a sheet of its own.
 *
 * @example const file = await excelBlob(sheet)
 */
export const excelBlob = (sheet: Sheet): Promise<Blob> =>
  writeExcelFile(
    sheet.tableName === undefined
      ? [excelSheet(sheet, sheet.factsName ?? sheet.title, linesOf(sheet))]
      : [
          excelSheet(sheet, sheet.tableName, tableLines(sheet)),
          excelSheet(sheet, sheet.factsName ?? sheet.title, factLines(sheet)),
        ],
  ).toBlob()

const excelSheet = (sheet: Sheet, name: string, lines: readonly SheetLine[]) => ({
  data: lines.map(({ role, cells }) =>
    cells.map((cell, column) => ({
      ...excelCell(cell),
      ...looks[role],
      ...(isOverNumbers(sheet, role, column) && { align: 'right' as const }),
    })),
  ),
  sheet: sheetName(name),
  stickyRowsCount: lines.findIndex(({ role }) => role === 'head') + 1,
  columns: columnWidths(lines).map((width) => ({ width })),
})

/** The name of a column of numbers, and a word among them such as `2½`, stand where they stand. */
const isOverNumbers = (sheet: Sheet, role: SheetLine['role'], column: number) =>
  (role === 'head' || role === 'row') && isNumeric(sheet.rows[0]?.[column])

function excelCell(cell: SheetCell): CellObject {
  const digits = plainText(cell)
  if (cell.kind === 'date') {
    return { value: excelDay(cell.day), type: Number, format: DATE_FORMAT, align: 'left' }
  }
  if (!isNumeric(cell)) {
    // A text of several lines is shown in one, if it is not told to wrap.
    const isLines = digits.includes('\n')
    return { value: digits, type: String, format: TEXT_FORMAT, ...(isLines && { wrap: true }) }
  }
  if (!isKeptExactly(cell)) {
    return { value: groupDigits(digits), type: String, format: TEXT_FORMAT, align: 'right' }
  }
  return {
    value: Number(digits),
    type: Number,
    format: cell.kind === 'number' ? numberFormat(cell) : '0',
  }
}

/** A spreadsheet counts days, and this is where it begins. */
const excelDay = (day: string) => (Date.parse(day) - Date.parse('1899-12-30')) / MS_PER_DAY

const isNumeric = (cell: SheetCell | undefined) => cell !== undefined && cell.kind !== 'text'

function isKeptExactly(cell: SheetCell): boolean {
  if (cell.kind !== 'number') return true
  const digits = toDigits(round(cell.value, cell.decimals))
  return digits.replace(/^[-0.]+|\./g, '').length <= KEPT_DIGITS
}

/**
 * Lakhs and crores for a number of this size. Excel groups by the reader's own settings, so the
 * commas are spelled out. A format can tell two sizes apart by condition, hence the number's own
 * size and the next smaller one. Programs disagree on the minus of a number that meets a condition,
 * so negative numbers have the plain form, one part for positive and one for negative.
 *
 * @example numberFormat(numberCell(decimalFrom('-123456.50'), 2)) // '#,##0.00;-##\,##\,##0.00'
 */
function numberFormat({ value, decimals, shown }: NumberCell): string {
  const digits = toFixed(round(value, decimals), shown)
  const [whole = '', fraction = ''] = digits.replace('-', '').split('.')
  const point = fraction && `.${'0'.repeat(fraction.length)}`
  const withCommas = (count: number) => `${'##\\,'.repeat(count)}##0${point}`
  const upToThousands = `#,##0${point}`

  const commas = Math.ceil((whole.length - 3) / 2)
  if (digits.startsWith('-')) {
    return commas > 1 ? `${upToThousands};-${withCommas(commas)}` : upToThousands
  }
  // What is shown as nothing has no minus.
  if (value < 0n) return `${upToThousands};${upToThousands}`
  const most = Math.max(commas, 3)
  // 99,999.50 is shown as 1,00,000 where there are no decimals.
  const roundedUp = shown < decimals ? 0.5 / 10 ** shown : 0
  const from = (count: number) => `[>=${10 ** (2 * count + 1) - roundedUp}]${withCommas(count)}`
  return `${from(most)};${from(most - 1)};${upToThousands}`
}

/** Wide enough for every cell but the title, which runs on over its empty neighbours. */
function columnWidths(lines: readonly SheetLine[]): number[] {
  const widths: number[] = []
  for (const { role, cells } of lines) {
    if (role === 'title') continue
    for (const [column, cell] of cells.entries()) {
      const text = plainText(cell)
      const lines = cell.kind === 'number' ? [groupDigits(text)] : text.split('\n')
      const longest = lines.reduce((most, { length }) => Math.max(most, length), 0)
      widths[column] = Math.min(Math.max(widths[column] ?? 10, longest + 2), 48)
    }
  }
  return widths
}
