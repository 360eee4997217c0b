import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../tests/is-thorough'
import { agrees, shownExactly } from '../../../../tests/vectors'
import { type Agreed, viewCasesOf } from '../../../../tests/views'
import {
  absolute,
  type Decimal,
  decimalFrom,
  hundred,
  multiplyDivide,
  subtract,
  sum,
  zero,
} from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { roundedUp } from '../../../core/money/round-whole'
import { computeFixed, type Deposit, type FixedFind, type FixedInputs } from './compute'
import type { Compounding, Payout } from './growth'
import { type DayCount, TICKS_PER_YEAR } from './term'

type Given = Record<string, Agreed>

const decimalIn = (value: Agreed | undefined) =>
  typeof value === 'string' && value !== '' ? decimalFrom(value) : zero

const lengthIn = (given: Given) => ({
  months: Number(given.years) * 12 + Number(given.months),
  days: Number(given.days),
})

function closeIn(close: Agreed | undefined): FixedInputs['close'] {
  if (close === null || typeof close !== 'object') return undefined
  const given = close as Given
  return typeof given.on === 'string' ? { on: given.on } : lengthIn(given)
}

const inputsOf = (given: Given): FixedInputs => ({
  find: given.find as FixedFind,
  amount: decimalIn(given.amount),
  wanted: decimalIn(given.wanted),
  annualRate: decimalIn(given.annualRate),
  extra: given.senior ? decimalIn(given.seniorExtra) : zero,
  depositedOn: (given.depositedOn as string) || undefined,
  term:
    given.find === 'term'
      ? undefined
      : given.termAs === 'dates'
        ? { maturesOn: given.maturesOn as string }
        : { length: lengthIn(given) },
  payout: given.payout as Payout,
  compounding: (given.compounding as Compounding | undefined) ?? 'quarterly',
  dayCount: given.dayCount as DayCount,
  tax: {
    taxRate: decimalIn(given.taxRate),
    tdsRate: decimalIn(given.tdsRate),
    tdsLimit: decimalIn(given.tdsLimit),
    tdsLimitSenior: decimalIn(given.tdsLimitSenior),
    otherInterest: decimalIn(given.otherInterest),
    noTds: given.noTds === true,
    isSenior: given.senior === true,
  },
  inflation: decimalIn(given.inflation),
  close: closeIn(given.close),
  rateForTime: given.rateForTime ? decimalIn(given.rateForTime) : undefined,
  penalty: decimalIn(given.penalty),
})

const count = (value: number) => decimalFrom(value)

const figuresOf = (deposit: Deposit): Record<string, Decimal | undefined> => ({
  amount: deposit.amount,
  rateUsed: deposit.rate,
  termYears: count(Math.floor(deposit.length.months / 12)),
  termMonths: count(deposit.length.months % 12),
  termDays: count(deposit.length.days),
  yearsCounted: multiplyDivide(
    decimalFrom(deposit.time),
    hundred,
    multiplyDivide(decimalFrom(TICKS_PER_YEAR), hundred, decimalFrom(1)),
  ),
  maturityValue: deposit.maturityValue,
  interest: deposit.interest,
  payment: deposit.paidOut?.payment,
  payments: deposit.paidOut && count(deposit.paidOut.payments),
  lastPayment: deposit.paidOut?.lastPayment,
  effectiveYield: deposit.effectiveYield,
  advertYield: deposit.advertYield,
  tdsInAll: deposit.tdsInAll,
  taxInAll: deposit.taxInAll,
  stillToPay: deposit.stillToPay,
  afterTax: deposit.afterTax,
  inTodaysMoney: deposit.inTodaysMoney,
  realReturn: deposit.realReturn,
})

const twoDecimals = [
  'rateUsed',
  'yearsCounted',
  'effectiveYield',
  'advertYield',
  'realReturn',
  'rateThen',
]

