import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../tests/is-thorough'
import { agrees, shownExactly } from '../../../../tests/vectors'
import { type Agreed, viewCasesOf } from '../../../../tests/views'
import { LARGEST_AMOUNT } from '../../../core/loan/annuity'
import { type Decimal, decimalFrom, one, round, sum, zero } from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { readNumber } from '../../../core/money/parse'
import { dayAfter, financialYearOf, monthAfter } from '../../../core/time/calendar'
import { nameOfRow } from './account'
import { answer, computePpf, type PpfInputs, type PpfResults } from './compute'
import { inputs, type TypedChange, writeChanges } from './inputs'

type Inputs = Record<string, Agreed>
const textIn = (value: Agreed | undefined) => (typeof value === 'string' ? value : '')
const decimalIn = (value: Agreed | undefined) => decimalFrom(textIn(value))
const countIn = (value: Agreed | undefined) => Number(textIn(value))

const planFrom = (agreed: Inputs): PpfInputs => ({
  scheme: agreed.scheme as PpfInputs['scheme'],
  deposit: agreed.deposit as PpfInputs['deposit'],
  amount: decimalIn(agreed.amount),
  day: countIn(agreed.day),
  month: countIn(agreed.month),
  rate: decimalIn(agreed.rate),
  rateChanges: (agreed.rateChanges as readonly Inputs[]).map(({ year, quarter, rate }) => ({
    row: countIn(year),
    quarter: countIn(quarter),
    rate: decimalIn(rate),
  })),
  opened: textIn(agreed.opened) || undefined,
  years: countIn(agreed.years),
  depositYears: countIn(agreed.depositYears),
  extendYears: countIn(agreed.extendYears),
  extendWithDeposits: agreed.extendWithDeposits === true,
  balance: decimalIn(agreed.balance),
  limit: decimalIn(agreed.limit),
  minimum: decimalIn(agreed.minimum),
  inflation: decimalIn(agreed.inflation),
})

const whole = (count: number) => decimalFrom(count)

/** The figures of a result by their agreed names. */
const figuresOf = (results: PpfResults): Record<string, Decimal | undefined> => ({
  maturityValue: results.maturityValue,
  totalDeposited: results.totalDeposited,
  interest: results.interest,
  months: whole(results.months),
  inTodaysMoney: results.inTodaysMoney,
  byFifth: results.byFifth,
  afterFifth: results.afterFifth,
  lateCost: results.lateCost,
  lumpValue: results.whenPaid.first,
  spreadValue: results.whenPaid.equal,
  lumpGain: results.lumpGain,
})

function expectFigure(name: string, figure: Decimal | undefined, exact: Agreed, shown: Agreed) {
  if (figure === undefined) throw new Error(`There is no ${name}`)
  expect(agrees(figure, textIn(exact)), `${name} ${shownExactly(figure)}`).toBe(true)
  expect(formatNumber(figure, 0), name).toBe(shown)
}

function expectAgreed(results: PpfResults | undefined, { opened }: PpfInputs, agreed: Case) {
  if (!results) throw new Error('This is beyond reach')
  const { maturesOn, capped, belowMinimum, years, ...figures } = agreed.expected
  expect(results.maturesOn ?? null).toBe(maturesOn)
  expect(results.isCapped).toBe(capped)
  expect(results.isBelowMinimum).toBe(belowMinimum)
  const own = figuresOf(results)
  for (const [name, exact] of Object.entries(figures)) {
    expectFigure(name, own[name], exact, agreed.shown[name] ?? null)
  }
  const shownRows = agreed.shown.years as readonly Inputs[]
  for (const [index, { year, ...row }] of (years as readonly Inputs[]).entries()) {
    const found = results.years.find((candidate) => nameOfRow(candidate.row, opened) === year)
    for (const [name, exact] of Object.entries(row)) {
      const figure = found?.[name as 'deposited' | 'interest' | 'balance']
      expectFigure(`${name} ${year}`, figure, exact, shownRows[index]?.[name] ?? null)
    }
  }
}

type Case = ReturnType<typeof viewCasesOf>[number]

