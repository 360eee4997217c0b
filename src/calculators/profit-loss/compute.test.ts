import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agrees, shownExactly, vectorsOf } from '../../../tests/vectors'
import {
  type Decimal,
  decimalFrom,
  decimalOfUnits,
  hundred,
  subtract,
  sum,
  toDigits,
  toFixed,
  zero,
} from '../../core/money/decimal'
import { formatNumber } from '../../core/money/format'
import { readNumber } from '../../core/money/parse'
import { computeProfitLoss, priceFor, type Wanted } from './compute'

const anyNumber = fc
  .stringMatching(/^-?\d{0,24}(\.\d{0,24})?$/)
  .map((text) => readNumber(text).value)
const anyPrice = anyNumber.filter((price) => price >= 0n)
const saleOf = (cost: string, selling: string) =>
  computeProfitLoss({ costPrice: decimalFrom(cost), sellingPrice: decimalFrom(selling) })

describe('computeProfitLoss', () => {
  it.each(vectorsOf('profitLoss').map((vector) => [vector.title, vector] as const))(
    '%s',
    (_, { inputs, expected, display }) => {
      const results = saleOf(inputs.cost ?? '', inputs.selling ?? '')
      for (const name of ['difference', 'percent'] as const) {
        const [figure, value] = [results[name], expected[name]]
        if (value === null) {
          expect(figure).toBeUndefined()
          continue
        }
        if (figure === undefined) throw new Error(`${name} is missing`)
        expect(agrees(figure, value ?? ''), `${name} ${shownExactly(figure)}`).toBe(true)
        expect(formatNumber(figure, 2), name).toBe(display[name])
      }
    },
  )

  it.each([
    ['800', '1000', 'profit', ['200.00', '25.00', '20.00', '80.00', '20.00']],
    ['1200', '1000', 'loss', ['-200.00', '16.67', '-20.00', '83.33', '16.67']],
    ['500', '500', 'even', ['0.00', '0.00', '0.00', '100.00', '0.00']],
    ['0', '0', 'even', ['0.00', undefined, undefined, '0.00', '0.00']],
    ['0', '50', 'profit', ['50.00', undefined, '100.00', '0.00', '100.00']],
    ['50', '0', 'loss', ['-50.00', '100.00', undefined, '0.00', '100.00']],
    ['-50', '100', 'refused', ['0.00', undefined, undefined, '0.00', '0.00']],
    ['50', '-80', 'refused', ['0.00', undefined, undefined, '0.00', '0.00']],
  ])('cost %s, sold for %s: %s', (cost, selling, state, figures) => {
    const results = saleOf(cost, selling)
    expect(results.state).toBe(state)
    expect(
      [
        results.difference,
        results.percent,
        results.marginPercent,
        results.coveredShare,
        results.differenceShare,
      ].map((figure) => (figure === undefined ? undefined : toFixed(figure, 2))),
    ).toEqual(figures)
  })

  it('mirrors profit and loss when the prices change places', () => {
    const mirrored = { profit: 'loss', loss: 'profit', even: 'even', refused: 'refused' }
    fc.assert(
      fc.property(anyPrice, anyPrice, (costPrice, sellingPrice) => {
        const there = computeProfitLoss({ costPrice, sellingPrice })
        const back = computeProfitLoss({ costPrice: sellingPrice, sellingPrice: costPrice })
        expect(back.state).toBe(mirrored[there.state])
        expect(sum(there.difference, back.difference)).toBe(zero)
        expect(back.coveredShare).toBe(there.coveredShare)
        expect(back.differenceShare).toBe(there.differenceShare)
      }),
    )
  })

  it('has an answer for every input that can be read, and shares that make a whole', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (costPrice, sellingPrice) => {
        const results = computeProfitLoss({ costPrice, sellingPrice })
        const isRefused = costPrice < 0n || sellingPrice < 0n
        const hasWhole = !isRefused && (costPrice > 0n || sellingPrice > 0n)
        expect(results.state === 'refused').toBe(isRefused)
        expect((results.percent ?? zero) >= 0n).toBe(true)
        expect(results.coveredShare >= 0n && results.differenceShare >= 0n).toBe(true)
        expect(sum(results.coveredShare, results.differenceShare)).toBe(hasWhole ? hundred : zero)
      }),
    )
  })
})

describe('the price for what is wanted', () => {
  const price = (cost: string, percent: string, of: Wanted) => {
    const found = priceFor(decimalFrom(cost), decimalFrom(percent), of)
    return found === undefined ? undefined : toDigits(found)
  }

  it.each([
    ['800', '20', 'margin', '1000'],
    ['800', '25', 'markup', '1000'],
    // Up to the paisa, so that it is reached.
    ['800', '25', 'margin', '1066.67'],
    ['99.99', '33.3', 'markup', '133.29'],
    ['800', '0', 'margin', '800'],
    ['800', '100', 'margin', undefined],
    ['800', '100', 'markup', '1600'],
    ['800', '-5', 'markup', undefined],
    ['0', '20', 'margin', undefined],
  ] as const)('at a cost of %s and %s%% as %s is %s', (cost, percent, of, expected) => {
    expect(price(cost, percent, of)).toBe(expected)
  })

  it('reaches it, and a paisa less does not', () => {
    const cents = fc.integer({ min: 1, max: 10 ** 8 })
    const percents = fc.integer({ min: 0, max: 9_999 })
    fc.assert(
      fc.property(cents, percents, (cost, percent) => {
        const wanted = decimalOfUnits(percent, 2)
        const costPrice = decimalOfUnits(cost, 2)
        const found = priceFor(costPrice, wanted, 'margin')
        if (found === undefined) throw new Error('a margin below 100% has a price')
        const marginAt = (sellingPrice: Decimal) =>
          computeProfitLoss({ costPrice, sellingPrice }).marginPercent ?? zero
        expect(marginAt(found) >= wanted).toBe(true)
        const less = subtract(found, decimalFrom('0.01'))
        expect(less <= zero || marginAt(less) < wanted).toBe(true)
      }),
    )
  })
})
