import { describe, expect, it } from 'vitest'
import { decimalFrom, toDigits } from '../../../core/money/decimal'
import { splitQuantity } from '../../../core/tables/number-with-unit'
import {
  type BillField,
  type BillRow,
  clearedTextsToRestore,
  emptyRow,
  isBlankRow,
  readRow,
  tidyQuantity,
  unitIn,
} from './inputs'

const row = (typed: Partial<BillRow>): BillRow => ({ ...emptyRow, ...typed })

describe('readRow', () => {
  it('reads numbers however they are written', () => {
    const { quantity, price, discount, rate, problems } = readRow(
      row({ quantity: '2.5', price: '₹ 1,850.50', discount: 'Rs. 50/-', rate: '18%' }),
    )
    expect([quantity, price, discount.value, rate].map(toDigits)).toEqual([
      '2.5',
      '1850.5',
      '50',
      '18',
    ])
    expect(problems).toEqual({})
  })

  it('reads amounts in words and other digits, and other numbers in digits only', () => {
    const { quantity, price, discount, rate, problems } = readRow(
      row({ quantity: '१०', price: '1.5 lakh', discount: '5k', rate: '１８' }),
    )
    expect([quantity, price, discount.value, rate].map(toDigits)).toEqual([
      '10',
      '150000',
      '5000',
      '18',
    ])
    expect(problems).toEqual({})
    expect(readRow(row({ quantity: '2 lakh', price: '1', discount: '1k%' })).problems).toEqual({
      quantity: 'unreadable',
      discount: 'unreadable',
    })
  })

  it('takes an item without a quantity for one', () => {
    expect(toDigits(readRow(row({ quantity: '  ' })).quantity)).toBe('1')
    expect(toDigits(readRow(row({ quantity: '0' })).quantity)).toBe('0')
  })

  it.each([
    ['10%', '10', true],
    ['12.5 % ', '12.5', true],
    ['₹ 50.50', '50.5', false],
    ['', '0', false],
  ])('tells from its sign whether a discount of "%s" is a share', (discount, value, isPercent) => {
    const reading = readRow(row({ discount })).discount
    expect([toDigits(reading.value), reading.isPercent]).toEqual([value, isPercent])
  })

  it.each<[BillField, string, string]>([
    ['quantity', 'abc', 'unreadable'],
    ['quantity', '-2', 'negative'],
    ['price', '1.2.3', 'unreadable'],
    ['price', '9'.repeat(400), 'too long'],
    ['price', '-5', 'negative'],
    ['discount', 'a tenth', 'unreadable'],
    ['discount', '-5%', 'negative'],
    ['rate', 'low', 'unreadable'],
    ['rate', '-18', 'negative'],
    ['rate', '', 'missing'],
  ])('names the problem in %s, such as "%.9s"', (field, text, problem) => {
    expect(readRow(row({ price: '100', [field]: text })).problems).toEqual({ [field]: problem })
  })

  it('misses no rate as long as nothing else is typed', () => {
    expect(readRow(row({ rate: '' })).problems).toEqual({})
  })
})

describe('isBlankRow', () => {
  it('looks at everything but the rate', () => {
    expect(isBlankRow(emptyRow)).toBe(true)
    expect(isBlankRow(row({ rate: '5', price: '  ' }))).toBe(true)
    expect(isBlankRow(row({ hsn: '6601' }))).toBe(false)
    expect(isBlankRow(row({ description: 'Umbrella' }))).toBe(false)
  })
})

describe('a quantity', () => {
  it.each([
    ['12 kg', '12', 'kg'],
    ['10.000 Nos', '10.000', 'Nos'],
    ['1,250.5kg', '1,250.5', 'kg'],
    ['3 sq ft', '3', 'sq ft'],
    ['5 Nos.', '5', 'Nos.'],
    ['१२ किलो', '१२', 'किलो'],
    ['4 m2', '4', 'm2'],
    ['-2 pcs', '-2', 'pcs'],
    ['5 l', '5', 'l'],
    ['1.5 L', '1.5', 'L'],
    ['2 ltr', '2', 'ltr'],
    ['500 ml', '500', 'ml'],
  ])('typed as "%s" gives its unit away', (text, quantity, unit) => {
    expect(splitQuantity(text)).toEqual({ number: quantity, unit })
  })

  it.each([
    '',
    '12',
    '1,234.567',
    'kg',
    'abc',
    '2 lakh',
    '1.5k',
    '3 cr',
    '5 k',
    '5 lakh',
    '12 kg 5',
    '1.2.3 kg',
    '5/-',
  ])('such as "%s" stays as it was typed', (text) =>
    expect(splitQuantity(text)).toEqual({ number: text, unit: '' }),
  )

  it('counts with its unit, as long as both stand in one field', () => {
    const { quantity, problems } = readRow({ ...emptyRow, quantity: '12 kg', price: '5' })
    expect(quantity).toBe(decimalFrom(12))
    expect(problems).toEqual({})
  })

  it('in litres is never one in lakh', () => {
    const { quantity, problems } = readRow({ ...emptyRow, quantity: '5 l', price: '5' })
    expect(quantity).toBe(decimalFrom(5))
    expect(problems).toEqual({})
    expect(tidyQuantity('5 L')).toEqual({ quantity: '5', unit: 'L' })
  })

  it('has its unit on paper, too, wherever it was typed', () => {
    expect(unitIn({ quantity: '12 kg', unit: '' })).toBe('kg')
    expect(unitIn({ quantity: '12', unit: ' m ' })).toBe('m')
  })

  it('leaves a unit alone that was typed before, unless it brings another', () => {
    expect(tidyQuantity('1250')).toEqual({ quantity: '1,250' })
    expect(tidyQuantity('1250 g')).toEqual({ quantity: '1,250', unit: 'g' })
  })
})

it('brings back what was cleared, and leaves what was typed since', () => {
  const cleared = { name: '', address: '', title: 'Tax Invoice' }
  const before = { name: 'Asha', address: 'Pune', title: 'Estimate' }
  expect(clearedTextsToRestore(before, cleared, cleared)).toEqual(before)
  expect(clearedTextsToRestore(before, cleared, { ...cleared, name: 'Bina' })).toEqual({
    address: 'Pune',
    title: 'Estimate',
  })
})
