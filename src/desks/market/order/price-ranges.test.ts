import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  anyPrice,
  anyTerms,
  cardOf,
  comingBack,
  example,
  termsWith,
} from '../../../../tests/any-order'
import { runs } from '../../../../tests/is-thorough'
import {
  type Decimal,
  decimalFrom,
  hundred,
  one,
  subtract,
  sum,
  toDigits,
  toFixed,
  zero,
} from '../../../core/money/decimal'
import { exactOrder, orderAt } from './order'
import { type PreparedOrder, prepareOrder } from './prepare-order'
import { breakEven, PAISA, type PriceRange, priceRanges, pricesFor, type Target } from './prices'
import type { OrderTerms } from './terms'

const margin = (percent: string | number): Target => ({
  kind: 'margin',
  percent: decimalFrom(percent),
})
const profit = (amount: string | number): Target => ({
  kind: 'profit',
  profit: decimalFrom(amount),
})

/** Ranges as a page says them. */
const said = (terms: OrderTerms, target: Target) =>
  priceRanges(prepareOrder(terms), target)
    .map(({ first, last }) => `${toFixed(first, 2)}–${last ? toFixed(last, 2) : ''}`)
    .join(' ')

/** Ranges to four decimals, as they are exactly. */
const exactly = (terms: OrderTerms, target: Target) =>
  priceRanges(prepareOrder(terms), target)
    .map(
      ({ from, fromOpen, to }) =>
        `${fromOpen ? '>' : ''}${toFixed(from, 4)}–${to ? toDigits(to) : ''}`,
    )
    .join(' ')

describe('the worked figures', () => {
  it('1: one band', () => {
    expect(said(example, breakEven)).toBe('906.15–')
    expect(said(example, margin(25))).toBe('1301.51–')
    expect(said(example, profit(250))).toBe('1264.60–')
  })

  it('1, with four bands: the example of the page', () => {
    const feeCard = cardOf([300, 0, 6], [500, 0, 11], [1000, 0, 34], [undefined, 15, 65])
    expect(said({ ...example, feeCard }, margin(20))).toBe('886.48–1000.00 1197.05–')
    expect(said({ ...example, feeCard }, breakEven)).toBe('709.18–')
  })

  it('2: not registered', () => {
    const terms = termsWith(
      { costPrice: 220, packing: 8, shippingFee: 0, adsPerOrder: 0 },
      { feeCard: cardOf([undefined, 0, 70]), registration: 'unregistered' },
    )
    expect(said(terms, breakEven)).toBe('310.60–')
    expect(said(terms, margin(40))).toBe('517.67–')
  })

  it('3: one in five comes back', () => {
    const terms = termsWith(
      { gstRate: 5, costPrice: 400, gstOnCost: 5, packing: 10, shippingFee: 50, adsPerOrder: 50 },
      { feeCard: cardOf([undefined, 12, 40]), returned: comingBack(20, 75, 25) },
    )
    expect(said(terms, breakEven)).toBe('759.87–')
    expect(said(terms, margin(30))).toBe('1157.02–')
  })

  describe('4: a cliff', () => {
    const cliff = (costPrice: number) =>
      termsWith(
        { costPrice, packing: 10, adsPerOrder: 0 },
        { feeCard: cardOf([1000, 0, 34], [undefined, 15, 65]) },
      )

    it.each([
      [520, breakEven, '742.2200–'],
      [520, margin(10), '824.6889–1000 1077.1784–'],
      [520, margin(20), '927.7750–1000 1250.0803–'],
      [520, margin(30), '1489.1013–'],
      [520, margin(85), ''],
      [600, breakEven, '836.6200–1000 1060.9964–'],
      [600, margin(20), '1401.6051–'],
    ])('goods of ₹%i', (cost, target, ranges) => expect(exactly(cliff(cost), target)).toBe(ranges))

    it('has a ceiling that is never reached', () => {
      expect(pricesFor(prepareOrder(cliff(520)), margin(85))).toEqual({
        kind: 'outOfReach',
        highestMargin: { percent: decimalFrom('82.3'), isReached: false, atPrice: undefined },
        highestProfit: undefined,
      })
    })
  })

  it('5: a loss', () => {
    const terms = termsWith(
      { gstRate: 5, costPrice: 210, gstOnCost: 5, packing: 6, shippingFee: 0, adsPerOrder: 25 },
      {
        feeCard: cardOf([undefined, 0, 0]),
        undelivered: comingBack(25, 0, 5),
        returned: comingBack(10, 165, 30),
      },
    )
    expect(exactly(terms, breakEven)).toBe('312.3689–')
  })
})

const free = termsWith(
  { costPrice: 0, packing: 0, shippingFee: 0, adsPerOrder: 0 },
  { feeCard: cardOf([undefined, 0, 0]) },
)

