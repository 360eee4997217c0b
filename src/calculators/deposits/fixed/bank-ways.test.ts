import { describe, expect, it } from 'vitest'
import { type Decimal, round, toFixed } from '../../../core/money/decimal'
import { readAmount } from '../../../core/money/parse'
import { matchBank } from '../shared/match-my-bank/match'
import { answer, askedOf } from './answer'
import { bankWaysOf } from './bank-ways'
import { inputs, type Typed } from './inputs'

const typed = (changes: Partial<Typed>): Typed => ({ ...inputs.defaults, ...changes })

function waysOf(changes: Partial<Typed>, choose: (choice: Partial<Typed>) => void = () => {}) {
  const all = typed(changes)
  return bankWaysOf(askedOf(all), choose)
}

function matchOf(changes: Partial<Typed>, receipt: string) {
  const match = matchBank(readAmount(receipt), waysOf(changes))
  if (!match) return undefined
  return match.kind === 'given'
    ? match.ways.map(({ name }) => name)
    : `${match.nearest.name}: ${toFixed(match.difference, match.decimals)}`
}

function maturityOf(changes: Partial<Typed>): Decimal {
  const { outcome } = answer(typed(changes))
  if (outcome?.kind !== 'deposit') throw new Error('There is a deposit')
  return outcome.maturityValue
}

describe('the ways of a bank', () => {
  it('have the page’s own among them, in use and with the same value', () => {
    const changes = { from: '10/01/2028', days: '40', dayCount: 'leap366' } as const
    const used = waysOf(changes).filter(({ isInUse }) => isInUse)
    expect(used.map(({ name }) => name)).toEqual(['quarterly with days ÷ 366 in leap years'])
    expect(used[0]?.value).toBe(maturityOf(changes))
  })

  it('set the fields that make the page count so', () => {
    const chosen: Partial<Typed>[] = []
    const ways = waysOf({}, (choice) => chosen.push(choice))
    for (const way of ways) way.choose?.()
    expect(chosen).toHaveLength(5)
    for (const [index, choice] of chosen.entries()) {
      expect(maturityOf(choice)).toBe(ways[index]?.value)
    }
  })

  it('name the one that gives a receipt', () => {
    expect(matchOf({}, '6,90,210')).toEqual(['quarterly'])
    expect(matchOf({}, '6,91,409')).toEqual(['monthly'])
    expect(matchOf({}, '6,62,500')).toEqual(['simple interest'])
  })

  it('count every quarter rounded to the rupee', () => {
    let value = 250_000
    for (let quarter = 0; quarter < 40; quarter++) value += Math.round(value * 0.01625)
    expect(value).toBe(476_398)
    expect(matchOf({ amount: '2,50,000', years: '10' }, '4,76,398')).toEqual([
      'quarterly, every quarter’s interest rounded to the rupee,',
    ])
    expect(matchOf({ amount: '2,50,000', years: '10' }, '4,76,390')).toEqual(['quarterly'])
  })

  it('tell days of 365 from those of a leap year, and all of it by days', () => {
    const terms = { years: '0', days: '444', from: '15/04/2027' }
    const of = (name: string) => waysOf(terms).find((way) => way.name === name)?.value
    const leap = of('quarterly with days ÷ 366 in leap years')
    const plain = of('quarterly with days ÷ 365')
    if (leap === undefined || plain === undefined) throw new Error('There are both')
    expect(leap < plain).toBe(true)
    expect(matchOf(terms, toFixed(round(leap, 2), 2))).toEqual([
      'quarterly with days ÷ 366 in leap years',
    ])
    // 500000 × 1.01625^(4 × 444 ÷ 365)
    expect(toFixed(of('quarterly, all of it by days ÷ 365') ?? plain, 2)).toBe('540795.41')
    expect(toFixed(of('simple interest, all of it by days ÷ 365') ?? plain, 2)).toBe('539534.25')
  })

  it('compound under 6 months, too', () => {
    const names = waysOf({ years: '0', days: '120' }).map(({ name }) => name)
    expect(names).toContain('simple interest with days ÷ 365')
    expect(names).toContain('quarterly, even under 6 months, with days ÷ 365')
  })

  it('say by how much the nearest misses', () => {
    expect(matchOf({}, '6,90,300')).toBe(
      'quarterly, every quarter’s interest rounded to the rupee,: -90',
    )
  })

  it('are none without a term', () => expect(waysOf({ termAs: 'dates' })).toEqual([]))
})
