import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../tests/is-thorough'
import { agrees, shownExactly } from '../../../../tests/vectors'
import { type Agreed, viewCasesOf } from '../../../../tests/views'
import { LARGEST_AMOUNT } from '../../../core/loan/annuity'
import {
  absolute,
  type Decimal,
  decimalFrom,
  multiply,
  one,
  subtract,
  sum,
  zero,
} from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { readNumber } from '../../../core/money/parse'
import { roundedDown } from '../../../core/money/round-whole'
import { growSavings } from '../../../core/savings/plan'
import { computeWithdraw, type WithdrawInputs } from './compute'
import type { WithdrawFind } from './inputs'

const decimalIn = (value: Agreed | undefined) =>
  typeof value === 'string' ? decimalFrom(value) : zero

describe('the agreed results', () => {
  const cases = viewCasesOf('withdraw')

  it('are all here', () => expect(cases).toHaveLength(44))

  it.each(cases.map((agreed) => [agreed.title, agreed] as const))(
    '%s',
    (_, { inputs, expected, shown }) => {
      const find = inputs.find as WithdrawFind
      const outcome = computeWithdraw({
        find,
        savings: decimalIn(inputs.savings),
        monthly: decimalIn(inputs.monthlyWithdrawal),
        years: decimalIn(inputs.years),
        risePercent: decimalIn(inputs.yearlyRise),
        annualRate: decimalIn(inputs.annualReturn),
      })
      if (!outcome) throw new Error('This is beyond reach')
      const { neverRunsOut, ...others } = expected
      expect(outcome.kind).toBe(neverRunsOut ? 'neverRunsOut' : 'lasts')
      const lasts = outcome.kind === 'lasts' ? outcome : undefined
      const figures: Record<string, Decimal | undefined> = {
        withdrawals: lasts && decimalFrom(lasts.withdrawals),
        lastsYears: lasts && decimalFrom(lasts.lastsYears),
        lastsMonths: lasts && decimalFrom(lasts.lastsMonths),
        monthlyWithdrawal: 'monthly' in outcome ? outcome.monthly : undefined,
        lastWithdrawal: lasts?.lastWithdrawal,
        withdrawnInAll: lasts?.withdrawnInAll,
      }
      for (const [name, value] of Object.entries(others)) {
        const figure = figures[name]
        if (figure === undefined || typeof value !== 'string') {
          expect(figure ?? null, name).toBe(value)
          continue
        }
        expect(agrees(figure, value), `${name} ${shownExactly(figure)}`).toBe(true)
        const isFound = name === 'monthlyWithdrawal' && find === 'monthly'
        expect(formatNumber(isFound ? roundedDown(figure) : figure, 0), name).toBe(shown[name])
      }
    },
  )
})

const usual: WithdrawInputs = {
  find: 'duration',
  savings: decimalFrom(10_000_000),
  monthly: decimalFrom(75_000),
  years: decimalFrom(20),
  risePercent: zero,
  annualRate: decimalFrom(8),
}

function lasting(inputs: WithdrawInputs) {
  const outcome = computeWithdraw(inputs)
  if (outcome?.kind !== 'lasts') throw new Error(`${outcome?.kind}; the test needs an end`)
  return outcome
}

const decimalOf = (pattern: RegExp) => fc.stringMatching(pattern).map((text) => decimalFrom(text))
const anyMoney = decimalOf(/^[1-9]\d{4,8}(\.\d{1,2})?$/)
const anyPercent = fc.oneof(fc.constant(zero), decimalOf(/^[12]?\d(\.\d{1,2})?$/))
const anyYears = fc.integer({ min: 1, max: 40 }).map(decimalFrom)
const anyPlan = fc.record({
  savings: anyMoney,
  risePercent: anyPercent,
  annualRate: anyPercent,
  years: anyYears,
})

const isClose = (a: Decimal, b: Decimal) =>
  multiply(absolute(subtract(a, b)), million) <= sum(absolute(b), one)
const million = decimalFrom(1_000_000)

