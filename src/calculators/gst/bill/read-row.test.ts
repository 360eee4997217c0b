import { describe, expect, it } from 'vitest'
import { toDigits } from '../../../core/decimal'
import { type BillField, type BillRow, emptyRow, isBlankRow, readRow } from './read-row'

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
