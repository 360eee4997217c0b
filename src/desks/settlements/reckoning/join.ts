import { one } from '../../../core/money/decimal'
import { isRead, readNumber } from '../../../core/money/parse'
import { inSteps, type Pace, paceBeside, paceWithin } from '../../../ui/worker/pacing'
import { sortInSteps } from '../../../ui/worker/sort-in-steps'
import { skuKey } from '../../market/costs/cost-list'
import { type MoneyRow, type OrderFileRow, type ReadTable, remembering } from '../files/read-rows'
import type { Column } from '../marketplaces/format'
import type { Marketplace } from '../marketplaces/marketplace'
import type { FileRole, Paise, Settings, UnknownRow } from '../messages'
import { addMoney, type MoneyOptions, moneyOf, roleOf, sumOfLines } from './money'
import {
  isReturnType,
  isRtoType,
  laterState,
  newOrder,
  type Order,
  orderKey,
  type Share,
  stateInFile,
  withRow,
} from './order'
import { settleState } from './state'

/** Money of ads, before GST and their GST, on a day. */
export type Ads = {
  readonly marketplace: Marketplace
  readonly date: string | undefined
  readonly amount: Paise
  readonly gst: Paise
}

/** A row whose lines do not add up to its stated total. */
export type UnevenRow = {
  readonly order: Order
  readonly stated: Paise
  readonly lines: Paise
  readonly date: string | undefined
}

/** What was held back and charged in rows of orders of one month. */
export type MonthPaid = { tcs: Paise; tds: Paise; gstOnFees: Paise }

/** What the orders of files depend on, beside the files. */
export type JoinSettings = Pick<Settings, 'tolerance' | 'rates'>

/** All orders of the files, joined. */
export type Joined = {
  readonly tables: readonly ReadTable[]
  /** In the order of the files. */
  readonly orders: readonly Order[]
  /** The same by order number, then by SKU. */
  readonly byNumber: readonly Order[]
  /** By month, as 2026-10; blank without a date. */
  readonly paid: ReadonlyMap<string, MonthPaid>
  readonly ads: readonly Ads[]
  readonly apart: readonly { readonly what: string; readonly amount: Paise }[]
  readonly transfers: Paise
  /** Held back in rows of no order. */
  readonly withheld: readonly { readonly date: string | undefined; readonly amount: Paise }[]
  readonly notUnderstood: Paise
  /** Of unknown types, then what could not be read. */
  readonly unknownRows: readonly UnknownRow[]
  readonly uneven: readonly UnevenRow[]
  readonly rowsInTwoFiles: number
  readonly roles: ReadonlyMap<Marketplace, ReadonlySet<FileRole>>
  readonly isFirstFeeLeftOut: boolean
  /** Rows of invoices that count once. */
  readonly taxes: readonly ReadTable['taxes'][number][]
}

type Printed = { readonly print: number; readonly table: ReadTable }

/**
 * The rows of tables of one kind; a row that another file has, too, counts once.
 *
 * @param isBetter whether a row tells more than the same of another file
 */
async function onceEach<Row extends Printed>(
  tables: readonly ReadTable[],
  rowsOf: (table: ReadTable) => readonly Row[],
  pace: Pace,
  isBetter: (row: Row, than: Row) => boolean = () => false,
): Promise<{ rows: Row[]; twice: number }> {
  const groups = new Map<ReadTable['sheet'], ReadTable[]>()
  for (const table of tables)
    if (rowsOf(table).length > 0)
      groups.set(table.sheet, [...(groups.get(table.sheet) ?? []), table])
  const rows: Row[] = []
  let twice = 0
  for (const group of groups.values()) {
    if (group.length === 1) {
      for (const table of group) await inSteps(rowsOf(table), pace, (row) => rows.push(row))
      continue
    }
    /** Where the rows stand that look alike. */
    const places = new Map<number, number[]>()
    for (const table of group) {
      const own = new Map<number, number>()
      await inSteps(rowsOf(table), pace, (row) => {
        const count = own.get(row.print) ?? 0
        own.set(row.print, count + 1)
        const alike = places.get(row.print) ?? []
        const place = alike[count]
        if (place === undefined) {
          places.set(row.print, [...alike, rows.length])
          rows.push(row)
          return
        }
        twice += 1
        const known = rows[place]
        if (known && isBetter(row, known)) rows[place] = row
      })
    }
  }
  return { rows, twice }
}