function expectAgreed(
  figures: Record<string, Decimal | undefined>,
  expected: Given,
  shown: Given,
  roundUp: readonly string[] = [],
) {
  for (const [name, value] of Object.entries(expected)) {
    if (!(name in figures)) throw new Error(`Nobody tells ${name}`)
    const figure = figures[name]
    if (figure === undefined || typeof value !== 'string') {
      expect(figure ?? null, name).toBe(value)
      continue
    }
    expect(agrees(figure, value), `${name} ${shownExactly(figure)}, not ${value}`).toBe(true)
    const asShown = roundUp.includes(name) ? roundedUp(figure) : figure
    expect(formatNumber(asShown, twoDecimals.includes(name) ? 2 : 0), name).toBe(shown[name])
  }
}

describe('the agreed results', () => {
  const cases = viewCasesOf('fixed')

  it('are all here', () => expect(cases).toHaveLength(54))

  it.each(cases.map((agreed) => [agreed.title, agreed] as const))(
    '%s',
    (_, { inputs, expected, shown }) => {
      const asked = inputsOf(inputs)
      const outcome = computeFixed(asked)
      if (!outcome) throw new Error('This is beyond reach')
      const { noSolution, alreadyThere, years, closing, found, ...others } = expected
      const { maturesOn, simpleUnder6Months, ...figures } = others
      if (outcome.kind !== 'deposit') {
        expect(outcome.kind).toBe(noSolution)
        expect(alreadyThere).toBe(false)
        return
      }
      expect(noSolution).toBe(null)
      expect(outcome.isAlreadyThere).toBe(alreadyThere)
      expect(outcome.maturesOn ?? null).toBe(maturesOn)
      expect(outcome.isUnderSixMonths).toBe(simpleUnder6Months)
      const isAmount = asked.find === 'amount'
      expectAgreed(figuresOf(outcome), figures, shown, isAmount ? ['amount'] : [])
      if (isAmount) {
        expectAgreed({ found: outcome.amount }, { found: found ?? null }, shown, ['found'])
      }
      const shownYears = shown.years as readonly Given[]
      for (const [index, row] of (years as readonly Given[]).entries()) {
        const mine = outcome.years.find(({ year }) => year === row.year)
        if (!mine) throw new Error(`There is no year ${row.year}`)
        const { year, ...expectedRow } = row
        const { interest, tds, value } = mine
        expectAgreed({ interest, tds, value }, expectedRow, shownYears[index] ?? {})
        if (index === shownYears.length - 1) expect(outcome.years.at(-1)).toBe(mine)
      }
      if (closing === null) return expect(outcome.closing).toBe(undefined)
      const { reason, ...figuresThen } = closing as Given
      if (outcome.closing?.kind !== 'closed') {
        return expect(outcome.closing?.kind).toBe(reason)
      }
      const { kind, length, isTooSoon, ...mine } = outcome.closing
      expect(reason).toBe(null)
      expectAgreed(mine, figuresThen, shown.closing as Given)
    },
  )
})

/** A last decimal may round either way. */
const tiny = decimalFrom('0.0000000000000000000000000000000001')

const usual: FixedInputs = inputsOf({
  find: 'value',
  amount: '500000',
  wanted: '700000',
  annualRate: '6.5',
  senior: false,
  depositedOn: '',
  termAs: 'length',
  years: '5',
  months: '0',
  days: '0',
  payout: 'maturity',
  compounding: 'quarterly',
  dayCount: '365',
  taxRate: '20',
  tdsRate: '10',
  tdsLimit: '50000',
  tdsLimitSenior: '100000',
  otherInterest: '0',
  noTds: false,
  inflation: '6',
  close: null,
  rateForTime: '',
  penalty: '1',
})

const lengthOf = (months: number, days = 0) => ({ term: { length: { months, days } } })

function depositOf(changes: Partial<FixedInputs>): Deposit {
  const outcome = computeFixed({ ...usual, ...changes })
  if (outcome?.kind !== 'deposit') throw new Error(`No deposit: ${outcome?.kind}`)
  return outcome
}

const kindOf = (changes: Partial<FixedInputs>) => computeFixed({ ...usual, ...changes })?.kind

