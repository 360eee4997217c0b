import { describe, expect, it } from 'vitest'
import { readSeparated } from '../../../core/tables/separated-values'
import { isPriceTable, readCostRows, readCostTable } from './read-cost-list'

const rowsOf = (text: string) => readSeparated(text).map(({ cells }) => cells)
const costsOf = (text: string) => readCostTable(rowsOf(text))

describe('readCostTable', () => {
  it('reads the columns of the template', () => {
    expect(
      costsOf(
        'SKU,Name,Cost,GST on cost (%),Packing\nFK-CK01,Cotton Kurta,96.25,18,12\nfk-ps03,Phone Stand,989.75,5,6\nFK-C24,Cap,,,\n',
      ),
    ).toEqual({
      costs: [
        { sku: 'FK-CK01', name: 'Cotton Kurta', cost: '96.25', gst: '18', packing: '12' },
        { sku: 'fk-ps03', name: 'Phone Stand', cost: '989.75', gst: '5', packing: '6' },
        { sku: 'FK-C24', name: 'Cap', cost: '', gst: '', packing: '' },
      ],
      unread: 0,
      hasPrices: false,
      gst: undefined,
    })
  })

  it('knows the names that sellers and marketplaces use, in both languages', () => {
    expect(
      costsOf(
        'My costs\n\nSeller SKU ID;Landed cost (Rs. excl. GST);Purchase GST %\nA-1;₹ 1,299.50;5%',
      ),
    ).toMatchObject({ costs: [{ sku: 'A-1', cost: '1299.5', gst: '5' }], gst: 'before-gst' })
    expect(
      costsOf('एसकेयू,नाम,लागत (GST सहित),लागत पर जीएसटी (%),पैकिंग का खर्च\nA-1,कुर्ता,218,शून्य,4'),
    ).toMatchObject({
      costs: [{ sku: 'A-1', name: 'कुर्ता', cost: '218', gst: '0', packing: '4' }],
      gst: 'with-gst',
    })
  })

  it('knows SKUs as marketplaces write them, and takes each once, the first with a cost', () => {
    expect(costsOf('SKU,Cost\n"""SKU:FK-B23""",\nfk-b23 ,20\nFK-B23,30')?.costs).toMatchObject([
      { sku: 'fk-b23', cost: '20' },
    ])
  })

  it('counts the rows that cannot be read, and passes over sums and blank rows', () => {
    const read = costsOf(
      'SKU,Cost,GST on cost (%)\nA-1,20,5\n,30,5\nA-3,about 40,5\nA-4,$50,5\nA-5,-60,5\nA-6,70,150\n1.8E+17,80,5\nA-7,"90,5",5\n,,\nTotal,440,',
    )
    expect(read).toMatchObject({ costs: [{ sku: 'A-1' }], unread: 7 })
  })

  it('takes a price list with costs, and says that it has prices', () => {
    expect(costsOf('SKU,Selling price,Cost price\nA-1,499,218')).toMatchObject({
      costs: [{ sku: 'A-1', cost: '218' }],
      hasPrices: true,
    })
  })

  it.each([
    ['a list of prices', 'SKU,Price\nA-1,499'],
    ['costs of no SKU', 'Name,Cost\nKurta,218'],
    ['costs in other money', 'SKU,Cost (USD)\nA-1,5'],
    ['rows without heads', 'A-1,218'],
    ['nothing', ''],
  ])('knows %s as no list of costs', (_, text) => {
    expect(costsOf(text)).toBeUndefined()
  })
})

describe('readCostRows', () => {
  it('takes rows without heads: SKU first, then the first number', () => {
    expect(readCostRows(rowsOf('A-1\tKurta\t218\nA-2\tShirt\t\nA-3\tCap\tsoon'))).toMatchObject({
      costs: [
        { sku: 'A-1', cost: '218' },
        { sku: 'A-2', cost: '' },
      ],
      unread: 1,
    })
  })

  it.each(['SKU,Price\nA-1,499', 'hello', 'A-1\nA-2', ''])('takes no costs of %j', (text) => {
    expect(readCostRows(rowsOf(text))).toBeUndefined()
  })
})

it('knows a price list by its prices, with SKUs or without', () => {
  expect(isPriceTable([['SKU', 'Name', 'Cost price', 'MRP', 'GST']])).toBe(true)
  expect(isPriceTable([['Product', 'Selling price', 'Cost', 'GST rate']])).toBe(true)
  expect(isPriceTable([['SKU', 'Cost', 'Packing']])).toBe(false)
  expect(isPriceTable([['Order', 'Amount']])).toBe(false)
})
