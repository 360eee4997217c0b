import { type Decimal, decimalFrom } from '../../../core/decimal'
import { gstSlabs } from '../../../core/gst-rules'
import { type Reading, readAmount, readNumber } from '../../../core/parse'
import { splitQuantity } from '../../../core/table/number-with-unit'
import type { Buyer } from '../split'

/** One item of a bill, as it was typed. */
export type BillRow = {
  readonly description: string
  readonly hsn: string
  /** Blank is 1. */
  readonly quantity: string
  /** What is counted: `Nos`, `kg`, `m`. */
  readonly unit: string
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
  /** A bill of supply has no tax, whatever the rates of its rows are. */
  readonly isTaxed: boolean
  readonly toNearestRupee: boolean
  /** The buyer pays the tax to the government himself, and not with the bill. */
  readonly isReverseCharge: boolean
} & WholeTexts

/** What is typed for the whole bill. */
export type WholeTexts = {
  /** A percentage with its sign, an amount without it, like that of a row. */
  readonly discount: string
  /** What it costs to bring the goods. */
  readonly freight: string
}

/** What decides on the taxes of every row. */
export type TaxChoices = Pick<Bill, 'prices' | 'buyer' | 'isTaxed'>

/** Why a field is worth a second look; what it names still has an answer. */
export type RowProblem =
  | NonNullable<Reading['problem']>
  | 'negative'
  | 'missing'
  | 'above every rate'
  | 'more than the amount'
  | 'nothing to add it to'

export type RowProblems = { readonly [Field in BillField]?: RowProblem }

/** The text says no number, and counts as 0. */
export const isUnread = (problem: RowProblem | undefined): boolean =>
  problem === 'unreadable' || problem === 'too long'

/** In percent of what it is taken from, or in money. */
export type DiscountReading = { readonly value: Decimal; readonly isPercent: boolean }

export type WholeProblems = { readonly [Field in keyof WholeTexts]?: RowProblem }

/** What the texts for the whole bill mean. */
export type WholeReading = {
  readonly discount: DiscountReading
  readonly freight: Decimal
  readonly problems: WholeProblems
}

/** What the texts of a row mean. */
export type RowReading = {
  readonly quantity: Decimal
  readonly price: Decimal
  readonly discount: DiscountReading
  readonly rate: Decimal
  /** Only what there is to say: a row without problems has none. */
  readonly problems: RowProblems
}

/** Of GST, in percent. */
const highestRate = decimalFrom(gstSlabs.luxury.percent)

export const emptyRow: BillRow = {
  description: '',
  hsn: '',
  quantity: '',
  unit: '',
  price: '',
  discount: '',
  rate: gstSlabs.standard.percent,
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
  const quantity = readNumber(splitQuantity(row.quantity.trim()).number || '1')
  const price = readAmount(row.price)
  const discount = readAmount(row.discount)
  const rate = readNumber(row.rate)
  return {
    quantity: quantity.value,
    price: price.value,
    discount: discountOf(discount, row.discount),
    rate: rate.value,
    problems: onlyProblems({
      quantity: problemOf(quantity),
      price: problemOf(price),
      discount: problemOf(discount),
      rate: problemOf(rate) ?? rateProblem(rate.value, row),
    }),
  }
}

/**
 * Reads what is typed for the whole bill, like the numbers of a row.
 *
 * @example readWhole({ discount: '5%', freight: '₹250' }) // discount 5 in percent, freight 250
 */
export function readWhole({ discount, freight }: WholeTexts): WholeReading {
  const [discountReading, freightReading] = [readAmount(discount), readAmount(freight)]
  return {
    discount: discountOf(discountReading, discount),
    freight: freightReading.value,
    problems: onlyProblems({
      discount: problemOf(discountReading),
      freight: problemOf(freightReading),
    }),
  }
}

const discountOf = ({ value }: Reading, text: string): DiscountReading => ({
  value,
  isPercent: text.trim().endsWith('%'),
})

/** A rate that only waits for its item is not worth a word. */
const rateProblem = (rate: Decimal, row: BillRow): RowProblem | undefined => {
  if (isBlankRow(row)) return undefined
  if (row.rate.trim() === '') return 'missing'
  return rate > highestRate ? 'above every rate' : undefined
}

const problemOf = ({ value, problem }: Reading): RowProblem | undefined =>
  problem ?? (value < 0n ? 'negative' : undefined)

const onlyProblems = <Field extends string>(all: { [Name in Field]?: RowProblem | undefined }) =>
  Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== undefined)) as {
    readonly [Name in Field]?: RowProblem
  }
