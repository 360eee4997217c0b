/** `LONG=1`: every page and every width instead of a choice of them, and many more random steps. */
export const isThorough = Boolean(process.env.LONG)

/** Of cases that the same code answers: the first few, or all of them in a thorough run. */
export const someOf = <Case>(cases: readonly Case[], few: number): readonly Case[] =>
  isThorough ? cases : cases.slice(0, few)

/** `FUZZ=long`: all random cases of the unit tests, without the rest of a thorough run. */
export const isLongFuzz = isThorough || process.env.FUZZ === 'long'

/** How often a property with many cases is tried: a fifth of them, or all in a long run. */
export const runs = (all: number) => ({ numRuns: isLongFuzz ? all : Math.ceil(all / 5) })

/** The tag of browser tests that only a thorough run has: long ones about what seldom changes. */
export const THOROUGH = '@thorough'