describe('a found withdrawal', () => {
  it('lasts as long as it was found for, to the last of its forty decimals', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const found = lasting({ ...usual, ...plan, find: 'monthly' })
        const again = lasting({ ...usual, ...plan, find: 'duration', monthly: found.monthly })
        expect(again.withdrawals).toBe(found.withdrawals)
        expect(isClose(again.lastWithdrawal, found.lastWithdrawal)).toBe(true)
        expect(isClose(again.withdrawnInAll, found.withdrawnInAll)).toBe(true)
        expect(again.years).toHaveLength(found.years.length)
        for (const [index, year] of found.years.entries()) {
          expect(isClose(again.years[index]?.left ?? zero, year.left)).toBe(true)
          expect(isClose(again.years[index]?.withdrawn ?? zero, year.withdrawn)).toBe(true)
        }
      }),
    )
  })

  it('lasts longer, or for ever, when it is rounded down, and one unit more does not last', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const { monthly, withdrawals } = lasting({ ...usual, ...plan, find: 'monthly' })
        const whole = roundedDown(monthly)
        const less = computeWithdraw({ ...usual, ...plan, monthly: whole })
        const lasts = less?.kind === 'lasts' ? less.withdrawals : Number.POSITIVE_INFINITY
        expect(lasts >= withdrawals).toBe(true)
        const more = lasting({ ...usual, ...plan, monthly: sum(whole, one) })
        expect(more.withdrawals <= withdrawals).toBe(true)
      }),
    )
  })

  it('paid in instead, for as long, comes to what the savings would have grown to', () => {
    fc.assert(
      fc.property(anyMoney, anyPercent, anyYears, (monthly, annualRate, years) => {
        const months = Number(years / one) * 12
        const level = { stepPercent: zero, annualRate, months }
        const savings = growSavings({ ...level, monthly })?.futureValue ?? zero
        const taken = lasting({ ...usual, savings, annualRate, years, find: 'monthly' })
        expect(taken.withdrawals).toBe(months)
        const paidIn = growSavings({ ...level, monthly: taken.monthly })
        const untouched = growSavings({ ...level, lumpSum: savings, monthly: zero })
        expect(isClose(paidIn?.futureValue ?? zero, untouched?.futureValue ?? one)).toBe(true)
      }),
    )
  })
})

