import { type Decimal, decimalsIn, toDigits, toFixed } from '../money/decimal'
import { type Column, type Columns, totalOf } from './columns'

/** What stands in one cell of a spreadsheet. */
export type SheetCell =
  | { readonly kind: 'text'; readonly text: string }
  /** An amount, and how many of its decimals a spreadsheet shows. */
  | {
      readonly kind: 'number'
      readonly value: Decimal
      readonly decimals: number
      readonly shown: number
    }
  /** A month, a year, a number of things: never grouped, 2027 stays 2027. */
  | { readonly kind: 'count'; readonly value: number }
  /** A day as date fields give it: 2026-02-01. */
  | { readonly kind: 'date'; readonly day: string }

type Table = {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly SheetCell[])[]
}

/** What a page hands out as a file: its inputs and results on top, and a table below them. */
export type Sheet = Table & {
  /** Without an extension. */
  readonly fileName: string
  readonly title: string
  readonly facts: readonly { readonly label: string; readonly value: SheetCell }[]
  /** Inputs that are a list of their own, below the facts. */
  readonly listed?: Table | undefined
  readonly totals?: readonly SheetCell[]
  /**
   * Where a file can have several sheets, the table stands alone on the first, under this name. For
   * tables with so many facts that a head below them could not stay in view.
   */
  readonly tableName?: string
  /** What the other sheet is called, or the only one; else by the title. */
  readonly factsName?: string
  /** Tables that stand beside it where a file can have several sheets, and are left out where not. */
  readonly further?: readonly (Table & { readonly name: string })[]
}

export type SheetLine = {
  readonly role: 'title' | 'fact' | 'gap' | 'listHead' | 'head' | 'row' | 'total'
  readonly cells: readonly SheetCell[]
}

const LONGEST_FILE_NAME = 80

/** @example textCell('Apr 2027') */
export const textCell = (text: string): SheetCell => ({ kind: 'text', text })

/** @example numberCell(emi, 2) */
export const numberCell = (value: Decimal, decimals: number, shown = decimals): SheetCell => ({
  kind: 'number',
  value,
  decimals,
  shown,
})

/** An amount or a percentage with two decimals. */
export const figureCell = (value: Decimal): SheetCell => numberCell(value, 2)

/** An amount to the paisa, shown in whole rupees where a file can tell the two apart. */
export const paiseCell = (value: Decimal): SheetCell => numberCell(value, 2, 0)

/** A number with all the digits that were typed. @example typedCell(decimalFrom('8.75')) */
export const typedCell = (value: Decimal): SheetCell =>
  numberCell(value, decimalsIn(toDigits(value)))

/** @example countCell(60) */
export const countCell = (value: number): SheetCell => ({ kind: 'count', value })

/** A day; what is none stays the text that it is. @example dateCell('2026-02-01') */
export const dateCell = (day: string): SheetCell =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
    ? { kind: 'date', day }
    : textCell(day)

/** What it is and its value; false where it does not apply. */
export type Fact = readonly [label: string, cell: SheetCell] | false

/**
 * The inputs and results above a table; what does not apply is left out.
 *
 * @example factsOf([words.amount, typedCell(amount)], opened !== '' && [words.opened, textCell(opened)])
 */
export const factsOf = (...facts: readonly Fact[]): Sheet['facts'] =>
  facts.flatMap((fact) => (fact ? { label: fact[0], value: fact[1] } : []))

/** What only some sheets have. @example factIf(words.gain, gain, paiseCell) */
export const factIf = <Value>(
  label: string,
  value: Value | undefined,
  toCell: (value: Value) => SheetCell,
): Fact => value !== undefined && [label, toCell(value)]

type FileFigures<Row> = {
  /** The name of the row of totals, if there is one. */
  readonly total?: string
  /** A row of totals of its own. */
  readonly closingRow?: Row
  /** How many decimals amounts have, and how many of them a spreadsheet shows. */
  readonly decimals?: number
  readonly shown?: number
}

