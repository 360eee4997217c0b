import { type Decimal, zero } from '../../../core/money/decimal'
import type { Savings } from '../../../core/savings/plan'
import { chosenStepUp, computePlan, type PlanInputs } from '../shared/plan'
import { inputs, type Typed } from './inputs'

export type StepUpSipResults = Savings & {
  /** What the first year's amount would come to if it were never raised. */
  withoutStepUp: Decimal | undefined
}

/**
 * What a monthly amount that rises every year is worth in the end, beside one that does not.
 *
 * @example computeStepUpSip({ monthly: 5000, stepPercent: 10, annualRate: 12, years: 10 })
 * // invested 956245.48, futureValue 1687163.13, withoutStepUp 1161695.38
 */
export function computeStepUpSip(plan: PlanInputs): StepUpSipResults | undefined {
  const raised = computePlan(plan)
  const level = computePlan({ ...plan, stepPercent: zero, stepAmount: zero })
  return raised && { ...raised, withoutStepUp: level?.futureValue }
}

/** The results of what is typed. */
export function answer(typed: Typed) {
  const { initial, rate, years } = inputs.parse(typed)
  const plan = {
    monthly: initial.value,
    ...chosenStepUp(typed),
    annualRate: rate.value,
    years: years.value,
  }
  return { plan, stepKind: typed.stepKind, sip: computeStepUpSip(plan) }
}
