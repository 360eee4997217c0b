import { describe, expect, it } from 'vitest'
import { answerWords } from '../../../ui/answer/words'
import { answer } from './compute'
import { inputs } from './inputs'
import { captionOf } from './sentences'

const captionFor = (typed: Partial<typeof inputs.defaults>) => {
  const { plan, results } = answer({ ...inputs.defaults, ...typed })
  return captionOf(plan, results)
}

describe('the caption of what is left', () => {
  it('says what it buys', () => {
    expect(captionFor({})).toEqual(['buys what', 'buys today'])
    expect(captionFor({ inflation: '-99' })).toEqual(['buys what', 'buys today'])
  })

  it('says what is missing, or why there is no answer', () => {
    expect(captionFor({ years: '' })).toEqual(['Enter a duration to see the value.'])
    expect(captionFor({ years: '101' })).toEqual([answerWords.tooLarge])
    expect(captionFor({ inflation: '-100' })).toEqual([
      'Prices cannot fall by 100% or more. Enter a higher inflation.',
    ])
  })
})
