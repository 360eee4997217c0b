import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../../core/money/format'
import { inputs } from '../../market/inputs'
import type { Blank, Notes } from '../messages'
import { assumedTaxes } from '../taxes'
import { sayBlanks, sayNotes } from './sentences'

const nothing: Notes = {
  sums: 0,
  notSales: [],
  explained: 0,
  parents: [],
  pictures: 0,
  mangledSkus: 0,
  repeatedSkus: 0,
  smallRates: 0,
  zeroCosts: 0,
  leftRates: 0,
  blank: [],
}

const context = {
  order: inputs.defaults,
  uses: [],
  taxes: assumedTaxes,
  money: (value: Parameters<typeof formatMoney>[0], decimals: number) =>
    formatMoney(value, '₹', decimals),
}

describe('what blank cells take', () => {
  it.each<[Blank, string]>([
    [{ field: 'ads', rows: 212 }, '212 rows: ads ₹40 of your order'],
    [{ field: 'shipping', rows: 1 }, '1 row: shipping ₹65 of your order'],
    [{ field: 'returns', rows: 1_000 }, '1,000 rows: returns 0% of your order'],
    [{ field: 'quantity', rows: 3 }, '3 rows: quantity 1'],
    [{ field: 'commissionAmount', rows: 3 }, '3 rows: commission of your fee card'],
    [{ field: 'fixedFee', rows: 3 }, '3 rows: fixed fee of your fee card'],
    [{ field: 'gstRate', rows: 3 }, '3 rows: GST rate 18% and GST on cost 18% of your order'],
    [{ field: 'gstOnCost', rows: 3 }, '3 rows: GST on cost 18% of your order'],
    [{ field: 'gstOnCost', rows: 3, asGstRate: true }, '3 rows: GST on cost as their GST rate'],
  ])('%j', (blank, said) => {
    expect(sayBlanks([blank], context)).toEqual([said])
  })

  it('has paise where the order has them, each column its line', () => {
    const order = { ...inputs.defaults, ads: '12.5', gstBy: 'clothes' as const }
    const uses = ['gstOnCost'] as const
    const blanks: Blank[] = [
      { field: 'ads', rows: 2 },
      { field: 'gstRate', rows: 5 },
    ]
    expect(sayBlanks(blanks, { ...context, order, uses })).toEqual([
      '2 rows: ads ₹12.50 of your order',
      '5 rows: the GST rate of clothes and shoes of your order',
    ])
  })

  it('says nothing of rates that do not count', () => {
    const order = { ...inputs.defaults, seller: 'unregistered' as const }
    const taxes = { ...assumedTaxes, cost: 'with-gst' as const }
    const blanks: Blank[] = [
      { field: 'gstRate', rows: 1 },
      { field: 'gstOnCost', rows: 1 },
    ]
    expect(sayBlanks(blanks, { ...context, order, taxes })).toEqual([])
    expect(sayBlanks(blanks, { ...context, order })).toHaveLength(2)
  })
})

describe('what was noticed', () => {
  it('is nothing where there is nothing', () => {
    expect(sayNotes({ notes: nothing, betweenSlabs: 0 }, undefined)).toEqual([])
  })

  it('is a sentence for each thing', () => {
    const notes: Notes = {
      ...nothing,
      notSales: [
        { kind: 'Cancelled', rows: 2, first: [3, 1009] },
        { kind: 'RTO', rows: 12, first: [1, 2, 4, 5, 6, 7, 8, 9] },
        { kind: 'Refund', rows: 1, first: [11] },
      ],
      zeroCosts: 3,
      leftRates: 1,
      pictures: 2,
    }
    expect(sayNotes({ notes, betweenSlabs: 0 }, undefined)).toEqual([
      'Cancelled: 2 rows do not count (rows 3, 1,009).',
      'RTO: 12 rows do not count (rows 1, 2, 4, 5, 6, 7, 8, 9 and 4 more).',
      'Refund: 1 row does not count (row 11).',
      '3 rows have a cost of 0. They count.',
      '1 row has a GST rate of 12% or 28%. Since 22 September 2025 goods are at 5%, 18% or 40%. It counts as written.',
      '2 lines with nothing but pictures are left out.',
    ])
  })
})
