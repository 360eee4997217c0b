import { sayMonths } from '../../../core/language/durations'
import { languageWords } from '../../../core/language/words'
import type { TermUnit } from '../../../core/loan/annuity'

/** @example sayTenure(240, 'years') // '20 years' */
export const sayTenure = (months: number, unit: TermUnit): string =>
  unit === 'years' ? sayMonths(months) : languageWords.months(months)

/** @example sayTypedTenure('20', 'years') // '20 years' */
export const sayTypedTenure = (tenure: string, unit: TermUnit): string =>
  unit === 'years' ? languageWords.years(tenure) : languageWords.months(tenure)
