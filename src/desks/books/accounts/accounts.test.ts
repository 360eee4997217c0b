import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFrom, subtract, sum, toFixed, zero } from '../../../core/money/decimal'
import type { Payment } from '../bill/bill-texts'
import { noDetails } from '../bill/details'
import { emptyRow } from '../bill/inputs'
import { noSeller } from '../bill/seller'
import { salesDesk } from '../sales/desk'
import { isCounted, openBill } from '../sales/documents'
import { duesOn } from '../sales/money/dues'
import type { SavedBill } from '../saved-bills/bills-database'
import {
  type AccountEntry,
  amountOf,
  leftOfOpening,
  nextVoucher,
  noEntry,
  parseAccountEntry,
  spread,
} from './entries'
import { statementOf } from './statement'
import { statementText } from './statement-text'

const rupees = (paise: number) => (paise / 100).toFixed(2)

const payment = (amount: string, account?: string, date = '2026-11-10'): Payment => ({
  date,
  amount,
  how: '',
  note: '',
  ...(account && { account }),
})

type Told = {
  id: string
  buyer?: string
  price: string
  payments?: readonly Payment[] | null
  on?: string
}

function billOf({ id, buyer = 'Asha Traders', price, payments = [], on }: Told): SavedBill {
  return {
    id,
    revision: 1,
    changedAt: 1,
    total: price,
    texts: {
      rows: [{ ...emptyRow, description: 'rice', price, rate: '0' }],
      prices: 'before-gst',
      whole: { discount: '', freight: '' },
      details: {
        ...noDetails,
        number: id,
        date: '2026-11-05',
        buyerName: buyer,
        ...(on && { title: 'Credit Note', againstId: on }),
      },
      ...(payments && { payments }),
    },
    choices: { buyer: 'same-state', rupee: 'no', currency: 'INR', isTaxed: true },
  }
}

const entryOf = (part: Partial<AccountEntry>): AccountEntry => ({
  ...noEntry,
  id: 'e',
  changedAt: 1,
  name: 'Asha Traders',
  date: '2026-11-01',
  amount: '100.00',
  ...part,
})

const documentsOf = (bills: readonly SavedBill[]) =>
  bills.flatMap((bill) => {
    const opened = openBill(bill)
    return opened.kind === 'document' ? [opened.lazy.document()] : []
  })

const today = '2026-11-20'
const shown = (amount: Parameters<typeof toFixed>[0]) => toFixed(amount, 2)

