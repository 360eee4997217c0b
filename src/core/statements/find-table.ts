import { splitSeparated } from '../tables/separated-values'
import { readDay } from '../time/read-day'
import type { Role } from './column-roles'
import { columnsOf, type Format, formatOf, formats } from './formats'

/** A line of a file or of a pasted text, in its cells. */
export type Line = { readonly row: number; readonly cells: readonly string[] }

/** Lines with names of columns above them. */
export type Table = {
  readonly heads: readonly string[]
  readonly columns: ReadonlyMap<Role, readonly number[]>
  /** Who writes such files, if that is known. */
  readonly format: Format | undefined
  /** What stands above the names. */
  readonly above: readonly Line[]
  readonly lines: readonly Line[]
}

/** A head is looked for in so many lines. */
const LINES_ABOVE_HEAD = 100

/** An amount, or a quantity and a price. */
const hasMoney = (columns: Table['columns']): boolean =>
  (['amount', 'paidIn', 'takenOut', 'debit', 'credit'] as const).some((role) =>
    columns.has(role),
  ) ||
  (columns.has('quantity') && columns.has('price'))

export const isDay = (cell: string): boolean => 'day' in readDay(cell)

/**
 * The table of payments among lines: its names are the line that tells the most, a date and some money at least.
 *
 * @returns nothing where no line names both
 */
export function findTable(
  lines: readonly Line[],
  known: readonly Format[] = formats,
): Table | undefined {
  let best: { at: number; roles: number } | undefined
  for (const [at, { cells }] of lines.slice(0, LINES_ABOVE_HEAD).entries()) {
    if (cells.filter((cell) => cell !== '').length < 2 || cells.some(isDay)) continue
    const columns = columnsOf(cells, formatOf(cells, known))
    if (!columns.has('date') || !hasMoney(columns)) continue
    if (!best || columns.size > best.roles) best = { at, roles: columns.size }
  }
  return best && tableAt(lines, best.at, known)
}

function tableAt(lines: readonly Line[], at: number, known: readonly Format[]): Table {
  const heads = lines[at]?.cells ?? []
  const format = formatOf(heads, known)
  return {
    heads,
    columns: columnsOf(heads, format),
    format,
    above: lines.slice(0, at),
    lines: lines.slice(at + 1),
  }
}

/**
 * Lines in columns whose names say too little: the columns are called by their names, or by nothing, until a person
 * says what they are. Nothing where no column has days in it, or there is no other beside it.
 */
export function unnamedTable(lines: readonly Line[]): Table | undefined {
  const first = lines.findIndex(({ cells }) => cells.some(isDay) && cells.some(hasFigure))
  if (first < 0) return undefined
  const width = lines[first]?.cells.length ?? 0
  const above = lines[first - 1]
  const isNamed = above !== undefined && above.cells.filter((cell) => cell !== '').length > 1
  if (isNamed) return tableAt(lines, first - 1, formats)
  return {
    heads: Array.from({ length: width }, () => ''),
    columns: new Map(),
    format: undefined,
    above: lines.slice(0, first),
    lines: lines.slice(first),
  }
}

/** A number that is no day. */
const hasFigure = (cell: string) => /^[^\p{L}]*\d[\d,. ]*[^\p{L}]*$/u.test(cell) && !isDay(cell)

const SEPARATORS = ['\t', ',', ';', '|', '~'] as const

const clean = (cell: string) => cell.replace(/\s+/g, ' ').trim()

/** The lines of a text, by each sign that may separate its cells; a line keeps its number. */
export function* waysToSplit(text: string): Generator<readonly Line[]> {
  const body = text.replace(/^\ufeff/, '')
  for (const separator of SEPARATORS) {
    if (body.includes(separator)) yield linesOf(body, separator)
  }
}

function linesOf(text: string, separator: (typeof SEPARATORS)[number]): readonly Line[] {
  const isCsv = separator === '\t' || separator === ',' || separator === ';'
  if (!isCsv) {
    return text
      .split(/\r\n|\r|\n/)
      .map((line, index) => ({ row: index + 1, cells: line.split(separator).map(clean) }))
      .filter(isFilled)
  }
  const found: Line[] = []
  let row = 1
  for (const { cells, text: line } of splitSeparated(text, separator)) {
    found.push({ row, cells: cells.map(clean) })
    row += 1 + (line.includes('"') ? (line.match(/\r\n|\r|\n/g)?.length ?? 0) : 0)
  }
  return found.filter(isFilled)
}

export const isFilled = ({ cells }: Line): boolean => cells.some((cell) => cell !== '')

/** Rows of a workbook as lines. */
export const linesOfSheet = (
  rows: readonly (readonly string[])[],
  rowNumbers: readonly number[],
): readonly Line[] =>
  rows
    .map((cells, index) => ({ row: rowNumbers[index] ?? index + 1, cells: cells.map(clean) }))
    .filter(isFilled)
