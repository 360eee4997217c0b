import { sentences, Unreadable } from './unreadable'

/*
 * What a workbook says of its own sizes is never believed: a file of some kilobytes can hold
 * gigabytes. Everything that comes out of it is counted instead.
 */

/** Bytes of all parts together, unpacked. A hundred thousand rows of ten columns are about 50 million. */
const MOST_UNPACKED = 2 ** 29
/** Characters of all texts that are kept at once. */
const MOST_CHARACTERS = 64_000_000
const MOST_CELLS = 10_000_000
/** Of one sheet, blank or not: as many as Excel has lines, and twice as many cells as are kept. */
const MOST_SEEN_ROWS = 2 ** 20
const MOST_SEEN_CELLS = 2 * MOST_CELLS

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
  return {
    unpack: counter(mostUnpacked),
    keepText: counter(MOST_CHARACTERS),
    keepCells: counter(MOST_CELLS),
  }
}

/** Counts what is passed in one sheet: rows with nothing in them take no space, but time. */
export const sheetLimits = () => ({
  passRows: counter(MOST_SEEN_ROWS),
  passCells: counter(MOST_SEEN_CELLS),
})

function counter(most: number): (more: number) => void {
  let taken = 0
  return (more) => {
    taken += more
    if (taken > most) throw new Unreadable(sentences.tooLarge)
  }
}
