import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPrice, anyTerms, cardOf, example } from '../../../../tests/any-order'
import {
  absolute,
  type Decimal,
  decimalFrom,
  toApproximate,
  toDigits,
  zero,
} from '../../../core/money/decimal'
import { orderAt } from '../../../desks/market/order/order'
import { prepareOrder } from '../../../desks/market/order/prepare-order'
import { pricesFor, type Target } from '../../../desks/market/order/prices'
import { axisLabels, centreOf, chartOf, findPrices, niceStep, ticksBetween } from './price-chart'

const bands = cardOf([300, 0, 6], [500, 0, 11], [1000, 0, 34], [undefined, 15, 65])
const terms = { ...example, feeCard: bands }
const twenty: Target = { kind: 'margin', percent: decimalFrom(20) }

function pricesOf(price: Decimal, target: Target = twenty, of = terms) {
  const prepared = prepareOrder(of)
  const results = { prepared, order: orderAt(prepared, price) }
  const found = findPrices({ orderInputs: { terms: of, price, target }, results, anchor: price })
  if (!found) throw new Error('there is an answer')
  return found
}

const written = ({ from, to, step }: Record<'from' | 'to' | 'step', Decimal>) =>
  [from, to, step].map(toDigits).join(' ')

describe('the prices of the picture', () => {
  it('lie around today’s, and phones see fewer', () => {
    const { windows } = pricesOf(decimalFrom(1180))
    expect(written(windows.wide)).toBe('600 1500 100')
    expect(written(windows.narrow)).toBe('700 1400 200')
  })

  it('hold both ends of the first range', () => {
    expect(written(pricesOf(decimalFrom(400)).windows.wide)).toBe('200 1100 100')
    expect(written(pricesOf(decimalFrom(3000)).windows.wide)).toBe('500 4000 500')
  })

  it('do not follow a range that is far away', () => {
    const far: Target = { kind: 'margin', percent: decimalFrom(82) }
    expect(written(pricesOf(decimalFrom(1180), far).windows.wide)).toBe('600 1500 100')
  })

  it('never end at a jump', () => {
    const { windows } = pricesOf(decimalFrom(990), { kind: 'profit', profit: decimalFrom(9999) })
    expect(windows.wide.from < decimalFrom(500)).toBe(true)
  })

  it('are some prices where there is none yet', () => {
    const prepared = prepareOrder(terms)
    expect(toDigits(centreOf(zero, prepared, twenty))).toBe('709.18')
    const free = prepareOrder({
      ...terms,
      costPrice: zero,
      packing: zero,
      feeCard: cardOf([undefined, 0, 0]),
      shippingFee: zero,
      adsPerOrder: zero,
    })
    expect(toDigits(centreOf(zero, free, twenty))).toBe('1000')
  })

  it('are drawn only as far as figures can be read', () => {
    expect(pricesOf(decimalFrom(10n ** 23n)).isDrawn).toBe(false)
    expect(pricesOf(decimalFrom(10n ** 10n)).isDrawn).toBe(true)
    const costly = { ...terms, costPrice: decimalFrom(10n ** 20n) }
    expect(chartOf(pricesOf(decimalFrom(1180), twenty, costly), 'wide')).toBeUndefined()
  })
})

describe('the scene', () => {
  it('has the labels of the example', () => {
    const chart = chartOf(pricesOf(decimalFrom(1180)), 'wide')
    if (!chart) throw new Error('it is drawn')
    const { xTicks, yTicks } = axisLabels(chart, '₹', 'wide')
    expect(xTicks.map(({ label }) => label).join(' ')).toBe(
      '₹600 ₹700 ₹800 ₹900 ₹1,000 ₹1,100 ₹1,200 ₹1,300 ₹1,400 ₹1,500',
    )
    expect(yTicks.map(({ label }) => label).join(' ')).toBe('₹0 ₹100 ₹200 ₹300 ₹400')
    const narrow = chartOf(pricesOf(decimalFrom(1180)), 'narrow')
    const phone = narrow && axisLabels(narrow, '₹', 'narrow')
    expect(phone?.xTicks.map(({ label }) => label).join(' ')).toBe('800 1,000 1,200 1,400')
  })

  it('counts large amounts in lakhs', () => {
    const chart = chartOf(pricesOf(decimalFrom(1000000)), 'wide')
    const labels = chart && axisLabels(chart, 'CHF', 'wide').xTicks.map(({ label }) => label)
    expect(labels?.at(-1)).toBe('CHF\u00a013 L')
  })

  it('holds today and all profits, for any order', () => {
    fc.assert(
      fc.property(anyTerms, anyPrice, fc.integer({ min: -50, max: 120 }), (of, price, percent) => {
        const target: Target = { kind: 'margin', percent: decimalFrom(percent) }
        const prices = pricesOf(price, target, of)
        for (const size of ['wide', 'narrow'] as const) {
          const chart = chartOf(prices, size)
          if (!chart) continue
          const { extent, pieces, xTicks } = chart
          expect(extent.right).toBeGreaterThan(extent.left)
          expect(extent.highest).toBeGreaterThan(extent.lowest)
          for (const { valueFrom, valueTo } of pieces) {
            for (const value of [valueFrom, valueTo]) {
              expect(value).toBeGreaterThanOrEqual(extent.lowest - 1e-6 * Math.abs(extent.lowest))
              expect(value).toBeLessThanOrEqual(extent.highest)
            }
          }
          if (price >= decimalFrom('0.01') && absolute(price) < decimalFrom(10n ** 12n)) {
            expect(toApproximate(price)).toBeGreaterThanOrEqual(extent.left)
            expect(toApproximate(price)).toBeLessThanOrEqual(extent.right)
          }
          expect(xTicks.length).toBeLessThanOrEqual(size === 'wide' ? 13 : 7)
        }
        const { found } = prices
        expect(found).toEqual(pricesFor(prepareOrder(of), target))
      }),
    )
  })
})

describe('steps', () => {
  it('are round', () => {
    expect([94.4, 104, 0.09, 177, 1].map(niceStep)).toEqual([100, 100, 0.1, 200, 1])
  })

  it('count from 0 in both directions', () => {
    const [low, high, step] = [-250, 220, 100].map(decimalFrom) as [Decimal, Decimal, Decimal]
    expect(ticksBetween(low, high, step).map(toDigits)).toEqual(['-200', '-100', '0', '100', '200'])
    expect(ticksBetween(low, high, zero)).toEqual([])
  })
})
