import { toDigits } from './decimal'
import { groupDigits, plainMoney } from './format'
import { readAmount, readNumber } from './parse'

/** What was typed, as it counts: what cannot be read counts as 0. */

/** @example sayTypedNumber('1200.50') // '1,200.5' */
export const sayTypedNumber = (text: string): string =>
  groupDigits(toDigits(readNumber(text).value))

/** @example sayTypedPercent('18') // '18%' */
export const sayTypedPercent = (text: string): string => `${sayTypedNumber(text)}%`

/** @example sayTypedMoney('5 lakh', '₹') // '₹5,00,000' */
export const sayTypedMoney = (text: string, symbol: string): string =>
  plainMoney(readAmount(text).value, symbol)
