import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Decimal,
  decimalFrom,
  one,
  subtract,
  sum,
  toDigits,
  toFixed,
  zero,
} from '../money/decimal'
import { readNumber } from '../money/parse'
import {
  growthFactor,
  LONGEST_TERM,
  type LoanTerms,
  monthlyRate,
  monthsOf,
  repaymentOf,
  type ScheduleRow,
  scheduleOf,
} from './annuity'

type Fraction = readonly [numerator: bigint, denominator: bigint]

/** Nothing nearer has 40 decimals; of two that are as near, and only then, either will do. */
function isNearest(actual: Decimal | undefined, [numerator, denominator]: Fraction): boolean {
  if (actual === undefined) return false
  const miss = actual * denominator - numerator * one
  const halfUnit = denominator * (10n ** 30n + 1n)
  return (miss < 0n ? -miss : miss) * 2n * 10n ** 30n <= halfUnit
}

/** (1 + r) as a fraction: growth per base. */
const exactGrowth = (annualRate: Decimal): Fraction => [1200n * one + annualRate, 1200n * one]

/** P·r·(1+r)ⁿ / ((1+r)ⁿ − 1), with the powers of the base multiplied out. */
function exactInstalment({ principal, annualRate, months }: LoanTerms): Fraction {
  const [growth, base] = exactGrowth(annualRate)
  const grown = growth ** BigInt(months)
  const still = base ** BigInt(months)
  return [principal * (growth - base) * grown, one * base * (grown - still)]
}

/** P·((1+r)ⁿ − (1+r)ᵏ) / ((1+r)ⁿ − 1) */
function exactBalance({ principal, annualRate, months }: LoanTerms, month: number): Fraction {
  const [growth, base] = exactGrowth(annualRate)
  const grown = growth ** BigInt(months)
  const grownSoFar = growth ** BigInt(month) * base ** BigInt(months - month)
  return [principal * (grown - grownSoFar), one * (grown - base ** BigInt(months))]
}

const decimalOf = (pattern: RegExp) =>
  fc.stringMatching(pattern).map((text) => readNumber(text).value)
const anyAmount = decimalOf(/^\d{1,24}(\.\d{0,24})?$/)
const anyRateAboveZero = fc
  .oneof(decimalOf(/^\d{1,2}(\.\d{0,3})?$/), decimalOf(/^0\.0{6,20}[1-9]$/), anyAmount)
  .filter((rate) => rate > 0n)
const anyMonths = fc.integer({ min: 1, max: 480 })
const anyLoan = fc.record({
  principal: anyAmount,
  annualRate: fc.oneof(fc.constant(zero), anyRateAboveZero),
  months: anyMonths,
})

describe('monthsOf', () => {
  it.each([
    ['5', 'years', 60],
    ['2.3', 'years', 28],
    ['0.375', 'years', 5],
    ['0.04', 'years', 1],
    ['0.000000000000000000000001', 'years', 1],
    ['7.5', 'months', 8],
    ['0.1', 'months', 1],
    ['0', 'years', 0],
    ['-5', 'years', 0],
    ['100', 'years', LONGEST_TERM],
    ['1200.4', 'months', LONGEST_TERM],
    ['1200.5', 'months', undefined],
    ['999999999999999999999999', 'years', undefined],
  ] as const)('%s %s are %s months', (term, unit, expected) => {
    expect(monthsOf(decimalFrom(term), unit)).toBe(expected)
  })
})

describe('monthlyRate', () => {
  it('keeps the digits of a tiny rate', () => {
    expect(toDigits(monthlyRate(decimalFrom(12)))).toBe('0.01')
    expect(toDigits(monthlyRate(decimalFrom('0.0000001')))).toBe(
      '0.0000000000833333333333333333333333333333',
    )
  })
})

describe('growthFactor', () => {
  it('is (1 + r)ⁿ', () => {
    expect(toDigits(growthFactor(decimalFrom(12), 12) ?? zero)).toBe('1.126825030131969720661201')
    expect(toFixed(growthFactor(decimalFrom(10), 60) ?? zero, 6)).toBe('1.645309')
    expect(growthFactor(zero, 480)).toBe(one)
    expect(growthFactor(decimalFrom(10), 0)).toBe(one)
  })

  it('is nothing where it is longer than a page can show', () => {
    expect(growthFactor(decimalFrom(1200), 133)).toBeUndefined()
    expect(growthFactor(decimalFrom('999999999999999999999999'), 1200)).toBeUndefined()
  })
})

