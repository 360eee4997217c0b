import { countOf } from '../../../../core/format'
import { dayOf } from '../../../../core/say-date'
import { isRecord } from '../kept-texts'
import { parseSeller, type Seller } from '../seller'
import { type KeptBill, parseKeptBill, saysTheSame } from './record'

/** What a file of ours says of itself. A later version may say more. */
const FORMAT = 'gst-hisab-bills'
const VERSION = 1

export type BillsFile = { readonly seller: Seller; readonly bills: readonly KeptBill[] }

/** All bills and the seller as one text. */
export const writeBillsFile = ({ seller, bills }: BillsFile): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, seller, bills }, null, 1)

/** @example billsFileName(new Date(2026, 10, 15)) // 'gst-hisab-bills-2026-11-15.json' */
export const billsFileName = (day: Date): string => `gst-hisab-bills-${dayOf(day)}.json`

/**
 * Reads such a text. One bad bill spoils the file: whoever imports bills wants all of them, or to
 * know that they are not all there.
 *
 * @returns the bills, or what is wrong in one sentence
 */
export function readBillsFile(text: string): BillsFile | string {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return 'This file cannot be read. It may be cut off, or of another kind.'
  }
  if (!isRecord(file) || file.format !== FORMAT || !Array.isArray(file.bills)) {
    return 'This is not a file with bills from GST Hisab.'
  }
  if (!(Number(file.version) <= VERSION)) {
    return 'This file is from a newer version of GST Hisab. Reload the page and try again.'
  }
  const bills: KeptBill[] = []
  for (const [index, value] of file.bills.entries()) {
    const bill = parseKeptBill(value)
    if (!bill) return `Bill ${index + 1} of ${file.bills.length} in this file is damaged.`
    bills.push(bill)
  }
  return { seller: parseSeller(isRecord(file.seller) ? file.seller : {}), bills }
}

export type Import = {
  /** What has to be written. */
  readonly bills: readonly KeptBill[]
  readonly added: number
  readonly replaced: number
  readonly known: number
}

/** What a file brings to the bills that are here: of two versions of a bill, the newer one counts. */
export function planImport(here: readonly KeptBill[], brought: readonly KeptBill[]): Import {
  const known = new Map(here.map((bill) => [bill.id, bill]))
  const news = brought.filter((bill) => {
    const own = known.get(bill.id)
    return !own || (bill.changedAt > own.changedAt && !saysTheSame(bill, own))
  })
  const replaced = news.filter(({ id }) => known.has(id)).length
  return {
    bills: news.map((bill) => ({
      ...bill,
      // Above what any tab knows, so that none writes over it.
      revision: Math.max(bill.revision, known.get(bill.id)?.revision ?? 0) + 1,
    })),
    added: news.length - replaced,
    replaced,
    known: brought.length - news.length,
  }
}

/** @example sayImport({ added: 2, replaced: 1, known: 0, … }) // '2 bills added, 1 replaced by a newer version.' */
export function sayImport({ added, replaced, known }: Import): string {
  const parts = [
    ...(added ? [`${countOf(added, 'bill')} added`] : []),
    ...(replaced ? [`${replaced} replaced by a newer version`] : []),
    ...(known ? [`${known} already here`] : []),
  ]
  return parts.length ? `${parts.join(', ')}.` : 'There is no bill in this file.'
}
