/**
 * Things one after the other, with a word before the last.
 *
 * @example listOf(['5%', '18%', '40%'], 'or') // '5%, 18% or 40%'
 */
export const listOf = (items: readonly string[], word: string): string =>
  items.join(', ').replace(/, (?=[^,]*$)/, ` ${word} `)
