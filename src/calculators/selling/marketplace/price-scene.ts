import {
  absolute,
  type Decimal,
  decimalFrom,
  divide,
  hundred,
  multiplyDivide,
  one,
  sum,
  toApproximate,
  toDigits,
} from '../../../core/decimal'
import { groupDigits, withSymbol } from '../../../core/format'
import { type ChartUnit, chartUnitFor } from '../../../ui/charts/geometry'
import type { JumpsSize } from '../../../ui/charts/jumping-line'
import { type ProfitPiece, profitPieces } from '../shared/prices/profit-pieces'
import type { FoundPrices } from './price-answer'
import { LARGEST_DRAWN, niceStep } from './price-window'

/** Profits are labelled at so many heights, about. */
const LEVELS = 6
/** What stays free above the highest profit, as a part of the height. */
const HEADROOM = 0.07
/** Below this, amounts are written out. */
const lakh = decimalFrom(10n ** 5n)

/**
 * The frame of a picture: which prices and which profits it shows. Nothing where the amounts are too
 * large to be drawn.
 */
export function sceneOf({ prepared, windows, target, evens }: FoundPrices, size: JumpsSize) {
  const window = windows[size]
  const pieces = profitPieces(prepared, window)
  const profits = pieces.flatMap(({ profitFrom, profitTo }) => [profitFrom, profitTo])
  if ([window.to, ...profits].some((amount) => absolute(amount) > LARGEST_DRAWN)) return undefined

  const heights = profits.map(toApproximate)
  const low = Math.min(0, ...heights)
  const high = Math.max(0, ...heights)
  const span = high - low || 1
  const step = niceStep(span / LEVELS)
  const zeros = (evens.kind === 'found' ? evens.ranges : []).filter(
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

/** The unit of an axis: from a lakh on, amounts would be longer than their place. */
export const axisUnit = (largest: Decimal, symbol: string): ChartUnit =>
  largest < lakh ? chartUnitFor(one, symbol) : chartUnitFor(largest, symbol)

/** @example sayTick(decimalFrom(-100), unit, '₹') // '-₹100' @example sayTick(…) // '₹2.5 L' */
export function sayTick(value: Decimal, { size, letters }: ChartUnit, symbol: string): string {
  const count = groupDigits(toDigits(divide(absolute(value), size)))
  const text = value === 0n || !letters ? count : `${count} ${letters}`
  return (value < 0n ? '-' : '') + (symbol ? withSymbol(text, symbol) : text)
}

/** The labels of both axes; on phones prices go without their sign. */
export function axisLabels(
  { window, xTicks, yTicks }: NonNullable<ReturnType<typeof sceneOf>>,
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
