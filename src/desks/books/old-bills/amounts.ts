import type { Decimal } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'

/** @example rupees(decimalFrom('20888')) // '₹20,888.00' */
export const rupees = (amount: Decimal): string => formatMoney(amount, '₹', 2)