/** Joins the rows of all tables to orders. */
export async function joinOrders(
  tables: readonly ReadTable[],
  settings: JoinSettings,
  pace: Pace,
): Promise<Joined> {
  const total = tables.reduce((sum, { rows }) => sum + rows, 0)
  const atFirst = paceBeside(pace, 0, total)
  // What one file has deferred, a later one may have released.
  const money = await onceEach(
    tables,
    ({ money }) => money,
    atFirst,
    (row, than) => than.isDeferred && !row.isDeferred,
  )
  const counted = withoutSummed(money.rows)
  const inDetail = money.rows.length - counted.length
  const orderRows = await onceEach(tables, ({ orders }) => orders, atFirst)
  const returnRows = await onceEach(tables, ({ returns }) => returns, atFirst)
  const taxes = await onceEach(tables, ({ taxes }) => taxes, atFirst)
  const apartRows = await onceEach(tables, ({ apart }) => apart, atFirst)
  const unreadRows = await onceEach(tables, ({ unknownRows }) => unknownRows, atFirst)
  const roles = rolesOf(tables)
  const isFirstFeeLeftOut = await areFirstFeesLeftOut(tables, settings.tolerance, atFirst)
  const options = {
    rateOf: rateFinder(counted, ratesOf(settings.rates)),
    isFirstFeeCounted: !isFirstFeeLeftOut,
  }
  const keyOf = remembering(skuKey)
  const stateOf = remembering(stateInFile)

  const orders = new Map<string, Order>()
  const find = (marketplace: Marketplace, id: string, sku: string): Order => {
    const skuKey = keyOf(sku)
    const key = orderKey(marketplace, id, skuKey)
    const known = orders.get(key)
    if (known) {
      if (known.sku === '' && sku !== '') known.sku = sku
      return known
    }
    const order = newOrder(marketplace, id, sku, skuKey)
    orders.set(key, order)
    return order
  }
  let done = 0
  /** Works on the rows of one kind. */
  const each = async <Row>(rows: readonly Row[], work: (row: Row) => void) => {
    await inSteps(rows, paceWithin(pace, done, total), work)
    done += rows.length
  }

  await each(orderRows.rows, (row) => {
    const order = find(row.table.marketplace, row.id, row.sku)
    order.orderRows = withRow(order.orderRows, row)
    order.name ||= row.name
    order.date ??= row.date
    order.place ||= row.place
    order.isFulfilled ||= row.isFulfilled
    order.fileState = laterState(order.fileState, stateOf(row.status))
    order.isCustomerReturn ||= row.returnedUnits > 0
    order.isRto ||= order.fileState === 'rto' || row.rtoUnits > 0
    order.isLost ||= order.fileState === 'lost'
  })
  await inSteps([...orders.values()], atFirst, countOrdered)

  const ads: Ads[] = []
  const apart = new Map<string, Paise>()
  const withheld: { date: string | undefined; amount: Paise }[] = []
  const unknownRows: UnknownRow[] = []
  const uneven: UnevenRow[] = []
  const withoutSku: MoneyRow[] = []
  let [transfers, notUnderstood] = [0, 0]
  const addApart = (what: string, amount: Paise) => apart.set(what, (apart.get(what) ?? 0) + amount)
  /** Holds a row's stated total against its lines. */
  const hold = (order: Order, row: MoneyRow) => {
    const lines = sumOfLines(row, options)
    if (Math.abs(row.total - lines) > settings.tolerance)
      uneven.push({ order, stated: row.total, lines, date: row.date })
  }
  const paid = new Map<string, MonthPaid>()
  const pay = (order: Order, row: MoneyRow, share: Share | undefined) => {
    const { tcs, tds, gstOnFees } = addMoney(order, row, options, share)
    const month = monthOf(row.date)
    const sums = paid.get(month) ?? { tcs: 0, tds: 0, gstOnFees: 0 }
    paid.set(month, sums)
    sums.tcs += tcs
    sums.tds += tds
    sums.gstOnFees += gstOnFees
  }

  await each(counted, (row) => {
    const { marketplace } = row.table
    const role = roleOf(row)
    if (role === 'transfer') transfers += row.total
    else if (role === 'unknown') {
      notUnderstood += row.total
      unknownRows.push({
        file: row.table.file,
        kind: row.table.format.kind,
        sheet: row.table.sheetName,
        row: row.line,
        column: typeColumn(row.table),
        value: row.type,
        reason: 'type-unknown',
        amount: row.total,
      })
    } else if (role === 'ads' && row.id === '') {
      const gst = moneyOf(row, options).credits
      ads.push({ marketplace, date: row.date, amount: row.total - gst, gst })
    } else if (role === 'withheld' && row.id === '') {
      withheld.push({ date: row.date, amount: row.total })
    } else if (row.id === '') addApart(row.type, row.total)
    else if (row.sku === '' && marketplace.rules.isOrderBySku) withoutSku.push(row)
    else {
      const order = find(marketplace, row.id, row.sku)
      pay(order, row, undefined)
      hold(order, row)
      if (isRtoType(row.returnType) || /^rto/i.test(row.status)) order.isRto = true
      else if (isReturnType(row.returnType)) order.isCustomerReturn = true
      else if (/^return/i.test(row.status) && !roles.get(marketplace)?.has('returns'))
        order.isCustomerReturn = true
    }
  })

  if (withoutSku.length > 0) {
    const byId = new Map<Marketplace, Map<string, Order[]>>()
    for (const order of orders.values()) {
      if (!order.marketplace.rules.isOrderBySku) continue
      const ids = byId.get(order.marketplace) ?? new Map<string, Order[]>()
      byId.set(order.marketplace, ids)
      const same = ids.get(order.id)
      if (same) same.push(order)
      else ids.set(order.id, [order])
    }
    const sharing = (marketplace: Marketplace) => (id: string) => {
      const all = byId.get(marketplace)?.get(id) ?? []
      const paid = all.filter(({ moneyRows }) => moneyRows.length > 0)
      const sorted = (paid.length > 0 ? paid : all).toSorted((a, b) =>
        compareTexts(a.skuKey, b.skuKey),
      )
      return { sharing: sorted, weights: sorted.map(({ sale, price }) => sale || price) }
    }
    const sharingOf = new Map(
      [...new Set(withoutSku.map(({ table }) => table.marketplace))].map((marketplace) => [
        marketplace,
        remembering(sharing(marketplace)),
      ]),
    )
    await each(withoutSku, (row) => {
      // As they weigh before any such row is shared: what is shared is itself a sale, and would weigh in the next.
      const { sharing, weights } = sharingOf.get(row.table.marketplace)?.(row.id) ?? noSharing
      const [first] = sharing
      // Its order is in a file that is not here: no SKU can have it.
      if (!first) {
        addApart(row.type, row.total)
        return
      }
      hold(first, row)
      const isShared = sharing.length > 1
      for (const [at, order] of sharing.entries())
        pay(order, row, isShared ? { at, weights } : undefined)
    })
  }

  await each(returnRows.rows, (row) => {
    const order = find(row.table.marketplace, row.id, row.sku)
    order.returnRows = withRow(order.returnRows, row)
    if (/lost/i.test(row.status)) {
      order.isLost = true
      return
    }
    if (isRtoType(row.type)) order.isRto = true
    else order.isCustomerReturn = true
    const units = row.quantity || 1
    if (row.condition === '') order.backUnknown += units
    else if (/^sellable$/i.test(row.condition)) order.backSellable += units
    else order.backDamaged += units
  })

  await each(taxes.rows, (row) => {
    const { marketplace } = row.table
    const isReturn = row.table.sheet.sign === -1 || /^(?:return|refund)$/i.test(row.type)
    if (row.name === '' && !isReturn) return
    const order = orders.get(orderKey(marketplace, row.id, keyOf(row.sku)))
    if (!order) return
    order.name ||= row.name
    if (isReturn) order.returnedInTaxFile += row.quantity
  })

  for (const { table, total, gst, date } of apartRows.rows) {
    const { marketplace } = table
    if (table.sheet.rows === 'ads') ads.push({ marketplace, date, amount: total - gst, gst })
    else addApart(table.sheet.apart ?? '', total)
  }

  for (const { table, line, column, value, reason } of unreadRows.rows) {
    const { file, format, sheetName } = table
    unknownRows.push({
      file,
      kind: format.kind,
      sheet: sheetName,
      row: line,
      column,
      value,
      reason,
      amount: undefined,
    })
  }

  const all = [...orders.values()]
  const atEnd = paceBeside(pace, total, total)
  await inSteps(all, atEnd, (order) =>
    settleState(order, settings.tolerance, roles.get(order.marketplace) ?? new Set()),
  )
  const byNumber = await sortInSteps(all, compareNumbers, atEnd)
  for (const [at, order] of byNumber.entries()) order.at = at
  return {
    tables,
    orders: all,
    byNumber,
    paid,
    ads,
    apart: [...apart].map(([what, amount]) => ({ what, amount })),
    transfers,
    withheld,
    notUnderstood,
    unknownRows,
    uneven,
    rowsInTwoFiles:
      money.twice +
      inDetail +
      orderRows.twice +
      returnRows.twice +
      taxes.twice +
      apartRows.twice +
      unreadRows.twice,
    roles,
    isFirstFeeLeftOut,
    taxes: taxes.rows,
  }
}

