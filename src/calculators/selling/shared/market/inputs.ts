import { useSyncExternalStore } from 'react'
import { gstSlabs, tcsPercent, tdsPercent } from '../../../../core/gst-rules'
import { profileInputs } from '../../../../ui/memory/profile/profile'
import { isAddressOf } from '../../../addresses'
import type { OrderTerms, Registration } from '../order/terms'
import { turnCost } from './turn-costs'

/** Whether the GST rate is typed, or goes by the price as that of clothes and shoes does. */
export type GstBy = 'rate' | 'clothes'
export type YesNo = 'yes' | 'no'
export type TargetKind = 'margin' | 'profit'

const yesNo: readonly YesNo[] = ['yes', 'no']

/**
 * A marketplace order. Who sells, what the marketplace takes and what returns cost belong to the seller
 * and are kept on the device; the product with its price and cost belongs to the tab.
 */
export const inputs = profileInputs({
  name: 'marketplace',
  key: 'gst-hisab-order',
  isAddress: isAddressOf('selling/marketplace'),
  defaults: {
    seller: 'registered' as Registration,
    price: '1,180',
    gstBy: 'rate' as GstBy,
    gst: gstSlabs.standard.percent,
    cost: '450',
    costGst: gstSlabs.standard.percent,
    packing: '12',
    packingGst: gstSlabs.standard.percent,
    /** The fee card: up to price, commission and fixed fee of each band; the last has no price. */
    bands: '300~0~6*500~0~11*1,000~0~34*~15~65',
    shipping: '65',
    ads: '40',
    undelivered: '0',
    undeliveredFee: '0',
    undeliveredDamaged: '0',
    returned: '0',
    returnedFee: '0',
    returnedDamaged: '0',
    commissionBack: 'yes' as YesNo,
    fixedFeeBack: 'no' as YesNo,
    shippingBack: 'no' as YesNo,
    feesGst: 'onTop' as OrderTerms['gstOnFees'],
    tcs: tcsPercent,
    tds: tdsPercent,
    /** Which price?: for a margin or for a profit, and how much of each. */
    targetBy: 'margin' as TargetKind,
    margin: '20',
    profit: '250',
  },
  choices: {
    seller: ['registered', 'composition', 'unregistered'],
    gstBy: ['rate', 'clothes'],
    commissionBack: yesNo,
    fixedFeeBack: yesNo,
    shippingBack: yesNo,
    feesGst: ['onTop', 'included'],
    targetBy: ['margin', 'profit'],
  },
  list: 'bands',
  kept: [
    'seller',
    'packing',
    'packingGst',
    'bands',
    'shipping',
    'ads',
    'undelivered',
    'undeliveredFee',
    'undeliveredDamaged',
    'returned',
    'returnedFee',
    'returnedDamaged',
    'commissionBack',
    'fixedFeeBack',
    'shippingBack',
    'feesGst',
    'tcs',
    'tds',
  ],
  // Another tab may have changed who sells: the cost of this one is still the same amount of money.
  follow: (typed, { seller }) => ({
    ...typed,
    cost: turnCost(typed.cost, typed.costGst, typed.seller, seller ?? typed.seller),
  }),
})

export type MarketplaceTexts = typeof inputs.defaults

/** The seller's own order, whatever a link brought to this tab; while prerendering, the example. */
export const useOwnOrder = (): MarketplaceTexts =>
  useSyncExternalStore(inputs.subscribe, inputs.own, () => inputs.defaults)
