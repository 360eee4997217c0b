import type { ReadTable } from '../files/read-rows'
import type { RowRole } from '../marketplaces/format'
import type { CheckPlace, FileCheck, Paise, Thousandths } from '../messages'

/*
 * Where every amount of the files ended. What a file states is added up while it is read, whatever becomes
 * of its rows; what was shown is added up where it is shown. Both must meet, in thousandths of a rupee.
 */

type Places = Record<CheckPlace, Thousandths>

const nothing = (): Places => ({
  orders: 0,
  apart: 0,
  transfers: 0,
  notExplained: 0,
  rounding: 0,
  unknown: 0,
  twice: 0,
})

/** Where a row of no order ends. */
export const placeOf = (role: RowRole): CheckPlace =>
  role === 'transfer' ? 'transfers' : role === 'unknown' ? 'unknown' : 'apart'

/** Follows the amounts of tables to where they end. */
export function checking(tables: readonly ReadTable[]) {
  const places = new Map<ReadTable, Places>()
  const of = (table: ReadTable): Places => {
    const known = places.get(table) ?? nothing()
    places.set(table, known)
    return known
  }
  return {
    /** A whole row, as it is stated and as it is shown. */
    add(table: ReadTable, place: CheckPlace, stated: Thousandths, shown?: Paise): void {
      const sums = of(table)
      sums[place] += shown === undefined ? stated : shown * 10
      sums.rounding += shown === undefined ? 0 : stated - shown * 10
    },
    /** A row of an order: its lines, exact and in the paise that are shown, and its stated total. */
    addRow(
      table: ReadTable,
      { stated, exact, lines }: { stated: Thousandths; exact: Thousandths; lines: Paise },
    ): void {
      const sums = of(table)
      sums.orders += lines * 10
      sums.rounding += exact - lines * 10
      sums.notExplained += stated - exact
    },
    /** One check a file, with the sheets that state money. */
    files(): FileCheck[] {
      const files = new Map<string, ReadTable[]>()
      for (const table of tables) {
        const hasTotal = table.columns.some(
          (column) =>
            typeof column?.use === 'object' &&
            (column.use.is === 'total' ||
              column.use.is === 'wholeFee' ||
              column.use.is === 'labelled'),
        )
        if (!hasTotal) continue
        const key = `${table.format.kind}\t${table.file}`
        files.set(key, [...(files.get(key) ?? []), table])
      }
      return [...files.values()].flatMap((own) => {
        const [first] = own
        if (!first) return []
        const sums = nothing()
        for (const table of own)
          for (const [place, amount] of Object.entries(of(table)) as [CheckPlace, number][])
            sums[place] += amount
        const stated = own.reduce((sum, table) => sum + table.stated, 0)
        const placed = Object.values(sums).reduce((sum, amount) => sum + amount, 0)
        return {
          file: first.file,
          kind: first.format.kind,
          stated,
          sheets: own.map(({ sheetName, stated }) => ({ name: sheetName, stated })),
          places: sums,
          difference: stated - placed,
        }
      })
    },
  }
}
