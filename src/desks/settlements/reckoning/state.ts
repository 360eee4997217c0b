import type { FileKind, FileRole, OrderState, Paise } from '../messages'
import type { Order } from './order'
import { multiplyDivide } from './rounding'

/** A fee or a compensation alone, of an order that no file tells more of: no goods went out with it. */
export const isFeeAlone = ({ sale, refund, moneyRows, orderRows, returnRows }: Order): boolean =>
  moneyRows.length > 0 &&
  sale === 0 &&
  refund === 0 &&
  orderRows.length === 0 &&
  returnRows.length === 0

/** How an order ended: the first state that fits. */
function stateOf(order: Order, tolerance: Paise, roles: ReadonlySet<FileRole>): OrderState {
  const { sale, refund, fileState } = order
  const left = sale + refund
  if (fileState === 'cancelled' && left <= tolerance) return 'cancelled'
  if (order.isLost) return 'lost'
  if (order.isRto) return 'rto'
  // Without a file of orders, a shipping fee that comes back with the sale tells it.
  if (!roles.has('orders') && order.hasReversal && -refund > tolerance && left <= tolerance)
    return 'rto'
  if (-refund > tolerance && left > tolerance) return 'partly'
  if (-refund > tolerance || order.isCustomerReturn || fileState === 'returned') return 'returned'
  // A fee or a credit alone is no delivery.
  return sale > 0 || fileState === 'delivered' ? 'delivered' : 'open'
}

/** How many units of a partly refunded order came back. */
function refundedPart(order: Order): number {
  const recorded = order.backSellable + order.backDamaged + order.backUnknown
  // A unit that is back was not kept, even if the refund names none.
  if (order.marketplace.rules.areUnitsAdded) return Math.max(order.refundedUnits, recorded)
  return (
    recorded ||
    order.returnedInTaxFile ||
    multiplyDivide(order.quantity, -order.refund, Math.max(order.sale, 1))
  )
}

/** Says how an order ended, and where its units are. */
export function settleState(
  order: Order,
  tolerance: Paise,
  {
    roles,
    kinds,
  }: { readonly roles: ReadonlySet<FileRole>; readonly kinds: ReadonlySet<FileKind> },
): void {
  order.state = stateOf(order, tolerance, roles)
  order.quantity = isFeeAlone(order) ? 0 : order.soldUnits || order.orderedUnits
  const { state, quantity, backSellable, backDamaged } = order
  const hasMoney = order.moneyRows.length > 0
  order.isWaiting = state === 'delivered' && order.sale <= 0
  order.isCounted = hasMoney || state === 'rto' || state === 'cancelled' || state === 'lost'
  if (state === 'lost') order.gone = quantity
  if (state === 'rto') {
    order.gone = Math.min(backDamaged, quantity)
    order.back = Math.max(0, quantity - backSellable - backDamaged)
  }
  if (state === 'delivered' && order.sale > 0) order.kept = quantity
  if (state !== 'partly' && state !== 'returned') return
  const isRefunded = -order.refund > tolerance
  const units = state === 'partly' ? refundedPart(order) : isRefunded ? quantity : 0
  const refunded = Math.min(units, quantity)
  if (state === 'partly') order.kept = quantity - refunded
  let recorded = order.backUnknown
  // A marketplace that only names the return has all of it back that was refunded.
  if (order.isCustomerReturn && backSellable + backDamaged + recorded === 0)
    recorded = state === 'partly' ? refunded : refunded || quantity
  order.gone = backDamaged
  if (order.marketplace.rules.areReturnsRecorded(order, kinds)) {
    order.back = recorded
    order.missingReturn = Math.max(0, refunded - backSellable - backDamaged - recorded)
    order.gone += order.missingReturn
  } else {
    order.back = Math.max(recorded, refunded - backSellable - backDamaged)
  }
}
