import { describe, expect, it } from 'vitest'
import {
  chooseUse,
  columnUseOf,
  findHead,
  type HeadNames,
  headName,
  hindiName,
  namesMoney,
  usesOfColumns,
} from './heads'
import { splitPrice, splitQuantity } from './number-with-unit'
import { sumNamed } from './sum-rows'

const names: HeadNames<'name' | 'price' | 'count'> = [
  ['count', /^qty$/],
  ['name', /^(item|product)(name)?$/],
  ['price', /^price$/],
]
const useOf = (head: string) => columnUseOf(names, head)

describe('the names of columns', () => {
  it.each([
    ['GST rate (%)', 'gstrate%', false],
    ['Price (Rs)', 'price', true],
    ['Price (in ₹)', 'price', true],
    ['Amount Rs.', 'amount', true],
    ['Hours', 'hours', false],
    ['INR price', 'price', true],
  ])('%s is compared as %s', (head, name, isMoney) => {
    expect(headName(head)).toBe(name)
    expect(namesMoney(head)).toBe(isMoney)
  })

  it.each([
    ['जीएसटी दर (%)', 'जीएसटीदर%'],
    ['दाम (रु.)', 'दाम'],
    ['मूल्य (रुपये में)', 'मूल्य'],
    ['दाम (GST सहित)', 'दामजीएसटीसहित'],
    ['क़ीमत', 'कीमत'],
    ['\u0958ीमत', 'कीमत'],
    ['मा\u200dत्रा\u200b', 'मात्रा'],
    ['क्र॰ सं॰', 'क्रसं'],
    ['Qty (मात्रा)', 'मात्रा'],
    ['Price (₹)', ''],
  ])('%s is compared in Hindi as %s', (head, name) => {
    expect(hindiName(head)).toBe(name)
  })

  it('name rupees in Hindi', () => {
    expect(['दाम (रु)', 'मूल्य रुपये में', 'गुरु'].map(namesMoney)).toEqual([true, true, false])
  })

  it('are known in English where the Hindi is not', () => {
    expect(['कोड Price', 'Qty / गिनती'].map(useOf)).toEqual(['price', 'count'])
  })

  it('are known in any spelling', () => {
    expect(['Product  name:', 'PRICE (₹)', 'Colour'].map(useOf)).toEqual([
      'name',
      'price',
      undefined,
    ])
  })
})

describe('findHead', () => {
  const facts = (count: number) => Array.from({ length: count }, (_, at) => [`Fact ${at}`, 'item'])

  it('is the row that names the most things, and holds no number', () => {
    expect(findHead([['Price list'], ['Item', 'Price'], ['Pen', '5']], useOf)).toBe(1)
    expect(
      findHead(
        [
          ['Item', 'Price'],
          ['Item', 'Price', 'Qty'],
          ['Qty', 'Item'],
        ],
        useOf,
      ),
    ).toBe(1)
    expect(findHead([['Item', 'Price', '5']], useOf)).toBe(-1)
    expect(findHead([['Item', 'Product']], useOf)).toBe(-1)
    expect(findHead([], useOf)).toBe(-1)
  })

  it('may stand below many facts, but not below many rows of a table', () => {
    expect(findHead([...facts(500), ['Item', 'Price', 'Qty']], useOf)).toBe(500)
    const rows = Array.from({ length: 60 }, () => ['Pen', '5', '165'])
    expect(findHead([...rows, ['Item', 'Price', 'Qty']], useOf)).toBe(-1)
  })
})

describe('the uses of columns', () => {
  it('go to the first column, and to the one that was chosen before that', () => {
    expect(usesOfColumns(['name', 'price', 'price'], new Map())).toEqual([
      'name',
      'price',
      undefined,
    ])
    expect(usesOfColumns(['name', 'price', 'price'], new Map([[2, 'name']]))).toEqual([
      undefined,
      'price',
      'name',
    ])
  })

  it('are released by a later choice', () => {
    const first = chooseUse(new Map(), 0, 'price')
    const second = chooseUse(first, 1, 'price')
    expect([...second]).toEqual([
      [0, undefined],
      [1, 'price'],
    ])
    expect([...chooseUse(second, 1, undefined)]).toEqual([
      [0, undefined],
      [1, undefined],
    ])
  })
})

describe('a number with a unit', () => {
  it.each([
    ['10.000 Nos', '10.000', 'Nos'],
    ['2.5kg', '2.5', 'kg'],
    ['1,200 sq. ft', '1,200', 'sq. ft'],
    ['5 m²', '5', 'm²'],
    ['12', '12', ''],
    ['2 lakh', '2 lakh', ''],
    ['5k', '5k', ''],
    ['3 cr', '3 cr', ''],
    ['5 lac', '5 lac', ''],
    ['5 l', '5', 'l'],
    ['5 L', '5', 'L'],
    ['1.5l', '1.5', 'l'],
    ['५ l', '५', 'l'],
    ['500 ml', '500', 'ml'],
    ['2 ltr', '2', 'ltr'],
    ['5 L.', '5', 'L.'],
    ['about 5', 'about 5', ''],
    ['5 about 6', '5 about 6', ''],
    ['', '', ''],
    [`${'1'.repeat(100_000)} kg`, `${'1'.repeat(100_000)} kg`, ''],
  ])('%.20s is split', (cell, number, unit) => {
    expect(splitQuantity(cell)).toEqual({ number, unit })
  })

  it.each([
    ['₹165/kg', '₹165', 'kg'],
    ['165.00 per Nos', '165.00', 'Nos'],
    ['Rs. 1850/-', 'Rs. 1850/-', ''],
    ['1.5 lakh', '1.5 lakh', ''],
  ])('%s is a price for one', (cell, number, unit) => {
    expect(splitPrice(cell)).toEqual({ number, unit })
  })
})

describe('sumNamed', () => {
  it.each([
    ['Total', 'total'],
    ['TOTAL:', 'total'],
    ['Grand Total (Rs)', 'total'],
    ['Sub total', 'total'],
    ['Sub-Total', 'total'],
    ['Total amount', 'total'],
    ['CGST @ 9%', 'tax'],
    ['Output SGST', 'tax'],
    ['Add: IGST 18%', 'tax'],
    ['Round off', 'rounding'],
    ['Rounded off (+/-)', 'rounding'],
    ['Total Care shampoo', undefined],
    ['Totally pens', undefined],
    ['GST register book', undefined],
    ['Round brush', undefined],
    ['योग', 'total'],
    ['कुल', 'total'],
    ['कुल योग:', 'total'],
    ['कुल राशि (रु.)', 'total'],
    ['महायोग', 'total'],
    ['उप-योग', 'total'],
    ['कुल जोड़', 'total'],
    ['सीजीएसटी @ 9%', 'tax'],
    ['योग चटाई', undefined],
    ['कुल्फी', undefined],
    ['कुलचा', undefined],
    ['', undefined],
  ])('%s', (name, expected) => {
    expect(sumNamed(name)).toBe(expected)
  })
})
