import {
  MOST_SEEN_CELLS,
  MOST_SEEN_ROWS,
  MOST_UNPACKED_BYTES,
  MOST_WORKBOOK_CELLS,
  MOST_WORKBOOK_CHARACTERS,
} from '../../../core/limits'
import { uiWords } from '../../words'

/*
 * What a workbook says of its own sizes is never believed: a file of some kilobytes can hold
 * gigabytes. Everything that comes out of it is counted instead.
 */

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
export function limitsOf({ mostUnpacked = MOST_UNPACKED_BYTES } = {}): Limits {
  return {
    unpack: counter(mostUnpacked),
    keepText: counter(MOST_WORKBOOK_CHARACTERS),
    keepCells: counter(MOST_WORKBOOK_CELLS),
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

/** Why a workbook cannot be read, as a sentence for the person who chose it. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

export const sentences = uiWords.tables.workbook
