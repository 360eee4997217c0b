import { amazonFormats } from './amazon'
import { flipkartFormats } from './flipkart'
import { type Column, columnName, type Format, type Sheet, shortName } from './format'
import { meeshoFormats } from './meesho'

export const formats: readonly Format[] = [...amazonFormats, ...flipkartFormats, ...meeshoFormats]

/** A sheet that was told by its heads. */
export type Recognised = { readonly format: Format; readonly sheet: Sheet }

/** No sheet of a known format has fewer columns. */
const LEAST_COLUMNS = 4

/** Of which format a row holds the names of the columns, if of any. */
export function recognise(cells: readonly string[]): Recognised | undefined {
  if (cells.length < LEAST_COLUMNS) return undefined
  const names = new Set(cells.flatMap((cell) => [columnName(cell), shortName(cell)]))
  for (const format of formats) {
    const sheet = format.sheets.find(({ needs }) => needs.every((name) => names.has(name)))
    if (sheet) return { format, sheet }
  }
  return undefined
}

/**
 * What each column of a sheet is; nothing where it is not understood. Where a name stands twice, the
 * first column is the first of the format.
 */
export function columnsOf(sheet: Sheet, heads: readonly string[]): (Column | undefined)[] {
  const left = [...sheet.columns]
  const take = (name: string) => {
    const at = name === '' ? -1 : left.findIndex(({ names }) => names.includes(name))
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  return heads.map((head) => take(columnName(head)) ?? take(shortName(head)))
}
