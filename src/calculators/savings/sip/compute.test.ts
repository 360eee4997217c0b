import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agrees, shownExactly, vectorsOf } from '../../../../tests/vectors'
import { LARGEST_AMOUNT } from '../../../core/loan/annuity'
import { decimalFrom, sum, toFixed, zero } from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { readNumber } from '../../../core/money/parse'
import { computeRaisedSip, computeSip, type SipInputs } from './compute'

const usual: SipInputs = {
  monthly: decimalFrom(5000),
  annualRate: decimalFrom(12),
  years: decimalFrom(10),
}

const anyNumber = fc
  .stringMatching(/^-?\d{0,24}(\.\d{0,24})?$/)
  .map((text) => readNumber(text).value)
const anyYears = fc.oneof(fc.integer({ min: -1, max: 110 }).map(decimalFrom), anyNumber)

describe('computeSip', () => {
  it.each(vectorsOf('sip').map((vector) => [vector.title, vector] as const))(
    '%s',
    (_, { inputs, expected, display, displayWhole }) => {
      const results = computeSip({
        monthly: decimalFrom(inputs.monthly ?? ''),
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

  it('grows year by year', () => {
    const rows = computeSip(usual)?.years.map(({ year, monthly, invested, value }) => [
      year,
      ...[monthly, invested, value].map((figure) => formatNumber(figure, 0)),
    ])
    expect(rows?.[0]).toEqual([1, '5,000', '60,000', '64,047'])
    expect(rows?.[1]).toEqual([2, '5,000', '1,20,000', '1,36,216'])
    expect(rows?.[9]).toEqual([10, '5,000', '6,00,000', '11,61,695'])
  })

  it('counts half years to the month', () => {
    const results = computeSip({ ...usual, years: decimalFrom('10.5') })
    expect(results?.months).toBe(126)
    expect(results?.years).toHaveLength(11)
    expect(results?.years.at(-1)?.value).toBe(results?.futureValue)
  })

  it.each([
    ['years 0', { years: zero }],
    ['negative years', { years: decimalFrom(-10) }],
    ['amount 0', { monthly: zero }],
    ['a negative amount', { monthly: decimalFrom(-5000) }],
  ])('gives zero results for %s', (_, changes) => {
    const results = computeSip({ ...usual, ...changes })
    expect(results).toMatchObject({ invested: zero, futureValue: zero, returns: zero })
  })

  it('loses money with a negative return', () => {
    const results = computeSip({ ...usual, annualRate: decimalFrom(-12) })
    expect(toFixed(results?.returns ?? zero, 0)).toBe('-253193')
  })

  it('is nothing for durations and sums beyond reach', () => {
    expect(computeSip({ ...usual, years: decimalFrom(101) })).toBeUndefined()
    expect(computeSip({ ...usual, annualRate: decimalFrom('9'.repeat(24)) })).toBeUndefined()
  })

  it('has an answer for every input that can be read', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, anyYears, (monthly, annualRate, years) => {
        const results = computeSip({ monthly, annualRate, years })
        if (!results) return
        expect(sum(results.invested, results.returns)).toBe(results.futureValue)
        expect(results.futureValue >= 0n && results.futureValue <= LARGEST_AMOUNT).toBe(true)
        expect(results.years).toHaveLength(Math.ceil(results.months / 12))
      }),
    )
  })
})

describe('computeRaisedSip', () => {
  it('is the tip on the page: 10% more each year', () => {
    expect(formatNumber(computeRaisedSip(usual)?.futureValue ?? zero, 0)).toBe('16,87,163')
  })
})
