import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isPrinted,
  readAccount,
  readEmail,
  readIfsc,
  readPhone,
  withPartSwitched,
} from './letterhead'

it('prints everything but the HSN summary, until it is switched', () => {
  expect(isPrinted({ letterhead: '' }, 'bank')).toBe(true)
  expect(isPrinted({ letterhead: '' }, 'hsn')).toBe(false)
  const letterhead = withPartSwitched(withPartSwitched('', 'bank'), 'hsn')
  expect(letterhead).toBe('bank hsn')
  expect(isPrinted({ letterhead }, 'bank')).toBe(false)
  expect(isPrinted({ letterhead }, 'hsn')).toBe(true)
  expect(isPrinted({ letterhead }, 'logo')).toBe(true)
  expect(withPartSwitched(letterhead, 'bank')).toBe('hsn')
})

describe('a phone number', () => {
  it.each([
    '',
    '9825012345',
    '98250 12345',
    '+91 98250 12345',
    '+91-98250-12345',
    '919825012345',
    '098250 12345',
    '079 2656 1234',
    '(079) 26561234',
    '1800 123 4567',
    '98250 12345, 079 2656 1234',
    '98250 12345 / 98250 54321',
  ])('may be %j', (typed) => {
    expect(readPhone(typed)).toEqual({ text: typed })
  })

  it.each([
    ['2656 1234', /this has 8/],
    ['98250 123456', /this has 11/],
    ['98250 12345, 123', /this has 3/],
    ['ask Asha', /has digits/],
  ])('is hinted at where it is %j', (typed, hint) => {
    expect(readPhone(typed)).toMatchObject({ text: typed, problem: expect.stringMatching(hint) })
  })

  it('loses spaces that nobody needs', () => {
    expect(readPhone('  98250 \u200e  12345 ').text).toBe('98250 12345')
  })
})

describe('an e-mail address', () => {
  it('is read without spaces', () => {
    expect(readEmail(' shop @example.co.in ')).toEqual({ text: 'shop@example.co.in' })
  })

  it.each(['shop', 'shop@', '@example.in', 'shop@example', 'a@b@c.in', 'shop@example.', 'a@.in'])(
    'is hinted at where it is %j',
    (typed) => {
      expect(readEmail(typed).problem).toBe('An e-mail address looks like name@example.in.')
    },
  )
})

describe('a bank account', () => {
  it('has 9 to 18 digits, whatever stands between them', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,24}$/), (digits) => {
        const { text, problem } = readAccount(digits.replace(/(\d{4})/g, '$1 '))
        expect(text).toBe(digits)
        expect(problem === undefined).toBe(digits.length >= 9 && digits.length <= 18)
      }),
    )
  })

  it.each([
    ['1234 5678', 'A bank account number has 9 to 18 digits; this has 8.'],
    ['SB-12345678', 'A bank account number has only digits.'],
  ])('is hinted at where it is %j', (typed, problem) => {
    expect(readAccount(typed).problem).toBe(problem)
  })

  it('may be missing', () => {
    expect(readAccount(' ')).toEqual({ text: '' })
  })
})

describe('an IFSC', () => {
  it('has four letters, a zero and six letters or digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{4}0[A-Z0-9]{6}$/), (ifsc) => {
        expect(readIfsc(` ${ifsc.toLowerCase().replace('0', '0 ')}`)).toEqual({ text: ifsc })
      }),
    )
  })

  it.each([
    ['SBIN', 'An IFSC has 11 characters; this has 4.'],
    ['SBINO001234', "Character 5 of an IFSC is a zero; this has 'O'."],
    [
      'SB1N0001234',
      'An IFSC has four letters, a zero and six letters or digits, as in SBIN0001234.',
    ],
  ])('is hinted at where it is %j', (typed, problem) => {
    expect(readIfsc(typed)).toEqual({ text: typed, problem })
  })

  it('may be missing', () => {
    expect(readIfsc('')).toEqual({ text: '' })
  })
})
