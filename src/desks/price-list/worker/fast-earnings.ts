import { atLeastZero, type Decimal, hundred, zero } from '../../../core/money/decimal'
import {
  type Cell,
  type PreparedOrder,
  prepareOrder,
  quotient,
  WITH_GST_ON_FEES,
} from '../../market/order/prepare-order'
import type { FeeBand } from '../../market/order/terms'
import { type Basis, type Earnings, type OwnTerms, termsOf } from '../compute'
import type { Product } from '../read-product'

/*
 * The earnings of all products of a list: the same to the last digit as `computeEarnings` of each,
 * several times faster.
 *
 * In a cell of one fee band and one GST slab every figure is a sum of the row's amounts, each times a
 * whole number, over a denominator. These coefficients depend only on percentages, of which a list has
 * few: they are computed once, with `prepareOrder`, and reduced by their common divisor.
 */

/**
 * The coefficients of profit × over, net sale × over and payout × over, for each amount of a row.
 */
export type Coefficients = {
  readonly over: bigint
  /** For the profit: the price adds to it, the others are subtracted. */
  readonly gain: bigint
  readonly cost: bigint
  readonly fixedFee: bigint
  readonly shipping: bigint
  readonly ads: bigint
  readonly rest: bigint
  readonly sale: bigint
  /** For the payout. */
  readonly paid: bigint
  readonly fixedFeePaid: bigint
  readonly shippingPaid: bigint
  readonly restPaid: bigint
  /** The fixed fee of the band, for rows without their own. */
  readonly bandFee: Decimal
  /** They are remembered, because other products have the same. */
  readonly isShared: boolean
}

/** The same without commission. */
type CoefficientsBeforeCommission = Coefficients & {
  readonly upTo: Decimal | undefined
  readonly band: FeeBand
  /** What a unit of commission takes of a unit of price. */
  readonly commission: bigint
  readonly commissionPaid: bigint
}

type CellCoefficients = {
  readonly cells: readonly CoefficientsBeforeCommission[]
  /**
   * Coefficients with a commission, by its percentage and by the index of the cell; `undefined` stands
   * for the commission of the band.
   */
  readonly known: Map<Decimal | undefined, (Coefficients | undefined)[]>
}

/**
 * The most percentages that are remembered. A list with more of them has computed ones, a new one each
 * row.
 */
const MOST_COMMISSIONS = 200
const MOST_RATES = 2_000
/** Percentages that people typed have no more than six decimals. */
const TYPED = 10n ** 34n

/** The amounts of a row; where it has none of its own, those of the marketplace order. */
export type Amounts = {
  readonly price: bigint
  readonly cost: bigint
  readonly fixedFee: bigint
  readonly shipping: bigint
  readonly ads: bigint
}

export type EarningsCalculator = {
  /** The amounts of the marketplace order, for rows without their own. */
  readonly defaults: Pick<Amounts, 'cost' | 'shipping' | 'ads'>
  /**
   * The coefficients of a product; the same object for all products with its rates and its fee band.
   */
  coefficientsOf(product: Product): Coefficients
  /** The earnings of one order. */
  earningsOf(product: Product): Earnings
}

/**
 * @example earningsCalculator(basis).earningsOf(product) // payout 811.74, profit 191, margin 19.1
 */
export function earningsCalculator(basis: Basis): EarningsCalculator {
  const { terms } = basis
  const defaults = {
    cost: atLeastZero(terms.costPrice),
    shipping: atLeastZero(terms.shippingFee),
    ads: atLeastZero(terms.adsPerOrder),
  }
  const cellsFor = rememberedByRates((own) => cellCoefficientsOf(own, basis))

  const coefficientsOf = (product: Product): Coefficients => {
    const { cells, known } = cellsFor(product)
    const at = cellOf(cells, product.price)
    const cell = cells[at] as CoefficientsBeforeCommission
    const percent = product.commission ?? cell.band.commissionPercent
    let byCell = known.get(product.commission)
    if (!byCell) {
      if (percent % TYPED !== 0n || known.size >= MOST_COMMISSIONS) {
        return withCommission(cell, percent)
      }
      byCell = []
      known.set(product.commission, byCell)
    }
    let factors = byCell[at]
    if (!factors) {
      factors = { ...reduced(withCommission(cell, percent)), isShared: true }
      byCell[at] = factors
    }
    return factors
  }

  const amountsOf = (
    { price, cost, fixedFee, shipping, ads }: Product,
    factors: Coefficients,
  ): Amounts => ({
    price: atLeastZero(price),
    cost: cost === undefined ? defaults.cost : atLeastZero(cost),
    fixedFee: fixedFee ?? factors.bandFee,
    shipping: shipping === undefined ? defaults.shipping : atLeastZero(shipping),
    ads: ads === undefined ? defaults.ads : atLeastZero(ads),
  })

  return {
    defaults,
    coefficientsOf,
    earningsOf(product) {
      const factors = coefficientsOf(product)
      const { profit, netSale, payout } = earningsTimesOver(
        factors,
        amountsOf(product, factors),
        1n,
      )
      return {
        payout: quotient(payout, factors.over),
        profit: quotient(profit, factors.over),
        netSale: quotient(netSale, factors.over),
        margin: netSale > 0n ? quotient(profit * hundred, netSale) : undefined,
      }
    },
  }
}

/**
 * Earnings × `over` for the amounts of one order, or for the sums of several orders: everything is
 * linear.
 */
