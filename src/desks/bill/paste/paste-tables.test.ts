import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../tests/is-thorough'
import { readAmount } from '../../../core/money/parse'
import { emptyRow } from '../../books/bill/inputs'
import { pasteRows, saySkipped, skippedText } from './paste-rows'

const read = (text: string, isDecimal = false) =>
  pasteRows(text, { rate: '18', room: 500, hasDecimalCommas: () => isDecimal })

/** A table of lines whose cells stand apart by bars. */
const table = (...lines: string[]) => lines.map((line) => line.replaceAll('|', '\t')).join('\n')

const item = (part: Partial<typeof emptyRow>) => ({ ...emptyRow, quantity: '1', ...part })

describe('tables as programs copy them', () => {
  const itemsOf = (text: string) => {
    const { rows, skipped } = read(text)
    expect(skipped.map(saySkipped)).toEqual([])
    return rows.map(({ item }) => item)
  }

  it('an invoice of Tally, with rates that include the tax', () => {
    const text = table(
      'Tax Invoice',
      'Sl No.|Description of Goods|HSN/SAC|GST Rate|Quantity|Rate (Incl. of Tax)|Rate|per|Disc. %|Amount',
      '1|Ball pen|9608|18 %|10.000 Nos|5.90|5.00|Nos||50.00',
      '2|Mustard oil|1514|5 %|5.000 l|1,050.00|1,000.00|l|10 %|4,500.00',
      '||||||||Total|4,550.00',
    )
    expect(itemsOf(text)).toEqual([
      item({
        description: 'Ball pen',
        hsn: '9608',
        quantity: '10.000',
        unit: 'Nos',
        price: '5.90',
        rate: '18',
      }),
      item({
        description: 'Mustard oil',
        hsn: '1514',
        quantity: '5.000',
        unit: 'l',
        price: '1,050.00',
        discount: '10%',
        rate: '5',
      }),
    ])
    expect(read(text).pricesSaid?.prices).toBe('with-gst')
  })

  it('an invoice of Vyapar', () => {
    const text = table(
      '#|Item name|HSN/ SAC|MRP (₹)|Quantity|Unit|Price/ Unit (₹)|Discount (₹)|GST (₹)|Amount (₹)',
      '1|Rice|1006|₹ 80.00|5|Kg|₹ 60.00|₹ 30.00 (10%)|₹ 13.50 (5%)|₹ 283.50',
      '|Total|||5|||₹ 30.00|₹ 13.50|₹ 283.50',
    )
    expect(itemsOf(text)).toMatchObject([
      { description: 'Rice', quantity: '5', unit: 'Kg', price: '60.00', discount: '10%' },
    ])
  })

  it('a list of Marg, where MRP stands beside the rate', () => {
    const text = table(
      'Product Name|Pack|Batch|Exp|Qty|MRP|Rate|Disc%|GST%|Amount',
      'Paracetamol 500|10 S|B12|05/28|10|20.00|12.00|5|12|114.00',
      'ORS|1|B13|06/28|5|18.00|5.00|0|5|25.00',
    )
    expect(itemsOf(text)).toMatchObject([
      { price: '12.00', discount: '5%', rate: '12' },
      { price: '5.00', discount: '', rate: '5' },
    ])
    expect(read(text).pricesSaid).toBeUndefined()
  })

  it('a price list of Excel, with fractions', () => {
    const text = table('Product|MRP|GST', 'Soap|118|0.18', 'Oil 1 l|1,050.00|0.05', 'Milk|60|0')
    expect(itemsOf(text).map(({ price, rate }) => [price, rate])).toEqual([
      ['118', '18'],
      ['1,050.00', '5'],
      ['60', '0'],
    ])
    expect(read(text).pricesSaid).toEqual({ prices: 'with-gst', by: 'MRP' })
  })

  it('a bill in Hindi', () => {
    const text = table(
      'क्र.सं.|वस्तु का नाम|एचएसएन|मात्रा|इकाई|दर|छूट|जीएसटी दर|राशि',
      '१|चावल|१००६|५|किलो|₹६०.५०||५%|३०२.५०',
      '२|सरसों तेल||२ ली||१,८५०.००|५०|५%|३,६५०.००',
      '|कुल योग|||||||३,९५२.५०',
    )
    expect(itemsOf(text)).toEqual([
      item({
        description: 'चावल',
        hsn: '१००६',
        quantity: '5',
        unit: 'किलो',
        price: '60.50',
        rate: '5',
      }),
      item({
        description: 'सरसों तेल',
        quantity: '2',
        unit: 'ली',
        price: '1,850.00',
        discount: '50',
        rate: '5',
      }),
    ])
  })

  it.each([
    ['सामान|नग|दाम|जीएसटी|रकम', 'Pen|5|165|18|825'],
    ['आइटम|संख्या|मूल्य|टैक्स|कुल', 'Pen|5|165|18|825'],
    ['विवरण|मात्रा|भाव|जीएसटी %', 'Pen|5|165|18'],
    ['नाम|नग|\u0958ीमत|कर की दर', 'Pen|5|165|18%'],
    ['माल का विवरण|मात्रा|दर (रु.)|कर', 'Pen|5|165|18'],
    ['उत्पाद|मात्रा|राशि|जीएसटी', 'Pen|5|825|18'],
    ['वस्तु|मात्रा|दाम|दर', 'Pen|5|165|18'],
    ['वस्तु (Item)|मात्रा (Qty)|दर (Rate)|GST %', 'Pen|5|165|18'],
    ['वस्तु|मा\u200dत्रा|दाम|सीजीएसटी|एसजीएसटी', 'Pen|5|165|9|9'],
    ['Maal|Nag|Bhav|Rakam', 'Pen|5|165|825'],
    ['Saman|Matra|Daam|GST', 'Pen|5|165|18'],
  ])('heads %s', (heads, row) => {
    const [{ price, ...rest } = emptyRow] = itemsOf(table(heads, row))
    expect(rest).toMatchObject({
      description: 'Pen',
      hsn: '',
      quantity: '5',
      unit: '',
      discount: '',
      rate: '18',
    })
    expect(price).toBe('165')
  })

  it.each(['5 l', '5 L', '5l', '5 ltr', '5 Ltr.'])('%s is five litres', (cell) => {
    expect(itemsOf(table('Item|Qty|Price', `Oil|${cell}|165`))).toMatchObject([
      { quantity: '5', unit: cell.replace(/^5 ?/, '') },
    ])
  })
})

