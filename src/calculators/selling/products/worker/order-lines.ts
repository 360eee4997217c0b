import { type Decimal, subtract } from '../../../../core/decimal'
import { roundParts } from '../../../../core/round-parts'
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

/**
 * The lines of one order in a file: the net sale less all that is taken is the profit, to the paisa.
 *
 * @example const { heads, linesOf } = orderLines('unregistered')
 * heads[0] // 'Net sale'
 * linesOf(prepared, decimalFrom(499))[0] // 499
 */
export function orderLines(registration: Registration) {
  const isWanted = lines.map(({ only }) => !only || only.includes(registration))
  return {
    heads: lines.flatMap(({ head }, at) => (isWanted[at] ? [head] : [])),
    linesOf: (prepared: PreparedOrder, price: Decimal): readonly Decimal[] =>
      allLines(exactOrder(prepared, price)).filter((_, at) => isWanted[at]),
  }
}

/** In two decimals that add up: the sale less its GST, less all that is taken, is the profit. */
function allLines(order: ExactOrder): readonly Decimal[] {
  const figure = (amount: bigint) => settle(amount, order.over)
  const parts = [order.saleKept, -order.gstInSale, ...taken.map(({ of }) => -order[of])]
  const [sale, gst, ...rest] = roundParts(parts.map(figure), figure(order.profit), 2)
  const held = [order.tcs, order.tds]
  const heldBack = roundParts(held.map(figure), figure(order.tcs + order.tds), 2)
  return [
    negative(gst as Decimal),
    subtract(sale as Decimal, negative(gst as Decimal)),
    ...rest.map(negative),
    ...heldBack,
  ]
}

const negative = (value: Decimal) => -value as Decimal
