import { languageWords } from './words'

const inPercent = (percents: readonly string[]) => percents.map((percent) => `${percent}%`)

/** @example ratesAnd(['12', '28']) // '12% and 28%' */
export const ratesAnd = (percents: readonly string[]): string =>
  languageWords.and(inPercent(percents))

/** @example ratesOr(['5', '18', '40']) // '5%, 18% or 40%' */
export const ratesOr = (percents: readonly string[]): string =>
  languageWords.or(inPercent(percents))
