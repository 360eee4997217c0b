import { expect, it } from 'vitest'
import { noItem, type SavedItem, toSavedItem } from '../saved-items/items-database'
import { planItems } from './join-items'

const item = (part: Partial<SavedItem>, changedAt = 10): SavedItem =>
  toSavedItem({ ...noItem, description: 'Cement', ...part }, changedAt)

it('adds items of a file, fills in what is blank here, and takes what was changed later', () => {
  const here = [
    item({ code: 'A', price: '400', unit: 'bag' }, 20),
    item({ code: 'B', price: '5' }, 20),
    item({ code: 'C', price: '7' }),
  ]
  const brought = [
    item({ code: 'a', price: '380', hsn: '2523' }),
    item({ code: 'B', price: '6' }, 30),
    item({ code: 'C', price: '7' }, 99),
    item({ code: 'D' }),
  ]
  const plan = planItems(here, brought)
  expect(plan).toMatchObject({ added: 1, changed: 2, known: 1 })
  expect(plan.replacements.map(({ after }) => after)).toMatchObject([
    { code: 'A', price: '400', unit: 'bag', hsn: '2523' },
    { code: 'B', price: '6' },
    { code: 'D' },
  ])
})
