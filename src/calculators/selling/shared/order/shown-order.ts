import { absolute, type Decimal, one, round, subtract, sum, zero } from '../../../../core/decimal'
import { roundParts } from '../../../../core/round-parts'
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
 * The tax is the one that other figures of the page say: sale less net sale, or the GST to pay of a
 * composition dealer. Where the other lines cannot make up for that, all lines are rounded alike.
 */
function shownLedger({ ledger, netSaleKept, profit }: Order): Ledger {
  const { saleKept, gstInSale, compositionTax, ...rest } = ledger
  const names = Object.keys(rest)
  const lines = Object.values(rest)
  const sale = shown(saleKept)
  const gst = subtract(sale, shown(netSaleKept))
  const composition = shown(compositionTax)
  const left = subtract(sale, sum(gst, composition, shown(profit)))
  const rounded = roundParts(lines, left, PLACES)
  const isClose = [gstInSale, ...lines].every((line, at) => {
    const off = absolute(subtract([gst, ...rounded][at] as Decimal, line))
    return off < PAISA && (off === 0n || line % PAISA !== 0n)
  })
  const named = (amounts: readonly Decimal[]) =>
    Object.fromEntries(names.map((name, at) => [name, amounts[at]])) as typeof rest
  if (isClose && sum(...rounded) === left) {
    return { saleKept: sale, gstInSale: gst, compositionTax: composition, ...named(rounded) }
  }
  const taken = [gstInSale, compositionTax, ...lines].map((line) => -line as Decimal)
  const [first, ...others] = roundParts([saleKept, ...taken], profit, PLACES)
  const [tax, turnoverTax, ...fees] = others.map((line) => -line as Decimal)
  return {
    saleKept: first as Decimal,
    gstInSale: tax as Decimal,
    compositionTax: turnoverTax as Decimal,
    ...named(fees),
  }
}
