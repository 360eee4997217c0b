import {
  absolute,
  atLeastZero,
  type Decimal,
  hundred,
  one,
  round,
  subtract,
  sum,
  zero,
} from '../../../core/money/decimal'
import { roundParts } from '../../../core/money/round-parts'
import { isBetweenSlabs, marketRules } from './market-rules'
import {
  type Cell,
  cellAt,
  type PreparedOrder,
  quotient,
  THOUSAND,
  WITH_GST_ON_FEES,
} from './prepare-order'
import type { FeeBand } from './terms'

/**
 * The exact amounts of one order: each is a whole number over `over`. The lines of the ledger are
 * without GST for the registered, and with GST for the others.
 */
export type ExactOrder = {
  readonly over: bigint
  readonly saleKept: bigint
  readonly gstInSale: bigint
  readonly compositionTax: bigint
  readonly commission: bigint
  readonly fixedFee: bigint
  readonly shipping: bigint
  readonly returnFees: bigint
  readonly ads: bigint
  readonly packing: bigint
  readonly goodsSold: bigint
  readonly goodsDamaged: bigint
  readonly profit: bigint
  readonly netSaleKept: bigint
  /** Without GST; ads are no part of them. */
  readonly fees: bigint
  readonly gstOnFees: bigint
  readonly tcs: bigint
  readonly tds: bigint
  readonly payout: bigint
  readonly inputTaxCredit: bigint
  readonly gstDue: bigint
}

/**
 * An order at a price, in the cell of that price. A price below 0 counts as 0.
 *
 * @example exactOrder(prepared, decimalFrom(1180)).profit // 191 × over
 */
export function exactOrder(
  prepared: PreparedOrder,
  price: Decimal,
  cell: Cell = cellAt(prepared.cells, price),
): ExactOrder {
  const { gross, over } = cell
  const { whole, grain, countedFee } = prepared
  const counted = atLeastZero(price)
  const netSaleKept = cell.sale * counted
  const netSaleShare = netSaleKept / whole
  const saleKept = netSaleShare * gross
  const gstInSale = saleKept - netSaleKept
  const compositionTax = prepared.isComposition
    ? (saleKept / THOUSAND) * marketRules.compositionTax
    : 0n
  const { commissionPercent, fixedFee: fixed } = cell.band
  const commission = (commissionPercent / grain) * prepared.commission * gross * counted
  const fixedFee = fixed * prepared.fixedFee * gross
  const shipping = prepared.shipping * gross
  const returnFees = prepared.returnFees * gross
  const ads = prepared.adsCounted * gross
  const packing = prepared.packing * gross
  const goodsSold = prepared.goodsSold * gross
  const goodsDamaged = prepared.goodsDamaged * gross

  const feeParts = (commission + fixedFee + shipping + returnFees) / countedFee
  const tcs = netSaleShare * prepared.tcs
  const tds = netSaleShare * prepared.tds
  const inputTaxCredit = prepared.getsInputTax
    ? (feeParts + ads / countedFee) * marketRules.gstOnFees + prepared.goodsTax * gross
    : 0n
  return {
    over,
    saleKept,
    gstInSale,
    compositionTax,
    commission,
    fixedFee,
    shipping,
    returnFees,
    ads,
    packing,
    goodsSold,
    goodsDamaged,
    profit: cell.gain * counted - cell.burden,
    netSaleKept,
    fees: feeParts * THOUSAND,
    gstOnFees: feeParts * marketRules.gstOnFees,
    tcs,
    tds,
    payout: saleKept - feeParts * WITH_GST_ON_FEES - tcs - tds,
    inputTaxCredit,
    gstDue: prepared.getsInputTax ? gstInSale - inputTaxCredit : compositionTax,
  }
}

/** What an order brings and costs, each figure rounded once, in its fortieth decimal. */
export type Order = {
  /** The fee band of the price. */
  readonly band: FeeBand
  /** Of all orders sent out, in percent: those that are kept, and those whose goods are lost. */
  readonly keptPercent: Decimal
  readonly damagedPercent: Decimal
  /** In percent; 0 unless registered. */
  readonly gstRateUsed: Decimal
  /** No slab of clothes and shoes fits the price: it counts at the higher rate. */
  readonly slabInconsistent: boolean
  /** Of one order that is kept, and of those kept among the ones sent out. */
  readonly netSale: Decimal
  readonly netSaleKept: Decimal
  /** Before GST, without ads. */
  readonly fees: Decimal
  readonly gstOnFeesAmount: Decimal
  readonly tcs: Decimal
  readonly tds: Decimal
  readonly heldBack: Decimal
  readonly payout: Decimal
  readonly outputGst: Decimal
  readonly inputTaxCredit: Decimal
  /** Below 0 it is carried forward: profit, but not yet cash. */
  readonly gstDue: Decimal
  /** What is paid after TCS is set off. */
  readonly gstCash: Decimal
  /** Per order sent out. */
  readonly profit: Decimal
  /** Nothing where no order is kept. */
  readonly profitPerKept: Decimal | undefined
  /** In percent of the net sale that is kept; nothing where that is 0. */
  readonly margin: Decimal | undefined
  readonly ledger: Ledger
  /** Of the sale that is kept: the four add up to it. */
  readonly parts: {
    readonly product: Decimal
    readonly marketplace: Decimal
    readonly tax: Decimal
    readonly profit: Decimal
  }
}