describe('ranges', () => {
  it('begin with the first paisa where an order costs nothing', () => {
    expect(said(free, breakEven)).toBe('0.01–')
    expect(exactly(free, breakEven)).toBe('>0.0000–')
  })

  it('begin just above a band where fees fall', () => {
    const feeCard = cardOf([500, 25, 60], [undefined, 12, 40])
    const terms = termsWith({ costPrice: 100 }, { feeCard })
    expect(exactly(terms, margin(20))).toBe('>500.0000–')
    expect(said(terms, margin(20))).toBe('500.01–')
  })

  it('end between two bands where a price costs more than it brings', () => {
    const feeCard = cardOf([undefined, 100, 0])
    expect(exactly({ ...free, feeCard }, profit(-90))).toBe('>0.0000–590')
    expect(said({ ...free, feeCard }, profit(-91))).toBe('0.01–596.55')
  })

  it('are one where they touch, even between two paise', () => {
    const feeCard = cardOf(['999.995', 0, 0], [undefined, 0, 0])
    expect(exactly({ ...free, feeCard }, profit(100))).toBe('118.0000–')
    const late = { ...free, gstRate: zero, feeCard }
    expect(exactly(late, profit('999.992'))).toBe('999.9920–')
    expect(said(late, profit('999.992'))).toBe('1000.00–')
  })

  it('are rounded from the exact quotient, not from its fortieth decimal', () => {
    const untaxed = { ...free, gstRate: zero }
    const oneOf99 = (fee: string) => ({ ...untaxed, returned: comingBack(1, fee, 0) })
    expect(said(oneOf99('9900'), breakEven)).toBe('100.00–')
    expect(said(oneOf99(`9900.${'1'.padStart(40, '0')}`), breakEven)).toBe('100.01–')
    const takesThrice = { ...untaxed, feeCard: cardOf([undefined, 400, 0]) }
    expect(said(takesThrice, profit(-300))).toBe('0.01–100.00')
    // A third of 10⁻⁴⁰ below 100: the nearest decimal would be 100 itself.
    expect(said(takesThrice, profit(`-299.${'9'.repeat(40)}`))).toBe('0.01–99.99')
  })

  it('are left out where they hold no price to the paisa', () => {
    const late = { ...free, gstRate: zero, feeCard: cardOf(['999.995', 0, 0], [undefined, 0, 100]) }
    expect(said(late, profit('999.99'))).toBe('999.99–999.99 1099.99–')
    expect(said(late, profit('999.992'))).toBe('1100.00–')
    const onlyThere = { ...late, feeCard: cardOf(['999.995', 0, 0], [undefined, 100, 0]) }
    expect(pricesFor(prepareOrder(onlyThere), profit('999.992')).kind).toBe('outOfReach')
  })

  it('are one where no price to the paisa lies between them', () => {
    const feeCard = cardOf([1000, 0, 0], [undefined, 0, '0.004'])
    expect(said({ ...free, gstRate: zero, feeCard }, profit(1000))).toBe('1000.00–')
  })

  it('are none for a margin where nothing is kept, though nothing is lost', () => {
    const terms = { ...free, returned: comingBack(100, 0, 0) }
    expect(said(terms, breakEven)).toBe('0.01–')
    expect(said(terms, margin(0))).toBe('')
    expect(pricesFor(prepareOrder(terms), margin(0))).toEqual({
      kind: 'outOfReach',
      highestMargin: undefined,
      highestProfit: zero,
    })
  })
})

describe('the highest margin', () => {
  it.each([
    ['at the end of a band', cardOf([2000, 0, 0], [undefined, 60, 0]), '66.547', true, '2000'],
    ['as prices rise', cardOf([1000, 0, 0], [undefined, 5, 0]), '94.1', false, undefined],
  ])('is found %s', (_, feeCard, percent, isReached, atPrice) => {
    const found = pricesFor(prepareOrder({ ...example, feeCard }), margin(99))
    if (found.kind === 'found') throw new Error('99% is out of reach')
    const { highestMargin } = found
    expect(toFixed(highestMargin?.percent ?? zero, 6).replace(/0+$/, '')).toBe(percent)
    expect(highestMargin?.isReached).toBe(isReached)
    expect(highestMargin?.atPrice && toDigits(highestMargin.atPrice)).toBe(atPrice)
  })

  it('is reached at every price where an order costs nothing but a commission', () => {
    const found = pricesFor(
      prepareOrder({ ...free, feeCard: cardOf([undefined, 90, 0]) }),
      breakEven,
    )
    expect(found).toEqual({
      kind: 'outOfReach',
      highestMargin: { percent: decimalFrom('-6.2'), isReached: true, atPrice: undefined },
      highestProfit: zero,
    })
  })
})

describe('the highest profit', () => {
  it.each([
    ['at the end of a band', cardOf([2000, 0, 0], [undefined, 90, 0]), '1127.92'],
    ['just above 0', cardOf([undefined, 90, 0]), '-567'],
  ])('is found %s', (_, feeCard, highest) => {
    const found = pricesFor(prepareOrder({ ...example, feeCard }), profit(5000))
    if (found.kind === 'found') throw new Error('it is out of reach')
    expect(toFixed(found.highestProfit ?? zero, 2).replace(/\.00$/, '')).toBe(highest)
  })
})

