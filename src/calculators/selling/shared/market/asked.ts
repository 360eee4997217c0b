import type { Decimal } from '../../../../core/decimal'
import { readAmount, readNumber } from '../../../../core/parse'
import { feeCardOf } from '../order/fee-card'
import type { OrderTerms } from '../order/terms'
import type { Target } from '../prices/price-ranges'
import { feeRowsOf, parseBands } from './bands'
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

/** An order as it is asked for: its terms, its price, and what the price is to bring. */
export type MarketplaceInputs = {
  readonly terms: OrderTerms
  readonly price: Decimal
  readonly target: Target
}

/** What was typed, as it counts. */
export function askedOf(typed: MarketplaceTexts): MarketplaceInputs {
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
