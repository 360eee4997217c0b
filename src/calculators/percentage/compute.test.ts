import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agrees, shownExactly, vectorsOf } from '../../../tests/vectors'
import { type Decimal, decimalFrom, sum, toDigits, zero } from '../../core/money/decimal'
import { formatNumber } from '../../core/money/format'
import { readNumber } from '../../core/money/parse'
import { percentageChange, percentOf, whatPercent } from './compute'

const anyNumber = fc
  .stringMatching(/^-?\d{0,24}(\.\d{0,24})?$/)
  .map((text) => readNumber(text).value)

const decimalsShown: Record<string, number> = { result: 2, percent: 1, change: 2 }

function figuresOf(inputs: Record<string, string>): Record<string, Decimal | string | undefined> {
  const read = (name: string) => decimalFrom(inputs[name] ?? '')
  if (inputs.mode === 'of') return { result: percentOf(read('x'), read('y')) }
  if (inputs.mode === 'isWhatPercent') return { percent: whatPercent(read('x'), read('y')) }
  return percentageChange(read('original'), read('new'))
}

describe('the three questions', () => {
  it.each(vectorsOf('percentage').map((vector) => [vector.title, vector] as const))(
    '%s',
    (_, { inputs, expected, display }) => {
      const figures = figuresOf(inputs)
      for (const [name, value] of Object.entries(expected)) {
        const figure = figures[name] as Decimal
        if (value === null) {
          expect(figure).toBeUndefined()
          continue
        }
        expect(agrees(figure, value), `${name} ${shownExactly(figure)}`).toBe(true)
        expect(formatNumber(figure, decimalsShown[name] ?? -1), name).toBe(display[name])
      }
    },
  )

  it('have an answer for every input that can be read', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (x, y) => {
        expect(typeof percentOf(x, y)).toBe('bigint')
        expect(typeof whatPercent(x, y)).toBe('bigint')
        expect(typeof percentageChange(x, y).percent).toBe(x > 0n ? 'bigint' : 'undefined')
      }),
    )
  })
})

describe('percentOf', () => {
  it('is the same both ways: 18% of 50 is 50% of 18', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (x, y) => {
        expect(percentOf(x, y)).toBe(percentOf(y, x))
      }),
    )
  })
})

describe('whatPercent', () => {
  it('is 0 of nothing', () => {
    expect(whatPercent(decimalFrom(5), zero)).toBe(zero)
  })

  it('is undone by percentOf', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1 }), (x, y) => {
        const [part, whole] = [decimalFrom(x), decimalFrom(y)]
        const back = percentOf(whatPercent(part, whole), whole)
        expect(formatNumber(back, 25)).toBe(formatNumber(part, 25))
      }),
    )
  })
})

describe('percentageChange', () => {
  it.each([
    ['1500', '1200', '-300', '-20', 'decrease'],
    ['80', '100', '20', '25', 'increase'],
    ['50', '50', '0', '0', 'none'],
    ['0', '50', '50', undefined, 'increase'],
    ['0', '0', '0', undefined, 'none'],
    ['-50', '100', '150', undefined, 'increase'],
    ['-50', '-80', '-30', undefined, 'decrease'],
  ])('from %s to %s is %s, %s%%, %s', (original, next, change, percent, direction) => {
    const results = percentageChange(decimalFrom(original), decimalFrom(next))
    expect(toDigits(results.change)).toBe(change)
    expect(results.percent === undefined ? undefined : toDigits(results.percent)).toBe(percent)
    expect(results.direction).toBe(direction)
  })

  it('leads from the original value to the new one, and back in the other direction', () => {
    const opposite = { increase: 'decrease', decrease: 'increase', none: 'none' }
    fc.assert(
      fc.property(anyNumber, anyNumber, (original, next) => {
        const there = percentageChange(original, next)
        const back = percentageChange(next, original)
        expect(sum(original, there.change)).toBe(next)
        expect(sum(there.change, back.change)).toBe(zero)
        expect(back.direction).toBe(opposite[there.direction])
      }),
    )
  })
})
