import { describe, expect, it } from 'vitest'
import { type AccountEntry, noEntry } from '../accounts/entries'
import { noDetails } from '../bill/details'
import { emptyRow } from '../bill/inputs'
import { noSeller } from '../bill/seller'
import { noItem, toSavedItem } from '../saved-items/items-database'
import type { SavedBill } from './bills-database'
import { readBillsFile, writeBillsFile } from './bills-file'

const bill = (part: Partial<SavedBill> = {}): SavedBill => ({
  id: 'a',
  revision: 2,
  changedAt: 10,
  choices: { buyer: 'another-state', rupee: 'yes', currency: 'GBP', isTaxed: true },
  texts: {
    rows: [{ ...emptyRow, description: 'Umbrella\nfolding', price: '240.20' }],
    prices: 'with-gst',
    whole: { discount: '10%', freight: '' },
    details: { ...noDetails, number: 'INV-041', title: 'Estimate' },
  },
  total: '216.00',
  ...part,
})
const seller = { ...noSeller, name: 'Sharma Stores', paper: '80 mm' as const }
/** What a file of bills alone does not have. */
const nothingElse = { filed: [], items: [], accounts: [], settings: {}, cut: 0 }
const written = writeBillsFile({ seller, bills: [bill()] })

describe('a file of bills', () => {
  it('comes back as it was', () => {
    expect(readBillsFile(written)).toEqual({ seller, bills: [bill()], ...nothingElse })
  })

  it('carries all that a shop has on its paper, and no part of a picture', () => {
    const shop = {
      ...seller,
      logo: `data:image/png;base64,${'A'.repeat(30_000)}`,
      phone: '98250 12345',
      ifsc: 'SBIN0001234',
      terms: 't'.repeat(1_000),
      letterhead: 'bank hsn',
    }
    const details = { ...bill().texts.details, dueDate: '2026-12-15', note: 'n'.repeat(1_000) }
    const bills = [bill({ texts: { ...bill().texts, details } })]
    expect(readBillsFile(writeBillsFile({ seller: shop, bills }))).toEqual({
      seller: shop,
      bills,
      ...nothingElse,
    })
    const huge = { ...shop, logo: 'A'.repeat(40_001) }
    expect(readBillsFile(writeBillsFile({ seller: huge, bills }))).toMatchObject({
      seller: { logo: '', phone: '98250 12345' },
      cut: 0,
    })
  })

  it('has sums that are computed anew', () => {
    const forged = written.replace('216.00', '1.00')
    expect(forged).not.toBe(written)
    expect(readBillsFile(forged)).toMatchObject({ bills: [{ total: '216.00' }] })
  })

  it.each([
    ['', /cannot be read/],
    ['null', /not a file with bills/],
    ['[]', /not a file with bills/],
    ['{"format":"gst-hisab-bills"}', /not a file with bills/],
    ['{"format":"gst-hisab-bills","bills":[]}', /not a file with bills/],
    ['{"format":"gst-hisab-bills","version":"abc","bills":[]}', /not a file with bills/],
    ['{"format":"gst-hisab-bills","version":null,"bills":[]}', /not a file with bills/],
    ['{"format":"gst-hisab-bills","version":0,"bills":[]}', /not a file with bills/],
    ['{"format":"gst-hisab-bills","version":4,"bills":[]}', /newer version/],
    [written.replace('"hsn"', '"cess": "", "hsn"'), /newer version/],
    [written.replace('"dueDate"', '"paidBy": "", "dueDate"'), /newer version/],
    [written.replace('"format"', '"branches": [], "format"'), /newer version/],
    [written.replace('"prices"', '"payments": [{ "tip": "" }], "prices"'), /newer version/],
    [written.replace('"Estimate"', '"Debit Note"'), /newer version/],
    [written.replace('"untaxed": ""', '"untaxed": "zero-rated"'), /newer version/],
    [written.replace('"prices"', '"payments": [{ "how": "wallet" }], "prices"'), /newer version/],
    [written.replace('"prices"', '"payments": [7], "prices"'), /Bill 1 of 1/],
    [written.replace('"prices"', '"payments": "all", "prices"'), /Bill 1 of 1/],
    ['{"format":"gst-hisab-bills","version":1,"bills":[7]}', /Bill 1 of 1/],
    [written.replace('"id": "a"', '"id": ""'), /Bill 1 of 1/],
    [written.replace('"revision": 2', '"revision": -2'), /Bill 1 of 1/],
    [written.replace('"changedAt": 10', '"changedAt": "10"'), /Bill 1 of 1/],
    [written.replace('240.20', '9'.repeat(501)), /Bill 1 of 1/],
  ])('is refused as a whole where it is %.40j', (text, reason) => {
    expect(readBillsFile(text)).toMatch(reason)
  })

  it('brings no text that is longer than its field', () => {
    const long = written
      .replace('Umbrella', 'u'.repeat(300_000))
      .replace('INV-041', 'n'.repeat(201))
      .replace('Sharma Stores', 's'.repeat(200))
    const read = readBillsFile(long)
    if (typeof read === 'string') throw new Error(read)
    const [{ texts }] = read.bills as [SavedBill]
    expect(texts.rows[0]?.description).toHaveLength(2_000)
    expect(texts.details.number).toHaveLength(200)
    expect(read.seller.name).toHaveLength(200)
    expect(read.cut).toBe(2)
  })

  it('carries payments, and tells none from those that nobody noted', () => {
    const payments = [{ date: '2026-10-07', amount: '100', how: 'upi' as const, note: 'advance' }]
    const filed = [{ key: 'GSTR-1 102026', filedOn: '2026-11-10', documents: { a: 2 } }]
    const bills = [bill({ texts: { ...bill().texts, payments } }), bill({ id: 'b' })]
    const none = bill({ id: 'c', texts: { ...bill().texts, payments: [] } })
    const read = readBillsFile(writeBillsFile({ seller, bills: [...bills, none], filed }))
    expect(read).toEqual({ seller, bills: [...bills, none], ...nothingElse, filed })
    expect(read).not.toHaveProperty('bills.1.texts.payments')
  })

  it('with items and settings is of version 3, and refused where it names others', () => {
    const items = [toSavedItem({ ...noItem, description: 'Cement', price: '400' }, 7)]
    const settings = { costs: '{"costs":[]}', currency: 'INR' }
    const text = writeBillsFile({ seller, bills: [bill()], items, settings })
    expect(text).toContain('"version": 3')
    expect(readBillsFile(text)).toEqual({
      seller,
      bills: [bill()],
      ...nothingElse,
      items,
      settings,
    })
    expect(readBillsFile(text.replace('"currency"', '"branches"'))).toMatch(/newer version/)
    expect(readBillsFile(text.replace('"unit"', '"tax"'))).toMatch(/newer version/)
    expect(readBillsFile(text.replace('"items"', '"suppliers"'))).toMatch(/newer version/)
  })

  it('carries what customers owe and paid without a bill, and is refused where that is damaged', () => {
    const accounts: readonly AccountEntry[] = [
      {
        ...noEntry,
        id: 'm',
        changedAt: 5,
        kind: 'opening',
        name: 'Asha',
        amount: '500.00',
        payments: [{ date: '2026-10-07', amount: '100', how: 'upi', note: '', account: 'n' }],
      },
    ]
    const text = writeBillsFile({ seller, bills: [bill()], accounts })
    expect(readBillsFile(text)).toMatchObject({ accounts, bills: [bill()] })
    const wrong = [
      text.replace('"opening"', '"closing"'),
      text.replace('"account": "n"', '"account": "n", "tip": ""'),
      text.replace('500.00', '9'.repeat(501)),
      text.replace('"id": "m"', '"id": ""'),
    ].map(readBillsFile)
    expect(wrong).toEqual([
      expect.stringMatching(/newer version/),
      expect.stringMatching(/newer version/),
      expect.stringMatching(/cannot be read/),
      expect.stringMatching(/cannot be read/),
    ])
  })

  it('of version 1 is read as ever: what has no name here is left out', () => {
    const old = written
      .replace('"version": 2', '"version": 1')
      .replace('"hsn"', '"cess": "", "hsn"')
    expect(readBillsFile(old)).toEqual({ seller, bills: [bill()], ...nothingElse })
  })

  it('does not say which page wrote a bill', () => {
    const text = writeBillsFile({ seller, bills: [bill({ by: 'a page' })] })
    expect(text).toBe(written)
    const forged = written.replace('"revision": 2', '"revision": 2, "by": "a page"')
    expect(readBillsFile(forged)).toEqual({ seller, bills: [bill()], ...nothingElse })
  })
})
