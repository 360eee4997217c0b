import { type Decimal, decimalFrom } from '../../../core/money/decimal'
import { isRead, type Reading, readAmount, readNumber, tidyNumber } from '../../../core/money/parse'
import { highestRate, standardRate } from '../../../core/rules/gst'
import { splitQuantity } from '../../../core/tables/number-with-unit'
import type { Buyer } from '../../../core/tax/gst'

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
  /** Why a row has no tax, for the return; blank is nil rated, and exempt on a bill of supply. */
  readonly untaxed: UntaxedKind | ''
}

/** What the return tells apart among sales without tax. */
export const untaxedKinds = ['nil', 'exempt', 'non-gst'] as const
export type UntaxedKind = (typeof untaxedKinds)[number]

/** What is typed in a row; why it has no tax is chosen. */
export type BillField = Exclude<keyof BillRow, 'untaxed'>

/** A bill as it is typed and chosen. */
export type Bill = {
  readonly rows: readonly BillRow[]
  readonly prices: 'before-gst' | 'with-gst'
  readonly buyer: Buyer
  /** A bill of supply has no tax, whatever the rates of its rows are. */
  readonly isTaxed: boolean
  readonly toNearestRupee: boolean
  /** The buyer pays the tax to the government himself, and not to the seller. */
  readonly isReverseCharge: boolean
} & WholeTexts

/** What is typed for the whole bill. */
export type WholeTexts = {
  /** A percentage with its sign, an amount without it, like that of a row. */
  readonly discount: string
  /** The cost of delivery. */
  readonly freight: string
}

/**
 * Whether a row below zero counts. It is refused, and counts nothing; bills that were kept before that was so stay as
 * they were handed out.
 */
export type BelowZero = 'counts' | 'refused'

/** The choices that decide on the taxes of every row. */
export type TaxChoices = Pick<Bill, 'prices' | 'buyer' | 'isTaxed'> & {
  readonly belowZero?: BelowZero | undefined
}

/** What may be wrong with a field. The bill is computed all the same. */
export type RowProblem =
  | NonNullable<Reading['problem']>
  | 'negative'
  | 'missing'
  | 'above every rate'
  | 'more than the amount'
  | 'nothing to add it to'

export type RowProblems = { readonly [Field in BillField]?: RowProblem }

/** Whether a row is below zero: goods that come back are no part of a bill, but a credit note or a payment. */
export const isBelowZero = ({ quantity, price }: RowProblems): boolean =>
  quantity === 'negative' || price === 'negative'

/** Whether the text is no number, and counts as 0. */
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
  /** Only the fields that have a problem. */
  readonly problems: RowProblems
}

/** In percent. */
const mostPercent = decimalFrom(highestRate)

export const emptyRow: BillRow = {
  description: '',
  hsn: '',
  quantity: '',
  unit: '',
  price: '',
  discount: '',
  rate: standardRate,
  untaxed: '',
}

/** Whether nothing is typed in a row. The rate does not count, as it is filled in. @example isBlankRow(emptyRow) // true */
export const isBlankRow = (row: BillRow): boolean =>
  typedFields.every((field) => row[field].trim() === '')

const typedFields = ['description', 'price', 'hsn', 'quantity', 'unit', 'discount'] as const

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

/** The rate of a blank row has no problem. */
const rateProblem = (rate: Decimal, row: BillRow): RowProblem | undefined => {
  if (isBlankRow(row)) return undefined
  if (row.rate.trim() === '') return 'missing'
  return rate > mostPercent ? 'above every rate' : undefined
}

const problemOf = ({ value, problem }: Reading): RowProblem | undefined =>
  problem ?? (value < 0n ? 'negative' : undefined)

const onlyProblems = <Field extends string>(all: { [Name in Field]?: RowProblem | undefined }) =>
  Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== undefined)) as {
    readonly [Name in Field]?: RowProblem
  }

/** Tidies a quantity when its field is left: a unit that was typed with it goes to its own field. */
export function tidyQuantity(text: string): Partial<Pick<BillRow, 'quantity' | 'unit'>> {
  const { number, unit } = splitQuantity(text.trim())
  return { quantity: tidyNumber(number), ...(unit && { unit }) }
}

/** A quantity with its unit, in one line. @example sayQuantity('12.5kg') // '12.5 kg' */
export function sayQuantity(text: string): string {
  const { quantity, unit = '' } = tidyQuantity(text)
  return `${quantity} ${unit}`.trim()
}

/** The unit of a row, also while it is still in one field with the quantity. */
export const unitIn = ({ quantity, unit }: Pick<BillRow, 'quantity' | 'unit'>): string =>
  unit.trim() || splitQuantity(quantity.trim()).unit

/** Whether a number stands in the place of a unit, as where the quantity was meant. */
export const isNumberAsUnit = (unit: string): boolean => isRead(readNumber(unit))

/** In characters; enough for any line on paper. */
const LONGEST_LINE = 200
const LONGEST_ADDRESS = 1_000
/** A picture of a few centimetres, as a data URL. */
const LONGEST_LOGO = 40_000
/** Far more than any number needs, as a number that is cut is another number. */
const LONGEST_NUMBER = 500

const longest: Readonly<Record<string, number>> = {
  description: 2_000,
  logo: LONGEST_LOGO,
  terms: LONGEST_ADDRESS,
  note: LONGEST_ADDRESS,
  address: LONGEST_ADDRESS,
  buyerAddress: LONGEST_ADDRESS,
  deliveryAddress: LONGEST_ADDRESS,
  quantity: LONGEST_NUMBER,
  price: LONGEST_NUMBER,
  discount: LONGEST_NUMBER,
  rate: LONGEST_NUMBER,
  freight: LONGEST_NUMBER,
  amount: LONGEST_NUMBER,
}

/** How long the text of a field may be, typed or from a file. @example longestText('hsn') // 200 */
export const longestText = (field: string): number => longest[field] ?? LONGEST_LINE

/**
 * The texts to restore when clearing is undone: fields in which something was typed since are left out.
 *
 * @example clearedTextsToRestore({ name: 'Asha', date: '1' }, { name: '', date: '' }, { name: '', date: '2' })
 * // { name: 'Asha' }
 */
export function clearedTextsToRestore<Texts extends object>(
  before: Texts,
  cleared: Texts,
  now: Texts,
): Partial<Texts> {
  const names = Object.keys(before) as (keyof Texts)[]
  const parts: Partial<Texts> = {}
  for (const name of names) if (now[name] === cleared[name]) parts[name] = before[name]
  return parts
}
