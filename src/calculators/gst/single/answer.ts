import { sum } from '../../../core/money/decimal'
import { readSum } from '../../../core/money/sums'
import { computeGst, splitGst, toNearestRupee } from '../../../core/tax/gst'
import { type GstTexts, inputs } from '../../../desks/books/gst/inputs'

/** What follows from what is typed as a single amount. */
export function answer(typed: GstTexts) {
  const { rate } = inputs.parse(typed)
  const amount = readSum(typed.amount)
  const exact = computeGst({ mode: typed.mode, amount: amount.value, rate: rate.value })
  const toThePaisa = splitGst(exact, typed.mode, typed.buyer)
  const rupeeRoundOff = toNearestRupee(toThePaisa.total)
  return {
    amount,
    rate: rate.value,
    exact,
    toThePaisa,
    rupeeRoundOff,
    payable: sum(toThePaisa.total, rupeeRoundOff),
  }
}
