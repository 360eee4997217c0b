import { atLeastZero, type Decimal, hundred, zero } from '../../../core/decimal'
import type { FeeBand } from '../shared/order/fee-card'
import {
  type Cell,
  type PreparedOrder,
  prepareOrder,
  WITH_GST_ON_FEES,
} from '../shared/order/prepare-order'
import { settle } from '../shared/order/settle'
import type { Product } from './read-product'
import { type Basis, type Earnings, type OwnTerms, termsOf } from './work-out'

/*
 * What the products of a whole list bring: the same to the last digit as `earn` of each, several times
 * faster.
 *
 * In a cell of one fee band and one GST slab every figure is a sum of the row's amounts, each times a
 * whole number, over a denominator. These numbers depend only on percentages, of which a list has few:
 * they are found once, by the marketplace order's own `prepareOrder`, and made as short as they can be.
 */

/** Profit × over, net sale × over and payout × over, as whole numbers for a unit of each amount. */
export type Line = {
  readonly over: bigint
  /** Of the profit: what the price brings, and what the others take. */
  readonly gain: bigint
  readonly cost: bigint
  readonly fixedFee: bigint
  readonly shipping: bigint
  readonly ads: bigint
  readonly rest: bigint
  readonly sale: bigint
  /** Of the payout. */
  readonly paid: bigint
  readonly fixedFeePaid: bigint
  readonly shippingPaid: bigint
  readonly restPaid: bigint
  /** The fixed fee of the band, for rows without their own. */
  readonly bandFee: Decimal
  /** Other products have the same: it is remembered. */
  readonly isShared: boolean
}

/** The same without commission. */
type LineBeforeCommission = Line & {
  readonly upTo: Decimal | undefined
  readonly band: FeeBand
  /** What a unit of commission takes of a unit of price. */
  readonly commission: bigint
  readonly commissionPaid: bigint
}

type Lines = {
  readonly cells: readonly LineBeforeCommission[]
  /** With a commission, by its percentage and by the place of the cell; nothing for that of the band. */
  readonly known: Map<Decimal | undefined, (Line | undefined)[]>
}

/** More percentages than this are none that people typed: they come from amounts, a new one each row. */
const MOST_COMMISSIONS = 200
const MOST_RATES = 2_000
/** Percentages that people typed have no more than six decimals. */
const TYPED = 10n ** 34n

/** The amounts of an order, those of the marketplace order where a row has none of its own. */
export type Amounts = {
  readonly price: bigint
  readonly cost: bigint
  readonly fixedFee: bigint
  readonly shipping: bigint
  readonly ads: bigint
}

export type Earning = {
  /** What the marketplace order says, for rows that do not. */
  readonly usual: Pick<Amounts, 'cost' | 'shipping' | 'ads'>
  /** The line of a product; the same one for all that have its rates and its fee band. */
  lineOf(product: Product): Line
  /** What one order of it brings. */
  earningsOf(product: Product): Earnings
}

/**
 * @example earning(basis).earningsOf(product) // payout 811.74, profit 191, margin 19.1
 */
export function earning(basis: Basis): Earning {
  const { terms } = basis
  const usual = {
    cost: atLeastZero(terms.costPrice),
    shipping: atLeastZero(terms.shippingFee),
    ads: atLeastZero(terms.adsPerOrder),
  }
  const linesFor = remembered((own) => linesOf(own, basis))

  const lineOf = (product: Product): Line => {
    const { cells, known } = linesFor(product)
    const at = cellOf(cells, product.price)
    const cell = cells[at] as LineBeforeCommission
    const percent = product.commission ?? cell.band.commissionPercent
    let lines = known.get(product.commission)
    if (!lines) {
      if (percent % TYPED !== 0n || known.size >= MOST_COMMISSIONS) {
        return withCommission(cell, percent)
      }
      lines = []
      known.set(product.commission, lines)
    }
    let line = lines[at]
    if (!line) {
      line = { ...shortened(withCommission(cell, percent)), isShared: true }
      lines[at] = line
    }
    return line
  }

  const amountsOf = ({ price, cost, fixedFee, shipping, ads }: Product, line: Line): Amounts => ({
    price: atLeastZero(price),
    cost: cost === undefined ? usual.cost : atLeastZero(cost),
    fixedFee: fixedFee ?? line.bandFee,
    shipping: shipping === undefined ? usual.shipping : atLeastZero(shipping),
    ads: ads === undefined ? usual.ads : atLeastZero(ads),
  })

  return {
    usual,
    lineOf,
    earningsOf(product) {
      const line = lineOf(product)
      const { profit, netSale, payout } = amountsBrought(line, amountsOf(product, line), 1n)
      return {
        payout: settle(payout, line.over),
        profit: settle(profit, line.over),
        netSale: settle(netSale, line.over),
        margin: netSale > 0n ? settle(profit * hundred, netSale) : undefined,
      }
    },
  }
}

