/*
 * How much is taken at most of what people type, paste or give as a file. How much is shown or printed
 * at most is said where it is shown.
 */

/** Rows of a bill: so many fit without any delay in typing. Only undoing may lead beyond it. */
export const MOST_BILL_ROWS = 500
/** Items of a shop: more than a shop has, and a phone reads them without a pause. */
export const MOST_ITEMS = 20_000
/** Changes of a loan. */
export const MOST_CHANGES = 50
/** Rates of a savings scheme that follow its first: fifteen years of quarters. */
export const MOST_RATE_CHANGES = 60
/** Price bands of a fee card. */
export const MOST_BANDS = 20
/** Fee cards that are kept on a device. */
export const MOST_CARDS = 50
/** SKUs whose costs are kept on a device: with their names a fifth of what a browser keeps as text. */
export const MOST_COSTS = 10_000
/** Rows of a price list: a phone has no room for more. */
export const MOST_LIST_ROWS = 100_000
/** Rows of all files of settlements together, and the files. */
export const MOST_SETTLEMENT_ROWS = 200_000
export const MOST_SETTLEMENT_FILES = 20
/** Sheets of a workbook to choose from: more than anyone scrolls through, and a list that a phone can show. */
export const MOST_SHEETS = 200
/** Sheets of a workbook that are looked through for a table: the first ones are often covers. */
export const MOST_SHEETS_TRIED = 20

/** Characters of a file of items, which is far shorter. */
export const LONGEST_ITEMS_FILE = 20_000_000
/** Characters of a price list. */
export const LONGEST_LIST_FILE = 100_000_000

/** Bytes of a workbook, unpacked. A hundred thousand rows of ten columns are about 50 million. */
export const MOST_UNPACKED_BYTES = 2 ** 29
/** Files in a zip file, and their bytes, unpacked: they are all held at once. */
export const MOST_FILES_IN_ZIP = 20
export const MOST_ZIPPED_BYTES = 2 ** 27
/** Characters of all texts of a workbook that are kept at once. */
export const MOST_WORKBOOK_CHARACTERS = 64_000_000
export const MOST_WORKBOOK_CELLS = 10_000_000
/** Rows and cells of one sheet, blank or not: as many as Excel has lines, and twice as many cells as are kept. */
export const MOST_SEEN_ROWS = 2 ** 20
export const MOST_SEEN_CELLS = 2 * MOST_WORKBOOK_CELLS