/** Rows without those whose payout another file has amount by amount. */
function withoutSummed(rows: readonly MoneyRow[]): readonly MoneyRow[] {
  const keyOf = ({ table, payout }: MoneyRow) => `${table.marketplace.id}\t${payout}`
  const inDetail = new Set(rows.flatMap((row) => (row.label && row.payout ? [keyOf(row)] : [])))
  return inDetail.size === 0
    ? rows
    : rows.filter((row) => row.label !== undefined || !inDetail.has(keyOf(row)))
}

/** What is ordered, by the rows of an order; each file that has the order has all of it. */
function countOrdered(order: Order): void {
  for (const table of new Set(order.orderRows.map((row) => row.table))) {
    const rows = order.orderRows.filter((row) => row.table === table)
    // Where each order has a number of its own, a further row of it tells what became of it.
    const isAdded = table.marketplace.rules.areUnitsAdded
    const sumOf = (of: (row: OrderFileRow) => number) =>
      rows.reduce((sum, row) => (isAdded ? sum + of(row) : Math.max(sum, of(row))), 0)
    const isPerPiece = table.sheet.isPriceOfPiece === true
    const price = sumOf(({ price, quantity }) => (isPerPiece ? price * quantity : price))
    const units = sumOf(({ quantity }) => quantity)
    const returned = sumOf(({ returnedUnits }) => returnedUnits)
    order.orderedUnits = Math.max(order.orderedUnits, units)
    order.price = Math.max(order.price, price)
    order.backUnknown = Math.max(order.backUnknown, returned)
  }
}

