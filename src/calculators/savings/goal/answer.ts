import { zero } from '../../../core/decimal'
import { readAmount, readNumber } from '../../../core/parse'
import { readStep, stepOf } from '../shared/step'
import { computeGoal, type GoalInputs, noPlanIn, planIn } from './compute'
import type { inputs } from './inputs'

export type Typed = typeof inputs.defaults

/** The inputs as they were typed, read. */
export const readInputs = (typed: Typed) => ({
  goal: readAmount(typed.goal),
  inflation: readNumber(typed.inflation),
  monthly: readAmount(typed.monthly),
  ...readStep(typed),
  annualRate: readNumber(typed.rate),
  years: readNumber(typed.years),
  lumpSum: readAmount(typed.lump),
})

/** What follows from them. */
export function answer(typed: Typed) {
  const read = readInputs(typed)
  const asked: GoalInputs = {
    find: typed.find,
    goal: read.goal.value,
    inflation: read.inflation.value,
    lumpSum: read.lumpSum.value,
    monthly: read.monthly.value,
    years: read.years.value,
    annualRate: read.annualRate.value,
    stepKind: typed.stepKind,
    ...stepOf(typed),
    timing: typed.timing,
    reading: typed.reading,
  }
  const outcome = computeGoal(asked)
  return { asked, outcome, other: otherAmount(asked, outcome) }
}

/**
 * Another monthly amount that is worth knowing: the one without a step-up beside the one with it, or
 * the one that is enough where the given one is not.
 */
function otherAmount(asked: GoalInputs, outcome: ReturnType<typeof computeGoal>) {
  const monthly = { ...asked, find: 'monthly' } as const
  if (noPlanIn(outcome)?.kind === 'notWithin100Years') return planIn(computeGoal(monthly))
  const plan = planIn(outcome)
  const isRaised = asked.stepPercent !== zero || asked.stepAmount !== zero
  return isRaised && asked.find === 'monthly' && plan?.kind === 'found' && plan.months > 12
    ? planIn(computeGoal({ ...monthly, stepPercent: zero, stepAmount: zero }))
    : undefined
}