describe('commas that may stand before paise', () => {
  const doubtful = table(
    'Item|Qty|Price|Discount',
    'Pen|5|1850,50|',
    'Ink|12,5 kg|100|',
    'Cap|1|90|12,5%',
  )

  it('are asked about, and nothing with one is read before', () => {
    const { rows, skipped, commas } = read(doubtful)
    expect(rows).toEqual([])
    expect(skipped.map(saySkipped)).toEqual([
      "Row 2: the price '1850,50' can be read in two ways.",
      "Row 3: the quantity '12,5 kg' can be read in two ways.",
      "Row 4: the discount '12,5%' can be read in two ways.",
    ])
    expect(commas).toEqual({
      isDecimal: false,
      examples: [{ text: '1850,50', decimal: '1,850.50' }],
    })
  })

  it('are read as a person says', () => {
    const { rows, skipped, commas } = read(doubtful, true)
    expect(skipped).toEqual([])
    expect(rows.map(({ item }) => item)).toMatchObject([
      { quantity: '5', price: '1,850.50' },
      { quantity: '12.5', unit: 'kg', price: '100' },
      { price: '90', discount: '12.5%' },
    ])
    expect(commas?.isDecimal).toBe(true)
  })

  it('put others of their table in doubt, unless one can only group digits', () => {
    const alone = table('Item|Price', 'Pen|1850,50', 'Ink|1,500')
    expect(read(alone).rows).toEqual([])
    expect(read(alone).commas?.examples).toEqual([
      { text: '1850,50', decimal: '1,850.50' },
      { text: '1,500', decimal: '1.500' },
    ])
    expect(read(alone, true).rows.map(({ item }) => item.price)).toEqual(['1,850.50', '1.500'])

    const proven = `${alone}\nCap\t1,85,050.00`
    expect(read(proven).rows.map(({ item }) => item.price)).toEqual(['1,500', '1,85,050.00'])
    expect(read(proven, true).rows.map(({ item }) => item.price)).toEqual([
      '1,850.50',
      '1,500',
      '1,85,050.00',
    ])
  })

  it('put points in doubt that group digits', () => {
    const text = table('Item|Price', 'Pen|1.850,50', 'Ink|1.850')
    expect(read(text).rows).toEqual([])
    expect(read(text, true).rows.map(({ item }) => item.price)).toEqual(['1,850.50', '1,850'])
  })

  it('keep their answer for the rows that are left', () => {
    const text = table('Item|Qty|Price', 'Pen|1|1850,50', 'Ink|abc|1,500')
    const left = skippedText(read(text, true)).replace('abc', '2')
    expect(read(left, true)).toMatchObject({
      rows: [{ item: { price: '1.500' } }],
      commas: { isDecimal: true, examples: [{ text: '1,500', decimal: '1.500' }] },
    })
  })

  it('are named where no answer helps', () => {
    const text = table('Item|Price', 'Pen|1,850,50')
    for (const isDecimal of [false, true]) {
      const { skipped, commas } = read(text, isDecimal)
      expect(skipped.map(saySkipped)).toEqual([
        "Row 2: the commas in the price '1,850,50' do not group its digits.",
      ])
      expect(commas).toBeUndefined()
    }
  })

  it('are of no interest in columns that are not needed, and in names', () => {
    const text = table('Item|Price|Amount', 'Rod 12,5 mm|165|1850,50')
    expect(read(text)).toMatchObject({ rows: [{ item: { description: 'Rod 12,5 mm' } }] })
    expect(read(text).commas).toBeUndefined()
    expect(read(text, true).rows[0]?.item.description).toBe('Rod 12,5 mm')
  })

  const digits = fc.string({
    unit: fc.constantFrom(...'0123456789,,..'),
    minLength: 1,
    maxLength: 9,
  })

  it('never become another number in silence', () => {
    fc.assert(
      fc.property(digits, fc.constantFrom('₹', 'Rs. ', ''), (number, sign) => {
        const [row] = read(`Item\tPrice\nPen\t${sign}${number}`).rows
        if (!row || !number.includes(',')) return
        const { value } = readAmount(row.item.price)
        const [whole = '', ...decimals] = number.split('.')
        // Whoever groups the digits of this very number writes it so.
        const plain = whole.replaceAll(',', '')
        const ways = ['en-IN', 'en-US'].map((locale) => BigInt(plain).toLocaleString(locale))
        const crores = /^\d{1,3}(,\d\d)+,\d{3}$/
        expect(ways.includes(whole) || crores.test(whole)).toBe(true)
        expect(value).toBe(readAmount([plain, ...decimals].join('.')).value)
      }),
      runs(2_000),
    )
  })

  it('are what they are said to be, in every column of numbers', () => {
    const amount = fc.tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 10, max: 99 }))
    fc.assert(
      fc.property(amount, amount, ([rupees, paise], [count, part]) => {
        const text = table('Item|Qty|Price', `Pen|${count},${part} kg|${rupees},${paise}`)
        expect(read(text).rows).toEqual([])
        expect(read(text, true).rows[0]?.item).toMatchObject({
          quantity: `${count.toLocaleString('en-IN')}.${part}`,
          unit: 'kg',
          price: `${rupees.toLocaleString('en-IN')}.${paise}`,
        })
      }),
    )
  })
})