const anyDeposit = fc.record({
  amount: fc.integer({ min: 1, max: 99_999_999 }).map(decimalFrom),
  annualRate: fc.integer({ min: 1, max: 1500 }).map((n) => decimalFrom((n / 100).toFixed(2))),
  depositedOn: fc.constantFrom(undefined, '2026-04-15', '2027-08-31', '2028-02-29', '2023-12-31'),
  compounding: fc.constantFrom<Compounding>(
    'quarterly',
    'monthly',
    'halfYearly',
    'yearly',
    'simple',
  ),
  dayCount: fc.constantFrom<DayCount>('365', 'leap366'),
})
const anyPayout = fc.constantFrom<Payout>('maturity', 'monthly', 'quarterly')
const anyLength = fc
  .tuple(fc.integer({ min: 0, max: 150 }), fc.integer({ min: 1, max: 400 }))
  .map(([months, days]) => lengthOf(months, days))

describe('a deposit', () => {
  it('has years that add up to its interest, and lead to its value', () => {
    fc.assert(
      fc.property(anyDeposit, anyPayout, anyLength, (terms, payout, term) => {
        const deposit = depositOf({ ...terms, ...term, payout })
        const inAll = sum(...deposit.years.map(({ interest }) => interest))
        expect(inAll).toBe(deposit.interest)
        expect(deposit.years.every(({ interest }) => interest >= 0n)).toBe(true)
        expect(deposit.years.at(-1)?.value).toBe(deposit.maturityValue)
        expect(deposit.years.at(-1)?.time).toBe(deposit.time)
      }),
      runs(150),
    )
  })

  it('gives the amount back that grows to its value', () => {
    fc.assert(
      fc.property(anyDeposit, anyLength, (terms, term) => {
        const { maturityValue } = depositOf({ ...terms, ...term })
        const found = depositOf({ ...terms, ...term, find: 'amount', wanted: maturityValue })
        expect(absolute(subtract(found.amount, terms.amount)) <= tiny).toBe(true)
        expect(found.maturityValue).toBe(maturityValue)
      }),
      runs(150),
    )
  })

  it('reaches a sum on the first day that does: the day before it is not there', () => {
    fc.assert(
      fc.property(anyDeposit, fc.integer({ min: 101, max: 250 }), (terms, percent) => {
        const wanted = multiplyDivide(terms.amount, decimalFrom(percent), hundred)
        const outcome = computeFixed({ ...usual, ...terms, find: 'term', wanted })
        if (outcome?.kind !== 'deposit') {
          expect(outcome?.kind).toBe('notWithin100Years')
          return
        }
        const { months, days } = outcome.length
        expect(outcome.maturityValue >= wanted).toBe(true)
        // By the length that was found, a deposit comes to the same.
        const again = depositOf({ ...terms, ...lengthOf(months, days) })
        expect(again.maturityValue).toBe(outcome.maturityValue)
        if (days === 0) return
        const before = depositOf({ ...terms, ...lengthOf(months, days - 1) })
        expect(before.maturityValue < wanted).toBe(true)
      }),
      runs(150),
    )
  })

  it('is found on the day itself where the sum is exact', () => {
    for (const months of [3, 6, 12, 60, 1200]) {
      const { maturityValue } = depositOf(lengthOf(months))
      const { length } = depositOf({ find: 'term', wanted: maturityValue })
      expect(length).toEqual({ months, days: 0 })
    }
  })

  it('reaches a sum before a half-year is full where its days count for more than the half', () => {
    // From 1 March to 1 September are 184 days: 183 ÷ 365 are more than a half.
    const terms = { depositedOn: '2027-03-01', compounding: 'halfYearly' } as const
    const afterHalf = depositOf({ ...terms, ...lengthOf(12) }).maturityValue
    const dayBefore = depositOf({ ...terms, ...lengthOf(6) })
    expect(dayBefore.isUnderSixMonths).toBe(false)
    const { maturesOn } = depositOf({ ...terms, find: 'term', wanted: afterHalf })
    expect(maturesOn && maturesOn <= '2028-03-01').toBe(true)
  })

  it('loses by closing early what the agreed rate would have brought', () => {
    fc.assert(
      fc.property(anyDeposit, anyPayout, (terms, payout) => {
        const close = { months: 25, days: 9 }
        const { closing, amount } = depositOf({ ...terms, payout, ...lengthOf(60), close })
        if (closing?.kind !== 'closed') throw new Error('It is closed')
        const { interestThen, interestAsAgreed, givenUp, valueThen, paidBefore } = closing
        expect(absolute(subtract(subtract(interestAsAgreed, interestThen), givenUp)) <= tiny).toBe(
          true,
        )
        const comes = subtract(sum(amount, interestThen), paidBefore)
        expect(absolute(subtract(comes, valueThen)) <= tiny).toBe(true)
        expect(givenUp >= 0n).toBe(true)
      }),
      runs(150),
    )
  })

  it('brings no interest when it is closed within 7 days, and none below 0%', () => {
    const soon = depositOf({ close: { months: 0, days: 6 } }).closing
    expect(soon).toMatchObject({ rateThen: zero, interestThen: zero, isTooSoon: true })
    const dear = depositOf({ close: { months: 24, days: 0 }, penalty: decimalFrom(9) }).closing
    expect(dear).toMatchObject({ rateThen: zero, interestThen: zero, isTooSoon: false })
  })

  it('cannot be closed at its end, or before its start', () => {
    expect(depositOf({ close: { months: 60, days: 0 } }).closing?.kind).toBe('afterTheEnd')
    expect(depositOf({ close: { months: 999_999, days: 0 } }).closing?.kind).toBe('afterTheEnd')
    const dated = { depositedOn: '2026-04-15', close: { on: '2026-04-14' } }
    expect(depositOf(dated).closing?.kind).toBe('beforeTheStart')
  })

  it('is worth less in today’s money the faster prices rise', () => {
    const [slow, fast] = ['2', '8'].map((inflation) =>
      depositOf({ inflation: decimalFrom(inflation) }),
    )
    expect((slow?.inTodaysMoney ?? zero) > (fast?.inTodaysMoney ?? zero)).toBe(true)
    expect(depositOf({ inflation: decimalFrom(-5) }).inTodaysMoney).toBe(
      depositOf({ inflation: zero }).inTodaysMoney,
    )
  })

  it('counts a rate below 0 as 0, and a negative extra as none', () => {
    expect(depositOf({ annualRate: decimalFrom(-3) }).interest).toBe(zero)
    expect(depositOf({ extra: decimalFrom(-3) }).rate).toBe(usual.annualRate)
  })
})

