import { compositionOf } from '../../../core/rules/composition'
import { inSteps, type Pace } from '../../../ui/worker/pacing'
import type { Marketplace } from '../marketplaces/marketplace'
import type { Paise, Settings, SkuAverage, SkuRow } from '../messages'
import { costOf, costOfPart, type SkuCost } from './costs'
import type { Joined } from './join'
import type { Order } from './order'
import { multiplyDivide, percentOf, shareOut } from './rounding'
import { isFeeAlone } from './state'

/** All orders of a SKU, summed. Costs are above zero here. */
export type SkuSums = {
  readonly key: string
  sku: string
  name: string
  readonly marketplaces: Set<Marketplace>
  readonly cost: SkuCost | undefined
  orders: number
  sent: number
  waiting: number
  /** Delivered and partly refunded orders; those that are paid for count as kept in all. */
  kept: number
  keptOrders: number
  ended: number
  returned: number
  rto: number
  unitsKept: number
  unitsGone: number
  backReturned: number
  backRto: number
  sale: Paise
  refund: Paise
  /** Sales before refunds without GST: ads are shared by them. */
  grossNet: Paise
  netSales: Paise
  credits: Paise
  fees: Paise
  gstOnFees: Paise
  costKept: Paise
  costGone: Paise
  packing: Paise
  earned: Paise
  ads: Paise
  damaged: Paise
  inputTaxBack: Paise
  /** Of a composition dealer. */
  tax: Paise
  /** A GST rate is missing for it. */
  isWithoutRate: boolean
  readonly kinds: Kinds
}

/** Sums of orders that were simply delivered, of returns and of RTO, for averages. */
type Kinds = {
  units: number
  sale: Paise
  commission: Paise
  fixed: Paise
  shipping: Paise
  returnedFees: Paise
  returnedUnits: number
  rtoFees: Paise
  rtoUnits: number
  rate: number | undefined
}

export type ReckonedSettings = Pick<Settings, 'seller' | 'spread'> & {
  /** Percent in ten thousandths. */
  readonly returnedDamaged: number
  readonly rtoDamaged: number
}

/** In a percent of ten thousandths. */
const PERCENT = 1_000_000
/** Tax of a composition dealer on what is sold, in hundredths of a percent. */
const COMPOSITION = Number(compositionOf('goods').percent) * 100

/** The sale and refund of an order as the seller counts them: without GST where it is registered. */
export const salesOf = (order: Order, seller: Settings['seller']): Paise =>
  seller === 'registered' ? order.saleNet + order.refundNet : order.sale + order.refund

/** What goes to the marketplace: before GST where it comes back as input tax. */
export const feesOf = (
  { fees, gstOnFees }: Pick<Order, 'fees' | 'gstOnFees'>,
  seller: Settings['seller'],
): Paise => (seller === 'registered' ? fees : fees + gstOnFees)

/** The cost of the units that an order has used up; nothing where the SKU has no cost. */
export const costOfOrder = (order: Order, cost: SkuCost | undefined): Paise | undefined =>
  cost && costOf(cost, order.kept + order.gone)

/** What an order earned before ads and packing; nothing where the SKU has no cost. */
export function earnedOf(
  order: Order,
  cost: SkuCost | undefined,
  seller: Settings['seller'],
): Paise | undefined {
  const used = costOfOrder(order, cost)
  return used === undefined
    ? undefined
    : salesOf(order, seller) + order.credits + feesOf(order, seller) - used
}

const isShipping = (fee: string) => /shipping|fba/i.test(fee)

const newSums = (order: Order, cost: SkuCost | undefined): SkuSums => ({
  key: order.skuKey,
  sku: order.sku,
  name: cost?.name ?? '',
  marketplaces: new Set(),
  cost,
  orders: 0,
  sent: 0,
  waiting: 0,
  kept: 0,
  keptOrders: 0,
  ended: 0,
  returned: 0,
  rto: 0,
  unitsKept: 0,
  unitsGone: 0,
  backReturned: 0,
  backRto: 0,
  sale: 0,
  refund: 0,
  grossNet: 0,
  netSales: 0,
  credits: 0,
  fees: 0,
  gstOnFees: 0,
  costKept: 0,
  costGone: 0,
  packing: 0,
  earned: 0,
  ads: 0,
  damaged: 0,
  inputTaxBack: 0,
  tax: 0,
  isWithoutRate: false,
  kinds: {
    units: 0,
    sale: 0,
    commission: 0,
    fixed: 0,
    shipping: 0,
    returnedFees: 0,
    returnedUnits: 0,
    rtoFees: 0,
    rtoUnits: 0,
    rate: undefined,
  },
})

