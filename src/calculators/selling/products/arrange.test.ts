import { describe, expect, it } from 'vitest'
import { decimalFrom, one, zero } from '../../../core/decimal'
import { type Arrangement, arrange, firstArrangement, type Listed } from './arrange'

const rows: readonly Listed[] = [
  ['A-1', 'Cotton kurta, indigo', 499, 80, 20],
  ['B-2', 'Steel bottle', 259, -61, -28],
  ['C-3', 'Cotton rug', 674, -128, -20],
  ['D-4', 'Desk lamp', 499, 12, 5],
  ['', 'Old stock', 100, 0, undefined],
].map(([sku, name, price, profit, margin], index) => ({
  row: index + 2,
  sku: String(sku),
  name: String(name),
  price: decimalFrom(Number(price)),
  cost: one,
  quantity: one,
  earnings: {
    payout: zero,
    netSale: one,
    profit: decimalFrom(Number(profit)),
    margin: margin === undefined ? undefined : decimalFrom(Number(margin)),
  },
}))

const found = (how: Partial<Arrangement>) =>
  [
    ...arrange(rows, { ...firstArrangement, ...how }, decimalFrom(20), ({ price }, which) =>
      which === 'breakEven' && price > decimalFrom(200) ? price : undefined,
    ),
  ].map((place) => rows[place]?.sku || '-')

describe('arrange', () => {
  it.each<[string, Partial<Arrangement>, string]>([
    ['the worst margin first, and none last', {}, 'B-2 C-3 D-4 A-1 -'],
    ['the best margin first, and none last still', { isDescending: true }, 'A-1 D-4 C-3 B-2 -'],
    ['in the order of the file', { sort: 'row' }, 'A-1 B-2 C-3 D-4 -'],
    ['equal prices in the order of the file', { sort: 'price' }, '- B-2 A-1 D-4 C-3'],
    [
      'equal prices in that order, the other way too',
      { sort: 'price', isDescending: true },
      'C-3 A-1 D-4 B-2 -',
    ],
    ['by name', { sort: 'name' }, 'A-1 C-3 D-4 - B-2'],
    ['by a price that is looked for', { sort: 'breakEven' }, 'B-2 A-1 D-4 C-3 -'],
    ['losses only', { filter: 'losses' }, 'B-2 C-3'],
    ['below the target', { filter: 'below' }, 'B-2 C-3 D-4 -'],
    ['of one bar of the picture', { filter: { bin: 0 } }, 'B-2 C-3'],
    ['words of name and SKU, in any order', { search: ' KURTA a-1 ' }, 'A-1'],
    ['losses among those found', { search: 'cotton', filter: 'losses' }, 'C-3'],
    ['nothing', { search: 'no such' }, ''],
  ])('lists %s', (_, how, skus) => expect(found(how).join(' ')).toBe(skus))
})
