import { countOf } from '../../../core/format'
import { answerWords } from '../../../ui/answer/words'
import type { StepKind } from './plan'

export const SAVINGS_CAUTION =
  'Mutual fund returns go up and down. This is an estimate at a steady rate, before tax and costs.'

/** @example instalments(120) // '120 instalments' */
export const instalments = (months: number | undefined): string | undefined =>
  months === undefined ? undefined : countOf(months, 'instalment')

/** The caption below a maturity value. @example afterMonths(120) // 'after 10 years' */
export function afterMonths(months: number | undefined): string {
  if (months === undefined) return answerWords.tooLarge
  if (months === 0) return 'Enter a duration to see the value.'
  return `after ${sayTime(months)}`
}

/** @example sayTime(188) // '15 years and 8 months' */
export function sayTime(months: number, between = ' and '): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const parts = [
    years > 0 && countOf(years, 'year'),
    (rest > 0 || years === 0) && countOf(rest, 'month'),
  ]
  return parts.filter(Boolean).join(between)
}

/** The label of the step-up field. @example stepUpLabel('amount', '₹') // 'Annual step-up (₹)' */
export const stepUpLabel = (kind: StepKind, symbol: string): string =>
  `Annual step-up (${kind === 'percent' ? '%' : symbol})`

/** The helper text of a step-up field that is 0. @example sayNoStepUp('percent') // 'The same amount every year' */
export const sayNoStepUp = (kind: StepKind): string =>
  // The row of an amount has less room.
  `The same ${kind === 'percent' ? 'amount ' : ''}every year`
