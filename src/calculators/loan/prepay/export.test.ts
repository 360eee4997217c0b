import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../tests/is-thorough'
import { type Decimal, decimalFrom, round, subtract, sum, zero } from '../../../core/money/decimal'
import { writeCsv } from '../../../core/tables/csv'
import { plainText, type Sheet, type SheetCell } from '../../../core/tables/sheet'
import { calendarMonth } from '../shared/terms'
import { answer } from './compute'
import { prepaySheet } from './export'
import { inputs, type Typed } from './inputs'
import { prepayWords } from './words'
import { columns } from './years-card'

/** The sheet as the page makes it: to the end, or to the agreed one. */
function sheetOf(part: Partial<Typed>) {
  const typed = { ...inputs.defaults, ...part }
  const { results, agreedMonths } = answer(typed)
  if (!results) throw new Error('This loan is beyond reach; the test needs one that is not')
  const months = results.with.rows.slice(0, results.with.end?.months ?? agreedMonths)
  const calendar = months.map(({ month }) => calendarMonth(month, typed.start))
  const sheet = prepaySheet({
    results,
    schedule: { months, columns, calendar },
    currencyCode: 'INR',
    typed,
  })
  return { sheet, months, results }
}

const amountIn = (cell: SheetCell | undefined) => decimalFrom(cell ? plainText(cell) : '-1')
const factIn = ({ facts }: Sheet, name: string) => {
  const fact = facts.find(({ label }) => label === name)
  return fact && plainText(fact.value)
}
const columnIn = (sheet: Sheet, name: string) =>
  sheet.rows.map((cells) => amountIn(cells[sheet.columns.indexOf(name)]))
const totalIn = (sheet: Sheet, name: string) =>
  amountIn(sheet.totals?.[sheet.columns.indexOf(name)])

const parts = ['Instalment', 'Principal', 'Interest', 'Prepaid'] as const

