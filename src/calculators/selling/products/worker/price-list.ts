import { atLeastZero, type Decimal } from '../../../../core/decimal'
import { askedOf } from '../../shared/market/asked'
import { breakEven, priceRanges, type Target } from '../../shared/prices/price-ranges'
import { type Arrangement, arranging, type Listed } from '../arrange'
import { matchColumns } from '../columns'
import { earning } from '../earning'
import type { Answers, Asked, Asks, ShownRow, UnreadRow } from '../messages'
import { type Basis, isBelowTarget, preparing, type Totals, totalling } from '../work-out'
import { readCosts } from './read-costs'
import { type Reading, type ReadProducts, readProducts, skuKey } from './read-products'
import { examplesOf, readTable, type Table } from './read-table'
import { type Pace, pacing, ROWS_AT_A_TIME, superseded, type Turn } from './steps'
import { whatIf } from './what-if'
import type { Workbooks } from './workbook'
import { writeList } from './write-files'

/** What can be asked about a price list; each answers, or ends as `superseded`. */
export type PriceList = {
  readonly [Kind in Exclude<Asked, 'stop'>]: (ask: Asks[Kind], turn: Turn) => Promise<Answers[Kind]>
}

/** So many of the rows that could not be read are shown. */
const MOST_UNREAD_SHOWN = 200

/** A list that was worked out. It is asked about until the next one is. */
type WorkedList = {
  readonly table: Table
  readonly products: ReadProducts
  readonly basis: Basis
  /** One for each item of the products. */
  readonly listed: readonly Listed[]
  readonly breakEvenOf: (place: number) => Decimal | undefined
  target: Decimal
  totals: Totals
  targetPriceOf: (place: number) => Decimal | undefined
  arranged: { readonly key: string; readonly places: Uint32Array } | undefined
}

/**
 * The price list that a worker holds.
 *
 * @example const list = priceList(workbooks)
 * await list.open({ source: file }, turn)
 * await list.work({ uses, isForAll: false, order, target }, turn)
 */
export function priceList(workbooks: Workbooks): PriceList {
  let opened: Table | undefined
  let costs: ReadonlyMap<string, Decimal> | undefined
  let read: { of: Table; reading: Reading; products: ReadProducts } | undefined
  let target: Decimal | undefined
  let worked: WorkedList | undefined

  const current = (): WorkedList => {
    if (!worked) throw new Error('no list was worked out')
    return worked
  }

  /** As they were read before, unless it is another table or other columns. */
  const productsOf = async (table: Table, reading: Reading, pace: Pace): Promise<ReadProducts> => {
    if (read?.of === table && isSame(read.reading, reading)) return read.products
    const products = await readProducts(table, reading, pace)
    read = { of: table, reading, products }
    return products
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
      costs = listed
      return { name: table.name, skus: listed.size, rows: opened ? rowsWith(listed, opened) : 0 }
    },

    async work(ask, turn) {
      if (!opened) throw new Error('no table was opened')
      const table = opened
      target = ask.target
      const { uses, isForAll, hasCostList } = ask
      const pace = pacing(turn)
      const inHalves = {
        isDue: pace.isDue,
        rest: (rows: number, of: number) => pace.rest(Math.floor(rows / 2), of),
      }
      const products = await productsOf(
        table,
        { uses, isForAll, costs: hasCostList ? costs : undefined },
        inHalves,
      )
      const basis = { terms: askedOf(ask.order).terms, hasGstRates: uses.includes('gstRate') }
      const { listed, totals } = await workOut(table, products, basis, ask.target, {
        isDue: pace.isDue,
        rest: (rows, of) => pace.rest(Math.floor((rows + of) / 2), of),
      })
      const prepare = preparing(basis)
      const priceOf = (place: number, sought: Target) => {
        const product = products.items[place]?.product
        return product && priceRanges(prepare(product), sought)[0]?.first
      }
      const list: WorkedList = {
        table,
        products,
        basis,
        listed,
        totals,
        target: ask.target,
        breakEvenOf: remembering((place) => priceOf(place, breakEven)),
        targetPriceOf: () => undefined,
        arranged: undefined,
      }
      const aimAt = (percent: Decimal) => {
        list.target = percent
        list.targetPriceOf = remembering((place) => priceOf(place, { kind: 'margin', percent }))
      }
      aimAt(ask.target)
      // Another target was asked for in the meantime.
      if (target !== ask.target) {
        aimAt(target)
        list.totals = await recounted(list, target, pace)
      }
      if (turn.isStale()) throw superseded
      worked = list
      const unread = products.unread.slice(0, MOST_UNREAD_SHOWN).map(
        (each): UnreadRow => ({
          row: table.lines[each.row] ?? 0,
          column: table.heads[each.at] ?? `Column ${each.at + 1}`,
          reason: each.reason,
        }),
      )
      return {
        totals: list.totals,
        unread,
        unreadRows: products.unread.length,
        notes: products.notes,
      }
    },

    async target(ask, turn) {
      const list = current()
      target = ask.target
      const totals = await recounted(list, ask.target, pacing(turn))
      if (turn.isStale()) throw superseded
      const prepare = preparing(list.basis)
      list.target = ask.target
      list.totals = totals
      list.targetPriceOf = remembering((place) => {
        const product = list.products.items[place]?.product
        const sought = { kind: 'margin', percent: ask.target } as const
        return product && priceRanges(prepare(product), sought)[0]?.first
      })
      list.arranged = undefined
      return totals
    },

    async rows({ arrangement, from, count }, turn) {
      const list = current()
      const places = await arranged(list, arrangement, pacing(turn))
      return {
        total: places.length,
        from,
        rows: [...places.subarray(from, from + count)].flatMap((place) => shown(list, place)),
      }
    },

    async whatIf(ask, turn) {
      const { products, basis, target } = current()
      const pace = pacing(turn)
      const other = whatIf(basis, ask)
      const earningsOf = earning(other.basis)
      const { add, totals } = totalling(target)
      for (const [at, { product }] of products.items.entries()) {
        if (at % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(at, products.items.length)
        add(earningsOf(other.changed(product)), product.quantity)
      }
      return totals()
    },

    file: async (ask, turn) => writeList(current(), ask, pacing(turn), workbooks),
  }
}

