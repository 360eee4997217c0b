import {
  type Decimal,
  hundred,
  multiply,
  multiplyDivide,
  round,
  subtract,
  sum,
  zero,
} from '../../../core/money/decimal'
import { type GstResults, type TaxSplit, toNearestRupee } from '../../../core/tax/gst'
import {
  type Bill,
  type DiscountReading,
  isBelowZero,
  type RowProblems,
  type RowReading,
  type TaxChoices,
  type WholeProblems,
  type WholeReading,
} from './inputs'

/** Original + CGST + SGST + IGST is the total, to the paisa, in every row and in every sum. */
export type BillSums = GstResults & TaxSplit

export type BillLine = BillSums & {
  readonly quantity: Decimal
  readonly price: Decimal
  /** In money, never more than the amount it is taken from. */
  readonly discount: Decimal
  readonly rate: Decimal
  /**
   * Quantity × price − discount to the paisa: the original amount, or the total where prices include
   * GST. A share of a discount or freight on the whole bill is only in `original` and `total`.
   */
  readonly amount: Decimal
  readonly problems: RowProblems
}

export type BillResults = {
  /** One for every row, in the same order. */
  readonly lines: readonly BillLine[]
  /** The sums of the lines by rate, the lowest rate first. Rates without an amount are left out. */
  readonly rates: readonly (BillSums & { readonly rate: Decimal })[]
  readonly sums: BillSums
  /** Discount and freight on the whole bill, in money. They are spread over the lines. */
  readonly discount: Decimal
  readonly freight: Decimal
  readonly problems: WholeProblems
  /** On reverse charge: the tax that the recipient pays himself. It is not part of `payable`. */
  readonly taxByRecipient: Decimal
  /** What rounding to the nearest rupee adds, if that is chosen. */
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
 * @example computeLine(readRow({ ...emptyRow, price: '100' }), { prices: 'with-gst', … })
 * // 84.74 + 7.63 + 7.63 = 100.00
 */
export function computeLine(reading: RowReading, choices: TaxChoices): BillLine {
  const { quantity, price, rate, problems } = reading
  if (choices.belowZero !== 'counts' && isBelowZero(problems)) {
    return { ...nothing, quantity: zero, price, discount: zero, rate, amount: zero, problems }
  }
  const gross = multiply(quantity, price)
  const wanted = discountOn(gross, reading.discount)
  const isTooMuch = gross >= 0n && wanted > gross
  const discount = isTooMuch ? gross : wanted

  const amount = round(subtract(gross, discount), 2)
  return {
    ...taxed(amount, rate, choices),
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
 * @example taxed(decimalFrom('431.96'), eighteen, { prices: 'before-gst', … })
 * // 431.96 + 38.88 + 38.88 = 509.72
 */
function taxed(amount: Decimal, rate: Decimal, { prices, buyer, isTaxed }: TaxChoices): BillSums {
  if (!isTaxed) return { ...nothing, original: amount, total: amount }
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

const discountOn = (gross: Decimal, { value, isPercent }: DiscountReading): Decimal =>
  isPercent ? multiplyDivide(gross, value, hundred) : value

/**
 * A bill of many items, every figure to the paisa.
 *
 * Everything is a sum of its lines: by rate and in all. So the sums are exact, and CGST and SGST are
 * equal in every line of the bill. Only a discount or freight on the whole bill, which is spread
 * before the tax, makes a row depend on the others.
 *
 * @example computeBill([fan, umbrella], { toNearestRupee: true, … }, nothingOnTheWhole).payable // 10565
 */
export function computeBill(
  ownLines: readonly BillLine[],
  bill: TaxChoices & Pick<Bill, 'toNearestRupee' | 'isReverseCharge'>,
  whole: WholeReading,
): BillResults {
  const { lines, ...spread } = spreadOver(ownLines, bill, whole)
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
  const taxByRecipient = bill.isReverseCharge ? sums.gst : zero
  const due = subtract(sums.total, taxByRecipient)
  const rupeeRoundOff = bill.toNearestRupee ? toNearestRupee(due) : zero
  const payable = sum(due, rupeeRoundOff)
  return { lines, rates, sums, ...spread, taxByRecipient, rupeeRoundOff, payable }
}

/** Spreads discount and freight on the whole bill over its lines, by their value, before the tax. */
function spreadOver(
  lines: readonly BillLine[],
  choices: TaxChoices,
  { discount: asked, freight, problems }: WholeReading,
): Pick<BillResults, 'lines' | 'discount' | 'freight' | 'problems'> {
  const value = sum(...lines.map(({ amount }) => amount))
  const wanted = round(discountOn(value, asked), 2)
  if (wanted === zero && freight === zero) {
    return { lines, discount: zero, freight: zero, problems }
  }
  if (value <= 0n) {
    const idle = { ...(freight !== zero && { freight: 'nothing to add it to' as const }) }
    return { lines, discount: zero, freight: zero, problems: { ...idle, ...problems } }
  }
  const isTooMuch = wanted > value
  const discount = isTooMuch ? value : wanted
  const added = round(freight, 2)
  const amounts = lines.map(({ amount }) => amount)
  const shares = sharesOf(subtract(added, discount), amounts, value)
  return {
    lines: lines.map((line, index) => {
      const share = shares[index] ?? zero
      return { ...line, ...taxed(sum(line.amount, share), line.rate, choices) }
    }),
    discount,
    freight: added,
    problems: isTooMuch ? { ...problems, discount: 'more than the amount' } : problems,
  }
}

/**
 * Divides an amount by value into shares that add up to the paisa: the cumulative sum is rounded after
 * each row, and the share of a row is what it adds to that sum.
 *
 * @example sharesOf(ten, [99.99, 99.99, 100.02], 300) // 3.33, 3.34, 3.33
 */
export function sharesOf(amount: Decimal, values: readonly Decimal[], whole: Decimal): Decimal[] {
  let [passed, given] = [zero, zero]
  return values.map((value) => {
    passed = sum(passed, value)
    const due = round(multiplyDivide(amount, passed, whole), 2)
    const share = subtract(due, given)
    given = due
    return share
  })
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

export type BillTax = { readonly name: string; of(sums: BillSums): Decimal }

const central: BillTax = { name: 'CGST', of: ({ cgst }) => cgst }
const state: BillTax = { name: 'SGST', of: ({ sgst }) => sgst }
const territory: BillTax = { ...state, name: 'UTGST' }
const integrated: BillTax = { name: 'IGST', of: ({ igst }) => igst }

/**
 * Union territories without a legislature, by their codes: Chandigarh, Daman and Diu, Dadra and Nagar
 * Haveli, Lakshadweep, Andaman and Nicobar Islands, Ladakh, and Other Territory (UTGST Act 2017,
 * section 2, as amended in 2019 and 2020).
 */
const territories: ReadonlySet<string | undefined> = new Set([
  '04',
  '25',
  '26',
  '31',
  '35',
  '38',
  '97',
])

/** The taxes of a bill: IGST, or CGST with SGST or UTGST by the seller's state. */
export function billTaxes(
  { buyer, isTaxed }: Omit<TaxChoices, 'prices'>,
  sellerState: string | undefined,
): readonly BillTax[] {
  if (!isTaxed) return []
  if (buyer === 'another-state') return [integrated]
  return [central, territories.has(sellerState) ? territory : state]
}

/**
 * Makes a function that computes once for each object: the same object gets the same answer again. The
 * cache is weak: an answer goes with its object.
 *
 * @example const lineOf = memoizeByObject((row: BillRow) => computeLine(readRow(row), choices))
 */
export function memoizeByObject<Key extends object, Answer>(
  compute: (key: Key) => Answer,
): (key: Key) => Answer {
  const cache = new WeakMap<Key, { answer: Answer }>()
  return (key) => {
    const cached = cache.get(key) ?? { answer: compute(key) }
    cache.set(key, cached)
    return cached.answer
  }
}