describe('what customers owe', () => {
  const paise = fc.integer({ min: 1, max: 9_999_999 })
  const name = fc.constantFrom('Asha Traders', 'Ravi', 'Om Stores')
  const account = fc.option(fc.constantFrom('m0', 'm1', 'm2', 'gone'), { nil: undefined })
  const payments = fc.option(fc.array(fc.record({ paise, account }), { maxLength: 3 }), {
    nil: undefined,
    freq: 8,
  })
  const shop = fc.record({
    bills: fc.array(fc.record({ paise, name, payments }), { maxLength: 6 }),
    notes: fc.array(fc.record({ paise, on: fc.nat(7), back: fc.option(paise) }), { maxLength: 3 }),
    openings: fc.array(fc.record({ paise, name, payments }), { maxLength: 3 }),
    money: fc.array(fc.record({ paise, name }), { maxLength: 3 }),
  })
  const paid = (list: readonly { paise: number; account?: string | undefined }[] | undefined) =>
    list?.map((one) => payment(rupees(one.paise), one.account))

  function open({
    bills,
    notes,
    openings,
    money,
  }: typeof shop extends fc.Arbitrary<infer S> ? S : never) {
    const saved = [
      ...bills.map((bill, at) =>
        billOf({
          id: `b${at}`,
          buyer: bill.name,
          price: rupees(bill.paise),
          payments: paid(bill.payments) ?? null,
        }),
      ),
      ...notes.map((note, at) =>
        billOf({
          id: `n${at}`,
          price: rupees(note.paise),
          on: `b${note.on}`,
          payments: note.back === null ? [] : [payment(rupees(note.back))],
        }),
      ),
    ]
    const accounts = [
      ...openings.map((opening, at) =>
        entryOf({
          id: `o${at}`,
          kind: 'opening',
          name: opening.name,
          amount: rupees(opening.paise),
          payments: paid(opening.payments) ?? [],
        }),
      ),
      ...money.map((came, at) =>
        entryOf({
          id: `m${at}`,
          name: came.name,
          amount: rupees(came.paise),
          kind: at ? 'advance' : 'on-account',
        }),
      ),
    ]
    return { documents: documentsOf(saved), accounts }
  }

  it('is bills and opening balances, less payments and notes, however payments are spread', () => {
    fc.assert(
      fc.property(shop, (asked) => {
        const { documents, accounts } = open(asked)
        const dues = duesOn(today, documents, accounts)
        const here = new Set(accounts.map(({ id }) => id))
        const noted = documents.filter((one) => one.isNote || one.paid !== undefined)
        const counts = noted.filter(
          (one) =>
            !one.isNote ||
            documents.every(({ id, paid }) => id !== one.against.id || paid !== undefined),
        )
        const direct = (list: readonly Payment[]) =>
          sum(
            ...list
              .filter((one) => !one.account || !here.has(one.account))
              .map(({ amount }) => decimalFrom(amount)),
          )
        const expected = sum(
          // Notes have a minus sign, and what was paid back on them is owed again.
          ...counts.map((one) => one.figures.total),
          ...counts.map((one) =>
            one.isNote ? direct(one.payments) : subtract(zero, direct(one.payments)),
          ),
          ...accounts.map((entry) =>
            entry.kind === 'opening'
              ? subtract(amountOf(entry), direct(entry.payments))
              : subtract(zero, amountOf(entry)),
          ),
        )
        const balances = sum(...dues.customers.map(({ balance }) => balance))
        expect(shown(balances)).toBe(shown(expected))
        expect(shown(subtract(subtract(dues.owed, dues.toGiveBack), dues.onAccount))).toBe(
          shown(expected),
        )
        expect(shown(sum(...Object.values(dues.byAge)))).toBe(shown(dues.owed))
      }),
    )
  })

  it('is where the statement of each customer ends', () => {
    fc.assert(
      fc.property(shop, fc.constantFrom('', '2026-11-05', '2026-11-10'), (asked, from) => {
        const { documents, accounts } = open(asked)
        const { customers } = duesOn(today, documents, accounts)
        for (const key of ['asha traders', 'ravi', 'om stores']) {
          const statement = statementOf(key, documents, accounts, from)
          const balance = customers.find((customer) => customer.key === key)?.balance ?? zero
          expect(shown(statement.balance)).toBe(shown(balance))
          expect(shown(subtract(statement.owed, statement.paid))).toBe(shown(balance))
          expect(statement.lines.at(-1)?.balance ?? zero).toBe(statement.balance)
        }
      }),
    )
  })

  it('does not change when money is spread, and the oldest bills are paid first', () => {
    const amounts = fc.array(paise, { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(amounts, paise, (prices, came) => {
        const entry = entryOf({ amount: rupees(came) })
        const bare = prices.map((price, at) => billOf({ id: `b${at}`, price: rupees(price) }))
        const before = duesOn(today, documentsOf(bare), [entry])
        const parts = spread(
          amountOf(entry),
          before.bills.map(({ document, balance }) => ({ id: document.id, left: balance })),
        )
        const after = bare.map((bill) => {
          const part = parts.get(bill.id)
          return part
            ? { ...bill, texts: { ...bill.texts, payments: [payment(shown(part), 'e')] } }
            : bill
        })
        const dues = duesOn(today, documentsOf(after), [entry])
        expect(dues.customers[0]?.balance ?? zero).toBe(before.customers[0]?.balance ?? zero)
        // Either the money or the bills are used up.
        expect(dues.onAccount === zero || dues.owed === zero).toBe(true)
        const open = dues.bills.map(({ document }) => document.id)
        expect(open).toEqual(bare.map(({ id }) => id).slice(bare.length - open.length))
      }),
    )
  })
})

describe('a statement', () => {
  it('has a line for each day and thing, and what was before a day is one', () => {
    const documents = documentsOf([
      billOf({
        id: 'A-1',
        price: '500',
        payments: [payment('200.00', 'm'), payment('50', undefined, '2026-11-06')],
      }),
      billOf({ id: 'CN-1', price: '100', on: 'A-1' }),
    ])
    const accounts = [
      entryOf({ id: 'o', kind: 'opening', amount: '1,000' }),
      entryOf({ id: 'm', kind: 'advance', number: 'RV-001', amount: '300.00', date: '2026-11-02' }),
    ]
    const said = (from: string) =>
      statementOf('asha traders', documents, accounts, from).lines.map((line) =>
        [
          line.date,
          line.kind,
          line.number,
          ...[line.owed, line.paid, line.balance].map(shown),
        ].join(' '),
      )
    expect(said('')).toEqual([
      '2026-11-01 opening  1000.00 0.00 1000.00',
      '2026-11-02 advance RV-001 0.00 300.00 700.00',
      '2026-11-05 bill A-1 500.00 0.00 1200.00',
      '2026-11-05 credit-note CN-1 0.00 100.00 1100.00',
      '2026-11-06 payment A-1 0.00 50.00 1050.00',
    ])
    expect(said('2026-11-06')).toEqual([
      '2026-11-06 brought-forward  1100.00 0.00 1100.00',
      '2026-11-06 payment A-1 0.00 50.00 1050.00',
    ])
  })
})

describe('a statement as a message', () => {
  const about = (balance: string) => {
    const accounts = [
      entryOf({ id: 'o', kind: 'opening', amount: '1,000' }),
      entryOf({ id: 'm', amount: balance, date: '2026-11-02' }),
    ]
    return statementText(statementOf('asha traders', [], accounts), 'Om Stores', today)
  }

  it('has its lines and ends with what is left, in whose favour it is', () => {
    expect(about('300').split('\n')).toEqual([
      'Asha Traders: statement of Om Stores, 20 Nov 2026',
      '1 Nov 2026 · Opening balance · ₹1,000.00',
      '2 Nov 2026 · Payment on account · −₹300.00',
      'To pay: ₹700.00',
    ])
    expect(about('1,000')).toMatch(/Nothing is open\.$/)
    expect(about('1,200')).toMatch(/In your favour: ₹200\.00$/)
  })

  it('has the last thirty lines, and says how many are before them', () => {
    const documents = documentsOf(
      Array.from({ length: 33 }, (_, at) => billOf({ id: `A-${at}`, price: '1' })),
    )
    const lines = statementText(statementOf('asha traders', documents, []), '', today).split('\n')
    expect([lines.length, lines[1], lines.at(-1)]).toEqual([
      33,
      '(3 lines before that)',
      'To pay: ₹33.00',
    ])
  })
})

describe('an opening balance', () => {
  it('is owed since its day, as a bill is, and in no total and no return', () => {
    const desk = salesDesk()
    desk.put([billOf({ id: 'A-1', price: '500' })])
    desk.setAccounts([entryOf({ id: 'o', kind: 'opening', amount: '700', date: '2026-08-01' })])
    const asked = { period: { kind: 'month' as const, day: '2026-11-05' }, seller: noSeller, today }
    const money = desk.money({ ...asked, order: 'largest' })
    expect([money.owed, money.byAge['over-90'], money.byAge['0-30']].map(shown)).toEqual([
      '1200.00',
      '700.00',
      '500.00',
    ])
    expect(money.states.due).toBe(1)
    expect(shown(desk.totals(asked).net.total)).toBe('500.00')
    const rows = desk.list({
      ...asked,
      list: 'due-bills',
      search: '',
      from: 0,
      customer: 'asha traders',
    }).rows
    expect(rows.map((row) => 'isOpening' in row && row.isOpening)).toEqual([true, false])
    expect(documentsOf([billOf({ id: 'x', price: '1' })]).every(isCounted)).toBe(true)
  })
})

describe('an entry', () => {
  it('is read back as it was, and what is none is refused', () => {
    const entry = entryOf({ kind: 'opening', how: 'upi', payments: [payment('5', 'm')] })
    expect(parseAccountEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry)
    expect(shown(leftOfOpening(entry))).toBe('95.00')
    for (const wrong of [
      null,
      {},
      { ...entry, id: '' },
      { ...entry, kind: 'tip' },
      { ...entry, changedAt: '1' },
      { ...entry, payments: [7] },
    ]) {
      expect(parseAccountEntry(wrong)).toBeUndefined()
    }
  })

  it('that is an advance has the next number of a series of its own', () => {
    expect(nextVoucher([], 2026)).toBe('RV-001')
    const taken = entryOf({ number: 'RV-001', changedAt: 1 })
    expect(nextVoucher([taken, entryOf({ number: 'RV-007', changedAt: 2 })], 2026)).toBe('RV-008')
  })
})
