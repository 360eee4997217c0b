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
  absolute,
  type Decimal,
  decimalFrom,
  divide,
  hundred,
  subtract,
  sum,
  toDigits,
  toFixed,
  zero,
} from '../../../core/money/decimal'
import { exactOrder, marginOf, orderAt } from './order'
import { prepareOrder, quotient } from './prepare-order'
import type { OrderTerms } from './terms'

const orderOf = (terms: OrderTerms, price: string | number) =>
  orderAt(prepareOrder(terms), decimalFrom(price))

describe('the worked figures', () => {
  it('1: registered, 18%', () => {
    const { ledger, parts, ...order } = orderOf(example, 1180)
    const { netSale, fees, gstOnFeesAmount, tcs, tds, payout, inputTaxCredit, ...rest } = order
    expect([netSale, fees, gstOnFeesAmount, tcs, tds].map(toDigits)).toEqual([
      '1000',
      '307',
      '55.26',
      '5',
      '1',
    ])
    expect([payout, inputTaxCredit].map(toDigits)).toEqual(['811.74', '145.62'])
    expect([rest.gstDue, rest.gstCash, rest.profit].map(toDigits)).toEqual([
      '34.38',
      '29.38',
      '191',
    ])
    expect(rest.margin).toBe(decimalFrom('19.1'))
    expect(Object.values(ledger).map(toDigits).join(' ')).toBe('1180 180 0 177 65 65 0 40 12 450 0')
    expect(Object.values(parts).map(toDigits).join(' ')).toBe('462 347 180 191')
  })

  describe('2: ₹499, fees of ₹70, goods of ₹220 and packing of ₹8 with GST', () => {
    const costs = { costPrice: 220, packing: 8, shippingFee: 0, adsPerOrder: 0 }
    const feeCard = cardOf([undefined, 0, 70])
    const others = termsWith(costs, { feeCard, registration: 'unregistered' })

    it('not registered', () => {
      const { payout, profit, margin } = orderOf(others, 499)
      expect([payout, profit].map(toDigits)).toEqual(['415.901', '188.4'])
      expect(toFixed(margin ?? zero, 4)).toBe('37.7555')
      expect(toDigits(orderOf({ ...others, tdsPercent: zero }, 499).payout)).toBe('416.4')
    })

    it('composition', () => {
      const order = orderOf({ ...others, registration: 'composition' }, 499)
      expect([order.payout, order.profit, order.tcs].map(toDigits)).toEqual([
        '413.406',
        '183.41',
        '2.495',
      ])
      expect(toDigits(order.ledger.compositionTax)).toBe('4.99')
    })

    it('registered, where the GST on goods and packing comes back', () => {
      const costPrice = divide(decimalFrom(220), decimalFrom('1.05'))
      const packing = divide(decimalFrom(8), decimalFrom('1.18'))
      const order = orderOf(
        termsWith(
          { gstRate: 5, gstOnCost: 5, shippingFee: 0, adsPerOrder: 0 },
          { feeCard, costPrice, packing },
        ),
        499,
      )
      expect([order.payout, order.profit, order.gstDue].map((value) => toFixed(value, 4))).toEqual([
        '413.5486',
        '188.9346',
        '-0.5346',
      ])
      expect(order.gstCash).toBe(zero)
    })
  })

  it('3: one in five comes back', () => {
    const terms = termsWith(
      { gstRate: 5, costPrice: 400, gstOnCost: 5, packing: 10, shippingFee: 50, adsPerOrder: 50 },
      { feeCard: cardOf([undefined, 12, 40]), returned: comingBack(20, 75, 25) },
    )
    const order = orderOf(terms, 1050)
    const { fees, payout, tcs, tds, gstDue, profit, profitPerKept, margin } = order
    expect([fees, payout, tcs, tds, gstDue, profit].map(toDigits)).toEqual([
      '205.8',
      '592.356',
      '4',
      '0.8',
      '-23.844',
      '193.2',
    ])
    expect([profitPerKept ?? zero, margin ?? zero].map(toDigits)).toEqual(['241.5', '24.15'])
    expect(toDigits(orderOf({ ...terms, returned: comingBack(0, 75, 25) }, 1050).profit)).toBe(
      '324',
    )
    expect([order.keptPercent, order.damagedPercent].map(toDigits)).toEqual(['80', '5'])
    // Ads, packing and goods are paid with their GST; TCS and TDS are still held back.
    expect(toDigits(subtract(payout, decimalFrom('427.8')))).toBe('164.556')
  })

  it('4: a cliff', () => {
    const terms = termsWith(
      { costPrice: 520, packing: 10, adsPerOrder: 0 },
      { feeCard: cardOf([1000, 0, 34], [undefined, 15, 65]) },
    )
    expect(toFixed(orderOf(terms, 1000).profit, 4)).toBe('218.4576')
    expect([1000, '1000.01'].map((price) => toDigits(orderOf(terms, price).band.fixedFee))).toEqual(
      ['34', '65'],
    )
    expect(toFixed(orderOf(terms, '1000.01').profit, 4)).toBe('37.4646')
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
    const { payout, gstDue, profit, profitPerKept } = orderOf(terms, 299)
    expect([payout, gstDue, profit].map((value) => toFixed(value, 4))).toEqual([
      '173.7694',
      '-6.1202',
      '-8.2760',
    ])
    expect(toFixed(profitPerKept ?? zero, 2)).toBe('-12.73')
  })
})

