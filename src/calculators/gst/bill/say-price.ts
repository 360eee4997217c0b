import { type Decimal, toDigits } from '../../../core/decimal'
import { formatNumber } from '../../../core/format'

/** How many decimals a price is shown with: as it was typed, and two or more. */
export const priceDecimals = (price: Decimal): number =>
  Math.max(2, toDigits(price).split('.')[1]?.length ?? 0)

/** @example sayPrice(decimalFrom('0.125')) // '0.125' */
export const sayPrice = (price: Decimal): string => formatNumber(price, priceDecimals(price))
