import { describe, expect, it } from 'vitest'
import { asOf, inForce, type Law, lawDayOn, ruleOn, ruleOrFirstOn } from './rule-on'

const law: Law<{ percent: string }> = [
  { from: '2017-07-01', percent: '1', source: 'one Act' },
  { from: '2024-07-10', percent: '0.5', source: 'another' },
  { from: '2099-04-01', percent: '0.7', source: 'one to come' },
]

describe('a rule on a day', () => {
  it('is the last entry that has begun, from its very day on', () => {
    const percents = ['2017-07-01', '2024-07-09', '2024-07-10', '2099-03-31', '2099-04-01'].map(
      (day) => ruleOn(law, day)?.percent,
    )
    expect(percents).toEqual(['1', '1', '0.5', '0.5', '0.7'])
  })

  it('is nothing before the first entry, or the first where a page has to count all the same', () => {
    expect(ruleOn(law, '2017-06-30')).toBeUndefined()
    expect(ruleOrFirstOn(law, '2017-06-30').percent).toBe('1')
  })

  it('never begins before its day', () => {
    expect(inForce(law).percent).toBe('0.5')
  })
})

it('takes no older law from a clock that is behind', () => {
  expect(lawDayOn('2031-04-01')).toBe('2031-04-01')
  expect(lawDayOn('1970-01-01')).toBe(asOf)
})