/** From the sale that is kept to the profit: the first less all others. */
export type Ledger = {
  readonly saleKept: Decimal
  readonly gstInSale: Decimal
  readonly compositionTax: Decimal
  readonly commission: Decimal
  readonly fixedFee: Decimal
  readonly shipping: Decimal
  readonly returnFees: Decimal
  readonly ads: Decimal
  readonly packing: Decimal
  readonly goodsSold: Decimal
  /** With the input tax that has to be given back. */
  readonly goodsDamaged: Decimal
}

/**
 * An order at a price, as figures.
 *
 * @example orderAt(prepared, decimalFrom(1180))
 * // payout 811.74, gstDue 34.38, profit 191, margin 19.1, …
 */
export function orderAt(prepared: PreparedOrder, price: Decimal): Order {
  const cell = cellAt(prepared.cells, price)
  const exact = exactOrder(prepared, price, cell)
  const { over, profit, netSaleKept } = exact
  const { whole, kept } = prepared
  const figure = (amount: bigint) => quotient(amount, over)
  const cash = exact.gstDue - exact.tcs
  return {
    band: cell.band,
    keptPercent: quotient(kept * hundred, whole),
    damagedPercent: quotient(prepared.damaged * hundred, whole * whole),
    gstRateUsed: cell.gstPercent,
    slabInconsistent: prepared.hasSlabs && isBetweenSlabs(price),
    netSale: quotient(atLeastZero(price) * whole, cell.gross),
    netSaleKept: figure(netSaleKept),
    fees: figure(exact.fees),
    gstOnFeesAmount: figure(exact.gstOnFees),
    tcs: figure(exact.tcs),
    tds: figure(exact.tds),
    heldBack: figure(exact.tcs + exact.tds),
    payout: figure(exact.payout),
    outputGst: figure(exact.gstInSale),
    inputTaxCredit: figure(exact.inputTaxCredit),
    gstDue: figure(exact.gstDue),
    gstCash: figure(cash > 0n ? cash : 0n),
    profit: figure(profit),
    profitPerKept: kept > 0n ? quotient(profit * whole, over * kept) : undefined,
    margin: marginOf(exact),
    ledger: {
      saleKept: figure(exact.saleKept),
      gstInSale: figure(exact.gstInSale),
      compositionTax: figure(exact.compositionTax),
      commission: figure(exact.commission),
      fixedFee: figure(exact.fixedFee),
      shipping: figure(exact.shipping),
      returnFees: figure(exact.returnFees),
      ads: figure(exact.ads),
      packing: figure(exact.packing),
      goodsSold: figure(exact.goodsSold),
      goodsDamaged: figure(exact.goodsDamaged),
    },
    parts: {
      product: figure(exact.packing + exact.goodsSold + exact.goodsDamaged),
      marketplace: figure(
        exact.commission + exact.fixedFee + exact.shipping + exact.returnFees + exact.ads,
      ),
      tax: figure(exact.gstInSale + exact.compositionTax),
      profit: figure(profit),
    },
  }
}

/** Profit in percent of the net sale that is kept; nothing where that is 0. */
export const marginOf = ({ profit, netSaleKept }: ExactOrder): Decimal | undefined =>
  netSaleKept > 0n ? quotient(profit * hundred, netSaleKept) : undefined

/** What is shown of an order, to the paisa. */
export type ShownOrder = {
  /** The first less all others is the profit as it is shown. */
  readonly ledger: Ledger
  /** Sums of lines of the ledger: the four add up to its first one. */
  readonly parts: Order['parts']
  /** TCS and TDS add up to what is shown as held back. */
  readonly tcs: Decimal
  readonly tds: Decimal
  /** What is left of the GST in the price after the GST to pay, both as they are shown. */
  readonly inputTaxCredit: Decimal
}

const PLACES = 2
const PAISA = one / 100n
const shown = (value: Decimal) => round(value, PLACES)

/**
 * Rounds an order so that its shown lines add up to what is shown below them. Profit, payout, what is
 * held back and the GST to pay are rounded to the nearest paisa; the lines are adjusted, by less than
 * a paisa each.
 */
export function shownOrder(order: Order): ShownOrder {
  const ledger = shownLedger(order)
  const { commission, fixedFee, shipping, returnFees, ads } = ledger
  const [tcs = zero, tds = zero] = roundParts([order.tcs, order.tds], order.heldBack, PLACES)
  return {
    ledger,
    parts: {
      product: sum(ledger.packing, ledger.goodsSold, ledger.goodsDamaged),
      marketplace: sum(commission, fixedFee, shipping, returnFees, ads),
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
 * Sale and tax are shown elsewhere on the page, too: they are rounded to the nearest paisa if the
 * other lines can be adjusted. If they cannot, all lines are rounded alike.
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
    return ledgerOf(ledger, [sale, gst, turnoverTax, ...rounded])
  }
  const taken = [gstInSale, compositionTax, ...lines].map((line) => subtract(zero, line))
  const [first, ...others] = roundParts([saleKept, ...taken], profit, PLACES)
  return ledgerOf(ledger, [first as Decimal, ...others.map((line) => subtract(zero, line))])
}

const ledgerOf = (ledger: Ledger, amounts: readonly Decimal[]) =>
  Object.fromEntries(Object.keys(ledger).map((name, at) => [name, amounts[at]])) as Ledger
