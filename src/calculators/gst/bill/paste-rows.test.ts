import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pasteRows, saySkipped } from './paste-rows'
import { emptyRow } from './read-row'

const paste = (text: string, room = 500) => pasteRows(text, { rate: '18', room })
const items = (text: string) => paste(text).rows.map(({ item }) => item)
const fields = (text: string) => paste(text).columns.map(({ field }) => field)
const reasons = (text: string) => paste(text).skipped.map(saySkipped)

const pen = { ...emptyRow, description: 'Pen', quantity: '5', price: '165', rate: '18' }

describe('pasteRows with heads', () => {
  it('reads amounts in words, and other digits everywhere', () => {
    expect(items('Item\tQty\tPrice\tDiscount\tGST %\nPen\t५\t1.5 lakh\t2k\t१८')).toEqual([
      { ...pen, price: '1,50,000', discount: '2,000' },
    ])
    expect(reasons('Item\tQty\tPrice\nPen\t2 lakh\t5\nPen\t2\t5m')).toEqual([
      "Row 2: the quantity '2 lakh' is not a number.",
      "Row 3: the price '5m' is not a number.",
    ])
    expect(reasons('Item\tPrice\tDiscount %\nPen\t5\t1k')).toEqual([
      "Row 2: the discount '1k' is not a number.",
    ])
  })

  it('reads every column, whatever is written in it', () => {
    expect(
      items(
        'Item\tHSN/SAC\tQty\tUnit price\tDiscount\tGST %\r\n' +
          'Umbrella, folding\t6601\t12\t₹1,200.50\t10%\t5%\r\n' +
          '"Fan ""Breeze""\n1200 mm"\t84145110\t2.5\tRs. 1850/-\t₹ 50\t18\r\n',
      ),
    ).toEqual([
      {
        description: 'Umbrella, folding',
        hsn: '6601',
        quantity: '12',
        price: '1,200.50',
        discount: '10%',
        rate: '5',
      },
      {
        description: 'Fan "Breeze"\n1200 mm',
        hsn: '84145110',
        quantity: '2.5',
        price: '1,850',
        discount: '50',
        rate: '18',
      },
    ])
  })

  it.each([
    'Price,Quantity,GST Rate (%),Description\n165,5,18,Pen',
    'S. No.,Particulars,Qty.,Rate,GST%,Amount\n1,Pen,5,165,18%,825',
    'item name;,QTY,MRP,Tax\nPen,5,165,18',
    'Description of goods,Nos,Rate per unit,Tax rate\nPen,5,165,18',
    '\n\nProduct,Units,Price,Rate\nPen,5,165,18',
    'Items\tRate\tQty\tTaxable value\nPen\t165\t5\t825',
  ])('finds its columns in any order: %j', (text) => {
    expect(items(text)).toEqual([pen])
  })

  it('names the columns that it understood and those it did not need', () => {
    expect(paste('No.,Item,Qty,Rate,Rate %,Amount\n1,Pen,5,165,18,825').columns).toEqual([
      { name: 'No.' },
      { name: 'Item', field: 'description' },
      { name: 'Qty', field: 'quantity' },
      { name: 'Rate', field: 'price' },
      { name: 'Rate %', field: 'rate' },
      { name: 'Amount' },
    ])
  })

  it('takes a discount for a percentage where its head says so', () => {
    expect(items('Item,Price,Disc %\nPen,165,10\nInk,90,\nCap,5,2.5%')).toMatchObject([
      { discount: '10%' },
      { discount: '' },
      { discount: '2.5%' },
    ])
    expect(items('Item,Price,Discount\nPen,165,10')).toMatchObject([{ discount: '10' }])
  })

  it('fills in what is missing: one item, the rate that was given', () => {
    expect(items('Item,Price\nPen,165')).toEqual([{ ...pen, quantity: '1' }])
    expect(pasteRows('Item,Price\nPen,165', { rate: '5', room: 1 }).rows[0]?.item.rate).toBe('5')
    expect(items('Item,Qty,Price,GST\nPen,,165,')).toEqual([{ ...pen, quantity: '1' }])
  })

  it('skips what stands above the heads, with the reason', () => {
    expect(reasons('My shop\n\nItem,Price\nPen,165')).toEqual([
      'Row 1: it stands above the heads of the columns.',
    ])
  })
})

describe('pasteRows without heads', () => {
  it.each<[string, (string | undefined)[]]>([
    ['Pen,165', ['description', 'price']],
    ['Pen,5,165', ['description', 'quantity', 'price']],
    ['Pen,5,165,18', ['description', 'quantity', 'price', 'rate']],
    ['Pen,9608,5,165', ['description', 'hsn', 'quantity', 'price']],
    ['Pen,1000,165,18', ['description', 'quantity', 'price', 'rate']],
    ['Pen,9608,5,165,18%', ['description', 'hsn', 'quantity', 'price', 'rate']],
    ['Pen,5,165,10%,18', ['description', 'quantity', 'price', 'discount', 'rate']],
    ['Pen,9608,5,165,10,18', ['description', 'hsn', 'quantity', 'price', 'discount', 'rate']],
    ['Pen,,5,165,,18', ['description', 'hsn', 'quantity', 'price', 'discount', 'rate']],
    ['1\tPen\t5\t165\n2\tInk\t1\t90', [undefined, 'description', 'quantity', 'price']],
    [
      'Pen,9608,5,165,10,18,973.50',
      ['description', 'hsn', 'quantity', 'price', 'discount', 'rate', undefined],
    ],
  ])('reads %j by place', (text, expected) => {
    expect(fields(text)).toEqual(expected)
    expect(items(text)[0]).toMatchObject({ description: 'Pen', price: '165' })
    expect(reasons(text)).toEqual([])
  })

  it('is not misled by a price that could be a GST rate', () => {
    expect(items('Nib,9608,5,12,18')).toMatchObject([{ hsn: '9608', quantity: '5', price: '12' }])
  })

  it('takes two numbers for a description that is a number, and its price', () => {
    expect(items('555\t10\n555\t20')).toMatchObject([
      { description: '555', price: '10' },
      { description: '555', price: '20' },
    ])
  })
})

