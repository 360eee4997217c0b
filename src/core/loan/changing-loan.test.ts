import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../tests/is-thorough'
import {
  absolute,
  type Decimal,
  decimalFrom,
  multiply,
  one,
  power,
  subtract,
  sum,
  toDigits,
  toFixed,
  zero,
} from '../money/decimal'
import { readNumber } from '../money/parse'
import { LARGEST_AMOUNT, LONGEST_TERM, repaymentOf, scheduleOf } from './annuity'
import {
  type Change,
  type ChangingLoan,
  followLoan,
  type LoanCourse,
  type LoanEnd,
} from './changing-loan'
import { runningTime } from './loan-solvers'

const d = decimalFrom

const home: ChangingLoan = {
  principal: d(5_000_000),
  annualRate: d('8.5'),
  months: 240,
  changes: [],
}
const followHome = (...changes: Change[]) => followLoan({ ...home, changes })

function endOf(course: LoanCourse): LoanEnd {
  if (!course.end) throw new Error('This loan never ends; the test needs one that does')
  return course.end
}

const payOnce = (
  amount: number | string,
  instalment: number,
  effect: 'shorter' | 'lowerEmi' = 'shorter',
): Change => ({ kind: 'payOnce', amount: d(amount), instalment, effect })
const rateChange = (
  rate: number | string,
  instalment: number,
  effect: 'keepEmi' | 'keepEnd',
): Change => ({ kind: 'rateChange', rate: d(rate), instalment, effect })

const decimalOf = (pattern: RegExp) =>
  fc.stringMatching(pattern).map((text) => readNumber(text).value)
const anyAmount = decimalOf(/^[1-9]\d{3,7}(\.\d\d)?$/)
const anyRate = decimalOf(/^(1?\d|2\d)(\.\d{1,2})?$/)
const anyInstalment = fc.integer({ min: 1, max: 300 })
const anyEffect = fc.constantFrom('shorter' as const, 'lowerEmi' as const)
const anyPrepayment = (effect = anyEffect): fc.Arbitrary<Change> =>
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('payOnce' as const, 'extraYearly' as const),
      amount: decimalOf(/^\d{1,6}(\.\d\d)?$/),
      instalment: anyInstalment,
      effect,
    }),
    fc.record({
      kind: fc.constant('extraMonthly' as const),
      amount: decimalOf(/^\d{1,4}$/),
      instalment: anyInstalment,
    }),
  )
const anyRaise: fc.Arbitrary<Change> = fc.record({
  kind: fc.constant('raiseEmi' as const),
  percent: decimalOf(/^\d(\.\d)?$/),
  instalment: anyInstalment,
})
const anyRateChange: fc.Arbitrary<Change> = fc.record({
  kind: fc.constant('rateChange' as const),
  rate: anyRate,
  instalment: anyInstalment,
  effect: fc.constantFrom('keepEmi' as const, 'keepEnd' as const),
})
const anyChanges = fc.array(fc.oneof(anyPrepayment(), anyRaise, anyRateChange), { maxLength: 6 })
const anyTerms = {
  principal: anyAmount,
  annualRate: anyRate,
  months: fc.integer({ min: 1, max: 300 }),
}
const anyLoan: fc.Arbitrary<ChangingLoan> = fc.record({ ...anyTerms, changes: anyChanges })
const anyLoanWithOwnEmi: fc.Arbitrary<ChangingLoan> = fc
  .tuple(anyLoan, fc.integer({ min: 80, max: 300 }))
  .map(([loan, percent]) => ({ ...loan, emi: wholeShare(repaymentOf(loan).emi, percent) }))
/** So many percent of an amount, in whole rupees. */
const wholeShare = (amount: Decimal, percent: number) =>
  d((amount * BigInt(percent)) / (100n * one))
const withChanges = (changes: fc.Arbitrary<readonly Change[]>) =>
  fc.record({ ...anyTerms, changes }) as fc.Arbitrary<ChangingLoan>

