import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agrees, shownExactly } from '../../../tests/vectors'
import { viewCasesOf } from '../../../tests/views'
import {
  type Decimal,
  decimalFrom,
  divide,
  multiply,
  one,
  subtract,
  sum,
  toDigits,
  toFixed,
  zero,
} from '../money/decimal'
import { readNumber } from '../money/parse'
import { LARGEST_AMOUNT, LONGEST_TERM, type LoanTerms, repaymentOf } from './annuity'
import {
  amountRepaidBy,
  aprOf,
  type RunningTime,
  runningTime,
  smallestInstalment,
  yearlyRateOf,
} from './loan-solvers'

const d = decimalFrom

function expectAgreed(actual: Decimal | undefined, expected: unknown, name: string) {
  const figure = actual ?? d(-1)
  expect(agrees(figure, String(expected)), `${name} ${shownExactly(figure)}`).toBe(true)
}

function timeOf(loan: Parameters<typeof runningTime>[0]): RunningTime {
  const time = runningTime(loan)
  if (typeof time === 'string') throw new Error(`${time}; the test needs a loan that ends`)
  return time
}

/** Which of the two is more, E × (v + … + vⁿ) or the worth: whole fractions, nothing rounded. */
function isWorthAtLeast(
  { worth, instalment, months }: Parameters<typeof yearlyRateOf>[0],
  [rate, denominator]: [bigint, bigint],
): boolean {
  // i = rate ÷ denominator; E × ((1+i)ⁿ − 1) ≥ W × i × (1+i)ⁿ
  const grown = (denominator + rate) ** BigInt(months)
  const still = denominator ** BigInt(months)
  if (rate === 0n) return instalment * BigInt(months) >= worth
  return instalment * (grown - still) * denominator >= worth * rate * grown
}

/** No other decimal of forty digits is nearer: half a unit less is too little, half more too much. */
function isNearestRate(loan: Parameters<typeof yearlyRateOf>[0], yearly: Decimal): boolean {
  const denominator = 2400n * one
  const isBelow = isWorthAtLeast(loan, [yearly * 2n - 1n, denominator])
  const isAbove = isWorthAtLeast(loan, [yearly * 2n + 1n, denominator])
  return (yearly === zero || isBelow) && !isAbove
}

const decimalOf = (pattern: RegExp) =>
  fc.stringMatching(pattern).map((text) => readNumber(text).value)
const anyAmount = decimalOf(/^[1-9]\d{0,11}(\.\d{0,2})?$/)
const anyRate = fc.oneof(
  decimalOf(/^\d{1,2}(\.\d{0,3})?$/),
  decimalOf(/^0\.0{1,12}[1-9]$/),
  decimalOf(/^[1-9]\d{2,5}$/),
)
const anyLoan = fc.record({
  principal: anyAmount,
  annualRate: anyRate,
  months: fc.integer({ min: 1, max: 480 }),
})

describe('the agreed cases of Find', () => {
  const cases = viewCasesOf('find').filter(({ inputs }) => inputs.find !== undefined)

  it.each(cases.map((found) => [found.title, found] as const))('%s', (_, { inputs, expected }) => {
    const emi = d(String(expected.emi))
    const principal = d(String(inputs.loanAmount ?? 0))
    const annualRate = d(String(inputs.annualRate ?? 0))
    const unit = inputs.tenureUnit === 'years' ? 12 : 1
    const months = Number(inputs.tenure ?? 0) * unit
    if (inputs.find === 'loanAmount') {
      const found = amountRepaidBy({ instalment: emi, annualRate, months })
      expectAgreed(found, expected.found, 'amount')
    } else if (inputs.find === 'rate') {
      const found = yearlyRateOf({ worth: principal, instalment: emi, months })
      if (expected.noSolution) expect(found).toBeUndefined()
      else expectAgreed(found, expected.found, 'rate')
    } else if (expected.noSolution) {
      const loan = { principal, annualRate }
      expect(runningTime({ ...loan, instalment: emi })).toBe(expected.noSolution)
      expectAgreed(smallestInstalment(loan), expected.smallestEmi, 'smallest')
    } else {
      const time = timeOf({ principal, annualRate, instalment: emi })
      expect(String(time.months)).toBe(expected.found)
      expectAgreed(time.lastInstalment, expected.lastInstalment, 'last')
      expectAgreed(time.totalPayment, expected.totalPayment, 'total')
    }
  })
})

describe('the agreed cases of Compare', () => {
  const offers = viewCasesOf('compare').flatMap(({ title, inputs, expected }) => {
    const results = expected.offers as Record<string, string | null>[]
    return (inputs.offers as Record<string, string>[]).map((offer, index) => ({
      title: `${title}, offer ${index + 1}`,
      offer,
      result: results[index] ?? {},
    }))
  })

  it.each(offers.map((found) => [found.title, found] as const))('%s', (_, { offer, result }) => {
    const principal = d(offer.loanAmount ?? '')
    const annualRate = d(offer.annualRate ?? '')
    const months = Number(result.months)
    const net = d(result.netDisbursed ?? '')
    const flatInterest = divide(multiply(multiply(principal, annualRate), d(months)), d(1200))
    const instalment = divide(sum(principal, flatInterest), d(months))
    const apr =
      offer.method === 'flat'
        ? yearlyRateOf({ worth: net, instalment, months })
        : aprOf({ principal, annualRate, months }, net)
    if (result.apr === null) expect(apr).toBeUndefined()
    else expectAgreed(apr, result.apr, 'apr')
  })
})

