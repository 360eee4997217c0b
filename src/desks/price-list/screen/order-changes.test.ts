import { expect, it } from 'vitest'
import { inputs, type MarketplaceTexts } from '../../market/inputs'
import type { List } from '../list-store'
import type { Field } from '../read-product'
import { sayOrderChanges } from './sentences'

const words = { symbol: '₹', cards: [], isRemembered: true }
const example = inputs.defaults

const changes = (
  part: Partial<MarketplaceTexts>,
  {
    order = example,
    tabOrder = order,
    uses = ['price', 'cost'],
    isRemembered = true,
  }: {
    order?: MarketplaceTexts
    tabOrder?: MarketplaceTexts
    uses?: readonly Field[]
    isRemembered?: boolean
  } = {},
) =>
  sayOrderChanges(
    { order, tabOrder, mapping: { uses } as List['mapping'] },
    { ...order, ...part },
    {
      ...words,
      isRemembered,
    },
  )

it('says every line that would be another one, as it was and as it would be', () => {
  expect(changes({ shipping: '72', ads: '25' })).toEqual([
    'Shipping fee ₹65 → ₹72',
    'Ads per order ₹40 → ₹25',
  ])
  expect(
    changes({ seller: 'composition', packing: '14.16', returned: '12.5', feesGst: 'included' }),
  ).toEqual([
    'You are Registered → Composition',
    'Packing ₹12 → ₹14.16',
    'GST on fees on top → included',
    'Returned 0% → 12.5%',
  ])
  expect(changes({ gstBy: 'clothes', commissionBack: 'no' })).toEqual([
    'GST rate 18% → clothes and shoes',
    'Commission given back yes → no',
  ])
})

it('says fee cards by their names, or the fees that differ', () => {
  expect(changes({ bands: '~15~65' })).toEqual([
    'Fee card Example, Nov 2026 → Example, one band, Nov 2026',
  ])
  expect(changes({ bands: example.bands.replace('~15~65', '~12~65') })).toEqual([
    'Fees above ₹1,000: 15% and ₹65 → 12% and ₹65',
  ])
  expect(changes({ bands: '500~1~2*~3~4' })).toEqual(['Fee card Example, Nov 2026 → 2 bands'])
  const order = { ...example, bands: '~9~9' }
  expect(changes({ bands: '~9~10' }, { order })).toEqual(['Fees: 9% and ₹9 → 9% and ₹10'])
})

it('says nothing of what is only written in another way, or asked on another page', () => {
  const bands = '300~0~6*500~0~11*1000~0~34*~15.0~65'
  expect(changes({ shipping: '65.00', ads: '₹ 40', bands })).toEqual([])
  expect(changes({ price: '99', margin: '1', profit: '1', targetBy: 'profit' })).toEqual([])
  expect(changes({ cost: '99' })).toEqual([])
  expect(changes({ cost: '99' }, { uses: ['price'] })).toEqual(['Cost price ₹450 → ₹99'])
  const order = { ...example, seller: 'unregistered' as const }
  expect(changes({ costGst: '5', packingGst: '5', gst: '5' }, { order })).toEqual([])
})

it('says only what a person changed: a tab that begins with the example changed nothing', () => {
  const order = { ...example, gst: '5', costGst: '5', shipping: '72' }
  // The list was kept with another order, and this tab began with the example.
  expect(changes(example, { order, tabOrder: example, isRemembered: false })).toEqual([])
  // On the device something is kept: that is the seller's.
  expect(changes(example, { order, tabOrder: example })).toEqual(['Shipping fee ₹72 → ₹65'])
  // Changed in this tab since.
  const now = { gst: '40', costGst: '18', shipping: '80' }
  expect(
    changes(now, { order, tabOrder: { ...example, costGst: '18' }, isRemembered: false }),
  ).toEqual(['GST rate 5% → 40%', 'Shipping fee ₹72 → ₹80'])
})
