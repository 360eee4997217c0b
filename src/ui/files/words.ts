import { countOf } from '../../core/language/english'
import { groupDigits } from '../../core/money/group-digits'

/** What the views say that read a seller's files. */
export const filesWords = {
  safe: 'Read on this device. It never leaves it.',
  pasteRows: 'Paste rows',
  paste: {
    label: 'Rows, with a line of heads',
    close: 'Close',
    read: 'Read the rows',
  },
  progress: {
    result: 'Result',
    readSoFar: (rows: number) => `${countOf(rows, 'row', 'rows')} so far`,
    done: (rows: number, of: number) =>
      `${groupDigits(String(rows))} of ${countOf(of, 'row', 'rows')}`,
    started: 'Just started',
    usable: 'The page stays usable',
    cancel: 'Cancel',
  },
  keep: 'Keep on this device',
  readable: {
    title: 'What we can read',
    /** The month in which a file of this kind was tried first. */
    since: (month: string) => `Tried since ${month}`,
    untried: 'By the names of its columns; no real file was tried yet',
  },
}
