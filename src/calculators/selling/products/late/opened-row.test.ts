// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { inputs } from '../../shared/market/inputs'
import { leaveForRow, returnFromRow } from './opened-row'

const mine = { ...inputs.defaults, packing: '15', shipping: '70' }
const row = { ...mine, price: '279', cost: '210', shipping: '0' }

afterEach(() => inputs.change(inputs.defaults))

it('the marketplace order comes back, but for what was changed in it and is not the row’s', () => {
  inputs.change(mine)
  leaveForRow(row)
  inputs.change(row)
  inputs.change({ price: '300', shipping: '10', packing: '20' })
  returnFromRow()
  expect(inputs.read()).toEqual({ ...mine, packing: '20' })
})

it('nothing happens where no row was opened', () => {
  inputs.change({ price: '300' })
  returnFromRow()
  expect(inputs.read().price).toBe('300')
})
