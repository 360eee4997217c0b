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
import { agrees, shownExactly } from '../../../../tests/vectors'
import { type Agreed, orderCases } from '../../../../tests/views'
import {
  absolute,
  type Decimal,
  decimalFrom,
  hundred,
  multiplyDivide,
  one,
  sum,
  toDigits,
  toFixed,
  zero,
} from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { readNumber } from '../../../core/money/parse'
import { orderAt } from '../../../desks/market/order/order'
import { prepareOrder } from '../../../desks/market/order/prepare-order'
import type { NoPrice, Prices, Target } from '../../../desks/market/order/prices'
import type { OrderTerms, Registration } from '../../../desks/market/order/terms'
import { feeCardOf } from '../../../desks/market/order/terms'
import type { OrderInputs } from '../../../desks/market/read-inputs'
import { adsLimit, computeMarketplace, type MarketplaceResults, returnsLimit } from './limits'

type Given = Record<string, Agreed>

const decimalIn = (value: Agreed | undefined) =>
  typeof value === 'string' ? decimalFrom(value) : zero

function inputsOf(given: Given): OrderInputs {
  const decimal = (name: string) => decimalIn(given[name])
  const terms: OrderTerms = {
    registration: given.registration as Registration,
    gstRate: given.gstRate === 'clothesAndShoes' ? 'clothesAndShoes' : decimal('gstRate'),
    costPrice: decimal('costPrice'),
    gstOnCost: decimal('gstOnCost'),
    packing: decimal('packing'),
    gstOnPacking: decimal('gstOnPacking'),
    feeCard: feeCardOf(
      (given.feeCard as Given[]).map(({ upTo, commissionPercent, fixedFee }) => ({
        upTo: upTo === null ? undefined : decimalIn(upTo),
        commissionPercent: decimalIn(commissionPercent),
        fixedFee: decimalIn(fixedFee),
      })),
    ),
    shippingFee: decimal('shippingFee'),
    gstOnFees: given.gstOnFees as OrderTerms['gstOnFees'],
    adsPerOrder: decimal('adsPerOrder'),
    undelivered: {
      percent: decimal('undeliveredPercent'),
      fee: decimal('feePerUndelivered'),
      damagedPercent: decimal('undeliveredDamagedPercent'),
    },
    returned: {
      percent: decimal('returnedPercent'),
      fee: decimal('feePerReturn'),
      damagedPercent: decimal('returnedDamagedPercent'),
    },
    givenBack: {
      commission: given.commissionGivenBack === true,
      fixedFee: given.fixedFeeGivenBack === true,
      shippingFee: given.shippingGivenBack === true,
    },
    tcsPercent: decimal('tcsPercent'),
    tdsPercent: decimal('tdsPercent'),
  }
  const target: Target =
    given.targetType === 'margin'
      ? { kind: 'margin', percent: decimal('target') }
      : { kind: 'profit', profit: decimal('target') }
  return { terms, price: decimal('sellingPrice'), target }
}

/** Results under the names of the agreed ones. */
const agreedNames = ({ order, breakEven, targetPrice, ...limits }: MarketplaceResults) => {
  const { parts, band, keptPercent, damagedPercent, ...figures } = order
  return {
    ...figures,
    breakEven,
    targetPrice,
    mostForAds: limits.adsLimit?.most,
    breakEvenRoas: limits.adsLimit?.breakEvenRoas,
    returnsThatEatTheProfit: limits.returnsLimit,
    returnsReason: limits.returnsLimit === undefined ? 'lossWithoutReturns' : null,
  }
}

/** A figure is the agreed one, exactly and as it is shown. */
function holdFigure(
  name: string,
  figure: Decimal | undefined,
  expected: Agreed | undefined,
  shown: Agreed | undefined,
) {
  if (figure === undefined || typeof expected !== 'string') {
    expect(figure ?? null, name).toBe(expected)
    return
  }
  expect(agrees(figure, expected), `${name} ${shownExactly(figure)} not ${expected}`).toBe(true)
  expect(formatNumber(figure, 2), name).toBe(shown)
}

