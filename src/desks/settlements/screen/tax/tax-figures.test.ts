import { expect, it } from 'vitest'
import { tcsLaw, tdsLaw } from '../../../../core/rules/gst'
import type { Table7Row } from '../../messages'
import { compare, inOrder, placesOf, rupees, sayRates, sumOf } from './tax-figures'

it('writes paise as rupees', () => {
  expect([186219, -19937, 0, 5].map(rupees)).toEqual(['₹1,862.19', '-₹199.37', '₹0.00', '₹0.05'])
})

it('shows the month that is to be filed first', () => {
  const months = ['2026-08', '2026-11', '2026-09', '2026-10', '2026-12'].map((month) => ({ month }))
  const shown = (today: string) => inOrder(months, today).map(({ month }) => month.slice(5))
  expect(shown('2026-11-17')).toEqual(['10', '09', '08', '11', '12'])
  expect(shown('2026-08-01')).toEqual(['08', '09', '10', '11', '12'])
  expect(shown('2027-01-01')).toEqual(['12', '11', '10', '09', '08'])
})

it('says what was held back in months of older law', () => {
  const of = (...months: string[]) => months.map((month) => ({ month }))
  expect(sayRates(tcsLaw, of('2026-10', '2024-07'))).toBe('0.5% since 10 July 2024, 1% before that')
  expect(sayRates(tcsLaw, of('2024-08', '2026-10'))).toBe('0.5% since 10 July 2024')
  expect(sayRates(tdsLaw, of('2024-08'))).toBe('0.1% since 1 October 2024, 1% before that')
  expect(sayRates(tdsLaw, of('2024-10'))).toBe('0.1% since 1 October 2024')
})

it.each([
  ['1,850.19', '₹12.00 less than here.'],
  ['₹ 1,900', '₹37.81 more than here.'],
  ['1862.19', 'The same.'],
  ['-5', '₹1,867.19 less than here.'],
])('says how an amount of the portal differs: %s', (typed, said) => {
  expect(compare(typed, 186219)).toMatchObject({ text: said })
})

it('hints at what is no amount, and says nothing of a blank', () => {
  for (const typed of ['', '  ', '₹']) expect(compare(typed, 186219)).toEqual({ is: 'blank' })
  for (const typed of ['abc', '1.2.3']) {
    expect(compare(typed, 186219)).toMatchObject({ is: 'unread', text: expect.stringMatching(/./) })
  }
  expect(compare('9'.repeat(24), 1)).toMatchObject({
    text: expect.stringMatching(/than here|large|long/),
  })
})

const row = (part: Partial<Table7Row>): Table7Row => ({
  month: '2026-10',
  marketplace: 'flipkart',
  pos: '24',
  state: 'Gujarat',
  rate: '18',
  taxable: 10000,
  igst: 1800,
  cgst: 0,
  sgst: 0,
  ...part,
})

it('adds up the places of all marketplaces, keeps rows below zero, and names unknown places last', () => {
  const rows = [
    row({ pos: '', state: 'Atlantis' }),
    row({}),
    row({ marketplace: 'meesho', taxable: -2500, igst: -450 }),
    row({ rate: '5', taxable: -700, igst: -35 }),
    row({ pos: '07', state: 'Delhi' }),
    row({ month: '2026-11' }),
  ]
  const places = placesOf(rows, '2026-10')
  expect(places.map(({ place, rate, taxable }) => [place, rate, taxable])).toEqual([
    ['07 Delhi', '18', 10000],
    ['24 Gujarat', '5', -700],
    ['24 Gujarat', '18', 7500],
    ['Atlantis', '18', 10000],
  ])
  expect(sumOf(places)).toMatchObject({ taxable: 26800, igst: 1800 + 1800 + 1350 - 35 })
})
