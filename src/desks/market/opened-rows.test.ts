// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { writeFragment } from '../../core/fragment'
import { navigate } from '../../ui/tab/address'
import { inputs, type MarketplaceTexts } from './inputs'
import { rememberOwnOrder, restoreOwnOrder } from './opened-rows'

const mine = { ...inputs.defaults, packing: '15', shipping: '70' }
const row = { ...mine, price: '279', cost: '210', shipping: '0' }

const LIST = '/ecommerce-profit/products'

/** Follows the link of a row, as a press on it does. */
function open(order: MarketplaceTexts) {
  navigate(`/ecommerce-profit/marketplace#${writeFragment(order)}`)
  expect(inputs.read()).toEqual(order)
}

function comeBack() {
  navigate(LIST)
  restoreOwnOrder()
}

beforeEach(() => {
  navigate(LIST)
  sessionStorage.clear()
  inputs.replace(inputs.fresh?.() ?? inputs.defaults, () => false)
  inputs.change(mine)
})

it('the marketplace order comes back, but for what was changed in it and is not the row’s', () => {
  rememberOwnOrder(row)
  open(row)
  inputs.change({ price: '300', packing: '20' })
  // The row is not the seller's own.
  expect(inputs.own()).toMatchObject({ shipping: '70', packing: '15' })
  comeBack()
  expect(inputs.read()).toEqual({ ...mine, packing: '20' })
  expect(inputs.own()).toEqual(inputs.read())
})

it('and once more, when Forward leads to the row again', () => {
  rememberOwnOrder(row)
  for (const packing of ['15', '20', '30']) {
    open(row)
    inputs.change({ packing })
    comeBack()
    expect(inputs.read()).toEqual({ ...mine, packing })
  }
})

it('an order of one’s own is left alone', () => {
  restoreOwnOrder()
  expect(inputs.read()).toEqual(mine)
  rememberOwnOrder(row)
  inputs.change({ price: '1,999', ads: '1' })
  restoreOwnOrder()
  expect(inputs.read()).toEqual({ ...mine, price: '1,999', ads: '1' })
})

it('nonsense in the storage changes nothing, and a row can be opened all the same', () => {
  const { price: _, ...partly } = mine
  const nonsense = [
    '{',
    '1',
    '"text"',
    '[]',
    '{"own":1}',
    '{"rows":[{}]}',
    JSON.stringify({ own: mine, rows: 1 }),
    JSON.stringify({ own: mine, rows: [null, {}, { row, base: {} }, { row: 1, base: mine }] }),
    JSON.stringify({ own: partly, rows: [{ row: mine, base: row }] }),
    JSON.stringify({ own: { ...mine, packing: 7 }, rows: [{ row: mine, base: row }] }),
  ]
  for (const text of nonsense) {
    sessionStorage.setItem('gst-hisab-opened-rows', text)
    restoreOwnOrder()
    expect(inputs.read(), text).toEqual(mine)
    rememberOwnOrder(row)
    open(row)
    comeBack()
    expect(inputs.read(), text).toEqual(mine)
  }
})
