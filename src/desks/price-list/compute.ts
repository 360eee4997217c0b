import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  hundred,
  multiplyDivide,
  one,
  round,
  sum,
} from '../../core/money/decimal'
import type { GstIn } from '../../core/tables/tax-words'
import { exactOrder, marginOf } from '../market/order/order'
import { type PreparedOrder, prepareOrder, quotient, withCost } from '../market/order/prepare-order'
import { isSoldAtZero, type OrderTerms } from '../market/order/terms'
import { boughtAt } from './gst-cell'
import type { Product } from './read-product'

/** The marketplace order, for everything that a row of the file does not say itself. */
export type Basis = {
  readonly terms: OrderTerms
  /** The file has rates of its own: goods are bought at the rate they are sold at. */
  readonly hasGstRates: boolean
}

/** All prices changed by a percentage, and all commissions by points. */
export type Changes = { readonly pricePercent: Decimal; readonly commissionPoints: Decimal }

/** What a row says beside its price, its cost and its quantity. */
export type OwnTerms = Omit<Product, 'price' | 'cost' | 'quantity'>

/**
 * The terms of a row: its own, and where it has none those of the marketplace order. A commission or a
 * fixed fee of its own holds for every price. What is sold at 0% bears the GST on its fees.
 */
export function termsOf(own: OwnTerms, basis: Basis): OrderTerms {
  const { terms } = basis
  const { commission, fixedFee } = own
  const fees = {
    ...(commission !== undefined && { commissionPercent: commission }),
    ...(fixedFee !== undefined && { fixedFee }),
  }
  const gstRate = own.gstRate ?? terms.gstRate
  return {
    ...terms,
    gstRate,
    ...(isSoldAtZero({ ...terms, gstRate }) && { bearsInputTax: true }),
    gstOnCost: gstOnCostOf(own, basis),
    feeCard: terms.feeCard.map((band) => ({ ...band, ...fees })),
    shippingFee: own.shipping ?? terms.shippingFee,
    adsPerOrder: own.ads ?? terms.adsPerOrder,
    returned: { ...terms.returned, percent: own.returns ?? terms.returned.percent },
  }
}

/**
 * The GST rate at which the goods of a row are bought; for clothes and shoes that of their cost.
 */
export const gstOnCostOf = (
  own: OwnTerms,
  { terms, hasGstRates }: Basis,
  cost: Decimal = terms.costPrice,
  costIs: GstIn = 'before-gst',
): Decimal =>
  boughtAt(own.gstOnCost ?? (hasGstRates ? own.gstRate : undefined), cost, costIs) ??
  terms.gstOnCost

/** A list with more different terms than this hardly has two rows with the same ones. */
const MOST_PREPARED = 5_000

/**
 * Prepares the orders of one price list; terms that rows have in common are prepared once.
 *
 * @example orderPreparer(basis)(product) // as `prepareOrder` makes it of the terms and cost of the row
 */
export function orderPreparer(basis: Basis): (product: Product) => PreparedOrder {
  const known = new Map<string, PreparedOrder>()
  return (product) => {
    const { price: _, cost, quantity: __, ...own } = product
    const key = Object.values(own).join()
    let prepared = known.get(key)
    if (!prepared) {
      prepared = prepareOrder(termsOf(own, basis))
      if (known.size < MOST_PREPARED) known.set(key, prepared)
    }
    return withCost(prepared, cost ?? basis.terms.costPrice)
  }
}

/** What one order of a product brings. */
export type Earnings = {
  readonly payout: Decimal
  readonly profit: Decimal
  readonly netSale: Decimal
  /** In percent; nothing where no order is kept. */
  readonly margin: Decimal | undefined
}

/** What all orders of a product bring. @example timesQuantity(decimalFrom(191), { quantity: decimalFrom(5) }) // 955 */
export const timesQuantity = (each: Decimal, { quantity }: Pick<Product, 'quantity'>): Decimal =>
  ((each * quantity) / one) as Decimal

/** @example computeEarnings(prepared, decimalFrom(1180)) // payout 811.74, profit 191, margin 19.1 */
export function computeEarnings(prepared: PreparedOrder, price: Decimal): Earnings {
  const order = exactOrder(prepared, price)
  return {
    payout: quotient(order.payout, order.over),
    profit: quotient(order.profit, order.over),
    netSale: quotient(order.netSaleKept, order.over),
    margin: marginOf(order),
  }
}

const HALF_PAISA = decimalFrom('0.005')

/** A loss that is shown: less than half a paisa is none. */
export const isLoss = ({ profit }: Pick<Earnings, 'profit'>): boolean => profit <= -HALF_PAISA

