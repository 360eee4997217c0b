import { describe, expect, it } from 'vitest'
import { areAllKnown, headOf, kindColumn, matchColumns } from './columns'

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

  it('in the orders of Meesho, where the discounted price is the one that is paid', () => {
    const heads =
      'Reason for Credit Entry|Sub Order No|Order Date|Customer State|Product Name|SKU|Size|Quantity|Supplier Listed Price (Incl. GST + Commission)|Supplier Discounted Price (Incl GST and Commision)|Packet Id'
    const { uses, isForAll } = usesOf(heads)
    expect(uses.map((use) => use ?? '-').join(' ')).toBe('- - - - name sku - quantity - price -')
    expect(isForAll).toBe(false)
    expect(kindColumn(heads.split('|'))?.at).toBe(0)
  })

  it('in the profit and loss of Flipkart, where commission is an amount', () => {
    const { uses } = usesOf(
      'Order ID|SKU|Gross Units|Final Selling Price|Order Status|Accounted Net Sales|Bank Settlement [Projected]|Total Expenses|Shipping Fee|Commission',
      'OD1|A-1|1|499|DELIVERED|422.88|390.12|-109.00|-65.00|-44.91',
      'OD2|A-2|2|1299|DELIVERED|1100.85|980.00|-319.00|-80.00|-194.85',
    )
    expect(uses.map((use) => use ?? '-').join(' ')).toBe(
      '- sku quantity price - - - - shipping commissionAmount',
    )
  })

  it('in the transactions of Amazon, which count all pieces of a line', () => {
    const heads =
      'date/time|settlement id|type|order id|Sku|description|quantity|product sales|shipping credits|promotional rebates|TCS-CGST|TCS-SGST|TCS-IGST|TDS (Section 194-O)|selling fees|fba fees|other|total'
    const { uses, isForAll } = usesOf(heads)
    expect(uses.map((use) => use ?? '-').join(' ')).toBe(
      '- - - - sku name quantity price - - - - - - commissionAmount shipping - -',
    )
    expect(isForAll).toBe(true)
    const kind = kindColumn(heads.split('|'))
    expect(['Order', 'order ', 'Refund', 'Transfer', ''].map((type) => kind?.isSale(type))).toEqual(
      [true, true, false, false, false],
    )
  })

  it.each([
    ['a share, by its sign', 'Commission', ['15%', '12%'], 'commission'],
    ['a share, by its head', 'Commission %', ['44.9', '194.85'], 'commission'],
    ['a share, by few small values', 'Commission', ['15', '15', '12', '15'], 'commission'],
    ['an amount', 'Commission', ['44.91', '194.85', '12', '31.5'], 'commissionAmount'],
    ['an amount, by its head', 'Commission amount', ['15', '15'], 'commissionAmount'],
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

  it('below a title', () => {
    const rows = [['My shop'], [], ['SKU', 'Price', 'Cost'], ['A', '100', '60']]
    expect(headOf(rows)).toBe(2)
  })

  it.each(['', 'Price', 'Size|Colour|Notes', '||'])('and %j names too little', (head) => {
    expect(headOf([head.split('|')])).toBe(-1)
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
