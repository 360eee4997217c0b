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

type Separator = '\t' | ',' | ';'

const BYTE_ORDER_MARK = /^\ufeff/
const LINE_END = /\r\n|\r|\n/y
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
  return splitRows(text, separatorOf(text), Number.POSITIVE_INFINITY)
}

/**
 * What separates the cells: the sign by which most rows have the same number of cells. A tab is never
 * typed by chance; of comma and semicolon, the one that makes more cells counts (`Pen;5;1,650.50`).
 */
function separatorOf(text: string): Separator {
  const votes = (['\t', ',', ';'] as const)
    .filter((separator) => text.includes(separator))
    .map((separator) => ({ separator, ...commonWidth(splitRows(text, separator, ROWS_TO_TELL)) }))
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

function splitRows(text: string, separator: Separator, most: number): SplitRow[] {
  const quotedCell = new RegExp(`"([^"]*(?:""[^"]*)*)"(?=${separator}|\\r|\\n|$)`, 'y')
  const plainCell = new RegExp(`[^${separator}\\r\\n]*`, 'y')

  const rows: SplitRow[] = []
  let at = 0
  const take = (expression: RegExp) => {
    expression.lastIndex = at
    const match = expression.exec(text)
    if (match) at = expression.lastIndex
    return match
  }

  while (at < text.length && rows.length < most) {
    const start = at
    const cells: string[] = []
    let isCut = false
    do {
      const quoted = take(quotedCell)?.[1]
      const plain = quoted === undefined ? (take(plainCell)?.[0] ?? '') : ''
      cells.push(quoted?.replaceAll('""', '"') ?? plain)
      isCut ||= plain.startsWith('"') && plain.split('"').length % 2 === 0
    } while (text[at] === separator && ++at)
    rows.push({ cells, text: text.slice(start, at), isCut })
    take(LINE_END)
  }
  return rows
}
