import { one } from '../../../../core/decimal'
import { isRead, readNumber } from '../../../../core/parse'
import type { Pace } from '../../../../ui/worker/pacing'
import { type CostLine, skuKey } from '../../shared/costs/cost-list'
import type { ReadTable } from '../files/read-rows'
import {
  type Marketplace,
  type OrderState,
  orderStates,
  type Paise,
  type ProfitParts,
  type Settings,
  type Summary,
  type Unknown,
  type UnknownRow,
} from '../messages'
import { costsBySku, type SkuCost } from './costs'
import { type Finding, findAll, sumFindings } from './findings'
import { type Joined, joinOrders } from './join'
import type { Order } from './order'
import { percentOf } from './rounding'
import { earnedOf, feesOf, isKnown, profitOf, type SkuSums, skuSales, sumSkus } from './skus'
import { taxOf } from './tax'

/** All that was worked out of the files. */
export type Reckoned = {
  readonly joined: Joined
  /** By order number, then by SKU. */
  readonly orders: readonly Order[]
  readonly costs: ReadonlyMap<string, SkuCost>
  readonly skus: readonly SkuSums[]
  readonly findings: readonly Finding[]
  readonly unknownRows: readonly UnknownRow[]
  readonly settings: Settings
  readonly summary: Summary
}

/** A percentage in ten thousandths; 0 where it cannot be read. */
const percentDigits = (text: string): number => {
  const reading = readNumber(text)
  return isRead(reading) && reading.value > 0n ? Number(reading.value / (one / 10_000n)) : 0
}

/** Works everything out. */
export async function reckon(
  tables: readonly ReadTable[],
  lines: readonly CostLine[],
  settings: Settings,
  pace: Pace,
): Promise<Reckoned> {
  const rates = new Map(
    Object.entries(settings.rates).flatMap(([sku, text]) => {
      const reading = readNumber(text)
      const isRate = isRead(reading) && reading.value >= 0n
      return isRate ? [[skuKey(sku), Number(reading.value / (one / 100n))] as const] : []
    }),
  )
  const rateOf = (sku: string) => rates.get(skuKey(sku))
  const joined = await joinOrders(tables, { tolerance: settings.tolerance, rateOf }, pace)
  const costs = costsBySku(lines)
  const skus = sumSkus(joined.orders, joined.ads, costs, {
    seller: settings.seller,
    spread: settings.spread,
    returnedDamaged: percentDigits(settings.returnedDamaged),
    rtoDamaged: percentDigits(settings.rtoDamaged),
  })
  const findings = findAll(joined, skus, settings)
  const sellers = new Set(tables.flatMap(({ sellers }) => [...sellers]))
  const orders = joined.orders.toSorted((a, b) =>
    a.id === b.id ? (a.sku < b.sku ? -1 : 1) : a.id < b.id ? -1 : 1,
  )
  const summary: Summary = {
    ...summaryOf(joined, skus, costs, settings),
    findings: sumFindings(findings, settings.today),
    tax: taxOf(joined, sellers, settings.state),
    unknown: unknownOf(tables, joined.unknownRows),
    sellers: [...sellers],
    settings,
  }
  const { unknownRows } = joined
  return { joined, orders, costs, skus, findings, unknownRows, settings, summary }
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => Paise): Paise =>
  items.reduce((sum, item) => sum + of(item), 0)