function addToKinds(kinds: Kinds, order: Order): void {
  kinds.rate ??= order.rate
  if (order.state === 'delivered' && order.isCounted && order.refund === 0) {
    kinds.units += order.quantity
    kinds.sale += order.sale
    for (const [fee, amount] of order.feesBy) {
      if (fee === order.marketplace.rules.cardFees.commission) kinds.commission -= amount
      else if (isShipping(fee)) kinds.shipping -= amount
      else kinds.fixed -= amount
    }
  } else if (order.state === 'returned') {
    kinds.returnedFees -= order.fees
    kinds.returnedUnits += order.quantity
  } else if (order.state === 'rto') {
    kinds.rtoFees -= order.fees
    kinds.rtoUnits += order.quantity
  }
}

/** Whether an order has left the seller and ended, one way or another. */
const wasSent = ({ state }: Order) => state !== 'open' && state !== 'cancelled'

/** Adds an order to its SKU. */
function addOrder(sums: SkuSums, order: Order, { seller }: ReckonedSettings): void {
  const { state, isCounted } = order
  sums.orders += 1
  sums.marketplaces.add(order.marketplace)
  sums.name ||= order.name
  if (order.isWaiting) sums.waiting += 1
  if (wasSent(order)) {
    sums.ended += 1
    sums.sent += 1
  }
  if (state === 'returned') sums.returned += 1
  if (state === 'rto') sums.rto += 1
  const isKept = state === 'delivered' || state === 'partly'
  if (isKept) sums.kept += 1
  if (!isCounted) return
  if (isKept) sums.keptOrders += 1
  sums.unitsKept += order.kept
  sums.unitsGone += order.gone
  if (state === 'rto') sums.backRto += order.back
  else sums.backReturned += order.back
  sums.sale += order.sale
  sums.refund += order.refund
  sums.grossNet += order.saleNet
  sums.netSales += order.saleNet + order.refundNet
  sums.credits += order.credits
  sums.fees += order.fees
  sums.gstOnFees += order.gstOnFees
  const needsRate = !order.marketplace.rules.isGstStated && order.sale + order.refund !== 0
  if (needsRate && order.rate === undefined) sums.isWithoutRate = true
  addToKinds(sums.kinds, order)
  const { cost } = sums
  if (!cost) return
  sums.costKept += costOf(cost, order.kept)
  sums.costGone += costOf(cost, order.kept + order.gone) - costOf(cost, order.kept)
  sums.packing += wasSent(order) && !isFeeAlone(order) ? cost.packing : 0
  sums.earned += earnedOf(order, cost, seller) ?? 0
}

/** Shares the ads of each marketplace by the sales or the orders of its own SKUs. */
async function spreadAds(
  skus: ReadonlyMap<string, SkuSums>,
  { orders, ads }: Pick<Joined, 'orders' | 'ads'>,
  { spread, seller }: ReckonedSettings,
  pace: Pace,
): Promise<void> {
  if (spread === 'none') return
  for (const marketplace of new Set(ads.map((each) => each.marketplace))) {
    const weights = new Map<string, number>()
    await inSteps(orders, pace, (order) => {
      if (order.marketplace !== marketplace) return
      const weight = spread === 'sales' ? order.saleNet : Number(wasSent(order))
      weights.set(order.skuKey, (weights.get(order.skuKey) ?? 0) + weight)
    })
    const sharing = [...weights]
      .flatMap(([key, weight]) => {
        const sums = skus.get(key)
        return sums ? [{ sums, weight: Math.max(weight, 0) }] : []
      })
      .toSorted((a, b) => (a.sums.sku < b.sums.sku ? -1 : 1))
    const amount = ads.reduce(
      (sum, each) =>
        each.marketplace === marketplace
          ? sum + each.amount + (seller === 'registered' ? 0 : each.gst)
          : sum,
      0,
    )
    const shares = shareOut(
      amount,
      sharing.map(({ weight }) => weight),
    )
    for (const [at, { sums }] of sharing.entries()) sums.ads += shares[at] ?? 0
  }
}