describe('rows that cannot be read', () => {
  it('are named with their number, their text and the reason', () => {
    const { rows, skipped } = paste(
      [
        'Item,Qty,Price,GST %,Discount',
        'Pen,5,165,18,',
        'Ink,abc,90,18,',
        'Cap,1,,18,',
        '',
        'Nib,1,about 5,18,',
        'Box,1,10,low,',
        'Lid,1,10,18,some',
        'Bag,1,10,18,,,extra',
        'Total,,,,',
        'Fee,1,10,180.00,',
        'Bin,1,"1,200.50",18%,5%',
      ].join('\r\n'),
    )
    expect(rows.map(({ row, item }) => [row, item.description])).toEqual([
      [2, 'Pen'],
      [12, 'Bin'],
    ])
    expect(skipped.map(saySkipped)).toEqual([
      "Row 3: the quantity 'abc' is not a number.",
      'Row 4: the price is missing.',
      "Row 6: the price 'about 5' is not a number.",
      "Row 7: the GST rate 'low' is not a number.",
      "Row 8: the discount 'some' is not a number.",
      'Row 9: it has 7 cells, and there are 5 columns.',
      'Row 10: it is a total, not an item.',
      "Row 11: the GST rate '180.00' is more than 100%.",
    ])
    expect(skipped[0]?.text).toBe('Ink,abc,90,18,')
  })

  it('are those beyond the room on the bill, too', () => {
    const { rows, skipped } = paste('Item,Price\nPen,1\nInk,abc\nCap,2\nNib,3', 2)
    expect(rows.map(({ row }) => row)).toEqual([2, 4])
    expect(skipped.map(saySkipped)).toEqual([
      "Row 3: the price 'abc' is not a number.",
      'Row 5: the bill is full.',
    ])
  })

  it('are all there is in a text that is no table', () => {
    expect(paste('Dear Sir')).toMatchObject({ rows: [], skipped: [{ row: 1, text: 'Dear Sir' }] })
    expect(paste(' \n\t\n')).toEqual({ columns: [], rows: [], skipped: [] })
  })
})

describe('whatever is pasted', () => {
  const anyCell = fc.oneof(
    fc.constantFrom('Item', 'Qty', 'Price', 'Rate', 'GST %', 'Total', '5', '18%', '₹1,200.50', ''),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  )
  const anyTable = fc
    .tuple(fc.constantFrom('\t', ','), fc.array(fc.array(anyCell, { maxLength: 8 })))
    .map(([separator, rows]) => rows.map((row) => row.join(separator)).join('\n'))

  it('is neither lost nor doubled: each row is an item, is skipped, is the head or is blank', () => {
    fc.assert(
      fc.property(fc.oneof(anyTable, fc.string({ unit: 'binary' })), (text) => {
        const { rows, skipped } = paste(text, 3)
        const numbers = [...rows, ...skipped].map(({ row }) => row).sort((a, b) => a - b)
        expect(new Set(numbers).size).toBe(numbers.length)
        expect(rows.length).toBeLessThanOrEqual(3)
        // Without quotes, a row is a line.
        if (text.includes('"')) return
        const filled = text.split(/\r\n|\r|\n/).flatMap((line, index) => {
          const cells = line.replace(/^\ufeff/, '').split(text.includes('\t') ? '\t' : ',')
          return cells.some((cell) => cell.trim() !== '') ? [index + 1] : []
        })
        const unnamed = filled.filter((row) => !numbers.includes(row))
        expect(unnamed.length).toBeLessThanOrEqual(1)
        expect(numbers.filter((row) => !filled.includes(row))).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  it('is read at once, also when it is long', () => {
    const lines = Array.from({ length: 5_000 }, (_, index) => `Item ${index}\t9608\t5\t165\t18`)
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now()
      expect(paste(lines.join('\n')).rows).toHaveLength(500)
      return performance.now() - start
    })
    expect(Math.min(...times)).toBeLessThan(5_000)
  })

  it('may be more than a function takes as arguments', () => {
    const lines = Array.from({ length: 130_000 }, (_, index) => `Item ${index}\t9608\t5\t165\t18`)
    const { rows, skipped } = paste(lines.join('\n'))
    expect(rows).toHaveLength(500)
    expect(skipped).toHaveLength(129_500)
    expect(skipped.at(-1)).toMatchObject({ row: 130_000, reason: 'the bill is full.' })
  })
})
