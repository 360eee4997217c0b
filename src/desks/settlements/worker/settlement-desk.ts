import { MOST_SETTLEMENT_ROWS } from '../../../core/limits'
import { firstBytes, kindOfFile, type Source } from '../../../ui/tables/read-file'
import type { Unzip, Workbooks } from '../../../ui/tables/workbook/lazy-workbooks'
import { inSteps, type Pace, pacing, superseded } from '../../../ui/worker/pacing'
import type { Handlers, RequestOf } from '../../../ui/worker/requests'
import { skuKey } from '../../market/costs/cost-list'
import { isPriceTable, readCostTable } from '../../market/costs/read-cost-list'
import { type ReadFile, readFile } from '../files/read-file'
import type { ReadTable } from '../files/read-rows'
import { marketplaces } from '../marketplaces/list'
import type { Marketplace } from '../marketplaces/marketplace'
import type {
  FindingRow,
  Opened,
  OpenedFile,
  OrderQuery,
  OrderRow,
  Refusal,
  Requests,
  SkuQuery,
  SkuRow,
  SkuSort,
} from '../messages'
import type { Finding } from '../reckoning/findings'
import { type Joined, joinOrders } from '../reckoning/join'
import type { Order } from '../reckoning/order'
import { type Reckoned, reckon } from '../reckoning/reckon'
import { costOfOrder, earnedOf, skuRow } from '../reckoning/skus'
import { type ExportedOrder, exportSettlement } from './export'
import { orderLines } from './order-lines'

type LoadedFile = { readonly opened: OpenedFile; readonly tables: readonly ReadTable[] }

/** What was worked out, and what was found of each order. */
type Held = Reckoned & { readonly findingsOf: ReadonlyMap<Order, readonly Finding[]> }

/**
 * The files of a seller, as a worker holds them.
 *
 * @example const desk = settlementDesk(workbooks, unzip)
 * await desk.open({ source: file }, turn)
 * await desk.compute({ settings, costs: [], scope: 'all' }, turn)
 */
export function settlementDesk(
  workbooks: Workbooks<'workbookWriter' | 'tableSheet'>,
  unzip: Unzip,
  among: readonly Marketplace[] = marketplaces,
): Handlers<Requests> {
  let files: readonly LoadedFile[] = []
  let lastId = 0
  let held: Held | undefined
  /** The orders of the last files, which most fields leave as they are. */
  let last: { readonly key: string; readonly joined: Joined } | undefined

  const current = (): Held => {
    if (!held) throw new Error('nothing was worked out')
    return held
  }
  const join = async (
    { settings, scope }: RequestOf<Requests, 'compute'>,
    pace: Pace,
  ): Promise<Joined> => {
    const counted = files.filter(({ opened }) => scope === 'all' || opened.marketplace === scope)
    const { tolerance, rates } = settings
    const key = JSON.stringify([counted.map(({ opened }) => opened.id), tolerance, rates])
    if (last?.key === key) return last.joined
    const tables = counted.flatMap(({ tables }) => tables)
    const joined = await joinOrders(tables, settings, pace)
    last = { key, joined }
    return joined
  }
  const rowsHeld = () =>
    files.flatMap(({ tables }) => tables).reduce((sum, { rows }) => sum + rows, 0)

  return {
    async open({ source, isUnpacked = false, dateOrder }, turn): Promise<Opened> {
      const left = MOST_SETTLEMENT_ROWS - rowsHeld()
      if (left <= 0) return refused({ reason: 'too-many-rows' })
      const zipped = isUnpacked ? undefined : await filesIn(source, unzip)
      if (turn.isStale()) throw superseded
      if (zipped) return zipped
      const read = await readFile(source, left, pacing(turn), workbooks.reader, {
        among,
        dateOrder,
      })
      if (turn.isStale()) throw superseded
      if ('reason' in read) return refused(read)
      if (read.asked) return { is: 'asked', question: read.asked }
      if (read.tables.length === 0) return whatElse(read)
      lastId += 1
      const opened = openedFile(lastId, source.name, read)
      files = [...files, { opened, tables: read.tables }]
      return { is: 'file', file: opened }
    },

    async remove({ id }) {
      files = files.filter(({ opened }) => opened.id !== id)
      last = undefined
      return undefined
    },

    async compute(request, turn) {
      const pace = pacing(turn)
      const joined = await join(request, pace)
      const reckoned = await reckon(joined, request.costs, request.settings, pace)
      if (turn.isStale()) throw superseded
      held = { ...reckoned, findingsOf: byOrder(reckoned.findings) }
      return held.summary
    },

    async skus({ query, from, count }) {
      const { skus, settings } = current()
      const rows = sortSkus(
        skus.map((sums) => skuRow(sums, settings.seller)),
        query,
      )
      return { total: rows.length, from, rows: rows.slice(from, from + count) }
    },

    async fileSkus() {
      return current()
        .skus.map(({ sku, name, orders }) => ({ sku, name, orders }))
        .toSorted((a, b) => b.orders - a.orders)
    },

    async orders({ query, from, count }, turn) {
      const reckoned = current()
      const isWanted = orderFilter(reckoned, query)
      const wanted: Order[] = []
      await inSteps(reckoned.orders, pacing(turn), (order) => {
        if (isWanted(order)) wanted.push(order)
      })
      return {
        total: wanted.length,
        from,
        rows: wanted.slice(from, from + count).map((order) => orderRow(reckoned, order)),
      }
    },

    async lines({ order }) {
      const { orders, joined } = current()
      const found = orders[order]
      return found ? orderLines(found, !joined.isFirstFeeLeftOut) : []
    },

    async findings({ code, from, count }) {
      const { findings } = current()
      const rows = findings.filter((finding) => finding.code === code)
      return {
        total: rows.length,
        from,
        rows: rows.slice(from, from + count).map(findingRow),
      }
    },

    async file(request, turn) {
      const reckoned = current()
      const { orders, skus, findings, summary, settings, unknownRows } = reckoned
      return exportSettlement(
        {
          orderCount: orders.length,
          fees: feesOf(reckoned),
          orders: mapping(orders, (order) => exportedOrder(reckoned, order)),
          skus: sortSkus(
            skus.map((sums) => skuRow(sums, settings.seller)),
            { sort: 'profit', isDescending: false, filter: 'all', search: '' },
          ),
          findings: mapping(findings, findingRow),
          tax: summary.tax,
          unknown: { columns: summary.unknown.columns, rows: unknownRows },
        },
        request,
        pacing(turn),
        workbooks,
      )
    },
  }
}

