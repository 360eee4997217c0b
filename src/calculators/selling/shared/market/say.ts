import { atLeastZero, type Decimal, toDigits } from '../../../../core/decimal'
import { groupDigits, plainMoney } from '../../../../core/format'
import type { OrderTerms } from '../order/terms'

/** A percentage as it was typed, and as it counts. @example sayPercent(decimalFrom('0.5')) // '0.5%' */
export const sayPercent = (value: Decimal): string =>
  `${groupDigits(toDigits(atLeastZero(value)))}%`

export const sellers = [
  { value: 'registered', label: 'Registered' },
  { value: 'composition', label: 'Composition' },
  { value: 'unregistered', label: 'Not registered' },
] as const

/**
 * What comes back, behind the name of the fold.
 *
 * @example sayReturns(terms, '₹') // '20% come back, ₹75 each'
 */
export function sayReturns({ undelivered, returned }: OrderTerms, symbol: string): string {
  const both = [undelivered, returned].filter(({ percent }) => percent > 0n)
  const [only, other] = both
  if (!only) return 'None come back'
  return other
    ? `${sayPercent(only.percent)} undelivered, ${sayPercent(other.percent)} returned`
    : `${sayPercent(only.percent)} come back, ${plainMoney(atLeastZero(only.fee), symbol)} each`
}
