import { describe, expect, it } from 'vitest'
import { formatMoney, plainMoney } from '../../../core/money/format'
import { readNumber } from '../../../core/money/parse'
import { answer, loanIn } from './compute'
import { inputs, type Typed } from './inputs'
import { shareUsedUp } from './sentences'

const typedWith = (part: Partial<Typed>): Typed => ({ ...inputs.defaults, ...part })

function wordsFor(part: Partial<Typed>) {
  const typed = typedWith(part)
  const used = shareUsedUp(typed, answer(typed).outcome, (value) => formatMoney(value, '₹', 0))
  return used && [used.sentence, used.caption, plainMoney(used.above, '₹')]
}

describe('other EMIs that take all of the share', () => {
  it.each<[Partial<Typed>, string[]]>([
    [
      { otherEmis: '40,000' },
      [
        'Your other EMIs are above 40% of your income',
        'An income above ₹1,00,000 or a share above 50% would leave an EMI.',
        '₹8,000',
      ],
    ],
    [
      { otherEmis: '32,000' },
      [
        'Your other EMIs take all of 40% of your income',
        'An income above ₹80,000 or a share above 40% would leave an EMI.',
        '₹0',
      ],
    ],
    [
      { otherEmis: '80,000' },
      [
        'Your other EMIs are above 40% of your income',
        'An income above ₹2,00,000 would leave an EMI.',
        '₹48,000',
      ],
    ],
    [
      { otherEmis: '1,00,000' },
      [
        'Your other EMIs are above 40% of your income',
        'An income above ₹2,50,000 would leave an EMI.',
        '₹68,000',
      ],
    ],
    [
      { income: '0', otherEmis: '7,000' },
      [
        'Your other EMIs are above 40% of your income',
        'An income above ₹17,500 would leave an EMI.',
        '₹7,000',
      ],
    ],
    [
      { income: '', share: '', otherEmis: '7,000' },
      [
        'Your other EMIs are above 0% of your income',
        'Enter an income and a share that are above them.',
        '₹7,000',
      ],
    ],
    [
      { find: 'tenure', otherEmis: '40,000' },
      [
        'Your other EMIs are above 40% of your income',
        'An income of ₹1,75,010 or a share of 87.51% would be enough.',
        '₹8,000',
      ],
    ],
  ])('%j', (part, words) => {
    expect(wordsFor(part)).toEqual(words)
  })

  it.each<Partial<Typed>>([
    {},
    { otherEmis: '31,999' },
    { otherEmis: '40,000', emiFrom: 'typed' },
    { otherEmis: '40,000', tenure: '0' },
    { otherEmis: '40,000', tenure: '101' },
    { otherEmis: '0', income: '0' },
    { otherEmis: '40,000', find: 'rate', amount: '' },
  ])('is not said of %j', (part) => {
    expect(wordsFor(part)).toBeUndefined()
  })

  it('names an income and a share that are enough', () => {
    const part = { find: 'tenure', otherEmis: '40,000' } as const
    const [income = '', share = ''] = wordsFor(part)?.[1]?.match(/[\d,.]+(?=%| or)/g) ?? []
    expect(loanIn(answer(typedWith({ ...part, income })).outcome)).toBeDefined()
    expect(loanIn(answer(typedWith({ ...part, share })).outcome)).toBeDefined()
    const less = String(Number(readNumber(income).value / 10n ** 40n) - 10)
    expect(loanIn(answer(typedWith({ ...part, income: less })).outcome)).toBeUndefined()
  })
})
