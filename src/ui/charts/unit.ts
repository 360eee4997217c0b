import { type Decimal, decimalFrom, divide, multiply, one, toApproximate } from '../../core/decimal'
import { formatNumber, withSymbol } from '../../core/format'
import { niceTicks } from './geometry'

/** A short unit for the figures of a chart, with what it stands for. */
export type ChartUnit = {
  size: Decimal
  letters: string
  /** With the currency: "₹ lakh". */
  name: string
  meaning: string | undefined
}

const units = [
  { size: decimalFrom(10n ** 12n), letters: 'L Cr', name: 'lakh crore' },
  { size: decimalFrom(10n ** 7n), letters: 'Cr', name: 'crore' },
  { size: decimalFrom(10n ** 5n), letters: 'L', name: 'lakh' },
  { size: decimalFrom(10n ** 3n), letters: 'K', name: 'thousand' },
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
  const [short, long] = [`1 ${letters}`, formatNumber(size, 0)].map((text) =>
    withSymbol(text, symbol),
  )
  return { size, letters, name: `${symbol} ${name}`, meaning: `${short} = 1 ${name} = ${long}` }
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
    const value = multiply(decimalFrom(plainDigits(tick)), unit.size)
    // A quarter needs two decimals, a half one: a rounded label would name another line.
    const decimals = Number.isInteger(tick) ? 0 : Number.isInteger(tick * 10) ? 1 : 2
    const digits = inUnit(value, unit, decimals)
    return {
      value: toApproximate(value),
      label: `${digits} ${tick === 0 ? '' : unit.letters}`.trimEnd(),
    }
  })
}

/** As text, very large and very small numbers would have an exponent. */
const plainDigits = (tick: number): bigint | string =>
  Number.isInteger(tick) ? BigInt(tick) : tick.toFixed(12)
