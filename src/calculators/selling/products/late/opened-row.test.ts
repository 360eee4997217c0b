// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { inputs } from '../../shared/market/inputs'
import { leaveForRow, returnFromRow } from './opened-row'

const mine = { ...inputs.defaults, packing: '15', shipping: '70' }
const row = { ...mine, price: '279', cost: '210', shipping: '0' }

beforeEach(() => {
  sessionStorage.clear()
  inputs.change(mine)
})

it('the marketplace order comes back, but for what was changed in it and is not the row’s', () => {
  leaveForRow(row)
  inputs.change(row)
  inputs.change({ price: '300', packing: '20' })
  returnFromRow()
  expect(inputs.read()).toEqual({ ...mine, packing: '20' })
})

it('and once more, when Forward leads to the row again', () => {
  leaveForRow(row)
  for (const packing of ['15', '20', '30']) {
    inputs.change({ ...row, packing })
    returnFromRow()
    expect(inputs.read()).toEqual({ ...mine, packing })
  }
})

it('an order of one’s own is left alone', () => {
  returnFromRow()
  expect(inputs.read()).toEqual(mine)
  leaveForRow(row)
  inputs.change({ price: '1,999', ads: '1' })
  returnFromRow()
  expect(inputs.read()).toEqual({ ...mine, price: '1,999', ads: '1' })
})

it('nonsense in the storage changes nothing', () => {
  sessionStorage.setItem('gst-hisab-opened-rows', '{')
  returnFromRow()
  expect(inputs.read()).toEqual(mine)
})
