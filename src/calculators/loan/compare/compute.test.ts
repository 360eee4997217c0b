import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { viewCasesOf } from '../../../../tests/views'
import type { TermUnit } from '../../../core/loan/annuity'
import {
  type Decimal,
  decimalFrom,
  round,
  subtract,
  toDigits,
  zero,
} from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import {
  computeOffer,
  earnedBackAfter,
  isLowest,
  type OfferInputs,
  type OfferResults,
  rows,
} from './compute'
import type { FeeKind, Method } from './inputs'

type AgreedOffer = {
  loanAmount: string
  annualRate: string
  method: Method
  tenure: string
  tenureUnit: TermUnit
  feeType: FeeKind
  fee: string
  gstOnFee: boolean
  otherCharges: string
}
type AgreedResults = Record<string, string | null>
type Agreed = {
  offers: AgreedResults[]
  lowest: Record<string, string[]>
  earnedBack: { dearerFees: string; cheaperFees: string; month?: string | null }[]
}

const computed = (inputs: OfferInputs): OfferResults => {
  const results = computeOffer(inputs)
  if (typeof results === 'string') throw new Error(`The offer is ${results}`)
  return results
}

const offerFrom = (offer: AgreedOffer): OfferResults =>
  computed({
    principal: decimalFrom(offer.loanAmount),
    annualRate: decimalFrom(offer.annualRate),
    method: offer.method,
    tenure: decimalFrom(offer.tenure),
    tenureUnit: offer.tenureUnit,
    feeKind: offer.feeType,
    fee: decimalFrom(offer.fee),
    hasGstOnFee: offer.gstOnFee,
    otherCharges: decimalFrom(offer.otherCharges),
  })

const money = [
  'emi',
  'totalInterest',
  'charges',
  'costInAll',
  'youPayInAll',
  'netDisbursed',
] as const

/** The agreed figures have thirty digits that count. */
function expectDigits(value: Decimal, agreed: string, what: string) {
  const decimals = Math.min(agreed.split('.')[1]?.length ?? 0, 40)
  const unit = 10n ** BigInt(40 - decimals)
  const distance = subtract(value, decimalFrom(agreed))
  expect(distance <= unit && -distance <= unit, `${what}: ${toDigits(value)}, not ${agreed}`).toBe(
    true,
  )
}

/** The pairs of the same amount and tenure whose charges differ. */
function pairsOf(offers: readonly OfferResults[]) {
  const pairs = offers.flatMap((first, index) =>
    offers.slice(index + 1).map((second) => [first, second] as const),
  )
  return pairs
    .filter(([a, b]) => a.principal === b.principal && a.months === b.months)
    .filter(([a, b]) => a.charges !== b.charges)
    .map(([a, b]) => (a.charges > b.charges ? [a, b] : [b, a]) as [OfferResults, OfferResults])
}

describe('the agreed offers', () => {
  const cases = viewCasesOf('compare')

  it('are all here', () => {
    expect(cases).toHaveLength(42)
  })

  it.each(cases)('$title', ({ inputs, expected, shown }) => {
    const offers = (inputs.offers as unknown as AgreedOffer[]).map(offerFrom)
    const exact = expected as unknown as Agreed
    const asShown = shown as unknown as Agreed

    offers.forEach((offer, index) => {
      const agreed = exact.offers[index] ?? {}
      const words = asShown.offers[index] ?? {}
      expect(String(offer.months)).toBe(agreed.months)
      for (const name of money) {
        expectDigits(offer[name], agreed[name] ?? '', name)
        expect(formatNumber(offer[name], 0), name).toBe(words[name])
      }
      if (agreed.apr) {
        expectDigits(offer.apr ?? zero, agreed.apr, 'apr')
        expect(formatNumber(offer.apr ?? zero, 2)).toBe(words.apr)
      } else {
        expect(offer.apr).toBeUndefined()
        expect(agreed.noApr).toBe('chargesEatTheLoan')
        expect(offer.netDisbursed <= 0n).toBe(true)
      }
    })

    for (const row of rows) {
      const all = offers.map((offer) => offer[row])
      const lowest = all.flatMap((value, index) =>
        isLowest(value, all) ? [String(index + 1)] : [],
      )
      expect(lowest, row).toEqual(exact.lowest[row])
    }

    const numberOf = (offer: OfferResults) => String(offers.indexOf(offer) + 1)
    const earnedBack = pairsOf(offers).map(([dearer, cheaper]) => ({
      dearerFees: numberOf(dearer),
      cheaperFees: numberOf(cheaper),
      month: earnedBackAfter(dearer, cheaper)?.toString() ?? null,
    }))
    expect(earnedBack).toEqual(exact.earnedBack)
  })
})

const decimals = (max: number, places: number) =>
  fc.integer({ min: 0, max: max * 10 ** places }).map((n) => {
    const digits = String(n).padStart(places + 1, '0')
    return decimalFrom(`${digits.slice(0, -places)}.${digits.slice(-places)}`)
  })

