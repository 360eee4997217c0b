import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agrees, vectorsOf } from '../../../tests/vectors'
import { absolute, decimalFrom, sum, toDigits } from '../../core/decimal'
import { formatNumber } from '../../core/format'
import { billOf, computeGst, type GstMode } from './compute'

const paise = (count: number) => decimalFrom((count / 100).toFixed(2))
const anyAmount = fc.integer({ min: 0, max: 10 ** 12 }).map(paise)
const anyRate = fc.integer({ min: 0, max: 10_000 }).map(paise)

describe('computeGst', () => {
  it.each(vectorsOf('gst').map((vector) => [vector.title, vector] as const))(
    '%s',
    (_, { inputs, expected, display }) => {
      const results = computeGst({
        mode: inputs.mode as GstMode,
        amount: decimalFrom(inputs.amount ?? ''),
        rate: decimalFrom(inputs.rate ?? ''),
      })
      const bill = billOf(results)
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

describe('billOf', () => {
  it('names the paisa that two equal halves miss: 84.75 + 7.63 + 7.63 - 0.01 = 100.00', () => {
    const bill = billOf(
      computeGst({ mode: 'remove', amount: decimalFrom(100), rate: decimalFrom(18) }),
    )
    expect(toDigits(bill.original)).toBe('84.75')
    expect(toDigits(bill.halfTax)).toBe('7.63')
    expect(toDigits(bill.roundOff)).toBe('-0.01')
    expect(toDigits(bill.total)).toBe('100')
  })

  it('adds up to the last paisa, and never rounds off more than two', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<GstMode>('add', 'remove'),
        anyAmount,
        anyRate,
        (mode, amount, rate) => {
          const { original, gst, total, halfTax, roundOff } = billOf(
            computeGst({ mode, amount, rate }),
          )
          expect(sum(original, gst)).toBe(total)
          expect(sum(original, halfTax, halfTax, roundOff)).toBe(total)
          expect(absolute(roundOff) <= decimalFrom('0.02')).toBe(true)
        },
      ),
    )
  })
})
