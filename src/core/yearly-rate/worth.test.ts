import { describe, expect, it } from 'vitest'
import {
  absolute,
  type Decimal,
  decimalFrom,
  plus,
  round,
  subtract,
  toDigits,
  zero,
} from '../money/decimal'
import { readPaymentsText } from './payments'
import { type ReturnsAsked, returnsOf } from './returns-of'
import { worthOfRows, worthSeries } from './worth'

const asked = (
  text: string,
  { value = '', on = '2026-11-16', bankRate = '6.5' } = {},
): ReturnsAsked => ({
  rows: readPaymentsText(text, { swap: false }).rows,
  on,
  valueToday: value === '' ? undefined : decimalFrom(value),
  bankRate: decimalFrom(bankRate),
})

const portfolio = asked(
  '5/4/2021\t100000\t\n11/10/2021\t50000\t\n20/1/2023\t\t40000\n5/4/2022\t100000\t\n5/4/2023\t100000\t\n5/4/2024\t100000\t',
  { value: '645000' },
)

const isNear = (a: Decimal, b: Decimal) =>
  absolute(subtract(a, b)) < decimalFrom('0.00000000000000000001')

describe('what rows are worth', () => {
  it('comes, in all, to the value of the last day', () => {
    const rows = worthOfRows(portfolio, returnsOf(portfolio))
    const total = rows.reduce((sum, { worth = zero }) => plus(sum, worth), zero)
    expect(isNear(total, decimalFrom(645_000))).toBe(true)
    expect(rows.map(({ row, days }) => [row, days])).toEqual([
      [1, 2051],
      [2, 1862],
      [4, 1686],
      [3, 1396],
      [5, 1321],
      [6, 955],
    ])
    expect(rows[3]?.worth).toBeLessThan(0n)
  })

  it('is a whole power where the years are whole', () => {
    const year = asked('16/11/2024\t1000\n16/11/2025\t1000', { value: '2310' })
    const returns = returnsOf(year)
    expect(returns.rate && toDigits(returns.rate)).toBe('10')
    const worths = worthOfRows(year, returns).map(({ worth }) => worth)
    expect(worths[0] !== undefined && isNear(worths[0], decimalFrom(1210))).toBe(true)
    expect(worths[1]).toBe(decimalFrom(1100))
  })

  it('comes to the value where so much is lost that the rate is −100 % to its last digit', () => {
    const halved = asked('2026-11-15\t100000', { value: '50000' })
    const returns = returnsOf(halved)
    expect(returns.rate && toDigits(round(returns.rate, 30))).toBe('-100')
    const [first] = worthOfRows(halved, returns)
    expect(first?.worth && isNear(first.worth, decimalFrom(50_000))).toBe(true)
    expect(worthSeries(halved, returns).at(-1)?.yours).toBeCloseTo(50_000, 6)
    // Paid back to the last but one paisa in a month, with money that is neither.
    const month = asked('2026-04-01\t1416\t\n2026-04-02\t10\t\n2026-05-01\t\t0.01', { value: '0' })
    const worths = worthOfRows(month, returnsOf(month)).map(({ worth = zero }) => worth)
    expect(isNear(worths.reduce(plus), zero)).toBe(true)
    expect(worths[0]).toBeLessThan(decimalFrom('0.01'))
  })

  it('is nothing without one rate, and 0 where all is lost', () => {
    const several = asked('1/1/2023\t-100\n1/1/2024\t230\n31/12/2024\t-132')
    expect(worthOfRows(several, returnsOf(several)).map(({ worth }) => worth)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    const lost = asked('1/1/2023\t100\n1/1/2024\t100', { value: '0' })
    expect(worthOfRows(lost, returnsOf(lost))[0]?.worth).toBe(zero)
  })

  it('is nothing where the rate is beyond all reason', () => {
    const wild = asked('1/1/2020\t1\t\n14/11/2026\t0.01\t\n15/11/2026\t\t500000', { value: '1' })
    const returns = returnsOf(wild)
    expect(returns.status).toBe('one')
    expect(returns.isRateOver).toBe(false)
    const wilder = asked('1/1/2020\t1', { value: '1'.repeat(24), on: '2020-01-02' })
    expect(returnsOf(wilder).isRateOver).toBe(true)
    expect(worthOfRows(wilder, returnsOf(wilder))).toHaveLength(1)
  })
})

describe('the picture', () => {
  it('ends at the value, at what the bank holds, and at what was paid in', () => {
    const returns = returnsOf(portfolio)
    const points = worthSeries(portfolio, returns)
    const last = points.at(-1)
    expect(points[0]).toMatchObject({
      day: '2021-04-05',
      at: 0,
      yours: 100_000,
      bank: 100_000,
      net: 100_000,
    })
    expect(last?.day).toBe('2026-11-16')
    expect(last?.yours).toBeCloseTo(645_000, 3)
    expect(last?.bank).toBeCloseTo(541_304.634_9, 3)
    expect(last?.net).toBe(410_000)
    expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).sort((a, b) => a - b))
  })

  it('has no bank from the day it is empty, and no own line without one rate', () => {
    const dry = asked('1/1/2022\t100000\t\n1/1/2023\t\t60000\n1/1/2024\t\t60000', { value: '0' })
    const points = worthSeries(dry, returnsOf(dry))
    expect(points.at(-1)).toMatchObject({ day: '2024-01-01', bank: undefined, net: -20_000 })
    expect(points.at(-2)?.bank).toBeGreaterThan(0)
    const none = asked('1/1/2020\t-100\n31/12/2020\t200\n31/12/2021\t-150')
    expect(worthSeries(none, returnsOf(none)).every(({ yours }) => yours === undefined)).toBe(true)
    expect(worthSeries(asked(''), returnsOf(asked('')))).toEqual([])
  })
})
