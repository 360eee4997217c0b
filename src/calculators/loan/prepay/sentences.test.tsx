import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../../core/money/format'
import { uiWords } from '../../../ui/words'
import { answer } from './compute'
import { inputs, type Typed } from './inputs'
import { type Hero, heroOf } from './sentences'

function heroFor(typed: Partial<Typed>) {
  return heroOf(answer({ ...inputs.defaults, ...typed }), (value) =>
    value === undefined ? '--' : formatMoney(value, '₹', 0),
  )
}

/** The caption as it stands on the page, and its words alone. */
const captionOf = ({ caption }: Hero) =>
  renderToStaticMarkup(caption).replace(/^<span>|<\/span>$/g, '')
const wordsOf = (hero: Hero) => captionOf(hero).replace(/<.*?>/g, '')

const atSeven = { rate: '7', tenure: '20' }
const never = 'At this EMI the loan never ends'

describe('what the page says first', () => {
  it.each<[string, Partial<Typed>, string, string, string]>([
    ['better', {}, 'Interest saved', '₹16,03,691', 'and the loan ends 4 years earlier'],
    [
      'a lower EMI',
      { changes: 'once~5,00,000~12~lower-emi' },
      'Interest saved',
      '₹5,09,408',
      'and the EMI falls to ₹38,964',
    ],
    [
      'worse',
      { ...atSeven, changes: 'rate~8.5~25~keep-emi' },
      'Extra interest',
      '₹27,72,380',
      'and the loan ends 6 years later',
    ],
    [
      'worse, with a higher EMI',
      { ...atSeven, changes: 'rate~8.5~25~keep-end' },
      'Extra interest',
      '₹9,23,622',
      'and the EMI rises to ₹43,041',
    ],
    [
      'a lower rate, with the end kept',
      { changes: 'rate~7.5~1~keep-end' },
      'Interest saved',
      '₹7,46,760',
      'and the EMI falls to ₹40,280',
    ],
    ['no changes', { changes: '' }, 'Interest saved', '₹0', 'the loan ends as agreed'],
    [
      'a change after the end',
      { changes: 'once~5,00,000~241~shorter' },
      'Interest saved',
      '₹0',
      'the loan ends as agreed',
    ],
    [
      'a change that is not complete',
      { changes: 'once~~12~shorter' },
      'Interest saved',
      '₹0',
      'the loan ends as agreed',
    ],
    [
      'no interest to save, but time',
      { rate: '0' },
      'Interest saved',
      '₹0',
      'and the loan ends 2 years earlier',
    ],
    [
      'nothing to repay',
      { amount: '0' },
      'Interest saved',
      '₹0',
      'Enter a loan amount and a tenure to see what a change saves.',
    ],
    [
      'no tenure',
      { tenure: '' },
      'Interest saved',
      '₹0',
      'Enter a loan amount and a tenure to see what a change saves.',
    ],
    [
      'a charge that leaves something',
      { charge: '2' },
      'Saved in all',
      '₹15,93,691',
      'and the loan ends 4 years earlier',
    ],
    [
      'a charge that is more than the interest saved',
      { amount: '1,00,000', tenure: '1', charge: '5', changes: 'once~50,000~9~shorter' },
      'Extra in all',
      '₹924',
      'because the charge is more than the interest saved; the loan ends 3 months earlier',
    ],
    [
      'a payment and its charge beside a higher rate',
      { ...atSeven, charge: '1', changes: 'rate~8.5~25~keep-end*once~1,000~30~shorter' },
      'Saved in all',
      '₹3,393',
      'the loan ends as agreed',
    ],
    [
      'a payment too small to end the longer loan earlier',
      { ...atSeven, changes: 'rate~8.5~25~keep-emi*once~10~30~shorter' },
      'Interest saved',
      '₹63',
      'the loan ends after 26 years',
    ],
    [
      'payments that alone bring an end at a higher rate',
      { ...atSeven, changes: 'rate~10~25~keep-emi*once~5,00,000~30~shorter' },
      'Now ends after',
      '27 years 4 months',
      'Without your payments it never ends',
    ],
    [
      'an EMI of its own that ends otherwise',
      { emi: '45,000', changes: '' },
      'Interest saved',
      '₹0',
      'the loan ends after 18 years 4 months',
    ],
    [
      'an EMI of its own that ends as agreed',
      { emi: '43,391.17', changes: '' },
      'Interest saved',
      '₹0',
      'the loan ends as agreed',
    ],
    ['too long', { tenure: '101' }, 'Interest saved', '--', uiWords.answer.tooLarge],
    [
      'too large',
      { amount: '9'.repeat(24), rate: '9'.repeat(24) },
      'Interest saved',
      '--',
      uiWords.answer.tooLarge,
    ],
    [
      'an end by a change alone',
      { emi: '35,000', changes: 'once~5,00,000~1~shorter' },
      'Now ends after',
      '28 years 8 months',
      'Without this change it never ends',
    ],
    [
      'an end by several changes',
      { emi: '35,000', changes: 'once~2,50,000~1~shorter*once~2,50,000~1~shorter' },
      'Now ends after',
      '28 years 8 months',
      'Without these changes it never ends',
    ],
  ])('%s', (_, typed, label, value, caption) => {
    const hero = heroFor(typed)
    expect([hero.label, hero.value, wordsOf(hero)]).toEqual([label, value, caption])
    expect(hero.sentence).toBeUndefined()
  })

  it.each<[string, Partial<Typed>, string, string]>([
    [
      'by a new rate',
      { ...atSeven, changes: 'rate~10~25~keep-emi' },
      'With the new rate',
      'The EMI is ₹848 short of the interest every month, so what you owe grows.',
    ],
    [
      'by an EMI of its own',
      { emi: '35,000', changes: '' },
      'With this EMI',
      'The EMI is ₹417 short of the interest every month, so what you owe grows.',
    ],
    [
      'in spite of a change',
      { emi: '30,000', changes: 'once~100~1~shorter' },
      'With the change',
      'The EMI is ₹5,417 short of the interest every month, so what you owe grows.',
    ],
    [
      'in spite of changes',
      { emi: '30,000', changes: 'once~100~1~shorter*once~100~2~shorter' },
      'With the changes',
      'The EMI is ₹5,417 short of the interest every month, so what you owe grows.',
    ],
    [
      'where the EMI is the interest',
      { amount: '12,00,000', rate: '10', emi: '10,000', changes: '' },
      'With this EMI',
      'The EMI pays the interest and nothing more, so what you owe never falls.',
    ],
    [
      'where what is short cannot be seen',
      { amount: '12,00,000', rate: '10', emi: '9,999.51', changes: '' },
      'With this EMI',
      'The EMI pays the interest and nothing more, so what you owe never falls.',
    ],
    [
      'within a century',
      { emi: '35,417', changes: '' },
      'With this EMI',
      'It would take more than 100 years to repay.',
    ],
  ])('never ends %s', (_, typed, label, caption) => {
    const hero = heroFor(typed)
    expect([hero.label, hero.sentence, wordsOf(hero)]).toEqual([label, never, caption])
    expect(hero.value).toBe('Never ends')
  })

  it('sets what it comes down to apart', () => {
    expect(captionOf(heroFor({}))).toBe('and the loan ends <b>4 years earlier</b>')
    expect(captionOf(heroFor({ changes: 'once~5,00,000~12~lower-emi' }))).toContain(
      '<b>₹38,964</b>',
    )
    expect(captionOf(heroFor({ ...atSeven, changes: 'rate~10~25~keep-emi' }))).toContain(
      '<b>₹848</b>',
    )
  })

  it('has a figure with its name, or a sentence, for any loan', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 }).map(String)
    const percent = fc.integer({ min: 0, max: 30 }).map(String)
    const change = fc
      .tuple(
        fc.constantFrom('once', 'monthly', 'yearly', 'raise', 'rate'),
        fc.integer({ min: 0, max: 100_000 }).map(String),
        fc.integer({ min: 0, max: 300 }).map(String),
        fc.constantFrom('shorter', 'lower-emi', 'keep-emi', 'keep-end'),
      )
      .map((parts) => parts.join('~'))
    fc.assert(
      fc.property(
        fc.record({
          amount,
          rate: percent,
          tenure: fc.integer({ min: 0, max: 40 }).map(String),
          emi: fc.oneof(fc.constant(''), amount),
          charge: percent,
          changes: fc.array(change, { maxLength: 4 }).map((changes) => changes.join('*')),
        }),
        (typed) => {
          const hero = heroFor(typed)
          const { label, value, sentence } = hero
          expect(wordsOf(hero)).toMatch(/^\S.*\S$/)
          expect(wordsOf(hero)).not.toMatch(/NaN|undefined|Infinity|-| {2}/)
          if (sentence) expect([sentence, value]).toEqual([never, 'Never ends'])
          else if (label === 'Now ends after') expect(value).toMatch(/^\d+ (years?|months?)/)
          else if (value !== '--') expect(value).toMatch(/^₹\d[\d,]*$/)
        },
      ),
      { numRuns: 50 },
    )
  })
})
