import { absolute, type Decimal, one, round, subtract, sum, zero } from '../../../../core/decimal'
import { roundParts } from '../../../../core/rounding'
import type { Ledger, Order } from './order'

/** What is shown of an order, to the paisa. */
export type ShownOrder = {
  /** The first less all others is the profit as it is shown. */
  readonly ledger: Ledger
  /** Sums of lines of the ledger: the four add up to its first one. */
  readonly parts: Order['parts']
  /** Together what is held back, as it is shown. */
  readonly tcs: Decimal
  readonly tds: Decimal
  /** What is left of the GST in the price after the GST to pay, both as they are shown. */
  readonly inputTaxCredit: Decimal
}

const PLACES = 2
const PAISA = one / 100n
const shown = (value: Decimal) => round(value, PLACES)

/**
 * An order whose shown lines add up to what is shown below them. Profit, payout, what is held back and
 * the GST to pay are rounded to the nearest paisa; the lines give way, by less than a paisa each.
 */
export function shownOrder(order: Order): ShownOrder {
  const ledger = shownLedger(order)
  const [tcs, tds] = roundParts([order.tcs, order.tds], order.heldBack, PLACES) as [
    Decimal,
    Decimal,
  ]
  return {
    ledger,
    parts: {
      product: sum(ledger.packing, ledger.goodsSold, ledger.goodsDamaged),
      marketplace: sum(
        ledger.commission,
        ledger.fixedFee,
        ledger.shipping,
        ledger.returnFees,
        ledger.ads,
      ),
      tax: sum(ledger.gstInSale, ledger.compositionTax),
      profit: shown(order.profit),
    },
    tcs,
    tds,
    inputTaxCredit:
      order.inputTaxCredit > 0n ? subtract(ledger.gstInSale, shown(order.gstDue)) : zero,
  }
}

/**
 * Sale and tax stand elsewhere on the page, too, so they are the nearest where the other lines can make
 * up for it. Where these cannot, all lines are rounded alike.
 */
function shownLedger({ ledger, profit }: Order): Ledger {
  const { saleKept, gstInSale, compositionTax, ...rest } = ledger
  const lines = Object.values(rest)
  const [sale, gst, turnoverTax] = [shown(saleKept), shown(gstInSale), shown(compositionTax)]
  const left = subtract(sale, sum(gst, turnoverTax, shown(profit)))
  const rounded = roundParts(lines, left, PLACES)
  const isClose = lines.every((line, at) => {
    const off = absolute(subtract(rounded[at] as Decimal, line))
    return off < PAISA && (off === 0n || line % PAISA !== 0n)
  })
  if (isClose && sum(...rounded) === left) {
    return named(ledger, [sale, gst, turnoverTax, ...rounded])
  }
  const taken = [gstInSale, compositionTax, ...lines].map((line) => subtract(zero, line))
  const [first, ...others] = roundParts([saleKept, ...taken], profit, PLACES)
  return named(ledger, [first as Decimal, ...others.map((line) => subtract(zero, line))])
}

const named = (ledger: Ledger, amounts: readonly Decimal[]) =>
  Object.fromEntries(Object.keys(ledger).map((name, at) => [name, amounts[at]])) as Ledger
