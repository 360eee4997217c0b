import { linesOf, plainText, type Sheet, type SheetCell } from './sheet'

/** Without it Excel reads the file in the system's old code page, and ₹ becomes three letters. */
export const BYTE_ORDER_MARK = '\ufeff'
export const LINE_END = '\r\n'

// Spreadsheets run a text that begins like a formula, some of them after trimming it, dropping its
// quotes, narrowing full-width signs or passing over what is drawn above them.
const FORMULA_SIGN = /^[\s\p{C}"'\p{Pi}\p{Pf}]*[=+\-@]/u
const CONTROL_START = /^[\t\r\n]/
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

/**
 * A sheet as comma-separated values that Excel, LibreOffice and Google Sheets open as they are.
 * Numbers are plain, so that they are numbers everywhere.
 *
 * @example writeCsv({ title: 'Loan', columns: ['Month', 'EMI'], … })
 * // '\ufeffLoan\r\n…\r\nMonth,EMI\r\n1,10623.52\r\n'
 */
export const writeCsv = (sheet: Sheet): string =>
  BYTE_ORDER_MARK +
  linesOf(sheet)
    .map(({ cells }) => cells.map(writeCell).join(',') + LINE_END)
    .join('')

// Only texts are made harmless: a number that begins with a minus must stay a number.
const writeCell = (cell: SheetCell) => (cell.kind === 'text' ? csvText(cell.text) : plainText(cell))

/**
 * A text as it stands in a file of comma-separated values: in quotes where it needs them, and never a
 * formula.
 *
 * @example csvText('=1+1') // "'=1+1", in quotes
 */
export function csvText(text: string): string {
  if (hasFormulaSign(text) || CONTROL_START.test(text)) return quote(`'${text}`)
  return NEEDS_QUOTES.test(text) ? quote(text) : text
}

const PLAIN_START = /^[A-Za-z\d]/
const hasFormulaSign = (text: string) =>
  !PLAIN_START.test(text) && FORMULA_SIGN.test(text.normalize('NFKD'))

/**
 * A text as it was before `writeCsv` made it harmless, if no space is around it.
 *
 * @example withoutGuard("'=1+1") // '=1+1'
 */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && hasFormulaSign(text.slice(1)) ? text.slice(1) : text

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