/** A profit that is shown: less than half a paisa is none either. */
export const isGain = ({ profit }: Pick<Earnings, 'profit'>): boolean => profit >= HALF_PAISA

/** The bars of the histogram are five points of margin wide; the first and the last are open. */
export const BIN_WIDTH = 5
export const LOSS_BINS = 4
export const BINS = 15

/** The margin at which each bar but the first begins. */
const bounds = Array.from({ length: BINS - 1 }, (_, bin) =>
  decimalFrom((bin + 1 - LOSS_BINS) * BIN_WIDTH),
)

/** The bar of a product: losses are left of 0, all others right of it. */
export function binOf(earnings: Earnings): number {
  const { margin } = earnings
  const loses = isLoss(earnings)
  if (margin === undefined) return loses ? 0 : LOSS_BINS
  let bin = loses ? 0 : LOSS_BINS
  const last = loses ? LOSS_BINS - 1 : BINS - 1
  while (bin < last && margin >= (bounds[bin] as Decimal)) bin++
  return bin
}

/** The totals of a whole list. */
export type Totals = {
  readonly products: number
  readonly orders: bigint
  readonly profit: Decimal
  /** Of the products that make money, and of those that lose it. */
  readonly made: Decimal
  readonly lost: Decimal
  readonly payout: Decimal
  readonly margin: Decimal | undefined
  readonly makers: number
  readonly losers: number
  /** Below the target, those that lose money among them. */
  readonly below: number
  /** The number of products in each bar. */
  readonly bins: readonly number[]
}

/** Adds up a list, product by product. */
export function totalsCounter(target: Decimal) {
  const bins = new Array<number>(BINS).fill(0)
  let [products, makers, losers, below] = [0, 0, 0, 0]
  let [orders, made, lost, payout, netSale] = [0n, 0n, 0n, 0n, 0n]
  const isShort = isBelowTarget(target)
  return {
    add(earnings: Earnings, quantity: Decimal) {
      const times = quantity === one ? 1n : quantity / one
      const loses = isLoss(earnings)
      products += 1
      orders += times
      payout += earnings.payout * times
      netSale += earnings.netSale * times
      if (loses) {
        losers += 1
        lost += earnings.profit * times
      } else made += earnings.profit * times
      if (isGain(earnings)) makers += 1
      if (isShort(earnings)) below += 1
      const bin = binOf(earnings)
      bins[bin] = (bins[bin] ?? 0) + 1
    },
    totals: (): Totals => ({
      products,
      orders,
      profit: (made + lost) as Decimal,
      made: made as Decimal,
      lost: lost as Decimal,
      payout: payout as Decimal,
      margin: netSale > 0n ? quotient((made + lost) * hundred, netSale) : undefined,
      makers,
      losers,
      below,
      bins: [...bins],
    }),
  }
}

/**
 * Whether a product stays below a margin, as both are shown.
 *
 * @example isBelowTarget(decimalFrom(20))(earnings) // true for 19.99%, false for 19.995%
 */
export function isBelowTarget(target: Decimal): (earnings: Earnings) => boolean {
  const shown = round(target, 2)
  // Halves round away from 0: up to this margin, or just below it, a smaller one is shown.
  const end = (shown - HALF_PAISA) as Decimal
  return (earnings) =>
    isLoss(earnings) ||
    earnings.margin === undefined ||
    (shown > 0n ? earnings.margin < end : earnings.margin <= end)
}

export const isBelow = (earnings: Earnings, target: Decimal): boolean =>
  isBelowTarget(target)(earnings)

/**
 * The list at other prices and commissions: another basis, and a function that changes each product.
 * Prices do not go below 0, commissions stay between 0% and 100%.
 *
 * @example whatIf(basis, { pricePercent: decimalFrom(5), commissionPoints: decimalFrom(2) })
 */
export function whatIf(basis: Basis, { pricePercent, commissionPoints }: Changes) {
  const factor = atLeastZero(sum(hundred, pricePercent))
  const changedCommission = (percent: Decimal) => {
    // A commission is at most 100%, unless it was higher before.
    const most = percent > hundred ? percent : hundred
    const changed = sum(percent, commissionPoints)
    return changed < 0n ? (0n as Decimal) : changed > most ? most : changed
  }
  return {
    basis: {
      ...basis,
      terms: {
        ...basis.terms,
        feeCard: basis.terms.feeCard.map((band) => ({
          ...band,
          commissionPercent: changedCommission(band.commissionPercent),
        })),
      },
    },
    changed: (product: Product): Product => ({
      ...product,
      price: pricePercent === 0n ? product.price : multiplyDivide(product.price, factor, hundred),
      commission:
        product.commission === undefined ? undefined : changedCommission(product.commission),
    }),
  }
}
