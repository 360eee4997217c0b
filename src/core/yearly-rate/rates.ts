import { type Decimal, hundred, one, round } from '../money/decimal'
import { bitsIn, exponential } from '../money/powers'
import { type FloatFlows, floatFlowsOf, floatSums } from './float-flows'
import {
  type ExactSum,
  type Flows,
  GRID_BITS,
  gridOf,
  type PaceAt,
  paceOfGrid,
  paceOfRate,
  paceOnGrid,
  type Sign,
  signAt,
  signChangesOf,
  signOf,
  sumAt,
} from './flows'
import { type Bracket, bracketsOf } from './isolate'

/**
 * All yearly rates above −100 % at which payments come out even, in percent, rising.
 *
 * @example ratesOf({ days: [0, 365, 730], amounts: [-100n, 230n, -132n] }) // 10 and 20
 */
export const ratesOf = (flows: Flows): readonly Decimal[] => foundIn(flows).map(({ rate }) => rate)

/** A yearly rate in percent, and the pace it was found at, in units of 2⁻²⁵⁶. */
export type Found = { readonly rate: Decimal; readonly pace: bigint }

/** The same rates with their paces. */
export function foundIn(flows: Flows): readonly Found[] {
  const changes = signChangesOf(flows)
  if (changes === 0) return []
  const floats = floatFlowsOf(flows)
  return bracketsOf(flows, floats, changes).map((bracket) => rateIn(flows, floats, bracket))
}

/** What grows by less than a trillionth a year: a rate has too few decimals to tell how much is left. */
const LEAST_TOLD = one / 10n ** 10n

/** The pace of a found rate, as fine as anything that is worked out with it needs. */
export const paceOfFound = ({ rate, pace }: Found): PaceAt =>
  rate + hundred < LEAST_TOLD ? atBits(pace) : paceOfRate(rate)

function rateIn(flows: Flows, floats: FloatFlows, bracket: Bracket): Found {
  if (!bracket.isTouched) return narrowed(flows, floats, bracket)
  // Where the sum only touches 0, its slope passes through it.
  const slopes = slopesOf(flows)
  const signFrom = signAt(slopes, paceOnGrid(bracket.from))
  const signTo = signAt(slopes, paceOnGrid(bracket.to))
  const found =
    signFrom !== 0 && signFrom === -signTo
      ? narrowed(slopes, floatFlowsOf(slopes), { ...bracket, signFrom })
      : foundAt(((bracket.from + bracket.to) << BigInt(PACE_BITS - GRID_BITS)) >> 1n)
  const short = round(found.rate, SHORT_DECIMALS)
  return signOrEnd(flows, short) === 0 ? { ...found, rate: short } : found
}

const foundAt = (pace: bigint): Found => ({ rate: rateOfPace(pace), pace })

/** Each payment weighed by its days from the middle: 0 where the sum, weighed for that day, turns. */
function slopesOf({ days, amounts }: Flows): Flows {
  const middle = Math.round(((days[0] ?? 0) + (days.at(-1) ?? 0)) / 2)
  const kept = days.flatMap((day, index) => (day === middle ? [] : [index]))
  return {
    days: kept.map((index) => days[index] ?? 0),
    amounts: kept.map((index) => (amounts[index] ?? 0n) * BigInt((days[index] ?? 0) - middle)),
  }
}

/** A rate of so few decimals may be meant exactly. */
const SHORT_DECIMALS = 10
const PACE_BITS = 256
/** The ends of a found rate are this part of its growth apart, or a few last decimals. */
const END_PART = 10n ** 36n
const END_UNITS = 4n

/** The rate in a bracket at whose ends the sum has different signs. */
function narrowed(flows: Flows, floats: FloatFlows, bracket: Bracket): Found {
  const { pace, bits } = polished(flows, floatPace(floats, bracket))
  const near = foundAt(pace)
  const part = (hundred + near.rate) / END_PART
  const width = part > END_UNITS ? part : END_UNITS
  const low = (near.rate - width) as Decimal
  const high = (near.rate + width) as Decimal
  const isBetween =
    signOrEnd(flows, low, bits) === bracket.signFrom &&
    signOrEnd(flows, high, bits) === -bracket.signFrom
  const found = isBetween ? near : foundAt(bisected(flows, bracket))
  return { ...found, rate: exactly(flows, found.rate, bracket.signFrom) }
}

