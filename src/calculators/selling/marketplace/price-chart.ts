import {
  absolute,
  atLeastZero,
  type Decimal,
  decimalFrom,
  divide,
  hundred,
  multiplyDivide,
  one,
  sum,
  toApproximate,
  toDigits,
} from '../../../core/money/decimal'
import { withSymbol } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import type { PreparedOrder } from '../../../desks/market/order/prepare-order'
import {
  breakEven,
  type NoPrice,
  PAISA,
  type Prices,
  type ProfitPiece,
  pricesFor,
  profitPieces,
  type Target,
} from '../../../desks/market/order/prices'
import { type ChartUnit, chartUnitFor } from '../../../ui/charts/geometry'
import type { JumpsSize } from '../../../ui/charts/jumping-line'
import type { OrderAnswer } from './compute'

/** The props of all parts of the card `Which price?`. */
export type PriceProps = Pick<OrderAnswer, 'orderInputs' | 'results'> & {
  /** The price in the middle of the picture: it stays while today's price is moved. */
  anchor: Decimal
}

/**
 * The prices that reach the target, and the range of prices in the picture. Nothing where the amounts
 * are too large.
 */
export function findPrices({ orderInputs, results, anchor }: PriceProps) {
  if (!results) return undefined
  const { prepared, order } = results
  const found = pricesFor(prepared, orderInputs.target)
  const asCentre = centreOf(anchor, prepared, orderInputs.target)
  const isDrawn = asCentre < LARGEST_DRAWN
  const centre = isDrawn ? asCentre : LARGEST_DRAWN
  const jumps = prepared.cells.flatMap(({ upTo }) => (upTo === undefined ? [] : [upTo]))
  return {
    prepared,
    order,
    price: orderInputs.price,
    target: orderInputs.target,
    found,
    breakEvens: pricesFor(prepared, breakEven),
    windows: {
      wide: priceWindow(centre, { found, jumps, size: 'wide' }),
      narrow: priceWindow(centre, { found, jumps, size: 'narrow' }),
    },
    isDrawn,
  }
}

export type FoundPrices = NonNullable<ReturnType<typeof findPrices>>

/** The range of prices in a picture, and the distance between its labels. */
export type PriceWindow = {
  readonly from: Decimal
  readonly to: Decimal
  readonly step: Decimal
}

/** The range in tenths of today's price, and the most labels. */
const shares = {
  wide: { from: decimalFrom(5), to: decimalFrom(13), labels: 10, parts: 1 },
  narrow: { from: decimalFrom(6), to: decimalFrom(12), labels: 4, parts: 2 },
}
const ten = decimalFrom(10)
/** The first range that reaches the target is included as far as the rest can still be read. */
const nearest = decimalFrom('2.5')
const farthest = decimalFrom(40)
/** The middle of the picture where there is neither a price nor one that reaches the target. */
const anyPrice = decimalFrom(1000)
/** Larger amounts would be wider than the drawing. */
export const LARGEST_DRAWN = decimalFrom(10n ** 15n)

/**
 * From about half of today's price to a third more, with both ends of the first range that reaches
 * the target and every jump on the way. Its ends are round, and so are its labels.
 *
 * @example priceWindow(decimalFrom(1180), { found, jumps, size: 'wide' }) // 600 to 1500, every 100
 * @example priceWindow(decimalFrom(1180), { found, jumps, size: 'narrow' }) // 700 to 1400, every 200
 */
