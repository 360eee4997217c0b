import { one } from '../../../core/money/decimal'
import { isRead, readNumber } from '../../../core/money/parse'
import { inSteps, type Pace, paceBeside } from '../../../ui/worker/pacing'
import type { CostLine } from '../../market/costs/cost-list'
import type { ReadTable } from '../files/read-rows'
import {
  type Money,
  type OrderState,
  orderStates,
  type Paise,
  type ProfitParts,
  type Settings,
  type Summary,
  type Unknown,
  type UnknownRow,
  type UnknownRows,
} from '../messages'
import { costsBySku, type SkuCost } from './costs'
import { type Finding, findAll, sumFindings } from './findings'
import type { Joined } from './join'
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

/** Works out what joined orders earned. */
export async function reckon(
  joined: Joined,
  lines: readonly CostLine[],
  settings: Settings,
  pace: Pace,
): Promise<Reckoned> {
  const { tables, orders, byNumber } = joined
  const rows = tables.reduce((sum, { rows }) => sum + rows, 0)
  const atEnd = paceBeside(pace, rows, rows)
  const costs = costsBySku(lines)
  const skus = await sumSkus(
    joined,
    costs,
    {
      seller: settings.seller,
      spread: settings.spread,
      returnedDamaged: percentDigits(settings.returnedDamaged),
      rtoDamaged: percentDigits(settings.rtoDamaged),
    },
    atEnd,
  )
  const findings = await findAll(joined, skus, settings, atEnd)
  const sellers = new Set(tables.flatMap(({ sellers }) => [...sellers]))
  const sums = await sumOrders(orders, costs, settings.seller, atEnd)
  const summary: Summary = {
    ...summaryOf(joined, skus, sums, settings),
    findings: sumFindings(findings, settings.today),
    tax: await taxOf(joined, sellers, settings.state, atEnd),
    unknown: unknownOf(tables, joined.unknownRows),
    sellers: [...sellers],
    settings,
  }
  const { unknownRows } = joined
  return { joined, orders: byNumber, costs, skus, findings, unknownRows, settings, summary }
}

/** Sums of all orders. */
type OrderSums = {
  readonly money: Omit<Money, 'notExplained'>
  readonly byState: Summary['byState']
  readonly feesBy: Summary['feesBy']
  readonly waiting: Summary['waiting']
  readonly notReleased: Paise
}

async function sumOrders(
  orders: readonly Order[],
  costs: ReadonlyMap<string, SkuCost>,
  seller: Settings['seller'],
  pace: Pace,
): Promise<OrderSums> {
  const money = {
    sale: 0,
    refund: 0,
    credits: 0,
    fees: 0,
    gstOnFees: 0,
    tcs: 0,
    tds: 0,
    settlement: 0,
    netSales: 0,
  }
  const states = new Map<OrderState, { orders: number; earned: Paise | undefined }>(
    orderStates.map((state) => [state, { orders: 0, earned: undefined }]),
  )
  const fees = new Map<string, Paise>()
  const waiting = { orders: 0, amount: 0 }
  let notReleased = 0
  await inSteps(orders, pace, (order) => {
    const sum = states.get(order.state)
    if (sum) sum.orders += 1
    if (order.isWaiting) {
      waiting.orders += 1
      waiting.amount += order.price
    }
    if (!order.isCounted) return
    const earned = earnedOf(order, costs.get(order.skuKey), seller)
    if (sum && earned !== undefined) sum.earned = (sum.earned ?? 0) + earned
    money.sale += order.sale
    money.refund += order.refund
    money.credits += order.credits
    money.fees += order.fees
    money.gstOnFees += order.gstOnFees
    money.tcs += order.tcs
    money.tds += order.tds
    money.settlement += order.settlement
    money.netSales += order.saleNet + order.refundNet
    notReleased += order.notReleased
    for (const [fee, amount] of order.feesBy) fees.set(fee, (fees.get(fee) ?? 0) + amount)
  })
  return {
    money,
    byState: Object.fromEntries(states) as Summary['byState'],
    feesBy: [...fees]
      .filter(([, amount]) => amount !== 0)
      .map(([fee, amount]) => ({ fee, amount }))
      .toSorted((a, b) => a.amount - b.amount),
    waiting,
    notReleased,
  }
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => Paise): Paise =>
  items.reduce((sum, item) => sum + of(item), 0)