describe('a loan without changes', () => {
  it('is the plain schedule, to the last digit', () => {
    const absurd = fc.record({
      principal: anyAmount,
      annualRate: decimalOf(/^[1-9]\d{2,5}$/),
      months: fc.integer({ min: 1, max: 480 }),
      changes: fc.constant([]),
    })
    fc.assert(
      fc.property(fc.oneof(withChanges(fc.constant([])), absurd), (loan) => {
        const course = followLoan(loan)
        const { emi, totalPayment } = repaymentOf(loan)
        expect(course.emi).toBe(emi)
        expect(course.end).toEqual({
          months: loan.months,
          emi,
          interest: subtract(totalPayment, loan.principal),
          prepaid: zero,
          lastInstalment: emi,
        })
        expect(course.rows).toEqual(
          scheduleOf(loan).map(({ month, interest, principal, balance }) => ({
            month,
            instalment: emi,
            interest,
            principal,
            prepayment: zero,
            balance,
          })),
        )
      }),
    )
  })

  it('runs as long as its own EMI takes', () => {
    fc.assert(
      fc.property(anyLoanWithOwnEmi, (loan) => {
        const { end, noEnd } = followLoan({ ...loan, changes: [] })
        const instalment = loan.emi ?? zero
        const time = runningTime({ ...loan, instalment })
        if (typeof time === 'string') {
          expect(noEnd?.reason).toBe(time)
        } else {
          const { months, lastInstalment, interest } = end ?? {}
          expect({ months, lastInstalment }).toEqual({
            months: time.months,
            lastInstalment: time.lastInstalment,
          })
          expect(interest).toBe(subtract(time.totalPayment, loan.principal))
        }
      }),
    )
  })

  it('has no instalment of dust', () => {
    const loan = { principal: d(120_000), annualRate: zero, months: 1, changes: [] }
    expect(endOf(followLoan({ ...loan, emi: d(100) })).months).toBe(LONGEST_TERM)
    const one = { ...loan, annualRate: d(12), emi: d(121_200) }
    expect(endOf(followLoan(one))).toMatchObject({ months: 1, lastInstalment: d(121_200) })
    // Three instalments become two that are half as much again, also where a share is no decimal.
    for (let months = 4; months <= 40; months++) {
      const raise: Change = { kind: 'raiseEmi', percent: d(50), instalment: months - 2 }
      const raised = followLoan({ ...loan, principal: d(1), months, changes: [raise] })
      expect(endOf(raised).months).toBe(months - 1)
    }
    // (20100 × 1.01 − 10201) × 1.01 is 10201 again.
    const two = { ...loan, principal: d(20_100), annualRate: d(12), emi: d(10_201) }
    expect(endOf(followLoan(two))).toMatchObject({ months: 2, lastInstalment: d(10_201) })
  })
})

describe('the worked figures', () => {
  it.each<[string, Change, number, string, string]>([
    ['₹5,00,000 once', payOnce(500_000, 12), 192, '22476.20', '3810188.07'],
    ['a lower EMI', payOnce(500_000, 12, 'lowerEmi'), 240, '38963.93', '4904470.78'],
    [
      '₹10,000 every month',
      { kind: 'extraMonthly', amount: d(10_000), instalment: 1 },
      ...([155, '12918.68', '3235157.58'] as const),
    ],
    [
      '₹1,00,000 every year',
      { kind: 'extraYearly', amount: d(100_000), instalment: 12, effect: 'shorter' },
      ...([168, '12165.47', '3558489.47'] as const),
    ],
    [
      '5% more every year',
      { kind: 'raiseEmi', percent: d(5), instalment: 13 },
      ...([147, '18366.66', '3462166.56'] as const),
    ],
    ['8.75%, EMI kept', rateChange('8.75', 1, 'keepEmi'), 253, '18880.30', '5953453.04'],
  ])('%s', (_, change, months, lastInstalment, interest) => {
    const end = endOf(followHome(change))
    expect([end.months, toFixed(end.lastInstalment, 2), toFixed(end.interest, 2)]).toEqual([
      months,
      lastInstalment,
      interest,
    ])
  })

  it('of an EMI that a new rate outgrows', () => {
    const course = followLoan({
      ...home,
      annualRate: d(7),
      changes: [rateChange(10, 25, 'keepEmi')],
    })
    expect(course.rows).toHaveLength(LONGEST_TERM)
    expect(course.noEnd).toMatchObject({ reason: 'interestNotCovered', instalment: 25 })
    const { shortfall = zero, highestRate = zero } = course.noEnd ?? {}
    expect([toFixed(shortfall, 2), toFixed(highestRate, 6)]).toEqual(['847.61', '9.786026'])
    expect(toFixed(course.rows[35]?.balance ?? zero, 2)).toBe('4764156.91')
  })
})

