import type { TermUnit } from '../../../core/loan/annuity'
import { formatPercent } from '../../../core/money/format'
import { uiWords } from '../../../ui/words'
import { loanWords } from '../shared/words'
import type { Apr } from './compute'
import { emiWords } from './words'

/**
 * The caption of the EMI.
 *
 * @example captionFor(60, 'years') // 'every month for 5 years'
 */
export function captionFor(months: number | undefined, unit: TermUnit): string {
  if (months === undefined) return uiWords.answer.tooLarge
  if (months === 0) return emiWords.enterTenure
  return months === 1 ? emiWords.once : emiWords.everyMonth(months, unit)
}

/** The APR, formatted; undefined without a fee. */
export function sayApr(apr: Apr | undefined): string | undefined {
  if (apr === undefined) return undefined
  return apr === 'none' ? loanWords.none : formatPercent(apr, 2)
}
