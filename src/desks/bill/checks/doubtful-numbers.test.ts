import { describe, expect, it } from 'vitest'
import { aBill } from '../../../../tests/a-bill'
import { noDetails } from '../../books/bill/details'
import { noSeller } from '../../books/bill/seller'
import { doubtfulNumbersIn, questionBeforeHandingOut } from './doubtful-numbers'

const partsOf = (...asked: Parameters<typeof aBill>) => ({
  ...aBill(...asked),
  details: noDetails,
  seller: noSeller,
  isNumberTaken: false,
})

describe('what is unclear', () => {
  it('is what cannot be read or lies below zero, in the order of the bill', () => {
    const rows = [
      { price: '100' },
      { price: '1o0', quantity: '-2' },
      { price: '100', discount: 'half', rate: 'x' },
    ]
    expect(doubtfulNumbersIn(partsOf(rows, { discount: 'y', freight: '-5' }))).toEqual([
      'item 2: the quantity -2 is below zero',
      'item 2: the price ‘1o0’ cannot be read',
      'item 3: the discount ‘half’ cannot be read',
      'item 3: the GST rate ‘x’ cannot be read',
      'the discount on the bill ‘y’ cannot be read',
      'the freight -5 is below zero',
    ])
  })

  it('is a comma that may group digits or stand before decimals', () => {
    const rows = [
      { price: '1850,50', quantity: '12,5 kg' },
      { price: '1,850.50', discount: '2,5%' },
    ]
    expect(doubtfulNumbersIn(partsOf(rows, { freight: '1,85,000' }))).toEqual([
      'item 1: the comma in the quantity 12,5 kg may be a decimal point',
      'item 1: the comma in the price 1850,50 may be a decimal point',
      'item 2: the comma in the discount 2,5% may be a decimal point',
    ])
  })

  it('is no blank field, and no discount that is too high', () => {
    expect(
      doubtfulNumbersIn(partsOf([{ description: 'Fan' }, { price: '5', discount: '9' }])),
    ).toEqual([])
  })
})

describe('the question before a bill is handed out', () => {
  it('names the first thing, and says where the others are', () => {
    expect(questionBeforeHandingOut(partsOf([{ price: 'abc' }]))).toBe(
      'Item 1: the price ‘abc’ cannot be read.',
    )
    expect(questionBeforeHandingOut(partsOf([{ price: 'abc', quantity: '-1' }]))).toBe(
      'Item 1: the quantity -1 is below zero. More is named below the buttons.',
    )
  })

  it('is asked of a bill without items, and of no other that is clear', () => {
    expect(questionBeforeHandingOut(partsOf([]))).toBe('This bill has no items yet.')
    expect(questionBeforeHandingOut(partsOf([{ price: '5' }]))).toBeUndefined()
  })

  const clear = partsOf([{ price: '5' }])
  const wrong = '24ABCDE1234F1Z5'
  const seller = { ...noSeller, gstin: '24ABCDE1234F1Z6' }

  it('is about a wrong GSTIN, a number that is used, and none', () => {
    const details = { ...noDetails, number: 'A-1', buyerGstin: wrong }
    expect(questionBeforeHandingOut({ ...clear, details })).toBe("The buyer's GSTIN has a mistake.")
    expect(
      questionBeforeHandingOut({
        ...clear,
        details: { ...noDetails, number: 'A-1' },
        seller: { ...noSeller, gstin: wrong },
      }),
    ).toBe('Your GSTIN has a mistake.')
    expect(questionBeforeHandingOut({ ...clear, details, isNumberTaken: true })).toBe(
      'The number A-1 is on another bill already. More is named below the buttons.',
    )
    expect(questionBeforeHandingOut({ ...clear, seller })).toBe('The bill has no number.')
    expect(
      questionBeforeHandingOut({ ...clear, seller, details: { ...noDetails, number: 'A-1' } }),
    ).toBeUndefined()
  })

  it('is about a credit note above what is left of its bill', () => {
    const details = { ...noDetails, number: 'CN-2', title: 'Credit Note' as const }
    expect(questionBeforeHandingOut({ ...clear, details, leftOfBill: '₹7,080.00' })).toBe(
      'Only ₹7,080.00 of its bill is left to credit.',
    )
  })

  it('lets estimates pass with neither', () => {
    const details = { ...noDetails, title: 'Estimate' as const, buyerGstin: wrong }
    expect(questionBeforeHandingOut({ ...clear, seller, details })).toBeUndefined()
  })

  it('cuts what is long', () => {
    expect(questionBeforeHandingOut(partsOf([{ price: 'a'.repeat(400) }]))?.length).toBeLessThan(80)
  })
})
