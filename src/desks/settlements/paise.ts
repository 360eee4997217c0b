import { type Decimal, decimalOfUnits } from '../../core/money/decimal'
import type { Paise } from './messages'

/** Whole paise in rupees. @example fromPaise(-4500) // -45 */
export const fromPaise = (paise: Paise): Decimal => decimalOfUnits(paise, 2)
