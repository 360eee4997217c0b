import { isRead, readAmount, readNumber, tidyNumber } from '../../../core/parse'
import type { BillRow } from './read-row'

type Quantity = Pick<BillRow, 'quantity' | 'unit'>

/** Digits, and a word behind them. */
const withUnit =
  /^\s*(-?[\p{Nd}.,\s]*\p{Nd}[.,]?)\s*(\p{L}(?:[\p{L}\p{M}. ]|(?<=m)[23]){0,11}?)\s*$/u

/**
 * A quantity that was typed with its unit, in two. A word that counts, such as `2 lakh`, is no unit.
 *
 * @example splitQuantity('10.000 Nos') // quantity '10.000', unit 'Nos'
 */
export function splitQuantity(text: string): Quantity {
  const [, quantity = '', unit = ''] = withUnit.exec(text) ?? []
  const isSplit = isRead(readNumber(quantity)) && !isRead(readAmount(text))
  return isSplit ? { quantity, unit } : { quantity: text, unit: '' }
}

/** What becomes of a quantity when its field is left: a unit typed with it goes to its own place. */
export function tidyQuantity(text: string): Partial<Quantity> {
  const { quantity, unit } = splitQuantity(text)
  return { quantity: tidyNumber(quantity), ...(unit && { unit }) }
}
