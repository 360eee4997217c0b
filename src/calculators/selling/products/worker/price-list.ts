import { atLeastZero, type Decimal, one } from '../../../../core/decimal'
import { askedOf } from '../../shared/market/asked'
import { isBetweenSlabs } from '../../shared/order/market-rules'
import { breakEven, priceRanges, type Target } from '../../shared/prices/price-ranges'
import { type Arrangeable, type Arrangement, arranging, type FigureKey } from '../arrange'
import { matchColumns } from '../columns'
import { type EarnedList, earnedList } from '../earned-list'
import type { Field } from '../fields'
import type { Answers, Asked, Asks, ShownRow, UnreadRow } from '../messages'
import type { Product } from '../read-product'
import { counting, isOfClothes } from '../taxes'
import { type Basis, inAll, preparing } from '../work-out'
import { type CostList, readCosts } from './read-costs'
import { type Reading, type ReadProducts, readProducts, skuKey } from './read-products'
import { examplesOf, readTable, type Table } from './read-table'
import { type Pace, pacing, ROWS_AT_A_TIME, superseded, type Turn } from './steps'
import { type Variants, variantsOf } from './variants'
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
  readonly read: ReadProducts
  readonly uses: readonly (Field | undefined)[]
  readonly variants: Variants | undefined
  readonly basis: Basis
  readonly earned: EarnedList
  readonly breakEvenOf: (place: number) => Decimal | undefined
  /** What it aims at, and what depends on that. */
  aim: Aim
  arranged: { readonly key: string; readonly places: Uint32Array } | undefined
}

type Aim = {
  readonly target: Decimal
  readonly targetPriceOf: (place: number) => Decimal | undefined
}

/**
 * The price list that a worker holds.
 *
 * @example const list = priceList(workbooks)
 * await list.open({ source: file }, turn)
 * await list.work({ uses, isForAll: false, taxes: assumedTaxes, order, target }, turn)
 */
