import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentsOf } from '../../../../tests/sales-shops'
import { type Decimal, decimalFrom, subtract, sum, zero } from '../../../core/money/decimal'
import { noDetails } from '../bill/details'
import { emptyRow } from '../bill/inputs'
import { noSeller } from '../bill/seller'
import type { SavedBill } from '../saved-bills/bills-database'
import { salesDesk } from './desk'
import { taxOf } from './documents'
import { itemRegisterRows, type RegisterWords, registerRow } from './files/registers'
import { duesOn } from './money/dues'
import { periodOf } from './period'
import { neighboursAmong } from './portal/problems'
import { returnOfPeriod } from './portal/return-of-period'
import type { Taxed } from './portal/tables'
import { sumByCustomer, sumByDay, sumByItem, sumByRate, sumDocuments } from './totals'

/* Whatever a shop sells: all that is shown of it adds up to its bills. */

const OWN = '27AAPFU0939F1ZV'

const anyRow = fc.record({
  description: fc.constantFrom('Fan', 'Rope', 'Work'),
  hsn: fc.constantFrom('8414', '5607', '998719', '', '84'),
  quantity: fc.constantFrom('1', '2.5', '7 kg', ''),
  unit: fc.constantFrom('Nos', 'kg', 'jhola', ''),
  price: fc.integer({ min: 1, max: 90_000_00 }).map((paise) => (paise / 100).toFixed(2)),
  discount: fc.constantFrom('', '10%', '0.50'),
  rate: fc.constantFrom('0', '5', '18', '28', '17', ''),
  untaxed: fc.constantFrom('', 'nil', 'exempt', 'non-gst'),
})

const anyBill = fc
  .record({
    rows: fc.array(anyRow, { minLength: 1, maxLength: 4 }),
    title: fc.constantFrom('Tax Invoice', 'Tax Invoice', 'Bill of Supply', 'Credit Note'),
    number: fc.integer({ min: 1, max: 30 }).map((count) => `INV-${count}`),
    day: fc.integer({ min: 1, max: 31 }),
    buyerName: fc.constantFrom('', 'Asha', 'Ravi'),
    buyerGstin: fc.constantFrom('', '', '24AABCS5678D1ZD', '27AAACA1234B1ZI', '27AAACA1234B1ZX'),
    buyerState: fc.constantFrom('', '24', '27', '28'),
    buyer: fc.constantFrom('same-state' as const, 'another-state' as const),
    prices: fc.constantFrom('before-gst' as const, 'with-gst' as const),
    whole: fc.constantFrom({ discount: '', freight: '' }, { discount: '5%', freight: '99.99' }),
    rupee: fc.constantFrom('yes' as const, 'no' as const),
    reverseCharge: fc.constantFrom('no' as const, 'no' as const, 'yes' as const),
    cancelledOn: fc.constantFrom('', '', '', '2026-10-31'),
    against: fc.integer({ min: 0, max: 5 }),
    paid: fc.option(fc.constantFrom('', '100', 'much'), { nil: undefined }),
  })
  .map(({ rows, title, day, buyer, prices, whole, rupee, against, paid, ...details }) => ({
    revision: 1,
    changedAt: 1,
    texts: {
      rows: rows.map((row) => ({ ...emptyRow, ...row })),
      prices,
      whole,
      details: {
        ...noDetails,
        ...details,
        title,
        date: `2026-10-${String(day).padStart(2, '0')}`,
        againstId: title === 'Credit Note' ? `bill-${against}` : '',
      },
      ...(paid !== undefined && {
        payments: paid ? [{ date: '', amount: paid, how: '' as const, note: '' }] : [],
      }),
    },
    choices: { buyer, rupee, currency: 'INR', isTaxed: title !== 'Bill of Supply' },
    total: '',
  }))

const anyBills = fc
  .array(anyBill, { maxLength: 12 })
  .map((bills) => bills.map((bill, at) => ({ ...bill, id: `bill-${at}` }) as SavedBill))

const period = periodOf('month', '2026-10-01')
const seller = { ...noSeller, gstin: OWN }
const total = (taxed: readonly Taxed[]): Decimal =>
  sum(...taxed.map(({ value, igst, cgst, sgst }) => sum(value, igst, cgst, sgst)))

const words: RegisterWords = {
  titles: { 'Tax Invoice': '', 'Bill of Supply': '', Estimate: '', 'Credit Note': '' },
  cancelled: '',
  yes: '',
  no: '',
  place: (code) => code,
}

