import { type Decimal, hundred, multiplyDivide, subtract, sum, zero } from '../../core/decimal'

export type GstMode = 'add' | 'remove'
export type GstInputs = { mode: GstMode; amount: Decimal; rate: Decimal }
export type GstResults = { original: Decimal; gst: Decimal; total: Decimal }

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