export function priceList(workbooks: Workbooks): PriceList {
  let opened: Table | undefined
  let costs: CostList | undefined
  let before: { of: Table; reading: Reading; read: ReadProducts } | undefined
  let target: Decimal | undefined
  let worked: WorkedList | undefined

  const current = (): WorkedList => {
    if (!worked) throw new Error('no list was worked out')
    return worked
  }

  /** As they were read before, unless it is another table or other columns. */
  const productsOf = async (table: Table, reading: Reading, pace: Pace): Promise<ReadProducts> => {
    if (before?.of === table && isSame(before.reading, reading)) return before.read
    const read = await readProducts(table, reading, pace)
    before = { of: table, reading, read }
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

    async work(ask, turn) {
      if (!opened) throw new Error('no table was opened')
      const table = opened
      target = ask.target
      const { uses, isForAll, taxes, hasCostList } = ask
      const pace = pacing(turn)
      const inHalves = {
        isDue: pace.isDue,
        rest: (rows: number, of: number) => pace.rest(Math.floor(rows / 2), of),
      }
      const written = await productsOf(
        table,
        { uses, isForAll, costs: hasCostList ? costs : undefined },
        inHalves,
      )
      const basis = { terms: askedOf(ask.order).terms, hasGstRates: uses.includes('gstRate') }
      const counted = counting(taxes, basis, {
        hasCommissionAmounts: uses.includes('commissionAmount'),
        hasClothes: written.products.some(isOfClothes),
      })
      const products = counted
        ? await eachProduct(written.products, counted, pace)
        : written.products
      const read = { ...written, products }
      const earned = await workOut(basis, products, (product) => product, {
        isDue: pace.isDue,
        rest: (rows, of) => pace.rest(Math.floor((rows + of) / 2), of),
      })
      if (turn.isStale()) throw superseded
      const list = { table, read, uses, variants: variantsOf(table, uses), basis, earned }
      worked = {
        ...list,
        breakEvenOf: pricesOf(list, breakEven),
        // Perhaps another one was asked for in the meantime.
        aim: aimAt(list, target),
        arranged: undefined,
      }
      const unread = read.unread.slice(0, MOST_UNREAD_SHOWN).map(
        (each): UnreadRow => ({
          row: table.lines[each.row] ?? 0,
          column: table.heads[each.at] ?? (each.at < 0 ? '' : `Column ${each.at + 1}`),
          reason: each.reason,
        }),
      )
      return {
        totals: earned.totals(target),
        unread,
        unreadRows: read.unread.length,
        notes: read.notes,
        betweenSlabs: products.filter(fitsNoSlab(basis)).length,
      }
    },

    async target(ask) {
      const list = current()
      target = ask.target
      list.aim = aimAt(list, target)
      list.arranged = undefined
      return list.earned.totals(target)
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

    async paper({ arrangement, most }, turn) {
      const list = current()
      const pace = pacing(turn)
      const places = await arranged(list, arrangement, pace)
      const rows: ShownRow[] = []
      let [orders, payout, profit] = [0n, 0n, 0n]
      for (const [at, place] of places.entries()) {
        if (at % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(at, places.length)
        const product = list.read.products[place] as Product
        const each = list.earned.earningsOf(place)
        orders += product.quantity / one
        payout += inAll(each.payout, product)
        profit += inAll(each.profit, product)
        if (at < most) rows.push(...shown(list, place))
      }
      return {
        total: places.length,
        rows,
        orders,
        payout: payout as Decimal,
        profit: profit as Decimal,
      }
    },

    async whatIf(ask, turn) {
      const { read, basis, aim } = current()
      const other = whatIf(basis, ask)
      const earned = await workOut(other.basis, read.products, other.changed, pacing(turn))
      return earned.totals(aim.target)
    },

    async file({ kind, rows }, turn) {
      const worked = current()
      const { table, read, uses, basis, breakEvenOf, aim } = worked
      const { earningsOf } = worked.earned
      const hasQuantities = uses.includes('quantity')
      const list = { table, read, basis, hasQuantities, earningsOf, breakEvenOf, ...aim }
      const pace = pacing(turn)
      const wanted = typeof rows === 'string' ? rows : await arranged(worked, rows, pace)
      return writeList(list, { kind, rows: wanted }, pace, workbooks)
    },
  }
}

const isSame = (a: Reading, b: Reading) =>
  a.isForAll === b.isForAll && a.costs === b.costs && a.uses.join() === b.uses.join()

/** Rows that get their cost from a list of costs. */
function rowsWith(costs: CostList, table: Table): number {
  const skuAt = matchColumns(table.heads, examplesOf(table)).uses.indexOf('sku')
  const hasCost = (sku: string) => typeof costs.get(skuKey(sku)) === 'bigint'
  return table.rows.filter((cells) => hasCost(cells[skuAt] ?? '')).length
}

/** Products made of others, in steps. */
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

/** Works out every product, or what it would be. */
async function workOut(
  basis: Basis,
  products: readonly Product[],
  changed: (product: Product) => Product,
  pace: Pace,
): Promise<EarnedList> {
  const earned = earnedList(basis, products.length)
  for (const [at, product] of products.entries()) {
    if (at % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(at, products.length)
    earned.add(changed(product))
  }
  return earned
}

/** The cheapest price of each product that reaches a target: looked for when it is asked for, and once. */
function pricesOf({ basis, read }: Pick<WorkedList, 'basis' | 'read'>, sought: Target) {
  const prepare = preparing(basis)
  const known: (Decimal | null)[] = []
  return (place: number): Decimal | undefined => {
    const product = read.products[place]
    if (!product) return undefined
    known[place] ??= priceRanges(prepare(product), sought)[0]?.first ?? null
    return known[place] ?? undefined
  }
}

const aimAt = (list: Pick<WorkedList, 'basis' | 'read'>, target: Decimal): Aim => ({
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

/** As they were arranged before, if it is the same arrangement: then the next page costs nothing. */
async function arranged(
  list: WorkedList,
  arrangement: Arrangement,
  pace: Pace,
): Promise<Uint32Array> {
  const { aim } = list
  const { sort, isDescending, filter, search } = arrangement
  const key = JSON.stringify([sort, isDescending, filter, search])
  if (list.arranged?.key === key) return list.arranged.places
  const { length } = list.read.products
  const steps = arranging(arrangeable(list), arrangement)
  for (let done = 0; ; done++) {
    const step = steps.next()
    if (step.done) {
      if (list.aim === aim) list.arranged = { key, places: step.value }
      return step.value
    }
    if (pace.isDue()) await pace.rest(Math.min(done * ROWS_AT_A_TIME, length), length)
  }
}

/** How the list is sorted and looked through. */
function arrangeable(list: WorkedList): Arrangeable {
  const { read, earned, aim } = list
  const { profits, payouts, margins } = earned
  const floats: { readonly [Key in FigureKey]?: Float64Array } = {
    profit: profits,
    payout: payouts,
    margin: margins,
  }
  return {
    count: read.products.length,
    wordsOf: (place) => `${textOf(list, place, 'sku')} ${textOf(list, place, 'name')}`,
    nameOf: (place) => textOf(list, place, 'name') || textOf(list, place, 'sku'),
    isLoss: earned.isLoss,
    isShort: earned.isShort(aim.target),
    binOf: earned.binOf,
    float: (place, key) => floats[key]?.[place],
    figure: (place, key) => figureOf(list, aim, place, key),
  }
}

function figureOf(list: WorkedList, aim: Aim, place: number, key: FigureKey): Decimal | undefined {
  switch (key) {
    case 'price':
    case 'quantity':
      return list.read.products[place]?.[key]
    case 'cost':
      return list.read.products[place]?.cost ?? atLeastZero(list.basis.terms.costPrice)
    case 'breakEven':
      return list.breakEvenOf(place)
    case 'targetPrice':
      return aim.targetPriceOf(place)
    case 'payoutInAll':
    case 'profitInAll': {
      const product = list.read.products[place]
      const { payout, profit } = list.earned.earningsOf(place)
      return product && inAll(key === 'payoutInAll' ? payout : profit, product)
    }
    default:
      return list.earned.earningsOf(place)[key]
  }
}

/** What stands in the column of SKUs or of names. */
function textOf(list: WorkedList, place: number, use: 'sku' | 'name'): string {
  const row = list.read.rows[place] ?? -1
  const column = list.uses.indexOf(use)
  const text = list.table.rows[row]?.[column]?.trim() ?? ''
  return text === '' && use === 'name' ? (list.variants?.firstOf(row, column) ?? '') : text
}

function shown(list: WorkedList, place: number): ShownRow[] {
  const product = list.read.products[place]
  if (!product) return []
  const { price, cost, quantity, ...own } = product
  const { payout, profit, margin } = list.earned.earningsOf(place)
  return [
    {
      row: list.table.lines[list.read.rows[place] ?? -1] ?? 0,
      sku: textOf(list, place, 'sku'),
      name: textOf(list, place, 'name'),
      price,
      cost: cost ?? atLeastZero(list.basis.terms.costPrice),
      quantity,
      payout,
      profit,
      margin,
      breakEven: list.breakEvenOf(place),
      targetPrice: list.aim.targetPriceOf(place),
      isBetweenSlabs: fitsNoSlab(list.basis)(product),
      own,
    },
  ]
}