describe('every order', () => {
  it('adds up to the last digit: payout − costs − GST paid + held back = profit', () => {
    fc.assert(
      fc.property(anyTerms, anyPrice, (terms, price) => {
        const order = exactOrder(prepareOrder(terms), price)
        const { over, payout, gstDue, tcs, tds, profit } = order
        const costs = spentOn(terms)
        // Over both denominators at once.
        const left = (payout - gstDue + tcs + tds) * costs.over - costs.amount * over
        expect(left).toBe(profit * costs.over)
      }),
      runs(1000),
    )
  })

  it('has a ledger that leads from the sale to the profit, and a bar of four parts', () => {
    fc.assert(
      fc.property(anyTerms, anyPrice, (terms, price) => {
        const prepared = prepareOrder(terms)
        const { over, profit, saleKept, netSaleKept, gstInSale, ...exact } = exactOrder(
          prepared,
          price,
        )
        const { compositionTax, commission, fixedFee, shipping, returnFees, ads } = exact
        const taken =
          gstInSale + compositionTax + commission + fixedFee + shipping + returnFees + ads
        const goods = exact.packing + exact.goodsSold + exact.goodsDamaged
        expect(saleKept - taken - goods).toBe(profit)
        expect(saleKept - gstInSale).toBe(netSaleKept)
        const { ledger, parts } = orderAt(prepared, price)
        expect(isDust(subtract(ledger.saleKept, sum(...Object.values(parts))))).toBe(true)
        const { saleKept: sale, ...lines } = ledger
        expect(isDust(subtract(sale, sum(parts.profit, ...Object.values(lines))))).toBe(true)
      }),
    )
  })

  it('is what the formulas say', () => {
    fc.assert(
      fc.property(anyTerms, anyPrice, (terms, price) => {
        const order = exactOrder(prepareOrder(terms), price)
        const expected = byTheFormulas(terms, price)
        expect(quotient(order.profit, order.over)).toBe(expected.profit)
        expect(quotient(order.payout, order.over)).toBe(expected.payout)
        expect(quotient(order.gstDue, order.over)).toBe(expected.gstDue)
        expect(marginOf(order)).toBe(expected.margin)
      }),
      runs(1000),
    )
  })

  it('never earns more with more fees', () => {
    const raises: ((terms: OrderTerms, more: Decimal) => OrderTerms)[] = [
      (terms, more) => ({ ...terms, shippingFee: sum(terms.shippingFee, more) }),
      (terms, more) => ({ ...terms, adsPerOrder: sum(terms.adsPerOrder, more) }),
      (terms, more) => ({
        ...terms,
        returned: { ...terms.returned, fee: sum(terms.returned.fee, more) },
      }),
      (terms, more) => ({
        ...terms,
        undelivered: { ...terms.undelivered, fee: sum(terms.undelivered.fee, more) },
      }),
      ({ feeCard, ...terms }, more) => ({
        ...terms,
        feeCard: feeCard.map((band) => ({ ...band, fixedFee: sum(band.fixedFee, more) })),
      }),
      ({ feeCard, ...terms }, more) => ({
        ...terms,
        feeCard: feeCard.map((band) => ({
          ...band,
          commissionPercent: sum(band.commissionPercent, more),
        })),
      }),
      (terms) => ({ ...terms, givenBack: { ...terms.givenBack, commission: false } }),
      (terms) => ({ ...terms, givenBack: { ...terms.givenBack, fixedFee: false } }),
      (terms) => ({ ...terms, givenBack: { ...terms.givenBack, shippingFee: false } }),
      (terms) => ({ ...terms, gstOnFees: 'onTop' }),
    ]
    fc.assert(
      fc.property(anyTerms, anyPrice, anyPrice, (terms, price, more) => {
        const { profit, payout } = orderAt(prepareOrder(terms), price)
        for (const raise of raises) {
          const dearer = orderAt(prepareOrder(raise(terms, more)), price)
          expect(dearer.profit <= profit).toBe(true)
          expect(dearer.payout <= payout).toBe(true)
        }
      }),
    )
  })
})

