import type { Decimal } from '../../../core/money/decimal'
import { isRead, readAmount } from '../../../core/money/parse'
import type { GstIn } from '../../../core/tables/tax-words'
import { type Pace, ROWS_AT_A_TIME } from '../../../ui/worker/pacing'
import { isMangled } from '../../market/costs/cells'
import { skuKey } from '../../market/costs/cost-list'
import { gstInHead } from '../../market/costs/head-names'
import { foreignAmount, matchColumns } from '../columns'
import type { Refused } from '../messages'
import { productReader } from '../read-product'
import { productsWords } from '../words'
import { examplesOf, isNoProduct, type Table } from './read-table'

/** Costs by `skuKey`; where a cost cannot be read, the reason. */
export type CostList = ReadonlyMap<string, Decimal | { readonly reason: string }>

/**
 * Reads a separate list of costs, by `skuKey`. If a SKU has two costs, the first that can be read
 * counts.
 *
 * @example await readCosts(table, pace) // 'a-1' → 218
 */
export async function readCosts(
  table: Table,
  pace: Pace,
): Promise<{ costs: CostList; skus: number; gst: GstIn | undefined } | Refused> {
  const foreign = foreignAmount(table.heads, 'cost') ?? foreignAmount(table.heads, 'price')
  const { skuAt, costAt } = columnsOf(table)
  const isForeign = foreign !== undefined && costAt === table.heads.indexOf(foreign)
  if (isForeign) return { problem: productsWords.worker.costsNotInRupees(foreign) }
  const costs = new Map<string, Decimal | { reason: string }>()
  let skus = 0
  // Costs are read like those of the file itself, whatever their column is called here.
  const read = productReader(['price', 'cost'], false)
  for (const [at, cells] of table.rows.entries()) {
    if (at % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(at, table.rows.length)
    const sku = cells[skuAt]?.trim() ?? ''
    const key = skuKey(sku)
    if (key === '' || isMangled(sku) || isNoProduct(cells, table.named)) continue
    if (typeof costs.get(key) === 'bigint') continue
    const product = read(['1', cells[costAt] ?? ''])
    if ('reason' in product) costs.set(key, { reason: product.reason })
    else if (product.cost !== undefined) {
      costs.set(key, product.cost)
      skus += 1
    }
  }
  return skus > 0
    ? { costs, skus, gst: gstInHead(table.heads[costAt]) }
    : { problem: productsWords.worker.noCosts }
}

/**
 * The columns by their names; otherwise the first column is the SKU, and the first column of numbers
 * the cost.
 */
function columnsOf(table: Table): { skuAt: number; costAt: number } {
  const examples = examplesOf(table)
  const { uses } = matchColumns(table.heads, examples)
  const skuUseAt = uses.indexOf('sku')
  const skuAt = skuUseAt < 0 ? 0 : skuUseAt
  const costs = ['cost', 'price'] as const
  const known = costs.map((use) => uses.indexOf(use)).find((at) => at >= 0 && at !== skuAt)
  const isNumber = (_: string, at: number) =>
    at !== skuAt && examples.some((cells) => isRead(readAmount(cells[at] ?? '')))
  return { skuAt, costAt: known ?? table.heads.findIndex(isNumber) }
}
