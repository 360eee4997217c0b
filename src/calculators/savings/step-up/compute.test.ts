import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agrees, shownExactly, vectorsOf } from '../../../../tests/vectors'
import { LARGEST_AMOUNT } from '../../../core/loan/annuity'
import { type Decimal, decimalFrom, one, sum, toFixed, zero } from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { readNumber } from '../../../core/money/parse'
import type { PlanInputs } from '../shared/plan'
import { computeStepUpSip } from './compute'

const usual: PlanInputs = {
  monthly: decimalFrom(5000),
  stepPercent: decimalFrom(10),
  annualRate: decimalFrom(12),
  years: decimalFrom(10),
}

const anyNumber = fc
  .stringMatching(/^-?\d{0,24}(\.\d{0,24})?$/)
  .map((text) => readNumber(text).value)
const anyYears = fc.oneof(fc.integer({ min: -1, max: 110 }).map(decimalFrom), anyNumber)
const paise = (count: number) => decimalFrom((count / 100).toFixed(2))
const anyPrice = fc.integer({ min: 1, max: 10_000 }).map(paise)
const anyTerm = fc.integer({ min: 1, max: 40 })
const anyPercent = fc.oneof(fc.integer({ min: -150, max: 150 }).map(decimalFrom), anyNumber)

describe('computeStepUpSip', () => {
  it.each(vectorsOf('stepUpSip').map((vector) => [vector.title, vector] as const))(
    '%s',
    (_, { inputs, expected, display, displayWhole }) => {
      const results = computeStepUpSip({
        monthly: decimalFrom(inputs.initial ?? ''),
        stepPercent: decimalFrom(inputs.stepPercent ?? ''),
        annualRate: decimalFrom(inputs.annualRate ?? ''),
        years: decimalFrom(inputs.years ?? ''),
      })
      expect(String(results?.months)).toBe(expected.months)
      for (const name of ['invested', 'futureValue', 'returns'] as const) {
        const figure = results?.[name] ?? decimalFrom(-1)
        expect(agrees(figure, expected[name] ?? ''), `${name} ${shownExactly(figure)}`).toBe(true)
        expect(formatNumber(figure, 2), name).toBe(display[name])
        expect(formatNumber(figure, 0), name).toBe(displayWhole?.[name])
      }
    },
  )

  it('raises the sum every year', () => {
    const rows = computeStepUpSip(usual)?.years.map(({ year, monthly, value }) => [
      year,
      formatNumber(monthly, 0),
      formatNumber(value, 0),
    ])
    expect(rows).toEqual([
      [1, '5,000', '64,047'],
      [2, '5,500', '1,42,621'],
      [3, '6,050', '2,38,205'],
      [4, '6,655', '3,53,661'],
      [5, '7,321', '4,92,285'],
      [6, '8,053', '6,57,867'],
      [7, '8,858', '8,54,764'],
      [8, '9,744', '10,87,978'],
      [9, '10,718', '13,63,250'],
      [10, '11,790', '16,87,163'],
    ])
  })

  it('says what the same plan comes to without the step-up', () => {
    const { withoutStepUp } = computeStepUpSip(usual) ?? {}
    expect(formatNumber(withoutStepUp ?? zero, 0)).toBe('11,61,695')
  })

  it('stops paying in when the sum falls by all of itself', () => {
    const results = computeStepUpSip({ ...usual, stepPercent: decimalFrom(-100) })
    expect(formatNumber(results?.invested ?? zero, 0)).toBe('60,000')
    expect(computeStepUpSip({ ...usual, stepPercent: decimalFrom(-250) })).toEqual(results)
  })

  it.each([
    ['years 0', { years: zero }],
    ['negative years', { years: decimalFrom(-10) }],
    ['a negative amount', { monthly: decimalFrom(-5000) }],
  ])('gives zero results for %s', (_, changes) => {
    const results = computeStepUpSip({ ...usual, ...changes })
    expect(results).toMatchObject({ invested: zero, futureValue: zero, returns: zero })
  })

  it('is nothing for durations and sums beyond reach', () => {
    expect(computeStepUpSip({ ...usual, years: decimalFrom(101) })).toBeUndefined()
    expect(computeStepUpSip({ ...usual, stepPercent: decimalFrom('9'.repeat(24)) })).toBeUndefined()
  })

  it('equals a plain SIP, digit for digit, when the step is 0%', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, anyTerm, (monthly, annualRate, years) => {
        const results = computeStepUpSip({
          monthly,
          stepPercent: zero,
          annualRate,
          years: decimalFrom(years),
        })
        // P·((1+r)ⁿ − 1) / r · (1+r), as one exact fraction.
        const [growth, base] = [1200n * one + annualRate, 1200n * one]
        const still = base ** BigInt(years * 12)
        const gained = growth ** BigInt(years * 12) - still
        const divisor = still * (growth - base)
        const plain = ((2n * monthly * gained * growth + divisor) / (2n * divisor)) as Decimal
        expect(toFixed(results?.futureValue ?? zero, 30)).toBe(toFixed(plain, 30))
        expect(results?.withoutStepUp).toBe(results?.futureValue)
        expect(results?.years.every((year) => year.monthly === monthly)).toBe(true)
      }),
    )
  })

  it('has an answer for every input that can be read', () => {
    const anyInputs = fc.record({
      monthly: anyNumber,
      stepPercent: anyPercent,
      annualRate: anyPercent,
      years: anyYears,
    })
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const results = computeStepUpSip(inputs)
        if (!results) return
        expect(sum(results.invested, results.returns)).toBe(results.futureValue)
        expect(results.futureValue >= 0n && results.futureValue <= LARGEST_AMOUNT).toBe(true)
        expect(results.years).toHaveLength(Math.ceil(results.months / 12))
      }),
    )
  })
})