describe('a loan with changes', () => {
  it('closes: its parts add up to the loan, and the last balance is 0', () => {
    fc.assert(
      fc.property(fc.oneof(anyLoan, anyLoanWithOwnEmi), (loan) => {
        const { rows, end, noEnd } = followLoan(loan)
        const repaid = sum(...rows.flatMap(({ principal, prepayment }) => [principal, prepayment]))
        const balance = rows.at(-1)?.balance ?? zero
        expect(sum(repaid, balance)).toBe(loan.principal)
        expect(rows.map(({ month }) => month)).toEqual(rows.map((_, index) => index + 1))
        if (end) {
          expect(balance).toBe(zero)
          expect(rows).toHaveLength(end.months)
          expect(sum(...rows.map(({ prepayment }) => prepayment))).toBe(end.prepaid)
          const interest = sum(...rows.map((row) => row.interest))
          expect(absolute(subtract(interest, end.interest)) <= end.months).toBe(true)
          expect(rows.slice(0, -1).every((row) => row.balance > 0n)).toBe(true)
        } else {
          expect(noEnd).toBeDefined()
          expect(balance > 0n).toBe(true)
        }
        const isSound = (row: (typeof rows)[number]) =>
          row.prepayment >= 0n &&
          // Three roundings of the fortieth decimal.
          absolute(subtract(sum(row.interest, row.principal), row.instalment)) <= 2n
        expect(rows.every(isSound)).toBe(true)
      }),
    )
  })

  it('never owes more, nor costs more, for a prepayment', () => {
    fc.assert(
      fc.property(withChanges(fc.array(anyPrepayment(), { maxLength: 6 })), (loan) => {
        const plain = followLoan({ ...loan, changes: [] })
        const { rows, end } = followLoan(loan)
        const before = endOf(plain)
        expect(end && end.interest <= before.interest + 1n).toBe(true)
        expect(end && end.months <= before.months).toBe(true)
        expect(rows.every((row, at) => row.balance <= (plain.rows[at]?.balance ?? -1n))).toBe(true)
      }),
    )
  })

  it('keeps the EMI where it gets shorter', () => {
    const shorter = anyPrepayment(fc.constant('shorter' as const))
    fc.assert(
      fc.property(withChanges(fc.array(shorter, { maxLength: 6 })), (loan) => {
        const { emi, end, rows } = followLoan(loan)
        expect(end?.emi).toBe(emi)
        expect(rows.slice(0, -1).every(({ instalment }) => instalment === emi)).toBe(true)
      }),
    )
  })

  it('keeps the end where the EMI gets lower, or a new rate keeps it', () => {
    const lower = fc.record({
      kind: fc.constantFrom('payOnce' as const, 'extraYearly' as const),
      amount: decimalOf(/^[1-9]\d?(\.\d\d)?$/),
      instalment: anyInstalment,
      effect: fc.constant('lowerEmi' as const),
    })
    const endKept = fc.record({
      kind: fc.constant('rateChange' as const),
      rate: anyRate,
      instalment: anyInstalment,
      effect: fc.constant('keepEnd' as const),
    })
    const changes = fc.array(fc.oneof<fc.Arbitrary<Change>[]>(lower, endKept), { maxLength: 12 })
    fc.assert(
      fc.property(withChanges(changes), fc.integer({ min: 100, max: 150 }), (loan, percent) => {
        const own = { ...loan, emi: wholeShare(repaymentOf(loan).emi, percent) }
        for (const kept of [loan, own]) {
          const plain = followLoan({ ...kept, changes: [] })
          const { end, rows } = followLoan(kept)
          // One that a prepayment repays ends with it.
          if (!plain.end || rows.at(-1)?.prepayment) continue
          expect(end?.months).toBe(plain.end.months)
        }
      }),
    )
  })

  it('does not mind the order of changes in different months', () => {
    const changes = fc.uniqueArray(fc.oneof(anyPrepayment(), anyRateChange), {
      selector: ({ instalment }) => instalment,
      maxLength: 6,
    })
    const once = changes.map((list) =>
      list.filter(({ kind }) => kind === 'payOnce' || kind === 'rateChange'),
    )
    fc.assert(
      fc.property(withChanges(once), (loan) => {
        const reversed = followLoan({ ...loan, changes: loan.changes.toReversed() })
        expect(reversed).toEqual(followLoan(loan))
      }),
    )
  })

  it('does not mind the order of changes that do not touch each other', () => {
    const shorter = anyPrepayment(fc.constant('shorter' as const))
    const changes = fc
      .tuple(
        fc.array(fc.oneof(shorter, anyRaise), { maxLength: 6 }),
        fc.option(anyRateChange, { nil: undefined }),
      )
      .map(([list, change]) => (change ? [...list, change] : list))
    fc.assert(
      fc.property(withChanges(changes), (loan) => {
        const course = followLoan(loan)
        const reversed = followLoan({ ...loan, changes: loan.changes.toReversed() })
        // Raises multiply: the roundings of two orders meet again in what is rounded.
        expect(reversed).toEqual(course)
      }),
    )
  })

  it('takes several changes of one month in the order of the list', () => {
    const first = followHome(rateChange(8, 24, 'keepEnd'), rateChange(9, 24, 'keepEmi'))
    const second = followHome(rateChange(9, 24, 'keepEmi'), rateChange(8, 24, 'keepEnd'))
    expect(endOf(first).months).not.toBe(endOf(second).months)
    const [shorter, lower] = [payOnce(500_000, 24), payOnce(100_000, 24, 'lowerEmi')]
    expect(endOf(followHome(shorter, lower)).months).toBe(endOf(followHome(shorter)).months)
    expect(endOf(followHome(shorter, lower)).emi < endOf(followHome(lower, shorter)).emi).toBe(true)
  })

  it('leaves the EMI as it is where it would repay after more than a century', () => {
    const slow = { principal: d(120_101), annualRate: zero, months: 0, emi: d(100) }
    for (const change of [rateChange('0.1', 11, 'keepEnd'), payOnce(1, 10, 'lowerEmi')]) {
      const { noEnd } = followLoan({ ...slow, changes: [change] })
      expect(noEnd).toMatchObject({ reason: 'over100Years', emi: d(100) })
    }
  })

  it('is as it was when a rate comes back in the same month, at any rate', () => {
    for (const annualRate of ['8.5', '1000', '99999']) {
      const loan = { ...home, annualRate: d(annualRate), months: 480 }
      const changes = [rateChange(9, 24, 'keepEmi'), rateChange(annualRate, 24, 'keepEmi')]
      expect(followLoan({ ...loan, changes })).toEqual(followLoan(loan))
    }
  })

  it('keeps the end at absurd rates', () => {
    const loan = { ...home, annualRate: d(5000), months: 480 }
    const changes = [rateChange(9999, 100, 'keepEnd'), payOnce(100, 300, 'lowerEmi')]
    expect(endOf(followLoan({ ...loan, changes })).months).toBe(480)
  })

  it('does nothing with amounts and percentages of 0', () => {
    const course = followHome(
      payOnce(0, 3, 'lowerEmi'),
      { kind: 'extraMonthly', amount: zero, instalment: 1 },
      { kind: 'raiseEmi', percent: zero, instalment: 5 },
      rateChange('8.5', 7, 'keepEmi'),
    )
    expect(course).toEqual(followHome())
    // Also where an EMI of one's own leaves a small last instalment to share out.
    const own = { ...home, emi: d(45_000) }
    expect(followLoan({ ...own, changes: [payOnce(0, 3, 'lowerEmi')] })).toEqual(followLoan(own))
  })

  it('ends with a prepayment of all that is owed, which leaves the EMI as it was', () => {
    const course = followHome(payOnce(9_000_000, 12, 'lowerEmi'))
    expect(course.end).toMatchObject({ months: 12, emi: course.emi, lastInstalment: course.emi })
    expect(toFixed(endOf(course).prepaid, 2)).toBe('4900488.54')
    const even = { principal: d(1000), annualRate: zero, months: 3, changes: [payOnce(1000, 3)] }
    expect(endOf(followLoan(even)).prepaid).toBe(zero)
    // A third is no decimal, and still nothing is lost of it.
    const thirds = { ...even, principal: d(1), changes: [payOnce('0.25', 1), payOnce(1, 2)] }
    expect(endOf(followLoan(thirds))).toMatchObject({ months: 2, interest: zero })
    const quarters = { ...even, principal: d(1), months: 4, changes: [payOnce('0.75', 1)] }
    expect(endOf(followLoan(quarters))).toMatchObject({ months: 1, prepaid: d('0.75') })
  })

  it('counts no dust at 25% a month, where equal things have decimals', () => {
    const worthOf = (months: number) => multiply(subtract(one, power(d('0.8'), months)), d(4))
    for (let half = 2; half <= 12; half++) {
      // v is 0.8: twice as many instalments are worth 1 + vⁿ times as much.
      const percent = multiply(power(d('0.8'), half), d(100))
      const raise: Change = { kind: 'raiseEmi', percent, instalment: 1 }
      const loan = { principal: d(1), annualRate: d(300), months: 2 * half }
      for (let month = 2; month <= half + 1; month++) {
        const changes = [raise, rateChange(8, month, 'keepEnd')]
        expect(endOf(followLoan({ ...loan, changes })).months).toBe(half)
      }
      const owed = worthOf(half - 1)
      const whole: ChangingLoan = {
        principal: worthOf(half),
        annualRate: d(300),
        months: half,
        changes: [{ kind: 'payOnce', amount: owed, instalment: 1, effect: 'shorter' }],
      }
      expect(endOf(followLoan(whole))).toMatchObject({ months: 1, emi: one, prepaid: owed })
      const own = { ...whole, emi: one, changes: [rateChange(8, 1, 'keepEnd')] }
      expect(endOf(followLoan(own)).months).toBe(half)
    }
  })

  it('is what exact fractions say', () => {
    const anyEarly = fc.integer({ min: 1, max: 14 })
    const early = anyChanges.chain((changes) =>
      fc.tuple(
        ...changes.map((change) => anyEarly.map((instalment) => ({ ...change, instalment }))),
      ),
    )
    const short = fc.record({
      principal: decimalOf(/^[1-9]\d{3,5}$/),
      annualRate: anyRate,
      months: fc.integer({ min: 1, max: 14 }),
      emi: fc.option(decimalOf(/^[1-9]\d{3,4}$/), { nil: undefined }),
      changes: early as fc.Arbitrary<Change[]>,
    })
    fc.assert(
      fc.property(short, (loan) => {
        const rows = exactly(loan, 20)
        const course = followLoan(loan)
        for (const [index, row] of rows.entries()) {
          const actual = course.rows[index]
          expect(isNearest(actual?.balance, row.balance), `balance ${index + 1}`).toBe(true)
          expect(isNearest(actual?.instalment, row.instalment), `instalment ${index + 1}`).toBe(
            true,
          )
          expect(isNearest(actual?.interest, row.interest), `interest ${index + 1}`).toBe(true)
        }
        if (rows.at(-1)?.balance[0] === 0n) expect(course.end?.months).toBe(rows.length)
      }),
      runs(60),
    )
  })
})