describe('what has no answer', () => {
  it('is told by its reason', () => {
    expect(kindOf({ term: undefined })).toBe('noDates')
    expect(kindOf({ term: { maturesOn: '2027-01-01' } })).toBe('noDates')
    const from = { depositedOn: '2027-01-01' }
    expect(kindOf({ ...from, term: { maturesOn: '2027-01-01' } })).toBe('endNotAfterStart')
    expect(kindOf({ ...from, term: { maturesOn: '2026-12-31' } })).toBe('endNotAfterStart')
    expect(kindOf({ ...from, term: { maturesOn: '2027-01-02' } })).toBe('deposit')
    expect(kindOf({ ...from, term: { maturesOn: '2127-01-02' } })).toBe('tooLong')
    expect(kindOf(lengthOf(1200, 1))).toBe('tooLong')
    expect(kindOf(lengthOf(1200))).toBe('deposit')
    expect(kindOf({ find: 'term', annualRate: decimalFrom('0.001') })).toBe('notWithin100Years')
    expect(kindOf({ find: 'amount', payout: 'monthly', annualRate: zero })).toBe('rateIsZero')
  })

  it('is none where the sum is there: that is said, whatever the rate', () => {
    const enough = depositOf({ find: 'term', wanted: decimalFrom(500_000), annualRate: zero })
    expect(enough).toMatchObject({ isAlreadyThere: true, length: { months: 0, days: 0 } })
  })

  it('is nothing at all beyond what a page can show', () => {
    const huge = decimalFrom(10n ** 23n)
    expect(computeFixed({ ...usual, annualRate: huge })).toBe(undefined)
    expect(kindOf({ amount: huge })).toBe('deposit')
    expect(kindOf({ annualRate: huge, find: 'term', wanted: huge })).toBe('deposit')
  })
})
