import { describe, expect, it } from 'vitest'
import { areAllKnown, findHeadRow, foreignAmount, foreignColumn, matchColumns } from './columns'

const usesOf = (heads: string, ...rows: string[]) =>
  matchColumns(
    heads.split('|'),
    rows.map((row) => row.split('|')),
  )

describe('columns are known by their names', () => {
  it('in a list of prices', () => {
    const heads = 'Seller SKU|Item|MRP|Sale price (incl. tax)|Landed cost|GST|Sold in Oct|HSN'
    expect(usesOf(heads).uses).toEqual([
      'sku',
      'name',
      undefined,
      'price',
      'cost',
      'gstRate',
      'quantity',
      undefined,
    ])
  })

  it.each([
    ['मूल्य|लागत|जीएसटी|मात्रा|नाम', 'price cost gstRate quantity name'],
    ['नाम|दर|लागत|मात्रा|जीएसटी %', 'name price cost quantity gstRate'],
    ['सामान का नाम|रेट (GST सहित)|खरीद रेट', 'name price cost'],
    ['नाम|दाम|लागत|दर', 'name price cost -'],
    ['उत्पाद|विक्रय मूल्य (₹)|खरीद मूल्य|जीएसटी दर (%)|कमीशन %', 'name price cost gstRate commission'],
    ['बिक्री मूल्य|ख़रीद मूल्य|शिपिंग शुल्क|विज्ञापन खर्च|वापसी %', 'price cost shipping ads returns'],
    ['वस्तु का नाम|दाम (GST सहित)|लागत (जीएसटी के बिना)|एमआरपी', 'name price cost -'],
    [
      'Handle|Title|Variant SKU|Variant Price|Variant Compare At Price|Cost per item',
      '- name sku price - cost',
    ],
    ['Item Name|HSN|Purchase Price|Sale Price|Tax Rate|Qty', 'name - cost price gstRate quantity'],
    ['Particulars|Rate|Landing cost|Tax %|Closing Stock|MRP', 'name price cost gstRate - -'],
    ['Name|Price|Purchase rate|Rate', 'name price cost -'],
    ['Item|Basic price|Basic cost', 'name price cost'],
    ['Item|Basic price|Selling price|Cost', 'name - price cost'],
    ['Item|MRP|Cost', 'name price cost'],
    ['Item|MRP|Rate incl. GST|Cost before tax', 'name - price cost'],
    ['Item|Price (inclusive of all taxes)|Cost without tax', 'name price cost'],
    ['Item|Price GST included|Purchase price (excl. GST)', 'name price cost'],
    ['Item|Price (USD)|Price in INR|Cost ($)', 'name - price -'],
  ])('in %s', (heads, uses) => {
    expect(
      usesOf(heads)
        .uses.map((use) => use ?? '-')
        .join(' '),
    ).toBe(uses)
  })

  it('a rate of nothing but percentages is that of GST', () => {
    expect(usesOf('Item|Price|Cost|Rate', 'Pen|20|8|18%').uses[3]).toBe('gstRate')
    expect(usesOf('नाम|दाम|लागत|दर', 'कलम|20|8|18%').uses[3]).toBe('gstRate')
  })

  it('the price on the packet counts only where there is no other, and is asked about', () => {
    expect(usesOf('Item|MRP|Cost').isDoubtful).toBe(true)
    expect(usesOf('Item|Price|Cost|MRP').isDoubtful).toBe(false)
  })

  it('columns in other money than rupees are named', () => {
    const heads = ['Item', 'Price (USD)', 'Cost ($)', 'Shipping in euro']
    expect([foreignAmount(heads, 'price'), foreignAmount(heads, 'cost')]).toEqual([
      'Price (USD)',
      'Cost ($)',
    ])
    expect(foreignAmount(['Price (Rs.)', 'Cost ₹'], 'price')).toBeUndefined()
    expect(foreignColumn(heads, ['name', 'price', undefined, undefined])).toBe('Price (USD)')
    expect(foreignColumn(heads, ['name', undefined, undefined, 'sku'])).toBeUndefined()
  })

  it.each([
    ['a share, by its sign', 'Commission', ['15%', '12%'], 'commission'],
    ['a share, by its head', 'Commission %', ['44.9', '194.85'], 'commission'],
    ['a share, by few small values', 'Commission', ['15', '15', '12', '15'], 'commission'],
    ['an amount', 'Commission', ['44.91', '194.85', '12', '31.5'], 'commissionAmount'],
    ['an amount, by its head', 'Commission amount', ['15', '15'], 'commissionAmount'],
    ['an amount, in rupees', 'Commission', ['₹15', 'Rs. 12'], 'commissionAmount'],
  ])('commission is %s', (_, head, values, use) => {
    expect(
      matchColumns(
        [head],
        values.map((value) => [value]),
      ).uses,
    ).toEqual([use])
  })

  it('but what a person chose counts first, and takes the place of its rival', () => {
    const heads = ['Item', 'MRP', 'Price', 'Commission %', 'Fee']
    const chosen = new Map([
      [1, 'price'],
      [4, 'commissionAmount'],
    ] as const)
    expect(matchColumns(heads, [], chosen).uses).toEqual([
      'name',
      'price',
      undefined,
      undefined,
      'commissionAmount',
    ])
  })

  it('and a column that is left out by hand takes no other with it', () => {
    const heads = ['Item', 'Price', 'Cost', 'Commission', 'Ads']
    expect(matchColumns(heads, [], new Map([[4, undefined]])).uses).toEqual([
      'name',
      'price',
      'cost',
      'commission',
      undefined,
    ])
  })

  it('below a title', () => {
    const rows = [['My shop'], [], ['SKU', 'Price', 'Cost'], ['A', '100', '60']]
    expect(findHeadRow(rows)).toBe(2)
  })

  it.each(['', 'Price', 'Size|Colour|Notes', '||'])('and %j names too little', (head) => {
    expect(findHeadRow([head.split('|')])).toBe(-1)
  })

  it.each([
    ['Item|Price|Cost|HSN|MRP|Weight (g)', true],
    [
      'SKU|Price|Cost|Payout|Profit|Margin (%)|Break-even price|Price for 20%|Not read because',
      true,
    ],
    ['Item|Price|Cost|Ekdum', false],
  ])('and of %s it is known whether anything has to be asked: %j', (names, areKnown) => {
    const heads = names.split('|')
    expect(areAllKnown(heads, matchColumns(heads, []).uses)).toBe(areKnown)
  })
})
