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
import type { GstResults } from '../compute'
import { type TaxSplit, toNearestRupee } from '../split'
import type { Bill, RowProblems, RowReading } from './read-row'

/** Original + CGST + SGST + IGST is the total, to the paisa, in every row and in every sum. */
export type BillSums = GstResults & Omit<TaxSplit, 'roundOff'>

export type BillLine = BillSums & {
  readonly quantity: Decimal
  readonly price: Decimal
  /** In money, never more than the amount it is taken from. */
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

const nothing: BillSums = {
  original: zero,
  gst: zero,
  total: zero,
  cgst: zero,
  sgst: zero,
  igst: zero,
}

/**
 * One row of a bill to the paisa, rounded by itself, like a bill of one item.
 *
 * @example computeLine(readRow({ ...emptyRow, price: '100' }), { prices: 'with-gst', buyer: 'same-state' })
 * // 84.74 + 7.63 + 7.63 = 100.00
 */
export function computeLine(
  reading: RowReading,
  { prices, buyer }: Pick<Bill, 'prices' | 'buyer'>,
): BillLine {
  const { quantity, price, rate, problems } = reading
  const gross = multiply(quantity, price)
  const wanted = discountOn(gross, reading.discount)
  const isTooMuch = gross >= 0n && wanted > gross
  const discount = isTooMuch ? gross : wanted

  const amount = round(subtract(gross, discount), 2)
  return {
    ...taxed(amount, rate, { prices, buyer }),
    quantity,
    price,
    discount,
    rate,
    amount,
    problems: isTooMuch ? { ...problems, discount: 'more than the amount' } : problems,
  }
}

/**
 * A row with its taxes, each rounded to the paisa: what is left over is no line of its own. Before
 * GST the amount is the taxable value, and the total is the sum. With GST the amount is the total,
 * and the taxable value is what the taxes leave.
 *
 * @example taxed(decimalFrom('431.96'), eighteen, { prices: 'before-gst', buyer: 'same-state' })
 * // 431.96 + 38.88 + 38.88 = 509.72
 */
function taxed(
  amount: Decimal,
  rate: Decimal,
  { prices, buyer }: Pick<Bill, 'prices' | 'buyer'>,
): BillSums {
  const isBefore = prices === 'before-gst'
  const parts = isBefore ? hundred : sum(hundred, rate)
  // A rate of -100% or below has no price before tax to return to.
  if (parts <= 0n) return nothing
  const taxAt = (rate: Decimal, parts: Decimal) => round(multiplyDivide(amount, rate, parts), 2)
  const half = buyer === 'same-state' ? taxAt(rate, sum(parts, parts)) : zero
  const igst = buyer === 'same-state' ? zero : taxAt(rate, parts)
  const gst = sum(half, half, igst)
  return {
    original: isBefore ? amount : subtract(amount, gst),
    gst,
    total: isBefore ? sum(amount, gst) : amount,
    cgst: half,
    sgst: half,
    igst,
  }
}

const discountOn = (gross: Decimal, { value, isPercent }: RowReading['discount']): Decimal =>
  isPercent ? multiplyDivide(gross, value, hundred) : value

/**
 * A bill of many items, every figure to the paisa.
 *
 * Everything is a sum of its lines: by rate and in all. So a row never changes because of another
 * one, the sums are exact, and CGST and SGST are equal in every line of the bill.
 *
 * @example computeBill([fan, umbrella], { toNearestRupee: true }).payable // 10565
 */
export function computeBill(
  lines: readonly BillLine[],
  bill: Pick<Bill, 'toNearestRupee'>,
): BillResults {
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

function sumsOf(lines: readonly BillSums[]): BillSums {
  return lines.reduce<BillSums>(
    (sums, line) => ({
      original: sum(sums.original, line.original),
      gst: sum(sums.gst, line.gst),
      total: sum(sums.total, line.total),
      cgst: sum(sums.cgst, line.cgst),
      sgst: sum(sums.sgst, line.sgst),
      igst: sum(sums.igst, line.igst),
    }),
    nothing,
  )
}
