import { ignoreOutcome, readTabText, writeTabText } from '../../../ui/memory/browser-storage'
import { parseRecord } from '../bill/stored-texts'

/*
 * Another page asks the bill page, in the same tab, to open a kept bill with the cursor in a field. It is a
 * note in the tab, as no address carries bills.
 */
const KEY = 'gst-hisab-bill-wanted'

/** The fields that can be asked for: those of the form, and those of an item. */
export const requestFields = [
  'title',
  'number',
  'date',
  'dueDate',
  'reason',
  'buyerName',
  'buyerGstin',
  'buyerState',
  'placeOfSupply',
  'description',
  'hsn',
  'quantity',
  'unit',
  'price',
  'discount',
  'rate',
  'payments',
] as const
export type RequestField = (typeof requestFields)[number]

export type BillRequest = {
  /** The record of the bill. */
  readonly id: string
  /** Where the cursor should be. */
  readonly field?: RequestField | undefined
  /** The number of an item, from 1, for a field of an item. */
  readonly item?: number | undefined
  /** The address that `Back to sales` leads to: a path of this site. */
  readonly back?: string | undefined
}

/** To be called before the link to the bill page is followed. */
export const requestBill = (request: BillRequest): void =>
  // Where it cannot be noted, the bill page opens as ever.
  writeTabText(KEY, JSON.stringify(request), ignoreOutcome)

/** What was asked for, once. */
export function takeBillRequest(): BillRequest | undefined {
  const { id, field, item, back } = parseRecord(readTabText(KEY))
  writeTabText(KEY, null, ignoreOutcome)
  if (typeof id !== 'string' || !id) return undefined
  return {
    id,
    field: requestFields.find((known) => known === field),
    item: Number.isSafeInteger(item) && Number(item) > 0 ? Number(item) : undefined,
    // Only a path of this site: a tab's storage may hold anything.
    back: typeof back === 'string' && /^\/(?!\/)/.test(back) ? back : undefined,
  }
}
