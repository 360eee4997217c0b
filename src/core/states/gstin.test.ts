import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCharacter, readGstin, readOperatorGstin, readSellerGstin } from './gstin'
import { gstStates } from './states'

const MISTYPED = 'The last character does not fit the others, so one of them may be mistyped.'

const letters = (count: number) =>
  fc.string({
    unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
    minLength: count,
    maxLength: count,
  })
const anyGstin = fc
  .tuple(
    fc.constantFrom(...Object.keys(gstStates)),
    letters(5),
    fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0')),
    letters(1),
    fc.constantFrom(...'123456789ABCZ'),
  )
  .map((parts) => `${parts.join('')}Z`)
  .map((first) => first + checkCharacter(first))

describe('readGstin', () => {
  // Real ones, whose last character was not computed here.
  it.each([
    ['27AAPFU0939F1ZV', 'Maharashtra'],
    ['29AAGCB7383J1Z4', 'Karnataka'],
    ['37AADCS0472N1Z1', 'Andhra Pradesh'],
    ['27AAACR5055K1Z7', 'Maharashtra'],
    ['24AAACC1206D1ZM', 'Gujarat'],
  ])('accepts %s', (gstin, state) => {
    expect(readGstin(gstin)).toEqual({
      gstin,
      kind: 'ordinary',
      stateCode: gstin.slice(0, 2),
      state,
      pan: gstin.slice(2, 12),
    })
  })

  it.each([
    '27aapfu0939f1zv',
    ' 27 AAPFU 0939F 1ZV ',
    '27-AAPFU0939F-1Z-V',
    '27AAPFU0939F1ZV\u200b',
  ])('forgives small letters, spaces and hyphens: %j', (text) => {
    expect(readGstin(text)).toMatchObject({ gstin: '27AAPFU0939F1ZV', state: 'Maharashtra' })
    expect(readGstin(text).problem).toBeUndefined()
  })

  it.each([
    ['27AAPFU0939F1Z', 'A GSTIN has 15 characters; this has 14.'],
    ['27AAPFU0939F1ZVV', 'A GSTIN has 15 characters; this has 16.'],
    ['2', 'A GSTIN has 15 characters; this has 1.'],
    ['X7AAPFU0939F1ZV', "Character 1 of a GSTIN is a digit; this has 'X'."],
    ['27A1PFU0939F1ZV', "Character 4 of a GSTIN is a letter; this has '1'."],
    ['27AAPFUO939F1ZV', "Character 8 of a GSTIN is a digit; this has 'O'."],
    ['27AAPFU093901ZV', "Character 12 of a GSTIN is a letter; this has '0'."],
    [
      '27AAPFU0939F0ZV',
      "Character 13 of a GSTIN is a letter or a digit from 1 to 9; this has '0'.",
    ],
    [
      '27AAPFU0939F1XV',
      "Character 14 of a GSTIN is the letter Z, seldom a digit from 1 to 9 or a letter from A to J; this has 'X'.",
    ],
    ['27AAPFU0939F1Z*', "Character 15 of a GSTIN is a letter or a digit; this has '*'."],
    ['00AAPFU0939F1ZV', 'No state has the code 00.'],
    ['39AAPFU0939F1ZV', 'No state has the code 39.'],
    ['98AAPFU0939F1ZV', 'No state has the code 98.'],
    ['27AAPFU0939F1ZX', MISTYPED],
    ['29AAPFU0939F1ZV', MISTYPED],
  ])('hints at what is wrong with %s', (text, problem) => {
    expect(readGstin(text).problem).toBe(problem)
  })

  it('has nothing to say about an empty field', () => {
    expect(readGstin('  ')).toEqual({ gstin: '' })
  })

  it('notices every single character that is mistyped', () => {
    const anyCharacter = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    fc.assert(
      fc.property(anyGstin, fc.nat({ max: 14 }), anyCharacter, (gstin, at, character) => {
        expect(readGstin(gstin).problem).toBeUndefined()
        fc.pre(gstin[at] !== character)
        const mistyped = gstin.slice(0, at) + character + gstin.slice(at + 1)
        expect(readGstin(mistyped).problem).toBeDefined()
      }),
      { numRuns: 1_000 },
    )
  })

  it('answers whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        expect(typeof readGstin(text).gstin).toBe('string')
      }),
    )
  })
})