describe('a loan without an end', () => {
  it('that gains a rupee a month is over a century, from its last change on', () => {
    const loan = { principal: d(1_000_000), annualRate: d(12), months: 0, emi: d(10_001) }
    expect(endOf(followLoan({ ...loan, changes: [] })).months).toBe(926)
    const course = followLoan({ ...loan, changes: [rateChange('12.001225', 5, 'keepEmi')] })
    expect(course.noEnd).toMatchObject({ reason: 'over100Years', instalment: 5 })
    expect(course.noEnd).toMatchObject({ shortfall: undefined, highestRate: undefined })
    const { balance = zero, smallestEmi = zero } = course.noEnd ?? {}
    expect(course.rows[3]?.balance).toBe(balance)
    const rest = { principal: balance, annualRate: d('12.001225'), months: LONGEST_TERM - 4 }
    expect(toFixed(smallestEmi, 30)).toBe(toFixed(repaymentOf(rest).emi, 30))
  })

  it('that owes what its EMI is, month for month, is short of nothing', () => {
    const loan = { principal: d(1_200_000), annualRate: d(12), months: 0, emi: d(12_000) }
    const { noEnd, rows } = followLoan({ ...loan, changes: [] })
    expect(noEnd).toMatchObject({ reason: 'interestNotCovered', instalment: 1, shortfall: zero })
    expect(toDigits(noEnd?.highestRate ?? zero)).toBe('12')
    expect(rows.at(-1)).toMatchObject({ month: LONGEST_TERM, balance: loan.principal })
  })

  it('that owes what an EMI of endless digits is, stays where it is', () => {
    const loan = { principal: d(100), annualRate: d(12), months: 2 }
    const changes = [rateChange(1212, 2, 'keepEmi')]
    const { noEnd, rows } = followLoan({ ...loan, changes })
    expect(noEnd).toMatchObject({ reason: 'interestNotCovered', instalment: 2, shortfall: zero })
    expect(rows.at(-1)).toMatchObject({ month: LONGEST_TERM, balance: rows[0]?.balance })
  })

  it('may be rescued by a later change, and counts the unbroken row only', () => {
    const loan = { ...home, emi: d(34_000) }
    expect(followLoan(loan).noEnd).toMatchObject({ instalment: 1 })
    const rescued = followLoan({ ...loan, changes: [rateChange('6.5', 13, 'keepEmi')] })
    expect(endOf(rescued).months).toBe(310)
    const changes = [rateChange('6.5', 13, 'keepEmi'), rateChange(9, 40, 'keepEmi')]
    expect(followLoan({ ...loan, changes }).noEnd).toMatchObject({ instalment: 40 })
  })

  it('stops before it is longer than a page can show', () => {
    const { rows, noEnd } = followLoan({ ...home, annualRate: d(200), emi: d(1000) })
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.length).toBeLessThan(LONGEST_TERM)
    expect(rows.every(({ balance }) => balance <= LARGEST_AMOUNT)).toBe(true)
    expect(noEnd).toMatchObject({ reason: 'interestNotCovered', instalment: 1 })
  })
})

