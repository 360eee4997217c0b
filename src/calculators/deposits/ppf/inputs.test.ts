import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_RATE_CHANGES } from '../../../core/limits'
import { answer } from './compute'
import {
  addChange,
  type Changes,
  changesOf,
  fillKnownRates,
  inputs,
  insertChange,
  knownRatesSince,
  parseChanges,
  readChange,
  removeChange,
  type TypedChange,
  writeChanges,
} from './inputs'

const change = (part: Partial<TypedChange> = {}): TypedChange => ({
  scheme: 'ppf',
  year: '6',
  quarter: '1',
  rate: '7.5',
  ...part,
})

describe('rate changes in a link', () => {
  it('are readable', () => {
    expect(writeChanges([change(), change({ year: '9', quarter: '2', rate: '6.8' })])).toBe(
      'ppf~6~1~7.5*ppf~9~2~6.8',
    )
  })

  it('come back as they were, whatever was typed', () => {
    const anyChange = fc.record({
      scheme: fc.constantFrom('ppf' as const, 'ssy' as const),
      year: fc.string(),
      quarter: fc.constantFrom('1', '2', '3', '4'),
      rate: fc.string(),
    })
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 20 }), (changes) => {
        const parsed = parseChanges(writeChanges(changes))
        for (const scheme of ['ppf', 'ssy'] as const) {
          expect(changesOf(scheme, parsed)).toEqual(changesOf(scheme, changes))
        }
      }),
    )
  })

  it('of any other text are left out, and no more than there may be', () => {
    expect(parseChanges('hello*ppf~6~9~7*ssy~1~1~8*~~~')).toEqual([
      change({ scheme: 'ssy', year: '1', rate: '8' }),
    ])
    expect(parseChanges(writeChanges(Array(99).fill(change())))).toHaveLength(MOST_RATE_CHANGES)
  })
})

describe('the year of a change', () => {
  it.each([
    ['6', undefined, 6],
    ['6', '2026-04', 6],
    ['2031', '2026-04', 6],
    ['2031', '2027-02', 6],
    ['2025', '2026-04', undefined],
    ['2031', undefined, 2031],
    ['0', undefined, undefined],
    ['', undefined, undefined],
    ['abc', '2026-04', undefined],
  ])('%s of an account opened in %s is %s', (year, opened, row) => {
    expect(readChange(change({ year }), opened).row).toBe(row)
  })

  it('needs a rate to count; one below 0 is 0', () => {
    expect(readChange(change({ rate: '' }), undefined).change).toBeUndefined()
    expect(readChange(change({ rate: '-3' }), undefined).change?.rate).toBe(0n)
  })
})

describe('the known rates', () => {
  it('begin with the one at the opening', () => {
    expect(knownRatesSince('ppf', '2019-08')).toEqual({
      atOpening: '7.9',
      changes: [change({ year: '2020', rate: '7.1' })],
    })
    expect(knownRatesSince('ssy', '2023-05').changes).toEqual([
      change({ scheme: 'ssy', year: '2023', quarter: '4', rate: '8.2' }),
    ])
    expect(knownRatesSince('ppf', '2014-01').atOpening).toBeUndefined()
    expect(knownRatesSince('ppf', '2014-01').changes[0]).toEqual(
      change({ year: '2016', rate: '8.1' }),
    )
    expect(knownRatesSince('ppf', '2026-04').changes).toEqual([])
  })

  it('are filled in once, with what was typed for later', () => {
    const later = change({ year: '2030', rate: '6.5' })
    const typed = {
      ...inputs.defaults,
      opened: '08/2019',
      changes: writeChanges([change({ year: '1', quarter: '4', rate: '9' }), later]),
    }
    const filled = fillKnownRates(typed, '2019-08')
    expect(filled).toEqual({
      rate: '7.9',
      changes: writeChanges([change({ year: '2020', rate: '7.1' }), later]),
    })
    expect(fillKnownRates({ ...typed, ...filled }, '2019-08')).toBeUndefined()
    expect(fillKnownRates(inputs.defaults, undefined)).toBeUndefined()
    expect(fillKnownRates(inputs.defaults, '2026-04')).toBeUndefined()
  })

  it('leave the other scheme’s changes alone', () => {
    const other = change({ scheme: 'ssy', year: '3' })
    const filled = fillKnownRates({ ...inputs.defaults, changes: writeChanges([other]) }, '2019-08')
    expect(parseChanges(filled?.changes ?? '')).toContainEqual(other)
  })

  it('make a difference', () => {
    const typed = { ...inputs.defaults, opened: '04/2017' }
    const filled = { ...typed, ...fillKnownRates(typed, '2017-04') }
    const [before, after] = [answer(typed), answer(filled)].map(
      ({ results }) => results?.maturityValue ?? 0n,
    )
    expect(after).toBeGreaterThan(before ?? 0n)
  })
})

describe('the list', () => {
  it('grows by a year after the last, until it is full', () => {
    expect(addChange('ppf', [])).toEqual([change({ year: '2', rate: '' })])
    expect(addChange('ppf', [change()]).at(-1)).toEqual(change({ year: '7', rate: '' }))
    expect(addChange('ppf', [change({ year: 'x' })]).at(-1)?.year).toBe('')
    const full: Changes = Array(MOST_RATE_CHANGES).fill(change())
    expect(addChange('ppf', full)).toBe(full)
    expect(insertChange(full, 0, change())).toBe(full)
  })

  it('brings back what was removed', () => {
    const rows = [change(), change({ year: '8' }), change({ year: '9' })]
    expect(insertChange(removeChange(rows, 1), 1, change({ year: '8' }))).toEqual(rows)
  })
})
