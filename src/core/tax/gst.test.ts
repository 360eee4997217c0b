import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agrees, vectorsOf } from '../../../tests/vectors'
import { decimalFrom, toDigits } from '../money/decimal'
import { formatNumber } from '../money/format'
import { computeGst, type GstMode, splitGst } from './gst'

const paise = (count: number) => decimalFrom((count / 100).toFixed(2))
const anyAmount = fc.integer({ min: 0, max: 10 ** 12 }).map(paise)
const anyRate = fc.integer({ min: 0, max: 10_000 }).map(paise)

describe('computeGst', () => {
  it.each(vectorsOf('gst').map((vector) => [vector.title, vector] as const))(
    '%s',
    (_, { inputs, expected, display }) => {
      const rate = decimalFrom(inputs.rate ?? '')
      const results = computeGst({
        mode: inputs.mode as GstMode,
        amount: decimalFrom(inputs.amount ?? ''),
        rate,
      })
      const bill = splitGst(results, inputs.mode as GstMode, 'same-state')
      for (const name of ['original', 'gst', 'total'] as const) {
        expect(
          agrees(results[name], expected[name] ?? ''),
          `${name} ${toDigits(results[name])}`,
        ).toBe(true)
        expect(formatNumber(bill[name], 2)).toBe(display[name])
      }
    },
  )

  it('gives the amount back when GST is added and then removed', () => {
    fc.assert(
      fc.property(anyAmount, anyRate, (amount, rate) => {
        const { total } = computeGst({ mode: 'add', amount, rate })
        const { original } = computeGst({ mode: 'remove', amount: total, rate })
        expect(formatNumber(original, 30)).toBe(formatNumber(amount, 30))
      }),
    )
  })

  it('has an answer for rates that make no sense', () => {
    const amount = decimalFrom(100)
    for (const rate of ['-100', '-250']) {
      const results = computeGst({ mode: 'remove', amount, rate: decimalFrom(rate) })
      expect(results).toEqual({ original: 0n, gst: 0n, total: 0n })
    }
  })
})
