import { one } from '../../../core/money/decimal'
import { headName } from '../../../core/tables/heads'
import { type Pace, ROWS_AT_A_TIME } from '../../../ui/worker/pacing'
import { isBlankCell, isMangled } from '../../market/costs/cells'
import { skuKey } from '../../market/costs/cost-list'
import { isFormerRate } from '../former-rates'
import type { Blank, Notes, NotSales } from '../messages'
import { type Field, type Product, productReader, type Unread } from '../read-product'
import { productsWords } from '../words'
import type { CostList } from './read-costs'
import { filledLength, isNoProduct, type Table } from './read-table'
import { noSaleReader } from './statements'

/** How rows are read: the use of each column, and whether amounts are for all pieces of a row. */
export type ReadOptions = {
  readonly uses: readonly (Field | undefined)[]
  readonly isForAll: boolean
  /** Costs by `skuKey`, from a separate list. */
  readonly costs: CostList | undefined
}

/** A row that could not be read: its index in the table, the column and the reason. */
export type UnreadItem = Unread & { readonly row: number }

export type ReadProducts = {
  /** In the order of the file, like the lists below. */
  readonly products: readonly Product[]
  /** The index of each product in the rows of the table. */
  readonly rows: readonly number[]
  readonly unread: readonly UnreadItem[]
  /**
   * Rows that are no sales, by their indexes, and their words. They are exported without results.
   */
  readonly notSales: readonly { readonly row: number; readonly kind: string }[]
  readonly notes: Notes
}

/** Fields that may be blank: the marketplace order says them then. */
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

/** The fields of which blank cells are counted. */
type OptionalField = keyof typeof optionalFields

const isSmall = (rate: Product['gstRate']) => typeof rate === 'bigint' && rate > 0n && rate < one

/**
 * Reads all rows of a table as products. Rows that cannot be read are kept with the reason; totals
 * and lines that are no sales are only counted.
 *
 * @example await readProducts(table, { uses: ['sku', 'price', 'cost'], isForAll: false, costs: undefined }, pace)
 */
export async function readProducts(
  { rows, heads, named, lines, explained = 0 }: Table,
  { uses, isForAll, costs }: ReadOptions,
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
  const parents: { row: number; kind: string }[] = []
  const parentOf = parentReader(heads, uses)
  const skus = new Set<string>()
  let [sums, pictures, mangledSkus, repeatedSkus] = [0, 0, 0, 0]
  let [smallRates, zeroCosts, leftRates] = [0, 0, 0]
  const blanks = blankCounter(uses)

  for (let at = 0; at < rows.length; at++) {
    if (at % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(at, rows.length)
    const cells = rows[at] ?? []
    if (at < explained) continue
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
        reason: productsWords.worker.tooManyCells,
      })
      continue
    }
    const parent = parentOf?.(cells)
    if (parent !== undefined) {
      parents.push({ row: at, kind: parent })
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
          ? productsWords.worker.listedCost(listed.reason)
          : productsWords.worker.noListedCost
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
    if (isFormerRate(product.gstRate) || isFormerRate(product.gstOnCost)) leftRates += 1
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
      explained,
      parents: byKind(parents, lines),
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

const PARENT = /^(?:variable|grouped|configurable|parent|bundle)$/i

/** Products without a price whose variants are rows of their own; nothing where no column says it. */
function parentReader(heads: readonly string[], uses: readonly (Field | undefined)[]) {
  const typeAt = heads.findIndex(
    (head, at) =>
      uses[at] === undefined && /^(?:product)?type$|^parent(?:age|child)$/.test(headName(head)),
  )
  if (typeAt < 0) return undefined
  const priceAt = [uses.indexOf('price'), uses.indexOf('regularPrice')]
  return (cells: readonly string[]): string | undefined => {
    const kind = cells[typeAt]?.trim() ?? ''
    return PARENT.test(kind) && priceAt.every((at) => isBlankCell(cells[at] ?? ''))
      ? kind
      : undefined
  }
}

/** How many row numbers are listed for each kind, and how many kinds. */
const MOST_NAMED = 8
const MOST_KINDS = 10
const LONGEST_KIND = 40

function byKind(notSales: ReadProducts['notSales'], lines: readonly number[]): NotSales[] {
  const kinds = new Map<string, { rows: number; first: number[] }>()
  for (const { row, kind: said } of notSales) {
    const short = said.length > LONGEST_KIND ? `${said.slice(0, LONGEST_KIND - 1)}…` : said
    const kind =
      kinds.has(short) || kinds.size < MOST_KINDS ? short : productsWords.worker.otherKinds
    const same = kinds.get(kind) ?? { rows: 0, first: [] }
    same.rows += 1
    if (same.first.length < MOST_NAMED) same.first.push(lines[row] ?? 0)
    kinds.set(kind, same)
  }
  return [...kinds].map(([kind, same]) => ({ kind, ...same }))
}

/** Counts what rows leave blank, column by column. */
function blankCounter(uses: readonly (Field | undefined)[]) {
  const columns = uses.flatMap((use, at) =>
    use && use in optionalFields
      ? [{ field: use as OptionalField, at, rows: 0, asGstRate: 0 }]
      : [],
  )
  return {
    /** With -1, takes back a row that turns out to be a total. */
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

/** Whether the last row is a total without a name: its price is the sum of all other prices. */
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

/**
 * A product in several rows, as Shopify exports it: its handle is in all of them, its title only in
 * the first, and pictures have rows of their own.
 */
export type Variants = {
  /** Whether a row has nothing but the handle in the columns in use. */
  isPicture(row: number): boolean
  /** The cell of a column in the first row of the same product. */
  firstOf(row: number, column: number): string
}

/** Nothing where a table has no handles. */
export function variantsOf(
  { heads, rows }: Pick<Table, 'heads' | 'rows'>,
  uses: readonly (Field | undefined)[],
): Variants | undefined {
  const handleAt = heads.findIndex((head) => /^(?:url)?handle$/.test(headName(head)))
  if (handleAt < 0) return undefined
  const textAt = (row: number, column: number) => rows[row]?.[column]?.trim() ?? ''
  const used = uses.flatMap((use, at) => (use && at !== handleAt ? [at] : []))
  return {
    isPicture: (row) =>
      textAt(row, handleAt) !== '' && used.every((column) => textAt(row, column) === ''),
    firstOf(row, column) {
      const handle = textAt(row, handleAt)
      let first = row
      while (first > 0 && textAt(first, column) === '' && textAt(first - 1, handleAt) === handle) {
        first -= 1
      }
      return handle === '' ? '' : textAt(first, column)
    },
  }
}
