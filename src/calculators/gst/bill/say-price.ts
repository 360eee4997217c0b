import { type Decimal, round, toDigits } from '../../../core/decimal'
import { formatNumber, groupDigits } from '../../../core/format'

/**
 * A price as it was typed, with two decimals or more.
 *
 * @example sayPrice(decimalFrom('0.125')) // '0.125'
 */
export const sayPrice = (price: Decimal): string =>
  round(price, 2) === price ? formatNumber(price, 2) : groupDigits(toDigits(price))
