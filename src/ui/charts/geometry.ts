import {
  type Decimal,
  decimalFrom,
  divide,
  multiply,
  one,
  toApproximate,
  toDigits,
} from '../../core/money/decimal'
import { formatNumber, withSymbol } from '../../core/money/format'
import { groupDigits } from '../../core/money/group-digits'
import { uiWords } from '../words'

/**
 * The arithmetic of the charts, in floats: a pixel is coarser. Every place is a share from 0 to 1
 * of the drawing, so that a chart is right at any width before a script has measured it.
 */

/** How small a part may be drawn and still be seen. */
const SMALLEST_VISIBLE_SHARE = 0.04

/** A share as an SVG length. @example percent(1 / 3) // '33.33%' */
export const percent = (share: number): string => `${rounded(share * 100)}%`

/** A part of a whole, from 0 to 1; of nothing it is 0. @example shareOf(25, 100) // 0.25 */
export const shareOf = (part: number, whole: number): number =>
  whole > 0 ? Math.min(Math.max(part / whole, 0), 1) : 0

/**
 * The share to draw for one of two parts: what exists can be seen. Labels keep the true figure.
 *
 * @example visibleShare(0.001) // 0.04
 */
export const visibleShare = (share: number): number =>
  share <= 0 || share >= 1
    ? shareOf(share, 1)
    : Math.min(Math.max(share, SMALLEST_VISIBLE_SHARE), 1 - SMALLEST_VISIBLE_SHARE)

/**
 * A piece of a ring, clockwise from 12 o'clock, as the dashes of a circle's stroke. Unlike the
 * flags of an arc in a path, dashes can move smoothly from one size to another.
 *
 * @example <circle r={80} strokeWidth={32} {...arc(0, 0.216, 80, 2)} />
 */
export function arc(from: number, to: number, radius: number, gap: number) {
  const around = 2 * Math.PI * radius
  const isWhole = to - from >= 1
  const length = isWhole ? around : Math.max(0, (to - from) * around - gap)
  // A circle's stroke begins at 3 o'clock, a quarter late.
  const start = (from + 0.75) * around + (isWhole ? 0 : gap / 2)
  return {
    strokeDasharray: `${rounded(length)} ${rounded(around - length)}`,
    strokeDashoffset: rounded(-start),
  }
}

/** Where a point of a ring is, seen from its centre. @example pointAt(0.25, 96) // [96, 0] */
export const pointAt = (share: number, radius: number): [number, number] => [
  rounded(Math.sin(share * 2 * Math.PI) * radius),
  rounded(-Math.cos(share * 2 * Math.PI) * radius),
]

/** A point of a line: its place from left to right, and its height. */
export type Point = { at: number; height: number }
/**
 * A line as a path in a box of 100 by 100.
 *
 * @example linePath([{ at: 0, height: 1 }, { at: 1, height: 0 }]) // 'M0 0L100 100'
 */
export const linePath = (points: readonly Point[]): string =>
  `M${points.map(({ at, height }) => `${rounded(at * 100)} ${rounded(100 - height * 100)}`).join('L')}`

/**
 * An area under a line, down to its foot: the floor, if it does not stand on another line.
 *
 * @example areaPath([{ at: 0, height: 0 }, { at: 1, height: 0.5 }]) // 'M0 100L100 50L100 100L0 100Z'
 */
export function areaPath(line: readonly Point[], foot?: readonly Point[]): string {
  const floor = [line[0], line.at(-1)].flatMap((end) => (end ? { at: end.at, height: 0 } : []))
  return `${linePath([...line, ...(foot ?? floor).toReversed()])}Z`
}

/**
 * The height of a line at a place between its ends.
 *
 * @example heightAt([{ at: 0, height: 0 }, { at: 1, height: 10 }], 0.3) // 3
 */
export function heightAt(line: readonly Point[], at: number): number {
  const next = line.findIndex((point) => point.at >= at)
  const after = line[next] ?? line.at(-1)
  const before = line[next - 1] ?? after
  if (!before || !after) return 0
  const part = after.at > before.at ? (at - before.at) / (after.at - before.at) : 1
  return before.height + (after.height - before.height) * part
}

/**
 * Where a rising line comes to a height, or its right end if it never does.
 *
 * @example placeOf([{ at: 0, height: 0 }, { at: 1, height: 10 }], 7.5) // 0.75
 */
