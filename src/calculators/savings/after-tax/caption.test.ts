import { describe, expect, it } from 'vitest'
import { textOf } from '../../../../tests/text-of'
import { uiWords } from '../../../ui/words'
import { answer } from './compute'
import { inputs } from './inputs'
import { captionOf } from './sentences'

const captionFor = (typed: Partial<typeof inputs.defaults>) => {
  const { plan, results } = answer({ ...inputs.defaults, ...typed })
  return textOf(captionOf(plan, results, '₹5'))
}

describe('the caption of what is left', () => {
  it('says what it buys', () => {
    expect(captionFor({})).toBe('buys what ₹5 buys today')
    expect(captionFor({ inflation: '-99' })).toBe('buys what ₹5 buys today')
  })

  it('says what is missing, or why there is no answer', () => {
    expect(captionFor({ years: '' })).toBe('Enter a duration to see the value.')
    expect(captionFor({ years: '101' })).toBe(uiWords.answer.tooLarge)
    expect(captionFor({ inflation: '-100' })).toBe(
      'Prices cannot fall by 100% or more. Enter a higher inflation.',
    )
  })
})
