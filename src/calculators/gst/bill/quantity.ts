import { tidyNumber } from '../../../core/parse'
import { splitQuantity } from '../../../core/table/number-with-unit'
import type { BillRow } from './read-row'

/** What becomes of a quantity when its field is left: a unit typed with it goes to its own place. */
export function tidyQuantity(text: string): Partial<Pick<BillRow, 'quantity' | 'unit'>> {
  const { number, unit } = splitQuantity(text.trim())
  return { quantity: tidyNumber(number), ...(unit && { unit }) }
}

/** A quantity with its unit, in one line. @example sayQuantity('12.5kg') // '12.5 kg' */
export function sayQuantity(text: string): string {
  const { quantity, unit = '' } = tidyQuantity(text)
  return `${quantity} ${unit}`.trim()
}

/** What is counted, also while it still stands in one field with the quantity. */
export const unitIn = ({ quantity, unit }: Pick<BillRow, 'quantity' | 'unit'>): string =>
  unit.trim() || splitQuantity(quantity.trim()).unit
