import { describe, expect, it } from 'vitest'
import { type Agreed, orderCases } from '../../../../tests/views'
import { decimalFrom } from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { inputs, type MarketplaceTexts } from '../../../desks/market/inputs'
import type { Registration } from '../../../desks/market/order/terms'
import { writeBands } from '../../../desks/market/read-inputs'
import { answer } from './compute'
import { resultsOf } from './result'

const { defaults } = inputs
const ask = (part: Partial<MarketplaceTexts>) => answer({ ...defaults, ...part })

type Given = Record<string, Agreed>
const text = (value: Agreed | undefined) => (typeof value === 'string' ? value : '')
const yesNo = (value: Agreed | undefined) => (value === true ? 'yes' : 'no')

/** An agreed order as somebody types it. */
const typedOf = (given: Given): MarketplaceTexts => ({
  seller: given.registration as Registration,
  price: text(given.sellingPrice),
  gstBy: given.gstRate === 'clothesAndShoes' ? 'clothes' : 'rate',
  gst: given.gstRate === 'clothesAndShoes' ? '18' : text(given.gstRate),
  cost: text(given.costPrice),
  costGst: text(given.gstOnCost),
  packing: text(given.packing),
  packingGst: text(given.gstOnPacking),
  bands: writeBands(
    (given.feeCard as Given[]).map(({ upTo, commissionPercent, fixedFee }) => ({
      upTo: text(upTo),
      commission: text(commissionPercent),
      fixedFee: text(fixedFee),
    })),
  ),
  shipping: text(given.shippingFee),
  ads: text(given.adsPerOrder),
  undelivered: text(given.undeliveredPercent),
  undeliveredFee: text(given.feePerUndelivered),
  undeliveredDamaged: text(given.undeliveredDamagedPercent),
  returned: text(given.returnedPercent),
  returnedFee: text(given.feePerReturn),
  returnedDamaged: text(given.returnedDamagedPercent),
  commissionBack: yesNo(given.commissionGivenBack),
  fixedFeeBack: yesNo(given.fixedFeeGivenBack),
  shippingBack: yesNo(given.shippingGivenBack),
  feesGst: given.gstOnFees as MarketplaceTexts['feesGst'],
  tcs: text(given.tcsPercent),
  tds: text(given.tdsPercent),
  targetBy: given.targetType as MarketplaceTexts['targetBy'],
  margin: given.targetType === 'margin' ? text(given.target) : '20',
  profit: given.targetType === 'profit' ? text(given.target) : '250',
})

describe('an order as it is typed', () => {
  it.each(orderCases())('$title', ({ inputs: given, shown }) => {
    const { orderInputs, results } = answer(typedOf(given))
    const order = results?.order
    for (const name of ['profit', 'payout', 'heldBack', 'gstDue', 'netSaleKept'] as const) {
      expect(order && formatNumber(order[name], 2), name).toBe(shown[name])
    }
    if (shown.margin) expect(order?.margin && formatNumber(order.margin, 2)).toBe(shown.margin)
    const { target } = orderInputs
    expect(target.kind === 'margin' ? target.percent : target.profit).toBe(
      decimalFrom(text(given.target)),
    )
  })

  it('is the worked example with the bands of the example card, to begin with', () => {
    const { orderInputs, results } = answer(defaults)
    expect(results?.order.profit).toBe(decimalFrom(191))
    expect(orderInputs.terms.feeCard).toHaveLength(4)
    expect(results?.order.band.above).toBe(decimalFrom(1000))
  })

  it('has no answer where it is too large to be shown', () => {
    const huge = '9'.repeat(24)
    expect(ask({ price: huge }).results).toBeDefined()
    expect(ask({ price: huge, bands: `~${huge}~0` }).results).toBeUndefined()
    expect(resultsOf(undefined, () => '')).toEqual([{ label: 'Profit per order', value: '--' }])
  })
})

describe('the figures by their names', () => {
  const named = (part: Partial<MarketplaceTexts>) =>
    resultsOf(ask(part).results?.order, (value) => formatNumber(value, 2)).map(
      ({ label, value }) => `${label} ${value}`,
    )

  it('are all there is to copy', () => {
    expect(named({})).toEqual([
      'Profit per order 191.00',
      'Margin 19.10%',
      'Payout 811.74',
      'Held back for now 6.00',
      'GST to pay 34.38',
    ])
  })

  it('leave out what plays no part', () => {
    expect(named({ seller: 'unregistered', tds: '0' })).toEqual([
      'Profit per order 308.54',
      'Margin 26.15%',
      'Payout 817.74',
    ])
    expect(named({ price: '' })[1]).not.toContain('Margin')
  })

  it('carry forward what is below nothing, without a sign', () => {
    expect(named({ price: '600' })).toContain('GST to carry forward 16.65')
  })
})
