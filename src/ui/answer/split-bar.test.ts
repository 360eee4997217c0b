import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFrom, sum, toFixed } from '../../core/money/decimal'
import { sharesOf } from './split-bar'

describe('sharesOf', () => {
  it('rounds one share and gives the other the rest of 100', () => {
    const { baseShare, restShare } = sharesOf(decimalFrom(2), decimalFrom(1), 1)
    expect([toFixed(baseShare, 1), toFixed(restShare, 1)]).toEqual(['66.7', '33.3'])
  })

  it('has no shares of nothing, nor of negative parts', () => {
    const none = { baseShare: 0n, restShare: 0n }
    expect(sharesOf(decimalFrom(0), decimalFrom(0), 1)).toEqual(none)
    expect(sharesOf(decimalFrom(-1), decimalFrom(5), 1)).toEqual(none)
  })

  it('always adds up to 100', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (base, rest) => {
        fc.pre(base + rest > 0)
        const { baseShare, restShare } = sharesOf(decimalFrom(base), decimalFrom(rest), 2)
        expect(sum(baseShare, restShare)).toBe(decimalFrom(100))
      }),
    )
  })
})
