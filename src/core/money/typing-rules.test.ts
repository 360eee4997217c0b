import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zero } from './decimal'
import { readNumber } from './parse'
import { applyTyping, dropTrailingPoint, LONGEST_NUMBER, LONGEST_PERCENTAGE } from './typing-rules'

const type = (proposed: string, longest = LONGEST_NUMBER) =>
  applyTyping({ current: 'before', proposed, isPaste: false, longest })
const paste = (proposed: string, longest = LONGEST_NUMBER) =>
  applyTyping({ current: 'before', proposed, isPaste: true, longest })

const [notInFull, notANumber, secondPoint, tooLong] = [
  'notInFull',
  'notANumber',
  'secondPoint',
  'tooLong',
]

describe('typing', () => {
  it.each(['', '0', '007', '1000', '.', '.5', '5.', '12.50', '9'.repeat(18)])(
    'accepts "%s"',
    (text) => {
      expect(type(text)).toEqual({ text })
    },
  )

  it.each([
    ['1k', notInFull],
    ['1K', notInFull],
    ['2m', notInFull],
    ['1B', notInFull],
    ['1L', notInFull],
    ['2c', notInFull],
    ['2cr', notInFull],
    ['1 000', notInFull],
    ['1,000', notInFull],
    ['1\u00a0000', notInFull],
    ['2 lakh', notInFull],
    ['1e5', notANumber],
    ['-5', notANumber],
    ['+5', notANumber],
    ['5%', notANumber],
    ['₹5', notANumber],
    ['٣', notANumber],
    ['1.2.', secondPoint],
    ['..', secondPoint],
    ['9'.repeat(19), tooLong],
    [`${'9'.repeat(18)}.`, tooLong],
  ])('rejects "%s": %s', (proposed, problem) => {
    expect(type(proposed)).toEqual({ text: 'before', problem })
  })

  it('takes as many characters as the field allows', () => {
    expect(type('9'.repeat(15), LONGEST_PERCENTAGE)).toEqual({ text: '9'.repeat(15) })
    expect(type('9'.repeat(16), LONGEST_PERCENTAGE).problem).toBe(tooLong)
  })

  it('complains of characters before points, and of points before the length', () => {
    expect(type('1.2.3k').problem).toBe(notInFull)
    expect(type('1.2.3x').problem).toBe(notANumber)
    expect(type(`${'9'.repeat(20)}k`).problem).toBe(notInFull)
    expect(type(`1.2.${'9'.repeat(20)}`).problem).toBe(secondPoint)
  })
})

describe('pasting', () => {
  it.each([
    ['1,20,000', '120000'],
    ['1 20 000.50', '120000.50'],
    ['\t1,000\n', '1000'],
    [' , ', ''],
    ['1,23,45,67,89,01,23,45,678', '123456789012345678'],
  ])('takes "%s" as "%s"', (pasted, text) => {
    expect(paste(pasted)).toEqual({ text })
  })

  it.each([
    ['1.2 lakh', notInFull],
    ['1,000k', notInFull],
    ['₹1,000', notANumber],
    ['1.000.000', secondPoint],
    ['9'.repeat(400), tooLong],
  ])('rejects "%s": %s', (pasted, problem) => {
    expect(paste(pasted)).toEqual({ text: 'before', problem })
  })
})

describe('pasting all that a field will show', () => {
  const pasteWhole = (proposed: string, longest = LONGEST_NUMBER) =>
    applyTyping({ current: 'before', proposed, isPaste: true, isWhole: true, longest })

  it.each([
    ['1 lakh', '100000'],
    ['1.5 lakh', '150000'],
    ['2cr', '20000000'],
    ['१०००', '1000'],
    ['१.५ लाख', '150000'],
    ['₹ 1,20,000.50', '120000.50'],
    ['Rs. 1,25,000/-', '125000'],
    ['18%', '18'],
    ['1,20,000', '120000'],
    ['5.', '5.'],
    ['', ''],
  ])('takes "%s" as "%s"', (pasted, text) => {
    expect(pasteWhole(pasted)).toEqual({ text })
  })

  it.each([
    ['1,5 lakh', notInFull],
    ['1.5m', notInFull],
    ['-5', notANumber],
    ['-₹5k', notInFull],
    ['1e5', notANumber],
    ['₹', notANumber],
    ['1.2.3', secondPoint],
    ['99999999999999 crore', tooLong],
  ])('rejects "%s": %s', (pasted, problem) => {
    expect(pasteWhole(pasted)).toEqual({ text: 'before', problem })
  })

  it('takes fewer characters where the field does', () => {
    expect(pasteWhole('1 lakh crore', LONGEST_PERCENTAGE)).toEqual({ text: '1000000000000' })
    expect(pasteWhole('1000 lakh crore', LONGEST_PERCENTAGE).problem).toBe(tooLong)
  })
})

describe('any text', () => {
  const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d., kLx]*$/))

  it('ends in a number the field may show, or in the old text and a problem', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), fc.boolean(), (proposed, isPaste, isWhole) => {
        const longest = LONGEST_NUMBER
        const typed = applyTyping({ current: 'before', proposed, isPaste, isWhole, longest })
        if (typed.problem) {
          expect(typed.text).toBe('before')
        } else {
          expect(typed.text).toMatch(/^(?=.{0,18}$)\d*\.?\d*$/)
          expect(readNumber(typed.text).problem).toBeUndefined()
        }
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('leaving the field', () => {
  it.each([
    ['5.', '5'],
    ['5.0', '5.0'],
    ['.5', '.5'],
    ['.', ''],
    ['', ''],
  ])('leaves "%s" as "%s"', (text, expected) => {
    expect(dropTrailingPoint(text)).toBe(expected)
  })

  it('counts an empty field as 0', () => {
    expect(readNumber(dropTrailingPoint('.'))).toMatchObject({ value: zero, decimals: 0 })
    expect(readNumber('')).toMatchObject({ value: zero, decimals: 0 })
  })
})
