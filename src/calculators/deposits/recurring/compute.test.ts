import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agrees, shownExactly } from '../../../../tests/vectors'
import { type Agreed, viewCasesOf } from '../../../../tests/views'
import {
  type Decimal,
  decimalFrom,
  multiply,
  one,
  subtract,
  sum,
  zero,
} from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { roundedUp } from '../../../core/money/round-whole'
import {
  answer,
  computeRecurring,
  noPlanIn,
  planIn,
  type RecurringInputs,
  type RecurringPlan,
} from './compute'
import { type Method, inputs as pageInputs, type RecurringFind } from './inputs'

const decimalIn = (value: Agreed | undefined) =>
  typeof value === 'string' ? decimalFrom(value) : zero

const askedIn = (given: Record<string, Agreed>): RecurringInputs => ({
  find: given.find as RecurringFind,
  method: given.method as Method,
  monthly: decimalIn(given.monthly),
  months: decimalIn(given.months),
  wanted: decimalIn(given.wanted),
  annualRate: decimalIn(given.annualRate),
  seniorExtra: given.senior ? decimalIn(given.seniorExtra) : zero,
  firstMonth: String(given.firstMonth),
  lateMonths: decimalIn(given.lateMonths),
  lateFee: decimalIn(given.lateFee),
  inflation: decimalIn(given.inflation),
  tax: {
    taxRate: decimalIn(given.taxRate),
    tdsRate: decimalIn(given.tdsRate),
    tdsLimit: decimalIn(given.tdsLimit),
    tdsLimitSenior: decimalIn(given.tdsLimitSenior),
    otherInterest: decimalIn(given.otherInterest),
    noTds: given.noTds === true,
    isSenior: given.senior === true,
  },
})

/** How many decimals a figure is shown with. */
const decimalsOf: Record<string, number> = { rateUsed: 2, effectiveYield: 2, tableFor100: 2 }

describe('the agreed results', () => {
  const cases = viewCasesOf('recurring')

  it('are all here', () => expect(cases).toHaveLength(28))

  it.each(cases.map((agreed) => [agreed.title, agreed] as const))(
    '%s',
    (_, { inputs, expected, shown }) => {
      const asked = askedIn(inputs)
      const outcome = computeRecurring(asked)
      if (!outcome) throw new Error('This is beyond reach')
      const { years, noSolution, endsAfter, ...figures } = expected
      expect(noPlanIn(outcome)?.kind ?? null).toBe(noSolution)
      const plan = planIn(outcome)
      expect(plan?.endsAfter ?? null).toBe(endsAfter)

      const { kind: _kind, ...results } = outcome
      const ours: Record<string, unknown> = {
        ...results,
        found: { value: undefined, monthly: plan?.monthly, months: plan?.months }[asked.find],
      }
      for (const [name, value] of Object.entries(figures)) {
        const figure = ours[name] as Decimal | number | undefined
        if (figure === undefined || typeof value !== 'string') {
          expect(figure ?? null, name).toBe(value)
          continue
        }
        const exact = typeof figure === 'number' ? decimalFrom(figure) : figure
        expect(agrees(exact, value), `${name} ${shownExactly(exact)}`).toBe(true)
        const isFound = asked.find === 'monthly' && (name === 'found' || name === 'monthly')
        const rounded = isFound ? roundedUp(exact) : exact
        expect(formatNumber(rounded, decimalsOf[name] ?? 0), name).toBe(shown[name])
      }

      const rows = (years ?? []) as readonly Record<string, string>[]
      for (const [index, row] of rows.entries()) {
        const year = plan?.years.find(({ name }) => name === row.year)
        if (!year) throw new Error(`There is no year ${row.year}`)
        const seen = (shown.years as readonly Record<string, string>[])[index] ?? {}
        for (const name of ['deposited', 'interest', 'tds', 'value'] as const) {
          const figure = year[name]
          expect(agrees(figure, row[name] ?? ''), `${row.year} ${name}`).toBe(true)
          expect(formatNumber(figure, 0), `${row.year} ${name}`).toBe(seen[name])
        }
      }
      if (rows.length > 0) expect(plan?.years.at(-1)?.name).toBe(rows.at(-1)?.year)
      if (years !== null && rows.length === 0) expect(plan?.years).toHaveLength(0)
    },
  )
})

