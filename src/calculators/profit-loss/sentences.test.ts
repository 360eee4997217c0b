import { describe, expect, it } from 'vitest'
import { decimalFrom } from '../../core/money/decimal'
import { computeProfitLoss } from './compute'
import { wordsOf } from './sentences'

const wordsFor = (cost: string, selling: string) => {
  const prices = { costPrice: decimalFrom(cost), sellingPrice: decimalFrom(selling) }
  const { total, percent, margin } = wordsOf(computeProfitLoss(prices))
  return [total, percent, margin]
}

describe('what a sale is called', () => {
  it.each([
    ['800', '1000', 'Total Profit', '25.00%', '20.00%'],
    ['1200', '1000', 'Total Loss', '16.67%', '-20.00%'],
    ['0', '50', 'Total Profit', 'None: it cost 0', '100.00%'],
    ['50', '0', 'Total Loss', '100.00%', 'None: sold at 0'],
    ['0', '0', 'No Profit, No Loss', 'None: it cost 0', 'None: sold at 0'],
    ['1000000', '1000001', 'Total Profit', '0.0001%', '0.0001%'],
    ['-50', '100', 'Profit or loss', '--', '--'],
    ['50', '-100', 'Profit or loss', '--', '--'],
  ])('cost %s, sold for %s: %s, %s, %s', (cost, selling, ...words) => {
    expect(wordsFor(cost, selling)).toEqual(words)
  })
})
