import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPrice, anyTerms, cardOf, example } from '../../../../tests/any-order'
import { type Decimal, decimalFrom, toFixed, zero } from '../../../core/money/decimal'
import { orderAt } from '../../../desks/market/order/order'
import { prepareOrder } from '../../../desks/market/order/prepare-order'
import type { Target } from '../../../desks/market/order/prices'
import type { OrderTerms } from '../../../desks/market/order/terms'
import { findPrices } from './price-chart'
import { priceRows, stepsOf } from './price-details'

const twenty: Target = { kind: 'margin', percent: decimalFrom(20) }
const bands = cardOf([300, 0, 6], [500, 0, 11], [1000, 0, 34], [undefined, 15, 65])

function rowsOf(terms: OrderTerms, price: Decimal, target = twenty) {
  const prepared = prepareOrder(terms)
  const results = { prepared, order: orderAt(prepared, price) }
  const prices = findPrices({ orderInputs: { terms, price, target }, results, anchor: price })
  if (!prices) throw new Error('there is an answer')
  return { prices, rows: priceRows(prices, '₹') }
}

describe('the table of prices', () => {
  it('has the ends of every line, and what is worth knowing between', () => {
    const { rows } = rowsOf({ ...example, feeCard: bands }, decimalFrom(1180))
    expect(
      rows.map(({ price, profit, margin, names }) =>
        [toFixed(price, 2), toFixed(profit, 2), toFixed(margin ?? zero, 2), ...names].join(' '),
      ),
    ).toEqual([
      '600.00 -92.53 -18.20',
      '709.18 0.00 0.00 break-even',
      '886.48 150.25 20.00 20% margin from here',
      '1000.00 246.46 29.08 up to here',
      '1000.01 65.46 7.72',
      '1180.00 191.00 19.10 today',
      '1197.05 202.89 20.00 20% margin from here',
      '1500.00 414.19 32.58',
    ])
  })

  it('names a price twice that is two things at once', () => {
    const { rows } = rowsOf({ ...example, feeCard: bands }, decimalFrom(1000))
    expect(rows.find(({ isToday }) => isToday)?.names).toEqual(['today', 'up to here'])
  })

  it('equals the ranges, for any order', () => {
    fc.assert(
      fc.property(
        anyTerms,
        anyPrice,
        fc.integer({ min: -20, max: 60 }),
        (terms, price, percent) => {
          const target: Target = { kind: 'margin', percent: decimalFrom(percent) }
          const { prices, rows } = rowsOf(terms, price, target)
          const all = rows.map((row) => row.price)
          expect(all).toEqual([...new Set(all)].sort((a, b) => (a < b ? -1 : 1)))
          for (const row of rows) {
            const { profit, margin } = orderAt(prices.prepared, row.price)
            expect([row.profit, row.margin]).toEqual([profit, margin])
          }
          const ranges = prices.found.kind === 'found' ? prices.found.ranges : []
          for (const { first, last } of ranges) {
            expect(all).toContain(first)
            if (last !== undefined) expect(all).toContain(last)
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('the slider', () => {
  it('moves by whole units, and stops a drag at round ones', () => {
    expect(stepsOf(900)).toEqual([1, 1])
    expect(stepsOf(800_000)).toEqual([1, 1000])
    expect(stepsOf(21)).toEqual([1, 1])
  })

  it('moves by less where the whole picture is only a few units wide', () => {
    expect(stepsOf(12)).toEqual([0.1, 0.1])
    expect(stepsOf(0.008)).toEqual([0.01, 0.01])
  })
})
