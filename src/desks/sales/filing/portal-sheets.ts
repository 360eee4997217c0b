import type { TableLine } from '../../books/sales/messages'
import type { PortalSheet } from '../../books/sales/portal/portal-csv'

/** The sheet of the offline tool that a table stands in. */
export const sheetOf: Readonly<
  Record<TableLine['table'] | 'hsn-registered' | 'hsn-others' | 'numbers', PortalSheet>
> = {
  '4A': 'b2b,sez,de',
  '4B': 'b2b,sez,de',
  '5': 'b2cl',
  '7': 'b2cs',
  '8': 'exemp',
  '9B-registered': 'cdnr',
  '9B-large': 'cdnur',
  'hsn-registered': 'hsn(b2b)',
  'hsn-others': 'hsn(b2c)',
  numbers: 'docs',
}