/* The same rules in fractions, each step as it is told, for loans that are soon repaid. */

type Fraction = readonly [numerator: bigint, denominator: bigint]
type ExactRow = { balance: Fraction; instalment: Fraction; interest: Fraction }

const plus = ([a, b]: Fraction, [c, e]: Fraction): Fraction => reduced(a * e + c * b, b * e)
const minus = (a: Fraction, [c, e]: Fraction): Fraction => plus(a, [-c, e])
const times = ([a, b]: Fraction, [c, e]: Fraction): Fraction => reduced(a * c, b * e)
const over = (a: Fraction, [c, e]: Fraction): Fraction => times(a, [e, c])
const isMore = ([a, b]: Fraction, [c, e]: Fraction) => a * e > c * b
const exact = (value: Decimal): Fraction => reduced(value, one)
const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b))

function reduced(numerator: bigint, denominator: bigint): Fraction {
  const divisor = greatestDivisor(numerator < 0n ? -numerator : numerator, denominator) || 1n
  return [numerator / divisor, denominator / divisor]
}

function isNearest(actual: Decimal | undefined, [numerator, denominator]: Fraction): boolean {
  const miss = (actual ?? -one) * denominator - numerator * one
  return (miss < 0n ? -miss : miss) <= denominator
}

function exactInstalment(balance: Fraction, rate: Fraction, months: number): Fraction {
  const discount = over([1n, 1n], plus([1n, 1n], rate))
  let worth: Fraction = [0n, 1n]
  for (let month = 0; month < months; month++) worth = times(plus(worth, [1n, 1n]), discount)
  return over(balance, worth)
}

