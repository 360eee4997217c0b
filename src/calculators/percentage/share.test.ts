import { describe, expect, it } from 'vitest'
import { inputs } from './inputs'
import { sayPercentages } from './share'

const say = (part: Partial<typeof inputs.defaults>) =>
  sayPercentages({ ...inputs.defaults, ...part })

describe('the three questions in sentences', () => {
  it('have their answers with them', () => {
    expect(say({})).toBe(
      '18% of 2,500 is 450.00. 45,000 is 37.5% of 1,20,000. From 1,500 to 1,200 is a decrease of 20.0%.',
    )
    expect(say({ new: '1500' })).toContain('From 1,500 to 1,500 is no change, 0.0%.')
    expect(say({ new: '3000' })).toContain('From 1,500 to 3,000 is an increase of 100.0%.')
  })

  it('show a tiny percentage, and none where there is none', () => {
    expect(say({ part: '1', whole: '3000' })).toContain('1 is 0.03% of 3,000.')
    expect(say({ original: '100000', new: '99999.99' })).toContain('is a decrease of 0.00001%.')
    expect(say({ part: '5', whole: '0' })).toContain('5 of 0 has no percentage.')
    expect(say({ original: '0', new: '5000' })).toContain(
      'From 0 to 5,000 is an increase of 5,000, without a percentage.',
    )
    expect(say({ original: '', new: '' })).toContain('From 0 to 0 is no change.')
  })

  it('count an empty field as 0, and leave out what could not be typed', () => {
    expect(say({ percentage: '', part: 'abc' })).toContain('0% of 2,500 is 0.00. 45,000 is 37.5%')
  })
})
