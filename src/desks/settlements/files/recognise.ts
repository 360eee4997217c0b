import { type Column, columnName, type Format, type Sheet, shortName } from '../marketplaces/format'
import type { KnownRefusal, Marketplace } from '../marketplaces/marketplace'

/** A sheet that was told by its heads. */
export type Recognised = {
  readonly marketplace: Marketplace
  readonly format: Format
  readonly sheet: Sheet
}

/** No sheet of a known format has fewer columns. */
const LEAST_COLUMNS = 4

/** The names that the heads of a row have. */
const namesOf = (cells: readonly string[]): ReadonlySet<string> =>
  new Set(cells.flatMap((cell) => [columnName(cell), shortName(cell)]))

const hasAll = (names: ReadonlySet<string>, needs: readonly string[]) =>
  needs.every((name) => names.has(name))

/** Of which format a row holds the names of the columns, if of any: the one that needs most of them. */
export function recognise(
  cells: readonly string[],
  among: readonly Marketplace[],
): Recognised | undefined {
  if (cells.length < LEAST_COLUMNS) return undefined
  const names = namesOf(cells)
  let found: Recognised | undefined
  for (const marketplace of among)
    for (const format of marketplace.formats)
      for (const sheet of format.sheets)
        if (sheet.needs.length > (found?.sheet.needs.length ?? 0) && hasAll(names, sheet.needs))
          found = { marketplace, format, sheet }
  return found
}

/** A file that is known by its heads and of no use here. */
export function refusalOf(
  cells: readonly string[],
  among: readonly Marketplace[],
): KnownRefusal | undefined {
  const names = namesOf(cells)
  return among
    .flatMap(({ refusals }) => refusals)
    .find(({ needs }) => needs.length > 0 && hasAll(names, needs))
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