export function placeOf(line: readonly Point[], height: number): number {
  const next = line.findIndex((point) => point.height >= height)
  const after = line[next]
  if (!after) return 1
  const before = line[next - 1] ?? after
  const rise = after.height - before.height
  const part = rise > 0 ? (after.height - height) / rise : 0
  return after.at - (after.at - before.at) * part
}

/**
 * Round values from 0 to at least the largest, at most `count` steps of 1, 2, 2.5 or 5 times a
 * power of ten. Less than a billionth counts as nothing.
 *
 * @example niceTicks(1161695, 5) // [0, 250000, 500000, 750000, 1000000, 1250000]
 */
export function niceTicks(largest: number, count: number): number[] {
  if (largest < 1e-9) return [0]
  const atLeast = (largest / count) * (1 - 1e-9)
  const decade = 10 ** Math.floor(Math.log10(atLeast))
  const step = [1, 2, 2.5, 5].map((n) => n * decade).find((n) => n >= atLeast) ?? 10 * decade
  const steps = Math.ceil((largest / step) * (1 - 1e-9))
  return Array.from({ length: steps + 1 }, (_, i) => Number((i * step).toPrecision(12)))
}

/**
 * The years to write under an axis: round ones, the first and the last, none too near the last.
 *
 * @example yearMarks(10) // [0, 2, 4, 6, 8, 10]
 * @example yearMarks(7) // [0, 2, 4, 7]
 */
export function yearMarks(years: number): number[] {
  const step = [1, 2, 5, 10].find((n) => years / n <= 6) ?? 20
  const marks = Array.from({ length: Math.ceil(years / step) }, (_, i) => i * step)
  return [...marks.filter((mark) => mark === 0 || years - mark >= step * 0.75), years]
}

/** No length in a chart needs more than two decimals, and none may be written as -0 or 1e-7. */
const rounded = (length: number) => Math.round(length * 100) / 100 || 0

/** A short unit for the figures of a chart, with what it stands for. */
export type ChartUnit = {
  size: Decimal
  letters: string
  /** With the currency: "₹ lakh". */
  name: string
  meaning: string | undefined
}

const units = [
  { size: decimalFrom(10n ** 12n), ...uiWords.charts.units.lakhCrore },
  { size: decimalFrom(10n ** 7n), ...uiWords.charts.units.crore },
  { size: decimalFrom(10n ** 5n), ...uiWords.charts.units.lakh },
  { size: decimalFrom(10n ** 3n), ...uiWords.charts.units.thousand },
]

/**
 * The unit in which a chart's largest amount reads best.
 *
 * @example chartUnitFor(decimalFrom(637411), '₹').meaning // '₹1 L = 1 lakh = ₹1,00,000'
 */
export function chartUnitFor(largest: Decimal, symbol: string): ChartUnit {
  const unit = units.find(({ size }) => largest >= size)
  if (!unit) return { size: one, letters: '', name: symbol, meaning: undefined }
  const { size, letters, name } = unit
  const short = withSymbol(`1 ${letters}`, symbol)
  const meaning = uiWords.charts.unitMeans(short, name, withSymbol(formatNumber(size, 0), symbol))
  return { size, letters, name: `${symbol} ${name}`, meaning }
}

/** An amount counted in a chart's unit. @example inUnit(decimalFrom(637411), lakh, 2) // '6.37' */
export const inUnit = (value: Decimal, { size }: ChartUnit, decimals: number): string =>
  formatNumber(divide(value, size), decimals)

/**
 * Round amounts for the grid of a chart, from 0 to at least the largest.
 *
 * @example amountTicks(decimalFrom(637411), lakh) // …, { value: 200000, label: '2 L' }, …
 */
export function amountTicks(largest: Decimal, unit: ChartUnit): { value: number; label: string }[] {
  return niceTicks(toApproximate(divide(largest, unit.size)), 5).map((tick) => {
    // All its decimals: a rounded label would name another line.
    const count = decimalFrom(plainDigits(tick))
    return {
      value: toApproximate(multiply(count, unit.size)),
      label: `${groupDigits(toDigits(count))} ${tick === 0 ? '' : unit.letters}`.trimEnd(),
    }
  })
}

/** As text, very large and very small numbers would have an exponent. */
const plainDigits = (tick: number): bigint | string =>
  Number.isInteger(tick) ? BigInt(tick) : tick.toFixed(12)
