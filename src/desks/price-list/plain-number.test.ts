import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFrom } from '../../core/money/decimal'
import { isRead, readAmount, readNumber } from '../../core/money/parse'
import { plainNumber } from './read-product'

const anyCell = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789.,-%'), maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...'01.,-% ₹ekK+'), maxLength: 6 }),
  fc.float({ noNaN: true, noDefaultInfinity: true }).map(String),
)

describe('plainNumber', () => {
  it('reads nothing in another way than the fields of the pages do', () => {
    fc.assert(
      fc.property(anyCell, (cell) => {
        const value = plainNumber(cell)
        if (value === undefined) return
        for (const reading of [readNumber(cell), readAmount(cell)]) {
          expect([isRead(reading), reading.value]).toEqual([true, value])
        }
      }),
      { numRuns: 5000 },
    )
  })

  it.each([
    '499',
    '1,23,456.00',
    '.5',
    '5.',
    '-65.00',
    '18%',
    '0',
    '₹ 499',
    '₹1,249.50',
    '999999999999.999',
  ])('reads %s', (cell) => {
    expect(plainNumber(cell)).toBe(decimalFrom(cell.replace(/[,%₹ ]/g, '')))
  })

  it.each(['', '.', '-', '%', ',', '1.2.3', '₹-5', '₹', 'Rs 5', '1e5', '5 ', '1234567890123456'])(
    'leaves %j to others',
    (cell) => {
      expect(plainNumber(cell)).toBeUndefined()
    },
  )
})