describe('the agreed results', () => {
  const cases = viewCasesOf('ppf')

  it('are all here', () => expect(cases).toHaveLength(33))

  it.each(cases.map((agreed) => [agreed.title, agreed] as const))('%s', (_, agreed) => {
    const plan = planFrom(agreed.inputs)
    expectAgreed(computePpf(plan), plan, agreed)
  })

  it.each(cases.map((agreed) => [agreed.title, agreed] as const))('%s, as typed', (_, agreed) => {
    const { results, plan } = answer(typedFrom(agreed.inputs))
    expectAgreed(results, plan, agreed)
  })
})

/** The fields of an agreed case, as they would be typed. */
function typedFrom(agreed: Inputs): typeof inputs.defaults {
  const text = (name: string) => textIn(agreed[name])
  const scheme = text('scheme') as TypedChange['scheme']
  const rows = agreed.rateChanges as readonly Inputs[]
  const isPpf = scheme === 'ppf'
  return {
    ...inputs.defaults,
    scheme,
    deposit: text('deposit') as PpfInputs['deposit'],
    yearly: text('amount'),
    monthly: text('amount'),
    month: text('month') || '4',
    day: text('day'),
    opened: text('opened'),
    extended: text('extendYears'),
    goOn: agreed.extendWithDeposits ? 'on' : 'off',
    balance: text('balance'),
    inflation: text('inflation'),
    ...(isPpf
      ? { rate: text('rate'), years: text('years'), most: text('limit'), least: text('minimum') }
      : {
          ssyRate: text('rate'),
          ssyYears: text('years'),
          ssyDepositYears: text('depositYears'),
          ssyMost: text('limit'),
          ssyLeast: text('minimum'),
        }),
    changes: writeChanges(
      rows.map(({ year, quarter, rate }) => ({
        scheme,
        year: textIn(year),
        quarter: textIn(quarter),
        rate: textIn(rate),
      })),
    ),
  }
}

const usual: PpfInputs = {
  scheme: 'ppf',
  deposit: 'yearly',
  amount: decimalFrom(150_000),
  day: 5,
  month: 4,
  rate: decimalFrom('7.1'),
  rateChanges: [],
  opened: undefined,
  years: 15,
  depositYears: 15,
  extendYears: 0,
  extendWithDeposits: true,
  balance: zero,
  limit: decimalFrom(150_000),
  minimum: decimalFrom(500),
  inflation: decimalFrom(6),
}

function resultsOf(plan: Partial<PpfInputs>): PpfResults {
  const results = computePpf({ ...usual, ...plan })
  if (!results) throw new Error('The test needs an answer')
  return results
}

const shown = (value: Decimal) => formatNumber(value, 0)

describe('when it is paid', () => {
  it('is compared for a year’s deposits in four ways', () => {
    const { first, equal, equalLate, lastLate } = resultsOf({}).whenPaid
    expect([first, equal, equalLate, lastLate].map(shown)).toEqual([
      '40,68,208',
      '39,44,600',
      '39,22,124',
      '37,98,514',
    ])
    expect(resultsOf({ deposit: 'monthly', amount: decimalFrom(12_500) }).whenPaid).toEqual(
      resultsOf({}).whenPaid,
    )
  })
})

const anyMoney = fc.integer({ min: 0, max: 250_000 }).map((paise) => decimalFrom(paise * 1.25))
const anyRate = fc.integer({ min: 0, max: 1500 }).map((cents) => decimalFrom(cents / 100))
const anyOpened = fc.option(
  fc.integer({ min: 0, max: 700 }).map((months) => monthAfter('1985-04', months)),
  { nil: undefined },
)
const anyPlan: fc.Arbitrary<PpfInputs> = fc.record({
  scheme: fc.constantFrom('ppf', 'ssy'),
  deposit: fc.constantFrom('yearly', 'monthly'),
  amount: anyMoney,
  day: fc.integer({ min: 1, max: 28 }),
  month: fc.integer({ min: 1, max: 12 }),
  rate: anyRate,
  rateChanges: fc.array(
    fc.record({
      row: fc.integer({ min: 1, max: 25 }),
      quarter: fc.integer({ min: 1, max: 4 }),
      rate: anyRate,
    }),
    { maxLength: 4 },
  ),
  opened: anyOpened,
  years: fc.integer({ min: 1, max: 25 }),
  depositYears: fc.integer({ min: 0, max: 30 }),
  extendYears: fc.constantFrom(0, 5, 10),
  extendWithDeposits: fc.boolean(),
  balance: anyMoney,
  limit: fc.constantFrom(decimalFrom(150_000), decimalFrom(100_000)),
  minimum: fc.constant(decimalFrom(500)),
  inflation: fc.constant(decimalFrom(6)),
})

