// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { writeFragment } from '../../../core/fragment'
import { toFixed } from '../../../core/money/decimal'
import { navigate } from '../../../ui/tab/address'
import { inputs } from '../../market/inputs'
import { rememberOwnOrder, restoreOwnOrder } from '../../market/opened-rows'
import { exactOrder } from '../../market/order/order'
import { prepareOrder, quotient } from '../../market/order/prepare-order'
import { readOrder } from '../../market/read-inputs'
import type { SkuAverage } from '../messages'
import { orderOfSku } from './sku-as-order'

const average: SkuAverage = {
  price: '1180',
  gst: '18',
  cost: '450',
  costGst: '18',
  packing: '12',
  commission: '12',
  fixedFee: '40.004',
  shipping: '65.5',
  ads: '7.333333333',
  returned: '20',
  returnedFee: '80',
  undelivered: '10',
  undeliveredFee: '0',
}
const own = inputs.defaults

it('writes averages as an order: one band of fees, amounts with two decimals', () => {
  expect(orderOfSku(average, { seller: 'registered' }, own)).toEqual({
    ...own,
    price: '1,180.00',
    cost: '450.00',
    packing: '12.00',
    bands: '~12~40.00',
    shipping: '65.50',
    ads: '7.33',
    returned: '20',
    returnedFee: '80.00',
    undelivered: '10',
    undeliveredFee: '0.00',
    commissionBack: 'yes',
    fixedFeeBack: 'yes',
    shippingBack: 'yes',
  })
})

it('earns what such orders earn: fees of the kept, and only their own fee of those that came back', () => {
  const { terms, price } = readOrder(orderOfSku(average, { seller: 'registered' }, own))
  const { profit, over } = exactOrder(prepareOrder(terms), price)
  // 70 % kept: 1000 − 141.60 − 40 − 65.50 − 450; 20 % × 80; ads and packing for all.
  const byHand = 0.7 * (1000 - 141.6 - 40 - 65.5 - 450) - 0.2 * 80 - 7.33 - 12
  expect(toFixed(quotient(profit, over), 2)).toBe(byHand.toFixed(2))
})

it('leaves blank what nobody stated, and counts what was given back as nothing', () => {
  const { cost: _, costGst: __, packing: ___, ...rest } = average
  const blank = { cost: undefined, costGst: undefined, packing: undefined }
  const order = orderOfSku(
    { ...rest, ...blank, commission: '-0.5', shipping: '-3', returned: '33.333333' },
    { seller: 'composition', returnedDamaged: '10', rtoDamaged: '2.5' },
    own,
  )
  expect(order).toMatchObject({
    seller: 'composition',
    cost: '',
    costGst: '',
    packing: '',
    bands: '~0~40.00',
    shipping: '0.00',
    returned: '33.33',
    returnedDamaged: '10',
    undeliveredDamaged: '2.5',
  })
})

it('opens as a link, and the seller’s own order comes back', () => {
  navigate('/ecommerce-profit/settlements')
  inputs.change({ packing: '15' })
  const mine = inputs.read()
  const order = orderOfSku({ ...average, cost: undefined }, { seller: 'unregistered' }, mine)
  rememberOwnOrder(order)
  navigate(`/ecommerce-profit/marketplace#${writeFragment(order)}`)
  expect(inputs.read()).toEqual(order)
  navigate('/ecommerce-profit/settlements')
  restoreOwnOrder()
  expect(inputs.read()).toEqual(mine)
})
