import { absolute, type Decimal, one, round, subtract, sum } from './decimal'

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
  const step = (one / 10n ** BigInt(decimals)) as Decimal
  const rounded = parts.map((part) => round(part, decimals))
  const missing = subtract(round(total, decimals), sum(...rounded))
  if (missing === 0n) return rounded

  const lacks = (at: number) => {
    const lack = subtract(parts[at] as Decimal, rounded[at] as Decimal)
    return missing > 0n ? lack : -lack
  }
  const byLack = parts
    .map((_, at) => at)
    .sort((a, b) => compare(lacks(b), lacks(a)) || compare(size(parts[b]), size(parts[a])))
  const moved = new Set(byLack.slice(0, Number(absolute(missing) / step)))
  const towards = missing > 0n ? step : (-step as Decimal)
  return rounded.map((part, at) => (moved.has(at) ? sum(part, towards) : part))
}

const size = (part: Decimal | undefined) => (part === undefined ? 0n : absolute(part))

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0)
