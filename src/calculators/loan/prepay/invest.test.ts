import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Change } from '../../../core/loan/changing-loan'
import {
  absolute,
  type Decimal,
  decimalFrom,
  subtract,
  toFixed,
  zero,
} from '../../../core/money/decimal'
import { readNumber } from '../../../core/money/parse'
import { compareInvesting, type InvestInputs, type InvestResults } from './invest'

const d = decimalFrom
const paisa = d('0.01')

const loan = { principal: d(5_000_000), annualRate: d('8.5'), months: 240, emi: undefined }
const once: Change = { kind: 'payOnce', amount: d(500_000), instalment: 12, effect: 'shorter' }
const usual: InvestInputs = {
  loan,
  changes: [once],
  chargePercent: zero,
  annualReturn: d(12),
  taxPercent: zero,
}

function compared(part: Partial<InvestInputs>): InvestResults {
  const results = compareInvesting({ ...usual, ...part })
  if (typeof results === 'string') throw new Error(`${results}; the test needs an answer`)
  return results
}

const shown = (value: Decimal | undefined, decimals = 2) =>
  value === undefined ? undefined : toFixed(value, decimals)

describe('prepaying beside investing', () => {
  it('invests what would have been prepaid, or the instalments that are saved', () => {
    const results = compared({})
    expect([results.months, results.prepaidMonths]).toEqual([240, 192])
    expect(shown(results.invest.putIn)).toBe('500000.00')
    // 228 months at 1%.
    expect(shown(results.invest.worth)).toBe('4833294.15')
    expect(shown(results.prepay.putIn)).toBe('2103690.73')
    expect(shown(results.prepay.worth)).toBe('2690239.72')
    expect(shown(results.savedInAll)).toBe('1603690.73')
  })

  it('taxes the gain of both, once', () => {
    const { invest, prepay } = compared({ taxPercent: d(13) })
    expect(shown(invest.tax)).toBe('563328.24')
    expect(shown(invest.afterTax)).toBe('4269965.91')
    expect(shown(subtract(prepay.worth, prepay.afterTax))).toBe(shown(prepay.tax))
  })

  it.each<[string, Partial<InvestInputs>, string | undefined]>([
    ['the rate of the loan without tax and charges', {}, '8.5000'],
    ['more with a tax on the gain', { taxPercent: d(13) }, '9.0397'],
    ['less with a charge', { chargePercent: d(2) }, '8.3821'],
    ['0% for a loan at 0%', { loan: { ...loan, annualRate: zero } }, '0.0000'],
    [
      'none where the charge eats it all',
      { loan: { ...loan, annualRate: zero }, chargePercent: d(5) },
      undefined,
    ],
    ['none where all gain is taxed away', { taxPercent: d(100) }, undefined],
  ])('breaks even at %s', (_, part, expected) => {
    expect(shown(compared(part).breakEven, 4)).toBe(expected)
  })

  it('lets a new rate of the bank count for both', () => {
    const rate: Change = { kind: 'rateChange', rate: d(9), instalment: 25, effect: 'keepEmi' }
    const { breakEven = zero } = compared({ changes: [once, rate] })
    expect(breakEven > d('8.5') && breakEven < d(9)).toBe(true)
    expect(compareInvesting({ ...usual, changes: [rate] })).toBe('nothing extra')
  })

  it.each<[string, Partial<InvestInputs>]>([
    ['nothing extra', { changes: [] }],
    ['nothing extra', { changes: [{ ...once, instalment: 300 }] }],
    ['nothing extra', { loan: { ...loan, principal: zero } }],
    ['no end', { loan: { ...loan, emi: d(30_000) } }],
    ['too large', { annualReturn: readNumber('9'.repeat(24)).value }],
  ])('says where there is %s to compare', (expected, part) => {
    expect(compareInvesting({ ...usual, ...part })).toBe(expected)
  })

  const anyExtra: fc.Arbitrary<Change> = fc.record({
    kind: fc.constantFrom('payOnce', 'extraYearly'),
    amount: fc.integer({ min: 1_000, max: 1_000_000 }).map(d),
    instalment: fc.integer({ min: 1, max: 60 }),
    effect: fc.constantFrom('shorter', 'lowerEmi'),
  })
  const anyRate = fc.integer({ min: 1, max: 1_500 }).map((rate) => d(`${rate / 100}`))
  const anyLoan = fc.record({
    principal: fc.integer({ min: 100_000, max: 10_000_000 }).map(d),
    annualRate: anyRate,
    months: fc.integer({ min: 61, max: 360 }),
    emi: fc.constant(undefined),
  })

  it('is even at the break-even return, to the paisa', () => {
    fc.assert(
      fc.property(
        anyLoan,
        fc.array(anyExtra, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 0, max: 40 }).map(d),
        fc.integer({ min: 0, max: 3 }).map(d),
        (loan, changes, taxPercent, chargePercent) => {
          const inputs = { ...usual, loan, changes, taxPercent, chargePercent }
          const { breakEven, savedInAll } = compared(inputs)
          if (breakEven === undefined) {
            expect(savedInAll <= 0n).toBe(true)
          } else {
            const { invest, prepay } = compared({ ...inputs, annualReturn: breakEven })
            expect(absolute(subtract(invest.afterTax, prepay.afterTax)) < paisa).toBe(true)
          }
        },
      ),
      { numRuns: 25 },
    )
  })

  it('breaks even at the rate of the loan, whatever is prepaid', () => {
    fc.assert(
      fc.property(anyLoan, fc.array(anyExtra, { minLength: 1, maxLength: 3 }), (loan, changes) => {
        const { breakEven = zero } = compared({ ...usual, loan, changes })
        expect(toFixed(subtract(breakEven, loan.annualRate), 6)).toBe('0.000000')
      }),
      { numRuns: 25 },
    )
  })
})