/** The month of a day, as 2026-10; blank without one. */
export const monthOf = (date: string | undefined): string => date?.slice(0, 7) ?? ''

const compareNumbers = (a: Order, b: Order): number =>
  a.id === b.id ? compareTexts(a.sku, b.sku) : compareTexts(a.id, b.id)

/** Of a row that no order shares. */
const noSharing = { sharing: [], weights: [] }

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a === b ? 0 : 1)

const typeColumn = ({ columns, heads }: ReadTable) =>
  heads[columns.findLastIndex((column) => column?.use === 'type')] ?? ''

function rolesOf(tables: readonly ReadTable[]): Map<Marketplace, Set<FileRole>> {
  const roles = new Map<Marketplace, Set<FileRole>>()
  for (const { marketplace, format } of tables)
    roles.set(marketplace, (roles.get(marketplace) ?? new Set()).add(format.role))
  return roles
}

/** The GST rate of a row that states none: what another row of its order states, or what was typed. */
function rateFinder(
  rows: readonly MoneyRow[],
  typedRate: (sku: string) => number | undefined,
): MoneyOptions['rateOf'] {
  const stated = new Map<string, number>()
  const keyOf = ({ table, id, sku }: MoneyRow) => orderKey(table.marketplace, id, sku)
  for (const row of rows) {
    if (row.rate !== undefined && !stated.has(keyOf(row))) stated.set(keyOf(row), row.rate)
  }
  return (row) => stated.get(keyOf(row)) ?? typedRate(row.sku)
}

/**
 * Some files have two fees among the sales and once more among the fees. Both count, unless rows
 * then do not add up and all of them do without the first.
 */
async function areFirstFeesLeftOut(
  tables: readonly ReadTable[],
  tolerance: Paise,
  pace: Pace,
): Promise<boolean> {
  const isFirst = (column: Column | undefined) =>
    typeof column?.use === 'object' && column.use.is === 'fee' && column.use.isFirst === true
  const rows = tables.filter(({ columns }) => columns.some(isFirst)).flatMap(({ money }) => money)
  const doesFit = (row: MoneyRow, isFirstFeeCounted: boolean) =>
    Math.abs(row.total - sumOfLines(row, { isFirstFeeCounted })) <= tolerance
  let [doAllFit, doAllFitWithout] = [true, true]
  await inSteps(rows, pace, (row) => {
    const { columns } = row.table
    if (!row.amounts.some((at, index) => index % 2 === 0 && isFirst(columns[at]))) return
    doAllFit &&= doesFit(row, true)
    doAllFitWithout &&= doesFit(row, false)
  })
  return !doAllFit && doAllFitWithout
}

/** GST rates that a person gave for SKUs, in hundredths of a percent. @example ratesOf({ 'fk-b23': '18' })('FK-B23') // 1800 */
function ratesOf(texts: Settings['rates']): (sku: string) => number | undefined {
  const rates = new Map(
    Object.entries(texts).flatMap(([sku, text]) => {
      const reading = readNumber(text)
      const isRate = isRead(reading) && reading.value >= 0n
      return isRate ? [[skuKey(sku), Number(reading.value / (one / 100n))] as const] : []
    }),
  )
  return rates.size === 0 ? () => undefined : (sku) => rates.get(skuKey(sku))
}
