import { describe, expect, it } from 'vitest'
import { inputs, type MarketplaceTexts } from '../market/inputs'
import type { ColumnMapping } from './list-store'
import type { Field } from './read-product'
import type { Taxes } from './taxes'
import { sayConversion, sayTaxes, taxOf } from './taxes'

const readingOf = (
  heads: string,
  uses: readonly Field[],
  taxes: Partial<Taxes> = {},
  costs?: ColumnMapping['costs'],
) => ({ opened: { heads: heads.split('|') }, uses, taxes, costs }) as unknown as ColumnMapping

const list = (gst: 'with-gst' | 'before-gst' | undefined) =>
  ({ name: 'costs', skus: 1, rows: 1, gst }) as ColumnMapping['costs']

describe('whether GST is in prices and costs', () => {
  it.each<[string, ColumnMapping, string, string]>([
    [
      'is assumed',
      readingOf('Price|Cost', ['price', 'cost']),
      'with-gst assumed',
      'before-gst assumed',
    ],
    [
      'is said by heads',
      readingOf('Price excl. tax|Cost incl. tax', ['price', 'cost']),
      'before-gst head',
      'with-gst head',
    ],
    [
      'is chosen by a person, over heads',
      readingOf('Price excl. tax|Cost', ['price', 'cost'], { price: 'with-gst', cost: 'with-gst' }),
      'with-gst person',
      'with-gst person',
    ],
    [
      'is said by the head of a list of costs',
      readingOf('MRP', ['price'], {}, list('with-gst')),
      'with-gst head',
      'with-gst head',
    ],
  ])('%s', (_, mapping, price, cost) => {
    const said = (field: keyof Taxes) => Object.values(taxOf(mapping, field)).join(' ')
    expect([said('price'), said('cost')]).toEqual([price, cost])
  })
})

describe('what is done to amounts is said', () => {
  const both = ['price', 'cost'] as const
  it.each<[keyof Taxes, string, readonly Field[], Partial<MarketplaceTexts>, string | undefined]>([
    ['price', 'Price|Cost', both, {}, undefined],
    ['cost', 'Price|Cost', both, {}, undefined],
    ['price', 'Basic price|Cost', both, {}, 'GST is added at 18%, as in your order.'],
    [
      'price',
      'Basic price|Cost',
      both,
      { gstBy: 'clothes' },
      'GST is added at the rates of clothes and shoes.',
    ],
    [
      'price',
      'Basic price|Cost|GST',
      [...both, 'gstRate'],
      {},
      'GST is added at the rate of each row.',
    ],
    ['cost', 'Price|Cost incl GST', both, {}, 'GST is taken off at 18%, as in your order.'],
    [
      'cost',
      'Price|Cost incl GST|GST on cost',
      [...both, 'gstOnCost'],
      {},
      'GST is taken off at the GST on cost of each row.',
    ],
    [
      'cost',
      'Price|Cost',
      both,
      { seller: 'unregistered', costGst: '5' },
      'GST is added at 5%, as in your order.',
    ],
    ['cost', 'Price|Cost incl GST', both, { seller: 'composition' }, undefined],
    ['price', 'Basic price|Cost', both, { seller: 'composition' }, undefined],
  ])('%s of %s', (field, heads, uses, how, said) => {
    const order = { ...inputs.defaults, ...how }
    expect(sayConversion(readingOf(heads, uses), field, order)).toBe(said)
  })

  it('and how they were taken, as far as it counts', () => {
    const mapping = readingOf('Price|Cost incl GST', both)
    expect(sayTaxes(mapping, 'registered')).toEqual(['prices with GST', 'costs with GST'])
    expect(sayTaxes(mapping, 'unregistered')).toEqual(['costs with GST'])
    expect(sayTaxes(readingOf('Price', ['price'], {}, 'order'), 'registered')).toEqual([
      'prices with GST',
    ])
  })
})
