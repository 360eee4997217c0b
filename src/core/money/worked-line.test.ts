import { describe, expect, it } from 'vitest'
import { toDigits } from './decimal'
import { digitsForEquality, evaluateLine, lineEquals, lineWithSign } from './worked-line'

describe('a line of working', () => {
  it.each([
    ['2 + 3 × 4 − 6 ÷ 3', '12'],
    ['(₹1,00,000 − 20,000) × 12.5%', '10000'],
    ['2^10', '1024'],
    ['-3 × -2', '6'],
    ['10 − -2', '12'],
    ['4^(−1)', '0.25'],
    ['((1.21 − 1) ÷ (0.1)) × 1.1', '2.31'],
    ['1.06^(24 ÷ 12)', '1.1236'],
    ['8% ÷ 4', '0.02'],
    ['C$ 5 × AED 2', '10'],
    ['P × r', undefined],
    ['(2 + 3', undefined],
    ['2 +', undefined],
    ['1 ÷ 0', undefined],
    ['', undefined],
  ])('%s', (working, value) => {
    const found = evaluateLine(working)
    expect(found === undefined ? undefined : toDigits(found)).toBe(value)
  })

  it('takes the twelfth root for months of a year', () => {
    expect(toDigits(evaluateLine('1.12^(1 ÷ 12)') ?? (0n as never)).slice(0, 12)).toBe(
      '1.0094887929',
    )
    expect(lineEquals('1,00,00,000 × 1.06^(188 ÷ 12)', '2,49,14,866')).toBe(true)
  })

  it('comes to a result that is rounded as it is written', () => {
    expect(lineEquals('10,623.52 × 60', '₹6,37,411')).toBe(true)
    expect(lineEquals('10,623.52 × 60', '₹6,37,412')).toBe(false)
    expect(lineEquals('0.918% × 12', '11.02%')).toBe(true)
    expect(lineEquals('0.918% × 12', '11.03%')).toBe(false)
    expect(lineEquals('5 − 8', '-₹3')).toBe(true)
  })

  it('has as many digits as make it true, or says that it is about right', () => {
    const third = (digits: number) => `${(1 / 3).toFixed(digits)} × 30,000`
    expect(digitsForEquality(2, '₹10,000', third)).toEqual({ digits: 5, sign: '=' })
    expect(lineWithSign(2, '₹10,000', third)).toBe('0.33333 × 30,000 =')
    expect(lineWithSign(2, '₹11,000', third)).toBe('0.33 × 30,000 ≈')
  })
})
