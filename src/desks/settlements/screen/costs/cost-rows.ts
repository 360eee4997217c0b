import { type Decimal, toDigits } from '../../../../core/money/decimal'
import { isRead, type Reading, readAmount, readNumber } from '../../../../core/money/parse'
import { problemHint } from '../../../../ui/fields/hints'
import {
  type CostLine,
  countedLine,
  HIGHEST_COST,
  plainSku,
  skuKey,
} from '../../../market/costs/cost-list'
import { marketRules } from '../../../market/order/market-rules'
import type { FileSku } from '../../messages'
import { settlementCostsWords } from './words'

/** A row of the table of costs. */
export type CostRow = {
  readonly key: string
  readonly sku: string
  readonly name: string
  /** Nothing where the SKU is in none of the files. */
  readonly orders: number | undefined
  readonly cost: string
  readonly gst: string
  readonly packing: string
}

/** The rows of all SKUs of the files, most orders first, and of all that are kept besides. */
export function costRows(
  files: readonly FileSku[],
  kept: readonly CostLine[],
): ReadonlyMap<string, CostRow> {
  const lines = new Map(kept.map((line) => [skuKey(line.sku), line]))
  const rows = new Map<string, CostRow>()
  for (const { sku, name, orders } of files.toSorted((a, b) => b.orders - a.orders)) {
    const key = skuKey(sku)
    const line = lines.get(key)
    if (key === '' || rows.has(key)) continue
    rows.set(key, { ...textsOf(line), key, sku: plainSku(sku), name: line?.name || name, orders })
  }
  for (const [key, line] of lines) {
    if (!rows.has(key)) rows.set(key, { ...line, key, orders: undefined })
  }
  return rows
}

const textsOf = (line: CostLine | undefined) => ({
  cost: line?.cost ?? '',
  gst: line?.gst ?? '',
  packing: line?.packing ?? '',
})

/** Whether a row has a cost that counts. */
export const hasCost = (row: CostRow): boolean => countedLine(row).cost !== ''

/**
 * The order of the table, by keys: SKUs of the files without a cost, those with one, then the others.
 * It is taken once, so that no row moves while it is typed in.
 */
export function orderOf(rows: ReadonlyMap<string, CostRow>): readonly string[] {
  const rank = (row: CostRow) => (row.orders === undefined ? 2 : hasCost(row) ? 1 : 0)
  return [...rows.values()].toSorted((a, b) => rank(a) - rank(b)).map(({ key }) => key)
}

/** The rows in an order that was taken before; a SKU that came since is last, one that went is blank. */
export function rowsInOrder(
  rows: ReadonlyMap<string, CostRow>,
  order: readonly string[],
  gone: ReadonlyMap<string, CostRow>,
): readonly CostRow[] {
  const known = new Set(order)
  const ordered = order.flatMap((key) => {
    const before = gone.get(key)
    const row = rows.get(key) ?? (before && { ...before, ...textsOf(undefined) })
    return row ? [row] : []
  })
  return [...ordered, ...[...rows.values()].filter(({ key }) => !known.has(key))]
}

/** The rows with a text in their SKU or name. @example searchedRows(rows, 'belt') */
export function searchedRows(rows: readonly CostRow[], search: string): readonly CostRow[] {
  const text = search.trim().toLowerCase()
  if (!text) return rows
  return rows.filter(
    ({ key, name }) => key.includes(skuKey(text)) || name.toLowerCase().includes(text),
  )
}

type SayAmount = (amount: Decimal) => string

const words = settlementCostsWords.hints

const amountHint = (reading: Reading, text: string, say: SayAmount): string | undefined => {
  if (!text.trim()) return undefined
  if (!isRead(reading)) return words.unreadable
  if (reading.value < 0n) return words.belowZero
  return reading.value > HIGHEST_COST ? words.tooHigh(say(HIGHEST_COST)) : undefined
}

/** What is odd about a cost or a packing. */
export const costHint = (text: string, say: SayAmount): string | undefined =>
  amountHint(readAmount(text), text, say)

/** What is odd about a rate of GST. */
export function rateHint(text: string): string | undefined {
  const reading = readNumber(text)
  if (!text.trim()) return undefined
  const isOutside = reading.value < 0n || reading.value > marketRules.highestGst
  return (
    problemHint(reading) ??
    (isRead(reading) && !isOutside ? undefined : words.rate(`${toDigits(marketRules.highestGst)}%`))
  )
}

/** All that is odd about a row, each sentence once. */
export const rowHints = ({ cost, gst, packing }: CostRow, say: SayAmount): readonly string[] => [
  ...new Set(
    [costHint(cost, say), rateHint(gst), costHint(packing, say)].filter(
      (hint) => hint !== undefined,
    ),
  ),
]
