import { one } from '../../../core/money/decimal'
import { isRead, readAmount, readNumber } from '../../../core/money/parse'
import { type CostLine, skuKey } from '../../market/costs/cost-list'
import type { Paise } from '../messages'
import { multiplyDivide } from './rounding'

/** Millionths of a rupee: typed costs have no more decimals that count. */
type Millionths = number

const MILLIONTHS_A_PAISA = 10_000

/** What a SKU costs, as numbers. */
export type SkuCost = {
  readonly name: string
  readonly cost: Millionths
  /** In hundredths of a percent. */
  readonly gst: number
  readonly packing: Paise
}

/** Of so many pieces, rounded once. @example costOf({ cost: 96_255_000 }, 2) // 19251 */
export const costOf = ({ cost }: Pick<SkuCost, 'cost'>, pieces: number): Paise =>
  multiplyDivide(pieces, cost, MILLIONTHS_A_PAISA)

/** The same of a fraction of pieces. */
export const costOfPart = ({ cost }: Pick<SkuCost, 'cost'>, pieces: number, over: number): Paise =>
  multiplyDivide(pieces, cost, MILLIONTHS_A_PAISA * over)

const millionths = (text: string): Millionths | undefined => {
  const reading = readAmount(text)
  if (!isRead(reading) || reading.value < 0n) return undefined
  const value = Number(reading.value / (one / 1_000_000n))
  return Number.isSafeInteger(value) ? value : undefined
}

/** Costs by the key of the SKU; a line without a cost that can be read is left out. */
export function costsBySku(lines: readonly CostLine[]): ReadonlyMap<string, SkuCost> {
  const costs = new Map<string, SkuCost>()
  for (const { sku, name, cost, gst, packing } of lines) {
    const value = millionths(cost)
    if (value === undefined) continue
    const rate = readNumber(gst)
    costs.set(skuKey(sku), {
      name,
      cost: value,
      gst: isRead(rate) && rate.value > 0n ? Number(rate.value / (one / 100n)) : 0,
      packing: multiplyDivide(millionths(packing) ?? 0, 1, MILLIONTHS_A_PAISA),
    })
  }
  return costs
}
