import { describe, expect, it } from 'vitest'
import { decimalFrom, toDigits } from '../../core/money/decimal'
import { inputs } from '../market/inputs'
import { readOrder } from '../market/read-inputs'
import type { Product } from './read-product'
import { type Taxes, taxConverter } from './taxes'

const clothes: Product = {
  price: decimalFrom(4000),
  cost: undefined,
  quantity: decimalFrom(1),
  gstRate: 'clothesAndShoes',
  gstOnCost: undefined,
  commission: undefined,
  fixedFee: undefined,
  shipping: undefined,
  ads: undefined,
  returns: undefined,
}

type Written = Taxes & { seller?: typeof inputs.defaults.seller; gstOnCost?: string }

/** The cost that counts, and the rate at which it was bought. */
function bought(written: string, { seller = 'registered', gstOnCost, ...taxes }: Written) {
  const { terms } = readOrder({ ...inputs.defaults, seller })
  const has = { hasCommissionAmounts: false, hasClothes: true }
  const count = taxConverter(taxes, { terms, hasGstRates: true }, has)
  const row = { ...clothes, cost: decimalFrom(written) }
  const { cost, gstOnCost: rate } =
    count?.(gstOnCost ? { ...row, gstOnCost: decimalFrom(gstOnCost) } : row) ?? row
  if (cost === undefined || typeof rate !== 'bigint') throw new Error('neither is told')
  return `${toDigits(cost).slice(0, 8)} at ${toDigits(rate)}%`
}

describe('clothes and shoes', () => {
  const before: Taxes = { price: 'with-gst', cost: 'before-gst' }
  const within: Taxes = { price: 'with-gst', cost: 'with-gst' }
  it.each([
    ['2500', before, '2500 at 5%'],
    ['2500.01', before, '2500.01 at 18%'],
    ['2625', within, '2500 at 5%'],
    // Above 2,500 before GST at 5%, below it at 18%: the higher one counts, as for prices.
    ['2625.01', within, '2224.584 at 18%'],
    ['2950', within, '2500 at 18%'],
    ['2600', { ...before, gstOnCost: '12' }, '2600 at 12%'],
    ['2500', { ...before, seller: 'unregistered' as const }, '2625 at 5%'],
    ['2625', { ...within, seller: 'composition' as const }, '2625 at 5%'],
  ])('of a cost of %s (%j) were bought for %s', (cost, how, told) => {
    expect(bought(cost, how)).toBe(told)
  })

  it('get the rate of their price before GST on top', () => {
    const { terms } = readOrder(inputs.defaults)
    const has = { hasCommissionAmounts: false, hasClothes: true }
    const count = taxConverter(
      { ...before, price: 'before-gst' },
      { terms, hasGstRates: true },
      has,
    )
    const priceOf = (net: string) =>
      toDigits(count?.({ ...clothes, price: decimalFrom(net) }).price ?? decimalFrom(0))
    expect([priceOf('2500'), priceOf('2500.01'), priceOf('3000')]).toEqual([
      '2625',
      '2950.0118',
      '3540',
    ])
  })
})