const anyTarget: fc.Arbitrary<Target> = fc.oneof(
  fc.constant(breakEven),
  fc.integer({ min: -5000, max: 10_000 }).map((bips) => margin((bips / 100).toFixed(2))),
  fc.integer({ min: -60_000, max: 90_000 }).map((paise) => profit((paise / 100).toFixed(2))),
)

/** Whether a price reaches a target, by the ledger and not by the lines that were solved. */
function reaches(prepared: PreparedOrder, price: Decimal, target: Target): boolean {
  const order = exactOrder(prepared, price)
  const { commission, fixedFee, shipping, returnFees, ads, packing } = order
  const left =
    order.netSaleKept -
    order.compositionTax -
    (commission + fixedFee + shipping + returnFees + ads + packing) -
    (order.goodsSold + order.goodsDamaged)
  if (target.kind === 'profit') return left >= target.profit * order.over
  return order.netSaleKept > 0n && left * hundred >= target.percent * order.netSaleKept
}

const holds = ({ first, last }: PriceRange, price: Decimal) =>
  price >= first && (last === undefined || price <= last)

/** What is only approached may be the target itself. */
const DUST = 1n as Decimal

const toPaise = (price: Decimal) => (price - (price % PAISA)) as Decimal

/** Prices to the paisa on both sides of one. */
const around = (price: Decimal) =>
  [-2n, -1n, 0n, 1n, 2n].map((steps) => (toPaise(price) + steps * PAISA) as Decimal)

describe('every set of ranges', () => {
  it('holds the prices that reach the target, and no other', () => {
    fc.assert(
      fc.property(
        anyTerms,
        anyTarget,
        fc.array(anyPrice, { minLength: 8, maxLength: 8 }),
        (terms, target, some) => {
          const prepared = prepareOrder(terms)
          const ranges = priceRanges(prepared, target)
          const ends = [
            ...prepared.cells.flatMap(({ above, upTo }) => [above, upTo]),
            ...ranges.flatMap(({ first, last }) => [first, last]),
            ...some,
            decimalFrom(10 ** 9),
          ]
          const wrong = ends
            .flatMap((end) => around(end ?? zero))
            .filter((price) => price > 0n)
            .filter(
              (price) =>
                ranges.some((range) => holds(range, price)) !== reaches(prepared, price, target),
            )
          expect(wrong.map(toDigits)).toEqual([])
        },
      ),
      runs(300),
    )
  })

  it('is sorted and apart, and one paisa less or more does not reach the target', () => {
    fc.assert(
      fc.property(anyTerms, anyTarget, (terms, target) => {
        const prepared = prepareOrder(terms)
        let end: Decimal | undefined = zero
        for (const range of priceRanges(prepared, target)) {
          const { from, to, first, last } = range
          expect(end !== undefined && first > end).toBe(true)
          expect(from <= first && (last ?? first) >= first && (last ?? zero) <= (to ?? one)).toBe(
            true,
          )
          expect(reaches(prepared, first, target)).toBe(true)
          const less = subtract(first, PAISA)
          expect(less > 0n && reaches(prepared, less, target)).toBe(false)
          if (last !== undefined) {
            expect(reaches(prepared, last, target)).toBe(true)
            expect(reaches(prepared, sum(last, PAISA), target)).toBe(false)
          }
          end = last
        }
      }),
      runs(1000),
    )
  })

  it('where there is none, is explained by a ceiling', () => {
    const anyHigh = fc.oneof(
      fc.integer({ min: 60, max: 120 }).map(margin),
      fc.integer({ min: 500, max: 50_000 }).map(profit),
    )
    let ceilings = 0
    fc.assert(
      fc.property(anyTerms, anyHigh, anyPrice, (terms, target, some) => {
        const prepared = prepareOrder(terms)
        const found = pricesFor(prepared, target)
        if (found.kind === 'found') return
        ceilings++
        const { highestMargin, highestProfit } = found
        const ends = prepared.cells.flatMap(({ above, upTo }) => [above, upTo])
        for (const price of [...ends, some, decimalFrom(10 ** 12)]) {
          if (price === undefined || price === zero) continue
          const order = orderAt(prepared, price)
          if (order.margin !== undefined)
            expect(order.margin <= (highestMargin?.percent ?? -hundred)).toBe(true)
          if (highestProfit !== undefined) expect(order.profit <= highestProfit).toBe(true)
        }
        if (target.kind === 'profit' || !highestMargin) return
        const { percent, isReached, atPrice } = highestMargin
        // At a price between two paise it may be reached, and yet there is no price to set.
        const canBeSet = atPrice === undefined || atPrice % PAISA === 0n
        if (canBeSet) expect(percent < sum(target.percent, isReached ? zero : DUST)).toBe(true)
        const there = orderAt(prepared, atPrice ?? decimalFrom(10n ** 30n)).margin ?? zero
        expect(percent - there < 10n ** 30n).toBe(true)
      }),
      runs(1000),
    )
    expect(ceilings).toBeGreaterThan(50)
  })
})
