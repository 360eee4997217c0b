import { type Decimal, toDigits } from '../../../core/decimal'
import { groupDigits } from '../../../core/format'
import { parseBands, writeBands } from '../shared/market/bands'
import type { MarketplaceTexts } from '../shared/market/inputs'
import type { List } from './desk'
import { boughtAt } from './gst-cell'
import type { ShownRow } from './messages'

const typed = (value: Decimal) => groupDigits(toDigits(value))

/**
 * A row as a marketplace order: what the row says itself, and otherwise what the list was worked out
 * with. It comes to the very figures of the row.
 */
export function orderOfRow(
  { price, cost, own }: Pick<ShownRow, 'price' | 'cost' | 'own'>,
  {
    order,
    target,
    reading,
  }: Pick<List, 'order' | 'target'> & { reading: Pick<List['reading'], 'uses'> },
): MarketplaceTexts {
  const { gstRate, commission, fixedFee, shipping, ads, returns } = own
  const gstOnCost = boughtAt(
    own.gstOnCost ?? (reading.uses.includes('gstRate') ? gstRate : undefined),
    cost,
  )
  const hasFees = commission !== undefined || fixedFee !== undefined
  const bands = parseBands(order.bands).map((band) => ({
    ...band,
    ...(commission !== undefined && { commission: typed(commission) }),
    ...(fixedFee !== undefined && { fixedFee: typed(fixedFee) }),
  }))
  return {
    ...order,
    price: typed(price),
    cost: typed(cost),
    ...(gstRate === 'clothesAndShoes'
      ? { gstBy: 'clothes' as const }
      : gstRate !== undefined && { gstBy: 'rate' as const, gst: typed(gstRate) }),
    ...(gstOnCost !== undefined && { costGst: typed(gstOnCost) }),
    ...(hasFees && { bands: writeBands(bands) }),
    ...(shipping !== undefined && { shipping: typed(shipping) }),
    ...(ads !== undefined && { ads: typed(ads) }),
    ...(returns !== undefined && { returned: typed(returns) }),
    targetBy: 'margin',
    margin: target,
  }
}