describe('a loan', () => {
  it('of ₹5,00,000 at 10% over 5 years costs ₹10,624 a month', () => {
    const terms = { principal: decimalFrom(500_000), annualRate: decimalFrom(10), months: 60 }
    const { emi, totalPayment } = repaymentOf(terms)
    expect(toFixed(emi, 2)).toBe('10623.52')
    expect(toFixed(totalPayment, 2)).toBe('637411.34')
    const [first] = scheduleOf(terms)
    expect(
      first && [first.interest, first.principal, first.balance].map((x) => toFixed(x, 2)),
    ).toEqual(['4166.67', '6456.86', '493543.14'])
  })

  it('of one month is paid back at once, with a month of interest', () => {
    const terms = { principal: decimalFrom(600), annualRate: one, months: 1 }
    expect(toDigits(repaymentOf(terms).emi)).toBe('600.5')
    expect(scheduleOf(terms)).toEqual([
      {
        month: 1,
        principal: terms.principal,
        interest: decimalFrom('0.5'),
        balance: zero,
        interestLeft: zero,
      },
    ])
  })

  it('without interest is shared out over the months', () => {
    const terms = { principal: decimalFrom(100), annualRate: zero, months: 84 }
    expect(toDigits(repaymentOf(terms).emi)).toBe('1.1904761904761904761904761904761904761905')
    expect(repaymentOf(terms).totalPayment).toBe(terms.principal)
    expect(scheduleOf(terms).every(({ interest }) => interest === zero)).toBe(true)
  })

  it('without months has no instalments', () => {
    const terms = { principal: one, annualRate: one, months: 0 }
    expect(repaymentOf(terms)).toEqual({ emi: zero, totalPayment: zero })
    expect(scheduleOf(terms)).toEqual([])
  })

  it('has every digit right, from tiny rates to absurd ones', () => {
    fc.assert(
      fc.property(anyAmount, anyRateAboveZero, anyMonths, (principal, annualRate, months) => {
        const terms = { principal, annualRate, months }
        const instalment = exactInstalment(terms)
        // A wrong last digit of a figure of 60 digits is no wrong figure.
        fc.pre(instalment[0] / instalment[1] < 10n ** 40n)
        const { emi, totalPayment } = repaymentOf(terms)
        const payments: Fraction = [instalment[0] * BigInt(months), instalment[1]]
        expect(isNearest(emi, instalment)).toBe(true)
        expect(isNearest(totalPayment, payments)).toBe(true)
        const rows = scheduleOf(terms)
        for (const month of [1, Math.ceil(months / 2), months]) {
          const before = exactBalance(terms, month - 1)
          const interest: Fraction = [before[0] * annualRate, before[1] * 1200n * one]
          const row = rows[month - 1]
          expect(isNearest(row?.balance, exactBalance(terms, month))).toBe(true)
          expect(isNearest(row?.interest, interest)).toBe(true)
        }
      }),
    )
  })

  it('is paid back to the last digit by its principal parts', () => {
    fc.assert(
      fc.property(anyLoan, (terms) => {
        const rows = scheduleOf(terms)
        expect(sum(...rows.map(({ principal }) => principal))).toBe(terms.principal)
        expect(rows.at(-1)?.balance).toBe(zero)
        expect(rows.at(-1)?.interestLeft).toBe(zero)
      }),
    )
  })

  it('never owes more than before, and never has a negative part', () => {
    fc.assert(
      fc.property(anyLoan, (terms) => {
        const rows = scheduleOf(terms)
        const before = [terms.principal, ...rows.map(({ balance }) => balance)]
        const isSound = (row: ScheduleRow, index: number) =>
          row.balance === subtract(before[index] ?? zero, row.principal) &&
          row.principal >= 0n &&
          row.interest >= 0n &&
          row.interestLeft >= 0n
        expect(rows.every(isSound)).toBe(true)
      }),
    )
  })

  it('never gets cheaper with a higher rate', () => {
    fc.assert(
      fc.property(anyLoan, anyRateAboveZero, (terms, more) => {
        const dearer = { ...terms, annualRate: sum(terms.annualRate, more) }
        expect(repaymentOf(dearer).emi >= repaymentOf(terms).emi).toBe(true)
      }),
    )
  })
})
