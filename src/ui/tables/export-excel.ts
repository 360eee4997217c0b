/*
 * Loaded by `import()` when a file is asked for, and only then.
 */
import { round, toDigits, toFixed } from '../../core/money/decimal'
import { groupDigits } from '../../core/money/group-digits'
import {
  factLines,
  linesOf,
  plainText,
  type Sheet,
  type SheetCell,
  type SheetLine,
  tableLines,
} from '../../core/tables/sheet'
import { isExactInSpreadsheet } from './workbook/number-text'
import {
  columnWidths,
  type WorkbookCell,
  type WorkbookWriter,
  workbookWriter,
} from './workbook/write-workbook'
import { type CellStyle, TEXT_FORMAT } from './workbook/written-xml'

type NumberCell = Extract<SheetCell, { kind: 'number' }>
type Look = Pick<CellStyle, 'isBold' | 'line'>

const looks: Record<SheetLine['role'], Look> = {
  title: { isBold: true },
  fact: {},
  gap: {},
  listHead: { isBold: true, line: 'below' },
  head: { isBold: true, line: 'below' },
  row: {},
  total: { isBold: true, line: 'above' },
}

const DATE_FORMAT = 'dd mmm yyyy'
const MS_PER_DAY = 86_400_000

/**
 * A sheet as an .xlsx file: numbers are numbers, and the head of the table stays in view, with the
 * facts above it or, where those are many, alone at the top of a sheet of its own.
 *
 * @example const file = await excelBlob(sheet)
 */
export async function excelBlob(sheet: Sheet): Promise<Blob> {
  const book = workbookWriter()
  const factsName = sheet.factsName ?? sheet.title
  if (sheet.tableName === undefined) {
    await addSheet(book, sheet, factsName, linesOf(sheet))
  } else {
    await addSheet(book, sheet, sheet.tableName, tableLines(sheet))
    await addSheet(book, sheet, factsName, factLines(sheet))
  }
  for (const table of sheet.further ?? []) {
    await addSheet(book, table, table.name, tableLines(table))
  }
  return book.end()
}

async function addSheet(
  book: WorkbookWriter,
  sheet: Pick<Sheet, 'rows'>,
  name: string,
  lines: readonly SheetLine[],
): Promise<void> {
  const written = book.sheet({
    name,
    widths: columnWidths(shownTexts(lines)),
    frozenRows: lines.findIndex(({ role }) => role === 'head') + 1,
  })
  for (const { role, cells } of lines) {
    await written.addRow(
      cells.map((cell, column) =>
        excelCell(cell, { ...looks[role], ...(isOverNumbers(sheet, role, column) && toTheRight) }),
      ),
    )
  }
  await written.end()
}

const toTheRight = { align: 'right' } as const

/** The name of a column of numbers, and a word among them such as `2½`, stand where they stand. */
const isOverNumbers = (sheet: Pick<Sheet, 'rows'>, role: SheetLine['role'], column: number) =>
  (role === 'head' || role === 'row') && isNumeric(sheet.rows[0]?.[column])

/** The look comes last: what it says of the alignment counts. */
function excelCell(cell: SheetCell, look: Omit<CellStyle, 'format'>): WorkbookCell {
  const digits = plainText(cell)
  if (cell.kind === 'date') {
    return { number: excelDay(cell.day), style: { format: DATE_FORMAT, align: 'left', ...look } }
  }
  if (!isNumeric(cell)) {
    const wraps = digits.includes('\n')
    return { text: digits, style: { format: TEXT_FORMAT, wraps, ...look } }
  }
  if (cell.kind === 'number' && !isExactInSpreadsheet(toDigits(round(cell.value, cell.decimals)))) {
    const text = groupDigits(digits)
    return { text, style: { format: TEXT_FORMAT, ...toTheRight, ...look } }
  }
  const format = cell.kind === 'number' ? numberFormat(cell) : '0'
  return { number: digits, style: { format, ...look } }
}

/** A spreadsheet counts days, and this is where it begins. */
const excelDay = (day: string) => String((Date.parse(day) - Date.parse('1899-12-30')) / MS_PER_DAY)

const isNumeric = (cell: SheetCell | undefined) => cell !== undefined && cell.kind !== 'text'

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

/** Of every line but the title, which runs on over its empty neighbours. */
const shownTexts = (lines: readonly SheetLine[]): string[][] =>
  lines
    .filter(({ role }) => role !== 'title')
    .map(({ cells }) =>
      cells.map((cell) =>
        cell.kind === 'number' ? groupDigits(plainText(cell)) : plainText(cell),
      ),
    )
