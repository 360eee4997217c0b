/**
 * About how wide words are, in em.
 *
 * @example wordsWidth('Total') // 2.35
 */
export const wordsWidth = (words: string): number => 0.47 * words.length

/**
 * How wide a figure is at most, in em. A digit is 0.58 em wide, or up to a whole pixel more; what
 * separates digits is narrow.
 *
 * @example figureWidth('₹10,624') // 3.98
 */
export function figureWidth(figure: string): number {
  const separators = figure.match(/[,.\s·]/g)?.length ?? 0
  return 0.62 * figure.length - 0.36 * separators
}
