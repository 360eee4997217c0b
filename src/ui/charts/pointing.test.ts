import { expect, it } from 'vitest'
import { sayReading } from './pointing'

it('says the year and its figures in one sentence', () => {
  const values = [
    { name: 'Invested', amount: '₹1,80,000' },
    { name: 'Value', amount: '₹2,17,538' },
  ]
  expect(sayReading({ at: 0.3, when: 'Year 3', values })).toBe(
    'Year 3: Invested ₹1,80,000, Value ₹2,17,538',
  )
})