/** Counted one by one; nothing where it takes more than a few dozen, which these loans never do. */
function exactLeft(balance: Fraction, rate: Fraction, emi: Fraction): number | undefined {
  let rest = balance
  for (let left = 1; left <= 40; left++) {
    const due = plus(rest, times(rest, rate))
    if (!isMore(due, emi)) return left
    rest = minus(due, emi)
  }
  return undefined
}

function exactly(loan: ChangingLoan, most: number): ExactRow[] {
  const monthly = (yearly: Decimal) => over(exact(yearly), [1200n, 1n])
  let rate = monthly(loan.annualRate)
  let balance = exact(loan.principal)
  let emi = loan.emi ? exact(loan.emi) : exactInstalment(balance, rate, loan.months)
  const rows: ExactRow[] = []
  for (let month = 1; month <= most; month++) {
    const due = (change: Change) =>
      change.kind === 'payOnce' || change.kind === 'rateChange'
        ? change.instalment === month
        : change.instalment <= month &&
          (change.kind === 'extraMonthly' || (month - change.instalment) % 12 === 0)
    for (const change of loan.changes) {
      if (change.kind !== 'rateChange' || !due(change)) continue
      const left = exactLeft(balance, rate, emi)
      // A slow one is left to the worked cases.
      if (change.effect === 'keepEnd' && left === undefined) return rows
      rate = monthly(change.rate)
      if (change.effect === 'keepEnd' && left) emi = exactInstalment(balance, rate, left)
    }
    for (const change of loan.changes) {
      if (change.kind !== 'raiseEmi' || !due(change)) continue
      emi = times(emi, plus([1n, 1n], over(exact(change.percent), [100n, 1n])))
    }
    const interest = times(balance, rate)
    const owed = plus(balance, interest)
    const instalment = isMore(owed, emi) ? emi : owed
    balance = minus(owed, instalment)
    for (const change of loan.changes) {
      if (change.kind === 'rateChange' || change.kind === 'raiseEmi' || !due(change)) continue
      if (balance[0] === 0n || change.amount === 0n) continue
      const lowers = change.kind !== 'extraMonthly' && change.effect === 'lowerEmi'
      const left = lowers ? exactLeft(balance, rate, emi) : undefined
      if (lowers && left === undefined) return rows
      const amount = exact(change.amount)
      balance = isMore(balance, amount) ? minus(balance, amount) : [0n, 1n]
      if (left && balance[0] > 0n) emi = exactInstalment(balance, rate, left)
    }
    rows.push({ balance, instalment, interest })
    if (balance[0] === 0n) return rows
  }
  return rows
}
