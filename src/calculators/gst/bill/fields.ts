import { tidyAmount, tidyNumber } from '../../../core/parse'
import { splitQuantity } from '../../../core/table/number-with-unit'
import { understoodAs } from '../../../ui/fields/hints'
import { hasTwoReadings } from '../../../ui/fields/number-field'
import { sayQuantity } from './quantity'
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
  /** A keypad for numbers would have no percent sign. */
  readonly hasSign?: boolean
  /** What an amount in words or other digits is taken for, while it is typed. */
  understoodAs?(text: string, symbol: string): string | undefined
}

const asTyped = (text: string) => text

/** A discount in percent. */
const isShare = (text: string) => text.trim().endsWith('%')

/** A discount keeps its percent sign: without it, it would be an amount. */
const tidyDiscount = (text: string) =>
  isShare(text) ? `${tidyAmount(text).replace(/%$/, '')}%` : tidyAmount(text)

/** There is no room for more than the figure, and the words were typed. */
const figureOf = (text: string, symbol: string) => understoodAs(text, symbol)?.split(' · ')[0]

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
    tidy: sayQuantity,
    isNumber: true,
  },
  {
    name: 'unit',
    head: 'Unit',
    label: (number) => `Unit of item ${number}`,
    tidy: asTyped,
    isNumber: false,
  },
  {
    name: 'price',
    head: 'Price',
    label: (number) => `Price of item ${number}`,
    tidy: tidyAmount,
    isNumber: true,
    understoodAs: figureOf,
  },
  {
    name: 'discount',
    head: 'Discount',
    label: (number) => `Discount of item ${number}`,
    tidy: tidyDiscount,
    isNumber: true,
    hasSign: true,
    understoodAs: (text, symbol) => (isShare(text) ? undefined : figureOf(text, symbol)),
  },
  {
    name: 'rate',
    head: 'Rate',
    label: (number) => `GST rate of item ${number}`,
    tidy: tidyNumber,
    isNumber: true,
  },
]

/** Whether a comma in a number of a bill may group its digits or stand before decimals. */
export const isTwofold = (name: BillField | 'freight', text: string): boolean =>
  hasTwoReadings(name === 'quantity' ? splitQuantity(text.trim()).number : text)

export const fieldNamed = (wanted: BillField): RowField | undefined =>
  billFields.find(({ name }) => name === wanted)
