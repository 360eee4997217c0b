import { type Decimal, hundred, one, round } from '../../../core/money/decimal'
import { quotient } from '../../market/order/prepare-order'
import {
  type Basis,
  BIN_WIDTH,
  BINS,
  binOf,
  type Earnings,
  isBelowTarget,
  isGain,
  isLoss,
  LOSS_BINS,
  type Totals,
} from '../compute'
import type { Product } from '../read-product'
import {
  type Amounts,
  type Coefficients,
  type EarningsCalculator,
  earningsCalculator,
  earningsTimesOver,
} from './fast-earnings'

/*
 * Computes a whole list. Figures that are shown, and totals, are exact. Comparisons (which row is
 * lower, is it a loss, in which bar of the histogram is it) use floats, and the exact figure wherever
 * floats are too close to tell: the outcome is the same, many times faster.
 */

/**
 * Floats here differ from the exact figure by less than a hundredth of this, times the figure or 1.
 */
const TOLERANCE = 1e-9

/**
 * Whether two floats are too close to tell which figure is lower.
 *
 * @example isTooClose(20, 20.000000001) // true
 */
export const isTooClose = (a: number, b: number): boolean =>
  Math.abs(a - b) <= TOLERANCE * Math.max(1, Math.abs(a))

/** @example approximate(decimalFrom('12.5')) // 12.5 */
export const approximate = (value: Decimal): number => Number(value) / 1e40

/** Coefficients as floats, and the sums of all products that have them. */
type Floats = {
  readonly gain: number
  readonly cost: number
  readonly fixedFee: number
  readonly shipping: number
  readonly ads: number
  readonly rest: number
  readonly sale: number
  readonly paid: number
  readonly fixedFeePaid: number
  readonly shippingPaid: number
  readonly restPaid: number
  readonly bandFee: number
  /** Of the products that make money, and of those that lose it. */
  readonly made: Sums
  readonly lost: Sums
}

/**
 * The sums of all amounts; for fees, only the differences between a row's own and the default ones.
 */
type Sums = { -readonly [Name in keyof Amounts]: bigint } & { orders: bigint }

const noSums = (): Sums => ({
  price: 0n,
  cost: 0n,
  fixedFee: 0n,
  shipping: 0n,
  ads: 0n,
  orders: 0n,
})

function floatsOf(factors: Coefficients): Floats {
  const over = Number(factors.over)
  const each = (number: bigint) => Number(number) / over
  return {
    gain: each(factors.gain),
    cost: each(factors.cost),
    fixedFee: each(factors.fixedFee),
    shipping: each(factors.shipping),
    ads: each(factors.ads),
    // This is an amount, the others are factors.
    rest: each(factors.rest) / 1e40,
    sale: each(factors.sale),
    paid: each(factors.paid),
    fixedFeePaid: each(factors.fixedFeePaid),
    shippingPaid: each(factors.shippingPaid),
    restPaid: each(factors.restPaid) / 1e40,
    bandFee: approximate(factors.bandFee),
    made: noSums(),
    lost: noSums(),
  }
}

export type ComputedList = {
  /** Computes the next product. */
  add(product: Product): void
  totals(target: Decimal): Totals
  /** The exact earnings of one order of a product. */
  earningsOf(index: number): Earnings
  /** The same in floats; not a number where there is no margin. */
  readonly profits: Float64Array
  readonly payouts: Float64Array
  readonly margins: Float64Array
  isLoss(index: number): boolean
  /** Whether a product stays below a margin. */
  isShort(target: Decimal): (index: number) => boolean
  binOf(index: number): number
}

/**
 * @example const list = computedList(basis, products.length)
 * for (const product of products) list.add(product)
 * list.totals(target) // products 12, orders 340, profit 1234.56, …
 */
