import { type Pace, ROWS_AT_A_TIME } from '../../../../ui/worker/pacing'
import type { MoneyRow, OrderFileRow, ReadTable } from '../files/read-rows'
import type { FileRole, Marketplace, Paise, Settings, UnknownRow } from '../messages'
import { addMoney, type MoneyOptions, moneyOf, roleOf, sumOfLines } from './money'
import {
  isReturnType,
  isRtoType,
  laterState,
  newOrder,
  type Order,
  orderKey,
  stateInFile,
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

/** All orders of the files, joined. */
export type Joined = {
  readonly orders: readonly Order[]
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

type Printed = { readonly print: string; readonly table: ReadTable }

/**
 * The rows of tables of one kind; a row that another file has, too, counts once.
 *
 * @param isBetter whether a row tells more than the same of another file
 */
function onceEach<Row extends Printed>(
  tables: readonly ReadTable[],
  rowsOf: (table: ReadTable) => readonly Row[],
  isBetter: (row: Row, than: Row) => boolean = () => false,
): { rows: Row[]; twice: number } {
  const groups = new Map<ReadTable['sheet'], ReadTable[]>()
  for (const table of tables)
    if (rowsOf(table).length > 0)
      groups.set(table.sheet, [...(groups.get(table.sheet) ?? []), table])
  const rows: Row[] = []
  let twice = 0
  for (const group of groups.values()) {
    if (group.length === 1) {
      for (const table of group) for (const row of rowsOf(table)) rows.push(row)
      continue
    }
    /** Where the rows stand that look alike. */
    const places = new Map<string, number[]>()
    for (const table of group) {
      const own = new Map<string, number>()
      for (const row of rowsOf(table)) {
        const count = own.get(row.print) ?? 0
        own.set(row.print, count + 1)
        const alike = places.get(row.print) ?? []
        const place = alike[count]
        if (place === undefined) {
          places.set(row.print, [...alike, rows.length])
          rows.push(row)
          continue
        }
        twice += 1
        const known = rows[place]
        if (known && isBetter(row, known)) rows[place] = row
      }
    }
  }
  return { rows, twice }
}

/** Joins the rows of all tables to orders. */
export async function joinOrders(
  tables: readonly ReadTable[],
  settings: Pick<Settings, 'tolerance'> & { rateOf(sku: string): number | undefined },
  pace: Pace,
): Promise<Joined> {
  // What one file has deferred, a later one may have released.
  const money = onceEach(
    tables,
    ({ money }) => money,
    (row, than) => than.isDeferred && !row.isDeferred,
  )
  const orderRows = onceEach(tables, ({ orders }) => orders)
  const returnRows = onceEach(tables, ({ returns }) => returns)
  const taxes = onceEach(tables, ({ taxes }) => taxes)
  const apartRows = onceEach(tables, ({ apart }) => apart)
  const unreadRows = onceEach(tables, ({ unknownRows }) => unknownRows)
  const roles = rolesOf(tables)
  const { options, isFirstFeeLeftOut } = moneyOptions(
    tables,
    settings.tolerance,
    rateFinder(money.rows, settings.rateOf),
  )

  const orders = new Map<string, Order>()
  const find = (marketplace: Marketplace, id: string, sku: string): Order => {
    const key = orderKey(marketplace, id, sku)
    const known = orders.get(key)
    if (known) {
      if (known.sku === '' && sku !== '') known.sku = sku
      return known
    }
    const order = newOrder(marketplace, id, sku)
    orders.set(key, order)
    return order
  }
  const total = money.rows.length + orderRows.rows.length + returnRows.rows.length
  let done = 0
  const rest = async () => {
    done += 1
    if (done % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(done, total)
  }

  for (const row of orderRows.rows) {
    await rest()
    const order = find(row.table.format.marketplace, row.id, row.sku)
    order.orderRows.push(row)
    order.name ||= row.name
    order.date ??= row.date
    order.place ||= row.place
    order.isFulfilled ||= row.isFulfilled
    order.fileState = laterState(order.fileState, stateInFile(row.status))
    order.isCustomerReturn ||= row.returnedUnits > 0
    order.isRto ||= order.fileState === 'rto' || row.rtoUnits > 0
    order.isLost ||= order.fileState === 'lost'
  }
  let counted = 0
  for (const order of orders.values()) {
    counted += 1
    if (counted % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(done, total)
    countOrdered(order)
  }

  const ads: Ads[] = []
  const apart = new Map<string, Paise>()
  const withheld: { date: string | undefined; amount: Paise }[] = []
  const unknownRows: UnknownRow[] = []
  const uneven: UnevenRow[] = []
  const withoutSku: typeof money.rows = []
  let [transfers, notUnderstood] = [0, 0]
  const addApart = (what: string, amount: Paise) => apart.set(what, (apart.get(what) ?? 0) + amount)
  /** Holds a row's stated total against its lines. */
  const hold = (order: Order, row: (typeof money.rows)[number]) => {
    const lines = sumOfLines(moneyOf(row, options))
    if (Math.abs(row.total - lines) > settings.tolerance)
      uneven.push({ order, stated: row.total, lines, date: row.date })
  }

  for (const row of money.rows) {
    await rest()
    const { marketplace } = row.table.format
    const role = roleOf(row)
    if (role === 'transfer') transfers += row.total
    else if (role === 'unknown') {
      notUnderstood += row.total
      unknownRows.push({
        file: row.table.file,
        kind: row.table.format.kind,
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
    else if (row.sku === '' && marketplace === 'amazon') withoutSku.push(row)
    else {
      const order = find(marketplace, row.id, row.sku)
      addMoney(order, row, options, undefined)
      hold(order, row)
      if (isRtoType(row.returnType) || /^rto/i.test(row.status)) order.isRto = true
      else if (isReturnType(row.returnType)) order.isCustomerReturn = true
      else if (/^return/i.test(row.status) && !roles.get(marketplace)?.has('returns'))
        order.isCustomerReturn = true
    }
  }

  if (withoutSku.length > 0) {
    const byId = new Map<string, Order[]>()
    for (const order of orders.values()) {
      if (order.marketplace !== 'amazon') continue
      const same = byId.get(order.id)
      if (same) same.push(order)
      else byId.set(order.id, [order])
    }
    for (const row of withoutSku) {
      await rest()
      const all = byId.get(row.id) ?? [find('amazon', row.id, '')]
      const paid = all.filter(({ moneyRows }) => moneyRows.length > 0)
      const sharing = (paid.length > 0 ? paid : all).toSorted((a, b) => (a.sku < b.sku ? -1 : 1))
      const weights = sharing.map(({ sale, price }) => sale || price)
      const [first] = sharing
      if (first) hold(first, row)
      const isShared = sharing.length > 1
      for (const [at, order] of sharing.entries())
        addMoney(order, row, options, isShared ? { at, weights } : undefined)
    }
  }

  for (const row of returnRows.rows) {
    await rest()
    const order = find(row.table.format.marketplace, row.id, row.sku)
    order.returnRows.push(row)
    if (/lost/i.test(row.status)) {
      order.isLost = true
      continue
    }
    if (isRtoType(row.type)) order.isRto = true
    else order.isCustomerReturn = true
    const units = row.quantity || 1
    if (row.condition === '') order.backUnknown += units
    else if (/^sellable$/i.test(row.condition)) order.backSellable += units
    else order.backDamaged += units
  }

  for (const row of taxes.rows) {
    const { marketplace } = row.table.format
    const isReturn = row.table.sheet.sign === -1 || /^(?:return|refund)$/i.test(row.type)
    if (row.name === '' && !isReturn) continue
    const order = orders.get(orderKey(marketplace, row.id, row.sku))
    if (!order) continue
    order.name ||= row.name
    if (isReturn) order.returnedInTaxFile += row.quantity
  }

  for (const { table, total, gst, date } of apartRows.rows) {
    const { marketplace } = table.format
    if (table.sheet.rows === 'ads') ads.push({ marketplace, date, amount: total - gst, gst })
    else addApart(table.sheet.apart ?? '', total)
  }

  for (const { table, line, column, value, reason } of unreadRows.rows) {
    const { file, format } = table
    unknownRows.push({
      file,
      kind: format.kind,
      row: line,
      column,
      value,
      reason,
      amount: undefined,
    })
  }

  const all = [...orders.values()]
  for (const order of all)
    settleState(order, settings.tolerance, roles.get(order.marketplace) ?? new Set())
  return {
    orders: all,
    ads,
    apart: [...apart].map(([what, amount]) => ({ what, amount })),
    transfers,
    withheld,
    notUnderstood,
    unknownRows,
    uneven,
    rowsInTwoFiles:
      money.twice +
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

/** What is ordered, by the rows of an order; each file that has the order has all of it. */
function countOrdered(order: Order): void {
  for (const table of new Set(order.orderRows.map((row) => row.table))) {
    const rows = order.orderRows.filter((row) => row.table === table)
    const sumOf = (of: (row: OrderFileRow) => number) => rows.reduce((sum, row) => sum + of(row), 0)
    const isPerPiece = table.format.kind === 'meeshoOrders'
    const price = sumOf(({ price, quantity }) => (isPerPiece ? price * quantity : price))
    const units = sumOf(({ quantity }) => quantity)
    const returned = sumOf(({ returnedUnits }) => returnedUnits)
    order.orderedUnits = Math.max(order.orderedUnits, units)
    order.price = Math.max(order.price, price)
    order.backUnknown = Math.max(order.backUnknown, returned)
  }
}

const typeColumn = ({ columns, heads }: ReadTable) =>
  heads[columns.findIndex((column) => column?.use === 'type')] ?? ''

function rolesOf(tables: readonly ReadTable[]): Map<Marketplace, Set<FileRole>> {
  const roles = new Map<Marketplace, Set<FileRole>>()
  for (const { format } of tables)
    roles.set(format.marketplace, (roles.get(format.marketplace) ?? new Set()).add(format.role))
  return roles
}

/** The GST rate of a row that states none: what another row of its order states, or what was typed. */
function rateFinder(
  rows: readonly MoneyRow[],
  typedRate: (sku: string) => number | undefined,
): MoneyOptions['rateOf'] {
  const stated = new Map<string, number>()
  const keyOf = ({ table, id, sku }: MoneyRow) => orderKey(table.format.marketplace, id, sku)
  for (const row of rows) {
    if (row.rate !== undefined && !stated.has(keyOf(row))) stated.set(keyOf(row), row.rate)
  }
  return (row) => stated.get(keyOf(row)) ?? typedRate(row.sku)
}

/**
 * Meesho's files have two fees among the sales and once more among the fees. Both count, unless rows
 * then do not add up and all of them do without the first.
 */
function moneyOptions(
  tables: readonly ReadTable[],
  tolerance: Paise,
  rateOf: MoneyOptions['rateOf'],
): { options: MoneyOptions; isFirstFeeLeftOut: boolean } {
  const counted = { rateOf, isFirstFeeCounted: true }
  const without = { rateOf, isFirstFeeCounted: false }
  const rows = tables
    .filter(({ format }) => format.kind === 'meeshoPayments')
    .flatMap(({ money }) => money)
    .filter(({ table, amounts }) =>
      amounts.some((at, index) => {
        const use = index % 2 === 0 ? table.columns[at]?.use : undefined
        return typeof use === 'object' && use.is === 'fee' && use.isFirst
      }),
    )
  const doAllFit = (options: MoneyOptions) =>
    rows.every((row) => Math.abs(row.total - sumOfLines(moneyOf(row, options))) <= tolerance)
  const isFirstFeeLeftOut = rows.length > 0 && !doAllFit(counted) && doAllFit(without)
  return { options: isFirstFeeLeftOut ? without : counted, isFirstFeeLeftOut }
}
