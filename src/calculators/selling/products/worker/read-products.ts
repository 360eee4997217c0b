import { one } from '../../../../core/decimal'
import type { Field } from '../fields'
import { hasBeenLeft } from '../gst-rates'
import type { Blank, Notes, NotSales } from '../messages'
import { isBlankCell, isMangled, type Product, productReader, type Unread } from '../read-product'
import { noSaleReader } from '../status'
import type { CostList } from './read-costs'
import { filledLength, isNoProduct, type Table } from './read-table'
import { type Pace, ROWS_AT_A_TIME } from './steps'
import { variantsOf } from './variants'

/** Which column is what, and what all amounts of a row are of. */
export type Reading = {
  readonly uses: readonly (Field | undefined)[]
  readonly isForAll: boolean
  /** Costs by `skuKey`, from a list beside the file. */
  readonly costs: CostList | undefined
}

/** A row that could not be read: its place among the rows of the table, the column and why. */
export type UnreadItem = Unread & { readonly row: number }

export type ReadProducts = {
  /** In the order of the file, like all of these. */
  readonly products: readonly Product[]
  /** The place of each among the rows of the table. */
  readonly rows: readonly number[]
  readonly unread: readonly UnreadItem[]
  /** Rows that are no sales, by their places, and what they say: they stand in the file that goes out, without results. */
  readonly notSales: readonly { readonly row: number; readonly kind: string }[]
  readonly notes: Notes
}

/** What a row may leave to the marketplace order. */
const optionalFields = {
  quantity: 'quantity',
  gstRate: 'gstRate',
  gstOnCost: 'gstOnCost',
  commission: 'commission',
  commissionAmount: 'commission',
  fixedFee: 'fixedFee',
  shipping: 'shipping',
  ads: 'ads',
  returns: 'returns',
} as const satisfies { readonly [Each in Field]?: keyof Product }

/** The price of a row and its names are its own; all other blanks take something. */
type OptionalField = keyof typeof optionalFields

const isSmall = (rate: Product['gstRate']) => typeof rate === 'bigint' && rate > 0n && rate < one

/** How SKUs are compared: people write them in capitals in one list and not in the other. */
export const skuKey = (sku: string): string => sku.trim().toLowerCase()

/**
 * Reads all rows of a table as products. Rows that cannot be read are kept with the reason; totals
 * and lines that are no sales are only counted.
 *
 * @example await readProducts(table, { uses: ['sku', 'price', 'cost'], isForAll: false, costs: undefined }, pace)
 */
