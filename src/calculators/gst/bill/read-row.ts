import { type Decimal, decimalFrom } from '../../../core/decimal'
import { type Reading, readAmount, readNumber } from '../../../core/parse'
import type { Buyer } from '../split'

/** One item of a bill, as it was typed. */
export type BillRow = {
  readonly description: string
  readonly hsn: string
  /** Blank is 1. */
  readonly quantity: string
  readonly price: string
  /** A percentage with its sign (`10%`), an amount without it. */
  readonly discount: string
  /** In percent, with or without the sign. */
  readonly rate: string
}

export type BillField = keyof BillRow

/** What a person typed and chose. */
export type Bill = {
  readonly rows: readonly BillRow[]
  readonly prices: 'before-gst' | 'with-gst'
  readonly buyer: Buyer
  readonly toNearestRupee: boolean
}

/** Why a field is worth a second look; what it names still has an answer. */
export type RowProblem =
  | NonNullable<Reading['problem']>
  | 'negative'
  | 'missing'
  | 'above every rate'
  | 'more than the amount'

export type RowProblems = { readonly [Field in BillField]?: RowProblem }

/** What the texts of a row mean. */
export type RowReading = {
  readonly quantity: Decimal
  readonly price: Decimal
  /** In percent of quantity × price, or in money. */
  readonly discount: { readonly value: Decimal; readonly isPercent: boolean }
  readonly rate: Decimal
  /** Only what there is to say: a row without problems has none. */
  readonly problems: RowProblems
}

/** Of GST, in percent. */
const highestRate = decimalFrom(40)

export const emptyRow: BillRow = {
  description: '',
  hsn: '',
  quantity: '',
  price: '',
  discount: '',
  rate: '18',
}

/** Nothing was typed yet; the rate is there before anyone types. @example isBlankRow(emptyRow) // true */
export const isBlankRow = ({ rate, ...typed }: BillRow): boolean =>
  Object.values(typed).every((text) => text.trim() === '')

/**
 * Reads the numbers of a row. What cannot be read counts as 0, and its problem says why.
 *
 * @example readRow({ ...emptyRow, price: '₹1,850.50', discount: '10%' })
 * // quantity 1, price 1850.5, discount 10 in percent, rate 18
 */
export function readRow(row: BillRow): RowReading {
  const quantity = readNumber(row.quantity.trim() || '1')
  const price = readAmount(row.price)
  const discount = readAmount(row.discount)
  const rate = readNumber(row.rate)
  const isRateMissing = row.rate.trim() === '' && !isBlankRow(row)
  return {
    quantity: quantity.value,
    price: price.value,
    discount: { value: discount.value, isPercent: row.discount.trim().endsWith('%') },
    rate: rate.value,
    problems: onlyProblems({
      quantity: problemOf(quantity),
      price: problemOf(price),
      discount: problemOf(discount),
      rate: problemOf(rate) ?? rateProblem(rate.value, isRateMissing),
    }),
  }
}

const rateProblem = (rate: Decimal, isMissing: boolean): RowProblem | undefined => {
  if (isMissing) return 'missing'
  return rate > highestRate ? 'above every rate' : undefined
}

const problemOf = ({ value, problem }: Reading): RowProblem | undefined =>
  problem ?? (value < 0n ? 'negative' : undefined)

const onlyProblems = (all: { [Field in BillField]?: RowProblem | undefined }): RowProblems =>
  Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== undefined))
