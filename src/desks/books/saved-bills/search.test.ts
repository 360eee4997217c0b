import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { decimalFrom } from '../../../core/money/decimal'
import { type BillDetails, noDetails } from '../bill/details'
import { emptyRow } from '../bill/inputs'
import { parseSavedBill, type SavedBill } from './bills-database'
import { readSearch, searchableBills, searchBills } from './search'

const today = '2026-11-19'

function bill(
  number: string,
  total: string,
  details: Partial<BillDetails>,
  paid: readonly string[] = [],
): SavedBill {
  const kept = parseSavedBill({
    id: number,
    revision: 1,
    changedAt: 10,
    texts: {
      rows: [{ ...emptyRow, description: 'Spare part of a fan', hsn: '8414', price: total }],
      prices: 'before-gst',
      details: { ...noDetails, number, ...details },
      payments: paid.map((amount, index) => ({ id: `${index}`, amount, date: today, how: 'cash' })),
    },
    choices: {},
  })
  if (!kept) throw new Error('this is no bill')
  return { ...kept, total }
}

const bills = [
  bill('INV-5', '1180.00', { date: '2026-11-05', buyerName: 'Asha' }),
  bill('INV-15', '1180.50', { date: '2026-11-15', buyerName: 'May Stores' }, ['500']),
  bill('INV-25', '118.00', { date: '2025-11-05', buyerName: 'Kal Traders' }, ['118']),
  bill('INV-35', '4200.00', { date: '2026-11-18' }),
  bill('EST-5', '1180.00', { date: '2026-05-25', buyerName: 'Asha', title: 'Estimate' }),
]
const all = searchableBills(bills)
const numbersOf = (found: ReturnType<typeof searchBills>) => found.map(({ bill }) => bill.id)
const find = (text: string) => numbersOf(searchBills(all, readSearch(text, today)))

it.each([
  ['', ['INV-5', 'INV-15', 'INV-25', 'INV-35', 'EST-5']],
  ['5 nov', ['INV-5', 'INV-25']],
  ['5 नवंबर', ['INV-5', 'INV-25']],
  ['5/11/2026', ['INV-5']],
  ['5-11-26', ['INV-5']],
  ['5 november 2025', ['INV-25']],
  ['nov', ['INV-5', 'INV-15', 'INV-25', 'INV-35']],
  ['nov 2026 asha', ['INV-5']],
  ['yesterday', ['INV-35']],
  // A buyer of that name, and what was sold in that month.
  ['kal', ['INV-25', 'INV-35']],
  ['may', ['INV-15', 'EST-5']],
  ['₹1180', ['INV-5', 'INV-15', 'EST-5']],
  ['1,180', ['INV-5', 'INV-15', 'EST-5']],
  ['Rs 1,180.50', ['INV-15']],
  ['118', ['INV-25']],
  ['asha 1,180 5 nov', ['INV-5']],
  ['due', ['INV-5']],
  ['बाकी', ['INV-5']],
  ['part paid', ['INV-15']],
  ['paid', ['INV-25', 'INV-35']],
  ['inv-15', ['INV-15']],
  ['8414 asha', ['INV-5', 'EST-5']],
  ['nothing like it', []],
])('%s finds %j', (text, numbers) => expect(find(text)).toEqual(numbers))

it('a credit note on a bill pays it', () => {
  const note = bill('CN-1', '1180.00', { date: today, title: 'Credit Note', againstId: 'INV-5' })
  const credited = searchableBills([...bills, note])
  const paid = searchBills(credited, [], { standing: 'paid' })
  expect(numbersOf(paid)).toEqual(['INV-5', 'INV-25', 'INV-35'])
})

it('what is chosen narrows what is typed', () => {
  const days = { year: '2026', month: '11' }
  expect(numbersOf(searchBills(all, [], { days }))).toEqual(['INV-5', 'INV-15', 'INV-35'])
  const amounts = [decimalFrom(1000), decimalFrom(4200)] as const
  expect(numbersOf(searchBills(all, [], { days, amounts }))).toEqual(['INV-5', 'INV-15'])
  expect(numbersOf(searchBills(all, [], { days, amounts, standing: 'due' }))).toEqual(['INV-5'])
})

it('never fails, whatever is typed, and finds no bill that was not there', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const found of searchBills(all, readSearch(text, today))) expect(all).toContain(found)
    }),
  )
})

it('a key takes no bill apart and normalizes none: that is done once for a list', () => {
  const many = searchableBills(Array.from({ length: 100 }, () => bills).flat())
  const spies = (['split', 'normalize'] as const).map((name) => vi.spyOn(String.prototype, name))
  for (const text of ['soap', 'due paid', '5 nov', 'dec 2025', '₹1,180']) {
    searchBills(many, readSearch(text, today))
  }
  const calls = spies.map(({ mock }) => mock.calls.length)
  for (const spy of spies) spy.mockRestore()
  for (const count of calls) expect(count).toBeLessThan(100)
})