/**
 * The table of a sheet, by its columns. The rows are those of the page, in paise that add up.
 *
 * @example sheetTable(columns, years.map(inPaise))
 */
export function sheetTable<Row>(
  columns: Columns<Row>,
  rows: readonly Row[],
  { total, closingRow, decimals = 2, shown = 0 }: FileFigures<Row> = {},
): Pick<Sheet, 'columns' | 'rows' | 'totals'> {
  const amountCell = (value: Decimal | undefined) =>
    value === undefined ? textCell('') : numberCell(value, decimals, shown)
  const cellOf = (column: Column<Row>, row: Row): SheetCell => {
    if (column.kind === 'name') return nameCell(column.of(row))
    if (column.kind === 'day') return dateCell(column.of(row))
    if (column.kind === 'money') return amountCell(column.of(row))
    const number = column.of(row)
    return number === undefined ? textCell('') : countCell(number)
  }
  // The last balance of a file is no sum of its column.
  const sumOf = (column: Column<Row>) =>
    'total' in column && column.total === 'sum' ? totalOf(column, rows) : undefined
  const cellsOf = (row: Row) => columns.map((column) => cellOf(column, row))
  return {
    columns: columns.map(({ head, fileHead = head }) => fileHead),
    rows: rows.map(cellsOf),
    ...(closingRow && { totals: cellsOf(closingRow) }),
    ...(total !== undefined && {
      totals: [textCell(total), ...columns.slice(1).map((column) => amountCell(sumOf(column)))],
    }),
  }
}

/** A whole number is a number in files, too; a space that holds a name together is a plain one. */
const nameCell = (text: string): SheetCell =>
  /^\d+$/.test(text) ? countCell(Number(text)) : textCell(text.replaceAll('\u00a0', ' '))

/**
 * A cell's text; numbers in plain digits, rounded half away from zero.
 *
 * @example plainText(numberCell(decimalFrom('-1234567.895'), 2)) // '-1234567.90'
 */
export function plainText(cell: SheetCell): string {
  switch (cell.kind) {
    case 'text':
      return cell.text
    case 'number':
      return toFixed(cell.value, cell.decimals)
    case 'count':
      return String(cell.value)
    case 'date':
      return cell.day
  }
}

/** The lines of a sheet from top to bottom: every kind of file has the same ones. */
export const linesOf = (sheet: Sheet): SheetLine[] => [
  ...factLines(sheet),
  { role: 'gap', cells: [] },
  ...tableLines(sheet),
]

/** The title, the facts below it and what is listed with them. */
export const factLines = ({ title, facts, listed }: Sheet): SheetLine[] => [
  { role: 'title', cells: [textCell(title)] },
  ...facts.map(({ label, value }) => ({ role: 'fact' as const, cells: [textCell(label), value] })),
  ...(listed
    ? [
        { role: 'gap' as const, cells: [] },
        { role: 'listHead' as const, cells: listed.columns.map(textCell) },
        ...listed.rows.map((cells) => ({ role: 'fact' as const, cells })),
      ]
    : []),
]

/** The table from its head to its totals. */
export const tableLines = ({
  columns,
  rows,
  totals,
}: Pick<Sheet, 'columns' | 'rows' | 'totals'>): SheetLine[] => [
  { role: 'head', cells: columns.map(textCell) },
  ...rows.map((cells) => ({ role: 'row' as const, cells })),
  ...(totals ? [{ role: 'total' as const, cells: totals }] : []),
]

/**
 * A file name, without an extension, that every system takes.
 *
 * @example fileNameOf('loan', '500000', '10pct', '60m') // 'loan-500000-10pct-60m'
 */
export function fileNameOf(...parts: readonly string[]): string {
  const name = parts
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    // Points only between two characters of a word: no hidden file, no second extension by a slip.
    .replace(/-*\.[-.]*/g, '.')
    .slice(0, LONGEST_FILE_NAME)
    .replace(/^[-.]+|[-.]+$/g, '')
  return name || 'gst-hisab'
}
