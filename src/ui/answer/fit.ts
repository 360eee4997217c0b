/** The lengths that base.css can tell apart. */
const lengths = [8, 11, 14, 18, 24, 34, 48]

/**
 * For the `data-fit` of an amount that shrinks instead of overflowing: how many characters there
 * must be room for.
 *
 * @example fitOf('₹10,624') // 8
 */
export const fitOf = (amount: string): number => stepFor(amount.length, lengths) ?? 64

/** The first step of a style sheet that holds so many characters, if one does. */
export const stepFor = (length: number, steps: readonly number[]): number | undefined =>
  steps.find((step) => length <= step)