function summaryOf(
  joined: Joined,
  skus: readonly SkuSums[],
  costs: ReadonlyMap<string, SkuCost>,
  { seller }: Settings,
): Omit<Summary, 'findings' | 'tax' | 'unknown' | 'sellers' | 'settings'> {
  const { orders, ads, apart, roles } = joined
  const counted = orders.filter(({ isCounted }) => isCounted)
  const of = (pick: (order: Order) => Paise) => sumOf(counted, pick)
  const known = skus.filter((sums) => isKnown(sums, seller))
  const unknown = skus.filter((sums) => !isKnown(sums, seller))
  const [adsNet, adsGst] = [sumOf(ads, ({ amount }) => amount), sumOf(ads, ({ gst }) => gst)]
  const shown = known.length > 0 ? known : skus
  const parts = partsOf(shown, {
    seller,
    // What no SKU has counts in all: ads that are not spread, or of a marketplace without orders.
    unspreadAds: adsNet + (seller === 'registered' ? 0 : adsGst) - sumOf(skus, ({ ads }) => ads),
    apart: sumOf(apart, ({ amount }) => amount),
  })
  const sum = Object.values(parts).reduce((sum, part) => sum + part, 0)
  const profit = known.length > 0 ? sum : undefined
  const losing = known.flatMap((sums) => {
    const profit = profitOf(sums, seller) ?? 0
    return profit < 0 ? [profit] : []
  })
  const money = {
    sale: of(({ sale }) => sale),
    refund: of(({ refund }) => refund),
    credits: of(({ credits }) => credits),
    fees: of(({ fees }) => fees),
    gstOnFees: of(({ gstOnFees }) => gstOnFees),
    tcs: of(({ tcs }) => tcs),
    tds: of(({ tds }) => tds) + sumOf(joined.withheld, ({ amount }) => amount),
    settlement: of(({ settlement }) => settlement) + sumOf(joined.withheld, ({ amount }) => amount),
    netSales: of(({ saleNet, refundNet }) => saleNet + refundNet),
  }
  const { sale, refund, credits, fees, gstOnFees, tcs, tds, settlement } = money
  const apartAmount = sumOf(apart, ({ amount }) => amount)
  const waiting = orders.filter(({ isWaiting }) => isWaiting)
  return {
    ...money,
    notExplained: settlement - (sale + refund + credits + fees + gstOnFees + tcs + tds),
    orders: orders.length,
    byState: statesOf(orders, costs, seller),
    keptOrders: sumOf(skus, ({ keptOrders }) => keptOrders),
    endedOrders: sumOf(skus, ({ ended }) => ended),
    feesBy: feesByName(counted),
    skus: skus.length,
    skusWithCost: known.length,
    losing: losing.length,
    lossOfLosing: losing.reduce((all, profit) => all + profit, 0),
    profit,
    margin: profit === undefined ? undefined : percentOf(profit, parts.sales),
    parts,
    withoutCost: {
      skus: unknown.map(({ sku }) => sku),
      netSales: sumOf(unknown, ({ netSales }) => netSales),
      ads: sumOf(unknown, ({ ads }) => ads),
    },
    ads: adsNet,
    adsGst,
    notOfOneOrder: apart,
    transfers: joined.transfers,
    notUnderstood: joined.notUnderstood,
    paidInAll: settlement + adsNet + adsGst + apartAmount + joined.notUnderstood,
    waiting: { orders: waiting.length, amount: sumOf(waiting, ({ price }) => price) },
    notReleased: of(({ notReleased }) => notReleased),
    rowsInTwoFiles: joined.rowsInTwoFiles,
    marketplaces: [...roles.keys()],
    roles: Object.fromEntries(
      [...roles].map(([marketplace, own]) => [marketplace, [...own]]),
    ) as Partial<Record<Marketplace, ('money' | 'orders' | 'returns' | 'tax')[]>>,
    skusWithoutRate: skus.filter(({ isWithoutRate }) => isWithoutRate).map(({ sku }) => sku),
    isFirstFeeLeftOut: joined.isFirstFeeLeftOut,
  }
}

/** The parts of the profit of SKUs. */
function partsOf(
  skus: readonly SkuSums[],
  { seller, unspreadAds, apart }: { seller: Settings['seller']; unspreadAds: Paise; apart: Paise },
): ProfitParts {
  const of = (pick: (sums: SkuSums) => Paise) => sumOf(skus, pick)
  return {
    sales: of((sums) => skuSales(sums, seller)),
    credits: of(({ credits }) => credits),
    fees: of((sums) => feesOf(sums, seller)),
    ads: of(({ ads }) => ads) + unspreadAds,
    cost: -of(({ costKept }) => costKept) || 0,
    damaged: -of((sums) => sums.costGone + sums.damaged + sums.inputTaxBack) || 0,
    packing: -of(({ packing }) => packing) || 0,
    tax: -of(({ tax }) => tax) || 0,
    notOfOneOrder: apart,
  }
}

function statesOf(
  orders: readonly Order[],
  costs: ReadonlyMap<string, SkuCost>,
  seller: Settings['seller'],
): Summary['byState'] {
  const sums = new Map<OrderState, { orders: number; earned: Paise | undefined }>(
    orderStates.map((state) => [state, { orders: 0, earned: undefined }]),
  )
  for (const order of orders) {
    const sum = sums.get(order.state)
    if (!sum) continue
    sum.orders += 1
    const earned = order.isCounted ? earnedOf(order, costs.get(order.skuKey), seller) : undefined
    if (earned !== undefined) sum.earned = (sum.earned ?? 0) + earned
  }
  return Object.fromEntries(sums) as Summary['byState']
}

function feesByName(orders: readonly Order[]): Summary['feesBy'] {
  const fees = new Map<string, Paise>()
  for (const { feesBy } of orders)
    for (const [fee, amount] of feesBy) fees.set(fee, (fees.get(fee) ?? 0) + amount)
  return [...fees]
    .filter(([, amount]) => amount !== 0)
    .map(([fee, amount]) => ({ fee, amount }))
    .toSorted((a, b) => a.amount - b.amount)
}

/** The most rows that are sent to the page at once. */
const MOST_UNKNOWN_SHOWN = 200

function unknownOf(tables: readonly ReadTable[], rows: readonly UnknownRow[]): Unknown {
  return {
    columns: tables.flatMap(({ file, format, sheetName, heads, unknownSums }) =>
      [...unknownSums].map(([at, sum]) => ({
        file,
        kind: format.kind,
        sheet: sheetName,
        column: (heads[at] ?? '').replace(/\s+/g, ' ').trim(),
        sum,
      })),
    ),
    rows: rows.slice(0, MOST_UNKNOWN_SHOWN),
    rowCount: rows.length,
  }
}
