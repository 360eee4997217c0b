import type { Decimal } from '../../core/money/decimal'
import { formatMoney } from '../../core/money/format'

/** Kept bills are added up in rupees, whatever the currency of the site. @example rupees(total) // '₹9,73,975.31' */
export const rupees = (value: Decimal): string => formatMoney(value, '₹', 2)
