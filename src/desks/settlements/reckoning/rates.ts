import { one } from '../../../core/money/decimal'
import { isRead, readNumber } from '../../../core/money/parse'
import { skuKey } from '../../market/costs/cost-list'
import type { Settings } from '../messages'

/** GST rates that a person gave for SKUs, in hundredths of a percent. @example ratesOf({ 'fk-b23': '18' })('FK-B23') // 1800 */
export function ratesOf(texts: Settings['rates']): (sku: string) => number | undefined {
  const rates = new Map(
    Object.entries(texts).flatMap(([sku, text]) => {
      const reading = readNumber(text)
      const isRate = isRead(reading) && reading.value >= 0n
      return isRate ? [[skuKey(sku), Number(reading.value / (one / 100n))] as const] : []
    }),
  )
  return rates.size === 0 ? () => undefined : (sku) => rates.get(skuKey(sku))
}
