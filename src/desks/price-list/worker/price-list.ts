import { atLeastZero, type Decimal, one } from '../../../core/money/decimal'
import type { Workbooks } from '../../../ui/tables/workbook/lazy-workbooks'
import { type Pace, pacing, ROWS_AT_A_TIME, superseded } from '../../../ui/worker/pacing'
import type { Handlers } from '../../../ui/worker/requests'
import { skuKey } from '../../market/costs/cost-list'
import { isBetweenSlabs } from '../../market/order/market-rules'
import { breakEven, priceRanges, type Target } from '../../market/order/prices'
import { readOrder } from '../../market/read-inputs'
import { matchColumns } from '../columns'
import { type Basis, orderPreparer, timesQuantity, whatIf } from '../compute'
import type { Requests, RowQuery, ShownRow, UnreadRow } from '../messages'
import type { Field, Product } from '../read-product'
import { isOfClothes, taxConverter } from '../taxes'
import { productsWords } from '../words'
import { type ComputedList, computedList } from './computed-list'
import { exportList } from './export'
import { type CostList, readCosts } from './read-costs'
import {
  type ReadOptions,
  type ReadProducts,
  readProducts,
  type Variants,
  variantsOf,
} from './read-products'
import { examplesOf, readTable, type Table } from './read-table'
import { type FigureKey, type SortableRows, sortRows } from './sort-rows'

/** What a worker with a price list answers. */
export type PriceList = Handlers<Requests>

/** The most unread rows that are sent to the page. */
const MOST_UNREAD_SHOWN = 200

/** A list that was computed. It is used until the next one is computed. */
type StoredList = {
  readonly table: Table
  readonly read: ReadProducts
  readonly uses: readonly (Field | undefined)[]
  readonly variants: Variants | undefined
  readonly basis: Basis
  readonly results: ComputedList
  readonly breakEvenOf: (index: number) => Decimal | undefined
  /** The target margin, and the prices for it. */
  targetPrices: TargetPrices
  sortedIndexes: { readonly key: string; readonly indexes: Uint32Array } | undefined
}

type TargetPrices = {
  readonly target: Decimal
  readonly targetPriceOf: (index: number) => Decimal | undefined
}

/**
 * The price list that a worker holds.
 *
 * @example const list = priceList(workbooks)
 * await list.open({ source: file }, turn)
 * await list.compute({ uses, isForAll: false, taxes: assumedTaxes, order, target }, turn)
 */
