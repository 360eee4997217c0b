import { toDigits } from '../../../core/money/decimal'
import { MOST_ROWS, type PaymentsRead, type TypedRow } from '../../../core/yearly-rate/payments'

/*
 * The rows of the table as one text, for the tab's storage and for links, and what editing does to them. Pasted
 * rows stay the text that was pasted until one of them is edited.
 */

const CELL = '~'
const ROW = '*'
const LINE_END = '(a)'

const emptyRow: TypedRow = { date: '', in: '', out: '' }

const isBlank = ({ date, in: paidIn, out }: TypedRow) => !`${date}${paidIn}${out}`.trim()

/** Escapes separators, and characters that links do not keep, as `(7e)`. @example escapeText('a\tb') // 'a(9)b' */
export const escapeText = (text: string): string =>
  text.replace(/[~*()<>\p{Cc}]/gu, (character) => `(${character.charCodeAt(0).toString(16)})`)

/** @example unescapeText('a(9)b') // 'a\tb' */
export const unescapeText = (text: string): string =>
  text.replace(/\(([\da-f]{1,4})\)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

let edited: { readonly text: string; readonly rows: readonly TypedRow[] } | undefined

/**
 * Writes rows as one text; blank ones at the end are left out.
 *
 * @example writeRows([{ date: '2021-04-05', in: '100000', out: '' }]) // '2021-04-05~100000~'
 */
export function writeRows(rows: readonly TypedRow[]): string {
  const kept = rows.slice(0, rows.findLastIndex((row) => !isBlank(row)) + 1)
  const text = kept
    .map(({ date, in: paidIn, out }) => [date, paidIn, out].map(escapeText).join(CELL))
    .join(ROW)
  edited = { text, rows: kept }
  return text
}

/**
 * Parses such a text. A link may hold any text.
 *
 * @example parseRows('2021-04-05~100000~*soon~5~') // two rows, the second with the date 'soon'
 */
export function parseRows(text: string): readonly TypedRow[] {
  if (edited?.text !== text) {
    const rows = text
      ? text.split(ROW).map((row) => {
          const [date = '', paidIn = '', out = ''] = row.split(CELL).map(unescapeText)
          return { date, in: paidIn, out }
        })
      : []
    edited = { text, rows }
  }
  return edited.rows
}

/** How many rows a text may have, at most: for deciding where to work on them. */
export const mostRowsIn = (text: string, source: 'typed' | 'text'): number =>
  text ? text.split(source === 'typed' ? ROW : LINE_END).length : 0

/** A row of the table, with its number where it was read from. */
export type TableRow = TypedRow & { readonly row: number }

/** The rows of the table: as many of them as are shown or needed. */
export type Table = {
  readonly count: number
  take(most: number): readonly TableRow[]
}

/** Typed rows with their numbers. */
export const numbered = (rows: readonly TypedRow[], most: number): TableRow[] =>
  rows.slice(0, most).map((row, index) => ({ ...row, row: index + 1 }))

/**
 * Pasted rows as rows of the table. One that could not be read stands there as it was pasted, in its first cell.
 *
 * @param most so many of them are wanted: a long list is not shown all at once
 * @example tableRows(readPaymentsText('5/4/2021 500\nsoon 5', …), '5/4/2021 500\nsoon 5')
 * // { row: 1, date: '2021-04-05', in: '500', out: '' }, { row: 2, date: 'soon 5', in: '', out: '' }
 */
export function tableRows({ rows, bad }: PaymentsRead, text: string, most = MOST_ROWS): TableRow[] {
  const lines = bad.length > 0 ? text.split(/\r\n|\r|\n/) : []
  const read = rows.slice(0, most).map(({ row, day, in: paidIn, out }) => ({
    row,
    date: day,
    in: paidIn ? toDigits(paidIn) : '',
    out: out ? toDigits(out) : '',
  }))
  const unread = bad.slice(0, most).map(({ row, text }) => ({
    ...emptyRow,
    row,
    date: (lines[row - 1] ?? text).replace(/\s+/g, ' ').trim(),
  }))
  if (unread.length === 0) return read
  return [...read, ...unread].sort((a, b) => a.row - b.row).slice(0, most)
}

const withoutNumbers = (rows: readonly TypedRow[]): TypedRow[] =>
  rows.map(({ date, in: paidIn, out }) => ({ date, in: paidIn, out }))

/** Changes cells of a row; one beyond the last is added. */
export function editRow(
  rows: readonly TypedRow[],
  index: number,
  part: Partial<TypedRow>,
): TypedRow[] {
  const all = withoutNumbers(rows)
  all[index] = { ...(all[index] ?? emptyRow), ...part }
  return all
}

export const removeRow = (rows: readonly TypedRow[], index: number): TypedRow[] =>
  withoutNumbers(rows.filter((_, at) => at !== index))

/** How many more rows a list takes. */
export const roomBeside = (rows: readonly TypedRow[]): number =>
  Math.max(MOST_ROWS - rows.length, 0)

/**
 * The rows without some of them, each taken out once wherever it stands.
 *
 * @example rowsWithout([a, b, a], [a]) // [b, a]
 */
export function rowsWithout(rows: readonly TypedRow[], others: readonly TypedRow[]): TypedRow[] {
  const keyOf = ({ date, in: paidIn, out }: TypedRow) => [date, paidIn, out].join(CELL)
  const counts = new Map<string, number>()
  for (const row of others) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  return withoutNumbers(
    rows.filter((row) => {
      const count = counts.get(keyOf(row)) ?? 0
      if (count > 0) counts.set(keyOf(row), count - 1)
      return count === 0
    }),
  )
}

/** Inserts rows before the one at an index, as many as there is room for. */
export function insertRows(
  rows: readonly TypedRow[],
  index: number,
  inserted: readonly TypedRow[],
): TypedRow[] {
  const fitting = inserted.slice(0, roomBeside(rows))
  return withoutNumbers([...rows.slice(0, index), ...fitting, ...rows.slice(index)])
}

/**
 * A pasted text with no more lines than can count and some to tell that there are more.
 *
 * @example cutText('5/4/2021 500\n\n') // '5/4/2021 500'
 */
export function cutText(text: string): string {
  let filled = 0
  const kept = text.split(/\r\n|\r|\n/).filter((line) => {
    if (line.trim()) filled += 1
    // A head, and one row too many.
    return filled <= MOST_ROWS + 2
  })
  return kept.join('\n').replace(/\s+$/, '')
}