describe('odd orders', () => {
  it.each([
    ['a price of 0', example, '0', '-632'],
    ['a price below 0', example, '-100', '-632'],
    ['costs below 0', termsWith({ costPrice: -450, packing: -12 }), 1180, '653'],
    ['a GST rate below 0', termsWith({ gstRate: -18 }), 1180, '371'],
    ['a commission of 200%', { ...example, feeCard: cardOf([undefined, 200, 0]) }, 1180, '-1927'],
    ['a commission below 0', { ...example, feeCard: cardOf([undefined, -15, 65]) }, 1180, '368'],
    ['all of it returned', { ...example, returned: comingBack(100, 10, 0) }, 1180, '-192'],
    ['more than all', { ...example, returned: comingBack(150, 10, 0) }, 1180, '-192'],
    [
      'more than all, undelivered first',
      { ...example, undelivered: comingBack(80, 0, 0), returned: comingBack(80, 10, 0) },
      1180,
      '-184',
    ],
    [
      'all of it returned and damaged',
      { ...example, returned: comingBack(100, 10, 200) },
      1180,
      '-723',
    ],
    ['returns below 0', { ...example, returned: comingBack(-20, -10, -5) }, 1180, '191'],
  ] as const)('%s', (_, terms, price, profit) => {
    expect(toDigits(orderOf(terms, price).profit)).toBe(profit)
  })

  it('have no margin and no profit per kept order where nothing is kept', () => {
    const order = orderOf({ ...example, returned: comingBack(100, 0, 0) }, 1180)
    expect([order.margin, order.profitPerKept]).toEqual([undefined, undefined])
    expect(orderOf(example, 0).margin).toBeUndefined()
  })

  it('sell nothing at a price below 0', () => {
    const { netSale, netSaleKept, ledger } = orderOf(example, -100)
    expect([netSale, netSaleKept, ledger.saleKept]).toEqual([zero, zero, zero])
  })

  it('pay no TCS without registration', () => {
    expect(orderOf({ ...example, registration: 'unregistered' }, 1180).tcs).toBe(zero)
  })

  it('pay no TCS on a sale without tax, which changes what is held back and paid out alone', () => {
    const untaxed = termsWith({ gstRate: 0 })
    const order = orderOf(untaxed, 1180)
    expect([order.tcs, order.heldBack, order.payout].map(toDigits)).toEqual(['0', '1.18', '816.56'])
    const { tcs, heldBack, payout, ...rest } = orderOf({ ...untaxed, tcsPercent: zero }, 1180)
    expect(order).toEqual({ ...rest, tcs, heldBack, payout })
    expect(orderOf(termsWith({ gstRate: -5 }), 1180).tcs).toBe(zero)
    expect(toDigits(orderOf({ ...untaxed, registration: 'composition' }, 1180).tcs)).toBe('5.9')
    expect(orderOf({ ...example, gstRate: 'clothesAndShoes' }, 100).tcs > 0n).toBe(true)
  })

  it.each([
    ['2624.99', '5', false],
    ['2625', '5', false],
    ['2625.01', '18', true],
    ['2950', '18', true],
    ['2950.01', '18', false],
  ])('as clothes for ₹%s count at %s%%', (price, rate, isInconsistent) => {
    const clothes = { ...example, gstRate: 'clothesAndShoes' } as const
    const order = orderOf(clothes, price)
    expect(toDigits(order.gstRateUsed)).toBe(rate)
    expect(order.slabInconsistent).toBe(isInconsistent)
    const others = orderOf({ ...clothes, registration: 'composition' }, price)
    expect([others.gstRateUsed, others.slabInconsistent]).toEqual([zero, false])
  })

  it('may have percentages with 24 decimals', () => {
    const rate = decimalFrom(`18.${'3'.repeat(24)}`)
    const { netSale } = orderOf({ ...example, gstRate: rate }, 1180)
    expect(netSale).toBe(quotient(decimalFrom(1180) * hundred, hundred + rate))
  })
})

/** Rounding in the fortieth decimal, once for each line. */
const isDust = (distance: Decimal) => absolute(distance) <= 7n

/** Exact quotients, the plain way. */
type Ratio = readonly [amount: bigint, over: bigint]
const ratio = (value: Decimal | bigint): Ratio => [value, 1n]
const plus = (...terms: Ratio[]): Ratio =>
  terms.reduce(([a, b], [c, d]) => [a * d + c * b, b * d], [0n, 1n])
const times = (...factors: Ratio[]): Ratio =>
  factors.reduce(([a, b], [c, d]) => [a * c, b * d], [1n, 1n])
