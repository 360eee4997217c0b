import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPrice, anyTerms, cardOf, example, termsWith } from '../../../../tests/any-order'
import { type Decimal, decimalFrom, sum } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { orderAt } from '../../../desks/market/order/order'
import { prepareOrder } from '../../../desks/market/order/prepare-order'
import { breakEven, PAISA, pricesFor, type Target } from '../../../desks/market/order/prices'
import type { OrderTerms } from '../../../desks/market/order/terms'
import {
  deepestDrop,
  gapsBetween,
  sayDrop,
  sayProfit,
  sayRanges,
  sayReached,
  sayTarget,
} from './result-sentences'

const money = (value: Decimal, decimals: number) => formatMoney(value, '₹', decimals)
const words = { money, symbol: '₹' }
const margin = (percent: number): Target => ({ kind: 'margin', percent: decimalFrom(percent) })
const profit = (amount: number): Target => ({ kind: 'profit', profit: decimalFrom(amount) })
const window = { from: decimalFrom(600), to: decimalFrom(1500) }
const bands = cardOf([300, 0, 6], [500, 0, 11], [1000, 0, 34], [undefined, 15, 65])
const page: OrderTerms = { ...example, feeCard: bands }
const cliff = (cost: number) =>
  termsWith(
    { costPrice: cost, packing: 10, adsPerOrder: 0, shippingFee: 65 },
    { feeCard: cardOf([1000, 0, 34], [undefined, 15, 65]) },
  )
const reached = (terms: OrderTerms, target: Target) =>
  sayReached(pricesFor(prepareOrder(terms), target), target, words)

describe('where a target is reached', () => {
  it('is said with all ranges where fees jump', () => {
    expect(reached(page, margin(20))).toBe(
      'A margin of 20% is reached from ₹886.48 to ₹1,000.00, and again from ₹1,197.05.',
    )
    expect(reached(cliff(520), margin(20))).toBe(
      'A margin of 20% is reached from ₹927.78 to ₹1,000.00, and again from ₹1,250.09.',
    )
  })

  it('is said shortly where one range goes on', () => {
    expect(reached(cliff(600), margin(20))).toBe(
      'A margin of 20% is reached at every price from ₹1,401.61.',
    )
    expect(reached(example, profit(250))).toBe(
      'A profit of ₹250 is reached at every price from ₹1,264.60.',
    )
  })

  it('names every range of many, and single prices', () => {
    const span = (first: number, last?: number) => ({
      first: decimalFrom(first),
      last: last === undefined ? undefined : decimalFrom(last),
    })
    expect(sayRanges([span(1, 2), span(5, 5), span(9)], money)).toBe(
      'from ₹1.00 to ₹2.00, at ₹5.00, and again from ₹9.00',
    )
  })

  it('says what can be reached instead', () => {
    expect(reached(cliff(520), margin(85))).toBe(
      'No price reaches a margin of 85%. The highest margin here is 82.30%. Ever higher prices come near it and never reach it.',
    )
    const falling = { ...page, feeCard: cardOf([1000, 0, 34], [undefined, 90, 65]) }
    expect(reached(falling, margin(40))).toBe(
      'No price reaches a margin of 40%. The highest margin here is 29.08%, at ₹1,000.00.',
    )
    expect(reached(falling, profit(400))).toBe(
      'No price reaches a profit of ₹400. The highest profit here is ₹246.46.',
    )
    const allBack = { ...page, returned: { ...page.returned, percent: decimalFrom(100) } }
    expect(reached(allBack, margin(20))).toBe(
      'No price reaches a margin of 20%. No order is kept, so there is no margin.',
    )
  })
})

