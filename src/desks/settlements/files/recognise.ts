import { type Column, columnName, type Format, type Sheet, shortName } from '../marketplaces/format'
import type { KnownRefusal, Marketplace } from '../marketplaces/marketplace'

/** A sheet that was told by its heads. */
export type Recognised = {
  readonly marketplace: Marketplace
  readonly format: Format
  readonly sheet: Sheet
}

/** No sheet of a known format has fewer columns. */
const LEAST_COLUMNS = 3

/** The names that the heads of a row have. */
const namesOf = (cells: readonly string[]): ReadonlySet<string> =>
  new Set(cells.flatMap((cell) => [columnName(cell), shortName(cell)]))

const hasAll = (names: ReadonlySet<string>, needs: readonly string[]) =>
  needs.every((name) => names.has(name))

/** Of which format a row holds the names of the columns, if of any: the one that needs most of them. */
export function recognise(
  cells: readonly string[],
  among: readonly Marketplace[],
  title?: string,
): Recognised | undefined {
  if (cells.length < LEAST_COLUMNS) return undefined
  const names = namesOf(cells)
  let found: Recognised | undefined
  let most = 0
  for (const marketplace of among)
    for (const format of marketplace.formats)
      for (const sheet of format.sheets) {
        if (sheet.title && !sheet.title.test(title ?? '')) continue
        const count = sheet.needs.length + (sheet.title ? 1 : 0)
        if (count <= most || !hasAll(names, sheet.needs)) continue
        most = count
        found = { marketplace, format, sheet }
      }
  return found
}

/** A head without all that files write around its words, line ends too. */
const plainHead = (cell: string): string => cell.toLowerCase().replace(/[^a-z0-9%]/g, '')

/** A file that is known by its heads and of no use here. */
export function refusalOf(
  cells: readonly string[],
  among: readonly Marketplace[],
): KnownRefusal | undefined {
  const names = [...namesOf(cells), ...cells.map(plainHead)].filter((name) => name !== '')
  const hasHead = (need: string) => names.some((name) => name.startsWith(need))
  return among
    .flatMap(({ refusals }) => refusals)
    .find(({ needs }) => needs.length > 0 && needs.every(hasHead))
}

const hasUnit = (head: string): boolean => /\(\s*(?:rs|inr)\b/i.test(head)

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
  const columns: (Column | undefined)[] = heads.map(() => undefined)
  // Where a name stands with its unit and again without it, the one with the unit is the amount.
  const inTurn = [...heads.entries()].toSorted(
    ([, a], [, b]) => Number(hasUnit(b)) - Number(hasUnit(a)),
  )
  for (const [at, head] of inTurn) columns[at] = take(columnName(head)) ?? take(shortName(head))
  return columns
}

/** Heads, with the names that the row below gives to columns of a group. */
export function withSubHeads(
  sheet: Sheet,
  heads: readonly string[],
  below: readonly string[],
): readonly string[] {
  if (!sheet.hasSubHeads) return heads
  const known = new Set(sheet.columns.flatMap(({ names }) => names))
  const isName = (cell: string) => known.has(columnName(cell)) || known.has(shortName(cell))
  const length = Math.max(heads.length, below.length)
  return Array.from({ length }, (_, at) => {
    const [head = '', name = ''] = [heads[at], below[at]]
    return name.trim() !== '' && isName(name) ? name : head
  })
}