export function computedList(basis: Basis, most: number): ComputedList {
  const { defaults, coefficientsOf, earningsOf } = earningsCalculator(basis)
  const defaultFloats = {
    cost: approximate(defaults.cost as Decimal),
    shipping: approximate(defaults.shipping as Decimal),
    ads: approximate(defaults.ads as Decimal),
  }
  const profits = new Float64Array(most)
  const payouts = new Float64Array(most)
  const margins = new Float64Array(most)
  const bins = new Uint8Array(most)
  const counts = new Array<number>(BINS).fill(0)
  const byCell = new Map<Coefficients, Floats>()
  const alone = { made: 0n, lost: 0n, payout: 0n, netSale: 0n, orders: 0n }
  const products: Product[] = []
  let count = 0
  let makers = 0

  /**
   * Stores floats of the exact figures: needed where a figure is a small difference of large amounts.
   */
  const storeExact = ({ profit, payout, margin, netSale }: Earnings) => {
    if (isGain({ profit })) makers += 1
    profits[count] = approximate(profit)
    payouts[count] = approximate(payout)
    margins[count] = margin === undefined ? Number.NaN : approximate(margin)
    bins[count] = binOf({ profit, payout, margin, netSale })
  }

  /**
   * Stores figures that are computed with floats. @returns `false` where these are not exact enough
   */
  const storeFloats = (floats: Floats, product: Product): boolean => {
    const { fixedFee, shipping, ads, cost } = product
    const price = approximate(product.price)
    const fee = fixedFee === undefined ? floats.bandFee : approximate(fixedFee)
    const sending = shipping === undefined ? defaultFloats.shipping : approximate(shipping)
    const brings = floats.gain * price
    const takes =
      floats.cost * (cost === undefined ? defaultFloats.cost : approximate(cost)) +
      floats.fixedFee * fee +
      floats.shipping * sending +
      floats.ads * (ads === undefined ? defaultFloats.ads : approximate(ads)) +
      floats.rest
    const profit = brings - takes
    const netSale = floats.sale * price
    const paid = floats.paid * price
    const heldBack = floats.fixedFeePaid * fee + floats.shippingPaid * sending + floats.restPaid
    const payout = paid - heldBack
    const margin = (100 * profit) / netSale
    const error = FLOAT_ERROR * (Math.abs(brings) + takes)
    const isSure =
      isSmall(error, profit) &&
      isSmall((100 * error) / netSale, margin) &&
      isSmall(FLOAT_ERROR * (Math.abs(paid) + heldBack), payout) &&
      !isTooClose(profit, -0.005) &&
      !isTooClose(profit, 0.005) &&
      !isTooClose(margin, Math.round(margin / BIN_WIDTH) * BIN_WIDTH)
    if (!isSure) return false
    if (profit > 0.005) makers += 1
    profits[count] = profit
    payouts[count] = payout
    margins[count] = margin
    const steps = Math.floor(margin / BIN_WIDTH)
    bins[count] =
      profit < -0.005
        ? Math.min(Math.max(steps + LOSS_BINS, 0), LOSS_BINS - 1)
        : Math.min(Math.max(steps, 0) + LOSS_BINS, BINS - 1)
    return true
  }

  /**
   * Adds a product to the sums of its coefficients: these are multiplied and divided once, for all
   * products.
   */
  const addShared = (factors: Coefficients, product: Product) => {
    let floats = byCell.get(factors)
    if (!floats) {
      floats = floatsOf(factors)
      byCell.set(factors, floats)
    }
    if (!storeFloats(floats, product)) storeExact(earningsOf(product))
    const sums = (bins[count] ?? 0) < LOSS_BINS ? floats.lost : floats.made
    const { price, cost = defaults.cost, fixedFee, shipping, ads, quantity } = product
    const isOne = quantity === one
    const times = isOne ? 1n : quantity / one
    sums.orders += times
    sums.price += isOne ? price : price * times
    sums.cost += isOne ? cost : cost * times
    if (fixedFee !== undefined) sums.fixedFee += (fixedFee - factors.bandFee) * times
    if (shipping !== undefined) sums.shipping += (shipping - defaults.shipping) * times
    if (ads !== undefined) sums.ads += (ads - defaults.ads) * times
  }

  const addAlone = (product: Product) => {
    const earnings = earningsOf(product)
    storeExact(earnings)
    const times = product.quantity / one
    alone.orders += times
    alone[isLoss(earnings) ? 'lost' : 'made'] += earnings.profit * times
    alone.payout += earnings.payout * times
    alone.netSale += earnings.netSale * times
  }

  const isShort = (target: Decimal) => {
    const isBelow = isBelowTarget(target)
    const end = approximate(round(target, 2)) - 0.005
    return (index: number) => {
      const margin = margins[index] ?? Number.NaN
      if ((bins[index] ?? 0) < LOSS_BINS) return true
      return isTooClose(margin, end)
        ? isBelow(earningsOf(products[index] as Product))
        : !(margin > end)
    }
  }

  return {
    profits,
    payouts,
    margins,
    earningsOf: (index) => earningsOf(products[index] as Product),
    isLoss: (index) => (bins[index] ?? 0) < LOSS_BINS,
    isShort,
    binOf: (index) => bins[index] ?? 0,
    add(product) {
      const factors = coefficientsOf(product)
      if (factors.isShared) addShared(factors, product)
      else addAlone(product)
      const bin = bins[count] ?? 0
      counts[bin] = (counts[bin] ?? 0) + 1
      products.push(product)
      count += 1
    },
    totals(target) {
      let { made, lost, payout, netSale, orders } = alone
      for (const [factors, floats] of byCell) {
        const good = totalTimesOver(factors, floats.made, defaults)
        const bad = totalTimesOver(factors, floats.lost, defaults)
        orders += floats.made.orders + floats.lost.orders
        made += quotient(good.profit, factors.over)
        lost += quotient(bad.profit, factors.over)
        payout += quotient(good.payout + bad.payout, factors.over)
        netSale += quotient(good.netSale + bad.netSale, factors.over)
      }
      const isBelow = isShort(target)
      let below = 0
      for (let index = 0; index < count; index++) if (isBelow(index)) below += 1
      return {
        products: count,
        orders,
        profit: (made + lost) as Decimal,
        made: made as Decimal,
        lost: lost as Decimal,
        payout: payout as Decimal,
        margin: netSale > 0n ? quotient((made + lost) * hundred, netSale) : undefined,
        makers,
        losers: counts.slice(0, LOSS_BINS).reduce((a, b) => a + b),
        below,
        bins: [...counts],
      }
    },
  }
}

/**
 * An upper bound of the rounding error of a dozen float operations, relative to the largest amount.
 */
const FLOAT_ERROR = 1e-14
const isSmall = (error: number, figure: number) =>
  error < (TOLERANCE / 100) * Math.max(1, Math.abs(figure))

const totalTimesOver = (
  factors: Coefficients,
  sums: Sums,
  defaults: EarningsCalculator['defaults'],
) =>
  earningsTimesOver(
    factors,
    {
      price: sums.price,
      cost: sums.cost,
      fixedFee: sums.fixedFee + factors.bandFee * sums.orders,
      shipping: sums.shipping + defaults.shipping * sums.orders,
      ads: sums.ads + defaults.ads * sums.orders,
    },
    sums.orders,
  )