function holdPrices(
  prices: Prices | NoPrice,
  expected: Given,
  shown: Given,
  question: 'breakEven' | Target['kind'],
) {
  const ranges = prices.kind === 'found' ? prices.ranges : []
  const expectedRanges = expected.ranges as Given[]
  const shownRanges = shown.ranges as Given[]
  expect(ranges).toHaveLength(expectedRanges.length)
  for (const [index, range] of ranges.entries()) {
    const { from, fromOpen, to } = expectedRanges[index] ?? {}
    const asShown = shownRanges[index] ?? {}
    expect(agrees(range.from, String(from)), `from ${shownExactly(range.from)}`).toBe(true)
    expect(range.fromOpen).toBe(fromOpen)
    expect(range.to === undefined ? null : toDigits(range.to)).toBe(to)
    expect(formatNumber(range.first, 2)).toBe(asShown.from)
    expect(range.last && formatNumber(range.last, 2)).toBe(asShown.to)
  }
  if (prices.kind === 'found') {
    expect(toDigits(prices.cheapest)).toBe(expected.cheapest)
    expect(formatNumber(prices.cheapest, 2)).toBe(shown.cheapest)
    expect(expected.noSolution).toBeNull()
    return
  }
  const none = {
    breakEven: 'neverBreaksEven',
    margin: 'marginOutOfReach',
    profit: 'profitOutOfReach',
  }
  expect(expected.noSolution).toBe(none[question])
  const { highestMargin, highestProfit } = prices
  holdFigure('highestMargin', highestMargin?.percent, expected.highestMargin, shown.highestMargin)
  expect(highestMargin?.isReached ?? null).toBe(expected.highestMarginReached)
  expect(highestMargin?.atPrice ?? null).toBe(expected.highestMarginAtPrice)
  if (question === 'profit') {
    holdFigure('highestProfit', highestProfit, expected.highestProfit, shown.highestProfit)
  }
}

describe('the agreed results', () => {
  const cases = orderCases()

  it('are all here', () => expect(cases).toHaveLength(68))

  it.each(cases.map((agreed) => [agreed.title, agreed] as const))(
    '%s',
    (_, { inputs, expected, shown }) => {
      const given = inputsOf(inputs)
      const { ledger, breakEven, targetPrice, slabInconsistent, returnsReason, ...figures } =
        agreedNames(computeMarketplace(given))
      expect(slabInconsistent).toBe(expected.slabInconsistent)
      expect(returnsReason).toBe(expected.returnsReason)
      for (const [name, figure] of Object.entries(figures)) {
        holdFigure(name, figure, expected[name], shown[name])
      }
      for (const [name, figure] of Object.entries(ledger)) {
        holdFigure(name, figure, (expected.ledger as Given)[name], (shown.ledger as Given)[name])
      }
      const rest = ['ledger', 'breakEven', 'targetPrice', 'slabInconsistent', 'returnsReason']
      expect([...Object.keys(figures), ...rest].sort()).toEqual(Object.keys(expected).sort())
      holdPrices(breakEven, expected.breakEven as Given, shown.breakEven as Given, 'breakEven')
      const target = given.target.kind
      holdPrices(targetPrice, expected.targetPrice as Given, shown.targetPrice as Given, target)
    },
  )
})

const price = decimalFrom(1180)
const profitOf = (terms: OrderTerms, at = price) => orderAt(prepareOrder(terms), at).profit
/** What a rounding in the fortieth decimal of an input may come to. */
const isDust = (value: Decimal) => absolute(value) <= 10n ** 8n

describe('adsLimit', () => {
  it('works the example: ₹231 and 5.11 of sales for each rupee', () => {
    const limit = adsLimit(prepareOrder(example), price)
    expect(limit?.most).toBe(decimalFrom(231))
    expect(toFixed(limit?.breakEvenRoas ?? zero, 3)).toBe('5.108')
  })

  it('is nothing where an order loses even without ads', () => {
    expect(adsLimit(prepareOrder(termsWith({ costPrice: 900 })), price)).toBeUndefined()
  })

  it('is 0 without a return where nothing is left and no ads are paid', () => {
    const terms = termsWith({ costPrice: 681, adsPerOrder: 0 })
    expect(adsLimit(prepareOrder(terms), price)).toEqual({ most: zero, breakEvenRoas: undefined })
  })

  it('leaves nothing when it is spent', () => {
    fc.assert(
      fc.property(anyTerms, anyPrice, (terms, at) => {
        const limit = adsLimit(prepareOrder(terms), at)
        if (!limit) {
          expect(profitOf({ ...terms, adsPerOrder: zero }, at) < 0n).toBe(true)
          return
        }
        expect(isDust(profitOf({ ...terms, adsPerOrder: limit.most }, at))).toBe(true)
        const { most, breakEvenRoas } = limit
        if (breakEvenRoas === undefined || most < one) return
        expect(isDust((multiplyDivide(breakEvenRoas, most, one) - at) as Decimal)).toBe(true)
      }),
    )
  })
})

