import { describe, expect, it } from 'vitest'
import { decimalFrom } from '../../../../core/money/decimal'
import { readAmount } from '../../../../core/money/parse'
import { type BankWay, matchBank } from './match'

const way = (name: string, value: string, isInUse = false): BankWay => ({
  name,
  value: decimalFrom(value),
  isInUse,
})

const ways = [
  way('quarterly', '690209.8874'),
  way('monthly', '691408.6', true),
  way('simple', '662500'),
]

const namesIn = (text: string, among = ways) => {
  const match = matchBank(readAmount(text), among)
  return match?.kind === 'given' ? [match.rounding, ...match.ways.map(({ name }) => name)] : match
}

describe('the value on a receipt', () => {
  it('is given by a way that rounds to it', () => {
    expect(namesIn('6,90,210')).toEqual(['nearest', 'quarterly'])
    expect(namesIn('690210.00')).toEqual(['nearest', 'quarterly'])
    expect(namesIn('6,62,500')).toEqual(['nearest', 'simple'])
  })

  it('may have its paise dropped, or be rounded up', () => {
    expect(namesIn('6,90,209')).toEqual(['down', 'quarterly'])
    expect(namesIn('101', [way('quarterly', '100.2')])).toEqual(['up', 'quarterly'])
  })

  it('with paise is rounded to the paisa', () => {
    expect(namesIn('6,90,209.89')).toEqual(['nearest', 'quarterly'])
    expect(namesIn('6,90,209.88')).toMatchObject({
      kind: 'missed',
      nearest: ways[0],
      difference: decimalFrom('0.01'),
      decimals: 2,
    })
  })

  it('that no way gives is told by the nearest', () => {
    expect(namesIn('6,90,222')).toEqual({
      kind: 'missed',
      nearest: ways[0],
      difference: decimalFrom(-12),
      decimals: 0,
    })
    expect(namesIn('7,00,000')).toMatchObject({ nearest: ways[1], difference: decimalFrom(-8591) })
  })

  it('is given once by ways that come to the same: the one in use, or the first', () => {
    const same = [way('a', '100'), way('b', '100'), way('c', '100', true), way('d', '100.4')]
    expect(namesIn('100', same)).toEqual(['nearest', 'c'])
    expect(namesIn('100', same.slice(0, 2))).toEqual(['nearest', 'a'])
  })

  it('is given by what the page can count, where there is such a way', () => {
    const own = { ...way('own', '100.1'), choose: () => {} }
    expect(namesIn('100', [way('other', '100'), own])).toEqual(['nearest', 'own'])
    expect(namesIn('100', [way('other', '100'), way('third', '100.1')])).toEqual([
      'nearest',
      'other',
      'third',
    ])
  })

  it.each(['', '0', '-5', 'abc', '.'])('is not looked for in %j', (text) => {
    expect(matchBank(readAmount(text), ways)).toBe(undefined)
  })

  it('is not looked for where there is no way', () => {
    expect(matchBank(readAmount('100'), [])).toBe(undefined)
  })
})
