/** One row of a pasted table. */
export type SeparatedRow = {
  readonly cells: readonly string[]
  /** The row as it was pasted, without its line end. */
  readonly text: string
}

type SplitRow = SeparatedRow & {
  /** A cell begins with a quote that is never closed: it was cut in two. */
  readonly isCut: boolean
}

export type Separator = '\t' | ',' | ';'

const BYTE_ORDER_MARK = /^\ufeff/
/** So many rows show how a table is separated. */
const ROWS_TO_TELL = 200

/**
 * The rows and cells of a table pasted from a spreadsheet or a file, separated by tabs, commas or
 * semicolons. A cell in double quotes may hold separators and line ends, and two quotes for one; a
 * quote that does not enclose a whole cell (`19" monitor`) is part of its text, so that it never
 * swallows what follows.
 *
 * @example readSeparated('Pen\t5\r\n"Ink, blue"\t2')
 * // cells ['Pen', '5'] and ['Ink, blue', '2']
 */
export function readSeparated(pasted: string): SeparatedRow[] {
  const text = pasted.replace(BYTE_ORDER_MARK, '')
  return splitRows(text, separatorOf(text)).rows
}

/**
 * The same where what separates the cells is known.
 *
 * @example splitSeparated('5 Apr 2024;1,000', ';') // cells ['5 Apr 2024', '1,000']
 */
export const splitSeparated = (text: string, separator: Separator): readonly SeparatedRow[] =>
  splitRows(text, separator).rows

/** So many characters hold the rows that tell, unless they are very long. */
const ENOUGH_TO_TELL = 65_536
/** A cell of a file does not go on for longer: its first quote is a part of its text. */
const LONGEST_CELL = 1_048_576

/** How the cells of a table are told apart. */
type Splitting = {
  readonly separator: Separator
  /** A quote is a letter, wherever it stands. */
  readonly isNeverQuoted?: boolean | undefined
}

/** What the names of the columns tell of a table: `unquoted` where a quote is a letter in all of its cells. */
export type ToldByHeads = 'table' | 'unquoted'

export type HeadsTeller = (
  cells: readonly string[],
  separator: Separator,
) => ToldByHeads | undefined

/**
 * Reads a table that comes piece by piece, as a file does: rows are there as soon as they are whole.
 *
 * @param tellHeads tells the names of the columns, where they are known: what separates them separates all
 *
 * @example const reader = separatedReader()
 * reader.take('Pen,5\nInk') // nothing yet: what separates cells is told by more than that
 * reader.end() // cells ['Pen', '5'] and ['Ink']
 */
export function separatedReader(tellHeads?: HeadsTeller) {
  let splitting: Splitting | undefined
  let rest = ''
  let hasBegun = false
  const split = (isWhole: boolean): SeparatedRow[] => {
    splitting ??= (tellHeads && splittingOfHeads(rest, tellHeads)) ?? {
      separator: separatorOf(rest),
    }
    const { rows, end } = splitRows(rest, splitting.separator, { ...splitting, isWhole })
    rest = rest.slice(end)
    return rows
  }
  return {
    take(piece: string): SeparatedRow[] {
      rest += hasBegun ? piece : piece.replace(BYTE_ORDER_MARK, '')
      hasBegun ||= piece !== ''
      return splitting === undefined && rest.length < ENOUGH_TO_TELL ? [] : split(false)
    },
    end: () => split(true),
  }
}

const separators: readonly Separator[] = ['\t', ',', ';']

/** What separates the names of the columns: lines of text above few rows of a table outvote them. */
function splittingOfHeads(text: string, tellHeads: HeadsTeller): Splitting | undefined {
  for (const separator of separators) {
    if (!text.includes(separator)) continue
    for (const { cells } of splitRows(text, separator, { most: ROWS_TO_TELL }).rows) {
      const told = tellHeads(cells, separator)
      if (told) return { separator, isNeverQuoted: told === 'unquoted' }
    }
  }
  return undefined
}

/**
 * What separates the cells: the sign by which most rows have the same number of cells. A tab is never
 * typed by chance; of comma and semicolon, the one that makes more cells counts (`Pen;5;1,650.50`).
 */
function separatorOf(text: string): Separator {
  const votes = separators
    .filter((separator) => text.includes(separator))
    .map((separator) => ({
      separator,
      ...commonWidth(splitRows(text, separator, { most: ROWS_TO_TELL }).rows),
    }))
  const best = votes.reduce<(typeof votes)[number] | undefined>((best, vote) => {
    if (!best || vote.rows > best.rows) return vote
    const isWider = best.separator !== '\t' && vote.rows === best.rows && vote.width > best.width
    return isWider ? vote : best
  }, undefined)
  return best?.separator ?? ','
}

