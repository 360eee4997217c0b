import { FACTOR_ONE, FINE_BITS } from '../loan/annuity'

/*
 * Powers with a fraction in the exponent, and logarithms, in whole numbers: a yield over 444 days, inflation over
 * 5 years and 3 months. A number is counted in units of 2⁻ᵇⁱᵗˢ, and some bits more than asked take up what
 * rounding does.
 */
const GUARD_BITS = 64

/** A fraction of two whole numbers; the lower one is above 0. */
export type Fraction = { readonly over: bigint; readonly under: bigint }

const logarithmsOfTwo = new Map<number, bigint>()

/** ln 2 = 2 artanh(1/3) */
function logarithmOfTwo(bits: number): bigint {
  let known = logarithmsOfTwo.get(bits)
  if (known === undefined) {
    known = twiceArtanh((1n << BigInt(bits)) / 3n, bits)
    logarithmsOfTwo.set(bits, known)
  }
  return known
}

/** 2 (z + z³/3 + z⁵/5 + …), for a z from 0 to well below 1. */
function twiceArtanh(z: bigint, bits: number): bigint {
  const shift = BigInt(bits)
  const square = (z * z) >> shift
  let term = z
  let total = 0n
  for (let odd = 1n; term !== 0n; odd += 2n) {
    total += term / odd
    term = (term * square) >> shift
  }
  return 2n * total
}

/** How many binary digits a whole number above 0 has. */
export const bitsIn = (whole: bigint): number => {
  const hex = whole.toString(16)
  return (hex.length - 1) * 4 + (32 - Math.clz32(Number.parseInt(hex.charAt(0), 16)))
}

/** The natural logarithm of a number above 0. @example logarithm(1n << 64n, 64) // 0n */
export function logarithm(value: bigint, bits: number): bigint {
  const inner = bits + GUARD_BITS
  // The number is a part from 1 to 2, doubled or halved so often.
  const doublings = bitsIn(value) - 1 - bits
  const places = inner - bits - doublings
  const part = places >= 0 ? value << BigInt(places) : value >> BigInt(-places)
  const whole = 1n << BigInt(inner)
  const z = ((part - whole) << BigInt(inner)) / (part + whole)
  return (twiceArtanh(z, inner) + BigInt(doublings) * logarithmOfTwo(inner)) >> BigInt(inner - bits)
}

const HALVINGS = 8

/** e to a power. What is below a unit is 0. @example exponential(0n, 64) // 1n << 64n */
export function exponential(power: bigint, bits: number): bigint {
  const inner = bits + GUARD_BITS
  const fine = power << BigInt(GUARD_BITS)
  const two = logarithmOfTwo(inner)
  const doublings = fine / two
  const rest = (fine - doublings * two) >> BigInt(HALVINGS)
  const whole = 1n << BigInt(inner)
  let total = whole
  let term = whole
  for (let count = 1n; term !== 0n && term !== -1n; count++) {
    term = ((term * rest) >> BigInt(inner)) / count
    total += term
  }
  for (let squared = 0; squared < HALVINGS; squared++) total = (total * total) >> BigInt(inner)
  const shift = BigInt(GUARD_BITS) - doublings
  return shift >= 0n ? total >> shift : total << -shift
}

/** Results of up to 10⁴⁰ keep every digit that a factor has. */
const POWER_BITS = Number(FINE_BITS) + 160

/**
 * A factor to the power of a fraction. 0 stays 0, and anything to the power of 0 is 1.
 *
 * @example powerOf(growthOf(decimalFrom(6), hundred), { over: 5n, under: 2n }) // 1.06^2.5 = 1.15681…
 */
export function powerOf(factor: bigint, { over, under }: Fraction): bigint {
  if (over === 0n) return FACTOR_ONE
  if (factor <= 0n) return 0n
  if (over % under === 0n && over > 0n && over / under <= 12n)
    return wholePower(factor, over / under)
  const room = BigInt(POWER_BITS) - FINE_BITS
  const power = (logarithm(factor << room, POWER_BITS) * over) / under
  return (exponential(power, POWER_BITS) + (1n << (room - 1n))) >> room
}

function wholePower(factor: bigint, times: bigint): bigint {
  let result = factor
  for (let count = 1n; count < times; count++) result = (result * factor) >> FINE_BITS
  return result
}
