/**
 * Exact decimal numbers: a bigint that counts units of 10⁻⁴⁰.
 *
 * Sums and comparisons are the language's own (`sum`, `<`, `===`); only what changes the scale
 * needs a function here. Nothing in this file rounds to paise: that happens once, at display.
 */
declare const decimal: unique symbol
export type Decimal = bigint & { readonly [decimal]: true }

const FRACTION_DIGITS = 40
const ONE_UNIT = 10n ** BigInt(FRACTION_DIGITS)

const unsafe = (units: bigint) => units as Decimal

export const zero = unsafe(0n)
export const one = unsafe(ONE_UNIT)
export const hundred = unsafe(100n * ONE_UNIT)

/**
 * A decimal from plain digits; more than 40 decimals are rounded.
 *
 * @example decimalFrom('1180.50'); decimalFrom(12)
 */
export function decimalFrom(digits: string | number | bigint): Decimal {
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(String(digits))
  if (!match) throw new RangeError(`decimalFrom needs plain decimal digits, got "${digits}"`)
  const [, minus, whole = '', fraction = ''] = match
  const units = BigInt(whole + fraction.padEnd(FRACTION_DIGITS, '0') || '0')
  const excess = fraction.length - FRACTION_DIGITS
  const scaled = excess > 0 ? divideRounded(units, 10n ** BigInt(excess)) : units
  return unsafe(minus ? -scaled : scaled)
}

/**
 * A decimal from a whole count of its last decimal.
 *
 * @example decimalOfUnits(118050, 2) // 1180.5
 */
export const decimalOfUnits = (units: number, decimals: number): Decimal =>
  unsafe(BigInt(units) * stepOf(decimals))

/** The sum of all terms. @example sum(decimalFrom(100), decimalFrom(18)) // 118 */
export const sum = (...terms: Decimal[]): Decimal => sumOf(terms)

/** The same for a list, however long: a call takes only so many arguments. */
export const sumOf = (terms: readonly Decimal[]): Decimal =>
  unsafe(terms.reduce((a: bigint, b) => a + b, 0n))

/** The same for two, where there are many of them. @example plus(one, one) // 2 */
export const plus = (a: Decimal, b: Decimal): Decimal => unsafe(a + b)

/** @example subtract(decimalFrom(118), decimalFrom(18)) // 100 */
export const subtract = (a: Decimal, b: Decimal): Decimal => unsafe(a - b)

/** @example multiply(decimalFrom('0.5'), decimalFrom(9)) // 4.5 */
export const multiply = (a: Decimal, b: Decimal): Decimal => unsafe(divideRounded(a * b, ONE_UNIT))

/** The caller makes sure that the divisor is not zero. @example divide(one, decimalFrom(8)) // 0.125 */
export const divide = (a: Decimal, b: Decimal): Decimal => unsafe(divideRounded(a * ONE_UNIT, b))

/** a × b ÷ c with a single rounding at the end. @example multiplyDivide(amount, rate, hundred) */
export const multiplyDivide = (a: Decimal, b: Decimal, c: Decimal): Decimal =>
  unsafe(divideRounded(a * b, c))

/**
 * A part in percent of its whole. Nothing is a part of a whole that is not above 0: that is 0.
 *
 * @example percentOfWhole(decimalFrom(40), decimalFrom(300)) // 13.333…
 */
export const percentOfWhole = (part: Decimal, whole: Decimal): Decimal =>
  whole > 0n ? multiplyDivide(part, hundred, whole) : zero

/** A whole power, by repeated squaring. @example power(decimalFrom('1.1'), 2) // 1.21 */
export function power(base: Decimal, exponent: number): Decimal {
  let result = one
  let square = base
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = multiply(result, square)
    if (rest > 1) square = multiply(square, square)
  }
  return result
}

/** @example absolute(decimalFrom(-5)) // 5 */
export const absolute = (a: Decimal): Decimal => (a < 0n ? unsafe(-a) : a)

/** @example atLeastZero(decimalFrom(-5)) // 0 */
export const atLeastZero = (a: Decimal): Decimal => (a < 0n ? zero : a)

/** Rounds half away from zero. @example round(decimalFrom('1.005'), 2) // 1.01 */
export function round(a: Decimal, decimals: number): Decimal {
  const step = stepOf(decimals)
  return unsafe(divideRounded(a, step) * step)
}

/** Powers cost more than what is done with them. */
const steps = new Map<number, bigint>()

/** How many units the last of so many decimals counts. */
function stepOf(decimals: number): bigint {
  const known = steps.get(decimals)
  if (known !== undefined) return known
  const step = 10n ** BigInt(FRACTION_DIGITS - decimals)
  steps.set(decimals, step)
  return step
}

/**
 * The digits of a value rounded half away from zero, never `-0`.
 *
 * @example toFixed(decimalFrom('-0.004'), 2) // '0.00'
 */
export function toFixed(a: Decimal, decimals: number): string {
  const units = divideRounded(a, stepOf(decimals))
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const cut = digits.length - decimals
  const text = decimals > 0 ? `${digits.slice(0, cut)}.${digits.slice(cut)}` : digits
  return units < 0n ? `-${text}` : text
}

/** All digits of a value, without padding. @example toDigits(decimalFrom('12.50')) // '12.5' */
export const toDigits = (a: Decimal): string =>
  toFixed(a, FRACTION_DIGITS).replace(/\.?0+$/, '') || '0'

/** How many decimals a number is written with. @example decimalsIn('12.50') // 2 */
export const decimalsIn = (digits: string): number => digits.split('.')[1]?.length ?? 0

/** For drawing only: a pixel is coarser than a float. Never for a figure that is shown. */
export const toApproximate = (a: Decimal): number => Number(toFixed(a, 12))

function divideRounded(dividend: bigint, divisor: bigint): bigint {
  if (divisor < 0n) return divideRounded(-dividend, -divisor)
  const half = divisor / 2n
  return (dividend < 0n ? dividend - half : dividend + half) / divisor
}
