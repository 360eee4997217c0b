import type { DateOrder } from '../time/read-day'
import { columnsByRole } from './column-roles'
import { findTable, isDay, type Line, type Table, unnamedTable, waysToSplit } from './find-table'
import type { Format } from './formats'
import { type Columns, chosenLayout, layoutOf, type Question } from './layout'
import { type OtherFile, otherFileOf } from './other-files'
import { readStatement, type StatementRead } from './read-statement'

/** What was found in a file or a pasted text. */
export type Opened =
  | { readonly kind: 'read'; readonly table: Table; readonly statement: StatementRead }
  /** Heads leave open what a column is. */
  | { readonly kind: 'asks'; readonly table: Table; readonly question: Question }
  /** It is known, and holds no payments. */
  | { readonly kind: 'other'; readonly file: OtherFile }

/** What a person said earlier of files with the same heads; nothing, if never asked. */
export type ChosenFor = (shape: string) => Columns | undefined

type Options = {
  /** The name of the file. */
  readonly name: string
  readonly chosenFor: ChosenFor
  /** What a person says of days that can be read either way. */
  readonly saidOrder?: DateOrder | undefined
  /** The programs, banks and registrars that are known. */
  readonly known?: readonly Format[]
}

/**
 * The names of a table's columns as one text, by which what a person said of them is found again.
 *
 * @example shapeOf(table) // 'date|what|rupees'
 */
export const shapeOf = ({ heads }: Pick<Table, 'heads'>): string =>
  heads.map((head) => head.toLowerCase()).join('|')

/** Opens the lines of one sheet. */
export function openLines(lines: readonly Line[], options: Options): Opened | undefined {
  const other = otherFileOf(lines.map(({ cells }) => cells))
  if (other) return { kind: 'other', file: other }
  const table = findTable(lines, options.known)
  if (table) return openTable(table, options)
  const unnamed = unnamedTable(lines)
  if (!unnamed || isPlain(unnamed)) return undefined
  const chosen = options.chosenFor(shapeOf(unnamed))
  return chosen ? readAs(unnamed, chosen, options.saidOrder) : asksOf(unnamed)
}

export function openTable(table: Table, { name, chosenFor, saidOrder }: Options): Opened {
  const chosen = chosenFor(shapeOf(table))
  if (chosen) return readAs(table, chosen, saidOrder)
  const hint = [name, ...table.above.flatMap(({ cells }) => cells)].join(' ')
  const layout = layoutOf(table, hint)
  return 'asks' in layout
    ? { kind: 'asks', table, question: layout }
    : { kind: 'read', table, statement: readStatement(table, layout, saidOrder) }
}

/** Reads a table by what a person said of its columns. */
export const readAs = (table: Table, chosen: Columns, saidOrder?: DateOrder): Opened => ({
  kind: 'read',
  table,
  statement: readStatement(table, chosenLayout(table, chosen), saidOrder),
})

/** Date, amount; date, paid in, taken out: a list that needs no names. */
const MOST_PLAIN_COLUMNS = 3

const isPlain = ({ lines, heads }: Table): boolean =>
  heads.every((head) => head === '') &&
  lines.every(({ cells }) => {
    const filled = cells.findLastIndex((cell) => cell !== '') + 1
    return filled <= MOST_PLAIN_COLUMNS
  })

function asksOf(table: Table): Opened {
  const cells = table.lines[0]?.cells ?? []
  const date = Math.max(0, cells.findIndex(isDay))
  return {
    kind: 'asks',
    table,
    question: { asks: 'columns', guess: { date, isTurned: false } },
  }
}

/**
 * Opens a text: by the sign between its cells that names the most columns. Nothing where it is a plain list, which
 * `readPaymentsText` reads.
 */
export function openText(text: string, options: Options): Opened | undefined {
  let asks: Opened | undefined
  for (const lines of waysToSplit(text)) {
    const opened = openLines(lines, options)
    if (opened && opened.kind !== 'asks') {
      if (opened.kind === 'read' && isPlainList(opened.table)) return undefined
      return opened
    }
    asks ??= opened
  }
  return asks
}

/** Two or three columns that are named as a person names them, from the first line on. */
function isPlainList({ heads, above }: Table): boolean {
  const columns = columnsByRole(heads)
  const named = ['date', 'amount', 'paidIn', 'takenOut', 'debit', 'credit'] as const
  return (
    above.length === 0 &&
    heads.length <= MOST_PLAIN_COLUMNS &&
    heads.every((_, at) => named.some((role) => columns.get(role)?.includes(at)))
  )
}
