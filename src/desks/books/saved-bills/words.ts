import { countOf } from '../../../core/language/english'

/** What is said about a file of bills. */
export const billsFileWords = {
  unreadable: 'This file cannot be read. It may be cut off, or of another kind.',
  otherFile: 'This is not a file with bills from GST Hisab.',
  newer: 'This file is from a newer version of GST Hisab. Reload the page and try again.',
  damaged: (bill: number, of: number) => `Bill ${bill} of ${of} in this file is damaged.`,
  /** What came of an import: parts like the four below, with commas between. */
  imported: (parts: string) => `${parts}.`,
  added: (bills: number) => `${countOf(bills, 'bill', 'bills')} added`,
  replaced: (bills: number) => `${bills} replaced by a newer version`,
  known: (bills: number) => `${bills} already here`,
  older: (versions: number) =>
    `${countOf(versions, 'older version', 'older versions')} in the file left out`,
  none: 'There is no bill in this file.',
  cut: (texts: number) =>
    texts === 1
      ? '1 text longer than its field cut.'
      : `${countOf(texts, 'text', 'texts')} longer than their fields cut.`,
}
