import { type Decimal, hundred, one, round } from '../../../core/decimal'
import { settle } from '../shared/order/settle'
import { type Amounts, amountsBrought, type Earning, earning, type Line } from './earning'
import type { Product } from './read-product'
import {
  type Basis,
  BIN_WIDTH,
  BINS,
  binOf,
  type Earnings,
  isBelowTarget,
  isLoss,
  LOSS_BINS,
  type Totals,
} from './work-out'

/*
 * A whole list, worked out. Figures that are shown, and totals, are exact. What only tells rows apart
 * (which is lower, is it a loss, in which bar of the picture does it stand) is told by floats, and by
 * the exact figure wherever a float is too near to tell: the outcome is the same, many times faster.
 */

/** Floats here differ from the figure by less than a hundredth of this, times the figure or 1. */
const DOUBT = 1e-9

/** What a float does not tell. @example inDoubt(20, 20.000000001) // true */
export const inDoubt = (a: number, b: number): boolean =>
  Math.abs(a - b) <= DOUBT * Math.max(1, Math.abs(a))

/** @example approximate(decimalFrom('12.5')) // 12.5 */
export const approximate = (value: Decimal): number => Number(value) / 1e40

/** A line in floats, with what every order of it costs, whatever the product. */
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

/** The sums of all amounts; of fees only by how much those of a row's own differ from the usual ones. */
type Sums = { -readonly [Name in keyof Amounts]: bigint } & { orders: bigint }

const noSums = (): Sums => ({
  price: 0n,
  cost: 0n,
  fixedFee: 0n,
  shipping: 0n,
  ads: 0n,
  orders: 0n,
})

function floatsOf(line: Line): Floats {
  const over = Number(line.over)
  const each = (number: bigint) => Number(number) / over
  return {
    gain: each(line.gain),
    cost: each(line.cost),
    fixedFee: each(line.fixedFee),
    shipping: each(line.shipping),
    ads: each(line.ads),
    // An amount, unlike the others.
    rest: each(line.rest) / 1e40,
    sale: each(line.sale),
    paid: each(line.paid),
    fixedFeePaid: each(line.fixedFeePaid),
    shippingPaid: each(line.shippingPaid),
    restPaid: each(line.restPaid) / 1e40,
    bandFee: approximate(line.bandFee),
    made: noSums(),
    lost: noSums(),
  }
}

export type EarnedList = {
  /** Works out the next product. */
  add(product: Product): void
  totals(target: Decimal): Totals
  /** What one order of a product brings. */
  earningsOf(place: number): Earnings
  /** The same in floats; not a number where there is no margin. */
  readonly profits: Float64Array
  readonly payouts: Float64Array
  readonly margins: Float64Array
  isLoss(place: number): boolean
  /** Whether a product stays below a margin. */
  isShort(target: Decimal): (place: number) => boolean
  binOf(place: number): number
}

/**
 * @example const list = earnedList(basis, products.length)
 * for (const product of products) list.add(product)
 * list.totals(target) // products 12, orders 340, profit 1234.56, …
 */
