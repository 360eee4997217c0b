import { describe, expect, it } from 'vitest'
import { decimalFrom } from '../../../core/decimal'
import { splitQuantity } from '../../../core/table/number-with-unit'
import { tidyQuantity, unitIn } from './quantity'
import { emptyRow, readRow } from './read-row'

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
