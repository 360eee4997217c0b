import { createStore } from '../../../../ui/tab/store'
import type { Registration } from '../order/terms'
import { inputs, type MarketplaceTexts } from './inputs'
import { turnCost } from './turn-costs'

/** What became of the costs when somebody else was chosen as the seller. */
export type Turn = { readonly before: MarketplaceTexts; readonly after: MarketplaceTexts }

/** The last one, in this tab. */
export const lastTurn = createStore<Turn | undefined>(() => undefined)

const isRegistered = ({ seller }: Pick<MarketplaceTexts, 'seller'>) => seller === 'registered'

/** Whether the costs of an order, and their rates, are still those that a turn made of them. */
export const isTurned = (now: MarketplaceTexts, { after }: Turn): boolean =>
  now.cost === after.cost &&
  now.packing === after.packing &&
  now.costGst === after.costGst &&
  now.packingGst === after.packingGst &&
  isRegistered(now) === isRegistered(after)

/**
 * Chooses who sells. Costs stay the same amounts of money: before GST where input tax comes back, with
 * it otherwise. The way back leads to the very texts before it, unless they were changed since.
 */
export function chooseSeller(seller: Registration): void {
  const now = inputs.read()
  if (isRegistered(now) === isRegistered({ seller })) {
    inputs.change({ seller })
    return
  }
  const last = lastTurn.read()
  const { cost, packing } =
    last && isTurned(now, last)
      ? last.before
      : {
          cost: turnCost(now.cost, now.costGst, now.seller, seller),
          packing: turnCost(now.packing, now.packingGst, now.seller, seller),
        }
  const after = { ...now, seller, cost, packing }
  lastTurn.write({ before: now, after })
  inputs.change({ seller, cost, packing })
}

/** The costs were meant as they stood. */
export function leaveCosts({ before: { cost, packing } }: Turn): void {
  lastTurn.write(undefined)
  inputs.change({ cost, packing })
}