it('reads a bill that was exported in Hindi', () => {
  const text = [
    'GST बिल',
    'तारीख,2026-11-15',
    'दाम लिखे हैं,GST सहित',
    'आइटम,"3,705.00"',
    'बिल पर छूट,5.00',
    'टैक्स योग्य रकम,"3,700.00"',
    '',
    'क्र.,आइटम,HSN/SAC,मात्रा,इकाई,दाम,छूट,GST दर (%),टैक्स योग्य रकम,CGST,SGST,कुल',
    '1,छाता,6601,12,नग,240,10%,5,2743.00,68.57,68.57,2880.14',
    '2,पेन,9608,5,,165,,18,699.15,62.92,62.92,825.00',
    'कुल,,,,,,,,3442.15,131.49,131.49,3705.14',
  ].join('\n')
  const { rows, skipped, pricesSaid, passed } = pasteRows(text, { rate: '18', room: 500 })
  expect(skipped).toEqual([])
  expect(pricesSaid).toEqual({ prices: 'with-gst' })
  expect(passed.at(-1)?.reason).toBe('it is a total, not an item.')
  expect(rows.map(({ item }) => item)).toMatchObject([
    {
      description: 'छाता',
      hsn: '6601',
      quantity: '12',
      unit: 'नग',
      price: '240',
      discount: '10%',
      rate: '5',
    },
    {
      description: 'पेन',
      hsn: '9608',
      quantity: '5',
      unit: '',
      price: '165',
      discount: '',
      rate: '18',
    },
  ])
})
