import { zero } from '../../../core/decimal'
import { readAmount, readNumber } from '../../../core/parse'
import { computeStepUpSip } from './compute'
import type { inputs } from './inputs'

/** The inputs as they were typed, read. */
export const readInputs = (typed: typeof inputs.defaults) => ({
  monthly: readAmount(typed.initial),
  stepPercent: readNumber(typed.step),
  stepAmount: readAmount(typed.stepAmount),
  annualRate: readNumber(typed.rate),
  years: readNumber(typed.years),
})

/** What follows from them. */
export function answer(typed: typeof inputs.defaults) {
  const { monthly, stepPercent, stepAmount, annualRate, years } = readInputs(typed)
  const isPercent = typed.stepKind === 'percent'
  const plan = {
    monthly: monthly.value,
    stepPercent: isPercent ? stepPercent.value : zero,
    stepAmount: isPercent ? zero : stepAmount.value,
    annualRate: annualRate.value,
    years: years.value,
  }
  return { plan, stepKind: typed.stepKind, sip: computeStepUpSip(plan) }
}
