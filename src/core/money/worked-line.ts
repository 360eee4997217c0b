import {
  absolute,
  type Decimal,
  decimalFrom,
  decimalsIn,
  divide,
  hundred,
  multiply,
  one,
  power,
  round,
  subtract,
  sum,
  toDigits,
  zero,
} from './decimal'

/*
 * Lines of a calculation, such as `10,000 × 1.01^12 = 11,268`: what is written on the left has to come to
 * what is written on the right, with the very digits that are written.
 */

/**
 * The value of one side of a line. Nothing where it cannot be read as a calculation.
 *
 * @example evaluateLine('(₹1,00,000 − 20,000) × 12.5%') // 10000
 */
export function evaluateLine(calculation: string): Decimal | undefined {
  const tokens = calculation.match(TOKEN) ?? []
  if (calculation.replace(TOKEN, '').replace(IGNORED, '') !== '') return undefined
  const read = { tokens, at: 0 }
  try {
    const value = sumIn(read)
    return read.at === tokens.length ? value : undefined
  } catch {
    return undefined
  }
}

const TOKEN = /\d[\d,]*(?:\.\d+)?|[()+×÷^%−-]/gu
/** Currency signs, and room between. */
const IGNORED = /[A-Z]{3}\b|[A-Z]*\p{Sc}|\s/gu

type Reading = { readonly tokens: readonly string[]; at: number }

function takeToken({ tokens, at }: Reading, ...wanted: string[]): string | undefined {
  const token = tokens[at]
  return token !== undefined && wanted.includes(token) ? token : undefined
}

function sumIn(read: Reading): Decimal {
  let value = productIn(read)
  for (let sign = takeToken(read, '+', '−', '-'); sign; sign = takeToken(read, '+', '−', '-')) {
    read.at++
    value = sign === '+' ? sum(value, productIn(read)) : subtract(value, productIn(read))
  }
  return value
}

function productIn(read: Reading): Decimal {
  let value = signedIn(read)
  for (let sign = takeToken(read, '×', '÷'); sign; sign = takeToken(read, '×', '÷')) {
    read.at++
    value = sign === '×' ? multiply(value, signedIn(read)) : divide(value, signedIn(read))
  }
  return value
}

function signedIn(read: Reading): Decimal {
  if (!takeToken(read, '-', '−')) return powerIn(read)
  read.at++
  return subtract(zero, signedIn(read))
}

function powerIn(read: Reading): Decimal {
  const base = numberIn(read)
  if (!takeToken(read, '^')) return base
  read.at++
  return raised(base, signedIn(read))
}

function numberIn(read: Reading): Decimal {
  let value: Decimal
  if (takeToken(read, '(')) {
    read.at++
    value = sumIn(read)
    if (!takeToken(read, ')')) throw new Error('A bracket is open')
  } else {
    value = decimalFrom((read.tokens[read.at] ?? '').replaceAll(',', ''))
  }
  read.at++
  while (takeToken(read, '%')) {
    read.at++
    value = divide(value, hundred)
  }
  return value
}

/** Whole exponents, and months or days of a year. */
function raised(base: Decimal, exponent: Decimal): Decimal {
  const years = absolute(exponent)
  const part = isWhole(multiply(years, decimalFrom(12))) ? 12 : 365
  const parts = Number(round(multiply(years, decimalFrom(part)), 0) / one)
  const grown = parts % part === 0 ? power(base, parts / part) : root(base, part, parts)
  return exponent < 0n ? divide(one, grown) : grown
}

/** Quotients such as 7 ÷ 12 have lost their last digits. */
const isWhole = (value: Decimal) => round(value, 0) === round(value, 30)

/** The part of a year to a power, by Newton's method, which doubles the digits of a float with every step. */
function root(base: Decimal, part: number, parts: number): Decimal {
  if (base <= 0n) return zero
  let growth = decimalFrom((Number(toDigits(base)) ** (1 / part)).toFixed(12))
  for (let step = 0; step < 8; step++) {
    const rest = divide(base, power(growth, part - 1))
    growth = divide(sum(multiply(growth, decimalFrom(part - 1)), rest), decimalFrom(part))
  }
  return power(growth, parts)
}

/**
 * Whether a calculation equals a result, rounded as that is written.
 *
 * @example lineEquals('₹10,623.52 × 60', '₹6,37,411') // true
 */
export function lineEquals(calculation: string, result: string): boolean {
  const value = evaluateLine(calculation)
  const written = evaluateLine(result)
  if (value === undefined || written === undefined) return false
  const isPercent = result.trim().endsWith('%')
  const decimals = decimalsIn(result.replace(/[^\d.]/g, '')) + (isPercent ? 2 : 0)
  return round(value, decimals) === written
}

/** So many digits are never needed: an amount has no more. */
const MOST_DIGITS = 36

export type DigitsForEquality = { readonly digits: number; readonly sign: '=' | '≈' }

/**
 * The fewest digits, from so many on, with which a calculation equals its result, so that `=` is true.
 * Where none do, the sign is `≈`.
 *
 * @example digitsForEquality(2, '₹6,37,411', (digits) => `${formatNumber(emi, digits)} × 60`)
 * // { digits: 2, sign: '=' }
 */
export function digitsForEquality(
  from: number,
  result: string,
  calculation: (digits: number) => string,
): DigitsForEquality {
  for (let digits = from; digits <= MOST_DIGITS; digits++) {
    if (lineEquals(calculation(digits), result)) return { digits, sign: '=' }
  }
  return { digits: from, sign: '≈' }
}

/**
 * The left side of a line with its sign, written with as many digits as make the line true.
 *
 * @example lineWithSign(2, '₹6,37,411', (digits) => `${formatMoney(emi, '₹', digits)} × 60`)
 * // '₹10,623.52 × 60 ='
 */
export function lineWithSign(
  from: number,
  result: string,
  calculation: (digits: number) => string,
): string {
  const { digits, sign } = digitsForEquality(from, result, calculation)
  return `${calculation(digits)} ${sign}`
}
