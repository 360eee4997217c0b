import { one } from '../../../core/money/decimal'
import { isRead, readNumber } from '../../../core/money/parse'
import { tcsLaw } from '../../../core/rules/gst'
import { ruleOn } from '../../../core/rules/rule-on'
import { skuKey } from '../../market/costs/cost-list'
import type { MoneyRow, TaxRow } from '../files/read-rows'
import type { Settings, Thousandths } from '../messages'
import type { MoneyOptions } from './money'
import { orderKey } from './order'
import { multiplyDivide } from './rounding'

/** Rates of GST on goods, in hundredths of a percent: a rate that follows from TCS is the nearest of them. */
const SLABS = [0, 25, 150, 300, 500, 1200, 1800, 2800, 4000]
/** Below ten paise of TCS its own rounding could be another rate. */
const LEAST_TCS: Thousandths = 100

/**
 * The GST rate of a row by what was held back of it: TCS is a percent of the sale without GST.
 *
 * @example rateByTcs(row) // 500, where 0.567 was held back of 119
 */
export function rateByTcs(row: MoneyRow): number | undefined {
  const amounts = row.finer?.amounts ?? row.amounts
  const each = row.finer ? 1 : 10
  let [withGst, held] = [0, 0]
  for (let index = 0; index < amounts.length; index += 2) {
    const use = row.table.columns[amounts[index] ?? -1]?.use
    const amount = (amounts[index + 1] ?? 0) * each
    if (typeof use !== 'object') continue
    if (use.is === 'sale' || use.is === 'refund') withGst += amount
    if (use.is === 'tcs') held += amount
  }
  const day = row.orderDate ?? row.date
  const percent = day && ruleOn(tcsLaw, day)?.percent
  // What is held back of a sale goes out, what is given back with a refund comes in.
  if (!percent || Math.abs(held) < LEAST_TCS || withGst * held >= 0) return undefined
  const rate = multiplyDivide(Math.abs(withGst), Number(percent) * 100, Math.abs(held)) - 10_000
  return SLABS.reduce((best, slab) => (Math.abs(slab - rate) < Math.abs(best - rate) ? slab : best))
}

/**
 * The GST rate of a row that states none: by its TCS, by other rows of its order, by its invoice, or as a
 * person gave it.
 */
export function rateFinder(
  rows: readonly MoneyRow[],
  invoices: readonly TaxRow[],
  settings: Pick<Settings, 'rates'>,
): Pick<MoneyOptions, 'rateOf'> & { skusOfTypedRate(): readonly string[] } {
  const keyOf = ({ table, id, sku }: MoneyRow) => orderKey(table.marketplace, id, sku)
  // Where every row states its rate, nobody asks.
  let found: ReturnType<typeof ratesByOrder> | undefined
  const byOthers = (key: string) => {
    found ??= ratesByOrder(rows, invoices, keyOf)
    return found.byOrder.get(key) ?? found.byInvoice.get(key)
  }
  const typed = typedRates(settings.rates)
  const used = new Map<string, string>()
  const typedFor = (sku: string) => {
    const rate = typed(sku)
    if (rate !== undefined && !used.has(skuKey(sku))) used.set(skuKey(sku), sku)
    return rate
  }
  return {
    rateOf: (row) =>
      row.table.marketplace.rules.isGstStated
        ? undefined
        : (rateByTcs(row) ?? byOthers(keyOf(row)) ?? typedFor(row.sku)),
    skusOfTypedRate: () => [...used.values()],
  }
}

/** Rates that other rows of an order tell, and its invoice. */
function ratesByOrder(
  rows: readonly MoneyRow[],
  invoices: readonly TaxRow[],
  keyOf: (row: MoneyRow) => string,
) {
  const byOrder = new Map<string, number>()
  const byInvoice = new Map<string, number>()
  for (const row of rows) {
    if (row.table.marketplace.rules.isGstStated) continue
    const key = keyOf(row)
    if (byOrder.has(key)) continue
    const rate = row.rate ?? rateByTcs(row)
    if (rate !== undefined) byOrder.set(key, rate)
  }
  for (const { table, id, sku, rate, taxable } of invoices) {
    if (taxable === 0 || table.marketplace.rules.isGstStated) continue
    byInvoice.set(orderKey(table.marketplace, id, sku), rate)
  }
  return { byOrder, byInvoice }
}

/** GST rates that a person gave for SKUs, in hundredths of a percent. @example typedRates({ 'fk-b23': '18' })('FK-B23') // 1800 */
function typedRates(texts: Settings['rates']): (sku: string) => number | undefined {
  const rates = new Map(
    Object.entries(texts).flatMap(([sku, text]) => {
      const reading = readNumber(text)
      const isRate = isRead(reading) && reading.value >= 0n
      return isRate ? [[skuKey(sku), Number(reading.value / (one / 100n))] as const] : []
    }),
  )
  return rates.size === 0 ? () => undefined : (sku) => rates.get(skuKey(sku))
}