describe('whatever a shop sells', () => {
  it('parts of the totals add up to them', () => {
    fc.assert(
      fc.property(anyBills, (bills) => {
        const documents = documentsOf(bills)
        const { net } = sumDocuments(documents)
        const { taxable, untaxed, roundOff } = net
        expect(sum(taxable, untaxed, taxOf(net), roundOff)).toBe(net.total)
        expect(sum(...sumByDay(documents).map((day) => day.total))).toBe(net.total)
        expect(sum(...sumByCustomer(documents).map((one) => one.total))).toBe(net.total)
        expect(sum(...sumByRate(documents).map(({ value }) => value))).toBe(sum(taxable, untaxed))
        const items = sumByItem(documents)
        expect(sum(...items.map(({ value }) => value))).toBe(sum(taxable, untaxed))
        expect(sum(...items.map(({ tax }) => tax))).toBe(taxOf(net))
      }),
    )
  })

  it('the tables of the return and what is left out are the whole', () => {
    fc.assert(
      fc.property(anyBills, (bills) => {
        const documents = documentsOf(bills)
        const { net } = sumDocuments(documents)
        const { tables, leftOut, gstr3b } = returnOfPeriod({
          period,
          documents,
          neighbours: neighboursAmong(documents),
          seller,
          today: '2026-11-18',
          sentByIff: [],
        })
        const untaxed = sum(
          ...tables.untaxed.map(({ nil, exempt, ...of }) => sum(nil, exempt, of['non-gst'])),
        )
        const entries = [tables.registered, tables.large, tables.registeredNotes, tables.largeNotes]
        const taxed = sum(
          total(entries.flatMap((list) => list.flatMap(({ rates }) => rates))),
          total(tables.others),
        )
        expect(sum(taxed, untaxed, leftOut.taxable, leftOut.untaxed, leftOut.tax)).toBe(
          subtract(net.total, net.roundOff),
        )
        expect(
          sum(total([gstr3b.taxed, gstr3b.reverseCharge]), gstr3b.nilAndExempt, gstr3b.outsideGst),
        ).toBe(sum(taxed, untaxed))
        // Table 12 has all rows of the others, but for those without a fit code.
        const codes = [...tables.hsnRegistered, ...tables.hsnOthers].map(({ value }) => value)
        const values = subtract(
          sum(net.taxable, net.untaxed),
          sum(leftOut.taxable, leftOut.untaxed),
        )
        expect(sum(...codes, tables.withoutCode)).toBe(values)
        // Table 13 counts every number once.
        const numbers = [...tables.billNumbers, ...tables.noteNumbers]
        const used = new Set(documents.map(({ isNote, number }) => `${isNote} ${number}`))
        expect(numbers.reduce((count, range) => count + range.count, 0)).toBe(used.size)
      }),
    )
  })

  it('sums of the columns of both registers are the totals', () => {
    fc.assert(
      fc.property(anyBills, (bills) => {
        const documents = documentsOf(bills)
        const { net } = sumDocuments(documents)
        const column = (rows: readonly (readonly string[])[], at: number) =>
          rows.reduce((all, row) => sum(all, decimalFrom(row[at] ?? '0')), zero)
        const register = documents.map((document) => registerRow(document, words, '27'))
        const figures = ['taxable', 'untaxed', 'igst', 'cgst', 'sgst', 'roundOff', 'total'] as const
        for (const [index, name] of figures.entries()) {
          expect(column(register, 8 + index)).toBe(net[name])
        }
        const items = documents.flatMap((document) => itemRegisterRows(document, words, '27'))
        expect(column(items, 15)).toBe(subtract(net.total, net.roundOff))
      }),
    )
  })

  it('what is owed is the same by bill, by customer and by age', () => {
    fc.assert(
      fc.property(anyBills, (bills) => {
        const dues = duesOn('2026-12-24', documentsOf(bills))
        expect(sum(...Object.values(dues.byAge))).toBe(dues.owed)
        expect(sum(...dues.customers.flatMap(({ byAge }) => Object.values(byAge)))).toBe(dues.owed)
        const balances = sum(...dues.customers.map(({ balance }) => balance))
        expect(balances).toBe(subtract(dues.owed, dues.toGiveBack))
      }),
    )
  })

  it('a desk answers the same, however its bills came', () => {
    const asked = {
      period: { kind: 'month', day: '2026-10-01' },
      seller,
      today: '2026-11-18',
    } as const
    fc.assert(
      fc.property(anyBills, (bills) => {
        const [atOnce, oneByOne] = [salesDesk(), salesDesk()]
        atOnce.put(bills)
        for (const bill of bills.toReversed()) {
          oneByOne.put([{ ...bill, revision: 0, texts: { ...bill.texts, rows: [] } }])
          oneByOne.totals(asked)
          oneByOne.put([bill])
        }
        expect(oneByOne.totals(asked).net).toEqual(atOnce.totals(asked).net)
        expect(oneByOne.return(asked).tables).toEqual(atOnce.return(asked).tables)
        expect(oneByOne.money({ ...asked, order: 'oldest' }).owed).toBe(
          atOnce.money({ ...asked, order: 'oldest' }).owed,
        )
      }),
      { numRuns: 40 },
    )
  })
})
