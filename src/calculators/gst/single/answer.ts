import { sum } from '../../../core/money/decimal'
import { computeGst, splitGst, toNearestRupee } from '../../../core/tax/gst'
import { type GstTexts, inputs } from '../../../desks/books/gst/inputs'

/** What follows from what is typed as a single amount. */
export function answer(typed: GstTexts) {
  const { amount, rate } = inputs.parse(typed)
  const exact = computeGst({ mode: typed.mode, amount: amount.value, rate: rate.value })
  const toThePaisa = splitGst(exact, typed.mode, typed.buyer)
  const rupeeRoundOff = toNearestRupee(toThePaisa.total)
  return {
    rate: rate.value,
    exact,
    toThePaisa,
    rupeeRoundOff,
    payable: sum(toThePaisa.total, rupeeRoundOff),
  }
}