/** The files in a zip file; nothing where it is none, or a workbook. */
async function filesIn(source: Source, unzip: Unzip): Promise<Opened | undefined> {
  if ('text' in source && typeof source.text === 'string') return undefined
  const file = source as File
  // What cannot be read is refused where it is read.
  const first = await firstBytes(file).catch(() => new Uint8Array())
  if (kindOfFile(first).kind !== 'workbook') return undefined
  const files = await unzip(file)
  if (!files) return undefined
  return 'problem' in files
    ? refused({ reason: 'problem', problem: files.problem })
    : { is: 'zip', files }
}

const refused = (refusal: Refusal): Opened => ({ is: 'refused', refusal })

/** What a file is that has no sheet of a known format. */
function whatElse({ others, isBook, refused: known }: ReadFile): Opened {
  if (known)
    return refused({ reason: 'problem', problem: known.told, isPriceList: known.isPriceList })
  for (const rows of others) {
    if (isPriceTable(rows)) return refused({ reason: 'price-list' })
    const read = readCostTable(rows)
    if (!read) continue
    return { is: 'costs', costs: read.costs, unread: read.unread }
  }
  if (isBook && others.some(isSummary)) return refused({ reason: 'summary-only' })
  return refused({ reason: 'unknown' })
}

/** A sheet of sums or of explanations, as marketplaces put before their orders. */
const isSummary = (rows: readonly (readonly string[])[]) =>
  rows
    .slice(0, 10)
    .some((cells) =>
      cells.some((cell) => /summary|report|disclaimer|how to read|metric|settlement/i.test(cell)),
    )

function openedFile(id: number, name: string, { tables, isCut }: ReadFile): OpenedFile {
  const main = tables.find(({ sheet, format }) => sheet === format.sheets[0]) ?? tables[0]
  if (!main) throw new Error('the file has no table')
  const { kind, role, seen } = main.format
  return {
    id,
    name,
    kind,
    marketplace: main.marketplace.id,
    role,
    sheet: main.sheetName,
    rows: main.rows,
    first: main.first,
    last: main.last,
    isCut,
    seen,
    sellers: [...new Set(tables.flatMap(({ sellers }) => [...sellers]))],
  }
}

