import { type Decimal, subtract, toDigits, zero } from '../../core/money/decimal'
import { formatNumber } from '../../core/money/format'
import { tidyAmount, tidyNumber } from '../../core/money/parse'
import { highestRate } from '../../core/rules/gst'
import { splitQuantity } from '../../core/tables/number-with-unit'
import { problemHint, understoodAs } from '../../ui/fields/hints'
import { hasTwoReadings } from '../../ui/fields/number-field'
import type { BillLine } from '../books/bill/compute'
import {
  type BillField,
  type BillRow,
  isBlankRow,
  type RowProblem,
  sayQuantity,
  type WholeTexts,
} from '../books/bill/inputs'
import type { Settlement } from '../books/bill/settlement'
import type { BillItem } from './store'
import { billWords } from './words'

/** How a field of a row is shown and typed. */
export type RowField = {
  readonly name: BillField
  readonly head: string
  /** The accessible name of the field in a row of the table. */
  label(number: number): string
  /** Tidies the text when the field is left. */
  tidy(text: string): string
  readonly isNumber: boolean
  /** May have a percent sign, which the number keypad of a phone lacks. */
  readonly hasSign?: boolean
  /** Shows how an amount in words or other digits is read, while it is typed. */
  understoodAs?(text: string, symbol: string): string | undefined
}

const asTyped = (text: string) => text

/** A discount in percent. */
const isPercent = (text: string) => text.trim().endsWith('%')

/** A discount keeps its percent sign: without it, it would be an amount. */
const tidyDiscount = (text: string) =>
  isPercent(text) ? `${tidyAmount(text).replace(/%$/, '')}%` : tidyAmount(text)

/** Only the figure of the reading: a cell has no room for more. */
const figureOf = (text: string, symbol: string) => understoodAs(text, symbol)?.split(' · ')[0]

/** The fields of a row, in the order in which they are typed. */
export const billFields: readonly RowField[] = [
  {
    name: 'description',
    head: billWords.fields.description.head,
    label: billWords.fields.description.label,
    tidy: asTyped,
    isNumber: false,
  },
  {
    name: 'hsn',
    head: billWords.fields.hsn.head,
    label: billWords.fields.hsn.label,
    tidy: asTyped,
    isNumber: false,
  },
  {
    name: 'quantity',
    head: billWords.fields.quantity.head,
    label: billWords.fields.quantity.label,
    tidy: sayQuantity,
    isNumber: true,
  },
  {
    name: 'unit',
    head: billWords.fields.unit.head,
    label: billWords.fields.unit.label,
    tidy: asTyped,
    isNumber: false,
  },
  {
    name: 'price',
    head: billWords.fields.price.head,
    label: billWords.fields.price.label,
    tidy: tidyAmount,
    isNumber: true,
    understoodAs: figureOf,
  },
  {
    name: 'discount',
    head: billWords.fields.discount.head,
    label: billWords.fields.discount.label,
    tidy: tidyDiscount,
    isNumber: true,
    hasSign: true,
    understoodAs: (text, symbol) => (isPercent(text) ? undefined : figureOf(text, symbol)),
  },
  {
    name: 'rate',
    head: billWords.fields.rate.head,
    label: billWords.fields.rate.label,
    tidy: tidyNumber,
    isNumber: true,
  },
]

/** Whether a comma in a number of a bill may group its digits or stand before decimals. */
export const isAmbiguousNumber = (name: BillField | 'freight', text: string): boolean =>
  hasTwoReadings(name === 'quantity' ? splitQuantity(text.trim()).number : text)

export const fieldNamed = (wanted: BillField): RowField | undefined =>
  billFields.find(({ name }) => name === wanted)

/** Only fields with numbers can be below zero. */
const negativeHints: { readonly [Field in BillField | keyof WholeTexts]?: string } =
  billWords.hints.negative

/**
 * A calm sentence for a problem in a field of a row.
 *
 * @example rowHint('rate', 'missing') // 'Without a rate, this counts as 0%.'
 */
export function rowHint(
  field: BillField | keyof WholeTexts,
  problem: RowProblem | undefined,
): string | undefined {
  switch (problem) {
    case 'negative':
      return negativeHints[field]
    case 'missing':
      return billWords.hints.noRate
    case 'above every rate':
      return billWords.hints.aboveEveryRate(`${highestRate}%`)
    case 'nothing to add it to':
      return billWords.hints.nothingToAddItTo
    case 'more than the amount':
      return billWords.hints.moreThanTheRow
    default:
      return problem && problemHint({ problem })
  }
}

/** The same for the fields of the whole bill. */
export const wholeHint = (
  field: keyof WholeTexts,
  problem: RowProblem | undefined,
): string | undefined =>
  problem === 'more than the amount' ? billWords.hints.moreThanTheBill : rowHint(field, problem)

/** Whether any item has GST, so that items without it are marked. */
export const hasRates = (items: readonly BillItem[], lines: readonly BillLine[]): boolean =>
  items.some(({ row }, index) => !isBlankRow(row) && (lines[index]?.rate ?? 0n) > 0n)

/** Marks an item without GST among others with it. */
export const rateNote = (row: BillRow, line: BillLine, isMixed: boolean): string | undefined =>
  isMixed && !isBlankRow(row) && line.rate === 0n && !line.problems.rate
    ? billWords.noGst
    : undefined

/**
 * Whether a row has no tax, so that the return asks why: at 0%, or on a bill of supply.
 *
 * @param isExempt whether the bill is a bill of supply
 */
export const isUntaxed = (
  row: BillRow,
  line: BillLine,
  isTaxed: boolean,
  isExempt: boolean,
): boolean => !isBlankRow(row) && (isExempt || (isTaxed && line.rate === 0n && !line.problems.rate))

/** What was paid, credited and is left of a bill, for shared texts and files; none where nothing was. */
export function settledFacts({
  entries,
  balance,
}: Settlement): readonly { readonly label: string; readonly value: Decimal }[] {
  if (entries.length === 0) return []
  const { paid, credited, left } = balance
  return [
    ...(paid === zero ? [] : [{ label: billWords.settled.paid, value: paid }]),
    ...(credited === zero ? [] : [{ label: billWords.settled.credited, value: credited }]),
    left < zero
      ? { label: billWords.settled.toGiveBack, value: subtract(zero, left) }
      : { label: billWords.settled.balanceToPay, value: left },
  ]
}

/** How many decimals a price is shown with: all that were typed, and at least two. */
export const priceDecimals = (price: Decimal): number =>
  Math.max(2, toDigits(price).split('.')[1]?.length ?? 0)

/** @example sayPrice(decimalFrom('0.125')) // '0.125' */
export const sayPrice = (price: Decimal): string => formatNumber(price, priceDecimals(price))
