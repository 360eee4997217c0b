import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agrees, shownExactly } from '../../../../tests/vectors'
import { type Agreed, viewCasesOf } from '../../../../tests/views'
import { LARGEST_AMOUNT, repaymentOf, type TermUnit } from '../../../core/loan/annuity'
import { runningTime } from '../../../core/loan/loan-solvers'
import {
  absolute,
  type Decimal,
  decimalFrom,
  multiply,
  one,
  sum,
  zero,
} from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { readNumber } from '../../../core/money/parse'
import { roundedUp } from '../../../core/money/round-whole'
import {
  computeFind,
  emiFromIncome,
  type FindInputs,
  loanIn,
  noLoanIn,
  type Outcome,
} from './compute'
import type { Find } from './inputs'

const finds: Record<string, Find> = { loanAmount: 'amount', tenure: 'tenure', rate: 'rate' }

const decimalIn = (value: Agreed | undefined) =>
  typeof value === 'string' ? decimalFrom(value) : zero

function outcomeOf(inputs: Record<string, Agreed>): Outcome | undefined {
  const emi =
    inputs.emiFrom === 'typed'
      ? decimalIn(inputs.emi)
      : emiFromIncome({
          income: decimalIn(inputs.monthlyIncome),
          sharePercent: decimalIn(inputs.sharePercent),
          otherEmis: decimalIn(inputs.otherEmis),
        })
  return computeFind({
    find: finds[String(inputs.find)] ?? 'amount',
    emi,
    amount: decimalIn(inputs.loanAmount),
    annualRate: decimalIn(inputs.annualRate),
    tenure: decimalIn(inputs.tenure),
    tenureUnit: inputs.tenureUnit as TermUnit,
  })
}

function figuresOf(
  find: Agreed | undefined,
  outcome: Outcome,
): Record<string, Decimal | undefined> {
  const loan = loanIn(outcome)
  const none = noLoanIn(outcome)
  const uncovered = none?.kind === 'interestNotCovered' ? none : undefined
  const found = loan && {
    loanAmount: loan.principal,
    tenure: decimalFrom(loan.months),
    rate: loan.annualRate,
  }
  return {
    emi: outcome.emi,
    found: found?.[find as keyof typeof found],
    totalInterest: loan?.totalInterest,
    totalPayment: loan?.totalPayment,
    lastInstalment: loan?.lastInstalment,
    smallestEmi: none?.smallestEmi,
    shortfall: uncovered?.shortfall,
    highestRate: uncovered?.highestRate,
  }
}

const decimalsOf = (name: string, find: Agreed | undefined) =>
  name === 'highestRate' || (name === 'found' && find === 'rate') ? 2 : 0

describe('the agreed results', () => {
  const cases = viewCasesOf('find')

  it('are all here', () => expect(cases).toHaveLength(43))

  it.each(cases.map((agreed) => [agreed.title, agreed] as const))(
    '%s',
    (_, { inputs, expected, shown }) => {
      const outcome = outcomeOf(inputs)
      if (!outcome) throw new Error('This is beyond reach')
      const { noSolution, ...others } = expected
      expect(noLoanIn(outcome)?.kind ?? null).toBe(noSolution)
      const figures = figuresOf(inputs.find, outcome)
      for (const [name, value] of Object.entries(others)) {
        const figure = figures[name]
        if (figure === undefined || typeof value !== 'string') {
          expect(figure ?? null, name).toBe(value)
          continue
        }
        expect(agrees(figure, value), `${name} ${shownExactly(figure)}`).toBe(true)
        const asShown = name === 'smallestEmi' ? roundedUp(figure) : figure
        expect(formatNumber(asShown, decimalsOf(name, inputs.find)), name).toBe(shown[name])
      }
    },
  )
})

const usual: FindInputs = {
  find: 'amount',
  emi: decimalFrom(25_000),
  amount: decimalFrom(4_000_000),
  annualRate: decimalFrom(9),
  tenure: decimalFrom(20),
  tenureUnit: 'years',
}
const anyMoney = fc.stringMatching(/^[1-9]\d{2,7}(\.\d{1,2})?$/).map((text) => decimalFrom(text))
const anyRate = fc.stringMatching(/^[1-3]?\d(\.\d{1,2})?$/).map((text) => decimalFrom(text))
const anyMonths = fc.integer({ min: 1, max: 480 })

const closeTo = (found: Decimal | undefined, given: Decimal) =>
  found !== undefined && multiply(absolute((found - given) as Decimal), million) <= sum(given, one)
const million = decimalFrom(1_000_000)

