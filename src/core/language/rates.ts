import { languageWords } from './words'

/** @example sayRates(['5', '18', '40'], 'or') // '5%, 18% or 40%' */
export const sayRates = (percents: readonly string[], word: 'and' | 'or'): string => {
  const rates = percents.map((percent) => `${percent}%`)
  return word === 'and' ? languageWords.and(rates) : languageWords.or(rates)
}