const anyOffer: fc.Arbitrary<OfferInputs> = fc.record({
  principal: decimals(1_00_00_000, 2).filter((amount) => amount > 0n),
  annualRate: decimals(40, 3),
  method: fc.constantFrom<Method>('reducing', 'flat'),
  tenure: fc.integer({ min: 1, max: 480 }).map((months) => decimalFrom(months)),
  tenureUnit: fc.constant<TermUnit>('months'),
  feeKind: fc.constant<FeeKind>('percent'),
  fee: decimals(10, 2),
  hasGstOnFee: fc.boolean(),
  otherCharges: decimals(10_000, 2),
})

describe('any offer', () => {
  it('has its rate as its APR where nothing is charged', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        const free = { ...offer, method: 'reducing' as const, fee: zero, otherCharges: zero }
        expect(computed(free).apr).toBe(offer.annualRate)
      }),
    )
  })

  it('never has a lower APR with more charges', () => {
    fc.assert(
      fc.property(anyOffer, decimals(5_000, 2), (offer, more) => {
        const dearer = { ...offer, otherCharges: (offer.otherCharges + more) as Decimal }
        const [before, after] = [computed(offer), computed(dearer)]
        if (after.apr === undefined) expect(after.netDisbursed <= 0n).toBe(true)
        else expect(after.apr >= (before.apr ?? zero)).toBe(true)
      }),
    )
  })

  it('costs what is paid above the loan', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        const { principal, totalInterest, charges, costInAll, youPayInAll } = computed(offer)
        expect(costInAll).toBe(totalInterest + charges)
        expect(youPayInAll).toBe(principal + costInAll)
      }),
    )
  })

  it('of a flat rate has an APR above it, unless it is repaid at once', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        const flat = computed({ ...offer, method: 'flat', fee: zero, otherCharges: zero })
        expect(round(flat.apr ?? zero, 20) >= round(offer.annualRate, 20)).toBe(true)
      }),
    )
  })
})

describe('earnedBackAfter', () => {
  it('is the first month whose savings reach the difference, and no earlier one', () => {
    fc.assert(
      fc.property(anyOffer, decimals(10, 3), decimals(50_000, 2), (offer, rate, above) => {
        fc.pre(above > 0n)
        const cheaper = computed(offer)
        const dearer = computed({
          ...offer,
          annualRate: rate,
          otherCharges: (offer.otherCharges + above) as Decimal,
        })
        const saved = cheaper.emi - dearer.emi
        const month = earnedBackAfter(dearer, cheaper)
        if (month === undefined) {
          expect(saved * BigInt(offer.tenure / 10n ** 40n) < above).toBe(true)
        } else {
          expect(saved * BigInt(month) + BigInt(month) >= above).toBe(true)
          expect(saved * BigInt(month - 1) < above).toBe(true)
        }
      }),
    )
  })

  it('counts what is equal as equal, whatever was rounded: a third of a rupee a month', () => {
    const offer: OfferInputs = {
      principal: decimalFrom(100),
      annualRate: zero,
      method: 'reducing',
      tenure: decimalFrom(4),
      tenureUnit: 'months',
      feeKind: 'amount',
      fee: decimalFrom(1),
      hasGstOnFee: false,
      otherCharges: zero,
    }
    const flat = { ...offer, method: 'flat' as const, annualRate: decimalFrom(4), fee: zero }
    expect(earnedBackAfter(computed(offer), computed(flat))).toBe(3)
  })
})

describe('an offer without an answer', () => {
  const offer: OfferInputs = {
    principal: decimalFrom(20_000),
    annualRate: decimalFrom(15),
    method: 'reducing',
    tenure: decimalFrom(24),
    tenureUnit: 'months',
    feeKind: 'amount',
    fee: decimalFrom(400),
    hasGstOnFee: false,
    otherCharges: zero,
  }
  it.each([
    [{}, '17.07'],
    [{ principal: zero }, 'incomplete'],
    [{ principal: decimalFrom(-5) }, 'incomplete'],
    [{ tenure: zero }, 'incomplete'],
    [{ tenure: decimalFrom(1201) }, 'too large'],
    [{ fee: decimalFrom(`1${'0'.repeat(41)}`) }, 'too large'],
    [
      { annualRate: decimalFrom('9'.repeat(24)), principal: decimalFrom('9'.repeat(24)) },
      'too large',
    ],
    [{ fee: decimalFrom(20_000) }, 'no APR'],
  ])('%o is %s', (part, expected) => {
    const results = computeOffer({ ...offer, ...part })
    const said =
      typeof results === 'string'
        ? results
        : results.apr === undefined
          ? 'no APR'
          : formatNumber(results.apr, 2)
    expect(said).toBe(expected)
  })
})
