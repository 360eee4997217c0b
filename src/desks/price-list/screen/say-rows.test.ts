import { expect, it } from 'vitest'
import { sayRows } from './sentences'

const facts = { total: 3, products: 1234, percent: '20%' }

it.each([
  ['all', '', { ...facts, total: 1234 }, '1,234 products.'],
  ['all', '', { ...facts, total: 1, products: 1 }, '1 product.'],
  ['losses', '', facts, '3 of 1,234 products. Losses.'],
  ['below', ' steel  mug ', facts, '3 of 1,234 products. Below 20%. “steel  mug” in SKU or name.'],
  [{ bin: 5 }, '', facts, '3 of 1,234 products. Margin of 5% to 10%.'],
] as const)('%j and “%s” are said in words', (filter, search, facts, words) => {
  expect(sayRows({ filter, search }, facts)).toBe(words)
})
