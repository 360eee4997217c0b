import { decimalFrom, round, toDigits } from '../../../core/money/decimal'
import { LONGEST_FRACTION } from '../../../core/money/parse'

/** The digits a spreadsheet keeps of a number; what lies behind them is dust of its arithmetic. */
const KEPT_DIGITS = 15

/** Whether a spreadsheet keeps every digit. @example isExactInSpreadsheet('-0.00123') // true */
export const isExactInSpreadsheet = (digits: string): boolean =>
  digits.replace(/^[-0.]+|\./g, '').length <= KEPT_DIGITS

/** Nearly all: no more digits than are kept, and none to spare. */
const AS_IT_IS = /^(?:0|-?(?:0|[1-9]\d{0,8})\.\d{0,4}[1-9]|-?[1-9]\d{0,14})$/
const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i

/**
 * A stored number as it is meant: fifteen digits, without an exponent, as long as those are all it
 * has. A longer one is an id that was mangled when it became a number, and is shown as mangled.
 *
 * @example numberText('199.99000000000001') // '199.99'
 * @example numberText('1.8E+17') // '1.8E+17'
 */
export const numberText = (stored: string): string =>
  AS_IT_IS.test(stored) ? stored : shifted(stored, 0)

/** The same for a part of 1 that is shown in percent. @example percentText('0.18') // '18%' */
export const percentText = (stored: string): string =>
  NUMBER.test(stored) ? `${shifted(stored, 2)}%` : stored

/** A code that is shown with zeros before it. @example paddedText('123', 6) // '000123' */
export function paddedText(stored: string, width: number): string {
  const text = numberText(stored)
  return /^\d+$/.test(text) ? text.padStart(width, '0') : text
}

/** The number × 10 to the power of `shift`. */
function shifted(stored: string, shift: number): string {
  const value = Number(stored)
  if (!NUMBER.test(stored) || !Number.isFinite(value)) return stored
  if (value === 0) return '0'
  const [mantissa = '', exponent = ''] = Math.abs(value)
    .toExponential(KEPT_DIGITS - 1)
    .split('e')
  const minus = value < 0 ? '-' : ''
  const digits = mantissa.replace('.', '').replace(/0+$/, '')
  const place = Number(exponent) + shift
  if (place >= KEPT_DIGITS) {
    const fraction = digits.slice(1)
    return `${minus}${digits[0]}${fraction && `.${fraction}`}E+${place}`
  }
  if (place < 0) return small(minus, '0'.repeat(-place - 1) + digits)
  const whole = digits.slice(0, place + 1).padEnd(place + 1, '0')
  const fraction = digits.slice(place + 1)
  return `${minus}${whole}${fraction && `.${fraction}`}`
}

/** Below 1: no more decimals than a number may have here. */
const small = (minus: string, fraction: string) =>
  fraction.length > LONGEST_FRACTION
    ? toDigits(round(decimalFrom(`${minus}0.${fraction}`), LONGEST_FRACTION))
    : `${minus}0.${fraction}`
