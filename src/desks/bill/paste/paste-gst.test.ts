import { describe, expect, it } from 'vitest'
import { readRate } from '../../../core/tables/rate-cells'
import { withoutTaxWords } from '../../../core/tables/tax-words'
import { areFractions, areRates, pricesSaidAbove, pricesSaidBy } from './paste-gst'
import { pasteRows, saySkipped } from './paste-rows'

const ratesOf = (head: string, cells: readonly string[]) =>
  pasteRows(
    ['Item', 'Price', ...head.split(',')].join('\t') +
      cells.map((cell) => `\nPen\t100\t${cell}`).join(''),
    {
      rate: '18',
      room: 99,
    },
  )

describe('rates as fractions', () => {
  it.each([
    [
      ['0.18', '0.05', '0.12', '0.28', '0.4', '0'],
      ['18', '5', '12', '28', '40', '0'],
    ],
    [
      ['.18', '.05'],
      ['18', '5'],
    ],
    [
      ['0.18', 'Nil', ''],
      ['18', '0', '18'],
    ],
    [
      ['0.180', '0.0500'],
      ['18', '5'],
    ],
    [['०.१८'], ['18']],
    [
      ['0,18', '0,05'],
      ['18', '5'],
    ],
    [
      ['0.03', '0.015', '0.0025'],
      ['3', '1.5', '0.25'],
    ],
  ])('%j are %j', (cells, expected) => {
    for (const head of ['GST %', 'GST', 'Tax rate', 'जीएसटी दर', 'IGST %']) {
      const { rows, columns } = ratesOf(head, cells)
      expect(rows.map(({ item }) => item.rate)).toEqual(expected)
      expect(columns[2]?.isFraction).toBe(true)
    }
  })

  it.each([
    [['0.25'], ['0.25']],
    [
      ['0.25', '3', '1.5'],
      ['0.25', '3', '1.5'],
    ],
    [['0.1'], ['0.1']],
    [
      ['18', '5', '0'],
      ['18', '5', '0'],
    ],
    [
      ['0', '0'],
      ['0', '0'],
    ],
    [['0.18%'], ['0.18']],
    [
      ['2,5', '12,5%'],
      ['2.5', '12.5'],
    ],
  ])('%j are in percent', (cells, expected) => {
    const { rows, columns } = ratesOf('GST %', cells)
    expect(rows.map(({ item }) => item.rate)).toEqual(expected)
    expect(columns[2]?.isFraction).toBeUndefined()
  })

  it('may be those of half the taxes', () => {
    const { rows } = ratesOf('CGST,SGST', ['0.09\t0.09', '0.025\t0.025', '0\t0'])
    expect(rows.map(({ item }) => item.rate)).toEqual(['18', '5', '0'])
  })

  it('among rates in percent are not guessed', () => {
    const { rows, skipped } = ratesOf('GST %', ['18', '0.18', '0.25'])
    expect(rows.map(({ item }) => item.rate)).toEqual(['18', '0.25'])
    expect(skipped.map(saySkipped)).toEqual([
      "Row 3: the GST rate '0.18' may be a fraction or in percent.",
    ])
  })

  it('are no amounts', () => {
    expect(areRates(['0.18', '0.05'], 'rate')).toBe(true)
    expect(areRates(['0.18', '18'], 'rate')).toBe(false)
    expect(areRates(['1.80', '0.05'], 'rate')).toBe(false)
    expect(areFractions([], 'rate')).toBe(false)
    expect(areFractions(['low'], 'rate')).toBe(false)
  })
})

describe('rates in Hindi', () => {
  it.each([
    ['जीएसटी १८%', 18],
    ['१८% जीएसटी', 18],
    ['शून्य', 0],
    ['कर मुक्त', 0],
  ])('%s', (cell, percent) => {
    expect(Number(readRate(cell))).toBe(Number(readRate(`${percent}`)))
  })
})

