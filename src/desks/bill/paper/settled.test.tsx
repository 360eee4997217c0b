import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { aBill } from '../../../../tests/a-bill'
import { paperType } from '../../../../tests/paper-fonts'
import { currencyOf } from '../../../core/money/currencies'
import { noPayment, type Payment } from '../../books/bill/bill-texts'
import { noDetails } from '../../books/bill/details'
import { noSeller, papers } from '../../books/bill/seller'
import { settlementOf } from '../../books/bill/settlement'
import { billPages } from './bill-pdf'
import { billPaper } from './paper'
import { paperWords as english } from './paper-words.en'
import { paperWords as hindi } from './paper-words.hi'
import { Receipt } from './print-receipt'
import { PageSheet } from './print-sheet'

const details = { ...noDetails, number: 'A-1', date: '2026-11-15', buyerName: 'Asha' }

/** What stands on every paper of a bill, in print and in its PDF. */
function papersOf(payments: readonly Payment[], words: typeof english) {
  const bill = aBill([{ description: 'Fan', price: '200', rate: '18' }])
  const settlement = settlementOf(bill.results.payable, payments, [], details)
  const currency = currencyOf('INR')
  const paper = billPaper({ ...bill, details, seller: noSeller, currency, settlement }, words)
  return papers.flatMap((size) => {
    const Paper = size === 'A4' || size === 'A5' ? PageSheet : Receipt
    const printed = renderToStaticMarkup(<Paper paper={paper} size={size} copy="" tooWide={[]} />)
    const drawn = billPages({ paper, size, copies: [''], typeset: paperType })
      .flatMap(({ marks }) => marks)
      .flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
      .join(' ')
    return [printed, drawn].map((text) => text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '))
  })
}

const paid = (amount: string): Payment => ({
  ...noPayment,
  amount,
  date: '2026-11-16',
  how: 'cash',
})

describe('every paper, in print and as a PDF', () => {
  it('carries what was paid of a bill and what is left', () => {
    for (const text of papersOf([paid('100')], english)) {
      expect(text).toMatch(/Paid on 16 Nov 2026 \(cash\) -₹100\.00 Balance to pay ₹136\.00/)
    }
    for (const text of papersOf([paid('100')], hindi)) {
      expect(text).toMatch(/16 नवंबर 2026 को चुकाया \(नकद\) -₹100\.00 चुकाने को बाकी ₹136\.00/)
    }
  })

  it('says since when it is paid in full', () => {
    for (const text of papersOf([paid('236')], english)) {
      expect(text).toContain('Paid in full on 16 Nov 2026')
    }
    for (const text of papersOf([paid('236')], hindi)) {
      expect(text).toContain('16 नवंबर 2026 को पूरी रकम चुका दी गई')
    }
  })

  it('says neither of a bill on which nothing was noted', () => {
    for (const text of papersOf([], english)) expect(text).not.toMatch(/Balance|Paid/)
  })
})
