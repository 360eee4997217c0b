import { absolute, type Decimal, one, plus, round, subtract, zero } from './decimal'

/** An amount as files have it. */
export const toPaise = (amount: Decimal): Decimal => round(amount, 2)

/**
 * Amounts in paise whose sums, from the first to any of them, are the exact sums to the paisa: each is
 * the difference of two of these.
 *
 * @example runningPaise([0.005, 0.005]) // 0.01 and 0.00
 */
export function runningPaise(amounts: readonly Decimal[]): readonly Decimal[] {
  let exact = zero
  return amounts.map((amount) => {
    const before = toPaise(exact)
    exact = plus(exact, amount)
    return subtract(toPaise(exact), before)
  })
}

/**
 * Parts rounded so that what is shown adds up: each to the nearest, and where these miss the rounded
 * total, those that were rounded the farthest go the other way by one step (largest remainder). A part
 * that needs no rounding never moves.
 *
 * @example roundParts([4.2373, 0.8475], 5.0848, 2) // 4.23 and 0.85: together 5.08
 */
export function roundParts(
  parts: readonly Decimal[],
  total: Decimal,
  decimals: number,
): readonly Decimal[] {
  const step = one / 10n ** BigInt(decimals)
  const steps = wholeParts(parts, step, round(total, decimals) / step)
  return steps.map((count) => (count * step) as Decimal)
}

/**
 * The same of parts that are not divided yet, each over one denominator above 0: a file has hundreds
 * of thousands of them.
 *
 * @param total what they are to add up to, at most half a part of each away
 * @example wholeParts([42373n, 8475n], 100n, 508n) // 423n, 85n
 */
export function wholeParts(
  parts: readonly bigint[],
  over: bigint,
  total: bigint,
): readonly bigint[] {
  const half = over / 2n
  const rounded = parts.map((part) =>
    part === 0n ? 0n : (part < 0n ? part - half : part + half) / over,
  )
  const missing = total - rounded.reduce((a, b) => a + b, 0n)
  if (missing === 0n) return rounded

  const remainders = parts.map((part, at) => {
    const remainder = part - (rounded[at] as bigint) * over
    return missing > 0n ? remainder : -remainder
  })
  const byRemainder = parts
    .map((_, at) => at)
    .sort(
      (a, b) => compare(remainders[b], remainders[a]) || compare(size(parts[b]), size(parts[a])),
    )
  const moved = new Set(byRemainder.slice(0, Number(absolute(missing as Decimal))))
  const towards = missing > 0n ? 1n : -1n
  return rounded.map((count, at) => (moved.has(at) ? count + towards : count))
}

const size = (part: bigint | undefined) => (part === undefined ? 0n : part < 0n ? -part : part)

const compare = (a: bigint | undefined, b: bigint | undefined) =>
  a === undefined || b === undefined || a === b ? 0 : a < b ? -1 : 1
