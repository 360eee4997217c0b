import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum, zero } from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { answer, monthsToShow, yearByYear } from './compute'
import { inputs, type Typed } from './inputs'

function yearsOf(typed: Partial<Typed>) {
  const { results, agreedMonths } = answer({ ...inputs.defaults, ...typed })
  if (!results) throw new Error('This loan is beyond reach; the test needs one that is not')
  return {
    results,
    months: monthsToShow(results, agreedMonths),
    years: yearByYear(results, agreedMonths),
  }
}

type Years = ReturnType<typeof yearsOf>['years']

const interestOf = (years: Years, way: 'without' | 'with') =>
  sum(...years.map(({ [way]: year }) => year?.interest ?? zero))

describe('a loan year by year', () => {
  it('shows what a year costs and leaves, without and with the change', () => {
    const { years } = yearsOf({})
    const [first, second] = years
    const shown = (year: Years[number] | undefined) =>
      [year?.without, year?.with].flatMap((way) => [
        way && formatNumber(way.interest, 0),
        way && formatNumber(way.owed, 0),
      ])
    expect(shown(first)).toEqual(['4,21,182', '49,00,489', '4,21,182', '44,00,489'])
    expect(shown(second)).toEqual(['4,12,387', '47,92,181', '3,68,191', '42,47,986'])
    expect(years).toHaveLength(20)
    expect(shown(years[15]).at(-1)).toBe('0')
    expect(years[16]?.with).toBeUndefined()
    expect(years[19]?.without?.owed).toBe(zero)
  })

  it('runs to the later end, which need not close a year', () => {
    const { years, months } = yearsOf({ changes: 'rate~8.75~1~keep-emi' })
    expect(months).toBe(253)
    expect(years).toHaveLength(22)
    expect(years.at(-1)?.with?.owed).toBe(zero)
    expect(years.at(-1)?.without).toBeUndefined()
  })

  it('of one that never ends stops at the agreed end', () => {
    const { years, months, results } = yearsOf({ rate: '7', changes: 'rate~10~25~keep-emi' })
    expect(results.with.end).toBeUndefined()
    expect(months).toBe(240)
    expect(years).toHaveLength(20)
    expect(years.at(-1)?.without?.owed).toBe(zero)
    expect(years.at(-1)?.with?.owed).toBe(results.with.rows[239]?.balance)
  })

  it('of one that never ends at all goes on for the tenure, in months too', () => {
    const { years, months } = yearsOf({ emi: '1', tenure: '30', tenureUnit: 'months', changes: '' })
    expect(months).toBe(30)
    expect(years).toHaveLength(3)
    expect(yearsOf({ emi: '1', tenure: '', changes: '' }).months).toBe(1200)
  })

  it('of nothing has no years', () => {
    expect(yearsOf({ amount: '0' }).years).toEqual([])
  })

  it('adds up to the whole interest, and ends with nothing owed', () => {
    fc.assert(
      fc.property(
        fc.record({
          amount: fc.integer({ min: 1, max: 10_000_000 }).map(String),
          rate: fc.integer({ min: 0, max: 24 }).map(String),
          tenure: fc.integer({ min: 1, max: 360 }).map(String),
          tenureUnit: fc.constant('months' as const),
          changes: fc
            .tuple(
              fc.constantFrom('once', 'monthly', 'yearly', 'raise'),
              fc.integer({ min: 0, max: 100_000 }),
              fc.integer({ min: 1, max: 400 }),
              fc.constantFrom('shorter', 'lower-emi'),
            )
            .map((parts) => parts.join('~')),
        }),
        (typed) => {
          const { results, years } = yearsOf(typed)
          for (const way of ['without', 'with'] as const) {
            const { rows, end } = results[way]
            expect(interestOf(years, way)).toBe(sum(...rows.map(({ interest }) => interest)))
            // The interest of all months is rounded once, that of each month once each.
            const missed = interestOf(years, way) - (end?.interest ?? zero)
            expect(missed < 0n ? -missed : missed).toBeLessThanOrEqual(BigInt(rows.length))
            const own = years.filter((year) => year[way] !== undefined)
            expect(own).toHaveLength(Math.ceil((end?.months ?? 0) / 12))
            expect(own.at(-1)?.[way]?.owed).toBe(zero)
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})