/** The number of cells that most rows have, those of one cell aside, and how sure that is. */
function commonWidth(rows: readonly SplitRow[]): { width: number; rows: number } {
  const counts = new Map<number, number>()
  for (const { cells, isCut } of rows) {
    if (cells.length > 1 && !isCut) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  }
  const [width, count] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])
  return { width, rows: count - rows.filter(({ isCut }) => isCut).length }
}

/**
 * Rows of nothing but plain cells, which are nearly all, are split by the engine itself; only what
 * has quotes is gone through cell by cell.
 */
function splitRows(
  text: string,
  separator: Separator,
  {
    most = Number.POSITIVE_INFINITY,
    isWhole = true,
    isNeverQuoted = false,
  }: {
    readonly most?: number
    readonly isWhole?: boolean
    readonly isNeverQuoted?: boolean | undefined
  } = {},
): { rows: SplitRow[]; end: number } {
  const endOfLine = lineEnds(text)
  const rows: SplitRow[] = []
  let at = 0
  while (at < text.length && rows.length < most) {
    const line = text.slice(at, endOfLine(at))
    const row =
      !isNeverQuoted && line.includes('"')
        ? splitQuotedRow(text, at, separator, endOfLine, isWhole)
        : { cells: line.split(separator), text: line, isCut: false }
    if (!row) break
    const end = at + row.text.length
    const next = end + lengthOfLineEnd(text, end)
    // More may belong to a row at the end of a piece, be it the second half of its line end.
    if (!isWhole && next >= text.length) break
    rows.push(row)
    at = next
  }
  return { rows, end: at }
}

/** Lines end with `\n`, `\r`, `\r\n` or, where programs wrote on what others had ended, `\r\r\n`. */
function lengthOfLineEnd(text: string, at: number): number {
  if (text[at] === '\n') return 1
  if (text[at + 1] === '\n') return 2
  if (text[at + 1] !== '\r') return 1
  if (text[at + 2] === '\n') return 3
  // Only the next piece says whether a line end goes on.
  return text.length === at + 2 ? 2 : 1
}

/**
 * The row that begins at a place; a quoted cell may take it over several lines. Nothing where more of
 * the text has to come first.
 */
function splitQuotedRow(
  text: string,
  start: number,
  separator: Separator,
  endOfLine: (place: number) => number,
  isWhole: boolean,
): SplitRow | undefined {
  const cells: string[] = []
  let isCut = false
  let at = start
  do {
    const isQuoted = text[at] === '"'
    const close = isQuoted ? closingQuote(text, at) : -1
    if (isQuoted && close < 0 && !isWhole && text.length - at < LONGEST_CELL) return undefined
    if (close > 0 && endsCell(text[close + 1], separator)) {
      const quoted = text.slice(at + 1, close)
      cells.push(quoted.includes('"') ? quoted.replaceAll('""', '"') : quoted)
      at = close + 1
    } else {
      const end = Math.min(placeOf(text, separator, at), endOfLine(at))
      const plain = text.slice(at, end)
      cells.push(plain)
      isCut ||= plain.startsWith('"') && plain.split('"').length % 2 === 0
      at = end
    }
  } while (text[at] === separator && ++at)
  return { cells, text: text.slice(start, at), isCut }
}

const endsCell = (sign: string | undefined, separator: Separator) =>
  sign === separator || sign === '\n' || sign === '\r' || sign === undefined

/** The quote that closes a cell: the next one that does not stand for a quote of its text. */
function closingQuote(text: string, open: number): number {
  let close = text.indexOf('"', open + 1)
  while (close > 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  return close
}

/** Where the line of a place ends; places are asked for from first to last. */
function lineEnds(text: string): (place: number) => number {
  let lineFeed = -1
  let carriageReturn = -1
  return (place) => {
    if (lineFeed < place) lineFeed = placeOf(text, '\n', place)
    if (carriageReturn < place) carriageReturn = placeOf(text, '\r', place)
    return Math.min(lineFeed, carriageReturn)
  }
}

/** The next place of a sign; the end of the text, where there is none. */
function placeOf(text: string, sign: string, from: number): number {
  const found = text.indexOf(sign, from)
  return found < 0 ? text.length : found
}