describe('amountRepaidBy', () => {
  it('is nothing without instalments', () => {
    expect(amountRepaidBy({ instalment: d(500), annualRate: d(8), months: 0 })).toBe(zero)
    expect(amountRepaidBy({ instalment: zero, annualRate: d(8), months: 12 })).toBe(zero)
  })

  it('gives back the loan whose instalment it is', () => {
    fc.assert(
      fc.property(anyLoan, (terms) => {
        const found = amountRepaidBy({ ...terms, instalment: repaymentOf(terms).emi })
        const missed = found - terms.principal
        // Half a unit of rounding in each instalment, at the most.
        expect((missed < 0n ? -missed : missed) <= terms.months).toBe(true)
      }),
    )
  })
})

describe('runningTime', () => {
  it('counts a small last instalment as one', () => {
    const time = timeOf({ principal: d(1000), annualRate: zero, instalment: d('333.33') })
    expect([time.months, toDigits(time.lastInstalment)]).toEqual([4, '0.01'])
    expect(time.totalPayment).toBe(d(1000))
  })

  it('has no instalment of dust', () => {
    const time = timeOf({ principal: d(120_000), annualRate: zero, instalment: d(100) })
    expect(time).toEqual({ months: LONGEST_TERM, lastInstalment: d(100), totalPayment: d(120_000) })
  })

  it('is over a century by one rupee, and by the smallest amount that can be typed', () => {
    const loan = { annualRate: zero, instalment: d(100) }
    expect(runningTime({ ...loan, principal: d(120_001) })).toBe('over100Years')
    const little = d('120000.000000000000000000000001')
    expect(runningTime({ ...loan, principal: little })).toBe('over100Years')
  })

  it('is no time without a loan, and never without an instalment', () => {
    const nothing = { months: 0, lastInstalment: zero, totalPayment: zero }
    expect(runningTime({ principal: zero, annualRate: d(9), instalment: zero })).toEqual(nothing)
    const loan = { principal: d(100), annualRate: zero }
    expect(runningTime({ ...loan, instalment: zero })).toBe('interestNotCovered')
    expect(runningTime({ ...loan, instalment: d(-5) })).toBe('interestNotCovered')
  })

  it('is the tenure whose EMI is paid, to the month', () => {
    const anyTerms = fc.record({
      principal: anyAmount,
      annualRate: decimalOf(/^\d{1,2}(\.\d{0,3})?$/),
      months: fc.integer({ min: 1, max: 480 }),
    })
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const { emi, totalPayment } = repaymentOf(terms)
        const time = timeOf({ ...terms, instalment: emi })
        expect(time.months).toBe(terms.months)
        expect(toFixed(time.lastInstalment, 15)).toBe(toFixed(emi, 15))
        expect(toFixed(time.totalPayment, 15)).toBe(toFixed(totalPayment, 15))
      }),
    )
  })

  it('answers whatever it is asked', () => {
    const anyNumber = decimalOf(/^-?\d{0,24}(\.\d{0,24})?$/)
    const anyPositive = decimalOf(/^\d{0,24}(\.\d{0,24})?$/)
    fc.assert(
      fc.property(anyNumber, anyPositive, anyNumber, (principal, annualRate, instalment) => {
        const time = runningTime({ principal, annualRate, instalment })
        if (typeof time === 'string') return
        expect(time.months >= 0 && time.months <= LONGEST_TERM).toBe(true)
        expect(time.lastInstalment <= instalment || time.months === 0).toBe(true)
        expect(time.totalPayment >= principal).toBe(true)
      }),
    )
  })
})

