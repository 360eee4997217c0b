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
import { computeGst, type GstResults } from '../compute'
import { splitGst, type TaxSplit, toNearestRupee } from '../split'
import type { Bill, RowProblems, RowReading } from './read-row'

export type BillSums = GstResults & TaxSplit

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
  roundOff: zero,
}

/**
 * One row of a bill to the paisa, rounded by itself, like a bill of one item.
 *
 * @example computeLine(readRow({ ...emptyRow, price: '100' }), { prices: 'with-gst', buyer: 'same-state' })
 * // 84.75 + 7.63 + 7.63 - 0.01 = 100.00
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
  const mode = prices === 'before-gst' ? 'add' : 'remove'
  return {
    ...splitGst(computeGst({ mode, amount, rate }), rate, buyer),
    quantity,
    price,
    discount,
    rate,
    amount,
    problems: isTooMuch ? { ...problems, discount: 'more than the amount' } : problems,
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
      roundOff: sum(sums.roundOff, line.roundOff),
    }),
    nothing,
  )
}
