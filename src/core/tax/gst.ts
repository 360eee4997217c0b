import {
  type Decimal,
  decimalFrom,
  divide,
  hundred,
  multiplyDivide,
  round,
  subtract,
  sum,
  zero,
} from '../money/decimal'

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

/** Where the buyer is: in the seller's state, or in another one. */
export type Buyer = 'same-state' | 'another-state'

/** The taxes on a bill, each rounded to the paisa. Those that do not apply are zero. */
export type TaxSplit = {
  readonly cgst: Decimal
  readonly sgst: Decimal
  readonly igst: Decimal
}

type SplitResults = GstResults &
  TaxSplit & {
    /** Taxable value and amount as on a bill: taxable + CGST + SGST + IGST is the amount, always. */
    readonly taxable: Decimal
    readonly amount: Decimal
  }

const two = decimalFrom(2)

/**
 * The results rounded to the paisa. The GST is the difference of the rounded original and total. Beside them the same price as one row of a bill, where each tax is rounded by itself
 * and CGST equals SGST: two equal taxes cannot always meet the GST, and then a bill has a paisa more
 * or less of tax. It takes that from the taxable value, or adds it to the amount.
 *
 * @example ₹100 with 18% inside: 84.75 + 15.25 = 100.00; on a bill 84.74 + 7.63 + 7.63 = 100.00
 */
export function splitGst(exact: GstResults, mode: GstMode, buyer: Buyer): SplitResults {
  const original = round(exact.original, 2)
  const total = round(exact.total, 2)
  const [half, igst] =
    buyer === 'same-state' ? [round(divide(exact.gst, two), 2), zero] : [zero, round(exact.gst, 2)]
  const tax = sum(half, half, igst)
  const [taxable, amount] =
    mode === 'add' ? [original, sum(original, tax)] : [subtract(total, tax), total]
  return {
    original,
    gst: subtract(total, original),
    total,
    cgst: half,
    sgst: half,
    igst,
    taxable,
    amount,
  }
}

/**
 * What has to be added to a total to round it to the nearest rupee, half a rupee going up. It is a line
 * of its own on the bill.
 *
 * @example toNearestRupee(decimalFrom('10564.68')) // 0.32
 */
export const toNearestRupee = (total: Decimal): Decimal => subtract(round(total, 0), total)
