import { describe, expect, it } from 'vitest'
import type { Decimal } from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import { answer, monthsToShow, yearByYear } from './compute'
import { inputs, type Typed } from './inputs'
import { readingsOf } from './owed-chart'

const money = (amount: Decimal) => plainMoney(amount, '₹')

function readingsFor(typed: Partial<Typed>) {
  const { results, agreedMonths } = answer({ ...inputs.defaults, ...typed })
  if (!results) throw new Error('the test needs a loan')
  const readings = readingsOf(results, monthsToShow(results, agreedMonths), money)
  return { readings, years: yearByYear(results, agreedMonths) }
}

describe('readingsOf', () => {
  it.each([
    {},
    { tenure: '237', tenureUnit: 'months' as const },
    { rate: '7', changes: 'rate~10~25~keep-emi' },
    { rate: '7', changes: 'rate~10~25~keep-emi', tenure: '237', tenureUnit: 'months' as const },
  ])('says of %j what the table of years says', (typed) => {
    const { readings, years } = readingsFor(typed)
    const [today, ...ends] = readings
    expect(today?.values.map(({ amount }) => amount)).toEqual(['₹50,00,000', '₹50,00,000'])
    expect(ends.map(({ values }) => values.map(({ amount }) => amount))).toEqual(
      years.map((year) =>
        [year.without, year.with].map((course) => (course ? money(course.owed) : '–')),
      ),
    )
    expect(readings.at(-1)?.at).toBe(1)
  })

  it('goes through a short loan month by month', () => {
    const { readings } = readingsFor({ tenure: '14', tenureUnit: 'months', changes: '' })
    expect(readings).toHaveLength(15)
    expect([0, 1, 12, 14].map((index) => readings[index]?.when)).toEqual([
      'Today',
      'Month 1',
      'Year 1',
      'Month 14',
    ])
  })
})