function priceWindow(around: Decimal, { found, jumps, size }: WindowOf): PriceWindow {
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

/** The next 1, 2 or 5 times a power of ten; 5% below the wanted step is near enough. */
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
 * The price in the middle of a picture: today's, or where there is none yet, one that reaches the
 * target.
 */
export function centreOf(price: Decimal, prepared: PreparedOrder, target: Target): Decimal {
  if (price >= PAISA) return price
  for (const wanted of [breakEven, target]) {
    const found = pricesFor(prepared, wanted)
    if (found.kind === 'found' && found.cheapest > ten) return found.cheapest
  }
  return anyPrice
}

/** About how many profits are labelled. */
const LEVELS = 6
/** The free space above the highest profit, as a part of the height. */
const HEADROOM = 0.07
/** Amounts below this are written out. */
const lakh = decimalFrom(10n ** 5n)

/**
 * What a picture shows: its prices, profits, lines and labels. Nothing where the amounts are too large
 * to be drawn.
 */
export function chartOf({ prepared, windows, target, breakEvens }: FoundPrices, size: JumpsSize) {
  const window = windows[size]
  const pieces = profitPieces(prepared, window)
  const profits = pieces.flatMap(({ profitFrom, profitTo }) => [profitFrom, profitTo])
  if ([window.to, ...profits].some((amount) => absolute(amount) > LARGEST_DRAWN)) return undefined

  const heights = profits.map(toApproximate)
  const low = Math.min(0, ...heights)
  const high = Math.max(0, ...heights)
  const span = high - low || 1
  const step = niceStep(span / LEVELS)
  const zeros = (breakEvens.kind === 'found' ? breakEvens.ranges : []).filter(
    ({ from, fromOpen }) => !fromOpen && from > window.from && from < window.to,
  )
  // The name of a break-even stands below the line of 0.
  const lowest = Math.min(Math.floor(low / step) * step, zeros.length > 0 ? -step : 0)
  const highest = high + HEADROOM * span
  return {
    window,
    pieces: pieces.map((piece) => ({
      from: toApproximate(piece.from),
      to: toApproximate(piece.to),
      valueFrom: toApproximate(piece.profitFrom),
      valueTo: toApproximate(piece.profitTo),
      ...aimOf(piece, target),
    })),
    zeros,
    extent: {
      left: toApproximate(window.from),
      right: toApproximate(window.to),
      lowest,
      highest,
    },
    xTicks: ticksBetween(window.from, window.to, window.step),
    // The lowest stands on the axis, which has labels of its own.
    yTicks: ticksBetween(decimal(lowest), decimal(highest), decimal(step)).filter(
      (tick, index, all) => tick >= 0n || index > 0 || all.length < 3,
    ),
  }
}

function aimOf(piece: ProfitPiece, target: FoundPrices['target']) {
  const at = (netSale: Decimal) =>
    toApproximate(
      target.kind === 'profit' ? target.profit : multiplyDivide(netSale, target.percent, hundred),
    )
  return { aimFrom: at(piece.netSaleFrom), aimTo: at(piece.netSaleTo) }
}

const decimal = (value: number): Decimal => decimalFrom(value.toFixed(6))

/** Multiples of a step. @example ticksBetween(590, 810, 100) // 600, 700, 800 */
export function ticksBetween(from: Decimal, to: Decimal, step: Decimal): readonly Decimal[] {
  if (step <= 0n) return []
  const ticks: Decimal[] = []
  const before = from - (((from % step) + step) % step)
  for (let tick = before as Decimal; tick <= to; tick = sum(tick, step)) {
    if (tick >= from) ticks.push(tick)
  }
  return ticks
}

/** The unit of an axis: from a lakh on, written-out amounts would be too long. */
const axisUnit = (largest: Decimal, symbol: string): ChartUnit =>
  largest < lakh ? chartUnitFor(one, symbol) : chartUnitFor(largest, symbol)

/** @example sayTick(decimalFrom(-100), unit, '₹') // '-₹100' @example sayTick(…) // '₹2.5 L' */
function sayTick(value: Decimal, { size, letters }: ChartUnit, symbol: string): string {
  const count = groupDigits(toDigits(divide(absolute(value), size)))
  const text = value === 0n || !letters ? count : `${count} ${letters}`
  return (value < 0n ? '-' : '') + (symbol ? withSymbol(text, symbol) : text)
}

/** The labels of both axes; on phones prices go without their sign. */
export function axisLabels(
  { window, xTicks, yTicks }: NonNullable<ReturnType<typeof chartOf>>,
  symbol: string,
  size: JumpsSize,
) {
  const priceUnit = axisUnit(window.to, symbol)
  const profitUnit = axisUnit(
    yTicks.reduce((most, tick) => (absolute(tick) > most ? absolute(tick) : most), one),
    symbol,
  )
  const priceSymbol = size === 'wide' ? symbol : ''
  return {
    xTicks: xTicks.map((tick) => ({
      value: toApproximate(tick),
      label: sayTick(tick, priceUnit, priceSymbol),
    })),
    yTicks: yTicks.map((tick) => ({
      value: toApproximate(tick),
      label: sayTick(tick, profitUnit, symbol),
    })),
  }
}
