import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Agreed, viewCasesOf } from '../../../../tests/views'
import {
  absolute,
  type Decimal,
  decimalFrom,
  hundred,
  multiplyDivide,
  subtract,
  sum,
  toDigits,
  zero,
} from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import {
  type Account,
  answer,
  bookkeepingSaved,
  compositionTurnover,
  computeScheme,
  creditLost,
  gstInPrices,
  otherThanMain,
  type Scheme,
  type SchemeInputs,
  schemeInputs,
} from './compute'
import { inputs, type Typed } from './inputs'

/** The fields of an agreed case, as they would be typed. */
const typedFrom = (agreed: Record<string, Agreed>): Typed => {
  const texts = Object.entries(agreed).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? (value ? 'yes' : 'no') : value,
  ])
  return { ...inputs.defaults, ...Object.fromEntries(texts) }
}

const accountAgreed = (account: Account | undefined, reasons: readonly string[]) =>
  account ? { allowed: true, reasons, ...account } : { allowed: false, reasons }

/** Everything that is agreed upon, by its agreed name. */
function agreedResults(plan: SchemeInputs, results: Scheme) {
  const { composition, unregistered, regular, difference } = results
  const { tax, ...rest } = regular
  return {
    compositionRate: plan.compositionRate,
    compositionLimit: plan.compositionLimit,
    registrationLimit: plan.registrationLimit,
    composition: accountAgreed(composition.account, composition.reasons),
    unregistered: accountAgreed(unregistered.account, unregistered.reasons),
    regular: { ...rest, outputGst: tax },
    best: results.best,
    difference: difference ?? null,
    breakEvenPurchases: results.breakEvenPurchases,
    breakEvenBusinessShare: results.breakEvenBusinessShare,
    priceChange: results.priceChange,
  }
}

/** The agreed figures have thirty digits that count. */
function expectAgreed(value: unknown, agreed: Agreed, what: string) {
  if (typeof value === 'bigint' && typeof agreed === 'string') {
    const decimals = Math.min(agreed.split('.')[1]?.length ?? 0, 40)
    const distance = absolute(subtract(value as Decimal, decimalFrom(agreed)))
    const unit = 10n ** BigInt(40 - decimals)
    expect(distance <= unit, `${what}: ${toDigits(value as Decimal)}, not ${agreed}`).toBe(true)
  } else if (agreed && typeof agreed === 'object' && !Array.isArray(agreed)) {
    for (const [name, part] of Object.entries(agreed)) {
      expectAgreed((value as Record<string, unknown>)[name], part, `${what}.${name}`)
    }
  } else {
    expect(value, what).toEqual(agreed)
  }
}

/** As pages show them: percentages with two decimals, amounts in whole rupees. */
function expectShown(value: unknown, shown: Agreed, what: string) {
  if (typeof shown === 'string') {
    const decimals = /percent$|Rate$/.test(what) ? 2 : 0
    expect(formatNumber(value as Decimal, decimals), what).toBe(shown)
  } else if (shown) {
    for (const [name, part] of Object.entries(shown)) {
      expectShown((value as Record<string, unknown>)[name], part, `${what}.${name}`)
    }
  }
}

describe('the agreed cases', () => {
  const cases = viewCasesOf('scheme')
  it('are there', () => expect(cases.length).toBeGreaterThan(30))

  it.each(cases)('$title', ({ inputs: agreed, expected, shown }) => {
    const { plan, results } = answer(typedFrom(agreed))
    const ours = agreedResults(plan, results)
    for (const [name, part] of Object.entries(expected)) {
      expectAgreed(ours[name as keyof typeof ours], part, name)
    }
    for (const [name, part] of Object.entries(shown)) {
      expectShown(ours[name as keyof typeof ours], part, name)
    }
  })
})

const digits = (whole: number, most: number) =>
  fc.tuple(fc.nat(most), fc.nat(10 ** whole - 1)).map(([a, b]) => decimalFrom(`${a}.${b}`))