export async function readProducts(
  { rows, heads, named, lines }: Table,
  { uses, isForAll, costs }: Reading,
  pace: Pace,
): Promise<ReadProducts> {
  const readProduct = productReader(uses, isForAll)
  const noSaleOf = noSaleReader(heads, uses)
  const variants = variantsOf({ heads, rows }, uses)
  const skuAt = uses.indexOf('sku')
  const nameAt = uses.indexOf('name')
  const joined = uses.includes('cost') ? undefined : costs
  const products: Product[] = []
  const read: number[] = []
  const unread: UnreadItem[] = []
  const notSales: { row: number; kind: string }[] = []
  const skus = new Set<string>()
  let [sums, pictures, mangledSkus, repeatedSkus] = [0, 0, 0, 0]
  let [smallRates, zeroCosts, leftRates] = [0, 0, 0]
  const blanks = blankCounting(uses)

  for (let at = 0; at < rows.length; at++) {
    if (at % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(at, rows.length)
    const cells = rows[at] ?? []
    if (isNoProduct(cells, named)) {
      sums += 1
      continue
    }
    const kind = noSaleOf?.(cells)
    if (kind !== undefined) {
      notSales.push({ row: at, kind })
      continue
    }
    if (variants?.isPicture(at)) {
      pictures += 1
      continue
    }
    const width = cells.length > heads.length ? filledLength(cells) : 0
    if (width > heads.length) {
      unread.push({
        row: at,
        at: width - 1,
        reason: 'This row has more cells than there are columns',
      })
      continue
    }
    const product = readProduct(cells)
    if ('reason' in product) {
      unread.push({ row: at, at: product.at, reason: product.reason })
      continue
    }
    const sku = cells[skuAt]?.trim() ?? ''
    const isBroken = isMangled(sku)
    let { cost } = product
    if (joined) {
      const listed = isBroken ? undefined : joined.get(skuKey(sku))
      if (typeof listed !== 'bigint') {
        const reason = listed
          ? `Its cost in the list: ${listed.reason}`
          : 'No cost is listed for this SKU'
        unread.push({ row: at, at: skuAt, reason })
        continue
      }
      cost = listed
    }
    if (isBroken) mangledSkus += 1
    else if (sku !== '') {
      const known = skus.size
      if (skus.add(sku).size === known) repeatedSkus += 1
    }
    if (isSmall(product.gstRate) || isSmall(product.gstOnCost) || isSmall(product.returns)) {
      smallRates += 1
    }
    if (cost === 0n) zeroCosts += 1
    if (hasBeenLeft(product.gstRate) || hasBeenLeft(product.gstOnCost)) leftRates += 1
    blanks.add(product, cells)
    products.push(joined ? { ...product, cost } : product)
    read.push(at)
  }
  const isNamed = (at: number) => [skuAt, nameAt].some((use) => rows[at]?.[use]?.trim())
  if (skuAt + nameAt > -2 && !isNamed(read.at(-1) ?? -1) && isSumOfOthers(products)) {
    const sum = products.pop()
    const row = read.pop()
    if (sum) blanks.add(sum, rows[row ?? -1] ?? [], -1)
    sums += 1
  }
  return {
    products,
    rows: read,
    unread,
    notSales,
    notes: {
      sums,
      notSales: byKind(notSales, lines),
      pictures,
      mangledSkus,
      repeatedSkus,
      smallRates,
      zeroCosts,
      leftRates,
      blank: blanks.counts(),
    },
  }
}

/** So many of the rows that say the same are named, and so many things that they say. */
const MOST_NAMED = 8
const MOST_KINDS = 10
const LONGEST_KIND = 40
const OTHER_KINDS = 'Others that were cancelled or came back'

function byKind(notSales: ReadProducts['notSales'], lines: readonly number[]): NotSales[] {
  const kinds = new Map<string, { rows: number; first: number[] }>()
  for (const { row, kind: said } of notSales) {
    const short = said.length > LONGEST_KIND ? `${said.slice(0, LONGEST_KIND - 1)}…` : said
    const kind = kinds.has(short) || kinds.size < MOST_KINDS ? short : OTHER_KINDS
    const same = kinds.get(kind) ?? { rows: 0, first: [] }
    same.rows += 1
    if (same.first.length < MOST_NAMED) same.first.push(lines[row] ?? 0)
    kinds.set(kind, same)
  }
  return [...kinds].map(([kind, same]) => ({ kind, ...same }))
}

/** Counts what rows leave blank, column by column. */
function blankCounting(uses: readonly (Field | undefined)[]) {
  const columns = uses.flatMap((use, at) =>
    use && use in optionalFields
      ? [{ field: use as OptionalField, at, rows: 0, asGstRate: 0 }]
      : [],
  )
  return {
    /** Less by one for a row that turns out to be none. */
    add(product: Product, cells: readonly string[], by: 1 | -1 = 1) {
      for (const column of columns) {
        const { field, at } = column
        const isBlank =
          field === 'quantity'
            ? isBlankCell(cells[at] ?? '')
            : product[optionalFields[field]] === undefined
        if (!isBlank) continue
        if (field === 'gstOnCost' && product.gstRate !== undefined) column.asGstRate += by
        else column.rows += by
      }
    },
    counts: (): Blank[] =>
      columns.flatMap(({ field, rows, asGstRate }) => [
        ...(asGstRate > 0 ? [{ field, rows: asGstRate, asGstRate: true as const }] : []),
        ...(rows > 0 ? [{ field, rows }] : []),
      ]),
  }
}

/** A total that is not called one: below all others, without a name, and what their prices add up to. */
function isSumOfOthers(products: readonly Product[]): boolean {
  const last = products.at(-1)
  if (!last || products.length < 3) return false
  let [price, cost] = [0n, 0n]
  for (const product of products) {
    price += product.price
    cost += product.cost ?? 0n
  }
  return price === 2n * last.price && (last.cost === undefined || cost === 2n * last.cost)
}
