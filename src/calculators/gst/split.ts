import {
  type Decimal,
  decimalFrom,
  multiplyDivide,
  round,
  subtract,
  sum,
  zero,
} from '../../core/decimal'
import type { GstResults } from './compute'

/** Where the buyer is: in the seller's state, or in another one. */
export type Buyer = 'same-state' | 'another-state'

/** A tax as it stands on a bill, to the paisa. The lines that do not apply are zero. */
export type TaxSplit = {
  readonly cgst: Decimal
  readonly sgst: Decimal
  readonly igst: Decimal
  /** What the lines above miss. */
  readonly roundOff: Decimal
}

const twoHundred = decimalFrom(200)

/**
 * The results to the paisa, as they stand on a bill: original + CGST + SGST + IGST + round off is
 * the total, always.
 *
 * The tax is what lies between the two prices as shown. In the same state it has two parts, each
 * half the rate on the taxable value as shown, so that whoever reads the bill finds the same; two
 * equal parts cannot always meet the tax, and what they miss is named. IGST is one line and meets
 * it.
 *
 * @example ₹100 with 18% inside: 84.75 + 7.63 + 7.63 - 0.01 = 100.00
 */
export function splitGst(exact: GstResults, rate: Decimal, buyer: Buyer): GstResults & TaxSplit {
  const original = round(exact.original, 2)
  const total = round(exact.total, 2)
  const gst = subtract(total, original)
  if (buyer === 'another-state') {
    return { original, gst, total, cgst: zero, sgst: zero, igst: gst, roundOff: zero }
  }
  const half = round(multiplyDivide(original, rate, twoHundred), 2)
  const roundOff = subtract(gst, sum(half, half))
  return { original, gst, total, cgst: half, sgst: half, igst: zero, roundOff }
}

/**
 * What a total misses to the nearest rupee, half a rupee going up: a line of its own on the bill.
 *
 * @example toNearestRupee(decimalFrom('10564.68')) // 0.32
 */
export const toNearestRupee = (total: Decimal): Decimal => subtract(round(total, 0), total)