const percent = fc.oneof(fc.constant(zero), digits(2, 60))
const money = fc.oneof(fc.constant(zero), digits(2, 99_999_999))
const salesAt = fc.record({ sales: money, rate: percent })
const ofOneRate = fc.record({
  business: fc.constantFrom('goods' as const, 'restaurant' as const, 'services' as const),
  sales: money,
  businessShare: fc.oneof(percent, fc.constant(hundred)),
  gstRate: percent,
  purchaseShare: digits(2, 120),
  gstOnPurchases: percent,
  expenses: money,
  gstOnExpenses: percent,
  otherCosts: money,
  bookkeepingRegular: money,
  bookkeepingComposition: money,
  compositionRate: percent,
  compositionLimit: fc.constant(decimalFrom(10n ** 20n)),
  registrationLimit: fc.constantFrom(zero, decimalFrom(10n ** 20n)),
  inputTaxBack: fc.boolean(),
  otherStates: fc.constant(false),
  platform: fc.constant(false),
  notifiedGoods: fc.constant(false),
})
const anyInputs: fc.Arbitrary<SchemeInputs> = fc
  .tuple(ofOneRate, fc.array(salesAt, { maxLength: 2 }), money, fc.boolean())
  .map(([plan, otherSales, untaxedSales, isMaker]) => ({
    ...plan,
    otherSales,
    untaxedSales,
    isMaker,
    sales: sum(plan.sales, otherThanMain({ otherSales, untaxedSales })),
  }))

/** A millionth of a paisa. */
const TINY = decimalFrom('0.00000001')
const expectSame = (a: Decimal | undefined, b: Decimal) =>
  expect(a !== undefined && absolute(subtract(a, b)) < TINY, `${a} is not ${b}`).toBe(true)

describe('computeScheme', () => {
  it('differs by the tax in prices, the composition tax, the credit lost and the bookkeeping saved', () => {
    fc.assert(
      fc.property(anyInputs, (plan) => {
        const parts = sum(
          gstInPrices(plan),
          subtract(zero, multiplyDivide(compositionTurnover(plan), plan.compositionRate, hundred)),
          subtract(zero, creditLost(plan)),
          bookkeepingSaved(plan),
        )
        expectSame(computeScheme(plan).difference, parts)
      }),
    )
  })

  it('leaves the same both ways at each break-even', () => {
    let found = 0
    fc.assert(
      fc.property(anyInputs, (plan) => {
        const { breakEvenPurchases, breakEvenBusinessShare } = computeScheme(plan)
        for (const [name, even] of [
          ['purchaseShare', breakEvenPurchases],
          ['businessShare', breakEvenBusinessShare],
        ] as const) {
          if (even.percent === null) continue
          found++
          expectSame(computeScheme({ ...plan, [name]: even.percent }).difference, zero)
        }
      }),
      { numRuns: 500 },
    )
    expect(found).toBeGreaterThan(10)
  })

  it('says which way is better at any share, and is right', () => {
    fc.assert(
      fc.property(anyInputs, fc.integer({ min: 0, max: 100 }), (plan, share) => {
        const { breakEvenPurchases, breakEvenBusinessShare } = computeScheme(plan)
        for (const [name, { reason }] of [
          ['purchaseShare', breakEvenPurchases],
          ['businessShare', breakEvenBusinessShare],
        ] as const) {
          const there = computeScheme({ ...plan, [name]: decimalFrom(share) }).difference ?? zero
          if (reason === 'compositionAlways') expect(there > 0n).toBe(true)
          if (reason === 'regularAlways') expect(there < 0n).toBe(true)
        }
      }),
    )
  })

  it('leaves the same when the prices of regular change as told', () => {
    fc.assert(
      fc.property(anyInputs, (plan) => {
        const { priceChange, regular, composition } = computeScheme(plan)
        if (priceChange.percent === null) return
        const net = subtract(regular.received, regular.tax)
        const more = multiplyDivide(net, priceChange.percent, hundred)
        expectSame(composition.account?.left, sum(regular.left, more))
      }),
    )
  })

  it('leaves less the more is bought, and composition less the more goes to businesses', () => {
    fc.assert(
      fc.property(anyInputs, digits(2, 20), (plan, more) => {
        const before = computeScheme(plan)
        const bought = computeScheme({ ...plan, purchaseShare: sum(plan.purchaseShare, more) })
        expect(bought.regular.left <= before.regular.left).toBe(true)
        expect((bought.difference ?? zero) <= (before.difference ?? zero)).toBe(true)
        const businessShare = sum(plan.businessShare, more)
        if (businessShare > hundred) return
        const sold = computeScheme({ ...plan, businessShare })
        expect((sold.difference ?? zero) <= (before.difference ?? zero)).toBe(true)
      }),
    )
  })

  it('adds up in every way, and the best leaves the most', () => {
    fc.assert(
      fc.property(anyInputs, (plan) => {
        const { composition, regular, unregistered, best } = computeScheme(plan)
        const lefts = [composition.account, regular, unregistered.account].flatMap((account) => {
          if (!account) return []
          const { received, tax, purchases, expenses, otherCosts, bookkeeping, left } = account
          expect(sum(tax, purchases, expenses, otherCosts, bookkeeping, left)).toBe(received)
          return [left]
        })
        const [first] = best
        const top =
          first === 'regular'
            ? regular
            : { composition, unregistered }[first ?? 'composition'].account
        for (const left of lefts) expect((top?.left ?? zero) >= left).toBe(true)
        const { gstToPay, inputTax, tax } = regular
        expect(sum(gstToPay, inputTax)).toBe(tax)
      }),
    )
  })
})