function byOrder(findings: readonly Finding[]): Held['findingsOf'] {
  const findingsOf = new Map<Order, Finding[]>()
  for (const finding of findings) {
    if (!finding.of) continue
    const ofOrder = findingsOf.get(finding.of)
    if (ofOrder) ofOrder.push(finding)
    else findingsOf.set(finding.of, [finding])
  }
  return findingsOf
}

/** All fees of orders: those that add up to something first, as the page has them. */
const feesOf = ({ orders, summary }: Held): readonly string[] => [
  ...new Set([
    ...summary.feesBy.map(({ fee }) => fee),
    ...orders.flatMap(({ feesBy }) =>
      [...feesBy].flatMap(([fee, amount]) => (amount === 0 ? [] : [fee])),
    ),
  ]),
]

const findingRow = ({ of, ...row }: Finding): FindingRow => ({ ...row, order: of?.at })

function orderFilter(
  { findingsOf }: Held,
  { state, finding, sku, search }: OrderQuery,
): (order: Order) => boolean {
  const words = search.trim().toLowerCase()
  const key = sku === undefined ? undefined : skuKey(sku)
  return (order) =>
    (state === 'all' || order.state === state) &&
    (finding === undefined ||
      findingsOf.get(order)?.some(({ code }) => code === finding) === true) &&
    (key === undefined || order.skuKey === key) &&
    (words === '' ||
      order.id.toLowerCase().includes(words) ||
      order.sku.toLowerCase().includes(words))
}

function orderRow({ costs, settings, findingsOf }: Held, order: Order): OrderRow {
  const cost = order.isCounted ? costOfOrder(order, costs.get(order.skuKey)) : 0
  const { sale, refund, credits, fees, gstOnFees, tcs, tds, settlement } = order
  return {
    order: order.at,
    marketplace: order.marketplace.id,
    id: order.id,
    sku: order.sku,
    state: order.state,
    quantity: order.quantity,
    kept: order.kept,
    sale,
    refund,
    credits,
    fees,
    gstOnFees,
    tcs,
    tds,
    settlement,
    notExplained: settlement - (sale + refund + credits + fees + gstOnFees + tcs + tds),
    netSales: order.saleNet + order.refundNet,
    cost: cost === undefined ? undefined : -cost || 0,
    earned: order.isCounted ? earnedOf(order, costs.get(order.skuKey), settings.seller) : 0,
    isWaiting: order.isWaiting,
    isDeferred: order.isDeferred,
    date: order.date ?? order.moneyDate,
    findings: [...new Set((findingsOf.get(order) ?? []).map(({ code }) => code))],
  }
}

const exportedOrder = (held: Held, order: Order): ExportedOrder => ({
  ...orderRow(held, order),
  feesBy: order.feesBy,
})

/** Rows made one by one. */
function* mapping<Item, Row>(items: Iterable<Item>, make: (item: Item) => Row): Generator<Row> {
  for (const item of items) yield make(item)
}

const figures: Readonly<Record<Exclude<SkuSort, 'sku'>, (row: SkuRow) => number | undefined>> = {
  orders: ({ orders }) => orders,
  kept: ({ kept }) => kept,
  returned: ({ returnedPercent }) => numberOf(returnedPercent),
  rto: ({ rtoPercent }) => numberOf(rtoPercent),
  sales: ({ sales }) => sales,
  fees: ({ fees }) => fees,
  ads: ({ ads }) => ads,
  cost: ({ cost }) => cost,
  profit: ({ profit }) => profit,
  margin: ({ margin }) => numberOf(margin),
}

const numberOf = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits))

/** The SKUs of a query, in its order; those without the figure come last. */
function sortSkus(rows: readonly SkuRow[], query: SkuQuery): readonly SkuRow[] {
  const words = query.search.trim().toLowerCase()
  const wanted = rows.filter(
    ({ sku, name, profit }) =>
      (query.filter === 'all' ||
        (query.filter === 'losses' ? profit !== undefined && profit < 0 : profit === undefined)) &&
      (words === '' || sku.toLowerCase().includes(words) || name.toLowerCase().includes(words)),
  )
  const sign = query.isDescending ? -1 : 1
  const byText = (a: SkuRow, b: SkuRow) => (a.sku < b.sku ? -1 : 1)
  if (query.sort === 'sku') return wanted.toSorted((a, b) => sign * byText(a, b))
  const figure = figures[query.sort]
  return wanted.toSorted((a, b) => {
    const [x, y] = [figure(a), figure(b)]
    if (x === undefined || y === undefined)
      return Number(x === undefined) - Number(y === undefined) || byText(a, b)
    return sign * (x - y) || byText(a, b)
  })
}
