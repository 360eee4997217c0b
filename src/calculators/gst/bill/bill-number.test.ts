import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LONGEST_NUMBER, nextFreeNumber, nextNumber, numberProblem } from './bill-number'

describe('the number of the next bill', () => {
  it.each([
    ['INV-041', 'INV-042'],
    ['INV-099', 'INV-100'],
    ['INV-999', 'INV-1000'],
    ['7', '8'],
    [' 7 ', '8'],
    ['2026-27/0142', '2026-27/0143'],
    ['SGS/142/B', 'SGS/143/B'],
    ['99999999999999', '100000000000000'],
    ['Asha', 'Asha-2'],
    ['Asha-2', 'Asha-3'],
    ['', ''],
    ['9999999999999999', ''],
    ['A very long number', ''],
  ])('after "%s" is "%s"', (number, expected) => {
    expect(nextNumber(number)).toBe(expected)
  })

  it('is another one, counts one on, and is never too long', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z/-]{0,6}\d{1,8}$/), (number) => {
        const next = nextNumber(number)
        expect(next.length).toBeLessThanOrEqual(LONGEST_NUMBER)
        const digits = (text: string) => BigInt(/\d+$/.exec(text)?.[0] ?? -1)
        expect(digits(next)).toBe(digits(number) + 1n)
      }),
    )
  })

  it('passes over those that other bills have', () => {
    expect(nextFreeNumber('INV-041', new Set(['INV-042', 'INV-043']))).toBe('INV-044')
    expect(nextFreeNumber('', new Set(['']))).toBe('')
  })
})

describe('a number', () => {
  it.each(['', 'INV-041', '2026-27/0142', 'A123456789012345'])('such as "%s" may stand', (text) => {
    expect(numberProblem(text)).toBeUndefined()
  })

  it.each([
    ['A1234567890123456', /at most 16 characters; this has 17/],
    ['INV 41', /only letters/],
    ['#41', /only letters/],
    ['बिल-1', /only letters/],
  ])('such as "%s" gets a hint', (text, hint) => {
    expect(numberProblem(text)).toMatch(hint)
  })
})
