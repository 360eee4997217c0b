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
    returnFromRow()
    expect(inputs.read(), text).toEqual(mine)
    leaveForRow(row)
    inputs.change(row)
    returnFromRow()
    expect(inputs.read(), text).toEqual(mine)
  }
})
