import { describe, expect, it } from 'vitest'
import {
  changeOf,
  changeOfUnit,
  inputs,
  isInherited,
  isInvented,
  letters,
  lettersIn,
  offerOf,
  type Typed,
  withOfferRestored,
  withoutOffer,
} from './inputs'

/** All three of the page’s offers. */
const example = { ...inputs.defaults, hasThird: 'yes' as const }
const shown = (typed: Typed) => lettersIn(typed).map((letter) => offerOf(typed, letter))
const changed = (typed: Typed, part: Partial<Typed>): Typed => ({ ...typed, ...part })

describe('what the other offers leave empty', () => {
  it('is the first one’s, until it is typed', () => {
    const typed = changed(example, { amount: '7 lakh', tenure: '12' })
    expect(offerOf(typed, 'B')).toMatchObject({ amount: '7 lakh', tenure: '12' })
    expect(offerOf(typed, 'C')).toMatchObject({ amount: '7 lakh', tenure: '12' })
    expect(isInherited(typed, 'B', 'amount')).toBe(true)
    expect(isInherited(typed, 'C', 'tenure')).toBe(true)
    expect(isInherited(changed(typed, { amount: '' }), 'A', 'amount')).toBe(false)

    const own = changed(typed, changeOf(typed, 'B', { amount: '6 lakh' }))
    expect(offerOf(own, 'B').amount).toBe('6 lakh')
    expect(offerOf(own, 'A').amount).toBe('7 lakh')
    expect(offerOf(changed(own, changeOf(own, 'B', { amount: '' })), 'B').amount).toBe('7 lakh')
  })

  it('is an example of its own beside the example, and what was typed beside any loan', () => {
    expect(offerOf(example, 'C').tenure).toBe('25')
    expect(isInherited(example, 'C', 'tenure')).toBe(false)
    const again = changed(example, { amount: '50 lakh', tenure: '240', tenureUnit: 'months' })
    expect(offerOf(again, 'C').tenure).toBe('300')
    const own = changed(example, { ...changeOf(example, 'C', { tenure: '25' }), tenure: '5' })
    expect(offerOf(own, 'C').tenure).toBe('25')
    const emptied = changed(example, changeOf(example, 'C', { tenure: '' }))
    expect(offerOf(emptied, 'C').tenure).toBe('20')
  })

  it('is only an amount or a tenure: no other field is filled', () => {
    const typed = changed(example, { rateB: '', feeB: '', otherB: '' })
    expect(offerOf(typed, 'B')).toMatchObject({ rate: '', fee: '', other: '' })
    expect(isInherited(typed, 'B', 'rate')).toBe(false)
  })
})

describe('the unit of the tenures', () => {
  it('changes for all offers at once, and back', () => {
    const months = changed(example, changeOfUnit(example, 'months'))
    expect(shown(months).map(({ tenure }) => tenure)).toEqual(['240', '240', '300'])
    const years = changed(months, changeOfUnit(months, 'years'))
    expect(shown(years).map(({ tenure }) => tenure)).toEqual(['20', '20', '25'])
    expect(changeOfUnit(years, 'years')).toEqual({})
  })

  it('may be chosen in another view: the others are still as long as they were', () => {
    const typed = changed(example, { tenure: '60', tenureUnit: 'months' })
    expect(shown(typed).map(({ tenure }) => tenure)).toEqual(['60', '60', '60'])
    const long = changed(typed, { tenureC: '25' })
    expect(shown(long).map(({ tenure }) => tenure)).toEqual(['60', '60', '300'])
    const own = changed(long, changeOf(long, 'B', { tenure: '48' }))
    expect(shown(own).map(({ tenure }) => tenure)).toEqual(['60', '48', '300'])
  })
})

describe('an offer that is removed', () => {
  const typed = changed(example, { methodB: 'flat', otherC: '77' })

  it.each(letters)('%s leaves the others as they were', (letter) => {
    const left = changed(typed, withoutOffer(typed, letter))
    const others = letters.filter((other) => other !== letter)
    expect(lettersIn(left)).toEqual(['A', 'B'])
    expect(shown(left)).toEqual(others.map((other) => offerOf(typed, other)))
  })

  it.each(letters)('%s comes back to its place, with what was typed since', (letter) => {
    const left = changed(typed, withoutOffer(typed, letter))
    const since = changed(left, { ...changeOf(left, 'A', { rate: '7' }), tenure: '9' })
    const again = changed(since, withOfferRestored(since, letter))
    expect(offerOf(again, letter)).toEqual(offerOf(changed(since, { hasThird: 'yes' }), 'C'))
    const others = letters.filter((other) => other !== letter)
    expect(others.map((other) => offerOf(again, other))).toEqual(shown(since))
  })

  it.each(letters)('%s is as it was where nothing was typed since', (letter) => {
    const left = changed(typed, withoutOffer(typed, letter))
    const again = changed(left, withOfferRestored(left, letter))
    expect(shown(again)).toEqual(shown(typed))
  })

  it('lets the others follow the first one still', () => {
    const left = changed(typed, withoutOffer(typed, 'B'))
    expect(isInherited(left, 'B', 'amount')).toBe(true)
    expect(offerOf(left, 'B')).toMatchObject({ tenure: '25', other: '77' })
  })
})

describe('an offer that nobody typed', () => {
  const invented = (typed: Typed) => letters.filter((letter) => isInvented(typed, letter))

  it('is known as invented until something in it is', () => {
    expect(lettersIn(inputs.defaults)).toEqual(['A', 'B'])
    expect(invented(example)).toEqual(['A', 'B', 'C'])
    const typed = changed(example, { amount: '30 lakh', rate: '9' })
    // Amount and tenure of the others follow the first.
    expect(invented(typed)).toEqual(['B', 'C'])
    expect(invented(changed(typed, changeOf(typed, 'B', { rate: '8' })))).toEqual(['C'])
  })

  it('stays invented in another unit and in another place', () => {
    expect(invented(changed(example, changeOfUnit(example, 'months')))).toEqual(['A', 'B', 'C'])
    const moved = changed(example, withoutOffer(example, 'B'))
    expect(invented(moved)).toEqual(['A', 'B', 'C'])
  })
})
