import { expect, it } from 'vitest'
import { isPrinted, switched } from './letterhead-parts'

it('prints everything but the HSN summary, until it is switched', () => {
  expect(isPrinted({ letterhead: '' }, 'bank')).toBe(true)
  expect(isPrinted({ letterhead: '' }, 'hsn')).toBe(false)
  const letterhead = switched(switched('', 'bank'), 'hsn')
  expect(letterhead).toBe('bank hsn')
  expect(isPrinted({ letterhead }, 'bank')).toBe(false)
  expect(isPrinted({ letterhead }, 'hsn')).toBe(true)
  expect(isPrinted({ letterhead }, 'logo')).toBe(true)
  expect(switched(letterhead, 'bank')).toBe('hsn')
})
