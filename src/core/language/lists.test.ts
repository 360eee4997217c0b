import { expect, it } from 'vitest'
import { listOf } from './lists'

it.each([
  [[], ''],
  [['5%'], '5%'],
  [['5%', '18%'], '5% or 18%'],
  [['5%', '18%', '40%'], '5%, 18% or 40%'],
  [['10%', '₹1,234'], '10% or ₹1,234'],
])('lists %j', (items, expected) => {
  expect(listOf(items, 'or')).toBe(expected)
})
