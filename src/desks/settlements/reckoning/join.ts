import { inSteps, type Pace, paceBeside, paceWithin } from '../../../ui/worker/pacing'
import { sortInSteps } from '../../../ui/worker/sort-in-steps'
import { skuKey } from '../../market/costs/cost-list'
import { cached, type MoneyRow, type OrderFileRow, type ReadTable } from '../files/read-rows'
import type { Column } from '../marketplaces/format'
import type { Marketplace } from '../marketplaces/marketplace'
import type { FileCheck, FileRole, Paise, Settings, UnknownRow } from '../messages'
import { checking, placeOf } from './check'
import { addMoney, finerSumOfLines, finerTotal, moneyOf, roleOf, sumOfLines } from './money'
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
import { rateFinder } from './rates'
import { settleState } from './state'

/** Money of ads, before GST and their GST, on a day. */
export type Ads = {
  readonly marketplace: Marketplace
  readonly date: string | undefined
  readonly amount: Paise
  readonly gst: Paise
}

type Withheld = {
  readonly is: 'tcs' | 'tds'
  readonly date: string | undefined
  readonly amount: Paise
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
  /** Money of no order by its name, and the GST in it on a day. */
  readonly apart: readonly { readonly what: string; readonly amount: Paise; readonly gst: Paise }[]
  readonly apartGst: readonly { readonly date: string | undefined; readonly gst: Paise }[]
  readonly transfers: Paise
  /** Held back, or given back, in rows of no order. */
  readonly withheld: readonly Withheld[]
  /** Where every amount of the files ended. */
  readonly checks: readonly FileCheck[]
  /** What three decimals leave when each amount of an order is rounded to paise. */
  readonly rounding: Paise
  readonly notUnderstood: Paise
  /** Of unknown types, then what could not be read. */
  readonly unknownRows: readonly UnknownRow[]
  /** SKUs whose GST rate is the one that a person gave. */
  readonly skusOfTypedRate: readonly string[]
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
): Promise<{ rows: Row[]; twice: Row[] }> {
  const groups = new Map<string, ReadTable[]>()
  const sheets = [...new Set(tables.map(({ sheet }) => sheet))]
  for (const table of tables) {
    // Sheets of one kind in one workbook are not two files.
    const key = `${sheets.indexOf(table.sheet)} ${table.sheet === table.format.sheets[0] ? '' : table.sheetName}`
    if (rowsOf(table).length > 0) groups.set(key, [...(groups.get(key) ?? []), table])
  }
  const rows: Row[] = []
  const twice: Row[] = []
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
        const known = rows[place]
        const isNewer = known !== undefined && isBetter(row, known)
        twice.push(isNewer ? known : row)
        if (isNewer) rows[place] = row
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
  const isCounted = new Set(counted)
  const inDetail = counted === money.rows ? [] : money.rows.filter((row) => !isCounted.has(row))
  const orderRows = await onceEach(tables, ({ orders }) => orders, atFirst)
  const returnRows = await onceEach(tables, ({ returns }) => returns, atFirst)
  const taxes = await onceEach(tables, ({ taxes }) => taxes, atFirst)
  const apartRows = await onceEach(tables, ({ apart }) => apart, atFirst)
  const unreadRows = await onceEach(tables, ({ unknownRows }) => unknownRows, atFirst)
  const roles = rolesOf(tables)
  const isFirstFeeLeftOut = await areFirstFeesLeftOut(tables, settings.tolerance, atFirst)
  const { rateOf, skusOfTypedRate } = rateFinder(counted, taxes.rows, settings)
  const options = {
    rateOf,
    isFirstFeeCounted: !isFirstFeeLeftOut,
  }
  const keyOf = cached(skuKey)
  const stateOf = cached(stateInFile)

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
    const state = row.table.sheet.stateOf?.(row) ?? stateOf(row.status)
    order.orderRows = withRow(order.orderRows, row)
    order.name ||= row.name
    order.date ??= row.date
    order.place ||= row.place
    order.isFulfilled ||= row.isFulfilled
    order.fileState = laterState(order.fileState, state)
    order.isCustomerReturn ||= row.returnedUnits > 0 || /^returned$/i.test(row.status)
    order.isRto ||= order.fileState === 'rto' || row.rtoUnits > 0
    order.isLost ||= order.fileState === 'lost'
  })
  await inSteps([...orders.values()], atFirst, countOrdered)

  const ads: Ads[] = []
  const apart = new Map<string, { amount: Paise; gst: Paise }>()
  const apartGst: { date: string | undefined; gst: Paise }[] = []
  const withheld: Withheld[] = []
  const check = checking(tables)
  const unknownRows: UnknownRow[] = []
  const uneven: UnevenRow[] = []
  const withoutSku: MoneyRow[] = []
  let [transfers, notUnderstood, rounding] = [0, 0, 0]
  const addApart = (what: string, amount: Paise, gst = 0) => {
    const sums = apart.get(what) ?? { amount: 0, gst: 0 }
    apart.set(what, { amount: sums.amount + amount, gst: sums.gst + gst })
  }
  /** Holds a row's stated total against its lines. */
  const addToOrder = (order: Order, row: MoneyRow) => {
    const lines = sumOfLines(row, options)
    const [stated, exact] = [finerTotal(row), finerSumOfLines(row, options)]
    check.addRow(row.table, { stated, exact, lines })
    // What the rounded lines miss of the rounded total, where the exact ones meet.
    if (row.finer && stated === exact) rounding += row.total - lines
    if (Math.abs(stated - exact) > settings.tolerance * 10)
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
    const isOfOrder = row.id !== '' && role !== 'transfer' && role !== 'unknown'
    if (!isOfOrder) check.add(row.table, placeOf(role), finerTotal(row), row.total)
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
      withheld.push({ is: 'tds', date: row.date, amount: row.total })
    } else if (row.id === '') addApart(row.type, row.total)
    else if (row.sku === '' && marketplace.rules.isOrderBySku) withoutSku.push(row)
    else {
      const order = find(marketplace, row.id, row.sku)
      pay(order, row, undefined)
      addToOrder(order, row)
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
        cached(sharing(marketplace)),
      ]),
    )
    await each(withoutSku, (row) => {
      // As they weigh before any such row is shared: what is shared is itself a sale, and would weigh in the next.
      const { sharing, weights } = sharingOf.get(row.table.marketplace)?.(row.id) ?? noSharing
      const [first] = sharing
      // Its order is in a file that is not here: no SKU can have it.
      if (!first) {
        check.add(row.table, 'apart', finerTotal(row), row.total)
        addApart(row.type, row.total)
        return
      }
      addToOrder(first, row)
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

  const unknownSheets = new Map<ReadTable, Paise>()
  for (const { table, total, stated, gst, date } of apartRows.rows) {
    const { marketplace, sheet } = table
    check.add(table, sheet.rows === 'unknown' ? 'unknown' : 'apart', stated, total)
    switch (sheet.rows) {
      case 'ads':
        ads.push({ marketplace, date, amount: total - gst, gst })
        break
      case 'withheld':
        withheld.push({ is: sheet.withheld ?? 'tds', date, amount: total })
        break
      case 'unknown':
        notUnderstood += total
        unknownSheets.set(table, (unknownSheets.get(table) ?? 0) + total)
        break
      default:
        apartGst.push({ date, gst })
        addApart(sheet.apart ?? table.sheetName ?? '', total, gst)
    }
  }
  for (const [{ file, format, sheetName, heads, rows }, amount] of unknownSheets)
    unknownRows.push({
      file,
      kind: format.kind,
      sheet: sheetName,
      row: rows,
      column: heads.find((head) => /settlement value/i.test(head))?.replace(/\s+/g, ' ') ?? '',
      value: sheetName ?? '',
      reason: 'sheet-unknown',
      amount,
    })
  for (const row of [...money.twice, ...inDetail, ...apartRows.twice, ...unreadRows.twice])
    check.add(row.table, 'twice', 'stated' in row ? row.stated : finerTotal(row))
  for (const row of unreadRows.rows) check.add(row.table, 'unknown', row.stated)

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
  const kinds = new Set(tables.map(({ format }) => format.kind))
  await inSteps(all, atEnd, (order) =>
    settleState(order, settings.tolerance, {
      roles: roles.get(order.marketplace) ?? new Set(),
      kinds,
    }),
  )
  const byNumber = await sortInSteps(all, compareNumbers, atEnd)
  for (const [at, order] of byNumber.entries()) order.at = at
  return {
    tables,
    orders: all,
    byNumber,
    paid,
    ads,
    apart: [...apart].map(([what, sums]) => ({ what, ...sums })),
    apartGst,
    checks: check.files(),
    rounding,
    transfers,
    withheld,
    notUnderstood,
    unknownRows,
    skusOfTypedRate: skusOfTypedRate(),
    uneven,
    rowsInTwoFiles:
      money.twice.length +
      inDetail.length +
      orderRows.twice.length +
      returnRows.twice.length +
      taxes.twice.length +
      apartRows.twice.length +
      unreadRows.twice.length,
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
