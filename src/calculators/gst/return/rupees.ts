import { atLeastZero, type Decimal, decimalFrom, one, round } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'

/** An amount in whole rupees, half a rupee up; nothing of a return is below zero. @example rupeesOf('12.50') // 13n */
export const rupeesOf = (amount: Decimal): bigint => round(atLeastZero(amount), 0) / one

/** Whole rupees as a number that can be formatted. */
export const decimalOf = (rupees: bigint): Decimal => decimalFrom(rupees)

/** @example sayRupees(126000n) // '₹1,26,000' */
export const sayRupees = (rupees: bigint): string => formatMoney(decimalOf(rupees), '₹', 0)
