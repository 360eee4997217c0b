import { readAmount, readNumber } from '../../../core/parse'
import { readStep, stepOf } from '../shared/step'
import { computeStepUpSip } from './compute'
import type { inputs } from './inputs'

/** The inputs as they were typed, read. */
export const readInputs = (typed: typeof inputs.defaults) => ({
  monthly: readAmount(typed.initial),
  ...readStep(typed),
  annualRate: readNumber(typed.rate),
  years: readNumber(typed.years),
})

/** What follows from them. */
export function answer(typed: typeof inputs.defaults) {
  const { monthly, annualRate, years } = readInputs(typed)
  const plan = {
    monthly: monthly.value,
    ...stepOf(typed),
    annualRate: annualRate.value,
    years: years.value,
  }
  return { plan, stepKind: typed.stepKind, sip: computeStepUpSip(plan) }
}
