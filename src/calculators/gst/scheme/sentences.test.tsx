import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Decimal } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { readNumber } from '../../../core/money/parse'
import { answer } from './compute'
import { inputs, type Typed } from './inputs'
import {
  aboveZeroHint,
  breakEvens,
  captionOf,
  sayMore,
  sayReasons,
  shareHint,
  tied,
} from './sentences'

const money = (value: Decimal) => formatMoney(value, '₹', 0)
const answered = (typed: Partial<Typed>) => answer({ ...inputs.defaults, ...typed })
const caption = (typed: Partial<Typed>) => {
  const { plan, results } = answered(typed)
  return renderToStaticMarkup(captionOf(plan, results, money)).replace(/<[^>]*>/g, '')
}
const reasons = (typed: Partial<Typed>) => {
  const { plan, results } = answered(typed)
  return [sayReasons('composition', plan, results), sayReasons('unregistered', plan, results)]
}
const notes = (typed: Partial<Typed>) => {
  const { plan, results } = answered(typed)
  return breakEvens(plan, results).map(({ value, note }) => `${value}: ${note}`)
}
const free = { gstRate: '0', gstOnPurchases: '0', gstOnExpenses: '0', compositionRate: '0' }

describe('the caption', () => {
  it.each<[Partial<Typed>, string]>([
    [{}, 'Composition leaves ₹72,529 more than regular.'],
    [{ purchaseShare: '70' }, 'Regular leaves ₹35,471 more than composition.'],
    [{ purchaseShare: '95' }, 'Regular loses ₹3,05,471 less than composition.'],
    [{ ...free }, 'Both leave the same.'],
    [{ ...free, sales: '30,00,000' }, 'All three leave the same.'],
    [
      { ...free, sales: '30,00,000', bookkeepingComposition: '500' },
      'Regular and not registered leave the same.',
    ],
    [{ sales: '30,00,000' }, 'Not registered leaves ₹30,000 more than composition.'],
    [
      { sales: '15,00,000', business: 'services', platform: 'yes', otherStates: 'yes' },
      'Not registered loses ₹732 less than regular.',
    ],
    [{ otherStates: 'yes' }, 'Regular is the only way open to you.'],
    [{ sales: '' }, 'Type what you sell in a year.'],
    [{ sales: '-5' }, 'Type what you sell in a year.'],
  ])('of %o', (typed, sentence) => {
    expect(caption(typed)).toBe(sentence)
  })

  it('calls even what is shown as even', () => {
    const { results } = answered({ ...free, bookkeepingRegular: '0.4' })
    expect(tied(results)).toEqual(['composition', 'regular'])
    expect(caption({ ...free, bookkeepingRegular: '0.6' })).toBe(
      'Composition leaves ₹1 more than regular.',
    )
  })
})

describe('a way that is not allowed', () => {
  it('says why', () => {
    expect(reasons({})).toEqual([[], ['Above ₹40,00,000 a year you must register.']])
    expect(reasons({ sales: '2 crore', otherStates: 'yes' })).toEqual([
      ['Composition ends at ₹1,50,00,000.', 'Composition sells within one state.'],
      [
        'Above ₹40,00,000 a year you must register.',
        'Goods sold to another state need a registration.',
      ],
    ])
    expect(reasons({ sales: '10 lakh', business: 'restaurant', platform: 'yes' })).toEqual([
      [
        'Services through a platform that collects TCS rule composition out; for restaurants ask your officer.',
      ],
      [],
    ])
    expect(reasons({ platform: 'yes' })[0]).toEqual([])
    expect(reasons({ notifiedGoods: 'yes' })).toEqual([
      ['Makers of these goods may not choose composition.'],
      ['Above ₹20,00,000 a year you must register.'],
    ])
  })
})

describe('the break-evens', () => {
  it('are three figures, or say why there is none', () => {
    expect(notes({})).toEqual([
      '66.72%: of sales; today 60%',
      '17.92%: of sales; today 10%',
      '+1.40%: to leave the same',
    ])
    expect(notes({ gstRate: '40', gstOnPurchases: '5' })[0]).toBe(
      'None: Composition is better at any share.',
    )
    expect(notes({ purchaseShare: '320', gstOnPurchases: '5' })[0]).toBe(
      'None: There is none from 0 to 100%.',
    )
    expect(notes({ purchaseShare: '110' })[1]).toBe('None: Regular is better at any share.')
    expect(notes({ inputTaxBack: 'no' })[0]).toBe(
      'None: Purchases do not matter: no input tax comes back.',
    )
    expect(notes({ gstOnPurchases: '' })[0]).toBe(
      'None: Purchases do not matter: they carry no GST.',
    )
    expect(notes({ gstRate: '0' })[1]).toBe('None: There is no GST in your prices.')
    expect(notes({ purchaseShare: '70' })[2]).toBe('-0.69%: to leave the same')
    expect(notes({ sales: '0' })).toEqual(Array(3).fill('None: Type what you sell in a year.'))
  })
})

describe('what stands beside the fields', () => {
  it('sums up More, as it counts', () => {
    const more = (typed: Partial<Typed>) => sayMore({ ...inputs.defaults, ...typed })
    expect(more({})).toBe('Composition 1%, up to ₹1.5 crore · register above ₹40 lakh')
    expect(more({ business: 'restaurant', state: '05' })).toBe(
      'Composition 5%, up to ₹75 lakh · register above ₹20 lakh · no input tax back',
    )
    expect(more({ compositionRate: '2.5', bookkeepingRegular: '12,000', state: '14' })).toBe(
      'Composition 2.5%, up to ₹75 lakh · register above ₹10 lakh · bookkeeping ₹12,000 and ₹0',
    )
    expect(more({ business: 'restaurant', inputTaxBack: 'yes' })).toContain(
      ' · input tax comes back',
    )
  })

  it('hints at what counts otherwise than typed', () => {
    expect(aboveZeroHint(readNumber('-1'))).toBe('Counted as 0: nothing here is below zero.')
    expect(aboveZeroHint(readNumber('abc'))).toContain('counts as 0')
    expect(aboveZeroHint(readNumber('1'))).toBeUndefined()
    expect(shareHint(readNumber('100'))).toBeUndefined()
    expect(shareHint(readNumber('101'))).toContain('Counted as 100')
  })
})
