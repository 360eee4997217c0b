import { sayMonths, sayTime as sayYearsAndMonths } from '../../../core/language/durations'
import { uiWords } from '../../../ui/words'
import type { StepKind } from './plan'
import { savingsWords } from './words'

/** The caption below a maturity value. @example afterMonths(120) // 'after 10 years' */
export function afterMonths(months: number | undefined): string {
  if (months === undefined) return uiWords.answer.tooLarge
  return months === 0 ? savingsWords.enterDuration : savingsWords.after(months)
}

/** As Withdraw still asks for it. @example sayTime(188) // '15 years and 8 months' */
export const sayTime = (months: number, between = ' and '): string =>
  between === ' ' ? sayMonths(months) : sayYearsAndMonths(months)

/** The label of the step-up field. @example stepUpLabel('amount', '₹') // 'Annual step-up (₹)' */
export const stepUpLabel = (kind: StepKind, symbol: string): string =>
  kind === 'percent' ? savingsWords.stepUp.percent : savingsWords.stepUp.amount(symbol)

/** The helper text of a step-up field that is 0. @example sayNoStepUp('percent') // 'The same amount every year' */
export const sayNoStepUp = (kind: StepKind): string => savingsWords.noStepUp[kind]
