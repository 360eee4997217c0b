import { type Separator, splitSeparated } from '../tables/separated-values'
import { readDay } from '../time/read-day'

/** One amount with a sign, or paid in and taken out. */
export type PaymentColumns = 'one' | 'two'

/** A line of payments, found in its columns but not read yet. */
export type PaymentLine = {
  readonly row: number
  readonly date: string
  /** One text, or two: paid in, taken out. */
  readonly amounts: readonly string[]
  /** The whole line. */
  readonly text: string
  /** There is more in it than there are columns for. */
  readonly isTooWide: boolean
}

/** A line and its cells. */
type Cells = { readonly row: number; readonly cells: readonly string[]; readonly text: string }

/** Where the columns are. */
type Layout = {
  readonly date: number
  readonly amounts: readonly number[]
  readonly width: number
}

/** Names of columns, without their spaces. */
const ONE = ['amount', 'value', 'cashflow', 'राशि', 'रकम']
const IN = ['paidin', 'in', 'invested', 'investment', 'purchase', 'buy', 'debit', 'जमा', 'लगाया']
const OUT = [
  'takenout',
  'out',
  'redeemed',
  'redemption',
  'withdrawn',
  'withdrawal',
  'sale',
  'sell',
  'credit',
  'निकाला',
]
const A_DATE = /date|तारीख|दिनांक/

/**
 * The lines of a pasted text in their columns; blank lines are passed over, and lines keep their number.
 * Those after the most that count are only numbered.
 */
export function readPaymentLines(
  text: string,
  most: number,
): { readonly lines: readonly PaymentLine[]; readonly columns: PaymentColumns } {
  const all = cellsOf(text.replace(/^\ufeff/, ''))
  const header = layoutIn(all[0])
  const rows = header ? all.slice(1) : all
  const layout = header ?? layoutWithout(rows.slice(0, most))
  const isLoose = !header && layout.amounts.length === 2 && !rows.some(hasTwoAmounts)
  const lines = rows.map((cells): PaymentLine => inColumns(cells, layout, isLoose))
  return { lines, columns: layout.amounts.length === 1 ? 'one' : 'two' }
}

function inColumns({ row, cells, text }: Cells, layout: Layout, isLoose: boolean): PaymentLine {
  return {
    row,
    date: cells[layout.date] ?? '',
    amounts: layout.amounts.map((column) => cells[column] ?? ''),
    text,
    isTooWide: filled(cells) > layout.width || (isLoose && isCutAmount(cells, text)),
  }
}

/** How many cells there are up to the last one with a text. */
function filled(cells: readonly string[]): number {
  let count = cells.length
  while (count > 0 && !cells[count - 1]) count--
  return count
}

/** 1,500 without quotes has come apart at its comma. */
const isCutAmount = ([, first = '', second = '']: readonly string[], text: string) =>
  /^\D*\d{1,3}$/.test(first) &&
  /^\d{3}(\.\d+)?$/.test(second) &&
  text.includes(`${first},${second}`)

/** Whether a line can only be date, paid in and taken out. */
const hasTwoAmounts = ({ cells, text }: Cells) => cells.length === 3 && !isCutAmount(cells, text)

/** The columns that the first line names; nothing where it is none of names. */
function layoutIn(first: Cells | undefined): Layout | undefined {
  if (!first || first.cells.some(isDate)) return undefined
  const names = first.cells.map((cell) => cell.toLowerCase().replace(/[\s_-]|\([^)]*\)$/g, ''))
  const dateAt = names.indexOf('date')
  const date = dateAt < 0 ? names.findIndex((name) => A_DATE.test(name)) : dateAt
  if (date < 0) return undefined
  const columnOf = (known: readonly string[]) =>
    names.findIndex((name, column) => column !== date && known.includes(name))
  const sides = [columnOf(IN), columnOf(OUT)]
  const amount = columnOf(ONE)
  const width = names.length
  if (sides.some((column) => column >= 0)) return { date, amounts: sides, width }
  if (amount >= 0) return { date, amounts: [amount], width }
  // Names that nobody knows: the columns stand as they do without names.
  const others = names.map((_, column) => column).filter((column) => column !== date)
  return { date, amounts: others.slice(0, width === 3 ? 2 : 1), width }
}

/** Without names: date, amount, or date, paid in, taken out. */
function layoutWithout(rows: readonly Cells[]): Layout {
  const isTwofold = rows.some(({ cells }) => filled(cells) === 3)
  return { date: 0, amounts: isTwofold ? [1, 2] : [1], width: isTwofold ? 3 : 2 }
}

const isDate = (cell: string) => {
  const reading = readDay(cell)
  return 'day' in reading || reading.problem === 'badDate'
}

function cellsOf(text: string): readonly Cells[] {
  const separator = separatorOf(text)
  return separator ? separated(text, separator) : spaced(text)
}

/** Commas also group digits: they separate only where one follows a date. */
function separatorOf(text: string): Separator | undefined {
  if (text.includes('\t')) return '\t'
  if (text.includes(';')) return ';'
  if (!text.includes(',')) return undefined
  const rows = splitSeparated(text, ',')
  return rows.some(({ cells }) => cells.length > 1 && isDate((cells[0] ?? '').trim()))
    ? ','
    : undefined
}

function separated(text: string, separator: Separator): readonly Cells[] {
  const found: Cells[] = []
  let row = 1
  for (const line of splitSeparated(text, separator)) {
    const cells = line.cells.map((cell) => cell.trim())
    if (cells.some((cell) => cell !== '')) found.push({ row, cells, text: line.text.trim() })
    row += 1 + (line.text.includes('"') ? lineEndsIn(line.text) : 0)
  }
  return found
}

const lineEndsIn = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0

/** Between columns there are two spaces or more; else the amount stands after the last one. */
function spaced(text: string): readonly Cells[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const trimmed = line.trim()
    if (!trimmed) return []
    const wide = trimmed.split(/\s{2,}/)
    const last = trimmed.search(/\s\S+$/)
    const cells =
      wide.length > 1 || last < 0 ? wide : [trimmed.slice(0, last), trimmed.slice(last + 1)]
    return [{ row: index + 1, cells: cells.map(withoutQuotes), text: trimmed }]
  })
}

const withoutQuotes = (cell: string) => cell.replace(/^"(.*)"$/, '$1').trim()
