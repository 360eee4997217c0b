import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../../core/money/format'
import { answer, ownOf } from './compute'
import { inputs, type Typed } from './inputs'
import { verdictOn } from './sentences'

/** Two offers without charges, alike in all; a third one waits. */
const plain: Typed = {
  ...inputs.defaults,
  rateB: '8.5',
  rateC: '8.5',
  tenureC: '',
  fee: '0',
  feeB: '0',
  feeC: '0',
  otherB: '0',
  hasThird: 'no',
}

const verdictFor = (part: Partial<Typed>, over: Typed = plain) => {
  const typed = { ...over, ...part }
  return verdictOn(answer(typed), {
    money: (value) => formatMoney(value, '₹', 0),
    unit: typed.tenureUnit,
  })
}

const markupOf = (sentence: ReactNode) => renderToStaticMarkup(sentence)

/** Everything that it says, line by line. */
const said = (part: Partial<Typed>, over?: Typed) => {
  const { label, figure, sentence, notes } = verdictFor(part, over)
  return [`${label}: ${figure}`, markupOf(sentence).replace(/<.*?>/g, ''), ...notes]
}

const third = { hasThird: 'yes' } as const

describe('the verdict on the example', () => {
  it('names the cheapest, what it saves, when its fee is earned back, and what is longer', () => {
    const { key, sentence, ...verdict } = verdictFor({}, { ...inputs.defaults, hasThird: 'yes' })
    expect(key).not.toBe('')
    expect({ ...verdict, sentence: markupOf(sentence) }).toEqual({
      label: 'Costs the least in all',
      figure: 'Offer B',
      lead: '₹1,54,591 less than Offer A',
      sentence:
        '<b>₹1,54,591 less than Offer A</b> over the same 20 years. Its higher fee is earned back after month 44.',
      notes: ['Offer C has the lowest EMI, but it runs 5 years longer and costs ₹17,03,453 more.'],
    })
  })
})

describe('offers that nobody typed', () => {
  it('beside one that is typed are never the best: they are named as examples', () => {
    const typed = { amount: '30,00,000', rate: '9' }
    expect(said(typed, inputs.defaults)).toEqual([
      'Costs the least in all: --',
      'Offer B is an example: type what you were offered to compare it.',
    ])
    const { compared } = answer({ ...inputs.defaults, ...typed })
    expect(compared.map(({ isInvented }) => isInvented)).toEqual([undefined, true])
    expect(ownOf(compared)).toHaveLength(1)
  })

  it('leave two that are typed to be compared', () => {
    const typed = { amount: '30,00,000', rateB: '8', feeB: '0', hasThird: 'yes' } as const
    const [first, ...others] = said(typed, inputs.defaults)
    expect(first).toBe('Costs the least in all: Offer B')
    expect(others.at(-1)).toBe('Offer C is an example: type what you were offered to compare it.')
    expect(others.join(' ')).not.toContain('lowest EMI')
  })
})

describe('two offers', () => {
  it.each<[string, Partial<Typed>, string[]]>([
    [
      'same amount and tenure, a lower rate at no cost',
      { rateB: '8.25' },
      ['Costs the least in all: Offer B', '₹1,89,091 less than Offer A over the same 20 years.'],
    ],
    [
      'the same in months',
      { rateB: '8.25', tenure: '240', tenureUnit: 'months' },
      ['Costs the least in all: Offer B', '₹1,89,091 less than Offer A over the same 240 months.'],
    ],
    [
      'a higher fee that is earned back',
      { rateB: '8.25', feeB: '1' },
      [
        'Costs the least in all: Offer B',
        '₹1,30,091 less than Offer A over the same 20 years. Its higher fee is earned back after month 75.',
      ],
    ],
    [
      'higher other charges that are earned back',
      { rateB: '8.25', otherB: '59,000' },
      [
        'Costs the least in all: Offer B',
        '₹1,30,091 less than Offer A over the same 20 years. Its higher charges are earned back after month 75.',
      ],
    ],
    [
      'a higher fee that never is',
      { rateB: '8.4', feeB: '2' },
      [
        'Costs the least in all: Offer A',
        '₹42,175 less than Offer B over the same 20 years. Offer B’s lower rate never earns back the higher fee.',
      ],
    ],
    [
      'flat against reducing, where only the EMI tells',
      { amount: '5,00,000', tenure: '3', rate: '10', method: 'flat', rateB: '17', otherB: '9,000' },
      [
        'Costs the least in all: Offer A',
        '₹749 less than Offer B over the same 3 years. Offer B’s lower EMI never earns back the higher charges.',
      ],
    ],
    [
      'another tenure: a lower EMI is not cheaper',
      { tenureB: '25' },
      [
        'Costs the least in all: Offer A',
        'Offer B has the lowest EMI, but it runs 5 years longer and costs ₹16,64,527 more.',
      ],
    ],
    [
      'another tenure with a lower rate: says that money is cheaper there',
      { tenureB: '25', rateB: '8.25' },
      [
        'Costs the least in all: Offer A',
        'Offer B has the lowest EMI and the lowest APR, but it runs 5 years longer and costs ₹14,12,873 more.',
      ],
    ],
    [
      'a shorter one that is dearer all the same',
      { tenureB: '19.5', rateB: '12' },
      [
        'Costs the least in all: Offer A',
        'Offer B runs 6 months shorter but costs ₹25,49,446 more.',
      ],
    ],
    [
      'other amounts',
      { amountB: '40,00,000', rateB: '8.25' },
      [
        'Lowest APR: Offer B',
        'The amounts differ, so compare the APR: Offer B has the lowest, 8.25%.',
      ],
    ],
    [
      'other amounts at one APR',
      { amountB: '40,00,000' },
      [
        'Lowest APR: Offers A and B',
        'The amounts differ, so compare the APR: Offers A and B have the lowest, 8.50%.',
      ],
    ],
    ['equal', {}, ['Cost the least in all: Offers A and B', 'Offers A and B cost the same.']],
    [
      'not quite equal',
      { otherB: '0.30' },
      ['Costs the least in all: Offer A', 'Under ₹1 less than Offer B over the same 20 years.'],
    ],
    [
      'charges as large as one loan',
      { otherB: '50,00,000' },
      [
        'Costs the least in all: Offer A',
        '₹50,00,000 less than Offer B over the same 20 years.',
        'In Offer B the charges are as large as the loan, so there is no APR.',
      ],
    ],
    [
      'charges as large as both',
      { other: '50,00,000', otherB: '60,00,000' },
      [
        'Costs the least in all: Offer A',
        '₹10,00,000 less than Offer B over the same 20 years.',
        'The charges are as large as the loan, so there is no APR.',
      ],
    ],
    [
      'other amounts, and no APR to compare',
      { amountB: '40,00,000', other: '50,00,000', otherB: '60,00,000' },
      [
        'Lowest APR: --',
        'The amounts differ, and no offer has an APR to compare.',
        'The charges are as large as the loan, so there is no APR.',
      ],
    ],
    [
      'an offer without an amount',
      { amountB: '0' },
      ['Costs the least in all: --', 'Enter an amount and a tenure for Offer B to compare it.'],
    ],
    [
      'an offer beyond a century',
      { tenureB: '101' },
      [
        'Costs the least in all: --',
        'Offer B is too large to work out: at most 100 years and 40 digits.',
      ],
    ],
    [
      'nothing at all',
      { amount: '' },
      [
        'Costs the least in all: --',
        'Enter an amount and a tenure for Offer A to compare it.',
        'Enter an amount and a tenure for Offer B to compare it.',
      ],
    ],
  ])('%s', (_, part, expected) => {
    expect(said(part)).toEqual(expected)
  })
})