describe('what a head says about its prices', () => {
  it.each([
    'MRP',
    'M.R.P.',
    'MRP (Rs.)',
    'MRP per unit',
    'MRP/Rate',
    'Selling price (MRP)',
    'MRP incl. of all taxes',
    'Maximum Retail Price',
    'Price (incl. GST)',
    'Price Incl. Tax',
    'Price (Incl.)',
    'Price including GST',
    'Price inclusive of all taxes',
    'Rate incl tax',
    'Rate (Incl. of Tax)',
    'Tax inclusive price',
    'Price with GST',
    'Price with 18% GST',
    'Price GST incl',
    'price_incl_gst',
    'Gross price',
    'Selling price after tax',
    'एमआरपी',
    'एम.आर.पी.',
    'MRP (रु.)',
    'दाम (GST सहित)',
    'मूल्य कर सहित',
    'जीएसटी के साथ दाम',
  ])('%s: with GST', (head) => {
    expect(pricesSaidBy(head)).toBe('with-gst')
    const { columns, pricesSaid } = pasteRows(`Item\t${head}\nPen\t118`, { rate: '18', room: 9 })
    expect(columns[1]?.use).toBe('price')
    expect(pricesSaid).toEqual({ prices: 'with-gst', by: head })
  })

  it.each([
    'Price (excl. GST)',
    'Price (not incl. GST)',
    'Price (non-inclusive of GST)',
    'Price (GST not included)',
    'Price net of GST',
    'Price (no GST)',
    'Price excluding tax',
    'Rate excl. tax',
    'Rate exclusive of GST',
    'Price before GST',
    'Price without tax',
    'Price w/o GST',
    'Price ex GST',
    'Price (GST extra)',
    'Basic rate',
    'Basic price',
    'Base price',
    'Taxable rate',
    'Net rate',
    'Net price',
    'Unit price before tax',
    'दाम (बिना जीएसटी)',
    'मूल्य कर रहित',
    'दर जीएसटी अतिरिक्त',
  ])('%s: before GST', (head) => {
    expect(pricesSaidBy(head)).toBe('before-gst')
    const { columns, pricesSaid } = pasteRows(`Item\t${head}\nPen\t100`, { rate: '18', room: 9 })
    expect(columns[1]?.use).toBe('price')
    expect(pricesSaid).toEqual({ prices: 'before-gst', by: head })
  })

  it.each(['Price', 'Rate', 'Selling price', 'Amount', 'Unit price (Rs)', 'दाम', 'भाव', 'Bhav'])(
    '%s: nothing',
    (head) => {
      expect(pricesSaidBy(head)).toBeUndefined()
      const { rows, pricesSaid } = pasteRows(`Item\t${head}\nPen\t100`, { rate: '18', room: 9 })
      expect(rows).toHaveLength(1)
      expect(pricesSaid).toBeUndefined()
    },
  )

  it('goes with the column that was chosen for the price', () => {
    const { pricesSaid } = pasteRows('Item,MRP,Price\nPen,118,100', {
      rate: '18',
      room: 9,
      chosenFor: () => new Map([[1, 'price']]),
    })
    expect(pricesSaid).toEqual({ prices: 'with-gst', by: 'MRP' })
  })

  it('may be that of an amount', () => {
    const { rows, pricesSaid } = pasteRows('Item,Qty,Amount incl. GST\nPen,2,236', {
      rate: '18',
      room: 9,
    })
    expect(rows[0]?.item.price).toBe('118')
    expect(pricesSaid?.prices).toBe('with-gst')
  })

  it('stands above the heads in our own files', () => {
    expect(pricesSaidAbove([['Currency', 'INR'], ['Prices are', 'With GST'], []])).toBe('with-gst')
    expect(pricesSaidAbove([['Prices are', 'Before GST']])).toBe('before-gst')
    expect(pricesSaidAbove([['Prices are', 'high']])).toBeUndefined()
    expect(pricesSaidAbove([['दाम लिखे हैं', 'GST सहित']])).toBe('with-gst')
    expect(pricesSaidAbove([['दाम लिखे हैं', 'बिना GST']])).toBe('before-gst')
    expect(pricesSaidAbove([])).toBeUndefined()
  })

  it('leaves the name of the column', () => {
    expect(withoutTaxWords('Price (incl. GST)')).toBe('price')
    expect(withoutTaxWords('Tax inclusive rate')).toBe('rate')
    expect(withoutTaxWords('Price')).toBeUndefined()
  })
})

describe('of several prices', () => {
  const priceOf = (text: string) => {
    const { columns, rows } = pasteRows(text, { rate: '18', room: 9 })
    return [columns.find(({ use }) => use === 'price')?.name, rows[0]?.item.price]
  }

  it.each([
    ['Item,MRP,Selling Price\nPen,200,165', 'Selling Price'],
    ['Item,Selling Price,MRP\nPen,165,200', 'Selling Price'],
    ['Item,MRP,Rate,GST %\nPen,20,18,5', 'Rate'],
    ['Item,MRP,Price (incl. GST)\nPen,200,165', 'Price (incl. GST)'],
    ['Item,MRP,Sale rate,Qty\nPen,200,165,1', 'Sale rate'],
    ['Item,Cost,Selling price,MRP\nPen,80,100,120', 'Selling price'],
    ['Item,Rate,Disc %,Net rate\nPen,100,10,90', 'Rate'],
    ['Item,Net rate,Rate,Disc %\nPen,90,100,10', 'Rate'],
    ['Item,Rate (Incl. of Tax),Rate\nPen,5.90,5', 'Rate (Incl. of Tax)'],
    ['Item,Rate,Rate (Incl. of Tax)\nPen,5,5.90', 'Rate (Incl. of Tax)'],
    ['Item,Rate,MRP\nPen,,200', 'MRP'],
    ['वस्तु,एमआरपी,दर,जीएसटी %\nपेन,20,18,5', 'दर'],
    ['वस्तु,दाम,दर\nपेन,20,18', 'दाम'],
  ])('%j: %s', (text, name) => {
    const [heads = '', values = ''] = text.split('\n').map((line) => line.split(','))
    expect(priceOf(text)).toEqual([name, values[heads.indexOf(name)]])
  })
})
