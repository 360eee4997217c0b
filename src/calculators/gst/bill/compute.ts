import {
  type Decimal,
  hundred,
  multiply,
  multiplyDivide,
  round,
  subtract,
  sum,
  zero,
} from '../../../core/decimal'
import { type Reading, readNumber } from '../../../core/parse'
import { problemHint } from '../../../ui/fields/hints'
import { computeGst, type GstResults } from '../compute'
import { type Buyer, splitGst, type TaxSplit, toNearestRupee } from '../split'

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

/** What a person typed and chose. */
export type Bill = {
  readonly rows: readonly BillRow[]
  readonly prices: 'before-gst' | 'with-gst'
  readonly buyer: Buyer
  readonly toNearestRupee: boolean
}

export type BillSums = GstResults & TaxSplit

/** Calm sentences for the fields of a row; what they name still has an answer. */
export type RowProblems = {
  readonly [Field in 'quantity' | 'price' | 'discount' | 'rate']?: string
}

export type BillLine = BillSums & {
  readonly quantity: Decimal
  readonly price: Decimal
  readonly discount: Decimal
  readonly rate: Decimal
  /** Quantity × price − discount to the paisa: the original amount, or the total where prices include GST. */
  readonly amount: Decimal
  readonly problems: RowProblems
}

export type BillResults = {
  /** One for every row, in the same order. */
  readonly lines: readonly BillLine[]
  /** The sums of the lines by rate, the lowest rate first. Rates without an amount are left out. */
  readonly rates: readonly (BillSums & { readonly rate: Decimal })[]
  readonly sums: BillSums
  /** What the sum of the totals misses to a whole rupee, if that is wanted. */
  readonly rupeeRoundOff: Decimal
  readonly payable: Decimal
}

/** What fits a bill without any delay in typing. */
export const MOST_ROWS = 500

export const emptyRow: BillRow = {
  description: '',
  hsn: '',
  quantity: '',
  price: '',
  discount: '',
  rate: '18',
}

/** Nothing was typed yet; the rate is there before anyone types. */
export const isBlankRow = ({ rate, ...typed }: BillRow): boolean =>
  Object.values(typed).every((text) => text.trim() === '')

const nothing: BillSums = {
  original: zero,
  gst: zero,
  total: zero,
  cgst: zero,
  sgst: zero,
  igst: zero,
  roundOff: zero,
}

/**
 * A bill of many items, every figure to the paisa.
 *
 * Each row is rounded by itself, like a bill of one item, and everything else is a sum of rows: by
 * rate and in all. So a row never changes because of another one, the sums are exact, and CGST and
 * SGST are equal in every line of the bill.
 *
 * @example computeBill({ rows: [{ price: '100', rate: '18', … }], prices: 'with-gst', … })
 * // 84.75 + 7.63 + 7.63 - 0.01 = 100.00
 */
export function computeBill(bill: Bill): BillResults {
  const lines = bill.rows.map((row) => lineOf(row, bill))
  const byRate = new Map<bigint, BillLine[]>()
  for (const line of lines) {
    if (line.original === zero && line.total === zero) continue
    const sameRate = byRate.get(line.rate)
    if (sameRate) sameRate.push(line)
    else byRate.set(line.rate, [line])
  }
  const rates = [...byRate.values()]
    .map((sameRate) => ({ ...sumsOf(sameRate), rate: sameRate[0]?.rate ?? zero }))
    .sort((a, b) => (a.rate < b.rate ? -1 : 1))
  const sums = sumsOf(lines)
  const rupeeRoundOff = bill.toNearestRupee ? toNearestRupee(sums.total) : zero
  return { lines, rates, sums, rupeeRoundOff, payable: sum(sums.total, rupeeRoundOff) }
}

const knownLines = new WeakMap<BillRow, Map<string, BillLine>>()

/** A row that did not change keeps its line: a key typed into a long bill computes one row. */
function lineOf(row: BillRow, bill: Bill): BillLine {
  const choices = `${bill.prices} ${bill.buyer}`
  const known = knownLines.get(row) ?? new Map<string, BillLine>()
  const line = known.get(choices) ?? computeRow(row, bill)
  knownLines.set(row, known.set(choices, line))
  return line
}

function computeRow(row: BillRow, { prices, buyer }: Bill): BillLine {
  const quantity = readQuantity(row.quantity)
  const price = readNumber(row.price)
  const rate = readNumber(row.rate)
  const gross = multiply(quantity.value, price.value)
  const discount = readDiscount(row.discount, gross)

  const amount = round(subtract(gross, discount.value), 2)
  const mode = prices === 'before-gst' ? 'add' : 'remove'
  return {
    ...splitGst(computeGst({ mode, amount, rate: rate.value }), rate.value, buyer),
    quantity: quantity.value,
    price: price.value,
    discount: discount.value,
    rate: rate.value,
    amount,
    problems: problemsOf({
      quantity:
        problemHint(quantity) ??
        (quantity.value < 0n ? 'Enter a non-negative quantity.' : undefined),
      price: problemHint(price) ?? (price.value < 0n ? 'Enter a non-negative price.' : undefined),
      discount: discount.hint,
      rate: problemHint(rate) ?? rateHint(row, rate),
    }),
  }
}

/** An item without a quantity is one item. */
const readQuantity = (text: string): Reading => readNumber(text.trim() || '1')

/** A discount in money, never more than the amount it is taken from. */
function readDiscount(text: string, gross: Decimal): { value: Decimal; hint?: string } {
  const reading = readNumber(text)
  const hint = problemHint(reading)
  if (hint) return { value: zero, hint }
  const value = text.trim().endsWith('%')
    ? multiplyDivide(gross, reading.value, hundred)
    : reading.value
  if (reading.value < 0n) return { value, hint: 'Enter a non-negative discount.' }
  return gross >= 0n && value > gross
    ? { value: gross, hint: 'The discount is more than the amount, so the row counts as 0.' }
    : { value }
}

function rateHint(row: BillRow, { value }: Reading): string | undefined {
  if (value < 0n) return 'A GST rate is 0% or more.'
  return row.rate.trim() || isBlankRow(row) ? undefined : 'Without a rate, this counts as 0%.'
}

/** Only what there is to say, so that a row without problems has none. */
const problemsOf = (hints: Record<keyof RowProblems, string | undefined>): RowProblems =>
  Object.fromEntries(Object.entries(hints).filter(([, hint]) => hint !== undefined))

function sumsOf(lines: readonly BillSums[]): BillSums {
  return lines.reduce<BillSums>(
    (sums, line) => ({
      original: sum(sums.original, line.original),
      gst: sum(sums.gst, line.gst),
      total: sum(sums.total, line.total),
      cgst: sum(sums.cgst, line.cgst),
      sgst: sum(sums.sgst, line.sgst),
      igst: sum(sums.igst, line.igst),
      roundOff: sum(sums.roundOff, line.roundOff),
    }),
    nothing,
  )
}
