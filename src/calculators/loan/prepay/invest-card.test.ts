import { expect, it } from 'vitest'
import type { Change } from '../../../core/loan/changing-loan'
import { decimalFrom, zero } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { compareInvesting } from './invest'
import { sayAhead, sayHow } from './invest-card'

const d = decimalFrom

it.each([
  ['5', 'Investing leaves more'],
  ['-5', 'Prepaying leaves more'],
  ['0.4', 'Both leave the same'],
  ['-0.4', 'Both leave the same'],
])('says who is ahead by %s', (ahead, words) => {
  expect(sayAhead(d(ahead))).toBe(words)
})

it.each([
  [
    'shorter',
    'Prepay: the loan ends after 192 months, and what you pay less in a month, ₹21,03,691 in all',
  ],
  ['lowerEmi', 'Prepay: what you pay less in a month, ₹10,09,408 in all'],
] as const)('says what is invested with a prepayment, %s', (effect, words) => {
  const once: Change = { kind: 'payOnce', amount: d(500_000), instalment: 12, effect }
  const compared = compareInvesting({
    loan: { principal: d(5_000_000), annualRate: d('8.5'), months: 240, emi: undefined },
    changes: [once],
    chargePercent: zero,
    annualReturn: d(12),
    taxPercent: d(13),
  })
  if (typeof compared === 'string') throw new Error(compared)
  const said = sayHow(compared, (value) => formatMoney(value, '₹', 0))
  expect(said.startsWith(`${words}, is invested until month 240. `)).toBe(true)
  expect(said).toContain(
    'Invest: what you would pay more in a month, ₹5,00,000 in all, is invested',
  )
})

it('says that a new rate counts in both ways', () => {
  const compared = compareInvesting({
    loan: { principal: d(5_000_000), annualRate: d('8.5'), months: 240, emi: undefined },
    changes: [
      { kind: 'payOnce', amount: d(500_000), instalment: 12, effect: 'shorter' },
      { kind: 'rateChange', rate: d(9), instalment: 13, effect: 'keepEnd' },
    ],
    chargePercent: zero,
    annualReturn: d(12),
    taxPercent: d(13),
  })
  if (typeof compared === 'string') throw new Error(compared)
  expect(sayHow(compared, String)).toContain('The new rate counts in both ways')
})
