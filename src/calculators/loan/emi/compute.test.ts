import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agrees, shownExactly, vectorsOf } from '../../../../tests/vectors'
import { LARGEST_AMOUNT, scheduleOf } from '../../../core/loan/annuity'
import {
  type Decimal,
  decimalFrom,
  sum,
  toDigits,
  toFixed,
  zero,
} from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { readNumber } from '../../../core/money/parse'
import { computeLoan, halfRepaidMonth, type LoanInputs, yearlyBalances } from './compute'
import type { FeeKind } from './inputs'

const usual: LoanInputs = {
  principal: decimalFrom(500_000),
  annualRate: decimalFrom(10),
  tenure: decimalFrom(5),
  tenureUnit: 'years',
  feeKind: 'none',
  fee: zero,
  hasGstOnFee: true,
}

function loanOf(changes: Partial<LoanInputs>) {
  const loan = computeLoan({ ...usual, ...changes })
  if (!loan) throw new Error('This loan is beyond reach; the test needs one that is not')
  return loan
}

const anyNumber = fc
  .stringMatching(/^-?\d{0,24}(\.\d{0,24})?$/)
  .map((text) => readNumber(text).value)
const anyTenure = fc.oneof(
  fc.integer({ min: 0, max: 1300 }).map((tenure) => decimalFrom(tenure)),
  anyNumber,
)
const anyInputs: fc.Arbitrary<LoanInputs> = fc.record({
  principal: anyNumber,
  annualRate: anyNumber,
  tenure: anyTenure,
  tenureUnit: fc.constantFrom('years', 'months'),
  feeKind: fc.constantFrom<FeeKind>('none', 'percent', 'fixed'),
  fee: anyNumber,
  hasGstOnFee: fc.boolean(),
})

describe('computeLoan', () => {
  it.each(vectorsOf('loan').map((vector) => [vector.title, vector] as const))(
    '%s',
    (_, { inputs, expected, display }) => {
      const loan = loanOf({
        principal: decimalFrom(inputs.principal ?? ''),
        annualRate: decimalFrom(inputs.annualRate ?? ''),
        tenure: decimalFrom(inputs.years ?? ''),
      })
      const figures: Record<string, Decimal> = {
        months: decimalFrom(loan.months),
        emi: loan.emi,
        totalInterest: loan.totalInterest,
        totalPayment: loan.totalPayment,
      }
      for (const { month, principal, interest, balance } of scheduleOf(loan)) {
        figures[`schedule.${month}.principal`] = principal
        figures[`schedule.${month}.interest`] = interest
        figures[`schedule.${month}.balance`] = balance
      }
      for (const [name, value] of Object.entries(expected)) {
        const figure = figures[name] ?? decimalFrom(-1)
        expect(agrees(figure, value ?? ''), `${name} ${shownExactly(figure)}`).toBe(true)
        expect(formatNumber(figure, 0), name).toBe(display[name])
      }
    },
  )

  it('counts months as they are typed, and the same loan in years alike', () => {
    const inYears = loanOf({ tenure: decimalFrom('2.5') })
    const inMonths = loanOf({ tenure: decimalFrom(30), tenureUnit: 'months' })
    expect(inMonths).toEqual(inYears)
  })

  it.each([
    ['principal 0', { principal: zero }],
    ['a negative principal', { principal: decimalFrom(-500) }],
    ['tenure 0', { tenure: zero }],
    ['a negative tenure', { tenure: decimalFrom(-5) }],
  ])('gives zero results for %s', (_, changes) => {
    const loan = loanOf(changes)
    expect(loan).toMatchObject({ emi: zero, totalInterest: zero, totalPayment: zero })
    expect(halfRepaidMonth(loan, scheduleOf(loan))).toBeUndefined()
  })

  it('counts a negative rate as 0', () => {
    expect(loanOf({ annualRate: decimalFrom(-1200) })).toEqual(loanOf({ annualRate: zero }))
  })

  it.each([
    ['none', '750', '0'],
    ['percent', '1.5', '7500'],
    ['fixed', '750', '750'],
    ['fixed', '-750', '0'],
  ] as const)('takes a fee of kind %s and value %s as %s', (feeKind, fee, expected) => {
    const loan = loanOf({ feeKind, fee: decimalFrom(fee) })
    expect(toDigits(loan.processingFee)).toBe(expected)
    expect(loan.emi).toBe(loanOf({}).emi)
  })

  it('is nothing for tenures and sums beyond reach', () => {
    const absurd = decimalFrom('9'.repeat(24))
    expect(computeLoan({ ...usual, tenure: absurd })).toBeUndefined()
    expect(computeLoan({ ...usual, principal: absurd, annualRate: absurd })).toBeUndefined()
  })

  it('has an answer for every input that can be read', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const loan = computeLoan(inputs)
        if (!loan) return
        const schedule = scheduleOf(loan)
        const balances = yearlyBalances(loan, schedule)
        expect(loan.totalPayment <= LARGEST_AMOUNT).toBe(true)
        expect(loan.totalInterest >= 0n).toBe(true)
        expect(schedule).toHaveLength(loan.months)
        expect(balances).toHaveLength(Math.ceil(loan.months / 12) + 1)
        if (loan.months > 0) {
          expect(balances.at(-1)).toMatchObject({ principalLeft: zero, interestLeft: zero })
        }
        if (schedule.length > 0 && loan.principal > 0n) {
          expect(halfRepaidMonth(loan, schedule)).toBeGreaterThan(0)
        }
      }),
    )
  })
})

describe('yearlyBalances', () => {
  it('shows what is still owed today and at the end of each year', () => {
    const loan = loanOf({})
    const balances = yearlyBalances(loan, scheduleOf(loan))
    const rows = balances.map(({ month, principalLeft, interestLeft }) => [
      month,
      formatNumber(principalLeft, 0),
      formatNumber(sum(principalLeft, interestLeft), 0),
    ])
    expect(rows).toEqual([
      [0, '5,00,000', '6,37,411'],
      [12, '4,18,866', '5,09,929'],
      [24, '3,29,236', '3,82,447'],
      [36, '2,30,221', '2,54,965'],
      [48, '1,20,837', '1,27,482'],
      [60, '0', '0'],
    ])
  })

  it('ends with the loan when the last year is not full', () => {
    const loan = loanOf({ tenure: decimalFrom(28), tenureUnit: 'months' })
    const balances = yearlyBalances(loan, scheduleOf(loan))
    expect(balances.map(({ month }) => month)).toEqual([0, 12, 24, 28])
  })

  it('is today alone without a loan', () => {
    const loan = loanOf({ tenure: zero })
    expect(yearlyBalances(loan, scheduleOf(loan))).toHaveLength(1)
  })
})

describe('halfRepaidMonth', () => {
  it('is month 34 for 10% over 5 years, when the balance passes half', () => {
    const loan = loanOf({})
    const schedule = scheduleOf(loan)
    expect(halfRepaidMonth(loan, schedule)).toBe(34)
    expect(toFixed(schedule[32]?.balance ?? zero, 0)).toBe('255907')
    expect(toFixed(schedule[33]?.balance ?? zero, 0)).toBe('247416')
  })

  it('is the middle month without interest', () => {
    const loan = loanOf({ annualRate: zero })
    expect(halfRepaidMonth(loan, scheduleOf(loan))).toBe(30)
  })
})