function summaryOf(
  joined: Joined,
  skus: readonly SkuSums[],
  { money, ...sums }: OrderSums,
  { seller }: Settings,
): Omit<Summary, 'findings' | 'tax' | 'unknown' | 'sellers' | 'settings'> {
  const { orders, ads, roles } = joined
  const apart = joined.apart.map(({ what, amount, gst }) => ({
    what,
    amount: amount - (seller === 'registered' ? gst : 0),
  }))
  const known = skus.filter((sums) => isKnown(sums, seller))
  const costless = skus.filter(({ cost }) => cost === undefined)
  const [adsNet, adsGst] = [sumOf(ads, ({ amount }) => amount), sumOf(ads, ({ gst }) => gst)]
  // Without a rate, the sales without GST are not known.
  const rated = skus.filter((sums) => seller !== 'registered' || !sums.isWithoutRate)
  const shown = known.length > 0 ? known : rated
  const parts = partsOf(shown, {
    seller,
    // What no SKU has counts in all: ads that are not spread, or of a marketplace without orders.
    unspreadAds: adsNet + (seller === 'registered' ? 0 : adsGst) - sumOf(skus, ({ ads }) => ads),
    apart: sumOf(apart, ({ amount }) => amount),
  })
  const sum = Object.values(parts).reduce((sum, part) => sum + part, 0)
  // Orders alone cost something, and nothing says yet what they earned.
  const isPaid = [...roles.values()].some((own) => own.has('money'))
  const profit = known.length > 0 && isPaid ? sum : undefined
  const losing = known.flatMap((sums) => {
    const profit = profitOf(sums, seller) ?? 0
    return profit < 0 ? [profit] : []
  })
  const heldBack = (which: 'tcs' | 'tds') =>
    sumOf(joined.withheld, ({ is, amount }) => (is === which ? amount : 0))
  const { sale, refund, credits, fees, gstOnFees } = money
  const [tcs, tds] = [money.tcs + heldBack('tcs'), money.tds + heldBack('tds')]
  const settlement = money.settlement + heldBack('tcs') + heldBack('tds')
  const apartAmount = sumOf(joined.apart, ({ amount }) => amount)
  return {
    ...money,
    ...sums,
    tcs,
    tds,
    settlement,
    notExplained: settlement - (sale + refund + credits + fees + gstOnFees + tcs + tds),
    orders: orders.length,
    keptOrders: sumOf(skus, ({ keptOrders }) => keptOrders),
    endedOrders: sumOf(skus, ({ ended }) => ended),
    skus: skus.length,
    skusWithCost: known.length,
    losing: losing.length,
    lossOfLosing: losing.reduce((all, profit) => all + profit, 0),
    profit,
    margin: profit === undefined ? undefined : percentOf(profit, parts.sales),
    parts,
    withoutCost: {
      skus: costless.map(({ sku }) => sku),
      netSales: sumOf(costless, ({ netSales }) => netSales),
      ads: sumOf(costless, ({ ads }) => ads),
    },
    ads: adsNet,
    adsGst,
    notOfOneOrder: apart,
    transfers: joined.transfers,
    notUnderstood: joined.notUnderstood,
    paidInAll: settlement + adsNet + adsGst + apartAmount + joined.notUnderstood,
    rowsInTwoFiles: joined.rowsInTwoFiles,
    checks: joined.checks,
    rounding: joined.rounding,
    marketplaces: [...roles.keys()].map(({ id }) => id),
    roles: Object.fromEntries([...roles].map(([{ id }, own]) => [id, [...own]])),
    skusWithoutRate: skus.filter(({ isWithoutRate }) => isWithoutRate).map(({ sku }) => sku),
    skusOfTypedRate: joined.skusOfTypedRate,
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

/** The most rows that are sent to the page at once. */
const MOST_UNKNOWN_SHOWN = 200

function unknownOf(tables: readonly ReadTable[], rows: readonly UnknownRow[]): Unknown {
  const lines = byType(rows)
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
    rows: lines.slice(0, MOST_UNKNOWN_SHOWN),
    rowCount: lines.length,
  }
}

/** Rows of one unknown type with their sum; every other row by itself. */
function byType(rows: readonly UnknownRow[]): readonly UnknownRows[] {
  const lines = new Map<string, UnknownRows>()
  for (const [at, row] of rows.entries()) {
    const { file, sheet, reason, value, amount } = row
    const key = reason === 'type-unknown' ? JSON.stringify([file, sheet, value]) : `${at}`
    const before = lines.get(key)
    lines.set(
      key,
      before
        ? { ...before, count: before.count + 1, amount: (before.amount ?? 0) + (amount ?? 0) }
        : { ...row, count: 1 },
    )
  }
  return [...lines.values()]
}
