import { productsWords } from './words'

/** The names of lists that are no files. They are stored, and exported files are called after them. */
export const ownNames = { pasted: 'Pasted rows', example: '12 products to try' } as const

/** The name of a list as it is shown. @example nameInWords('prices.csv') // 'prices.csv' */
export function nameInWords(name: string): string {
  const words: Readonly<Record<string, string>> = productsWords.sources
  return words[name] ?? name
}
