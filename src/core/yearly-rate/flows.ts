import { type Decimal, hundred } from '../money/decimal'
import { exponential, logarithm } from '../money/powers'

/*
 * The sum of payments at a rate, by which rates are found: Σ amount × (1 + rate)^(−days ÷ 365).
 *
 * A rate is carried as its pace, ln(1 + rate) ÷ 365: what the logarithm grows by in a day. The sum is worked
 * out from the end at which it weighs most (the first day for paces above 0, else the last), so that every
 * factor is between 0 and 1 and no error grows.
 */

/** Net payments by day, none of them 0; days rise. Out is plus, in is minus. */
export type Flows = { readonly days: readonly number[]; readonly amounts: readonly bigint[] }

export type Sign = -1 | 0 | 1

export const signOf = (value: bigint): Sign => (value > 0n ? 1 : value < 0n ? -1 : 0)

/** How often the payments change between in and out. */
export function signChangesOf({ amounts }: Flows): number {
  let changes = 0
  for (let index = 1; index < amounts.length; index++) {
    if (signOf(amounts[index] ?? 0n) !== signOf(amounts[index - 1] ?? 0n)) changes++
  }
  return changes
}

/** A pace as a whole number of units of 2⁻ᵇⁱᵗˢ. */
export type PaceAt = (bits: number) => bigint

const DAYS_A_YEAR = 365n

/** The pace of a yearly rate above −100 %. */
export const paceOfRate =
  (percent: Decimal): PaceAt =>
  (bits) => {
    const shift = BigInt(bits)
    const growth = logarithm((hundred + percent) << shift, bits) - logarithm(hundred << shift, bits)
    return growth / DAYS_A_YEAR
  }

/** Paces of brackets are whole numbers of these units, about as fine as floats. */
export const GRID_BITS = 120

export const paceOnGrid =
  (units: bigint): PaceAt =>
  (bits) =>
    bits >= GRID_BITS ? units << BigInt(bits - GRID_BITS) : units >> BigInt(GRID_BITS - bits)

const GRID = 2 ** 60

/** @example gridOf(0.5) // 2n ** 119n */
export const gridOf = (pace: number): bigint => BigInt(Math.round(pace * GRID * GRID))

export const paceOfGrid = (units: bigint): number => Number(units) / GRID / GRID

/** What a sum comes to, its true value at most `error` away; `slope` weighs each payment by its days. */
export type ExactSum = {
  readonly value: bigint
  readonly slope: bigint
  readonly error: bigint
}

/** A power is this many bits finer than the sum: days multiply the error of their base. */
const POWER_ROOM = 24

/**
 * The sum at a pace in units that are `bits` binary digits below all payments together. The slope, by the
 * pace, is worked out where it is asked for.
 */
export function sumAt(flows: Flows, pace: PaceAt, bits: number, isSloped = false): ExactSum {
  const { days, amounts } = flows
  const powerBits = bits + POWER_ROOM
  const at = pace(powerBits)
  const powers = powersOf(exponential(at < 0n ? at : -at, powerBits), powerBits)
  const shift = BigInt(powerBits)
  const size = sizeInBits(flows)
  const scale = BigInt(Math.max(0, bits - size))
  const count = days.length
  let value = 0n
  let slope = 0n
  let before = 0
  for (let step = 0; step < count; step++) {
    const index = at < 0n ? step : count - 1 - step
    const day = days[index] ?? 0
    const gap = step === 0 ? 0 : Math.abs(day - before)
    const power = powers(gap)
    if (isSloped) slope = ((slope + BigInt(gap) * value) * power) >> shift
    value = ((value * power) >> shift) + ((amounts[index] ?? 0n) << scale)
    before = day
  }
  // Of whole payments that are larger than the digits asked for, more than the last unit is unclear.
  const error = BigInt(2 * count + 4) << BigInt(Math.max(0, size - bits))
  return { value, slope: at < 0n ? slope : -slope, error }
}

const sizes = new WeakMap<Flows, number>()

/** The binary digits of all payments together. */
function sizeInBits(flows: Flows): number {
  let size = sizes.get(flows)
  if (size === undefined) {
    size = flows.amounts
      .reduce((all, amount) => all + (amount < 0n ? -amount : amount), 0n)
      .toString(2).length
    sizes.set(flows, size)
  }
  return size
}

/** Powers of a base for a few gaps, each worked out once. */
export function powersOf(base: bigint, bits: number): (exponent: number) => bigint {
  const shift = BigInt(bits)
  const squares = [base]
  const known: bigint[] = []
  return (exponent) => {
    const found = known[exponent]
    if (found !== undefined) return found
    let power = 1n << shift
    for (let rest = exponent, digit = 0; rest > 0; rest = Math.floor(rest / 2), digit++) {
      let square = squares[digit]
      if (square === undefined) {
        const half = squares[digit - 1] ?? 0n
        square = (half * half) >> shift
        squares.push(square)
      }
      if (rest % 2 === 1) power = (power * square) >> shift
    }
    known[exponent] = power
    return power
  }
}

/** More and more digits, until the sign is clear. A sum that is still unclear after the last is 0. */
const DIGITS_TO_TRY = [96, 256, 768]

/** The sign of the sum at a pace; where it is known to be close to 0, not with the fewest digits first. */
export function signAt(flows: Flows, pace: PaceAt, first = 0): Sign {
  const few = DIGITS_TO_TRY.filter((bits) => bits > first)
  for (const bits of first > 0 ? [first, ...few] : few) {
    const { value, error } = sumAt(flows, pace, bits)
    if (value > error || value < -error) return signOf(value)
  }
  return 0
}

export const largestOf = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((most, amount) => {
    const size = amount < 0n ? -amount : amount
    return size > most ? size : most
  }, 0n)