describe('a jump', () => {
  const drop = (terms: OrderTerms, around = window) => {
    const prepared = prepareOrder(terms)
    const jump = deepestDrop(prepared, around)
    return jump && sayDrop(jump, prepared, words).join(' ')
  }

  it('says what it costs, and how far it is felt', () => {
    expect(drop(page)).toBe(
      'Above ₹1,000 the fees rise by ₹181.00. Up to ₹1,259.51 you keep less than at ₹1,000.',
    )
  })

  it('counts fees with their GST where that does not come back', () => {
    expect(drop({ ...page, registration: 'unregistered' })).toContain('the fees rise by ₹213.58.')
  })

  it('is named after what jumps', () => {
    const clothes = { ...example, gstRate: 'clothesAndShoes' } as const
    const wide = { from: decimalFrom(1000), to: decimalFrom(5000) }
    expect(drop(clothes, wide)).toBe(
      'Above ₹2,625 GST is 18%, and ₹275.42 less is left. Up to ₹3,019.89 you keep less than at ₹2,625.',
    )
    const both = { ...clothes, feeCard: cardOf([2625, 15, 65], [undefined, 15, 75]) }
    expect(drop(both, wide)).toMatch(/^Above ₹2,625 fees and GST take ₹285\.42 more\./)
  })

  it('may never be made up for, and may deepen a loss', () => {
    expect(drop({ ...page, feeCard: cardOf([1000, 0, 34], [undefined, 90, 65]) })).toMatch(
      /At every higher price you keep less than at ₹1,000\.$/,
    )
    const deep = { ...page, feeCard: cardOf([700, 0, 0], [undefined, 0, 50]) }
    expect(drop(deep)).toBe(
      'Above ₹700 the fees rise by ₹50.00. Up to ₹758.99 you keep less than at ₹700.',
    )
    expect(drop({ ...deep, costPrice: decimalFrom(900) })).toMatch(/you lose more than at ₹700\.$/)
  })

  it('is the deepest of several, and nothing where profit only rises', () => {
    const low = { from: decimalFrom(200), to: decimalFrom(800) }
    expect(drop(page, low)).toMatch(/^Above ₹500 the fees rise by ₹23\.00\./)
    expect(drop(example)).toBeUndefined()
    expect(drop({ ...example, feeCard: cardOf([1000, 15, 65], [undefined, 0, 0]) })).toBeUndefined()
  })

  it('is felt exactly as far as it is said', () => {
    fc.assert(
      fc.property(anyTerms, anyPrice, (terms, to) => {
        const prepared = prepareOrder(terms)
        const jump = deepestDrop(prepared, { from: decimalFrom(0), to })
        if (!jump) return
        const profitAt = (price: Decimal) => orderAt(prepared, price).profit
        expect(profitAt(jump.at)).toBe(jump.before)
        expect(profitAt(sum(jump.at, 1n as Decimal)) < jump.before).toBe(true)
        expect(sayDrop(jump, prepared, words).join(' ')).not.toMatch(/NaN|undefined|Infinity/)
      }),
    )
  })
})

describe('prices between ranges', () => {
  it('are those that lose again', () => {
    const found = pricesFor(prepareOrder(cliff(600)), breakEven)
    const gaps = found.kind === 'found' ? gapsBetween(found.ranges) : []
    expect(sayRanges(gaps, money)).toBe('from ₹1,000.01 to ₹1,060.99')
  })

  it('go on where the last range ends', () => {
    const terms = { ...page, feeCard: cardOf([1000, 0, 34], [undefined, 120, 65]) }
    const found = pricesFor(prepareOrder(terms), breakEven)
    const gaps = found.kind === 'found' ? gapsBetween(found.ranges) : []
    expect(sayRanges(gaps, money)).toBe('at every price from ₹1,000.01')
  })

  it('do not reach the target, and their neighbours do', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const prepared = prepareOrder(terms)
        const found = pricesFor(prepared, breakEven)
        if (found.kind !== 'found') return
        for (const { first, last } of gapsBetween(found.ranges)) {
          expect(orderAt(prepared, first).profit < 0n).toBe(true)
          expect(orderAt(prepared, (first - PAISA) as Decimal).profit >= 0n).toBe(true)
          if (last === undefined) continue
          expect(orderAt(prepared, last).profit < 0n).toBe(true)
          expect(orderAt(prepared, sum(last, PAISA)).profit >= 0n).toBe(true)
        }
      }),
    )
  })
})

describe('figures', () => {
  it('are said as they were asked for', () => {
    expect(sayTarget(margin(20), '₹')).toBe('20%')
    expect(sayTarget({ kind: 'profit', profit: decimalFrom('99.5') }, '₹')).toBe('₹99.50')
    expect(sayProfit(decimalFrom(191), money)).toBe('profit ₹191.00')
    expect(sayProfit(decimalFrom(-12), money)).toBe('loss ₹12.00')
  })
})
