import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../../../core/loan/annuity'
import { decimalFrom, sum } from '../../../core/money/decimal'
import { money } from '../../../core/tables/columns'
import { plainText, textCell } from '../../../core/tables/sheet'
import { scheduleSheet } from './export'
import { financialYears } from './terms'

const monthsUpTo = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ month: index + 1 }))

describe('the financial years of a loan', () => {
  it.each([
    ['2027-04', 24, ['2027-28: 1–12', '2028-29: 13–24']],
    ['2027-03', 14, ['2026-27: 1–1', '2027-28: 2–13', '2028-29: 14–14']],
    ['2026-12', 6, ['2026-27: 1–4', '2027-28: 5–6']],
    ['2099-01', 4, ['2098-99: 1–3', '2099-00: 4–4']],
    ['', 12, []],
    ['soon', 12, []],
  ])('that starts in %s and runs %i months', (start, count, expected) => {
    const years = financialYears(monthsUpTo(count), start).map(
      ({ name, months }) => `${name}: ${months[0]?.month}–${months.at(-1)?.month}`,
    )
    expect(years).toEqual(expected)
  })

  it('hold every month once, and so the same principal and interest', () => {
    const anyStart = fc
      .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)
    fc.assert(
      fc.property(anyStart, fc.integer({ min: 1, max: 480 }), (start, months) => {
        const terms = { principal: decimalFrom(5_000_000), annualRate: decimalFrom('8.5'), months }
        const schedule = scheduleOf(terms)
        const years = financialYears(schedule, start)
        expect(years.flatMap(({ months }) => months)).toEqual(schedule)
        expect(years.slice(1, -1).every(({ months }) => months.length === 12)).toBe(true)
        const interests = years.map(({ months }) => sum(...months.map(({ interest }) => interest)))
        expect(sum(...interests)).toBe(sum(...schedule.map(({ interest }) => interest)))
      }),
      { numRuns: 20 },
    )
  })
})

describe('a file by financial year', () => {
  const sheet = {
    fileName: 'loan-5',
    title: 'Loan EMI: repayment schedule',
    facts: [{ label: 'Currency', value: textCell('INR') }],
  }
  const months = [
    ['1.10', '0.30', '9.00'],
    ['2.05', '0.20', '6.95'],
    ['3.00', '0.10', '3.95'],
  ].map((amounts, index) => ({ month: index + 1, amounts: amounts.map(decimalFrom) }))
  const columns = (
    [
      ['Principal', 'sum'],
      ['Interest', 'sum'],
      // The balance is known by what it is, whatever it is called.
      ['Owed', 'last'],
    ] as const
  ).map(([head, total], at) =>
    money(head, ({ amounts }: (typeof months)[number]) => amounts[at], { total }),
  )
  const calendar = ['Mar 2027', 'Apr 2027', 'May 2027']

  it('adds up the months of each year, and has what is left at its end', () => {
    const years = scheduleSheet(sheet, { months, columns, calendar, financialStart: '2027-03' })
    expect(years.columns).toEqual(['Financial year', 'Months', 'Principal', 'Interest', 'Owed'])
    expect(years.rows.map((cells) => cells.map(plainText))).toEqual([
      ['2026-27', 'Mar 2027', '1.10', '0.30', '9.00'],
      ['2027-28', 'Apr 2027 to May 2027', '5.05', '0.30', '3.95'],
    ])
    expect(years.totals?.map(plainText)).toEqual(['Total', '', '6.15', '0.60', ''])
    expect(years.facts).toBe(sheet.facts)
    expect([years.fileName, years.title]).toEqual([
      'loan-5-financial-years',
      'Loan EMI: repayment schedule by financial year',
    ])
  })
})
