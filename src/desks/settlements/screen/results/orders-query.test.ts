import { expect, it } from 'vitest'
import { firstSkuQuery } from '../../messages'
import { queryOf } from './orders-query'
import { saySort } from './say'

it('claims no profit where no SKU has a cost', () => {
  expect(saySort(queryOf(firstSkuQuery, true))).toBe('Least profit first')
  expect(saySort(queryOf(firstSkuQuery, false))).toBe('Most orders first')
  expect(saySort(queryOf({ ...firstSkuQuery, sort: 'margin' }, false))).toBe('Most orders first')
  expect(saySort(queryOf({ ...firstSkuQuery, sort: 'returned' }, false))).not.toBe(
    'Most orders first',
  )
})
