import { type Decimal, decimalFrom, divide } from '../../core/decimal'
import { formatNumber, withSymbol } from '../../core/format'

/** A short unit for the figures of a chart, with what it stands for. */
export type ChartUnit = { size: Decimal; letters: string; meaning: string | undefined }

const units = [
  {
    size: decimalFrom(10n ** 12n),
    letters: 'L Cr',
    name: 'lakh crore',
    digits: '10,00,00,00,00,000',
  },
  { size: decimalFrom(10n ** 7n), letters: 'Cr', name: 'crore', digits: '1,00,00,000' },
  { size: decimalFrom(10n ** 5n), letters: 'L', name: 'lakh', digits: '1,00,000' },
  { size: decimalFrom(10n ** 3n), letters: 'K', name: 'thousand', digits: '1,000' },
]
const plain: ChartUnit = { size: decimalFrom(1), letters: '', meaning: undefined }

/**
 * The unit in which a chart's largest amount reads best.
 *
 * @example chartUnitFor(decimalFrom(637411), '₹').meaning // '₹1 L = 1 lakh = ₹1,00,000'
 */
export function chartUnitFor(largest: Decimal, symbol: string): ChartUnit {
  const unit = units.find(({ size }) => largest >= size)
  if (!unit) return plain
  const { size, letters, name, digits } = unit
  const [short, long] = [`1 ${letters}`, digits].map((text) => withSymbol(text, symbol))
  return { size, letters, meaning: `${short} = 1 ${name} = ${long}` }
}

/** An amount counted in a chart's unit. @example inUnit(decimalFrom(637411), lakh, 2) // '6.37' */
export const inUnit = (value: Decimal, { size }: ChartUnit, decimals: number): string =>
  formatNumber(divide(value, size), decimals)
