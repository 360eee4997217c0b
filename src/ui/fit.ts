/** The lengths that base.css can tell apart. */
const lengths = [8, 11, 14, 18, 24, 34, 48]

/**
 * For the `data-fit` of an amount that shrinks instead of overflowing: how many characters there
 * must be room for.
 *
 * @example fitOf('₹10,624') // 8
 */
export const fitOf = (amount: string): number =>
  lengths.find((length) => amount.length <= length) ?? 64
