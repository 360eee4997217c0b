import { type Decimal, one, round } from '../../../../core/decimal'
import { wholeParts } from '../../../../core/rounding'
import { type ExactOrder, exactOrder } from '../../shared/order/order'
import type { PreparedOrder } from '../../shared/order/prepare-order'
import { settle } from '../../shared/order/settle'
import type { Registration } from '../../shared/order/terms'

type Line = {
  /** No head of a column that is read: a file that went out can come in again. */
  readonly head: string
  /** For whom there is such a line; for all where nothing is said. */
  readonly only?: readonly Registration[]
}

/** What is taken from the sale, as it counts, until the profit is left. */
const taken = [
  { of: 'compositionTax', head: 'Less composition tax', only: ['composition'] },
  { of: 'commission', head: 'Less commission' },
  { of: 'fixedFee', head: 'Less fixed fee' },
  { of: 'shipping', head: 'Less shipping' },
  { of: 'returnFees', head: 'Less return fees' },
  { of: 'ads', head: 'Less ads' },
  { of: 'packing', head: 'Less packing' },
  { of: 'goodsSold', head: 'Less goods sold' },
  { of: 'goodsDamaged', head: 'Less goods damaged' },
] as const satisfies readonly (Line & { readonly of: keyof ExactOrder })[]

const lines: readonly Line[] = [
  { head: 'GST in the sale', only: ['registered'] },
  { head: 'Net sale' },
  ...taken,
  { head: 'TCS held back', only: ['registered', 'composition'] },
  { head: 'TDS held back' },
]

/** So many units over `over` are a paisa over it. */
const UNITS_OF_PAISA = one / 100n

/**
 * The lines of one order in a file, in digits: the net sale less all that is taken is the profit, to
 * the paisa.
 *
 * @example const { heads, linesOf } = orderLines('unregistered')
 * heads[0] // 'Net sale'
 * linesOf(prepared, decimalFrom(499))[0] // '499.00'
 */
export function orderLines(registration: Registration) {
  const isWanted = lines.map(({ only }) => !only || only.includes(registration))
  return {
    heads: lines.flatMap(({ head }, at) => (isWanted[at] ? [head] : [])),
    linesOf: (prepared: PreparedOrder, price: Decimal): readonly string[] =>
      allLines(exactOrder(prepared, price)).flatMap((paise, at) =>
        isWanted[at] ? [inDigits(paise)] : [],
      ),
  }
}

/** In paise that add up: the sale less its GST, less all that is taken, is the profit. */
function allLines(order: ExactOrder): readonly bigint[] {
  const over = order.over * UNITS_OF_PAISA
  const nearest = (amount: bigint) => round(settle(amount, order.over), 2) / UNITS_OF_PAISA
  const { saleKept, gstInSale, tcs, tds } = order
  const [tax = 0n, ...fees] = taken.map(({ of }) => order[of])
  const profit = nearest(order.profit)
  const heldBack = wholeParts([tcs, tds], over, nearest(tcs + tds))

  // As on the page of an order: sale and tax are the nearest where the other lines can make up for it.
  const firsts = [saleKept, gstInSale, tax].map(nearest) as [bigint, bigint, bigint]
  const left = firsts[0] - firsts[1] - firsts[2] - profit
  const rest = wholeParts(fees, over, left)
  const isClose = rest.every((paise, at) =>
    isNear(paise * over - (fees[at] as bigint), over, fees[at] as bigint),
  )
  if (isClose && rest.reduce((a, b) => a + b, 0n) === left) {
    const [sale, gst, tax] = firsts
    return [gst, sale - gst, tax, ...rest, ...heldBack]
  }
  const all = [saleKept, -gstInSale, -tax, ...fees.map((fee) => -fee)]
  const [sale = 0n, gst = 0n, ...less] = wholeParts(all, over, profit)
  return [-gst, sale + gst, ...less.map((paise) => -paise), ...heldBack]
}

/** Whether a line is off by less than a paisa, and by nothing if it needs no rounding. */
const isNear = (off: bigint, over: bigint, exact: bigint) =>
  off < over && off > -over && (off === 0n || exact % over !== 0n)

/** @example inDigits(-50n) // '-0.50' */
function inDigits(paise: bigint): string {
  const digits = String(paise < 0n ? -paise : paise).padStart(3, '0')
  return `${paise < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
