import { describe, expect, it } from 'vitest'
import { readAmount } from '../../../core/money/parse'
import { matchBank } from '../shared/match-my-bank/match'
import { bankWaysFor } from './bank-ways'
import { answer, planIn } from './compute'
import { inputs, type Typed } from './inputs'

function matchOf(receipt: string, typed: Partial<Typed> = {}) {
  const all = { ...inputs.defaults, ...typed }
  const match = matchBank(
    readAmount(receipt),
    bankWaysFor(answer(all), () => {}),
  )
  return match?.kind === 'given'
    ? match.ways.map(({ name, isInUse }) => (isInUse ? `${name} (in use)` : name))
    : match?.nearest.name
}

describe('a receipt', () => {
  it.each<[string, Partial<Typed>, string | string[] | undefined]>([
    ['3,54,954', {}, ['the bank formula (in use)', 'the table of the post office']],
    ['3,54,961', {}, ['counting by quarters']],
    ['3,54,960.91', { method: 'quarters' }, ['counting by quarters (in use)']],
    ['3,54,962', {}, ['counting by quarters, rounded to the rupee each quarter']],
    ['3,55,284', {}, ['compounding every month']],
    ['3,53,052', {}, ['the bank formula, instalments at the end of each month']],
    ['3,49,563', {}, ['simple interest']],
    [
      '3,56,829',
      { method: 'postOffice' },
      ['the bank formula', 'the table of the post office (in use)'],
    ],
    ['3,55,000', {}, 'counting by quarters, rounded to the rupee each quarter'],
    [
      '5,00,059',
      { find: 'monthly' },
      ['the bank formula (in use)', 'the table of the post office'],
    ],
    ['3,54,954', { monthly: '0' }, undefined],
    ['3,54,954', { months: '0' }, undefined],
    ['3,54,954', { find: 'months', method: 'postOffice' }, undefined],
  ])('of %s for %j', (receipt, typed, found) => {
    expect(matchOf(receipt, typed)).toEqual(found)
  })

  it('can set the page to the way that gives it, at the same rate', () => {
    let typed: Typed = { ...inputs.defaults, senior: 'on', rate: '6.2' }
    const rateNow = () => planIn(answer(typed).outcome)?.rateUsed
    const before = rateNow()
    const names = { postOffice: /post office/, quarters: /quarters/, formula: /formula/ }
    for (const method of ['postOffice', 'quarters', 'postOffice', 'formula'] as const) {
      const ways = bankWaysFor(answer(typed), (part) => {
        typed = { ...typed, ...part }
      })
      ways.find(({ name, choose }) => choose && names[method].test(name))?.choose?.()
      expect(typed.method).toBe(method)
      expect(rateNow()).toBe(before)
    }
  })
})