describe('prepaySheet', () => {
  it('holds the months with their prepayment, and what it saves, in paise', () => {
    const { sheet } = sheetOf({})
    expect(sheet.fileName).toBe('loan-prepay-5000000-8.5pct')
    expect(sheet.columns).toEqual(['Month', ...parts, 'Balance'])
    expect(sheet.rows).toHaveLength(192)
    expect(sheet.rows[11]?.map(plainText)).toEqual([
      '12',
      '43391.16',
      '8618.32',
      '34772.84',
      '500000.00',
      '4400488.54',
    ])
    // 22,476.197 exactly: its two parts are rounded, and it is their sum.
    expect(sheet.rows[191]?.map(plainText).at(1)).toBe('22476.19')
    expect(sheet.facts.map(({ label, value }) => [label, plainText(value)])).toEqual([
      ['Currency', 'INR'],
      ['Loan amount', '5000000.00'],
      ['Interest rate (% p.a.)', '8.5'],
      ['Tenure (years)', '20'],
      ['Prepayment charge (%)', '0'],
      ['Monthly EMI', '43391.16'],
      ['Ends after, without (months)', '240'],
      ['Ends after, with (months)', '192'],
      ['Total Interest, without', '5413878.80'],
      ['Total Interest, with', '3810188.07'],
      ['Interest saved', '1603690.73'],
      ['Prepayment charges', '0.00'],
      ['Saved in all', '1603690.73'],
    ])
  })

  it('lists the changes with their numbers as numbers, and what is not complete', () => {
    const { sheet } = sheetOf({
      emi: '50,000',
      charge: '2',
      changes: 'once~5 lakh~12~lower-emi*rate~8.75~25~keep-end*monthly~1,000~3*raise~~13',
    })
    expect(sheet.listed?.columns).toEqual([
      'Change',
      'Kind',
      'Amount',
      'Percent',
      'When',
      'EMI',
      'What it changes',
    ])
    expect(sheet.listed?.rows.map((cells) => cells.map(plainText))).toEqual([
      ['1', 'Pay once', '500000', '', 'after EMI', '12', 'Lower EMI'],
      ['2', 'The rate changes', '', '8.75', 'from EMI', '25', 'Keep the end'],
      ['3', 'Pay extra every month', '1000', '', 'from EMI', '3', ''],
      ['4', 'Raise the EMI every year', '', '', 'first on EMI', '13', 'Not complete'],
    ])
    expect(sheet.listed?.rows[0]?.map(({ kind }) => kind)).toEqual([
      'count',
      'text',
      'number',
      'text',
      'text',
      'count',
      'text',
    ])
    expect([factIn(sheet, 'EMI you pay'), factIn(sheet, 'Prepayment charge (%)')]).toEqual([
      '50000',
      '2',
    ])
    expect(factIn(sheet, 'Tenure (years)')).toBeUndefined()
    expect(writeCsv(sheet)).toContain(
      '\r\n\r\nChange,Kind,Amount,Percent,When,EMI,What it changes\r\n1,Pay once,500000,,after EMI,12,Lower EMI\r\n',
    )
    expect(sheetOf({ changes: '' }).sheet.listed).toBeUndefined()
  })

  it('carries the calendar where the first month is known', () => {
    const { sheet } = sheetOf({ start: '2027-04' })
    expect(sheet.columns.slice(0, 2)).toEqual(['Month', 'Calendar'])
    expect(sheet.rows[0]?.slice(0, 2).map(plainText)).toEqual(['1', 'Apr 2027'])
    expect(factIn(sheet, 'First EMI in')).toBe('Apr 2027')
    // 22,476.197 exactly: its two parts are rounded, and it is their sum.
    expect(sheet.rows[191]?.slice(0, 2).map(plainText)).toEqual(['192', 'Mar 2043'])
    expect(sheet.totals).toHaveLength(sheet.columns.length)
  })

  it('of a loan that never ends says so, and makes nothing up', () => {
    const { sheet, months } = sheetOf({ rate: '7', changes: 'rate~10~25~keep-emi' })
    expect(sheet.rows).toHaveLength(240)
    expect(factIn(sheet, 'Ends after, without (months)')).toBe('240')
    expect(factIn(sheet, 'Ends after, with (months)')).toBe('Never ends')
    const names = sheet.facts.map(({ label }) => label)
    for (const name of ['Total Interest, with', 'Interest saved', 'Saved in all']) {
      expect(names).not.toContain(name)
    }
    // The instalment does not cover the interest: it takes nothing off.
    expect(columnIn(sheet, 'Principal')[24]).toBe(decimalFrom('-847.60'))
    expect(columnIn(sheet, 'Balance').at(-1)).toBe(round(months[239]?.balance ?? zero, 2))
    expect(writeCsv(sheet)).not.toMatch(/NaN|Infinity|undefined|null/)
  })

  it('adds up to the last paisa, in every column and from row to row', () => {
    const change = fc
      .tuple(
        fc.constantFrom('once', 'monthly', 'yearly', 'raise', 'rate'),
        fc.stringMatching(/^\d{1,5}(\.\d{1,3})?$/),
        fc.integer({ min: 1, max: 200 }),
        fc.constantFrom('shorter', 'lower-emi', 'keep-emi', 'keep-end'),
      )
      // A rate of thousands would be another test.
      .map(([kind, value, ...rest]) => [kind, kind === 'rate' ? '9.37' : value, ...rest].join('~'))
    fc.assert(
      fc.property(
        fc.record({
          amount: fc.stringMatching(/^\d{1,9}(\.\d{1,4})?$/),
          rate: fc.stringMatching(/^1?\d(\.\d{1,2})?$/),
          tenure: fc.integer({ min: 1, max: 360 }).map(String),
          tenureUnit: fc.constant('months' as const),
          charge: fc.constantFrom('0', '2', '3.333'),
          changes: fc.array(change, { maxLength: 4 }).map((changes) => changes.join('*')),
        }),
        (typed) => {
          const { sheet, months, results } = sheetOf(typed)
          const [instalment, principal, interest, prepaid] = parts.map((name) =>
            columnIn(sheet, name),
          ) as [Decimal[], Decimal[], Decimal[], Decimal[]]
          const balance = columnIn(sheet, 'Balance')
          const borrowed = decimalFrom(factIn(sheet, 'Loan amount') ?? '')
          const exactly = ['instalment', 'principal', 'interest', 'prepayment'] as const
          months.forEach((row, i) => {
            const [paid = zero, off = zero, cost = zero, extra = zero] = parts.map(
              (_, column) => [instalment, principal, interest, prepaid][column]?.[i],
            )
            expect(paid).toBe(sum(off, cost))
            expect(balance[i]).toBe(subtract(balance[i - 1] ?? borrowed, sum(off, extra)))
            expect(balance[i]).toBe(round(row.balance, 2))
            expect(extra >= 0n).toBe(true)
            const cells = [paid, off, cost, extra]
            exactly.forEach((name, column) => {
              // An instalment is made of two parts.
              const most = name === 'instalment' ? twoPaise : paisa
              expect(isWithin(most, cells[column], row[name]), `${name} of ${row.month}`).toBe(true)
            })
          })
          for (const [column, name] of parts.entries()) {
            const cells = [instalment, principal, interest, prepaid][column] ?? []
            expect(totalIn(sheet, name)).toBe(sum(...cells))
          }
          if (!results.with.end) return
          expect(balance.at(-1) ?? zero).toBe(zero)
          if (months.length > 0) expect(sum(...principal, ...prepaid)).toBe(borrowed)
          const interestWith = prepayWords.against[results.against].interestWith
          expect(factIn(sheet, interestWith)).toBe(
            plainText({ kind: 'number', value: sum(...interest), decimals: 2, shown: 0 }),
          )
        },
      ),
      runs(40),
    )
  })
})

const paisa = decimalFrom('0.01')
const twoPaise = decimalFrom('0.02')

const isWithin = (most: Decimal, cell = zero, exact: Decimal) =>
  subtract(cell, exact) <= most && subtract(exact, cell) <= most
