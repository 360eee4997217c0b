/**
 * Things one after the other, with a word before the last.
 *
 * @example listOf(['5%', '18%', '40%'], 'or') // '5%, 18% or 40%'
 * @example listOf(['₹1,200', '₹3,400'], 'and') // '₹1,200 and ₹3,400'
 */
export const listOf = (items: readonly string[], word: string): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(` ${word} `)
