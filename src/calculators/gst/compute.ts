import {
  type Decimal,
  decimalFrom,
  divide,
  multiplyDivide,
  round,
  subtract,
  sum,
  zero,
} from '../../core/decimal'

export type GstMode = 'add' | 'remove'
export type GstInputs = { mode: GstMode; amount: Decimal; rate: Decimal }
export type GstResults = { original: Decimal; gst: Decimal; total: Decimal }

const two = decimalFrom(2)
const hundred = decimalFrom(100)

/**
 * Adds GST to a price, or takes it out of a price that includes it.
 *
 * @example computeGst({ mode: 'add', amount: 1000, rate: 18 }) // gst 180, total 1180
 */
export function computeGst({ mode, amount, rate }: GstInputs): GstResults {
  if (mode === 'add') {
    const gst = multiplyDivide(amount, rate, hundred)
    return { original: amount, gst, total: sum(amount, gst) }
  }
  const parts = sum(hundred, rate)
  // A rate of -100% or below has no price before tax to return to.
  if (parts <= 0n) return { original: zero, gst: zero, total: zero }
  const original = multiplyDivide(amount, hundred, parts)
  return { original, gst: subtract(amount, original), total: amount }
}

export type GstBill = GstResults & { halfTax: Decimal; roundOff: Decimal }

/**
 * The results to the paisa, as they stand on a bill. The tax shown is what lies between the two
 * prices shown, and central and state tax are equal halves; what rounding leaves between the
 * halves and the tax is named, so that every line adds up.
 *
 * @example ₹100 with 18% inside: 84.75 + 7.63 + 7.63 - 0.01 = 100.00
 */
export function billOf(results: GstResults): GstBill {
  const original = round(results.original, 2)
  const total = round(results.total, 2)
  const gst = subtract(total, original)
  const halfTax = round(divide(results.gst, two), 2)
  return { original, gst, total, halfTax, roundOff: subtract(gst, sum(halfTax, halfTax)) }
}
