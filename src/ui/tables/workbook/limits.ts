import { sentences, Unreadable } from './unreadable'

/*
 * What a workbook says of its own sizes is never believed: a file of some kilobytes can hold
 * gigabytes. Everything that comes out of it is counted instead.
 */

/** Bytes of all parts together, unpacked. A hundred thousand rows of ten columns are about 50 million. */
const MOST_UNPACKED = 2 ** 30
/** Characters of all texts that are kept at once. */
const MOST_CHARACTERS = 64_000_000
const MOST_CELLS = 10_000_000

export type Limits = {
  unpack(bytes: number): void
  keepText(characters: number): void
  keepCells(count: number): void
}

/**
 * Counts what one workbook takes, and ends its reading when it is too much for a phone.
 *
 * @example limitsOf({ mostUnpacked: 1_000 }).unpack(1_001) // throws Unreadable
 */
export function limitsOf({ mostUnpacked = MOST_UNPACKED } = {}): Limits {
  const counter = (most: number) => {
    let taken = 0
    return (more: number) => {
      taken += more
      if (taken > most) throw new Unreadable(sentences.tooLarge)
    }
  }
  return {
    unpack: counter(mostUnpacked),
    keepText: counter(MOST_CHARACTERS),
    keepCells: counter(MOST_CELLS),
  }
}