export function earnedList(basis: Basis, most: number): EarnedList {
  const { usual, lineOf, earningsOf } = earning(basis)
  const usually = {
    cost: approximate(usual.cost as Decimal),
    shipping: approximate(usual.shipping as Decimal),
    ads: approximate(usual.ads as Decimal),
  }
  const profits = new Float64Array(most)
  const payouts = new Float64Array(most)
  const margins = new Float64Array(most)
  const bins = new Uint8Array(most)
  const counts = new Array<number>(BINS).fill(0)
  const lines = new Map<Line, Floats>()
  const alone = { made: 0n, lost: 0n, payout: 0n, netSale: 0n, orders: 0n }
  const products: Product[] = []
  let count = 0

  /** The floats of figures that are what remains of much larger ones come from the exact ones. */
  const keepExact = ({ profit, payout, margin, netSale }: Earnings) => {
    profits[count] = approximate(profit)
    payouts[count] = approximate(payout)
    margins[count] = margin === undefined ? Number.NaN : approximate(margin)
    bins[count] = binOf({ profit, payout, margin, netSale })
  }

  /** `false` where floats do not tell. */
  const keepNear = (floats: Floats, product: Product): boolean => {
    const { fixedFee, shipping, ads, cost } = product
    const price = approximate(product.price)
    const fee = fixedFee === undefined ? floats.bandFee : approximate(fixedFee)
    const sending = shipping === undefined ? usually.shipping : approximate(shipping)
    const brings = floats.gain * price
    const takes =
      floats.cost * (cost === undefined ? usually.cost : approximate(cost)) +
      floats.fixedFee * fee +
      floats.shipping * sending +
      floats.ads * (ads === undefined ? usually.ads : approximate(ads)) +
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
      !inDoubt(profit, -0.005) &&
      !inDoubt(margin, Math.round(margin / BIN_WIDTH) * BIN_WIDTH)
    if (!isSure) return false
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

  /** What is linear is added up before it is multiplied, and divided once. */
  const addShared = (line: Line, product: Product) => {
    let floats = lines.get(line)
    if (!floats) {
      floats = floatsOf(line)
      lines.set(line, floats)
    }
    if (!keepNear(floats, product)) keepExact(earningsOf(product))
    const sums = (bins[count] ?? 0) < LOSS_BINS ? floats.lost : floats.made
    const { price, cost = usual.cost, fixedFee, shipping, ads, quantity } = product
    const isOne = quantity === one
    const times = isOne ? 1n : quantity / one
    sums.orders += times
    sums.price += isOne ? price : price * times
    sums.cost += isOne ? cost : cost * times
    if (fixedFee !== undefined) sums.fixedFee += (fixedFee - line.bandFee) * times
    if (shipping !== undefined) sums.shipping += (shipping - usual.shipping) * times
    if (ads !== undefined) sums.ads += (ads - usual.ads) * times
  }

  const addAlone = (product: Product) => {
    const earnings = earningsOf(product)
    keepExact(earnings)
    const times = product.quantity / one
    alone.orders += times
    alone[isLoss(earnings) ? 'lost' : 'made'] += earnings.profit * times
    alone.payout += earnings.payout * times
    alone.netSale += earnings.netSale * times
  }

  const isShort = (target: Decimal) => {
    const isBelow = isBelowTarget(target)
    const end = approximate(round(target, 2)) - 0.005
    return (place: number) => {
      const margin = margins[place] ?? Number.NaN
      if ((bins[place] ?? 0) < LOSS_BINS) return true
      return inDoubt(margin, end)
        ? isBelow(earningsOf(products[place] as Product))
        : !(margin > end)
    }
  }

  return {
    profits,
    payouts,
    margins,
    earningsOf: (place) => earningsOf(products[place] as Product),
    isLoss: (place) => (bins[place] ?? 0) < LOSS_BINS,
    isShort,
    binOf: (place) => bins[place] ?? 0,
    add(product) {
      const line = lineOf(product)
      if (line.isShared) addShared(line, product)
      else addAlone(product)
      const bin = bins[count] ?? 0
      counts[bin] = (counts[bin] ?? 0) + 1
      products.push(product)
      count += 1
    },
    totals(target) {
      let { made, lost, payout, netSale, orders } = alone
      for (const [line, floats] of lines) {
        const good = brought(line, floats.made, usual)
        const bad = brought(line, floats.lost, usual)
        orders += floats.made.orders + floats.lost.orders
        made += settle(good.profit, line.over)
        lost += settle(bad.profit, line.over)
        payout += settle(good.payout + bad.payout, line.over)
        netSale += settle(good.netSale + bad.netSale, line.over)
      }
      const isBelow = isShort(target)
      let below = 0
      for (let place = 0; place < count; place++) if (isBelow(place)) below += 1
      return {
        products: count,
        orders,
        profit: (made + lost) as Decimal,
        made: made as Decimal,
        lost: lost as Decimal,
        payout: payout as Decimal,
        margin: netSale > 0n ? settle((made + lost) * hundred, netSale) : undefined,
        losers: counts.slice(0, LOSS_BINS).reduce((a, b) => a + b),
        below,
        bins: [...counts],
      }
    },
  }
}

/** Far more than a dozen steps in floats are wrong by, as a part of the largest amount. */
const FLOAT_ERROR = 1e-14
const isSmall = (error: number, figure: number) =>
  error < (DOUBT / 100) * Math.max(1, Math.abs(figure))

const brought = (line: Line, sums: Sums, usual: Earning['usual']) =>
  amountsBrought(
    line,
    {
      price: sums.price,
      cost: sums.cost,
      fixedFee: sums.fixedFee + line.bandFee * sums.orders,
      shipping: sums.shipping + usual.shipping * sums.orders,
      ads: sums.ads + usual.ads * sums.orders,
    },
    sums.orders,
  )
