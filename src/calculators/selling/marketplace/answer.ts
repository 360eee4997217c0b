import { absolute, type Decimal, decimalFrom } from '../../../core/decimal'
import { readAmount, readNumber } from '../../../core/parse'
import { feeCardOf } from '../shared/order/fee-card'
import { type Order, orderAt } from '../shared/order/order'
import { type PreparedOrder, prepareOrder } from '../shared/order/prepare-order'
import { feeRowsOf, parseBands } from './bands'
import type { MarketplaceInputs } from './compute'
import type { MarketplaceTexts } from './inputs'

/** The inputs as they were typed, read; the bands of the fee card have a file of their own. */
export const readInputs = (typed: MarketplaceTexts) => ({
  price: readAmount(typed.price),
  gst: readNumber(typed.gst),
  cost: readAmount(typed.cost),
  costGst: readNumber(typed.costGst),
  packing: readAmount(typed.packing),
  packingGst: readNumber(typed.packingGst),
  shipping: readAmount(typed.shipping),
  ads: readAmount(typed.ads),
  undelivered: readNumber(typed.undelivered),
  undeliveredFee: readAmount(typed.undeliveredFee),
  undeliveredDamaged: readNumber(typed.undeliveredDamaged),
  returned: readNumber(typed.returned),
  returnedFee: readAmount(typed.returnedFee),
  returnedDamaged: readNumber(typed.returnedDamaged),
  tcs: readNumber(typed.tcs),
  tds: readNumber(typed.tds),
  margin: readNumber(typed.margin),
  profit: readAmount(typed.profit),
})

export type Answer = {
  /** The terms of the order, its price and the target, as they count. */
  readonly asked: MarketplaceInputs
  /**
   * The order at its price. What is asked from the other side is found from `prepared` by the parts
   * that show it: no first answer waits for it. Nothing where an amount is too large to be shown.
   */
  readonly answered: { readonly prepared: PreparedOrder; readonly order: Order } | undefined
}

/**
 * What follows from what was typed.
 *
 * @example answer(inputs.defaults).answered?.order.profit // 191
 */
export function answer(typed: MarketplaceTexts): Answer {
  const asked = askedOf(typed)
  const prepared = prepareOrder(asked.terms)
  const order = orderAt(prepared, asked.price)
  return { asked, answered: isTooLarge(order) ? undefined : { prepared, order } }
}

function askedOf(typed: MarketplaceTexts): MarketplaceInputs {
  const read = readInputs(typed)
  return {
    price: read.price.value,
    target:
      typed.targetBy === 'margin'
        ? { kind: 'margin', percent: read.margin.value }
        : { kind: 'profit', profit: read.profit.value },
    terms: {
      registration: typed.seller,
      gstRate: typed.gstBy === 'clothes' ? 'clothesAndShoes' : read.gst.value,
      costPrice: read.cost.value,
      gstOnCost: read.costGst.value,
      packing: read.packing.value,
      gstOnPacking: read.packingGst.value,
      feeCard: feeCardOf(feeRowsOf(parseBands(typed.bands))),
      shippingFee: read.shipping.value,
      gstOnFees: typed.feesGst,
      adsPerOrder: read.ads.value,
      undelivered: {
        percent: read.undelivered.value,
        fee: read.undeliveredFee.value,
        damagedPercent: read.undeliveredDamaged.value,
      },
      returned: {
        percent: read.returned.value,
        fee: read.returnedFee.value,
        damagedPercent: read.returnedDamaged.value,
      },
      givenBack: {
        commission: typed.commissionBack === 'yes',
        fixedFee: typed.fixedFeeBack === 'yes',
        shippingFee: typed.shippingBack === 'yes',
      },
      tcsPercent: read.tcs.value,
      tdsPercent: read.tds.value,
    },
  }
}

/** Nobody reads more than forty digits; percentages without bounds could make them. */
const LARGEST: Decimal = decimalFrom(10n ** 40n)

const isTooLarge = ({ payout, profit, gstDue, margin }: Order) =>
  [payout, profit, gstDue, margin].some(
    (amount) => amount !== undefined && absolute(amount) > LARGEST,
  )
