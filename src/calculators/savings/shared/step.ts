import { atLeastZero, type Decimal, zero } from '../../../core/decimal'
import { readAmount, readNumber } from '../../../core/parse'

/** A raise is a percentage or an amount; what is typed for one is kept beside the other. */
export type StepKind = 'percent' | 'amount'

export const stepKinds: readonly StepKind[] = ['percent', 'amount']

export type TypedStep = {
  readonly stepKind: StepKind
  readonly step: string
  readonly stepAmount: string
}

/** Both as they were typed, read. */
export const readStep = ({ step, stepAmount }: TypedStep) => ({
  stepPercent: readNumber(step),
  stepAmount: readAmount(stepAmount),
})

/**
 * The one that counts, beside nothing of the other. An amount below 0 counts as 0.
 *
 * @example stepOf({ stepKind: 'amount', step: '10', stepAmount: '500' })
 * // stepPercent 0, stepAmount 500
 */
export function stepOf(typed: TypedStep): { stepPercent: Decimal; stepAmount: Decimal } {
  const { stepPercent, stepAmount } = readStep(typed)
  return typed.stepKind === 'percent'
    ? { stepPercent: stepPercent.value, stepAmount: zero }
    : { stepPercent: zero, stepAmount: atLeastZero(stepAmount.value) }
}

/**
 * What stands under a step-up of nothing: nothing is raised, in no year.
 *
 * @example sayUnraised('percent') // 'The same amount every year'
 */
export const sayUnraised = (kind: StepKind): string =>
  // Beside an amount there is less room.
  `The same ${kind === 'percent' ? 'amount ' : ''}every year`

/** @example stepLabel('amount', '₹') // 'Annual step-up (₹)' */
export const stepLabel = (kind: StepKind, symbol: string): string =>
  `Annual step-up (${kind === 'percent' ? '%' : symbol})`