describe('three offers', () => {
  it.each<[string, Partial<Typed>, string[]]>([
    [
      'all of the same terms: says what is saved against each, and when it is worth it',
      { ...third, rateB: '8.25', feeB: '1', rateC: '8.4', feeC: '0.5' },
      [
        'Costs the least in all: Offer B',
        '₹83,766 less than Offer C and ₹1,30,091 less than Offer A over the same 20 years. Its higher fee is earned back after month 63 against Offer C and month 75 against Offer A.',
      ],
    ],
    [
      'all equal',
      third,
      ['Cost the least in all: Offers A, B and C', 'Offers A, B and C cost the same.'],
    ],
    [
      'two equal, one dearer',
      { ...third, rateC: '8.6' },
      [
        'Cost the least in all: Offers A and B',
        'Offers A and B cost the same, ₹76,074 less than Offer C over the same 20 years.',
      ],
    ],
    [
      'two of the same terms, the third longer and the dearest',
      { ...third, rateB: '8.25', tenureC: '25' },
      [
        'Costs the least in all: Offer B',
        '₹1,89,091 less than Offer A over the same 20 years.',
        'Offer C has the lowest EMI, but it runs 5 years longer and costs ₹18,53,618 more.',
      ],
    ],
    [
      'two of the same terms, the third shorter and the cheapest',
      { ...third, rateB: '8.25', tenureC: '15' },
      [
        'Costs the least in all: Offer C',
        'Offer A runs 5 years longer and costs ₹15,51,223 more.',
        'Offer B has the lowest EMI and the lowest APR, but it runs 5 years longer and costs ₹13,62,132 more.',
      ],
    ],
    [
      'three tenures',
      { ...third, tenureB: '15', tenureC: '25' },
      [
        'Costs the least in all: Offer B',
        'Offer A runs 5 years longer and costs ₹15,51,223 more.',
        'Offer C has the lowest EMI, but it runs 10 years longer and costs ₹32,15,750 more.',
      ],
    ],
    [
      'two of the same terms, the third of another amount',
      { ...third, rateB: '8.25', feeB: '1', amountC: '40,00,000', rateC: '8' },
      [
        'Lowest APR: Offer C',
        'The amounts differ, so compare the APR: Offer C has the lowest, 8.00%.',
        'Offer B costs ₹1,30,091 less than Offer A at the same amount and tenure. Its higher fee is earned back after month 75.',
      ],
    ],
    [
      'two equal, the third of another amount',
      { ...third, amountC: '40,00,000', rateC: '8' },
      [
        'Lowest APR: Offer C',
        'The amounts differ, so compare the APR: Offer C has the lowest, 8.00%.',
        'Offers A and B cost the same.',
      ],
    ],
    [
      'one without a tenure is left out, and asked for',
      { ...third, rateB: '8.25', tenureC: '0' },
      [
        'Costs the least in all: Offer B',
        '₹1,89,091 less than Offer A over the same 20 years.',
        'Enter an amount and a tenure for Offer C to compare it.',
      ],
    ],
  ])('%s', (_, part, expected) => {
    expect(said(part)).toEqual(expected)
  })
})