describe('returnsLimit', () => {
  it.each([
    ['none today', example, '51.21'],
    ['nothing to lose', { ...termsWith({ costPrice: 681 }), adsPerOrder: zero }, '0.00'],
    [
      'nothing to lose and nothing to pay',
      {
        ...termsWith({ costPrice: 1000, packing: 0, shippingFee: 0, adsPerOrder: 0 }),
        feeCard: cardOf([undefined, 0, 0]),
      },
      '0.00',
    ],
    ['all of it today', { ...example, returned: comingBack(100, 0, 0) }, '51.21'],
    ['more than all', { ...example, returned: comingBack(500, 0, 0) }, '51.21'],
    ['24 decimals', { ...example, returned: comingBack(`1.${'3'.repeat(24)}`, 0, 0) }, '51.21'],
  ])('%s', (_, terms, limit) => expect(toFixed(returnsLimit(terms, price) ?? one, 2)).toBe(limit))

  it('is nothing where an order loses even without returns', () => {
    expect(returnsLimit(termsWith({ costPrice: 900 }), price)).toBeUndefined()
  })

  it('leaves nothing when so many come back, in the same proportion', () => {
    fc.assert(
      fc.property(anyTerms, anyPrice, (terms, at) => {
        const { undelivered, returned } = terms
        const limit = returnsLimit(terms, at)
        if (limit === undefined) {
          const none = { ...terms, undelivered: { ...undelivered, percent: zero } }
          expect(profitOf({ ...none, returned: { ...returned, percent: zero } }, at) < 0n).toBe(
            true,
          )
          return
        }
        expect(limit >= 0n && limit <= hundred).toBe(true)
        const today = sum(undelivered.percent, returned.percent)
        if (today > hundred) return
        const share = (part: Decimal) => multiplyDivide(part, limit, today)
        const mixed = {
          ...terms,
          undelivered: { ...undelivered, percent: today ? share(undelivered.percent) : zero },
          returned: { ...returned, percent: today ? share(returned.percent) : limit },
        }
        expect(isDust(profitOf(mixed, at)), toDigits(profitOf(mixed, at))).toBe(true)
      }),
    )
  })
})

describe('every input that can be read', () => {
  it('has an answer', () => {
    const anyNumber = fc
      .oneof(fc.string(), fc.stringMatching(/^-?\d{0,24}(\.\d{0,24})?$/))
      .map((text) => readNumber(text).value)
    const anyComingBack = fc.record({
      percent: anyNumber,
      fee: anyNumber,
      damagedPercent: anyNumber,
    })
    const anyFees = { commissionPercent: anyNumber, fixedFee: anyNumber }
    const anyRow = fc.record({ upTo: fc.option(anyNumber, { nil: undefined }), ...anyFees })
    const anyInputs: fc.Arbitrary<OrderInputs> = fc.record({
      terms: fc.record({
        registration: fc.constantFrom<Registration>('registered', 'composition', 'unregistered'),
        gstRate: fc.oneof(anyNumber, fc.constant('clothesAndShoes' as const)),
        costPrice: anyNumber,
        gstOnCost: anyNumber,
        packing: anyNumber,
        gstOnPacking: anyNumber,
        feeCard: fc.array(anyRow).map(feeCardOf),
        shippingFee: anyNumber,
        gstOnFees: fc.constantFrom('onTop', 'included'),
        adsPerOrder: anyNumber,
        undelivered: anyComingBack,
        returned: anyComingBack,
        givenBack: fc.record({
          commission: fc.boolean(),
          fixedFee: fc.boolean(),
          shippingFee: fc.boolean(),
        }),
        tcsPercent: anyNumber,
        tdsPercent: anyNumber,
      }),
      price: anyNumber,
      target: fc.oneof(
        fc.record({ kind: fc.constant('margin' as const), percent: anyNumber }),
        fc.record({ kind: fc.constant('profit' as const), profit: anyNumber }),
      ),
    })
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const results = computeMarketplace(inputs)
        const { order, adsLimit: ads, returnsLimit: returns } = results
        for (const value of Object.values(order.ledger)) expect(value >= 0n).toBe(true)
        expect(ads === undefined || ads.most >= 0n).toBe(true)
        expect(returns === undefined || (returns >= 0n && returns <= hundred)).toBe(true)
        for (const prices of [results.breakEven, results.targetPrice]) {
          if (prices.kind === 'found') expect(prices.cheapest > 0n).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })
})
