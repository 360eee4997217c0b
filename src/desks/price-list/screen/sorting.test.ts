// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { nextSort, saySort, sortChoices } from './row-actions'

it('a column sorts one way, and pressed again the other', () => {
  const worst = { sort: 'margin', isDescending: false } as const
  expect(nextSort(worst, 'margin')).toEqual({ sort: 'margin', isDescending: true })
  expect(nextSort(worst, 'profit')).toEqual({ sort: 'profit', isDescending: false })
  // Who looks at pieces looks for the most.
  expect(nextSort(worst, 'quantity')).toEqual({ sort: 'quantity', isDescending: true })
})

it('every order has words of its own', () => {
  const words = sortChoices(true).map((choice) => saySort(choice, '20%'))
  expect(new Set(words).size).toBe(words.length)
  expect(words[0]).toBe('Worst margin first')
  expect(words).toContain('Lowest price for 20% first')
  expect(words).toContain('Worst profit × quantity first')
  expect(sortChoices(false)).toHaveLength(words.length - 4)
})
