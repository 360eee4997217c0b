import { describe, expect, it } from 'vitest'
import { type BillTitle, noDetails } from '../details'
import { emptyRow } from '../read-row'
import { noSeller } from '../seller'
import type { KeptBill } from './bill-record'
import { mostFrequent, usualCurrency, usualRate, usualTitle } from './usual-bill'

type Told = { title?: BillTitle; currency?: string; rates?: readonly string[]; isTaxed?: boolean }

const billOf = ({ title = 'Tax Invoice', currency = 'INR', rates = [], isTaxed = true }: Told) =>
  ({
    texts: {
      rows: rates.map((rate) => ({ ...emptyRow, description: 'rice', rate })),
      details: { ...noDetails, title },
    },
    choices: { currency, isTaxed },
  }) as unknown as KeptBill

describe('what is usual', () => {
  it('is what there is most of, and of several the newer', () => {
    expect(mostFrequent(['a', 'b', 'b'])).toBe('b')
    expect(mostFrequent(['b', 'a', 'a', 'b'])).toBe('b')
    expect(mostFrequent([])).toBeUndefined()
  })

  it('is not what the last bill was by way of exception', () => {
    const usual = Array.from({ length: 2 }, () => billOf({}))
    const bills = [billOf({ title: 'Estimate', currency: 'USD' }), ...usual]
    expect(usualTitle(bills, noSeller)).toBe('Tax Invoice')
    expect(usualCurrency(bills)).toBe('INR')
  })

  it('is told by the last twenty bills', () => {
    const now = Array.from({ length: 11 }, () => billOf({ title: 'Estimate', currency: 'AED' }))
    const before = Array.from({ length: 30 }, () => billOf({}))
    expect(usualTitle([...now, ...before], noSeller)).toBe('Estimate')
    expect(usualCurrency([...now, ...before])).toBe('AED')
    expect(usualTitle([...before, ...now], noSeller)).toBe('Tax Invoice')
  })

  it('is a tax invoice, and no currency, where there are no bills', () => {
    expect(usualTitle([], noSeller)).toBe('Tax Invoice')
    expect(usualCurrency([])).toBeUndefined()
    expect(usualRate([])).toBeUndefined()
  })

  it('is what a composition dealer may make, whatever he made before', () => {
    const bills = [billOf({ title: 'Estimate' })]
    expect(usualTitle(bills, { ...noSeller, scheme: 'composition' })).toBe('Tax Invoice')
  })

  it('is a rate above 0 that can be read, on bills with tax', () => {
    expect(usualRate([billOf({ rates: ['0', '0', '5'] })])).toBe('5')
    expect(usualRate([billOf({ rates: ['5%', '5.0', '18'] })])).toBe('5')
    expect(usualRate([billOf({ rates: ['12'] }), billOf({ rates: ['5'] })])).toBe('12')
    expect(usualRate([billOf({ rates: ['', 'low', '-5', '518'] })])).toBeUndefined()
    expect(usualRate([billOf({ rates: ['18'], isTaxed: false })])).toBeUndefined()
  })
})