/** Sums the orders of each SKU, in the order of their texts. */
export async function sumSkus(
  { orders, ads }: Pick<Joined, 'orders' | 'ads'>,
  costs: ReadonlyMap<string, SkuCost>,
  settings: ReckonedSettings,
  pace: Pace,
): Promise<readonly SkuSums[]> {
  const skus = new Map<string, SkuSums>()
  await inSteps(orders, pace, (order) => {
    let sums = skus.get(order.skuKey)
    if (!sums) {
      sums = newSums(order, costs.get(order.skuKey))
      skus.set(order.skuKey, sums)
    }
    addOrder(sums, order, settings)
  })
  await spreadAds(skus, { orders, ads }, settings, pace)
  for (const sums of skus.values()) {
    const { cost } = sums
    if (!cost) continue
    const parts = sums.backReturned * settings.returnedDamaged + sums.backRto * settings.rtoDamaged
    sums.damaged = costOfPart(cost, parts, PERCENT)
    if (settings.seller === 'registered')
      sums.inputTaxBack = multiplyDivide(sums.costGone + sums.damaged, cost.gst, 10_000)
    if (settings.seller === 'composition')
      sums.tax = multiplyDivide(sums.sale + sums.refund, COMPOSITION, 10_000)
  }
  return [...skus.values()].toSorted((a, b) => (a.sku < b.sku ? -1 : 1))
}

/** Whether the profit of a SKU is known. */
export const isKnown = (sums: SkuSums, seller: Settings['seller']): boolean =>
  sums.cost !== undefined && (seller !== 'registered' || !sums.isWithoutRate)

/** What a SKU sold, as the seller counts it. */
export const skuSales = (sums: SkuSums, seller: Settings['seller']): Paise =>
  seller === 'registered' ? sums.netSales : sums.sale + sums.refund

/** The profit of a SKU; nothing where it is not known. */
export const profitOf = (sums: SkuSums, seller: Settings['seller']): Paise | undefined =>
  isKnown(sums, seller)
    ? sums.earned - sums.damaged - sums.inputTaxBack - sums.packing - sums.tax + sums.ads
    : undefined

/** A SKU as the page shows it. */
export function skuRow(sums: SkuSums, seller: Settings['seller']): SkuRow {
  const profit = profitOf(sums, seller)
  const sales = skuSales(sums, seller)
  const hasCost = sums.cost !== undefined
  return {
    sku: sums.sku,
    name: sums.name,
    marketplaces: [...sums.marketplaces].map(({ id }) => id),
    orders: sums.orders,
    kept: sums.kept,
    ended: sums.ended,
    returned: sums.returned,
    rto: sums.rto,
    returnedPercent: percentOf(sums.returned, sums.ended),
    rtoPercent: percentOf(sums.rto, sums.ended),
    sales,
    credits: sums.credits,
    fees: feesOf(sums, seller),
    ads: sums.ads,
    cost: hasCost ? -sums.costKept || 0 : undefined,
    damaged: hasCost ? -(sums.costGone + sums.damaged + sums.inputTaxBack) || 0 : undefined,
    packing: hasCost ? -sums.packing || 0 : undefined,
    profit,
    margin: profit === undefined ? undefined : percentOf(profit, sales),
    average: averageOf(sums),
  }
}

const rupees = (paise: Paise): string => {
  const digits = String(Math.abs(paise)).padStart(3, '0')
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** An average of one piece, in rupees; never below zero. */
const eachOf = (sum: Paise, pieces: number): Paise =>
  pieces === 0 ? 0 : Math.max(0, multiplyDivide(sum, 1, pieces))

/** What one piece earned on average; nothing where none was simply delivered. */
function averageOf({ kinds, cost, ads, sent, ...sums }: SkuSums): SkuAverage | undefined {
  if (kinds.units === 0 || kinds.sale <= 0) return undefined
  const [fixed, shipping] = [eachOf(kinds.fixed, kinds.units), eachOf(kinds.shipping, kinds.units)]
  const afterReturn = eachOf(kinds.returnedFees, kinds.returnedUnits) - fixed - shipping
  return {
    price: rupees(eachOf(kinds.sale, kinds.units)),
    gst: rupees(kinds.rate ?? 0),
    cost: cost && rupees(costOf(cost, 1)),
    costGst: cost && rupees(cost.gst),
    packing: cost && rupees(cost.packing),
    commission: percentOf(Math.max(0, kinds.commission), kinds.sale) ?? '0',
    fixedFee: rupees(fixed),
    shipping: rupees(shipping),
    ads: rupees(eachOf(-ads, sent)),
    returned: percentOf(sums.returned, sums.ended) ?? '0',
    returnedFee: rupees(Math.max(0, afterReturn)),
    undelivered: percentOf(sums.rto, sums.ended) ?? '0',
    undeliveredFee: rupees(eachOf(kinds.rtoFees, kinds.rtoUnits)),
  }
}
