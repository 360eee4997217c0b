import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeHints } from './change-hints'
import { type ChangeKind, kinds, readChange } from './changes'

const hintsFor = (kind: ChangeKind, value: string, from: string) =>
  changeHints(kind, readChange({ kind, value, from, effect: 'keepEmi' }))

describe('changeHints', () => {
  it('are silent where there is nothing to say', () => {
    expect(hintsFor('once', '5 lakh', '12')).toEqual({ value: undefined, from: undefined })
    expect(hintsFor('rate', '8.75', '1')).toEqual({ value: undefined, from: undefined })
  })

  it.each([
    ['once', '', 'Enter an amount.'],
    ['raise', '', 'Enter a percentage.'],
    ['rate', ' ', 'Enter the new rate.'],
    ['monthly', 'soon', 'Not a number, so it does not count.'],
    ['yearly', '9'.repeat(25), 'More than 24 digits do not count.'],
    ['once', '-5', 'Less than 0 counts as 0.'],
    ['rate', '45', 'Typical rates are 0–30% p.a.'],
  ] as const)('tell of the value, %s "%s"', (kind, value, hint) => {
    expect(hintsFor(kind, value, '12').value).toBe(hint)
  })

  it.each([
    ['', 'Enter the number of the EMI.'],
    ['soon', 'Not a number, so it does not count.'],
    ['0', 'EMIs are counted from 1.'],
    ['-2', 'EMIs are counted from 1.'],
    ['12.9', 'Counts as EMI 12.'],
    ['12.0', undefined],
  ])('tell of the instalment, "%s"', (from, hint) => {
    expect(hintsFor('once', '5', from).from).toBe(hint)
  })

  it('say something wherever a change does not count', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('', '0', '1', '-1', '₹', '1 lakh', '0.5'))
    const kind = fc.constantFrom(...(Object.keys(kinds) as ChangeKind[]))
    fc.assert(
      fc.property(kind, text, text, (kind, value, from) => {
        const reading = readChange({ kind, value, from, effect: 'keepEnd' })
        const hints = changeHints(kind, reading)
        if (!reading.change) expect(hints.value ?? hints.from).toBeDefined()
      }),
      { numRuns: 500 },
    )
  })
})
