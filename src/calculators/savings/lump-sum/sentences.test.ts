import { describe, expect, it } from 'vitest'
import { decimalFrom } from '../../../core/money/decimal'
import { formatMoney, plainMoney } from '../../../core/money/format'
import { textIn } from '../../../ui/answer/result-card'
import { answer } from './compute'
import { inputs, type Typed } from './inputs'
import { headlineOf, remarksOf, sayTimeShort } from './sentences'
import { sayLumpSum } from './share'

const whole = (value: Parameters<typeof formatMoney>[0]) => formatMoney(value, '₹', 0)
const answerTo = (changes: Partial<Typed>) => answer({ ...inputs.defaults, ...changes })

function said(changes: Partial<Typed>): [string, string] {
  const exact = (value: Parameters<typeof plainMoney>[0]) => plainMoney(value, '₹')
  const { value, sentence, caption } = headlineOf(answerTo(changes), exact, whole)
  return [sentence ?? value, textIn(caption)]
}
const remarksTo = (changes: Partial<Typed>) => remarksOf(answerTo(changes), whole).map(textIn)

describe('what was found', () => {
  it.each<[Partial<Typed>, string, string]>([
    [{}, '₹3,10,585', 'after 10 years, 3.11 times your money'],
    [{ find: 'amount', value: '10 lakh' }, '₹3,21,974', 'today, to have ₹10,00,000 in 10 years'],
    [{ find: 'return', years: '6' }, '12.25%', 'a year, from ₹1,00,000 to ₹2,00,000 in 6 years'],
    [{ find: 'years' }, '6 years 2 months', '74 months, exactly 6.12 years'],
  ])('%j', (changes, value, caption) => {
    expect(said(changes)).toEqual([value, caption])
  })
})

describe('the sentence for what has no figure', () => {
  it.each<[Partial<Typed>, string]>([
    [{ find: 'years', rate: '0' }, 'At this return it never grows to that.'],
    [{ find: 'years', rate: '-2' }, 'At this return it never grows to that.'],
    [{ find: 'years', rate: '0.1' }, 'Not within 100 years.'],
    [{ find: 'years', value: '1,00,000' }, 'The amount is there already.'],
    [{ find: 'years', amount: '' }, 'Put in an amount above 0.'],
    [{ find: 'return', amount: '0' }, 'Put in an amount above 0.'],
    [{ find: 'return', years: '0' }, 'Without time there is no yearly rate.'],
    [{ find: 'amount', rate: '-100' }, 'At −100% nothing is left.'],
  ])('%j: %s', (changes, sentence) => {
    expect(said(changes)[0]).toBe(sentence)
  })

  it('stands below a figure of 0', () => {
    expect(said({ rate: '-100' })).toEqual(['₹0', 'At −100% nothing is left.'])
    expect(said({ amount: 'abc' })).toEqual(['₹0', 'Put in an amount above 0.'])
    expect(said({ find: 'return', value: '0' })).toEqual(['-100.00%', 'At −100% nothing is left.'])
    expect(said({ years: '' })[1]).toBe('Enter a duration to see the value.')
    expect(said({ find: 'amount', years: '' })[1]).toBe('Enter a duration to see the amount.')
    expect(said({ find: 'amount', value: '' })[1]).toBe('Enter a value to see the amount.')
    expect(said({ years: '101' })[0]).toBe('--')
  })
})

describe('what stands below the results', () => {
  it('is what the value will buy, or that it buys less than was put in', () => {
    expect(remarksTo({})).toEqual(['By then ₹3,10,585 buys what ₹1,73,429 buys today.'])
    expect(remarksTo({ rate: '4' })).toEqual([
      'Prices rise faster: by then ₹1,48,024 buys what ₹82,656 buys today, less than the ₹1,00,000 put in.',
    ])
    expect(remarksTo({ inflation: '0' })).toEqual([])
    expect(remarksTo({ inflation: '-100' })).toEqual([])
    expect(remarksTo({ find: 'return', years: '0' })).toEqual([])
  })

  it('is what the yearly rate of some months says, and why an amount is rounded', () => {
    expect(remarksTo({ find: 'return', years: '0.5', inflation: '0' })).toEqual([
      '6 months: the yearly rate says what the same pace would make in a year.',
    ])
    expect(remarksTo({ find: 'amount', inflation: '0' })).toEqual([
      'The amount is rounded up, so that it reaches the value.',
    ])
    const whole = { find: 'amount', rate: '-10', years: '1', value: '90,000' } as const
    expect(remarksTo({ ...whole, inflation: '0' })).toEqual([])
  })
})

describe('the words around', () => {
  it('say a found time in few letters', () => {
    expect([1, 12, 13, 74, 120].map(sayTimeShort)).toEqual([
      '1 month',
      '1 year',
      '1\u00a0yr 1\u00a0mo',
      '6\u00a0yr 2\u00a0mo',
      '10 years',
    ])
  })

  it('say in a sentence what was asked', () => {
    const say = (changes: Partial<Typed>) => sayLumpSum({ ...inputs.defaults, ...changes }, '₹')
    expect(say({})).toBe(
      'Lump sum: ₹1,00,000 for 10 years, at 12% a year, prices rising 6% a year.',
    )
    expect(say({ find: 'amount', inflation: '0' })).toBe(
      'Lump sum: amount for ₹2,00,000 in 10 years, at 12% a year.',
    )
    expect(say({ find: 'return', inflation: '-1' })).toBe(
      'Lump sum: from ₹1,00,000 to ₹2,00,000 in 10 years, prices falling 1% a year.',
    )
    expect(say({ find: 'years', amount: '?' })).toBe(
      'Lump sum: from ₹0 to ₹2,00,000, at 12% a year, prices rising 6% a year.',
    )
  })

  it('are about figures that were read as typed', () => {
    expect(answerTo({ amount: '1.5 lakh' }).asked.amount).toBe(decimalFrom(150_000))
  })
})