describe('the number of a buyer that is no ordinary GSTIN', () => {
  it.each([
    ['0717UNO00157UNO', 'uin', 'Delhi'],
    ['27MUMA12345B1D5', 'deductor', 'Maharashtra'],
    ['0717USA12345NRO', 'non-resident', 'Delhi'],
    ['9917SGP29004OSZ', 'oidar', undefined],
    // Its 14th character is a digit: an ordinary one, as the pattern of the department's tool has it.
    ['27AAACA1234B12D', 'ordinary', 'Maharashtra'],
  ] as const)('%s is taken as %s', (text, kind, state) => {
    const reading = readGstin(text.toLowerCase())
    expect(reading).toMatchObject({ gstin: text, kind })
    expect(reading.state).toBe(state)
    expect(reading.problem).toBeUndefined()
  })

  it.each([
    ['O717UNO00157UNO', "Character 1 of a UIN is a digit; this has 'O'."],
    ['0717UN000157UNO', "Character 7 of a UIN is a letter; this has '0'."],
    ['0717UNO00157UMO', "Character 14 of a UIN is the letter N; this has 'M'."],
    ['0717USAI2345NRO', "Character 8 of a non-resident's number is a digit; this has 'I'."],
    [
      '27MUM112345B1D5',
      "Character 6 of the GSTIN of an office that deducts tax is a letter; this has '1'.",
    ],
    ['27MUMA12345B1D6', MISTYPED],
    ['00MUMA12345B1D5', 'No state has the code 00.'],
  ])('says which character of %s is wrong, and why', (text, problem) => {
    expect(readGstin(text).problem).toBe(problem)
  })

  it('only doubts the last character where the kind may have none', () => {
    for (const text of ['0717UNO00157UNP', '0717USA12345NR1']) {
      expect(readGstin(text).problem).toBeUndefined()
      expect(readGstin(text).doubt).toContain('may be right all the same')
    }
    expect(readGstin('0717UNO00157UNO').doubt).toBeUndefined()
  })

  it('is not that of a shop', () => {
    expect(readSellerGstin('27AAPFU0939F1ZV').problem).toBeUndefined()
    expect(readSellerGstin('0717UNO00157UNO').problem).toBe(
      'This is the UIN of an embassy or UN body, not of a shop.',
    )
  })
})

describe('gstStates', () => {
  it('has the codes 01 to 38, 97 and 99', () => {
    const upTo38 = Array.from({ length: 38 }, (_, index) => String(index + 1).padStart(2, '0'))
    expect(Object.keys(gstStates).sort()).toEqual([...upTo38, '97', '99'])
  })
})

it("a marketplace's own registration has a C in the place of the Z", () => {
  const operator = `27AAPFU0939F1C`
  const gstin = operator + checkCharacter(`${operator}0`)
  expect(readOperatorGstin(gstin)).toMatchObject({ gstin, stateCode: '27' })
  expect(readOperatorGstin(gstin).problem).toBeUndefined()
  expect(readGstin(gstin)).toMatchObject({ kind: 'collector', state: 'Maharashtra' })
  expect(readSellerGstin(gstin).problem).toContain('not of a shop')
  expect(readOperatorGstin('27AAPFU0939F1ZV').problem).toContain('the letter C')
  expect(readOperatorGstin('27AAACA1234B12D').problem).toContain('the letter C')
  expect(readOperatorGstin('27MUMA12345B1D5').problem).toBe(
    "This is no marketplace's GSTIN: Government office that deducts tax.",
  )
})
