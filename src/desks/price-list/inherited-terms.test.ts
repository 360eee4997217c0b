import { expect, it } from 'vitest'
import type { Decimal } from '../../core/money/decimal'
import { plainMoney } from '../../core/money/format'
import { inputs } from '../market/inputs'
import { inheritedTerms } from './inherited-terms'
import type { Field } from './read-product'

const words = { symbol: '₹', money: (value: Decimal) => plainMoney(value, '₹'), cards: [] }
const said = (uses: readonly (Field | undefined)[], order = inputs.defaults) =>
  Object.fromEntries(inheritedTerms(order, uses, words).map(({ label, value }) => [label, value]))

it('before there is a file: the six facts of the marketplace order', () => {
  expect(said([])).toEqual({
    'You are': 'Registered',
    'Fee card': 'Example, Nov 2026',
    'Shipping fee': '₹65',
    Packing: '₹12',
    'Ads per order': '₹40',
    Returns: 'None come back',
  })
})

it('then what its columns do not say', () => {
  expect(said(['price', 'cost'])).toMatchObject({ 'GST rate': '18%', 'GST on cost': '18%' })
  expect(said(['price', 'cost', 'gstRate'])).toMatchObject({ 'GST on cost': 'as the GST rate' })
  expect(
    Object.keys(
      said([
        'price',
        'cost',
        'gstRate',
        'gstOnCost',
        'commission',
        'fixedFee',
        'shipping',
        'ads',
        'returns',
      ]),
    ),
  ).toEqual(['You are', 'Packing', 'Fee per return'])
})

it('without a registration no GST is lacking, and a fee card of one’s own is counted', () => {
  const order = { ...inputs.defaults, seller: 'unregistered' as const, bands: '500~1~2*~3~4' }
  expect(said(['price', 'cost'], order)).toMatchObject({
    'You are': 'Not registered',
    'Fee card': 'Your own, 2 bands',
  })
  expect(said(['price', 'cost'], order)).not.toHaveProperty('GST rate')
})

it('a file says how many are returned, and not what comes back otherwise or what it costs', () => {
  const order = { ...inputs.defaults, undelivered: '5', undeliveredFee: '35', returnedFee: '88.88' }
  expect(said(['price', 'cost', 'returns'], order)).toMatchObject({
    'Fee per return': '₹88.88',
    Undelivered: '5%, ₹35 each',
  })
})
