import { decimalFrom } from '../../../core/decimal'
import { sayDate } from '../../../core/format-date'
import { sayRates, slabChanges, slabsOfKind } from '../../../core/gst-rules'
import { marketRules } from '../shared/order/market-rules'
import type { GstRate } from './gst-cell'

const left = slabsOfKind('former')

/** The rates of GST on goods, and what is said about those that goods have left. */
export const gstRates = {
  since: sayDate(slabChanges.general.since),
  /** Goods were moved from these to the others. */
  left: left.map(decimalFrom),
  saidLeft: sayRates(left, 'or'),
  saidNow: sayRates(
    slabsOfKind('general').filter((percent) => percent !== '0'),
    'or',
  ),
  highest: marketRules.highestGst,
}

/** Whether no goods have this rate any more. @example hasBeenLeft(decimalFrom(12)) // true */
export const hasBeenLeft = (rate: GstRate | undefined): boolean =>
  typeof rate === 'bigint' && gstRates.left.includes(rate)