describe('yearlyRateOf', () => {
  it.each([
    ['17.971997', 12],
    ['18.157013', 24],
    ['17.917676', 36],
    ['17.273737', 60],
    ['16.657043', 84],
  ] as const)('is %s percent for 10 percent flat over %s months', (expected, months) => {
    const instalment = divide(d(1200 + 10 * months), d(12 * months))
    const rate = yearlyRateOf({ worth: d(100), instalment, months })
    expect(toFixed(rate ?? zero, 6)).toBe(expected)
  })

  it('is 0 where the instalments are the amount, also when it was shared out', () => {
    for (const months of [1, 3, 7, 12, 480]) {
      const instalment = divide(d(100_000), d(months))
      expect(yearlyRateOf({ worth: d(100_000), instalment, months })).toBe(zero)
    }
  })

  it('is nothing where they are less, or there is nothing to repay', () => {
    const loan = { worth: d(100), instalment: d('9.99'), months: 10 }
    expect(yearlyRateOf(loan)).toBeUndefined()
    expect(yearlyRateOf({ ...loan, months: 0 })).toBeUndefined()
    expect(yearlyRateOf({ ...loan, worth: zero })).toBeUndefined()
    expect(yearlyRateOf({ ...loan, worth: d(-5) })).toBeUndefined()
  })

  it('is nothing where it is longer than a page can show', () => {
    const loan = { worth: d(`0.${'1'.padStart(24, '0')}`), instalment: d(10n ** 24n), months: 3 }
    expect(yearlyRateOf(loan)).toBeUndefined()
    const less = { ...loan, instalment: d(10n ** 12n) }
    expect((yearlyRateOf(less) ?? zero) > d(10n ** 36n)).toBe(true)
  })

  it('has every digit right, from almost nothing to absurd rates', () => {
    const anyQuestion = fc.record({
      worth: anyAmount,
      instalment: fc.oneof(anyAmount, decimalOf(/^0\.\d{1,6}$/)),
      months: fc.integer({ min: 1, max: 240 }),
    })
    fc.assert(
      fc.property(anyQuestion, (loan) => {
        const rate = yearlyRateOf(loan)
        if (rate === undefined)
          expect(loan.instalment * BigInt(loan.months) < loan.worth).toBe(true)
        else expect(isNearestRate(loan, rate)).toBe(true)
      }),
    )
  })

  it('has every digit right just above 0%', () => {
    fc.assert(
      fc.property(
        anyAmount,
        fc.integer({ min: 1, max: 480 }),
        anyRate,
        (amount, months, little) => {
          const instalment = sum(amount, divide(little, d(10n ** 12n)))
          const loan = { worth: multiply(amount, d(months)), instalment, months }
          const rate = yearlyRateOf(loan)
          expect(isNearestRate(loan, rate ?? d(-1))).toBe(true)
        },
      ),
    )
  })
})

describe('aprOf', () => {
  const example: LoanTerms = { principal: d(20_000), annualRate: d(15), months: 24 }

  it('is 17.07% in the published example of a key facts statement', () => {
    expect(toFixed(aprOf(example, d(19_600)) ?? zero, 4)).toBe('17.0706')
  })

  it('is 8.58% for a home loan with a fee of half a percent', () => {
    const loan = { principal: d(5_000_000), annualRate: d('8.5'), months: 240 }
    expect(toFixed(aprOf(loan, d(4_970_500)) ?? zero, 6)).toBe('8.581270')
  })

  it('is the rate itself without charges, to the last digit', () => {
    fc.assert(
      fc.property(anyLoan, (terms) => {
        expect(aprOf(terms, terms.principal)).toBe(terms.annualRate)
        expect(aprOf({ ...terms, annualRate: zero }, terms.principal)).toBe(zero)
      }),
    )
  })

  it('comes from the instalments, and not from the rate that it is asked about', () => {
    const anyTerms = fc.record({
      principal: anyAmount,
      annualRate: decimalOf(/^\d{1,2}(\.\d{0,3})?$/),
      months: fc.integer({ min: 1, max: 240 }),
    })
    fc.assert(
      fc.property(anyTerms, ({ principal, annualRate, months }) => {
        const { emi } = repaymentOf({ principal, annualRate, months })
        const rate = yearlyRateOf({ worth: principal, instalment: emi, months })
        expect(toFixed(rate ?? d(-1), 30)).toBe(toFixed(annualRate, 30))
      }),
    )
  })

  it('rises with every charge', () => {
    fc.assert(
      fc.property(anyLoan, fc.double({ min: 0.01, max: 0.98, noNaN: true }), (terms, share) => {
        const net = multiply(terms.principal, d(share.toFixed(6)))
        const less = subtract(net, multiply(net, d('0.01')))
        const [first, second] = [aprOf(terms, net) ?? zero, aprOf(terms, less) ?? zero]
        expect(first > terms.annualRate && second > first).toBe(true)
      }),
    )
  })

  it('is nothing where the charges eat the loan, or there is no loan', () => {
    expect(aprOf(example, zero)).toBeUndefined()
    expect(aprOf(example, d(-1))).toBeUndefined()
    expect(aprOf({ ...example, months: 0 }, d(100))).toBeUndefined()
    expect(aprOf({ ...example, annualRate: zero }, d(20_001))).toBeUndefined()
    expect(aprOf({ ...example, principal: zero }, d(1))).toBeUndefined()
    expect(aprOf({ ...example, principal: LARGEST_AMOUNT }, d('0.0001'))).toBeUndefined()
  })
})

describe('smallestInstalment', () => {
  it('repays within a century', () => {
    fc.assert(
      fc.property(anyAmount, decimalOf(/^\d(\.\d{0,2})?$/), (principal, annualRate) => {
        const instalment = smallestInstalment({ principal, annualRate })
        expect(timeOf({ principal, annualRate, instalment }).months).toBe(LONGEST_TERM)
      }),
      { numRuns: 30 },
    )
  })
})
