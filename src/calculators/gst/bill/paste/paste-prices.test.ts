import { describe, expect, it } from 'vitest'
import { withoutTaxWords } from '../../../../core/table/tax-words'
import { pricesSaidAbove, pricesSaidBy } from './paste-prices'
import { pasteRows } from './paste-rows'

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
