import { type Decimal, toDigits, zero } from '../../../core/money/decimal'
import { isRead, readAmount, readNumber } from '../../../core/money/parse'
import { namesForeignMoney } from '../../../core/tables/foreign-money'
import { columnUseOf, findHead, type HeadNames, usesOfColumns } from '../../../core/tables/heads'
import { sumNamed } from '../../../core/tables/sum-rows'
import { type GstIn, withoutTaxWords } from '../../../core/tables/tax-words'
import { marketRules } from '../order/market-rules'
import { GST_NAMED, isBlankCell, isMangled, NO_GST, ODD_COMMA } from './cells'
import { type CostLine, plainSku, skuKey } from './cost-list'
import {
  costNames,
  gstInHead,
  gstOnCostNames,
  packingNames,
  priceNames,
  productNames,
  skuNames,
} from './head-names'

type Cells = readonly string[]
type Use = 'sku' | 'name' | 'price' | 'cost' | 'gst' | 'packing'

export type ReadCosts = {
  /** Each SKU once; one without a cost has a blank text. */
  readonly costs: readonly CostLine[]
  /** Rows with a SKU that is missing or mangled, or an amount that cannot be read. */
  readonly unread: number
  /** There is a column of prices, too: it may be a price list. */
  readonly hasPrices: boolean
  /** Whether GST is in the costs, if the name of their column says it. */
  readonly gst: GstIn | undefined
}

const moneyNames: HeadNames<Use> = [
  ['price', priceNames],
  ['cost', costNames],
  ['packing', packingNames],
]
const headNames: HeadNames<Use> = [
  ['sku', skuNames],
  ...moneyNames,
  ['gst', gstOnCostNames],
  ['name', productNames],
]

/** A longer text is a sentence, not a name. */
const LONGEST_HEAD = 120

function useOf(head: string): Use | undefined {
  if (head.length > LONGEST_HEAD || head.trim() === '') return undefined
  const bare = withoutTaxWords(head)
  const money = bare === undefined ? undefined : columnUseOf(moneyNames, bare)
  return money ?? columnUseOf(headNames, head)
}

/** Products have a highest price printed on them, and lists of costs have no column of it. */
const namesMrp = (head: string) => /\bmrp\b/i.test(head)

/**
 * Whether a table has a column of costs and one of prices, with SKUs or without.
 *
 * @example isPriceTable([['Product', 'Selling price', 'Cost']]) // true
 */
export function isPriceTable(rows: readonly Cells[]): boolean {
  const heads = rows[findHead(rows, useOf)] ?? []
  const uses = new Set(heads.map(useOf))
  return uses.has('cost') && (uses.has('price') || heads.some(namesMrp))
}

/**
 * Reads a list of costs: a table with a column of SKUs and one of costs, below heads in English or
 * Hindi. Amounts come as plain digits. If a SKU is there twice, the first cost counts.
 *
 * @example readCostTable([['SKU', 'Cost'], ['FK-A22', '₹ 1,218.50']])?.costs
 * // [{ sku: 'FK-A22', name: '', cost: '1218.5', gst: '', packing: '' }]
 * @returns nothing where the table is no list of costs
 */
export function readCostTable(rows: readonly Cells[]): ReadCosts | undefined {
  const headAt = findHead(rows, useOf)
  const heads = rows[headAt]
  if (!heads) return undefined
  const uses = usesOfColumns(heads.map(useOf), new Map())
  const costAt = uses.indexOf('cost')
  const costHead = heads[costAt]
  if (!uses.includes('sku') || costHead === undefined || namesForeignMoney(costHead)) {
    return undefined
  }
  return {
    ...readLines(rows.slice(headAt + 1), uses),
    hasPrices: uses.includes('price') || heads.some(namesMrp),
    gst: gstInHead(costHead),
  }
}

/**
 * The same for rows that the seller gives as costs: where they have no heads, the first column is the
 * SKU, and the first column of numbers the cost.
 *
 * @example readCostRows([['FK-A22', '218.50']])?.costs[0]?.cost // '218.5'
 */
export function readCostRows(rows: readonly Cells[]): ReadCosts | undefined {
  const read = readCostTable(rows)
  if (read || findHead(rows, useOf) >= 0) return read
  const isCost = (cell: string) => !isBlankCell(cell) && readCell(cell, 'amount') !== undefined
  const costAt = rows
    .map((cells) => cells.findIndex((cell, at) => at > 0 && isCost(cell)))
    .find((at) => at > 0)
  if (costAt === undefined) return undefined
  const uses = Array.from({ length: costAt + 1 }, (_, at): Use | undefined =>
    at === 0 ? 'sku' : at === costAt ? 'cost' : undefined,
  )
  return { ...readLines(rows, uses), hasPrices: false, gst: undefined }
}

function readLines(
  rows: readonly Cells[],
  uses: readonly (Use | undefined)[],
): Pick<ReadCosts, 'costs' | 'unread'> {
  const lines = new Map<string, CostLine>()
  let unread = 0
  const at = (use: Use) => uses.indexOf(use)
  const [skuAt, nameAt, costAt, gstAt, packingAt] = (
    ['sku', 'name', 'cost', 'gst', 'packing'] as const
  ).map(at) as [number, number, number, number, number]
  for (const cells of rows) {
    const filled = cells.find((cell) => cell.trim() !== '')
    if (filled === undefined || sumNamed(filled)) continue
    const sku = plainSku(cells[skuAt] ?? '')
    const cost = readCell(cells[costAt] ?? '', 'amount')
    const gst = readCell(cells[gstAt] ?? '', 'gst')
    const packing = readCell(cells[packingAt] ?? '', 'amount')
    const isUnread = cost === undefined || gst === undefined || packing === undefined
    const key = skuKey(sku)
    if (isUnread || key === '' || isMangled(sku)) {
      unread += 1
      continue
    }
    if (lines.get(key)?.cost) continue
    lines.set(key, { sku, name: plainName(cells[nameAt] ?? ''), cost, gst, packing })
  }
  return { costs: [...lines.values()], unread }
}

const plainName = (cell: string) => cell.replace(/\s+/g, ' ').trim()

/** Plain digits; blank where the cell is, and nothing where it cannot be read. */
function readCell(cell: string, kind: 'amount' | 'gst'): string | undefined {
  if (isBlankCell(cell)) return ''
  const value = (kind === 'gst' ? readRate : readCost)(cell.trim())
  return value === undefined || value < 0n ? undefined : toDigits(value)
}

const readCost = (text: string): Decimal | undefined => {
  if (namesForeignMoney(text) || isMangled(text) || ODD_COMMA.test(text)) return undefined
  const reading = readAmount(text.replace(/^'/, ''))
  return isRead(reading) ? reading.value : undefined
}

const readRate = (text: string): Decimal | undefined => {
  if (NO_GST.test(text)) return zero
  const reading = readNumber(text.replace(GST_NAMED, ''))
  return isRead(reading) && reading.value <= marketRules.highestGst ? reading.value : undefined
}
