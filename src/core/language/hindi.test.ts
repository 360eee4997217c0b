import { describe, expect, it } from 'vitest'
import agreed from '../../../tests/hindi.json'
import * as hindi from './hindi'

const { countBefore, countOf, duration, durationBefore, ordinal } = hindi
const { nouns, cases } = agreed.counts

/** The agreed names of nouns that have another one here. */
const names: Readonly<Record<string, string>> = {
  EMI: 'emi',
  SKU: 'sku',
  payment: 'instalment',
  line: 'row',
}

const nounOf = (thing: string) =>
  (hindi as unknown as Record<string, hindi.Noun>)[names[thing] ?? thing] as hindi.Noun

describe('counts in Hindi', () => {
  it.each(Object.entries(nouns))('know %s', (thing, forms) => {
    expect(nounOf(thing)).toEqual(forms)
  })

  it.each(cases)('say $count $thing, $form', ({ count, thing, form, text }) => {
    const counted = form === 'alone' ? countOf : countBefore
    const number = /\./.test(count) ? count : Number(count)
    expect(counted(number, nounOf(thing))).toBe(text)
  })

  it.each(agreed.durations)('say $months months', ({ months, text }) => {
    expect(duration(Number(months))).toBe(text)
  })

  it('bend the last word of a time before a postposition', () => {
    expect(durationBefore(13)).toBe('1 साल 1 महीने')
    expect(durationBefore(1)).toBe('1 महीने')
  })

  it.each(agreed.ordinals)('put $number in its place', (expected) => {
    const number = Number(expected.number)
    expect(ordinal(number, 'ा')).toBe(expected.masculine)
    expect(ordinal(number, 'े')).toBe(expected.masculineBeforePostposition)
    expect(ordinal(number, 'ी')).toBe(expected.feminine)
  })
})