describe('goods without tax and at several rates', () => {
  /** A kirana: 50 lakh to end customers, 20 lakh of it without tax. */
  const kirana: Typed = {
    ...inputs.defaults,
    sales: '50,00,000',
    businessShare: '0',
    untaxedSales: '20,00,000',
    gstOnPurchases: '10.8',
  }
  const shown = (value: Decimal | undefined) => value && formatNumber(value, 2)

  it('pays composition tax on goods with tax alone, and gets less of its expenses back', () => {
    const { plan, results } = answer(kirana)
    expect(shown(results.composition.account?.tax)).toBe('30,000.00')
    // 30,00,000 × 18 ÷ 118.
    expect(shown(gstInPrices(plan))).toBe('4,57,627.12')
    // 30,00,000 × 10.8% + 43,200 × 30 ÷ 53.6: without GST that is 25,42,372.88 of 45,42,372.88.
    expect(shown(creditLost(plan))).toBe('3,48,179.10')
    expect(shown(results.difference)).toBe('79,448.01')
    expect(results.breakEvenBusinessShare).toEqual({ percent: null, reason: 'sharedExpenses' })
  })

  it('pays composition tax on all of it where the goods are made', () => {
    const { results } = answer({ ...kirana, maker: 'yes' })
    expect(shown(results.composition.account?.tax)).toBe('50,000.00')
    const restaurant = answer({ ...kirana, business: 'restaurant' }).results
    expect(shown(restaurant.composition.account?.tax)).toBe('2,50,000.00')
  })

  it('has the tax of each rate in its prices', () => {
    const { plan } = answer({ ...kirana, secondSales: '10,50,000', thirdSales: '1,40,000' })
    // 18,10,000 × 18 ÷ 118 + 10,50,000 × 5 ÷ 105 + 1,40,000 × 40 ÷ 140.
    expect(shown(gstInPrices(plan))).toBe('3,66,101.69')
  })

  it('comes to the same as one rate where all are alike', () => {
    const one = answer(inputs.defaults).results
    const split = answer({
      ...inputs.defaults,
      secondSales: '10,00,000',
      secondRate: '18',
      thirdSales: '5 lakh',
      thirdRate: '18',
    }).results
    expectSame(split.difference, one.difference ?? zero)
    expectSame(split.priceChange.percent ?? undefined, one.priceChange.percent ?? zero)
    expect(split.breakEvenPurchases.percent).toBe(one.breakEvenPurchases.percent)
    expect(split.breakEvenBusinessShare.percent).toBe(one.breakEvenBusinessShare.percent)
  })

  it('counts at least what is typed by rate, and asks nobody to register who sells without tax', () => {
    const { plan, results } = answer({ ...kirana, untaxedSales: '60 lakh', otherStates: 'yes' })
    expect(plan.sales).toBe(decimalFrom(6_000_000))
    expect(results.unregistered.reasons).toEqual([])
  })
})

describe('what is typed', () => {
  const planOf = (typed: Partial<Typed>) => schemeInputs({ ...inputs.defaults, ...typed })

  it('counts as 0 below 0, and at most all is sold to businesses', () => {
    const plan = planOf({ sales: '-5', businessShare: '250', compositionRate: '-1' })
    expect(plan).toMatchObject({ sales: zero, businessShare: hundred, compositionRate: zero })
  })

  it('is the rule where nothing is typed, and 0 where it cannot be read', () => {
    expect(planOf({ compositionLimit: ' ' }).compositionLimit).toBe(decimalFrom(15_000_000))
    expect(planOf({ compositionLimit: 'abc' }).compositionLimit).toBe(zero)
    expect(planOf({ state: '36' }).registrationLimit).toBe(decimalFrom(2_000_000))
    expect(planOf({ state: '36', registrationLimit: '40 lakh' }).registrationLimit).toBe(
      decimalFrom(4_000_000),
    )
    expect(planOf({ notifiedGoods: 'yes' }).registrationLimit).toBe(decimalFrom(2_000_000))
    expect(planOf({ business: 'restaurant' }).inputTaxBack).toBe(false)
    expect(planOf({ business: 'restaurant', inputTaxBack: 'yes' }).inputTaxBack).toBe(true)
  })

  it('forgets the goods that are made where goods are not sold', () => {
    const { results } = answer({ ...inputs.defaults, business: 'services', notifiedGoods: 'yes' })
    expect(results.composition.reasons).not.toContain('notifiedGoods')
  })
})
