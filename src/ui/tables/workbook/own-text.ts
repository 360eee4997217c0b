/** Engines keep what is shorter as a text of its own. */
const LONGEST_SHORT = 12

/**
 * The same text, without the one that it was cut out of. Engines cut by pointing into the whole: a
 * cell of a few words would keep all of its piece of the file in memory.
 */
export const ownText = (text: string): string =>
  text.length > LONGEST_SHORT ? ` ${text}`.slice(1) : text
