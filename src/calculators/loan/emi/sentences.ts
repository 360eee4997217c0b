import type { TermUnit } from '../../../core/annuity'
import { answerWords } from '../../../ui/answer/words'
import { sayTerm } from '../shared/terms'

/**
 * The caption of the EMI.
 *
 * @example captionFor(60, 'years') // 'every month for 5 years'
 */
export function captionFor(months: number | undefined, unit: TermUnit): string {
  if (months === undefined) return answerWords.tooLarge
  if (months === 0) return 'Enter a tenure to see the EMI.'
  if (months === 1) return 'once, after a month'
  return `every month for ${sayTerm(months, unit)}`
}

/** The kinds of a processing fee, as the field offers them. */
export const feeKinds = [
  { value: 'none', label: 'None' },
  { value: 'percent', label: '%' },
  { value: 'fixed', label: 'Fixed' },
] as const

export const FEE_HELP = 'Paid once, not part of the EMI'
