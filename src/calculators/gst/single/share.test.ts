import { describe, expect, it } from 'vitest'
import { inputs } from '../../../desks/books/gst/inputs'
import { sayGst } from './share'

const say = (part: Partial<typeof inputs.defaults>) => sayGst({ ...inputs.defaults, ...part }, '₹')

describe('a question about GST in a sentence', () => {
  it.each([
    [{}, 'Add 18% GST to ₹10,000, same state.'],
    [
      { mode: 'remove' as const, amount: '1234.5', rate: '0.25', buyer: 'another-state' as const },
      'Remove 0.25% GST from ₹1,234.50, another state.',
    ],
    [{ amount: '450+120' }, 'Add 18% GST to ₹570, same state.'],
    [{ amount: 'abc', rate: '' }, 'Add 0% GST to ₹0, same state.'],
  ])('says what was typed, and counts what cannot be read as 0', (part, expected) => {
    expect(say(part)).toBe(expected)
  })
})
