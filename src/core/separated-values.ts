/** One row of a pasted table. */
export type SeparatedRow = {
  readonly cells: readonly string[]
  /** The row as it was pasted, without its line end. */
  readonly text: string
}

const BYTE_ORDER_MARK = /^\ufeff/
const LINE_END = /\r\n|\r|\n/y

/**
 * The rows and cells of a table pasted from a spreadsheet or a file: separated by tabs if there is
 * one, otherwise by commas. A cell in double quotes may hold separators and line ends, and two
 * quotes for one; a quote that does not enclose a whole cell (`19" monitor`) is part of its text,
 * so that it never swallows what follows.
 *
 * @example readSeparated('Pen\t5\r\n"Ink, blue"\t2')
 * // cells ['Pen', '5'] and ['Ink, blue', '2']
 */
export function readSeparated(pasted: string): SeparatedRow[] {
  const text = pasted.replace(BYTE_ORDER_MARK, '')
  const separator = text.includes('\t') ? '\t' : ','
  const quotedCell = new RegExp(`"([^"]*(?:""[^"]*)*)"(?=${separator}|\\r|\\n|$)`, 'y')
  const plainCell = new RegExp(`[^${separator}\\r\\n]*`, 'y')

  const rows: SeparatedRow[] = []
  let at = 0
  const take = (expression: RegExp) => {
    expression.lastIndex = at
    const match = expression.exec(text)
    if (match) at = expression.lastIndex
    return match
  }

  while (at < text.length) {
    const start = at
    const cells: string[] = []
    do {
      const quoted = take(quotedCell)?.[1]
      cells.push(quoted?.replaceAll('""', '"') ?? take(plainCell)?.[0] ?? '')
    } while (text[at] === separator && ++at)
    rows.push({ cells, text: text.slice(start, at) })
    take(LINE_END)
  }
  return rows
}
