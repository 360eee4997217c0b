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
  toApproximate,
  zero,
} from './decimal'

const twelve = decimalFrom(12)

/*
 * Lines of working, such as `10,000 × 1.01^12 = 11,268`: what is written on the left has to come to
 * what is written on the right, with the very digits that are written.
 */

/**
 * What a working comes to, to be compared with its result. Nothing where it is no sum.
 *
 * @example workedOut('(₹1,00,000 − 20,000) × 12.5%') // 10000
 */
export function workedOut(working: string): Decimal | undefined {
  const tokens = working.match(TOKEN) ?? []
  if (working.replace(TOKEN, '').replace(IGNORED, '') !== '') return undefined
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

function take({ tokens, at }: Reading, ...wanted: string[]): string | undefined {
  const token = tokens[at]
  return token !== undefined && wanted.includes(token) ? token : undefined
}

function sumIn(read: Reading): Decimal {
  let value = productIn(read)
  for (let sign = take(read, '+', '−', '-'); sign; sign = take(read, '+', '−', '-')) {
    read.at++
    value = sign === '+' ? sum(value, productIn(read)) : subtract(value, productIn(read))
  }
  return value
}

function productIn(read: Reading): Decimal {
  let value = signedIn(read)
  for (let sign = take(read, '×', '÷'); sign; sign = take(read, '×', '÷')) {
    read.at++
    value = sign === '×' ? multiply(value, signedIn(read)) : divide(value, signedIn(read))
  }
  return value
}

function signedIn(read: Reading): Decimal {
  if (!take(read, '-', '−')) return powerIn(read)
  read.at++
  return subtract(zero, signedIn(read))
}

function powerIn(read: Reading): Decimal {
  const base = numberIn(read)
  if (!take(read, '^')) return base
  read.at++
  return raised(base, signedIn(read))
}

function numberIn(read: Reading): Decimal {
  let value: Decimal
  if (take(read, '(')) {
    read.at++
    value = sumIn(read)
    if (!take(read, ')')) throw new Error('A bracket is open')
  } else {
    value = decimalFrom((read.tokens[read.at] ?? '').replaceAll(',', ''))
  }
  read.at++
  while (take(read, '%')) {
    read.at++
    value = divide(value, hundred)
  }
  return value
}

/** Whole exponents, and months of a year. */
function raised(base: Decimal, exponent: Decimal): Decimal {
  const months = Number(round(multiply(absolute(exponent), twelve), 0) / one)
  const grown = months % 12 === 0 ? power(base, months / 12) : root(base, months)
  return exponent < 0n ? divide(one, grown) : grown
}

/** By Newton's method, which doubles the digits of a float with every step. */
function root(base: Decimal, months: number): Decimal {
  if (base <= 0n) return zero
  let monthly = decimalFrom((toApproximate(base) ** (1 / 12)).toFixed(12))
  for (let step = 0; step < 8; step++) {
    const rest = divide(base, power(monthly, 11))
    monthly = divide(sum(multiply(monthly, decimalFrom(11)), rest), twelve)
  }
  return power(monthly, months)
}

/**
 * Whether a working comes to a result, rounded as that is written.
 *
 * @example comesTo('₹10,623.52 × 60', '₹6,37,411') // true
 */
export function comesTo(working: string, result: string): boolean {
  const value = workedOut(working)
  const written = workedOut(result)
  if (value === undefined || written === undefined) return false
  const isPercent = result.trim().endsWith('%')
  const decimals = decimalsIn(result.replace(/[^\d.]/g, '')) + (isPercent ? 2 : 0)
  return round(value, decimals) === written
}

/** So many digits are never needed: an amount has no more. */
const MOST_DIGITS = 36

export type TrueDigits = { readonly digits: number; readonly sign: '=' | '≈' }

/**
 * The fewest digits, from so many on, with which a working comes to its result. Where none do, the
 * line is said to be about right.
 *
 * @example trueDigits(2, '₹6,37,411', (digits) => `${formatNumber(emi, digits)} × 60`)
 * // { digits: 2, sign: '=' }
 */
export function trueDigits(
  from: number,
  result: string,
  working: (digits: number) => string,
): TrueDigits {
  for (let digits = from; digits <= MOST_DIGITS; digits++) {
    if (comesTo(working(digits), result)) return { digits, sign: '=' }
  }
  return { digits: from, sign: '≈' }
}

/**
 * A plain line of working, as true as digits can make it.
 *
 * @example trueLine(2, '₹6,37,411', (digits) => `${formatMoney(emi, '₹', digits)} × 60`)
 * // '₹10,623.52 × 60 ='
 */
export function trueLine(
  from: number,
  result: string,
  working: (digits: number) => string,
): string {
  const { digits, sign } = trueDigits(from, result, working)
  return `${working(digits)} ${sign}`
}
