import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Decimal, decimalFrom, one, sum, zero } from '../../../core/money/decimal'
import { binOf, isBelow, isLoss } from '../compute'
import { firstQuery, type RowQuery } from '../messages'
import { type SortableRows, sortRowsAtOnce } from './sort-rows'

const rows = [
  ['A-1', 'Cotton kurta, indigo', 499, 80, 20],
  ['B-2', 'Steel bottle', 259, -61, -28],
  ['C-3', 'Cotton rug', 674, -128, -20],
  ['D-4', 'Desk lamp', 499, 12, 5],
  ['', 'Old stock', 100, 0, undefined],
].map(([sku, name, price, profit, margin]) => ({
  sku: String(sku),
  name: String(name),
  price: decimalFrom(Number(price)),
  earnings: {
    payout: zero,
    netSale: one,
    profit: decimalFrom(Number(profit)),
    margin: margin === undefined ? undefined : decimalFrom(Number(margin)),
  },
}))
type Row = (typeof rows)[number]
const at = (index: number) => rows[index] as Row

const list: SortableRows = {
  count: rows.length,
  wordsOf: (index) => `${at(index).sku} ${at(index).name}`,
  nameOf: (index) => at(index).name,
  isLoss: (index) => isLoss(at(index).earnings),
  isShort: (index) => isBelow(at(index).earnings, decimalFrom(20)),
  binOf: (index) => binOf(at(index).earnings),
  figure(index, key) {
    const { price, earnings } = at(index)
    if (key === 'price') return price
    if (key === 'breakEven') return price > decimalFrom(200) ? price : undefined
    return key === 'margin' || key === 'profit' ? earnings[key] : one
  },
}

const found = (how: Partial<RowQuery>) =>
  [...sortRowsAtOnce(list, { ...firstQuery, ...how })].map((index) => rows[index]?.sku || '-')

describe('arrange', () => {
  it.each<[string, Partial<RowQuery>, string]>([
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

describe('a long list', () => {
  const anyFigure = fc.option(
    fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -2, max: 2 })).map(
      // Of some the difference is beyond what a float can tell.
      ([whole, units]) => sum(decimalFrom(whole), BigInt(units) as Decimal),
    ),
    { nil: undefined },
  )

  it('is in the order of its exact figures, whichever way', () => {
    fc.assert(
      fc.property(
        fc.array(anyFigure, { maxLength: 5000, size: 'max' }),
        fc.boolean(),
        (figures, isDescending) => {
          const many = {
            ...list,
            count: figures.length,
            figure: (index: number) => figures[index],
            // Wrong in its last digits, as what is worked out in floats is.
            float: (index: number) =>
              figures[index] === undefined
                ? Number.NaN
                : Number(figures[index]) / 1e40 + ((index % 3) - 1) * 1e-12,
          }
          const indexes = [...sortRowsAtOnce(many, { ...firstQuery, isDescending })]
          const way = isDescending ? -1 : 1
          const expected = [...figures.keys()].sort((a, b) => {
            const [left, right] = [figures[a], figures[b]]
            if (left === right) return a - b
            if (left === undefined || right === undefined) return left === undefined ? 1 : -1
            return left < right ? -way : way
          })
          expect(indexes).toEqual(expected)
        },
      ),
      { numRuns: 30 },
    )
  })
})