/** At −100 % only the last payment counts. */
const signOrEnd = (flows: Flows, rate: Decimal, bits = 0): Sign =>
  rate <= -hundred ? signOf(flows.amounts.at(-1) ?? 0n) : signAt(flows, paceOfRate(rate), bits)

/** A rate like 12.345 is it exactly, or lies clearly on one side: what is rounded from it is right. */
function exactly(flows: Flows, rate: Decimal, signBelow: Sign): Decimal {
  const short = round(rate, SHORT_DECIMALS)
  const away = rate > short ? rate - short : short - rate
  const part = (hundred + rate) / END_PART
  if (away > 2n * (part > END_UNITS ? part : END_UNITS)) return rate
  const sign = signOrEnd(flows, short)
  if (sign === 0) return short
  if (sign === signBelow) return (rate > short ? rate : short + 1n) as Decimal
  return (rate < short ? rate : short - 1n) as Decimal
}

/** 100 × (e^(365 × pace) − 1) */
function rateOfPace(pace: bigint): Decimal {
  const growth = exponential(365n * pace, PACE_BITS)
  return (((hundred * growth) >> BigInt(PACE_BITS)) - hundred) as Decimal
}

/** The pace as near as floats can tell: halving, and steps along the slope where they stay inside. */
function floatPace(floats: FloatFlows, { from, to, signFrom }: Bracket): number {
  const sums = floatSums(floats)
  let low = paceOfGrid(from)
  let high = paceOfGrid(to)
  let pace = (low + high) / 2
  for (let step = 0; step < MOST_FLOAT_STEPS; step++) {
    const { value, slope, error } = sums(pace)
    if (Math.abs(value) <= error) break
    if (Math.sign(value) === signFrom) low = pace
    else high = pace
    const along = pace - value / slope
    const next = along > low && along < high && step % 4 !== 3 ? along : (low + high) / 2
    if (next === pace || next <= low || next >= high) break
    pace = next
  }
  return pace
}

const MOST_FLOAT_STEPS = 200

/** Floats know a dozen digits; each step along the slope doubles them. */
const FIRST_STEP_BITS = 112
const LAST_STEP_BITS = 168

/** The pace to some forty digits, where the slope is good enough, and the digits it takes to tell its sides. */
function polished(flows: Flows, start: number): { readonly pace: bigint; readonly bits: number } {
  const floated = gridOf(start) << BigInt(PACE_BITS - GRID_BITS)
  let bits = FIRST_STEP_BITS
  let sum = sumAt(flows, atBits(floated), bits, true)
  // Where the payments that count are small against others, so many digits say nothing.
  const idle = bits - bitsIn(absolute(sum.slope) + 1n)
  if (idle > 0) {
    bits += idle
    sum = sumAt(flows, atBits(floated), bits, true)
  }
  const first = stepped(floated, sum)
  const last = LAST_STEP_BITS + Math.max(0, idle)
  return { pace: stepped(first, sumAt(flows, atBits(first), last, true)), bits: last }
}

const absolute = (value: bigint) => (value < 0n ? -value : value)

const stepped = (pace: bigint, { value, slope }: ExactSum) =>
  slope === 0n ? pace : pace - (value << BigInt(PACE_BITS)) / slope

const atBits =
  (pace: bigint): PaceAt =>
  (bits) =>
    bits >= PACE_BITS ? pace << BigInt(bits - PACE_BITS) : pace >> BigInt(PACE_BITS - bits)

/** Halving with exact signs alone, for sums so flat that their slope leads astray. */
function bisected(flows: Flows, { from, to, signFrom }: Bracket): bigint {
  const room = BigInt(PACE_BITS - GRID_BITS)
  let low = from << room
  let high = to << room
  while (high - low > 1n << LAST_HALVING) {
    const middle = (low + high) >> 1n
    const sign = signAt(flows, atBits(middle))
    if (sign === 0) return middle
    if (sign === signFrom) low = middle
    else high = middle
  }
  return (low + high) >> 1n
}

const LAST_HALVING = 120n

/** 10,000 % */
export const LARGEST_SHOWN_RATE = (10_000n * one) as Decimal