describe('an account', () => {
  it('is never worse when it is paid by the 5th, or at once at the start of the year', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const { byFifth, afterFifth, maturityValue, whenPaid } = resultsOf(plan)
        expect(byFifth >= afterFifth).toBe(true)
        expect([byFifth, afterFifth]).toContain(maturityValue)
        expect(whenPaid.first >= whenPaid.equal && whenPaid.first >= byFifth).toBe(true)
        expect(whenPaid.equal >= whenPaid.equalLate).toBe(true)
        expect(whenPaid.equalLate >= whenPaid.lastLate && afterFifth >= whenPaid.lastLate).toBe(
          true,
        )
      }),
      runs(120),
    )
  })

  it('adds up year by year, and is credited whole units', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const results = resultsOf(plan)
        let balance = plan.opened ? zero : plan.balance
        for (const year of results.years) {
          balance = sum(balance, year.deposited, year.interest)
          expect(year.balance).toBe(balance)
          expect(round(year.interest, 0)).toBe(year.interest)
          expect(year.deposited <= plan.limit).toBe(true)
        }
        expect(results.maturityValue).toBe(balance)
        expect(results.totalDeposited).toBe(sum(...results.years.map((year) => year.deposited)))
      }),
      runs(120),
    )
  })

  it('comes to what following its balance day by day comes to', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        expect(shown(resultsOf(plan).maturityValue)).toBe(shown(dayByDay(plan)))
      }),
      runs(40),
    )
  })
})

/** Whole units of 1/1,000,000, in which amounts and rates of these plans are exact. */
const micro = (value: Decimal) => value / (one / 1_000_000n)

/**
 * The same account by another way: day by day through the calendar, the month's interest from the lowest of its
 * closing balances, deposits on their day.
 */
function dayByDay(plan: PpfInputs): Decimal {
  const first = plan.opened ?? '2001-04'
  const [end, lastDeposit] = endsOf(plan, first)
  let balance = plan.opened ? 0n : micro(plan.balance)
  let interest = 0n
  let ofYear = 0n
  let lowest: bigint | undefined
  for (let [day, next] = [`${first}-01`, '']; day < end; day = next) {
    next = dayAfter(day, 1)
    const month = day.slice(0, 7)
    const date = Number(day.slice(8))
    if (day.slice(5) === '04-01') ofYear = 0n
    if (date === plan.day && day < lastDeposit && isDepositMonth(plan, month, first)) {
      const room = micro(plan.limit) - ofYear
      const paid = micro(plan.amount) < room ? micro(plan.amount) : room
      balance += paid
      ofYear += paid
    }
    if (date >= 5) lowest = lowest === undefined || balance < lowest ? balance : lowest
    if (!next.endsWith('-01')) continue
    interest += (lowest ?? 0n) * micro(rateIn(plan, month, first))
    lowest = undefined
    if (next.endsWith('-04-01') || next === end) {
      const unit = 1_000_000n * 1_000_000n * 1200n
      balance += ((interest + unit / 2n) / unit) * 1_000_000n
      interest = 0n
    }
  }
  return (balance * (one / 1_000_000n)) as Decimal
}

function endsOf(plan: PpfInputs, first: string): [end: string, lastDeposit: string] {
  const after = (months: number) => `${monthAfter(first, months)}-01`
  if (plan.scheme === 'ssy') {
    return plan.opened
      ? [after(252), after(180)]
      : [after(plan.years * 12), after(plan.depositYears * 12)]
  }
  const firstYear = Number(financialYearOf(first).slice(0, 4))
  const own = plan.opened ? `${firstYear + 16}-04-01` : after(plan.years * 12)
  const end = `${Number(own.slice(0, 4)) + plan.extendYears}-04-01`
  return [end, plan.extendWithDeposits ? end : own]
}

