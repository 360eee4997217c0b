import { tidyNumber } from '../../../core/parse'
import type { BillField } from './read-row'

/** A field of a row, as the screen knows it. */
export type RowField = {
  readonly name: BillField
  readonly head: string
  /** The accessible name of the field in a row of the table. */
  label(number: number): string
  /** What becomes of the text when the field is left. */
  tidy(text: string): string
  readonly isNumber: boolean
}

const asTyped = (text: string) => text

/** A discount keeps its percent sign: without it, it would be an amount. */
const tidyDiscount = (text: string) =>
  text.trim().endsWith('%') ? `${tidyNumber(text).replace(/%$/, '')}%` : tidyNumber(text)

/** The fields of a row, in the order in which they are typed. */
export const billFields: readonly RowField[] = [
  {
    name: 'description',
    head: 'Item',
    label: (number) => `Item ${number}`,
    tidy: asTyped,
    isNumber: false,
  },
  {
    name: 'hsn',
    head: 'HSN',
    label: (number) => `HSN or SAC of item ${number}`,
    tidy: asTyped,
    isNumber: false,
  },
  {
    name: 'quantity',
    head: 'Qty',
    label: (number) => `Quantity of item ${number}`,
    tidy: tidyNumber,
    isNumber: true,
  },
  {
    name: 'price',
    head: 'Price',
    label: (number) => `Price of item ${number}`,
    tidy: tidyNumber,
    isNumber: true,
  },
  {
    name: 'discount',
    head: 'Discount',
    label: (number) => `Discount of item ${number}`,
    tidy: tidyDiscount,
    isNumber: true,
  },
  {
    name: 'rate',
    head: 'Rate',
    label: (number) => `GST rate of item ${number}`,
    tidy: tidyNumber,
    isNumber: true,
  },
]
