import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFrom, toApproximate } from '../../core/money/decimal'
import { amountTicks, chartUnitFor, inUnit } from './geometry'

it.each([
  ['637411', '6.37', '₹ lakh', '₹1 L = 1 lakh = ₹1,00,000'],
  ['99999', '100.00', '₹ thousand', '₹1 K = 1 thousand = ₹1,000'],
  ['231605194', '23.16', '₹ crore', '₹1 Cr = 1 crore = ₹1,00,00,000'],
  ['5000000000000', '5.00', '₹ lakh crore', '₹1 L Cr = 1 lakh crore = ₹10,00,00,00,00,000'],
  ['999', '999.00', '₹', undefined],
])('counts %s as %s %s', (digits, count, name, meaning) => {
  const value = decimalFrom(digits)
  const unit = chartUnitFor(value, '₹')
  expect(inUnit(value, unit, 2)).toBe(count)
  expect(unit.name).toBe(name)
  expect(unit.meaning).toBe(meaning)
})

describe('the amounts of a grid', () => {
  const ticksOf = (digits: string) => {
    const largest = decimalFrom(digits)
    return amountTicks(largest, chartUnitFor(largest, '₹'))
  }

  it.each([
    ['5000000', '0 10 L 20 L 30 L 40 L 50 L'],
    ['637411', '0 2 L 4 L 6 L 8 L'],
    ['100000', '0 0.2 L 0.4 L 0.6 L 0.8 L 1 L'],
    ['120000', '0 0.25 L 0.5 L 0.75 L 1 L 1.25 L'],
    ['10', '0 2 4 6 8 10'],
    ['0', '0'],
    ['0.0000000000000001', '0'],
  ])('up to %s are %s', (digits, labels) => {
    expect(
      ticksOf(digits)
        .map(({ label }) => label)
        .join(' '),
    ).toBe(labels)
  })

  it('begin with 0, rise evenly, reach the largest, and are all named', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,16}(\.\d{1,4})?$/), (digits) => {
        const ticks = ticksOf(digits)
        const values = ticks.map(({ value }) => value)
        const largest = toApproximate(decimalFrom(digits))
        expect(values[0]).toBe(0)
        expect(values.length).toBeLessThanOrEqual(6)
        expect((values.at(-1) ?? 0) / largest).toBeGreaterThan(1 - 1e-6)
        expect((values.at(-2) ?? 0) / largest).toBeLessThan(1)
        for (const [index, value] of values.entries()) {
          expect(value / ((values[1] ?? 1) * index || 1)).toBeCloseTo(index ? 1 : 0)
        }
        expect(new Set(ticks.map(({ label }) => label)).size).toBe(ticks.length)
        const { size } = chartUnitFor(decimalFrom(digits), '₹')
        for (const { label, value } of ticks) {
          expect(label).toMatch(/^[\d,]+(\.\d+)?( (K|L|Cr|L Cr))?$/)
          const said = Number.parseFloat(label.replaceAll(',', '')) * toApproximate(size)
          expect(said / (value || 1), `${label} names its line`).toBeCloseTo(value ? 1 : 0, 10)
        }
      }),
    )
  })
})
