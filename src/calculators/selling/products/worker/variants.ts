import { headName } from '../../../../core/table/heads'
import type { Field } from '../fields'
import type { Table } from './read-table'

/**
 * A product of several rows, as Shopify hands them out: its handle stands in all of them, its title
 * only in the first, and pictures have rows of their own.
 */
export type Variants = {
  /** A row that says nothing but the handle, in the columns that are used. */
  isPicture(row: number): boolean
  /** What stands in a column of the first row of the same product. */
  firstOf(row: number, column: number): string
}

/** Nothing where a table has no handles. */
export function variantsOf(
  { heads, rows }: Pick<Table, 'heads' | 'rows'>,
  uses: readonly (Field | undefined)[],
): Variants | undefined {
  const handleAt = heads.findIndex((head) => /^(?:url)?handle$/.test(headName(head)))
  if (handleAt < 0) return undefined
  const textAt = (row: number, column: number) => rows[row]?.[column]?.trim() ?? ''
  const used = uses.flatMap((use, at) => (use && at !== handleAt ? [at] : []))
  return {
    isPicture: (row) =>
      textAt(row, handleAt) !== '' && used.every((column) => textAt(row, column) === ''),
    firstOf(row, column) {
      const handle = textAt(row, handleAt)
      let first = row
      while (first > 0 && textAt(first, column) === '' && textAt(first - 1, handleAt) === handle) {
        first -= 1
      }
      return handle === '' ? '' : textAt(first, column)
    },
  }
}
