/** The widths that base.css can tell apart, in em. */
const widths = [2, 3, 4, 5, 5.8, 7, 8, 9, 10, 11.5, 13.5, 17, 24]
const WIDEST = 32

/**
 * For the `data-fit` of a text that shrinks instead of overflowing: how many em it needs at most. A
 * digit is 0.58 em wide, or up to a whole pixel more; what separates digits is narrow.
 *
 * @example fitOf('₹10,624') // 4
 */
export function fitOf(text: string): number {
  const separators = text.match(/[,.\s·]/g)?.length ?? 0
  return stepFor(0.62 * text.length - 0.36 * separators, widths) ?? WIDEST
}

/** About as wide as words are, a letter in em. */
const LETTER = 0.47

/** The same for words, which are narrower. */
export const fitOfWords = (words: string): number =>
  stepFor(LETTER * words.length, widths) ?? WIDEST

/** The first step of a style sheet that is enough, if one is. */
export const stepFor = (need: number, steps: readonly number[]): number | undefined =>
  steps.find((step) => need <= step)
