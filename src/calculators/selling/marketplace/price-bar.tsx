import type { Order } from '../../../desks/market/order/order'
import { shownOrder } from '../../../desks/market/order/order'
import { type BarPart, PartsBar } from '../../../ui/answer/parts-bar'
import { marketplaceWords } from './words'

/** The price as a bar of four parts that add up to it. */
export function PriceBar({ order }: { order: Order }) {
  const { product, marketplace, tax, profit } = shownOrder(order).parts
  const last: Pick<BarPart, 'name' | 'look'> =
    profit < 0n
      ? { name: marketplaceWords.result.parts.loss, look: 'loss' }
      : { name: marketplaceWords.result.parts.profit, look: 'haldi' }
  return (
    <PartsBar
      parts={[
        { name: marketplaceWords.result.parts.product, amount: product, look: 'neel' },
        { name: marketplaceWords.result.parts.marketplace, amount: marketplace, look: 'cost' },
        { name: marketplaceWords.result.parts.gst, amount: tax, look: 'tax' },
        { ...last, amount: profit },
      ]}
    />
  )
}
