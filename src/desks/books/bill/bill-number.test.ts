import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  financialYearOf,
  firstOfYear,
  hasYear,
  LONGEST_NUMBER,
  nextFreeNumber,
  nextNumber,
  numberKey,
  numberProblem,
} from './bill-number'

const thisYear = { own: 2026, next: 2026 }
const onFirstOfApril = { own: 2026, next: 2027 }

describe('a financial year', () => {
  it.each([
    ['2026-04-01', 2026],
    ['2027-03-31', 2026],
    ['2027-04-01', 2027],
    ['2027-01-01', 2026],
    ['', undefined],
    ['0027-04-01', undefined],
    ['1 April', undefined],
  ])('of "%s" is %s', (date, year) => {
    expect(financialYearOf(date)).toBe(year)
  })
})

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
    expect(nextNumber(number, thisYear)).toBe(expected)
  })

  it.each([
    ['GST/001/26-27', 'GST/002/26-27', 'GST/001/27-28'],
    ['GST/009/26-27', 'GST/010/26-27', 'GST/001/27-28'],
    ['GST/099/26-27', 'GST/100/26-27', 'GST/001/27-28'],
    ['GST/26-27/001', 'GST/26-27/002', 'GST/27-28/001'],
    ['26-27/41', '26-27/42', '27-28/01'],
    ['041/2026-27', '042/2026-27', '001/2027-28'],
    ['41/2026-2027', '42/2026-2027', '01/2027-2028'],
    ['INV-2627-014', 'INV-2627-015', 'INV-2728-001'],
    ['014/INV/2627', '015/INV/2627', '001/INV/2728'],
    ['A202627/014', 'A202627/015', 'A202728/001'],
    ['20262027/014', '20262027/015', '20272028/001'],
    ['A/26/27/8', 'A/26/27/9', 'A/27/28/1'],
    ['FY26-27/014', 'FY26-27/015', 'FY27-28/001'],
    ['014/fy26-27', '015/fy26-27', '001/fy27-28'],
    ['INV2026-27/7', 'INV2026-27/8', 'INV2027-28/1'],
    ['26-27/B2/014/X', '26-27/B2/015/X', '27-28/B2/001/X'],
    ['GST/26/26-27', 'GST/27/26-27', 'GST/01/27-28'],
    ['GST/27/26-27', 'GST/28/26-27', 'GST/01/27-28'],
    ['26-27/28', '26-27/29', '27-28/01'],
    ['INV/2026/014', 'INV/2026/015', 'INV/2027/001'],
    ['14/2026', '15/2026', '01/2027'],
  ])('after "%s" is "%s", and "%s" in the next year', (number, next, nextYear) => {
    expect(nextNumber(number, thisYear)).toBe(next)
    expect(nextNumber(number, onFirstOfApril)).toBe(nextYear)
  })

  it.each([
    ['no pair of years', 'A/26-28', 'A/26-29'],
    ['years of long ago', '12-13', '12-14'],
    ['a longer counter', 'INV-126-27', 'INV-126-28'],
    ['nothing but a year', '26-27', '26-28'],
    ['nothing but a year', 'INV-2627', 'INV-2628'],
    ['nothing but a year', '2026', '2027'],
    ['two digits', '001/26', '001/27'],
  ])('counts on with %s, such as "%s"', (_, number, next) => {
    expect(nextNumber(number, thisYear)).toBe(next)
    expect(nextNumber(number, onFirstOfApril)).toBe(next)
  })

  it('begins to count where there is a year that nobody counts with', () => {
    expect(nextNumber('2026-2027', thisYear)).toBe('2026-2027-2')
    expect(nextNumber('FY26-27', thisYear)).toBe('FY26-27-2')
    expect(nextNumber('FY26-27', onFirstOfApril)).toBe('FY27-28')
  })

  it('leaves a year that its person wrote as it is, within the same year', () => {
    expect(nextNumber('GST/050/25-26', thisYear)).toBe('GST/051/25-26')
    expect(nextNumber('GST/001/27-28', thisYear)).toBe('GST/002/27-28')
    expect(nextNumber('GST/001/27-28', onFirstOfApril)).toBe('GST/002/27-28')
    expect(nextNumber('GST/050/25-26', onFirstOfApril)).toBe('GST/001/27-28')
  })

  it('moves a calendar year only forward', () => {
    // From January on, when the financial year is still the last one.
    expect(nextNumber('2027/014', thisYear)).toBe('2027/015')
    expect(nextNumber('014/2027', thisYear)).toBe('015/2027')
    expect(nextNumber('2027/014', onFirstOfApril)).toBe('2027/015')
    expect(nextNumber('2025/014', onFirstOfApril)).toBe('2025/015')
    expect(nextNumber('2027/014', { own: 2027, next: 2026 })).toBe('2027/015')
  })

  it('goes back to the year of a bill that is dated back', () => {
    expect(nextNumber('GST/007/27-28', { own: 2027, next: 2026 })).toBe('GST/001/26-27')
  })

  it('counts one on and is never too long', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z/-]{0,6}\d{5,8}$/), (number) => {
        const next = nextNumber(number, thisYear)
        expect(next.length).toBeLessThanOrEqual(LONGEST_NUMBER)
        const digits = (text: string) => BigInt(/\d+$/.exec(text)?.[0] ?? -1)
        expect(digits(next)).toBe(digits(number) + 1n)
      }),
    )
  })

  it('passes over those that other bills have, whatever their capitals', () => {
    expect(nextFreeNumber('inv-041', thisYear, new Set(['INV-042', 'INV-043']))).toBe('inv-044')
    expect(nextFreeNumber('', thisYear, new Set(['']))).toBe('')
    expect(nextFreeNumber('A/9/26-27', onFirstOfApril, new Set(['A/1/27-28']))).toBe('A/2/27-28')
  })

  const year = fc.integer({ min: 2017, max: 2097 })
  const two = (year: number) => String(year % 100).padStart(2, '0')
  const forms: readonly ((year: number) => string)[] = [
    (year) => `${two(year)}-${two(year + 1)}`,
    (year) => `${two(year)}/${two(year + 1)}`,
    (year) => `${year}-${two(year + 1)}`,
    (year) => `FY${two(year)}-${two(year + 1)}`,
  ]

  it('is free in its year, and differs only in the counter or the year', () => {
    const world = fc.record({
      own: year,
      step: fc.constantFrom(-1, 0, 1),
      form: fc.constantFrom(...forms),
      prefix: fc.constantFrom('', 'A', 'GST', 'b'),
      counter: fc.integer({ min: 0, max: 999 }),
      width: fc.integer({ min: 1, max: 3 }),
      isYearLast: fc.boolean(),
      taken: fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { maxLength: 30 }),
    })
    fc.assert(
      fc.property(world, ({ own, step, form, prefix, counter, width, isYearLast, taken }) => {
        const next = own + step
        // A counter that has grown keeps its width.
        const atLeast = step === 0 ? width : Math.max(width, String(counter).length)
        const numberOf = (count: number, year: number) => {
          const digits = String(count).padStart(year === own ? width : atLeast, '0')
          const parts = isYearLast ? [digits, form(year)] : [form(year), digits]
          return [...(prefix ? [prefix] : []), ...parts].join(isYearLast ? '-' : '/')
        }
        const keys = new Set(taken.map((count) => numberKey(numberOf(count, next))))
        const number = nextFreeNumber(numberOf(counter, own), { own, next }, keys)
        const from = step === 0 ? counter + 1 : 1
        const free = Array.from({ length: 40 }, (_, at) => from + at).find(
          (count) => !taken.includes(count),
        )
        expect(number).toBe(numberOf(free ?? -1, next))
        expect(keys).not.toContain(numberKey(number))
      }),
    )
  })

  it('always comes to an end, is free and never too long, whatever a person typed', () => {
    const texts = fc.stringMatching(
      /^[A-Za-z/-]{0,3}\d{0,4}[/-]?(20)?2[5-8][/-]?(20)?2[5-8]\d{0,2}$/,
    )
    fc.assert(
      fc.property(texts, fc.constantFrom(2025, 2026, 2027), (number, next) => {
        const taken = new Set<string>()
        for (let bills = 0; bills < 12; bills++) {
          const free = nextFreeNumber(number, { own: 2026, next }, taken)
          expect(free.length).toBeLessThanOrEqual(LONGEST_NUMBER)
          if (free === '') return
          expect(taken).not.toContain(numberKey(free))
          taken.add(numberKey(free))
        }
      }),
    )
  })
})

describe('a year in a number', () => {
  it('is known, and so is the first number of it', () => {
    expect(hasYear('GST/001/26-27', 2026)).toBe(true)
    expect(hasYear('INV-041', 2026)).toBe(false)
    expect(firstOfYear('GST/001/27-28', 2027)).toBe('001')
    expect(firstOfYear('GST/002/27-28', 2027)).toBeUndefined()
    expect(firstOfYear('GST/001/27-28', 2026)).toBeUndefined()
    expect(firstOfYear('EST-001', 2027)).toBeUndefined()
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

  it('is the same whatever its capitals and outer spaces', () => {
    expect(numberKey(' inv-1 ')).toBe(numberKey('INV-1'))
  })
})
