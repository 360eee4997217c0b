import { sum } from '../../../core/decimal'
import { computeGst, splitGst, toNearestRupee } from '../shared/compute'
import { type GstTexts, readInputs } from '../shared/inputs'

/** What follows from what is typed as a single amount. */
export function answer(typed: GstTexts) {
  const { amount, rate } = readInputs(typed)
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