export function priceList(workbooks: Workbooks<'tableWriter'>): PriceList {
  let opened: Table | undefined
  let costs: CostList | undefined
  let before: { of: Table; options: ReadOptions; read: ReadProducts } | undefined
  let target: Decimal | undefined
  let computed: StoredList | undefined

  const current = (): StoredList => {
    if (!computed) throw new Error('no list was worked out')
    return computed
  }

  /** Reads the products, or takes those of the last time, if table and columns are the same. */
  const productsOf = async (
    table: Table,
    options: ReadOptions,
    pace: Pace,
  ): Promise<ReadProducts> => {
    if (before?.of === table && isSame(before.options, options)) return before.read
    const read = await readProducts(table, options, pace)
    before = { of: table, options, read }
    return read
  }

  return {
    async open({ source, sheet }, turn) {
      const table = await readTable(source, sheet, turn, workbooks)
      if (turn.isStale()) throw superseded
      if ('problem' in table) return table
      opened = table
      const { name, sheets, headRow, heads, rows, isCut } = table
      return {
        name,
        sheets,
        sheet: table.sheet,
        headRow,
        heads,
        examples: examplesOf(table),
        rows: rows.length,
        isCut,
      }
    },

    async costs({ source }, turn) {
      const table = await readTable(source, undefined, turn, workbooks)
      if ('problem' in table) return table
      const listed = await readCosts(table, pacing(turn))
      if ('problem' in listed) return listed
      if (turn.isStale()) throw superseded
      costs = listed.costs
      const { skus, gst } = listed
      return { name: table.name, skus, gst, rows: opened ? rowsWith(costs, opened) : 0 }
    },

    async compute(request, turn) {
      if (!opened) throw new Error('no table was opened')
      const table = opened
      target = request.target
      const { uses, isForAll, taxes, hasCostList } = request
      const pace = pacing(turn)
      const firstHalf = {
        isDue: pace.isDue,
        rest: (rows: number, of: number) => pace.rest(Math.floor(rows / 2), of),
      }
      const written = await productsOf(
        table,
        { uses, isForAll, costs: hasCostList ? costs : undefined },
        firstHalf,
      )
      const basis = { terms: readOrder(request.order).terms, hasGstRates: uses.includes('gstRate') }
      const convert = taxConverter(taxes, basis, {
        hasCommissionAmounts: uses.includes('commissionAmount'),
        hasClothes: written.products.some(isOfClothes),
      })
      const products = convert
        ? await eachProduct(written.products, convert, pace)
        : written.products
      const read = { ...written, products }
      const results = await computeProducts(basis, products, (product) => product, {
        isDue: pace.isDue,
        rest: (rows, of) => pace.rest(Math.floor((rows + of) / 2), of),
      })
      if (turn.isStale()) throw superseded
      const list = { table, read, uses, variants: variantsOf(table, uses), basis, results }
      computed = {
        ...list,
        breakEvenOf: pricesOf(list, breakEven),
        // The target may have been changed meanwhile.
        targetPrices: targetPricesOf(list, target),
        sortedIndexes: undefined,
      }
      const unread = read.unread.slice(0, MOST_UNREAD_SHOWN).map(
        (each): UnreadRow => ({
          row: table.lines[each.row] ?? 0,
          column: table.heads[each.at] ?? (each.at < 0 ? '' : productsWords.column(each.at + 1)),
          reason: each.reason,
        }),
      )
      return {
        totals: results.totals(target),
        unread,
        unreadRows: read.unread.length,
        notes: read.notes,
        betweenSlabs: products.filter(fitsNoSlab(basis)).length,
      }
    },

    async target(request) {
      const list = current()
      target = request.target
      list.targetPrices = targetPricesOf(list, target)
      list.sortedIndexes = undefined
      return list.results.totals(target)
    },

    async rows({ query, from, count }, turn) {
      const list = current()
      const indexes = await sortedIndexes(list, query, pacing(turn))
      return {
        total: indexes.length,
        from,
        rows: [...indexes.subarray(from, from + count)].flatMap((index) => shownRow(list, index)),
      }
    },

    async print({ query, most }, turn) {
      const list = current()
      const pace = pacing(turn)
      const indexes = await sortedIndexes(list, query, pace)
      const rows: ShownRow[] = []
      let [orders, payout, profit] = [0n, 0n, 0n]
      for (const [at, index] of indexes.entries()) {
        if (at % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(at, indexes.length)
        const product = list.read.products[index] as Product
        const each = list.results.earningsOf(index)
        orders += product.quantity / one
        payout += timesQuantity(each.payout, product)
        profit += timesQuantity(each.profit, product)
        if (at < most) rows.push(...shownRow(list, index))
      }
      return {
        total: indexes.length,
        rows,
        orders,
        payout: payout as Decimal,
        profit: profit as Decimal,
      }
    },

    async whatIf(request, turn) {
      const { read, basis, targetPrices } = current()
      const other = whatIf(basis, request)
      const results = await computeProducts(other.basis, read.products, other.changed, pacing(turn))
      return results.totals(targetPrices.target)
    },

    async file({ kind, rows }, turn) {
      const computed = current()
      const { table, read, uses, basis, breakEvenOf, targetPrices } = computed
      const { earningsOf } = computed.results
      const hasQuantities = uses.includes('quantity')
      const list = { table, read, basis, hasQuantities, earningsOf, breakEvenOf, ...targetPrices }
      const pace = pacing(turn)
      const wanted = typeof rows === 'string' ? rows : await sortedIndexes(computed, rows, pace)
      return exportList(list, { kind, rows: wanted }, pace, workbooks)
    },
  }
}

const isSame = (a: ReadOptions, b: ReadOptions) =>
  a.isForAll === b.isForAll && a.costs === b.costs && a.uses.join() === b.uses.join()

/** How many rows get their cost from a list of costs. */
function rowsWith(costs: CostList, table: Table): number {
  const skuAt = matchColumns(table.heads, examplesOf(table)).uses.indexOf('sku')
  const hasCost = (sku: string) => typeof costs.get(skuKey(sku)) === 'bigint'
  return table.rows.filter((cells) => hasCost(cells[skuAt] ?? '')).length
}

/** Converts all products, with pauses for other requests. */
async function eachProduct(
  products: readonly Product[],
  make: (product: Product) => Product,
  pace: Pace,
): Promise<readonly Product[]> {
  const made: Product[] = []
  for (const [at, product] of products.entries()) {
    if (at % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(at, products.length)
    made.push(make(product))
  }
  return made
}

/** Computes all products, with pauses for other requests. */
async function computeProducts(
  basis: Basis,
  products: readonly Product[],
  changed: (product: Product) => Product,
  pace: Pace,
): Promise<ComputedList> {
  const results = computedList(basis, products.length)
  for (const [at, product] of products.entries()) {
    if (at % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(at, products.length)
    results.add(changed(product))
  }
  return results
}

/**
 * The cheapest price of each product that reaches a target. It is searched for when it is needed, and
 * once.
 */
function pricesOf({ basis, read }: Pick<StoredList, 'basis' | 'read'>, sought: Target) {
  const prepare = orderPreparer(basis)
  const known: (Decimal | null)[] = []
  return (index: number): Decimal | undefined => {
    const product = read.products[index]
    if (!product) return undefined
    known[index] ??= priceRanges(prepare(product), sought)[0]?.first ?? null
    return known[index] ?? undefined
  }
}

const targetPricesOf = (
  list: Pick<StoredList, 'basis' | 'read'>,
  target: Decimal,
): TargetPrices => ({
  target,
  targetPriceOf: pricesOf(list, { kind: 'margin', percent: target }),
})

/** Whether a product is of clothes or shoes, at a price between their slabs. */
const fitsNoSlab =
  ({ terms }: Basis) =>
  ({ gstRate, price }: Product): boolean =>
    terms.registration === 'registered' &&
    (gstRate ?? terms.gstRate) === 'clothesAndShoes' &&
    isBetweenSlabs(price)

/**
 * The indexes of the rows of a query. The last ones are remembered, so that the next page costs
 * nothing.
 */
async function sortedIndexes(list: StoredList, query: RowQuery, pace: Pace): Promise<Uint32Array> {
  const { targetPrices } = list
  const { sort, isDescending, filter, search } = query
  const key = JSON.stringify([sort, isDescending, filter, search])
  if (list.sortedIndexes?.key === key) return list.sortedIndexes.indexes
  const { length } = list.read.products
  const steps = sortRows(sortableRows(list), query)
  for (let done = 0; ; done++) {
    const step = steps.next()
    if (step.done) {
      if (list.targetPrices === targetPrices) list.sortedIndexes = { key, indexes: step.value }
      return step.value
    }
    if (pace.isDue()) await pace.rest(Math.min(done * ROWS_AT_A_TIME, length), length)
  }
}

/** The list as `sortRows` needs it. */
function sortableRows(list: StoredList): SortableRows {
  const { read, results, targetPrices } = list
  const { profits, payouts, margins } = results
  const floats: { readonly [Key in FigureKey]?: Float64Array } = {
    profit: profits,
    payout: payouts,
    margin: margins,
  }
  return {
    count: read.products.length,
    wordsOf: (index) => `${textOf(list, index, 'sku')} ${textOf(list, index, 'name')}`,
    nameOf: (index) => textOf(list, index, 'name') || textOf(list, index, 'sku'),
    isLoss: results.isLoss,
    isShort: results.isShort(targetPrices.target),
    binOf: results.binOf,
    float: (index, key) => floats[key]?.[index],
    figure: (index, key) => figureOf(list, targetPrices, index, key),
  }
}

function figureOf(
  list: StoredList,
  targetPrices: TargetPrices,
  index: number,
  key: FigureKey,
): Decimal | undefined {
  switch (key) {
    case 'price':
    case 'quantity':
      return list.read.products[index]?.[key]
    case 'cost':
      return list.read.products[index]?.cost ?? atLeastZero(list.basis.terms.costPrice)
    case 'breakEven':
      return list.breakEvenOf(index)
    case 'targetPrice':
      return targetPrices.targetPriceOf(index)
    case 'payoutInAll':
    case 'profitInAll': {
      const product = list.read.products[index]
      const { payout, profit } = list.results.earningsOf(index)
      return product && timesQuantity(key === 'payoutInAll' ? payout : profit, product)
    }
    default:
      return list.results.earningsOf(index)[key]
  }
}

/** The SKU or the name of a row. */
function textOf(list: StoredList, index: number, use: 'sku' | 'name'): string {
  const row = list.read.rows[index] ?? -1
  const column = list.uses.indexOf(use)
  const text = list.table.rows[row]?.[column]?.trim() ?? ''
  return text === '' && use === 'name' ? (list.variants?.firstOf(row, column) ?? '') : text
}

function shownRow(list: StoredList, index: number): ShownRow[] {
  const product = list.read.products[index]
  if (!product) return []
  const { price, cost, quantity, ...own } = product
  const { payout, profit, margin } = list.results.earningsOf(index)
  return [
    {
      row: list.table.lines[list.read.rows[index] ?? -1] ?? 0,
      sku: textOf(list, index, 'sku'),
      name: textOf(list, index, 'name'),
      price,
      cost: cost ?? atLeastZero(list.basis.terms.costPrice),
      quantity,
      payout,
      profit,
      margin,
      breakEven: list.breakEvenOf(index),
      targetPrice: list.targetPrices.targetPriceOf(index),
      isBetweenSlabs: fitsNoSlab(list.basis)(product),
      own,
    },
  ]
}