export function earningsTimesOver(factors: Coefficients, amounts: Amounts, orders: bigint) {
  const { price, cost, fixedFee, shipping, ads } = amounts
  return {
    profit:
      factors.gain * price -
      factors.cost * cost -
      factors.fixedFee * fixedFee -
      factors.shipping * shipping -
      factors.ads * ads -
      factors.rest * orders,
    netSale: factors.sale * price,
    payout:
      factors.paid * price -
      factors.fixedFeePaid * fixedFee -
      factors.shippingPaid * shipping -
      factors.restPaid * orders,
  }
}

function cellOf(cells: readonly CoefficientsBeforeCommission[], price: Decimal): number {
  let at = 0
  for (; at < cells.length - 1; at++) {
    const upTo = cells[at]?.upTo
    if (upTo === undefined || price <= upTo) break
  }
  return at
}

/** Computes something once for all rows with the same rates. */
function rememberedByRates(
  make: (own: OwnTerms) => CellCoefficients,
): (product: Product) => CellCoefficients {
  type Rate = Product['gstRate']
  const known = new Map<Rate, Map<Rate, Map<Rate, CellCoefficients>>>()
  let size = 0
  return (product) => {
    const { gstRate, gstOnCost, returns } = product
    const before = known.get(gstRate)?.get(gstOnCost)?.get(returns)
    if (before) return before
    const byCell = make(product)
    if (size >= MOST_RATES) return byCell
    size += 1
    const byCost = known.get(gstRate) ?? new Map<Rate, Map<Rate, CellCoefficients>>()
    const byReturns = byCost.get(gstOnCost) ?? new Map<Rate, CellCoefficients>()
    known.set(gstRate, byCost.set(gstOnCost, byReturns.set(returns, byCell)))
    return byCell
  }
}

/** The coefficients of each cell, from an order with one unit of each amount and no commission. */
function cellCoefficientsOf(
  { gstRate, gstOnCost, returns }: OwnTerms,
  basis: Basis,
): CellCoefficients {
  const terms = termsOf(
    {
      gstRate,
      gstOnCost,
      returns,
      commission: undefined,
      fixedFee: undefined,
      shipping: 1n as Decimal,
      ads: 1n as Decimal,
    },
    basis,
  )
  const feeCard = terms.feeCard.map((band) => ({ ...band, commissionPercent: zero }))
  const prepared = prepareOrder({ ...terms, costPrice: zero, feeCard })
  return {
    cells: prepared.cells.map((cell) => {
      const band = basis.terms.feeCard.find(({ upTo }) => upTo === cell.band.upTo) ?? cell.band
      return reduced({
        ...unitsOf(prepared, cell),
        upTo: cell.upTo,
        band,
        bandFee: band.fixedFee,
        isShared: false,
      })
    }),
    known: new Map(),
  }
}

/**
 * Here a commission counts in units of 10⁻⁴⁰, so that it may have any decimals: `grain` times as fine.
 */
function unitsOf(prepared: PreparedOrder, { gross, over, gain, sale }: Cell) {
  const { grain, perCost, countedFee } = prepared
  const scale = gross * grain
  const sold = sale / prepared.whole
  // The payout is reduced by fees with their GST, whether or not it comes back.
  const paid = (amount: bigint) => (amount / countedFee) * WITH_GST_ON_FEES
  return {
    over: over * grain,
    gain: gain * grain,
    cost: (perCost.sold + perCost.damaged) * scale,
    fixedFee: prepared.fixedFee * scale,
    shipping: prepared.shipping * scale,
    ads: prepared.adsCounted * scale,
    rest: (prepared.packing + prepared.returnFees) * scale,
    sale: sale * grain,
    paid: (sold * gross - sold * (prepared.tcs + prepared.tds)) * grain,
    fixedFeePaid: paid(prepared.fixedFee) * scale,
    shippingPaid: paid(prepared.shipping) * scale,
    restPaid: paid(prepared.returnFees) * scale,
    commission: prepared.commission * gross,
    commissionPaid: paid(prepared.commission) * gross,
  }
}

const withCommission = (factors: CoefficientsBeforeCommission, percent: Decimal): Coefficients => ({
  over: factors.over,
  gain: factors.gain - factors.commission * percent,
  cost: factors.cost,
  fixedFee: factors.fixedFee,
  shipping: factors.shipping,
  ads: factors.ads,
  rest: factors.rest,
  sale: factors.sale,
  paid: factors.paid - factors.commissionPaid * percent,
  fixedFeePaid: factors.fixedFeePaid,
  shippingPaid: factors.shippingPaid,
  restPaid: factors.restPaid,
  bandFee: factors.bandFee,
  isShared: false,
})

/** Names of prices and fees, which are no coefficients. */
const isAmount = (name: string) => name === 'upTo' || name === 'bandFee'

/** Divides all coefficients by their greatest common divisor. */
function reduced<Any extends Coefficients>(factors: Any): Any {
  const entries = Object.entries(factors)
  const numbers = entries.flatMap(([name, value]) =>
    typeof value === 'bigint' && !isAmount(name) ? [value] : [],
  )
  const common = numbers.reduce(commonDivisor, 0n)
  const divided = entries.map(([name, value]) => [
    name,
    typeof value === 'bigint' && !isAmount(name) ? value / common : value,
  ])
  return Object.fromEntries(divided) as Any
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [divisor, rest] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest]
  return divisor
}
