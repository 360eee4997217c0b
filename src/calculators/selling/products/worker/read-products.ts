import { type Decimal, one } from '../../../../core/decimal'
import { kindColumn } from '../columns'
import type { Field } from '../fields'
import { boughtInSlab } from '../gst-cell'
import type { Notes } from '../messages'
import { isMangled, type Product, productReader, type Unread } from '../read-product'
import { filledLength, isNoProduct, type Table } from './read-table'
import { type Pace, ROWS_AT_A_TIME } from './steps'

/** Which column is what, and what all amounts of a row are of. */
export type Reading = {
  readonly uses: readonly (Field | undefined)[]
  readonly isForAll: boolean
  /** Costs by `skuKey`, from a list beside the file. */
  readonly costs: ReadonlyMap<string, Decimal> | undefined
}

/** A row that could not be read: its place among the rows of the table, the column and why. */
export type UnreadItem = Unread & { readonly row: number }

export type ReadProducts = {
  /** In the order of the file, like all of these. */
  readonly products: readonly Product[]
  /** The place of each among the rows of the table. */
  readonly rows: readonly number[]
  readonly unread: readonly UnreadItem[]
  /** The places of rows that are no sales: they stand in the file that goes out, without results. */
  readonly notSales: readonly number[]
  readonly notes: Notes
}

/** What a row may leave to the marketplace order. */
const optionalFields = {
  gstRate: 'gstRate',
  gstOnCost: 'gstOnCost',
  commission: 'commission',
  commissionAmount: 'commission',
  fixedFee: 'fixedFee',
  shipping: 'shipping',
  ads: 'ads',
  returns: 'returns',
} as const satisfies { readonly [Each in Field]?: keyof Product }

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
  { rows, heads, named }: Table,
  { uses, isForAll, costs }: Reading,
  pace: Pace,
): Promise<ReadProducts> {
  const readProduct = productReader(uses, isForAll)
  const kind = kindColumn(heads)
  const skuAt = uses.indexOf('sku')
  const nameAt = uses.indexOf('name')
  const joined = uses.includes('cost') ? undefined : costs
  const products: Product[] = []
  const read: number[] = []
  const unread: UnreadItem[] = []
  const notSales: number[] = []
  const skus = new Set<string>()
  let [sums, mangledSkus, repeatedSkus, smallRates] = [0, 0, 0, 0]
  const optional = uses.flatMap((use) =>
    use && use in optionalFields ? [use as keyof typeof optionalFields] : [],
  )
  const blank = new Set<Field>()

  for (let at = 0; at < rows.length; at++) {
    if (at % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(at, rows.length)
    const cells = rows[at] ?? []
    if (isNoProduct(cells, named)) {
      sums += 1
      continue
    }
    if (kind && !kind.isSale(cells[kind.at] ?? '')) {
      notSales.push(at)
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
      cost = isBroken ? undefined : joined.get(skuKey(sku))
      if (cost === undefined) {
        unread.push({ row: at, at: skuAt, reason: 'No cost is listed for this SKU' })
        continue
      }
    }
    if (isBroken) mangledSkus += 1
    else if (sku !== '') {
      const known = skus.size
      if (skus.add(sku).size === known) repeatedSkus += 1
    }
    if (isSmall(product.gstRate) || isSmall(product.gstOnCost) || isSmall(product.returns)) {
      smallRates += 1
    }
    if (blank.size < optional.length) {
      for (const field of optional) {
        if (product[optionalFields[field]] === undefined) blank.add(field)
      }
    }
    products.push(boughtInSlab(joined ? { ...product, cost } : product))
    read.push(at)
  }
  const isNamed = (at: number) => [skuAt, nameAt].some((use) => rows[at]?.[use]?.trim())
  if (skuAt + nameAt > -2 && !isNamed(read.at(-1) ?? -1) && isSumOfOthers(products)) {
    products.pop()
    read.pop()
    sums += 1
  }
  return {
    products,
    rows: read,
    unread,
    notSales,
    notes: {
      sums,
      notSales: notSales.length,
      mangledSkus,
      repeatedSkus,
      smallRates,
      blank: [...blank],
    },
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
  return price === 2n * last.price || (cost > 0n && cost === 2n * (last.cost ?? 0n))
}
