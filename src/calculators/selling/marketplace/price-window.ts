import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  multiplyDivide,
  toApproximate,
} from '../../../core/decimal'
import type { JumpsSize } from '../../../ui/charts/jumping-line'
import type { PreparedOrder } from '../shared/order/prepare-order'
import {
  breakEven,
  type NoPrice,
  PAISA,
  type Prices,
  pricesFor,
  type Target,
} from '../shared/prices/price-ranges'

/** The prices that a picture shows, and how far its labels are from each other. */
export type PriceWindow = {
  readonly from: Decimal
  readonly to: Decimal
  readonly step: Decimal
}

/** In tenths of today's price, and how many labels there are at most. */
const shares = {
  wide: { from: decimalFrom(5), to: decimalFrom(13), labels: 10, parts: 1 },
  narrow: { from: decimalFrom(6), to: decimalFrom(12), labels: 4, parts: 2 },
}
const ten = decimalFrom(10)
/** The first range is shown as far as the rest can still be read. */
const nearest = decimalFrom('2.5')
const farthest = decimalFrom(40)
/** Where there is no price and none that would do. */
const anyPrice = decimalFrom(1000)
/** Beyond this, figures are wider than the drawing. */
export const LARGEST_DRAWN = decimalFrom(10n ** 15n)

/**
 * From about half of today's price to a third more, with both ends of the first range that reaches
 * the target and every jump on the way. Its ends are round, and so are its labels.
 *
 * @example priceWindow(decimalFrom(1180), { found, jumps, size: 'wide' }) // 600 to 1500, every 100
 * @example priceWindow(decimalFrom(1180), { found, jumps, size: 'narrow' }) // 700 to 1400, every 200
 */
export function priceWindow(around: Decimal, { found, jumps, size }: WindowOf): PriceWindow {
  const { from, to, labels, parts } = shares[size]
  const tenths = (count: Decimal) => multiplyDivide(around, count, ten)
  const [first] = found.kind === 'found' ? found.ranges : []
  const [least, most] = [tenths(nearest), tenths(farthest)]
  const ends = [first?.first, first?.last].filter(
    (end) => end !== undefined && end >= least && end <= most,
  )
  const raw = {
    from: ends.reduce<Decimal>(lower, tenths(from)),
    to: ends.reduce<Decimal>(higher, tenths(to)),
  }
  const [left, right] = [toApproximate(raw.from), toApproximate(raw.to)]
  const step = niceStep((right - left) / labels)
  // The drawing may begin and end between two labels.
  const part = step / parts
  const inside = [...ends, ...jumps.filter((at) => at >= raw.from && at <= raw.to)].map((price) =>
    toApproximate(price ?? around),
  )
  let [start, end] = [left, right].map((price) => Math.round(price / part)) as [number, number]
  while (start > 0 && inside.some((price) => price <= start * part)) start -= 1
  while (end <= start || inside.some((price) => price >= end * part)) end += 1
  return {
    from: atLeastZero(exactly(start * part)),
    to: exactly(end * part),
    step: exactly(step),
  }
}

type WindowOf = {
  found: Prices | NoPrice
  /** Prices at which the profit may jump. */
  jumps: readonly Decimal[]
  size: JumpsSize
}

const lower = (a: Decimal, b: Decimal | undefined) => (b !== undefined && b < a ? b : a)
const higher = (a: Decimal, b: Decimal | undefined) => (b !== undefined && b > a ? b : a)

/** 1, 2 or 5 times a power of ten, at least nearly as much. */
export function niceStep(atLeast: number): number {
  const decade = 10 ** Math.floor(Math.log10(atLeast))
  const step = [1, 2, 5].find((count) => count * decade >= atLeast * 0.95) ?? 10
  return step * decade
}

/** A round float as the decimal that it stands for. */
const exactly = (value: number): Decimal =>
  // From here on, floats are written with an exponent.
  decimalFrom(value < 1e21 ? value.toFixed(6) : BigInt(value))

/**
 * The price that a picture is drawn around: today's, or where there is none yet one that would do.
 */
export function centreOf(price: Decimal, prepared: PreparedOrder, target: Target): Decimal {
  if (price >= PAISA) return price
  for (const asked of [breakEven, target]) {
    const found = pricesFor(prepared, asked)
    if (found.kind === 'found' && found.cheapest > ten) return found.cheapest
  }
  return anyPrice
}
