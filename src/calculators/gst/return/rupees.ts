import { atLeastZero, type Decimal, decimalFrom, one, round } from '../../../core/decimal'

/** An amount in whole rupees, half a rupee up; nothing of a return is below zero. @example rupeesOf('12.50') // 13n */
export const rupeesOf = (amount: Decimal): bigint => round(atLeastZero(amount), 0) / one

/** Whole rupees as a number that can be formatted. */
export const decimalOf = (rupees: bigint): Decimal => decimalFrom(rupees)
