import { expect, it } from 'vitest'
import { whatWasCleared } from './undo-clearing'

it('brings back what was cleared, and leaves what was typed since', () => {
  const cleared = { name: '', address: '', title: 'Tax Invoice' }
  const before = { name: 'Asha', address: 'Pune', title: 'Estimate' }
  expect(whatWasCleared(before, cleared, cleared)).toEqual(before)
  expect(whatWasCleared(before, cleared, { ...cleared, name: 'Bina' })).toEqual({
    address: 'Pune',
    title: 'Estimate',
  })
})