/**
 * What amounts bring, each figure × `over`: those of one order, or the sums of so many. All of it is
 * linear, so that the sums of the amounts bring the sums of the figures.
 */
export function amountsBrought(line: Line, amounts: Amounts, orders: bigint) {
  const { price, cost, fixedFee, shipping, ads } = amounts
  return {
    profit:
      line.gain * price -
      line.cost * cost -
      line.fixedFee * fixedFee -
      line.shipping * shipping -
      line.ads * ads -
      line.rest * orders,
    netSale: line.sale * price,
    payout:
      line.paid * price -
      line.fixedFeePaid * fixedFee -
      line.shippingPaid * shipping -
      line.restPaid * orders,
  }
}

function cellOf(cells: readonly LineBeforeCommission[], price: Decimal): number {
  let at = 0
  for (; at < cells.length - 1; at++) {
    const upTo = cells[at]?.upTo
    if (upTo === undefined || price <= upTo) break
  }
  return at
}

/** What rows with the same rates have in common. */
function remembered(make: (own: OwnTerms) => Lines): (product: Product) => Lines {
  type Rate = Product['gstRate']
  const known = new Map<Rate, Map<Rate, Map<Rate, Lines>>>()
  let size = 0
  return (product) => {
    const { gstRate, gstOnCost, returns } = product
    const before = known.get(gstRate)?.get(gstOnCost)?.get(returns)
    if (before) return before
    const lines = make(product)
    if (size >= MOST_RATES) return lines
    size += 1
    const byCost = known.get(gstRate) ?? new Map<Rate, Map<Rate, Lines>>()
    const byReturns = byCost.get(gstOnCost) ?? new Map<Rate, Lines>()
    known.set(gstRate, byCost.set(gstOnCost, byReturns.set(returns, lines)))
    return lines
  }
}

/** As the order is prepared with one unit of each amount and no commission. */
function linesOf({ gstRate, gstOnCost, returns }: OwnTerms, basis: Basis): Lines {
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
      return shortened({
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

/** A commission counts in units of 10⁻⁴⁰ here, so that it may have any decimals: `grain` times as fine. */
function unitsOf(prepared: PreparedOrder, { gross, over, gain, sale }: Cell) {
  const { grain, perCost, countedFee } = prepared
  const scale = gross * grain
  const sold = sale / prepared.whole
  // Fees are paid with their GST, whatever comes back of it.
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

const withCommission = (line: LineBeforeCommission, percent: Decimal): Line => ({
  over: line.over,
  gain: line.gain - line.commission * percent,
  cost: line.cost,
  fixedFee: line.fixedFee,
  shipping: line.shipping,
  ads: line.ads,
  rest: line.rest,
  sale: line.sale,
  paid: line.paid - line.commissionPaid * percent,
  fixedFeePaid: line.fixedFeePaid,
  shippingPaid: line.shippingPaid,
  restPaid: line.restPaid,
  bandFee: line.bandFee,
  isShared: false,
})

/** What is a price or a fee, and no part of the numbers over `over`. */
const isAmount = (name: string) => name === 'upTo' || name === 'bandFee'

/** All its numbers divided by what divides them all. */
function shortened<Any extends Line>(line: Any): Any {
  const entries = Object.entries(line)
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
