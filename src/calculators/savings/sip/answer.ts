import { readAmount, readNumber } from '../../../core/parse'
import { computeRaisedSip, computeSip } from './compute'
import type { inputs } from './inputs'

/** The inputs as they were typed, read. */
export const readInputs = (typed: typeof inputs.defaults) => ({
  monthly: readAmount(typed.monthly),
  annualRate: readNumber(typed.rate),
  years: readNumber(typed.years),
})

/** What follows from them. */
export function answer(typed: typeof inputs.defaults) {
  const { monthly, annualRate, years } = readInputs(typed)
  const plan = { monthly: monthly.value, annualRate: annualRate.value, years: years.value }
  return { plan, sip: computeSip(plan), raised: computeRaisedSip(plan) }
}
