import { figureWidth, wordsWidth } from '../../core/language/widths'

/** The widths that base.css can tell apart, in em. */
const widths = [2, 3, 4, 5, 5.8, 7, 8, 9, 10, 11.5, 13.5, 17, 24]
const WIDEST = 32

/**
 * For the `data-fit` of a figure that shrinks instead of overflowing: how many em it needs at most.
 *
 * @example fitOf('₹10,624') // 4
 */
export const fitOf = (figure: string): number => stepFor(figureWidth(figure), widths) ?? WIDEST

/** The same for words, which are narrower. */
export const fitOfWords = (words: string): number => stepFor(wordsWidth(words), widths) ?? WIDEST

/** The first step of a style sheet that is enough, if one is. */
export const stepFor = (need: number, steps: readonly number[]): number | undefined =>
  steps.find((step) => need <= step)