function isDepositMonth(plan: PpfInputs, month: string, first: string): boolean {
  if (plan.deposit === 'monthly') return true
  if (plan.opened && financialYearOf(month) === financialYearOf(first)) return month === first
  return Number(month.slice(5)) === plan.month
}

function rateIn(plan: PpfInputs, month: string, first: string): Decimal {
  const row =
    Number(financialYearOf(month).slice(0, 4)) - Number(financialYearOf(first).slice(0, 4))
  const calendar = Number(month.slice(5))
  const quarter = calendar < 4 ? 4 : Math.ceil(calendar / 3) - 1
  let rate = plan.rate
  let since = -1
  for (const change of plan.rateChanges) {
    const at = (change.row - 1) * 4 + change.quarter
    if (at > row * 4 + quarter || at < since) continue
    rate = change.rate
    since = at
  }
  return rate
}

describe('what is odd', () => {
  it('is answered or told to be beyond reach, never broken', () => {
    const anyNumber = fc
      .stringMatching(/^-?\d{0,24}(\.\d{0,24})?$/)
      .map((text) => readNumber(text).value)
    fc.assert(
      fc.property(anyPlan, anyNumber, anyNumber, anyNumber, (plan, amount, rate, inflation) => {
        const results = computePpf({ ...plan, amount, rate, inflation, limit: LARGEST_AMOUNT })
        if (!results) return
        expect(results.maturityValue <= LARGEST_AMOUNT && results.maturityValue >= 0n).toBe(true)
        expect(results.interest >= 0n).toBe(true)
      }),
      runs(120),
    )
  })

  it('is more than a century, or more than all money', () => {
    expect(computePpf({ ...usual, years: 101 })).toBeUndefined()
    expect(computePpf({ ...usual, years: 60, extendYears: 45 })).toBeUndefined()
    expect(resultsOf({ years: 50, extendYears: 50 }).months).toBe(1200)
    expect(computePpf({ ...usual, balance: decimalFrom(10n ** 41n) })).toBeUndefined()
    expect(computePpf({ ...usual, rate: decimalFrom('9'.repeat(24)) })).toBeUndefined()
  })

  it('is no time at all: what was there is there', () => {
    const none = resultsOf({ years: 0, balance: decimalFrom(700) })
    expect(none).toMatchObject({ maturityValue: decimalFrom(700), months: 0, years: [] })
    expect(resultsOf({ years: 0 }).isBelowMinimum).toBe(false)
  })

  it('is a fall of all prices, which leaves no money of today', () => {
    expect(resultsOf({ inflation: decimalFrom(-100) }).inTodaysMoney).toBeUndefined()
  })
})

describe('what is typed', () => {
  const typed = (part: Partial<typeof inputs.defaults>) =>
    answer({ ...inputs.defaults, ...part }).plan

  it('keeps the rates and years of the schemes apart', () => {
    const both = { rate: '7.5', years: '20' }
    expect(typed({ ...both, scheme: 'ssy' })).toMatchObject({ rate: decimalFrom('8.2'), years: 21 })
    expect(typed(both)).toMatchObject({ rate: decimalFrom('7.5'), years: 20 })
  })

  it('has whole years and a day of the month', () => {
    expect(typed({ years: '2.5' }).years).toBe(3)
    expect(typed({ years: '-4' }).years).toBe(0)
    expect(typed({ years: '9'.repeat(24) }).years).toBe(1000)
    expect(typed({ day: '0' }).day).toBe(1)
    expect(typed({ day: '99' }).day).toBe(31)
    expect(typed({ day: '5.9' }).day).toBe(5)
  })

  it('has an extension for PPF only', () => {
    expect(typed({ extended: '10' }).extendYears).toBe(10)
    expect(typed({ extended: '10', scheme: 'ssy' }).extendYears).toBe(0)
  })
})