const usual = answer(pageInputs.defaults).asked

function planFor(inputs: Partial<RecurringInputs>): RecurringPlan {
  const plan = planIn(computeRecurring({ ...usual, ...inputs }))
  if (!plan) throw new Error('The test needs a plan')
  return plan
}

const anyAmount = fc.integer({ min: 1, max: 1_000_000_00 }).map((paise) => decimalFrom(paise / 100))
const anyRate = fc.integer({ min: 0, max: 2000 }).map((points) => decimalFrom(points / 100))
const anyMonths = fc.integer({ min: 1, max: 180 }).map(decimalFrom)
const anyCounting = fc.constantFrom<Method>('formula', 'quarters')
const anyFirst = fc.constantFrom('', '2026-03', '2026-04', '2026-11', '2027-01')
const anyPlan = fc.record({
  monthly: anyAmount,
  annualRate: anyRate,
  months: anyMonths,
  method: anyCounting,
  firstMonth: anyFirst,
})

describe('a recurring deposit', () => {
  it('of years adds up to the whole', () => {
    fc.assert(
      fc.property(anyPlan, (inputs) => {
        const { years, totalDeposited, interest, maturityValue, tdsInAll } = planFor(inputs)
        expect(sum(...years.map((year) => year.deposited))).toBe(totalDeposited)
        expect(sum(...years.map((year) => year.interest))).toBe(interest)
        expect(sum(...years.map((year) => year.tds))).toBe(tdsInAll)
        expect(sum(totalDeposited, interest)).toBe(maturityValue)
        expect(years.at(-1)?.value).toBe(maturityValue)
      }),
      { numRuns: 40 },
    )
  })

  it('is found again from its value: the instalment to the last decimals, the months exactly', () => {
    fc.assert(
      fc.property(anyPlan, (inputs) => {
        const { maturityValue, monthly, months } = planFor(inputs)
        const found = planFor({ ...inputs, find: 'monthly', wanted: maturityValue })
        const difference = subtract(found.monthly, monthly)
        expect(multiply(difference, decimalFrom(10n ** 30n)) / one).toBe(0n)
        const again = { ...inputs, find: 'months' as const, wanted: maturityValue }
        expect(planFor(again).months).toBe(months)
        const more = sum(maturityValue, decimalFrom('0.01'))
        expect(planFor({ ...again, wanted: more }).months).toBe(months + 1)
      }),
      { numRuns: 30 },
    )
  })

  it('by the formula yields what four quarters make, whatever its length', () => {
    fc.assert(
      fc.property(anyRate, anyMonths, (annualRate, months) => {
        const { effectiveYield } = planFor({ annualRate, months })
        const quarter = sum(one, (annualRate / 400n) as Decimal)
        const square = multiply(quarter, quarter)
        const year = subtract(multiply(square, square), one)
        const difference = subtract(effectiveYield ?? zero, multiply(year, decimalFrom(100)))
        expect(multiply(difference, decimalFrom(10n ** 30n)) / one).toBe(0n)
      }),
      { numRuns: 30 },
    )
  })

  it('grows a little faster by quarters, except where nothing is simple', () => {
    expect(planFor({ method: 'quarters' }).maturityValue).toBeGreaterThan(
      planFor({ method: 'formula' }).maturityValue,
    )
    const zeroRate = { annualRate: zero }
    expect(planFor({ ...zeroRate, method: 'quarters' }).maturityValue).toBe(
      planFor({ ...zeroRate, method: 'formula' }).maturityValue,
    )
  })

  it('says what the other way of counting comes to', () => {
    const formula = planFor({})
    const quarters = planFor({ method: 'quarters' })
    expect(formula.otherWay).toEqual({ method: 'quarters', value: quarters.maturityValue })
    expect(quarters.otherWay).toEqual({ method: 'formula', value: formula.maturityValue })
  })

  it('at the post office runs 60 months, takes no extra for seniors and cannot look for months', () => {
    const post = { method: 'postOffice', annualRate: decimalFrom('6.7') } as const
    const plan = planFor({ ...post, months: decimalFrom(12), seniorExtra: one })
    expect(plan).toMatchObject({ months: 60, rateUsed: decimalFrom('6.7') })
    expect(formatNumber(plan.maturityValue, 2)).toBe('3,56,829.00')
    expect(computeRecurring({ ...usual, ...post, find: 'months' })).toMatchObject({
      kind: 'fixedTerm',
    })
    // 725.05 for 10 a month at 7.3%: the table of the government, as it was published.
    const published = planFor({
      ...post,
      annualRate: decimalFrom('7.3'),
      monthly: decimalFrom(10),
    })
    expect(formatNumber(published.maturityValue, 2)).toBe('725.05')
  })

  it('has no answer within a century, without an instalment or without months, and says which', () => {
    const kindOf = (inputs: Partial<RecurringInputs>) =>
      computeRecurring({ ...usual, ...inputs })?.kind
    const months = { find: 'months', wanted: decimalFrom(10n ** 12n) } as const
    expect(kindOf({ ...months, annualRate: zero })).toBe('notWithin100Years')
    expect(kindOf({ ...months, monthly: zero })).toBe('nothingDeposited')
    expect(kindOf({ ...months, monthly: decimalFrom(-5) })).toBe('nothingDeposited')
    expect(kindOf({ find: 'monthly', months: zero })).toBe('noMonths')
    expect(kindOf({ months: decimalFrom(1201) })).toBeUndefined()
    expect(planFor({ months: zero })).toMatchObject({ maturityValue: zero, years: [] })
    expect(planFor({ monthly: zero }).effectiveYield).toBeUndefined()
  })

  it('reaches a sum exactly where the rate of a month has an end', () => {
    // 1.01³ a quarter: a month is exactly 1%, and 12 of them 1.01 × (1.01¹² − 1) ÷ 0.01.
    const annualRate = multiply(decimalFrom('0.030301'), decimalFrom(400))
    const wanted = decimalFrom('1280.9328043328941786781301')
    const asked = { annualRate, monthly: decimalFrom(100), find: 'months' } as const
    const plan = planFor({ ...asked, wanted })
    expect(plan.months).toBe(12)
    expect(planFor({ ...asked, wanted: sum(wanted, decimalFrom('0.0000000001')) }).months).toBe(13)
    expect(formatNumber(plan.effectiveYield ?? zero, 8)).toBe('12.68250301')
  })

  it('answers absurd numbers with nothing that is not a number', () => {
    const huge = decimalFrom('9'.repeat(24))
    for (const inputs of [
      { annualRate: huge },
      { annualRate: huge, months: one },
      { monthly: huge },
      { inflation: huge },
      { inflation: decimalFrom(-100) },
      { lateMonths: huge, lateFee: huge },
      { find: 'monthly' as const, annualRate: huge, months: decimalFrom(1200) },
      { find: 'months' as const, monthly: decimalFrom(`0.${'1'.padStart(24, '0')}`) },
      { find: 'months' as const, annualRate: huge, wanted: huge, monthly: one },
    ]) {
      expect(() => computeRecurring({ ...usual, ...inputs })).not.toThrow()
    }
    const falling = planFor({ inflation: decimalFrom(-100) })
    expect(falling.inTodaysMoney).toBe(falling.afterTax)
  })
})