describe('savings', () => {
  it('that only earn what is taken never run out, at any rate', () => {
    for (const percent of [1, 6, 12, 120, 12_120, 120_000]) {
      const annualRate = decimalFrom(percent)
      // S = W × (1200 + p) ÷ p, with W = p so that nothing is rounded.
      const savings = decimalFrom(1200 + percent)
      const inputs = { ...usual, savings, annualRate, monthly: annualRate }
      expect(computeWithdraw(inputs)?.kind, `${percent}%`).toBe('neverRunsOut')
      const hair = decimalFrom(`0.${'1'.padStart(10, '0')}`)
      const more = computeWithdraw({ ...inputs, monthly: sum(annualRate, hair) })
      expect(more?.kind, `${percent}%, a little more`).toBe(
        percent > 100 ? 'lasts' : 'neverRunsOut',
      )
    }
  })

  it('that last for ever hold more withdrawals after every year, and others fewer and fewer', () => {
    /** Savings and the withdrawal after so many years, in units fine enough for all of them. */
    const standingAfter = (
      { savings, monthly, annualRate, risePercent }: WithdrawInputs,
      years: number,
    ) => {
      const unit = 10n ** 60n
      let [balance, taken] = [savings * unit, monthly * unit]
      for (let month = 1; month <= years * 12; month++) {
        const rest = balance - taken
        balance = rest + (rest * annualRate) / decimalFrom(1200)
        if (month % 12 === 0) taken += (taken * risePercent) / decimalFrom(100)
      }
      return { balance, taken }
    }
    fc.assert(
      fc.property(
        fc.record({ annualRate: anyPercent, risePercent: anyPercent }),
        fc.integer({ min: 1000, max: 90_000 }),
        (rates, monthly) => {
          const inputs = { ...usual, ...rates, monthly: decimalFrom(monthly) }
          const outcome = computeWithdraw(inputs)
          if (outcome?.kind !== 'neverRunsOut') return
          const [first, then] = [standingAfter(inputs, 0), standingAfter(inputs, 100)]
          const isHolding = then.balance * first.taken >= first.balance * then.taken
          expect(isHolding).toBe(outcome.isForEver)
        },
      ),
    )
  })

  it.each([
    ['66225', '0', '8', true],
    ['66226', '0', '8', false],
    ['1000', '8', '8', true],
    // A year of 8% a twelfth each month comes to 8.29995…%.
    ['1', '8.299', '8', true],
    ['1', '8.3', '8', false],
    ['70000', '-1', '8', true],
    ['75000', '-1', '8', false],
    ['50000', '-100', '8', true],
    ['0', '50', '-8', true],
    ['100', '-0.01', '-8', false],
  ] as const)(
    'from which %s a month is taken, %s percent more every year, at %s percent: for ever %s',
    (monthly, rise, rate, isEndless) => {
      const outcome = computeWithdraw({
        ...usual,
        monthly: decimalFrom(monthly),
        risePercent: decimalFrom(rise),
        annualRate: decimalFrom(rate),
      })
      expect(outcome?.kind === 'neverRunsOut' && outcome.isForEver).toBe(isEndless)
    },
  )

  it('that never run out are shown for forty years, as long as they can be', () => {
    const never = computeWithdraw({ ...usual, monthly: decimalFrom(60_000) })
    if (never?.kind !== 'neverRunsOut') throw new Error('they do not run out')
    expect(never.years).toHaveLength(40)
    expect(formatNumber(never.firstReturn, 0)).toBe('66,267')
    const absurd = computeWithdraw({ ...usual, annualRate: decimalFrom('9'.repeat(24)) })
    if (absurd?.kind !== 'neverRunsOut') throw new Error('they do not run out')
    expect(absurd.years.every(({ left }) => left <= LARGEST_AMOUNT)).toBe(true)
  })

  it('are told year by year', () => {
    const { years, withdrawals } = lasting(usual)
    expect(withdrawals).toBe(323)
    expect(years).toHaveLength(27)
    expect(years.at(-1)).toMatchObject({ year: 27, left: zero })
    expect(formatNumber(years[0]?.withdrawn ?? zero, 0)).toBe('9,00,000')
    expect(formatNumber(years[0]?.left ?? zero, 0)).toBe('98,90,026')
  })

  it('of 0 last for no withdrawal; a withdrawal of 0 lasts for ever', () => {
    expect(lasting({ ...usual, savings: zero })).toMatchObject({ withdrawals: 0, years: [] })
    expect(lasting({ ...usual, savings: decimalFrom(-5) }).withdrawnInAll).toBe(zero)
    expect(computeWithdraw({ ...usual, monthly: zero })?.kind).toBe('neverRunsOut')
  })

  it('that are lost have one withdrawal', () => {
    const lost = { ...usual, annualRate: decimalFrom(-1200) }
    expect(lasting(lost)).toMatchObject({ withdrawals: 1, lastWithdrawal: usual.monthly })
    expect(computeWithdraw({ ...lost, find: 'monthly' })?.kind).toBe('allIsLost')
    const month = { ...lost, find: 'monthly', years: decimalFrom('0.05') } as const
    expect(lasting(month).monthly).toBe(usual.savings)
  })

  it('need a time, a century at most, and sums that can be shown', () => {
    expect(computeWithdraw({ ...usual, find: 'monthly', years: zero })?.kind).toBe('noTime')
    const tooLong = { ...usual, find: 'monthly', years: decimalFrom(101) } as const
    expect(computeWithdraw(tooLong)).toBeUndefined()
    const tooMuch = decimalFrom(10n ** 41n)
    expect(computeWithdraw({ ...usual, savings: tooMuch })).toBeUndefined()
  })

  it('are never a broken figure, whatever the inputs', () => {
    const anyNumber = fc
      .stringMatching(/^-?\d{0,24}(\.\d{0,24})?$/)
      .map((text) => readNumber(text).value)
    const anyTerm = fc.oneof(fc.integer({ min: -1300, max: 150 }).map(decimalFrom), anyNumber)
    const anyInputs: fc.Arbitrary<WithdrawInputs> = fc.record({
      find: fc.constantFrom<WithdrawFind>('duration', 'monthly'),
      savings: anyNumber,
      monthly: anyNumber,
      years: fc.oneof(fc.integer({ min: 0, max: 101 }).map(decimalFrom), anyNumber),
      risePercent: anyTerm,
      annualRate: anyTerm,
    })
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const outcome = computeWithdraw(inputs)
        if (outcome?.kind !== 'lasts') return
        expect(outcome.withdrawnInAll <= LARGEST_AMOUNT && outcome.monthly >= 0n).toBe(true)
        expect(outcome.years).toHaveLength(Math.ceil(outcome.withdrawals / 12))
        expect(outcome.lastsYears * 12 + outcome.lastsMonths).toBe(outcome.withdrawals)
        for (const { left } of outcome.years) expect(left >= 0n).toBe(true)
      }),
      runs(500),
    )
  })
})
