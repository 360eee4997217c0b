import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agrees, shownExactly, vectorsOf } from '../../../../tests/vectors'
import { decimalFrom, multiply, one, toDigits, toFixed, zero } from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { readNumber } from '../../../core/money/parse'
import {
  computeEcommerceProfit,
  type EcommerceInputs,
  roundUpPrice,
  TARGET_MARGIN_PERCENT,
} from './compute'
import { type FeeKind, readQuantity } from './inputs'

const example: EcommerceInputs = {
  costPrice: decimalFrom(200),
  shippingCost: decimalFrom(30),
  otherCosts: zero,
  sellingPrice: decimalFrom(300),
  feeKind: 'percent',
  fee: decimalFrom(10),
  quantity: one,
}

const anyNumber = fc
  .stringMatching(/^-?\d{0,24}(\.\d{0,24})?$/)
  .map((text) => readNumber(text).value)
const paise = (count: number) => decimalFrom((count / 100).toFixed(2))
const anyPrice = fc.integer({ min: 1, max: 10 ** 9 }).map(paise)
const anyFeeKind = fc.constantFrom<FeeKind>('percent', 'fixed')

const decimalsShown = {
  fees: 2,
  totalCost: 2,
  netProfit: 2,
  profitPercent: 1,
  marginPercent: 1,
  totalProfit: 2,
} as const

describe('computeEcommerceProfit', () => {
  it.each(vectorsOf('ecommerce').map((vector) => [vector.title, vector] as const))(
    '%s',
    (_, { inputs, expected, display }) => {
      const results = computeEcommerceProfit({
        costPrice: decimalFrom(inputs.cost ?? ''),
        shippingCost: decimalFrom(inputs.shipping ?? ''),
        otherCosts: decimalFrom(inputs.other ?? ''),
        sellingPrice: decimalFrom(inputs.selling ?? ''),
        feeKind: inputs.feeType as FeeKind,
        fee: decimalFrom(inputs.fee ?? ''),
        quantity: decimalFrom(inputs.quantity ?? ''),
      })
      expect(Object.keys(expected).sort()).toEqual(Object.keys(decimalsShown).sort())
      for (const [key, decimals] of Object.entries(decimalsShown)) {
        const name = key as keyof typeof decimalsShown
        const figure = results[name]
        expect(agrees(figure, expected[name] ?? ''), `${name} ${shownExactly(figure)}`).toBe(true)
        expect(formatNumber(figure, decimals), name).toBe(display[name])
      }
    },
  )

  it('works the example: 40 are 17.4% of the cost and 13.3% of the price', () => {
    const results = computeEcommerceProfit({ ...example, quantity: decimalFrom(10) })
    expect(toDigits(results.netProfit)).toBe('40')
    expect(toFixed(results.profitPercent, 1)).toBe('17.4')
    expect(toFixed(results.marginPercent, 1)).toBe('13.3')
    expect(toDigits(results.totalProfit)).toBe('400')
    expect(toFixed(results.breakEvenPrice ?? zero, 2)).toBe('255.56')
    expect(toFixed(results.targetPrice ?? zero, 2)).toBe('328.57')
  })

  it.each([
    ['percent', '100', undefined, undefined],
    ['percent', '80', '1150.00', undefined],
    ['percent', '0', '230.00', '287.50'],
    ['fixed', '30', '260.00', '325.00'],
    ['fixed', '-230', undefined, undefined],
  ] as const)(
    'knows the prices for a fee of kind %s and value %s',
    (feeKind, fee, even, target) => {
      const results = computeEcommerceProfit({ ...example, feeKind, fee: decimalFrom(fee) })
      expect(results.breakEvenPrice && toFixed(results.breakEvenPrice, 2)).toBe(even)
      expect(results.targetPrice && toFixed(results.targetPrice, 2)).toBe(target)
    },
  )

  it('leaves nothing at the break-even price, and the target margin at the target price', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, anyFeeKind, (costPrice, fee, feeKind) => {
        const inputs = { ...example, costPrice, feeKind, fee }
        const { breakEvenPrice, targetPrice } = computeEcommerceProfit(inputs)
        if (breakEvenPrice !== undefined) {
          const even = computeEcommerceProfit({ ...inputs, sellingPrice: breakEvenPrice })
          expect(toFixed(even.netProfit, 20)).toBe(toFixed(zero, 20))
        }
        if (targetPrice !== undefined) {
          const aimed = computeEcommerceProfit({ ...inputs, sellingPrice: targetPrice })
          expect(toFixed(aimed.marginPercent, 20)).toBe(toFixed(TARGET_MARGIN_PERCENT, 20))
        }
        expect(breakEvenPrice === undefined).toBe(feeKind === 'percent' && fee >= decimalFrom(100))
        expect(targetPrice === undefined).toBe(feeKind === 'percent' && fee >= decimalFrom(80))
      }),
    )
  })

  it('has no percentage of a cost or price that is not above 0', () => {
    for (const price of ['0', '-500']) {
      const { profitPercent, marginPercent } = computeEcommerceProfit({
        ...example,
        costPrice: decimalFrom(price),
        shippingCost: zero,
        sellingPrice: decimalFrom(price),
        feeKind: 'fixed',
      })
      expect([profitPercent, marginPercent]).toEqual([zero, zero])
    }
  })

  it('has an answer for every input that can be read', () => {
    const anyInputs = fc.record({
      costPrice: anyNumber,
      shippingCost: anyNumber,
      otherCosts: anyNumber,
      sellingPrice: anyNumber,
      feeKind: anyFeeKind,
      fee: anyNumber,
      quantity: anyNumber,
    })
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const results = computeEcommerceProfit(inputs)
        expect(results.totalProfit).toBe(multiply(results.netProfit, inputs.quantity))
        expect((results.breakEvenPrice ?? one) > 0n).toBe(true)
        expect((results.targetPrice ?? one) > 0n).toBe(true)
      }),
    )
  })
})

describe('readQuantity', () => {
  it.each([
    ['10', '10'],
    ['1,000', '1000'],
    ['2.9', '2'],
    ['1', '1'],
    ['0.5', '1'],
    ['0', '1'],
    ['-3', '1'],
    ['', '1'],
    ['a dozen', '1'],
    ['9'.repeat(30), '1'],
  ])('reads "%s" as %s', (text, expected) => {
    expect(toDigits(readQuantity(text))).toBe(expected)
  })

  it('is a whole number of at least one unit, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^-?[\d.,]*$/)), (text) => {
        const quantity = readQuantity(text)
        expect(quantity >= one && quantity % one === 0n).toBe(true)
      }),
    )
  })
})

describe('roundUpPrice', () => {
  it.each([
    ['328.571', '329'],
    ['328.0000000000000000001', '329'],
    ['328', '328'],
    ['100', '100'],
    ['99.991', '100'],
    ['12.341', '12.35'],
    ['12.34', '12.34'],
    ['0.001', '0.01'],
  ])('makes %s a price of %s', (exact, price) => {
    expect(toDigits(roundUpPrice(decimalFrom(exact)))).toBe(price)
  })
})