const isSame = (a: Reading, b: Reading) =>
  a.isForAll === b.isForAll && a.costs === b.costs && a.uses.join() === b.uses.join()

/** Rows that get their cost from a list of costs. */
function rowsWith(costs: ReadonlyMap<string, Decimal>, table: Table): number {
  const skuAt = matchColumns(table.heads, examplesOf(table)).uses.indexOf('sku')
  return table.rows.filter((cells) => costs.has(skuKey(cells[skuAt] ?? ''))).length
}

async function workOut(
  { lines }: Table,
  { items }: ReadProducts,
  basis: Basis,
  target: Decimal,
  pace: Pace,
): Promise<{ listed: Listed[]; totals: Totals }> {
  const earningsOf = earning(basis)
  const { add, totals } = totalling(target)
  const costPrice = atLeastZero(basis.terms.costPrice)
  const listed: Listed[] = []
  for (const [place, { at, sku, name, product }] of items.entries()) {
    if (place % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(place, items.length)
    const { price, cost = costPrice, quantity } = product
    const earnings = earningsOf(product)
    add(earnings, quantity)
    listed.push({ row: lines[at] ?? 0, sku, name, price, cost, quantity, earnings })
  }
  return { listed, totals: totals() }
}

/** Only what is below the target changes with it. */
async function recounted({ listed, totals }: WorkedList, target: Decimal, pace: Pace) {
  const isShort = isBelowTarget(target)
  let below = 0
  for (const [at, { earnings }] of listed.entries()) {
    if (at % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(at, listed.length)
    if (isShort(earnings)) below += 1
  }
  return { ...totals, below }
}

/** As they were arranged before, if it is the same arrangement: then the next page costs nothing. */
async function arranged(
  list: WorkedList,
  arrangement: Arrangement,
  pace: Pace,
): Promise<Uint32Array> {
  const { listed, target } = list
  const { sort, isDescending, filter, search } = arrangement
  const key = JSON.stringify([sort, isDescending, filter, search])
  if (list.arranged?.key === key) return list.arranged.places
  const steps = arranging(listed, arrangement, target, (_, which, place) =>
    which === 'breakEven' ? list.breakEvenOf(place) : list.targetPriceOf(place),
  )
  for (let done = 0; ; done++) {
    const step = steps.next()
    if (step.done) {
      if (list.target === target) list.arranged = { key, places: step.value }
      return step.value
    }
    if (pace.isDue()) await pace.rest(Math.min(done * ROWS_AT_A_TIME, listed.length), listed.length)
  }
}

function shown({ products, listed, ...list }: WorkedList, place: number): ShownRow[] {
  const item = products.items[place]
  const row = listed[place]
  if (!item || !row) return []
  const { earnings, ...cells } = row
  const { price: _, cost: __, quantity: ___, ...own } = item.product
  const { payout, profit, margin } = earnings
  return [
    {
      ...cells,
      payout,
      profit,
      margin,
      breakEven: list.breakEvenOf(place),
      targetPrice: list.targetPriceOf(place),
      own,
    },
  ]
}

/** What is looked for once is known from then on; nothing is an answer, too. */
function remembering(find: (place: number) => Decimal | undefined) {
  const known: (Decimal | null | undefined)[] = []
  return (place: number): Decimal | undefined => {
    const before = known[place]
    if (before !== undefined) return before ?? undefined
    const found = find(place)
    known[place] = found ?? null
    return found
  }
}