describe('what is found', () => {
  it('as an amount has the EMI it was found for', () => {
    fc.assert(
      fc.property(anyMoney, anyRate, anyMonths, (emi, annualRate, months) => {
        const tenure = decimalFrom(months)
        const loan = loanIn(
          computeFind({ ...usual, emi, annualRate, tenure, tenureUnit: 'months' }),
        )
        if (!loan) throw new Error('there is always an amount')
        expect(closeTo(repaymentOf(loan).emi, emi)).toBe(true)
        expect(sum(loan.principal, loan.totalInterest)).toBe(loan.totalPayment)
      }),
    )
  })

  it('as a rate is the one that the EMI came from', () => {
    fc.assert(
      fc.property(anyMoney, anyRate, anyMonths, (amount, annualRate, months) => {
        const { emi } = repaymentOf({ principal: amount, annualRate, months })
        const tenure = decimalFrom(months)
        const inputs = { ...usual, emi, amount, tenure, tenureUnit: 'months' } as const
        expect(
          closeTo(loanIn(computeFind({ ...inputs, find: 'rate' }))?.annualRate, annualRate),
        ).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  it('as a tenure is the one that the EMI came from', () => {
    fc.assert(
      fc.property(anyMoney, anyRate, anyMonths, (amount, annualRate, months) => {
        const { emi } = repaymentOf({ principal: amount, annualRate, months })
        const loan = loanIn(computeFind({ ...usual, find: 'tenure', emi, amount, annualRate }))
        expect(loan?.months).toBe(months)
        expect(closeTo(loan?.lastInstalment, emi)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  it('with the smallest EMI, rounded up, has an answer; a little below it there is none', () => {
    fc.assert(
      fc.property(anyMoney, anyRate, (amount, annualRate) => {
        const none = noLoanIn(
          computeFind({ ...usual, find: 'tenure', emi: zero, amount, annualRate }),
        )
        if (!none) throw new Error('no EMI repays nothing')
        const enough = roundedUp(none.smallestEmi)
        expect(typeof runningTime({ principal: amount, annualRate, instalment: enough })).toBe(
          'object',
        )
        const less = (none.smallestEmi - none.smallestEmi / 1_000_000n) as Decimal
        expect(
          loanIn(computeFind({ ...usual, find: 'tenure', emi: less, amount, annualRate })),
        ).toBe(undefined)
      }),
      { numRuns: 30 },
    )
  })
})

describe('what has no answer', () => {
  it.each([
    ['rate', { amount: zero }],
    ['rate', { tenure: zero }],
    ['rate', { amount: decimalFrom(-5) }],
  ] as const)('is not asked yet: a %s', (find, changes) => {
    expect(computeFind({ ...usual, find, ...changes })?.kind).toBe('unasked')
  })

  it('is an amount of 0 without a tenure', () => {
    expect(computeFind({ ...usual, tenure: zero })).toMatchObject({ principal: zero, months: 0 })
  })

  it('is beyond reach: more than a century, or than forty digits', () => {
    const absurd = decimalFrom('9'.repeat(24))
    expect(computeFind({ ...usual, tenure: decimalFrom(101) })).toBeUndefined()
    expect(computeFind({ ...usual, emi: multiply(absurd, absurd) })).toBeUndefined()
    expect(
      computeFind({ ...usual, find: 'tenure', amount: absurd, annualRate: absurd }),
    ).toBeUndefined()
    expect(computeFind({ ...usual, find: 'tenure', tenure: decimalFrom(101) })).toBeDefined()
  })

  it('is never a broken figure, whatever the inputs', () => {
    const anyNumber = fc
      .stringMatching(/^-?\d{0,24}(\.\d{0,24})?$/)
      .map((text) => readNumber(text).value)
    const anyInputs: fc.Arbitrary<FindInputs> = fc.record({
      find: fc.constantFrom<Find>('amount', 'tenure', 'rate'),
      emi: anyNumber,
      amount: anyNumber,
      annualRate: anyNumber,
      tenure: fc.oneof(fc.integer({ min: 0, max: 1300 }).map(decimalFrom), anyNumber),
      tenureUnit: fc.constantFrom('years', 'months'),
    })
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const outcome = computeFind(inputs)
        const loan = loanIn(outcome)
        const none = noLoanIn(outcome)
        if (loan) {
          expect(loan.totalPayment <= LARGEST_AMOUNT && loan.totalInterest >= 0n).toBe(true)
          expect(loan.principal >= 0n && loan.annualRate >= 0n && loan.months >= 0).toBe(true)
        }
        if (none) expect(none.smallestEmi > none.emi).toBe(true)
      }),
    )
  })
})

describe('emiFromIncome', () => {
  it.each([
    [80_000, 40, 7_000, 25_000],
    [30_000, 40, 12_000, 0],
    [30_000, 40, 50_000, 0],
    [-30_000, -40, 0, 0],
    [30_000, 40, -5_000, 12_000],
  ])('%i × %i%% − %i is %i', (income, share, others, emi) => {
    const found = emiFromIncome({
      income: decimalFrom(income),
      sharePercent: decimalFrom(share),
      otherEmis: decimalFrom(others),
    })
    expect(found).toBe(decimalFrom(emi))
  })
})
