import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../tests/is-thorough'
import { readSeparated } from '../../../core/tables/separated-values'
import { emptyRow } from '../../books/bill/inputs'
import type { ColumnUse } from './paste-columns'
import { pasteRows, saySkipped, skippedText } from './paste-rows'

const paste = (text: string, room = 500) => pasteRows(text, { rate: '18', room })
const items = (text: string) => paste(text).rows.map(({ item }) => item)
const uses = (text: string) => paste(text).columns.map(({ use }) => use)
const reasons = (text: string) => paste(text).skipped.map(saySkipped)
const passedBy = (text: string) => paste(text).passed.map(saySkipped)

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
    ).toMatchObject([
      {
        description: 'Umbrella, folding',
        hsn: '6601',
        quantity: '12',
        unit: '',
        price: '1,200.50',
        discount: '10%',
        rate: '5',
      },
      {
        description: 'Fan "Breeze"\n1200 mm',
        hsn: '84145110',
        quantity: '2.5',
        unit: '',
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
      { name: 'No.', example: '1' },
      { name: 'Item', use: 'description', example: 'Pen' },
      { name: 'Qty', use: 'quantity', example: '5' },
      { name: 'Rate', use: 'price', example: '165' },
      { name: 'Rate %', use: 'rate', example: '18' },
      { name: 'Amount', example: '825' },
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

  it('passes over what stands above the heads, with the reason', () => {
    expect(passedBy('My shop\n\nItem,Price\nPen,165')).toEqual([
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
    expect(uses(text)).toEqual(expected)
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

describe('the shapes that sheets have', () => {
  const taken = (text: string) => {
    const { rows, skipped } = paste(text)
    expect(skipped).toEqual([])
    return rows.map(({ item }) => item)
  }

  it.each([
    ['Item,Qty,Price,CGST %,SGST %\nPen,5,165,9,9', 'two halves'],
    ['Item,Qty,Price,CGST Rate,UTGST Rate\nPen,5,165,9%,9%', 'a union territory'],
    ['Item,Qty,Price,CGST (%),SGST (%),IGST (%)\nPen,5,165,9,9,0', 'the other tax is nothing'],
    ['Item,Qty,Price,CGST (%),SGST (%),IGST (%)\nPen,5,165,,,18', 'another state'],
    ['Item,Qty,Price,CGST %,SGST %,IGST %\nPen,5,165,9,9,18', 'both kinds that agree'],
    ['Item,Qty,Price,CGST %\nPen,5,165,9', 'one half says the other'],
    ['Item,Qty,Price,IGST %\nPen,5,165,18', 'IGST'],
    ['Item,Qty,Price,CGST,SGST\nPen,5,165,9,9', 'halves by their values'],
    ['Item,Qty,Price,GST\nPen,5,165,18', 'a rate by its value'],
    ['Item,Qty,Rate,GST\nPen,5,165,₹148.50 (18%)', 'an amount with its rate'],
    ['Item,Qty,Price (Rs),GST %\nPen,5,165,18 %', 'rupees in the head'],
    ['Item,Qty,Price (₹),GST %\nPen,5,165,@18%', 'the sign in the head'],
    ['Item,Qty,Rate/Unit,GST %\nPen,5,165,GST 18%', 'rate by unit'],
    ['Item,Qty,Rate (Rs),GST Rate\nPen,5,165,GST@18%', 'rate in rupees'],
    ['Item;Qty;Price;GST %\nPen;5;165;18', 'semicolons'],
    ['Item,MRP,Rate,Qty,GST %\nPen,200,165,5,18', 'a price beside that on the packet'],
    ['Item,Qty,Amount,GST %\nPen,5,825,18', 'an amount'],
    ['Item,Qty,Rate,Amount,GST %\nPen,5,165,825,18', 'an amount beside the price'],
    ['Item,Qty,Price,Rate\nPen,5,165,18%', 'a bare rate in percent'],
  ])('%s (%s)', (text) => {
    expect(taken(text)).toEqual([pen])
  })

  it.each([
    ['10.000 Nos', '10.000', 'Nos'],
    ['2.5 kg', '2.5', 'kg'],
    ['3', '3', ''],
  ])('a quantity of %s', (cell, quantity, unit) => {
    expect(taken(`Item\tQty\tPrice\nPen\t${cell}\t165`)).toEqual([{ ...pen, quantity, unit }])
  })

  it.each(['Unit', 'UOM', 'Per', 'UQC'])('a column %s', (head) => {
    expect(taken(`Item,Qty,${head},Price\nPen,5,Box,165`)).toEqual([{ ...pen, unit: 'Box' }])
    // What stands in a column of its own counts before what stands beside the number.
    expect(taken(`Item,Qty,${head},Price\nPen,5 Nos,Box,165/kg`)).toMatchObject([{ unit: 'Box' }])
  })

  it('a column of units without heads', () => {
    expect(uses('Pen,5,Nos,165,18\nRice,2.5,kg,60,5')).toEqual([
      'description',
      'quantity',
      'unit',
      'price',
      'rate',
    ])
  })

  it.each(['Nil', 'Exempt', 'Nil rated', 'NIL RATED', 'Exempted', 'Zero-rated', 'Non-GST'])(
    'a rate of %s',
    (cell) => {
      expect(taken(`Item,Price,GST\nPen,165,${cell}\nInk,90,18`)).toMatchObject([
        { rate: '0' },
        { rate: '18' },
      ])
    },
  )

  it.each([
    ['Disc', '10', '10'],
    ['Disc', '10%', '10%'],
    ['Disc', '-', ''],
    ['Disc %', '10', '10%'],
    ['Disc. (%)', '', ''],
    ['Disc. Amt', '10', '10'],
    ['Discount (Rs)', '10.50', '10.50'],
    ['Discount', '₹50.00 (10%)', '10%'],
  ])('a discount %s of %s', (head, cell, discount) => {
    expect(taken(`Item,Price,${head}\nPen,165,${cell}`)).toMatchObject([{ discount }])
  })

  it('a discount that is given twice is taken once', () => {
    const text = 'Item,Price,Disc %,Disc. Amt\nPen,165,10,16.50\nInk,90,0,5\nCap,5,,'
    expect(taken(text).map(({ discount }) => discount)).toEqual(['10%', '5', ''])
  })

  it.each([
    'Item,Qty,Price,CGST,SGST\nPen,5,165,74.25,74.25',
    'Item,Qty,Price,CGST Amt,SGST Amt\nPen,5,165,9,9',
    'Item,Qty,Price,CGST (Rs),SGST (Rs)\nPen,5,165,9,9',
    'Item,Qty,Price,Tax amount\nPen,5,165,18',
    'Item,Qty,Price,GST Amount\nPen,5,165,18',
    'Item,Qty,Price,GST\nPen,5,165,148.50',
    'Item,Qty,Price,Tax\nPen,5,165,₹18',
    'Item,Qty,Price,IGST\nPen,5,165,18.01',
  ])('tax amounts are no rates: %j', (text) => {
    expect(taken(text)).toEqual([pen])
    expect(paste(text).rows[0]?.isRateAssumed).toBe(true)
    expect(uses(text)).toEqual([
      'description',
      'quantity',
      'price',
      ...(/CGST/.test(text) ? [undefined, undefined] : [undefined]),
    ])
  })

  it('tax amounts beside the rate are no second rate', () => {
    expect(taken('Item,Price,GST %,GST\nPen,100,12,5')).toMatchObject([{ rate: '12' }])
    expect(taken('Item,Price,GST,GST %\nPen,100,5,12')).toMatchObject([{ rate: '12' }])
    expect(taken('Item,Price,CGST %,CGST,SGST %,SGST\nPen,100,6,9,6,9')).toMatchObject([
      { rate: '12' },
    ])
  })

  it('rates that differ are not guessed', () => {
    expect(reasons('Item,Price,CGST %,SGST %,IGST %\nPen,1,9,6,\nInk,1,9,9,12')).toEqual([
      "Row 2: CGST '9' and SGST '6' differ.",
      'Row 3: its GST rates differ.',
    ])
  })

  it('totals, taxes and roundings below the table are no items', () => {
    const text = [
      'Item\tQty\tPrice\tAmount',
      'Pen\t5\t165\t825',
      'Sub total\t5\t165\t825',
      'CGST @9%\t\t\t74.25',
      '\tSGST\t\t74.25',
      'Round off\t\t\t0.50',
      'Grand Total\t\t974\t974',
    ].join('\n')
    expect(items(text)).toEqual([pen])
    expect(reasons(text)).toEqual([])
    expect(passedBy(text)).toEqual([
      'Row 3: it is a total, not an item.',
      'Row 4: it is a tax, not an item.',
      'Row 5: it is a tax, not an item.',
      'Row 6: it is a rounding, not an item.',
      'Row 7: it is a total, not an item.',
    ])
    expect(items('Pen\t165\nTotal\t165')).toMatchObject([{ description: 'Pen' }])
    expect(items('Item,Price\nTotal Care shampoo,165')).toHaveLength(1)
  })

  it('an amount says the price only where that is exact', () => {
    const text = 'Item,Qty,Disc,Amount\nA,4,,10\nB,3,,10\nC,0,,10\nD,2,5,10\nE,,,10\nF,2,0,x'
    expect(items(text).map(({ description, price }) => [description, price])).toEqual([
      ['A', '2.5'],
      ['E', '10'],
    ])
    expect(reasons(text)).toEqual([
      "Row 3: the price is missing, and the amount '10' does not say it exactly.",
      "Row 4: the price is missing, and the amount '10' does not say it exactly.",
      "Row 5: the price is missing, and the amount '10' does not say it exactly.",
      "Row 7: the amount 'x' is not a number.",
    ])
  })

  it('a row without a price stays one where the table has prices', () => {
    expect(reasons('Item,Price,Amount\nPen,165,165\nInk,,90')).toEqual([
      'Row 3: the price is missing.',
    ])
  })

  it('says which rates are assumed', () => {
    const { rows } = paste('Item,Price,GST %\nPen,165,5\nInk,90,')
    expect(rows.map(({ item, isRateAssumed }) => [item.rate, isRateAssumed])).toEqual([
      ['5', false],
      ['18', true],
    ])
  })

  it('lines of a description stay', () => {
    expect(taken('Item,Price\n"Fan\r\n1200 mm",165')).toMatchObject([
      { description: 'Fan\n1200 mm' },
    ])
  })
})

describe('columns that a person chose', () => {
  const choosing = (text: string, chosen: [number, ColumnUse | undefined][]) =>
    pasteRows(text, { rate: '18', room: 500, chosenFor: () => new Map(chosen) })

  it('count before their heads and places', () => {
    const { columns, rows } = choosing('Naam,Kitna,Bhav\nPen,5,165', [
      [1, 'quantity'],
      [2, 'price'],
    ])
    expect(columns.map(({ use }) => use)).toEqual(['description', 'quantity', 'price'])
    // Nobody knows the second head.
    expect(rows.map(({ item }) => item)).toEqual([pen])
  })

  it('take the place of what was guessed', () => {
    const text = 'Item,Price,Cost,CGST %,SGST %,Slab\nPen,1,165,9,9,5'
    const { columns, rows } = choosing(text, [
      [2, 'price'],
      [5, 'rate'],
    ])
    expect(columns.map(({ use }) => use)).toEqual([
      'description',
      undefined,
      'price',
      undefined,
      undefined,
      'rate',
    ])
    expect(rows[0]?.item).toMatchObject({ price: '165', rate: '5' })
  })

  it('are left out if they are not needed', () => {
    const { rows } = choosing('Item,Price,Disc\nPen,165,10', [[2, undefined]])
    expect(rows[0]?.item.discount).toBe('')
  })
})

describe('what is left', () => {
  it('keeps its heads, in quotes or not', () => {
    const left = skippedText(
      paste('Shop\n"Item, or service",Qty,"Price"\nPen,5,165\nInk,abc,90\nTotal,,'),
    )
    expect(left).toBe('"Item, or service",Qty,"Price"\nInk,abc,90')
    expect(skippedText(paste('Pen\t5\t165\nInk\tabc\t90'))).toBe('Ink\tabc\t90')
  })
})

describe('rows that cannot be read', () => {
  it('are named with their number, their text and the reason', () => {
    const { rows, skipped, passed } = paste(
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
      "Row 11: the GST rate '180.00' is more than 100%.",
    ])
    expect(skipped[0]?.text).toBe('Ink,abc,90,18,')
    expect(passed.map(saySkipped)).toEqual(['Row 10: it is a total, not an item.'])
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
    expect(paste(' \n\t\n')).toEqual({ columns: [], rows: [], skipped: [], passed: [] })
  })
})

describe('whatever is pasted', () => {
  const anyCell = fc.oneof(
    fc.constantFrom(
      'Item',
      'Qty',
      'Price',
      'Rate',
      'GST %',
      'CGST',
      'Amount',
      'Total',
      '5',
      '18%',
      '₹1,200.50',
      '10 kg',
      '',
    ),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  )
  const anyTable = fc
    .tuple(fc.constantFrom('\t', ',', ';'), fc.array(fc.array(anyCell, { maxLength: 8 })))
    .map(([separator, rows]) => rows.map((row) => row.join(separator)).join('\n'))

  it('is neither lost nor doubled: each row is an item, is skipped, is the head or is blank', () => {
    fc.assert(
      fc.property(fc.oneof(anyTable, fc.string({ unit: 'binary' })), (text) => {
        const { rows, skipped, passed, head } = paste(text, 3)
        const numbers = [...rows, ...skipped, ...passed].map(({ row }) => row).sort((a, b) => a - b)
        expect(new Set(numbers).size).toBe(numbers.length)
        expect(rows.length).toBeLessThanOrEqual(3)
        const filled = readSeparated(text).flatMap(({ cells }, index) =>
          cells.some((cell) => cell.trim() !== '') ? [index + 1] : [],
        )
        const unnamed = filled.filter((row) => !numbers.includes(row))
        expect(unnamed).toHaveLength(head === undefined ? 0 : 1)
        expect(numbers.filter((row) => !filled.includes(row))).toEqual([])
      }),
      runs(1_000),
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
