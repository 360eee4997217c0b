import { headName, hindiName } from '../../../core/table/heads'
import type { Field } from './fields'

type Cells = readonly string[]

/** Columns that say what became of an order: in many words, of which one tells. */
const statusHead =
  /^(?:(?:live|current|final)?(?:order|suborder|item|shipment|shipping|delivery|return|payment|transaction|fulfill?ment)?status|(?:order|shipment)state|स्थिति|ऑर्डरकीस्थिति)$/
const ended = 'cancel(?:l?ed|lation)?|return(?:ed|ing|s)?|rto|refund(?:ed|s)?|reject(?:ed)?|lost'
const endedWord = new RegExp(
  `(?:^|[^a-z])(?:${ended}|undelivered|void(?:ed)?|chargeback)(?:[^a-z]|$)|रद्द|वापस|निरस्त`,
  'i',
)
const deniedWord = new RegExp(
  `(?:^|[^a-z])(?:no|not|non|never)[ _-]+(?:yet[ _-]+)?(?:${ended})|return(?:s|able)?[ _-]+(?:accepted|allowed|eligible|policy|possible|within|window|available)`,
  'i',
)

/** Columns that say what a line is. A type is more often that of goods (`Return gifts`): only whole words count. */
const typeHead = /^(?:order|transaction|event|entry|line|record)?type(?:ofreturn)?$/
const noSaleType =
  /^(?:(?:customer|courier|seller|order)[ _-]*)?(?:cancel(?:l?ed|lation)?|return(?:ed)?|rto|refund(?:ed)?|credit[ _-]*note|transfer|payout|chargeback|service[ _-]*fee|adjustment|reimbursement)s?$/i

const ways: readonly { readonly head: RegExp; isNoSale(value: string): boolean }[] = [
  { head: statusHead, isNoSale: (value) => endedWord.test(value) && !deniedWord.test(value) },
  { head: typeHead, isNoSale: (value) => noSaleType.test(value.trim()) },
]

/**
 * Tells rows that earned nothing (cancelled, returned, refunded) by what stands in a column of states
 * or types. Nothing where the file has no such column.
 *
 * @example noSaleReader(['SKU', 'Status'], ['sku', undefined])?.(['A-1', 'RTO']) // 'RTO'
 * @returns the words that say so, for each row
 */
export function noSaleReader(
  heads: Cells,
  uses: readonly (Field | undefined)[],
): ((cells: Cells) => string | undefined) | undefined {
  const columns = heads.flatMap((head, at) => {
    const names = uses[at] === undefined ? [headName(head), hindiName(head)] : []
    const way = ways.find((way) => names.some((name) => way.head.test(name)))
    return way ? [{ at, isNoSale: remembering(way.isNoSale) }] : []
  })
  if (columns.length === 0) return undefined
  return (cells) => {
    for (const { at, isNoSale } of columns) {
      const value = cells[at] ?? ''
      if (value !== '' && isNoSale(value)) return value.trim()
    }
    return undefined
  }
}

/** A column of states has few: each is looked at once. */
const MOST_REMEMBERED = 500

function remembering(isNoSale: (value: string) => boolean): (value: string) => boolean {
  const known = new Map<string, boolean>()
  return (value) => {
    const before = known.get(value)
    if (before !== undefined) return before
    const is = isNoSale(value)
    if (known.size < MOST_REMEMBERED) known.set(value, is)
    return is
  }
}
