import { languageWords } from './words'

/**
 * Months as years and months.
 *
 * @example sayMonths(48) // '4 years'
 * @example sayMonths(50) // '4 years 2 months'
 */
export const sayMonths = (months: number): string => sayWith(languageWords.yearsMonths, months)

/** The same in a sentence. @example sayTime(188) // '15 years and 8 months' */
export const sayTime = (months: number): string => sayWith(languageWords.yearsAndMonths, months)

function sayWith(join: (years: string, months: string) => string, months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  if (years === 0) return languageWords.months(rest)
  return rest === 0
    ? languageWords.years(years)
    : join(languageWords.years(years), languageWords.months(rest))
}
