import { portalStates } from '../../../core/states/portal-states'
import type { Paise, Table7Row } from '../messages'

/*
 * Table 7 of GSTR-1 as the offline tool of the GST portal reads it: its heads and names, whatever the
 * language of the page is.
 */

/** The heads of the tool's sheet `b2cs`. */
export const b2csHeads: readonly string[] = [
  'Type',
  'Place Of Supply',
  'Rate',
  'Applicable % of Tax Rate',
  'Taxable Value',
  'Cess Amount',
  'E-Commerce GSTIN',
]

/** One row of that sheet. */
export type B2csRow = {
  /** `E` through an operator whose GSTIN is given, otherwise `OE`: the tool takes no `E` without one. */
  readonly type: 'E' | 'OE'
  /** @example '24-Gujarat' */
  readonly place: string
  readonly rate: string
  readonly taxable: Paise
  readonly operator: string
}

/**
 * A row of the table as the tool has it. A place that no state is known by is written as the files have
 * it.
 *
 * @example b2csRow(row, '29AAACF1234A1C5').place // '24-Gujarat'
 */
export function b2csRow({ pos, state, rate, taxable }: Table7Row, operator: string): B2csRow {
  const place = portalStates[pos] ? `${pos}-${portalStates[pos]}` : state
  return { type: operator ? 'E' : 'OE', place, rate, taxable, operator }
}

/**
 * The rows of one month. The tool replaces a row by a later one of the same place and rate, so these are
 * added up.
 *
 * @example b2csRows(rows, '').length
 */
export function b2csRows(rows: readonly Table7Row[], operator: string): readonly B2csRow[] {
  const sums = new Map<string, B2csRow>()
  for (const row of rows.map((row) => b2csRow(row, operator))) {
    const key = `${row.place}|${row.rate}`
    sums.set(key, { ...row, taxable: row.taxable + (sums.get(key)?.taxable ?? 0) })
  }
  return [...sums.values()]
}
