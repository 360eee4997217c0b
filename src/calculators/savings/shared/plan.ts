import { monthsOf } from '../../../core/loan/annuity'
import { atLeastZero, type Decimal, zero } from '../../../core/money/decimal'
import { readAmount, readNumber } from '../../../core/money/parse'
import { growSavings, type Savings } from '../../../core/savings/plan'
import { sharedInputs } from '../../../ui/memory/page-inputs'

/** Fields that several SIP pages have: a value typed on one page is filled in on the others. */
export const sharedMonthly = sharedInputs('sip-monthly', ['monthly'])
export const sharedRate = sharedInputs('sip-rate', ['rate'])
export const sharedYears = sharedInputs('sip-years', ['years'])
export const sharedStep = sharedInputs('sip-step', ['step', 'stepKind', 'stepAmount'])
export const sharedLump = sharedInputs('sip-lump', ['lump'])
export const sharedInflation = sharedInputs('sip-inflation', ['inflation'])

/** The yearly step-up of a SIP is a percentage or an amount. */
export type StepKind = 'percent' | 'amount'

export const stepKinds = ['percent', 'amount'] as const satisfies readonly StepKind[]

/** The text of both fields is kept, so that choosing the other kind brings back what was typed. */
export type TypedStepUp = {
  readonly stepKind: StepKind
  readonly step: string
  readonly stepAmount: string
}

/**
 * The step-up of the chosen kind; the other kind is 0. An amount below 0 counts as 0.
 *
 * @example chosenStepUp({ stepKind: 'amount', step: '10', stepAmount: '500' })
 * // stepPercent 0, stepAmount 500
 */
export const chosenStepUp = ({ stepKind, step, stepAmount }: TypedStepUp) =>
  stepKind === 'percent'
    ? { stepPercent: readNumber(step).value, stepAmount: zero }
    : { stepPercent: zero, stepAmount: atLeastZero(readAmount(stepAmount).value) }

/** A monthly amount and by how much it rises every year: 0% for a plain SIP. */
export type PlanInputs = {
  monthly: Decimal
  stepPercent: Decimal
  /** The rise as an amount; 0 where it is left out. */
  stepAmount?: Decimal
  annualRate: Decimal
  years: Decimal
}

/**
 * What a monthly amount that may rise every year is worth in the end. A negative amount or duration
 * counts as 0; a negative return is a loss; a negative percentage lowers the monthly amount every
 * year, a negative step-up amount counts as 0. Undefined when the duration is longer than a century
 * or the sums are longer than a page can show.
 *
 * @example computePlan({ monthly: 5000, stepPercent: 10, annualRate: 12, years: 10 })
 * // invested 956245.48, futureValue 1687163.13
 */
export function computePlan(plan: PlanInputs): Savings | undefined {
  const { stepPercent, annualRate } = plan
  const stepAmount = atLeastZero(plan.stepAmount ?? zero)
  const months = monthsOf(plan.years, 'years')
  if (months === undefined) return undefined
  return growSavings({
    monthly: atLeastZero(plan.monthly),
    stepPercent,
    stepAmount,
    annualRate,
    months,
  })
}
