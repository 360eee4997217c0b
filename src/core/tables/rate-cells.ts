import { type Decimal, zero } from '../money/decimal'
import { isRead, readNumber } from '../money/parse'
import { withDecimalComma } from './commas'

const NO_TAX =
  /^(?:nil|none|zero|exempt(?:ed)?|tax[\s-]*free|non[\s-]*gst|शून्य|कर[\s-]*मुक्त)(?:[\s-]*(?:rated?|supply|gst))?$/i
const AMOUNT = /₹|\brs\b|\binr\b/i
/** No rate is so large that a comma would group its digits. */
const onlyDecimals = { hasOdd: true, hasGroups: false, doPointsGroup: false }

/** Whether a cell says in a word that there is no tax. @example saysNoTax('Exempted') // true */
export const saysNoTax = (cell: string): boolean => NO_TAX.test(cell)

/**
 * A rate as it is written in sheets, in percent; nothing where a text is none. A comma stands before
 * its decimals.
 *
 * @example readRate('GST @18%') // 18
 * @example readRate('Exempt') // 0
 * @example readRate('₹29.70 (18%)') // 18
 */
export function readRate(cell: string): Decimal | undefined {
  if (saysNoTax(cell)) return zero
  const text = shareInBrackets(cell) ?? cell
  if (AMOUNT.test(text)) return undefined
  const digits = text
    .replace(/^(?:i?gst|tax|जीएसटी)?\s*[@:]?\s*/i, '')
    .replace(/\s*(?:i?gst|tax|जीएसटी)$/i, '')
  const reading = readNumber(withDecimalComma(digits, onlyDecimals) ?? digits)
  return isRead(reading) ? reading.value : undefined
}

/** @example shareInBrackets('₹50.00 (10%)') // '10%' */
export const shareInBrackets = (cell: string): string | undefined =>
  /\(\s*@?\s*([\d.]+\s*%)\s*\)$/.exec(cell)?.[1]
