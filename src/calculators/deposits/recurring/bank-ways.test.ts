import { describe, expect, it } from 'vitest'
import { type Decimal, decimalFrom, round } from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { type WayOfBank, waysOfBanks } from './bank-ways'
import { answer, computeRecurring, planIn } from './compute'
import { inputs } from './inputs'

const deposit = { monthly: decimalFrom(5000), rate: decimalFrom('6.5'), months: 60 }

const nameOf = ({ way, isRounded, isAtMonthEnd }: WayOfBank) =>
  [way, isRounded && 'rounded', isAtMonthEnd && 'at month end'].filter(Boolean).join(', ')

const valuesOf = (of: typeof deposit) =>
  Object.fromEntries(waysOfBanks(of).map((way) => [nameOf(way), formatNumber(way.value, 2)]))

describe('the ways of banks', () => {
  it('are worked out for an ordinary deposit', () => {
    // Worked out once more apart from this code, with sixty digits.
    expect(valuesOf(deposit)).toEqual({
      formula: '3,54,954.10',
      'formula, at month end': '3,53,052.00',
      'formula, rounded': '3,54,953.00',
      'formula, rounded, at month end': '3,53,051.00',
      monthly: '3,55,283.92',
      'monthly, at month end': '3,53,369.84',
      postOffice: '3,54,954.00',
      quarters: '3,54,960.91',
      'quarters, at month end': '3,53,058.81',
      'quarters, rounded': '3,54,962.00',
      'quarters, rounded, at month end': '3,53,058.00',
      simple: '3,49,562.50',
      'simple, at month end': '3,47,937.50',
    })
  })

  it('that the page knows are what the page counts', () => {
    for (const [method, months] of [
      ['formula', 32],
      ['quarters', 32],
      ['postOffice', 60],
    ] as const) {
      const { asked } = answer({ ...inputs.defaults, method, months: String(months) })
      const plan = planIn(computeRecurring(asked))
      const way = waysOfBanks({ monthly: asked.monthly, rate: asked.annualRate, months }).find(
        ({ way, isRounded, isAtMonthEnd }) => way === method && !isRounded && !isAtMonthEnd,
      )
      expect(way?.value).toBe(plan && round(plan.maturityValue, 20))
    }
  })

  it('hold the table of the post office only for its own months', () => {
    const has = (months: number) =>
      waysOfBanks({ ...deposit, months }).some(({ way }) => way === 'postOffice')
    expect([has(60), has(59)]).toEqual([true, false])
  })

  it('round the interest of each quarter to the rupee, and count what is left at the end', () => {
    const by = valuesOf({ monthly: decimalFrom(1000), rate: decimalFrom(8), months: 4 })
    // A quarter: 1000 × (1 + 2 + 3) × 8% ÷ 12 = 40; the fourth month: (3040 + 1000) × 8% ÷ 12 = 26.93.
    expect(by['quarters, rounded']).toBe('4,067.00')
    expect(by.credited).toBe('4,066.93')
    // By quarters each instalment has full quarters of its own: 1000 × (1.02 × 1.00666… + 1.02 + 1.01333… + 1.00666…).
    expect(by.quarters).toBe('4,066.80')
  })

  it('of no months are none, and of absurd rates those that can be shown', () => {
    expect(waysOfBanks({ ...deposit, months: 0 })).toEqual([])
    const huge = { ...deposit, rate: decimalFrom('9'.repeat(24)) as Decimal, months: 1200 }
    expect(waysOfBanks(huge).map(nameOf)).toEqual(['simple', 'simple, at month end'])
  })
})