const minus = (a: Ratio, ...terms: Ratio[]) => plus(a, ...terms.map(([c, d]): Ratio => [-c, d]))
const percent = (value: Decimal): Ratio => [value, hundred]
const plusPercent = (value: Decimal): Ratio => [hundred + value, hundred]
const per = (a: Ratio, [c, d]: Ratio): Ratio => times(a, [d, c])
const settled = ([amount, over]: Ratio) => quotient(amount, over)

const shares = ({ undelivered, returned }: OrderTerms) => {
  const most = hundred - undelivered.percent
  const back = returned.percent > most ? (most as Decimal) : returned.percent
  const [lost, sentBack] = [percent(undelivered.percent), percent(back)]
  const damaged = plus(
    times(lost, percent(undelivered.damagedPercent)),
    times(sentBack, percent(returned.damagedPercent)),
  )
  return { lost, sentBack, damaged, kept: minus(ratio(1n), lost, sentBack) }
}

/** What is paid for ads, packing and the goods that are gone, with GST. */
function spentOn(terms: OrderTerms): { amount: bigint; over: bigint } {
  const { kept, damaged } = shares(terms)
  const isRegistered = terms.registration === 'registered'
  const taxed = (amount: Decimal, rate: Decimal) =>
    isRegistered ? times(ratio(amount), plusPercent(rate)) : ratio(amount)
  const [amount, over] = plus(
    times(ratio(terms.adsPerOrder), [118n, 100n]),
    taxed(terms.packing, terms.gstOnPacking),
    times(taxed(terms.costPrice, terms.gstOnCost), plus(kept, damaged)),
  )
  return { amount, over }
}

/** The formulas as they stand in the documents, one after another. */
function byTheFormulas(terms: OrderTerms, price: Decimal) {
  const { kept, lost, sentBack, damaged } = shares(terms)
  const isRegistered = terms.registration === 'registered'
  const slab = price <= decimalFrom(2625) ? decimalFrom(5) : decimalFrom(18)
  const rate = terms.gstRate === 'clothesAndShoes' ? slab : terms.gstRate
  const gst = isRegistered ? rate : zero
  const band = terms.feeCard.find(({ upTo }) => upTo === undefined || price <= upTo)
  if (!band) throw new Error('a price has a band')

  const netSale = per(ratio(price), plusPercent(gst))
  const netSaleKept = times(kept, netSale)
  const once = (fee: Ratio, isGivenBack: boolean) => (isGivenBack ? times(kept, fee) : fee)
  const typed = plus(
    once(times(ratio(price), percent(band.commissionPercent)), terms.givenBack.commission),
    once(ratio(band.fixedFee), terms.givenBack.fixedFee),
    once(ratio(terms.shippingFee), terms.givenBack.shippingFee),
    times(lost, ratio(terms.undelivered.fee)),
    times(sentBack, ratio(terms.returned.fee)),
  )
  const fees = terms.gstOnFees === 'onTop' ? typed : times(typed, [100n, 118n])
  const isTaxed = terms.gstRate === 'clothesAndShoes' || terms.gstRate > 0n
  const hasTcs =
    terms.registration === 'composition' || (terms.registration === 'registered' && isTaxed)
  const tcs = hasTcs ? terms.tcsPercent : zero
  const heldBack = times(netSaleKept, plus(percent(tcs), percent(terms.tdsPercent)))
  const payout = minus(times(kept, ratio(price)), times(fees, [118n, 100n]), heldBack)
  const [ads, packing, cost] = [
    ratio(terms.adsPerOrder),
    ratio(terms.packing),
    ratio(terms.costPrice),
  ]
  const registered = minus(
    netSaleKept,
    fees,
    ads,
    packing,
    times(cost, plus(kept, damaged)),
    times(damaged, cost, percent(terms.gstOnCost)),
  )
  const unregistered = minus(
    times(kept, ratio(price)),
    times(plus(fees, ads), [118n, 100n]),
    packing,
    times(cost, plus(kept, damaged)),
  )
  const turnoverTax = times(
    [terms.registration === 'composition' ? 1n : 0n, 100n],
    kept,
    ratio(price),
  )
  const credit = plus(
    times(plus(fees, ads), [18n, 100n]),
    times(packing, percent(terms.gstOnPacking)),
    times(kept, cost, percent(terms.gstOnCost)),
  )
  const profit = isRegistered ? registered : minus(unregistered, turnoverTax)
  return {
    profit: settled(profit),
    payout: settled(payout),
    gstDue: settled(isRegistered ? minus(times(netSaleKept, percent(gst)), credit) : turnoverTax),
    margin:
      netSaleKept[0] > 0n ? settled(times(per(profit, netSaleKept), ratio(hundred))) : undefined,
  }
}
