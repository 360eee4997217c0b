import { decimalFrom } from '../../../core/decimal'
import { marketRules } from '../shared/order/market-rules'
import type { GstRate } from './gst-cell'

/**
 * The rates of GST on goods, as of the date below. Source: 56th meeting of the GST Council, in force
 * since 22 September 2025.
 */
export const gstRates = {
  asOf: '2026-11-15',
  since: '22 September 2025',
  /** Goods were moved from these to the others. */
  left: [decimalFrom(12), decimalFrom(28)],
  saidLeft: '12% or 28%',
  saidNow: '5%, 18% or 40%',
  highest: marketRules.highestGst,
} as const

/** Whether no goods have this rate any more. @example hasBeenLeft(decimalFrom(12)) // true */
export const hasBeenLeft = (rate: GstRate | undefined): boolean =>
  typeof rate === 'bigint' && gstRates.left.includes(rate)
