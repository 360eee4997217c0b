import type { Decimal } from '../../../core/decimal'

const COMMA = 44
const MINUS = 45
const POINT = 46
const ZERO = 48
const NINE = 57
const PERCENT = 37
const SPACE = 32
const RUPEE = '₹'.charCodeAt(0)
/** So many digits a float holds to the last. */
const MOST_DIGITS = 15
/** What a number counts for by its decimals. */
const units = Array.from({ length: MOST_DIGITS + 1 }, (_, decimals) => 10n ** BigInt(40 - decimals))

/**
 * Reads what nearly all cells of numbers are, digits with a point, commas and perhaps a sign, and much
 * faster than `readNumber` and `readAmount`, which read the same of them. Nothing where a cell is
 * written in any other way.
 *
 * @example plainNumber('1,299.50') // 1299.5
 * @example plainNumber('₹ 499') // 499
 */
export function plainNumber(text: string): Decimal | undefined {
  let end = text.length
  if (end > 1 && text.charCodeAt(end - 1) === PERCENT) end--
  let number = 0
  let digits = 0
  let decimals = -1
  /** Digits since the last comma; below 0 before there is one. */
  let grouped = -1
  const first = text.charCodeAt(0)
  const isBelowZero = first === MINUS
  const start = isBelowZero ? 1 : first !== RUPEE ? 0 : text.charCodeAt(1) === SPACE ? 2 : 1
  for (let at = start; at < end; at++) {
    const sign = text.charCodeAt(at)
    if (sign >= ZERO && sign <= NINE) {
      number = number * 10 + (sign - ZERO)
      digits++
      if (decimals >= 0) decimals++
      else if (grouped >= 0) grouped++
    } else if (sign === POINT && decimals < 0) decimals = 0
    else if (sign === COMMA && decimals < 0) grouped = 0
    else return undefined
  }
  // The comma of `499,50` may be a point.
  if (grouped >= 0 && grouped !== 3) return undefined
  const unit = units[Math.max(decimals, 0)]
  if (digits === 0 || digits > MOST_DIGITS || unit === undefined) return undefined
  return (BigInt(isBelowZero ? -number : number) * unit) as Decimal
}
