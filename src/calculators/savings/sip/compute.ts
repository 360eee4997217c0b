import { decimalFrom, zero } from '../../../core/money/decimal'
import type { Savings } from '../../../core/savings/plan'
import { computePlan, type PlanInputs } from '../shared/plan'
import { inputs, type Typed } from './inputs'

export type SipInputs = Omit<PlanInputs, 'stepPercent'>

/** The yearly step-up that the page suggests. */
export const SUGGESTED_STEP_PERCENT = decimalFrom(10)

/**
 * What a fixed amount, invested at the start of every month, is worth in the end.
 *
 * @example computeSip({ monthly: 5000, annualRate: 12, years: 10 })
 * // invested 600000, futureValue 1161695.38, returns 561695.38
 */
export const computeSip = (inputs: SipInputs): Savings | undefined =>
  computePlan({ ...inputs, stepPercent: zero })

/**
 * The same plan, raised every year by the suggested percentage.
 *
 * @example computeRaisedSip({ monthly: 5000, annualRate: 12, years: 10 }) // futureValue 1687163.13
 */
export const computeRaisedSip = (inputs: SipInputs): Savings | undefined =>
  computePlan({ ...inputs, stepPercent: SUGGESTED_STEP_PERCENT })

/** The results of what is typed. */
export function answer(typed: Typed) {
  const { monthly, rate, years } = inputs.parse(typed)
  const plan = { monthly: monthly.value, annualRate: rate.value, years: years.value }
  return { plan, sip: computeSip(plan), raised: computeRaisedSip(plan) }
}
