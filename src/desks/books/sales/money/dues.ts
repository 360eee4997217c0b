import {
  atLeastZero,
  type Decimal,
  subtract,
  sum,
  sumOf,
  zero,
} from '../../../../core/money/decimal'
import { daysFrom } from '../../../../core/time/calendar'
import { type AccountEntry, isMoney, restOf, takenOf } from '../../accounts/entries'
import { buyerOf, customerKey } from '../customer-key'
import { compareTexts, inOrder, isCounted, openingDocument, type SaleDocument } from '../documents'
import type { Customer } from '../totals'

/** Whether a bill is paid. */
export type BillState = 'paid' | 'part-paid' | 'due'

/** How old what is owed is, in days. */
export const ages = ['0-30', '31-60', '61-90', 'over-90'] as const
export type Age = (typeof ages)[number]

export type ByAge = Readonly<Record<Age, Decimal>>
const nothingByAge: ByAge = { '0-30': zero, '31-60': zero, '61-90': zero, 'over-90': zero }

/** What is owed on a bill; below zero it is the seller who owes. */
export type BillBalance = {
  readonly document: SaleDocument
  /** Whether it is the opening balance of a customer, not a bill. */
  readonly isOpening: boolean
  readonly state: BillState
  readonly balance: Decimal
  /** The due date, or else that of the bill. */
  readonly since: string
  /** Since then; before it 0. */
  readonly days: number
  readonly age: Age
  /** Tax on reverse charge among the balance, which the buyer pays to the government. */
  readonly reverseChargeTax: Decimal
  /** Where the seller owes: the credit note that money paid back is noted on, and how much at most. */
  readonly payBack: PayBack | undefined
}

export type PayBack = { readonly id: string; readonly number: string; readonly amount: Decimal }

export type CustomerBalance = Customer & {
  readonly key: string
  /** What is owed, less what the seller owes. */
  readonly balance: Decimal
  readonly bills: number
  /** How many opening balances he owes on, which are no bills. */
  readonly openings: number
  /** Since when the oldest of them is due; blank where none is. */
  readonly oldest: string
  readonly byAge: ByAge
  readonly reverseChargeTax: Decimal
  /** The number of the bill that is owed on, where it is one. */
  readonly onlyBill: string
  /** Money that came and is on no bill yet, which is taken off the balance. */
  readonly onAccount: Decimal
}

/** Money that came without a bill, and what is left of it. */
export type OnAccount = { readonly entry: AccountEntry; readonly rest: Decimal }

export type Dues = {
  readonly states: Readonly<Record<BillState, number>>
  /** Bills from before payments were noted, which are neither paid nor due. */
  readonly notNoted: readonly SaleDocument[]
  readonly owed: Decimal
  /** What the seller owes, as a sum without a sign. */
  readonly toGiveBack: Decimal
  readonly byAge: ByAge
  /** Bills with a balance, in order. */
  readonly bills: readonly BillBalance[]
  /** Credit notes on no bill that is here, whose amount the seller owes. */
  readonly looseNotes: readonly BillBalance[]
  /** Those who owe or are owed something, the largest sum first. */
  readonly customers: readonly CustomerBalance[]
  /** Money that came and is on no bill yet, in order. */
  readonly money: readonly OnAccount[]
  /** What is left of it. */
  readonly onAccount: Decimal
  /** How many payments have an amount that cannot be read. */
  readonly unreadPayments: number
}

/**
 * Who owes what on a day, over all documents and accounts of the device. What is owed, less what the seller owes and
 * what is on account, is what the balances of all customers come to.
 */
export function duesOn(
  today: string,
  documents: readonly SaleDocument[],
  accounts: readonly AccountEntry[] = [],
): Dues {
  const counted = documents
    .filter((document) => isCounted(document) && document.date !== '')
    .toSorted(inOrder)
  const bills = counted.filter(({ isNote }) => !isNote)
  const notNoted = bills.filter(({ paid }) => paid === undefined)
  const notesOn = notesByBill(counted)
  const ofBills = bills.flatMap((document) =>
    document.paid === undefined ? [] : [balanceOf(document, notesOn(document), today)],
  )
  const openings = accounts.flatMap((entry) =>
    isMoney(entry) ? [] : [{ ...balanceOf(openingDocument(entry), [], today), isOpening: true }],
  )
  const balances = [...openings, ...ofBills]
  const money = moneyOf(bills, accounts)
  // A note on a bill without a date waits for that date, as its bill does.
  const creditedBills = new Set(
    documents.flatMap((bill) => (isCounted(bill) && !bill.isNote ? [bill.id] : [])),
  )
  const loose = counted.filter(({ isNote, against }) => isNote && !creditedBills.has(against.id))
  const customers = balancesByCustomer(balances, loose, money)
  const owing = balances.filter(({ balance }) => balance > 0n)
  return {
    states: {
      paid: ofBills.filter(({ state }) => state === 'paid').length,
      'part-paid': ofBills.filter(({ state }) => state === 'part-paid').length,
      due: ofBills.filter(({ state }) => state === 'due').length,
    },
    notNoted,
    owed: sumOf(owing.map(({ balance }) => balance)),
    toGiveBack: sum(
      ...balances.map(({ balance }) => (balance < 0n ? subtract(zero, balance) : zero)),
      ...loose.map((note) => owedOnNote(note)),
    ),
    byAge: sumByAge(owing),
    bills: balances.filter(({ balance }) => balance !== zero),
    looseNotes: loose
      .filter((note) => owedOnNote(note) !== zero)
      .map((note) => balanceOfLoose(note, today)),
    customers,
    money,
    onAccount: sumOf(money.map(({ rest }) => rest)),
    unreadPayments: counted.reduce((count, { unreadPayments }) => count + unreadPayments, 0),
  }
}

/** Money without a bill, and what of it is on no bill that counts here. */
function moneyOf(
  bills: readonly SaleDocument[],
  accounts: readonly AccountEntry[],
): readonly OnAccount[] {
  const came = accounts.filter(isMoney)
  if (came.length === 0) return []
  const taken = takenOf([...bills, ...accounts].map(({ payments }) => payments))
  return came
    .map((entry) => ({ entry, rest: restOf(entry, taken) }))
    .toSorted((a, b) => compareTexts(a.entry.date, b.entry.date))
}

/** What a credit note takes off its bill: its amount, less what was paid back. */
const owedOnNote = ({ figures, paid = zero }: SaleDocument): Decimal =>
  subtract(subtract(zero, figures.total), paid)

function notesByBill(documents: readonly SaleDocument[]) {
  const notes = new Map<string, SaleDocument[]>()
  for (const note of documents) {
    if (!note.isNote) continue
    const sameBill = notes.get(note.against.id)
    if (sameBill) sameBill.push(note)
    else notes.set(note.against.id, [note])
  }
  return ({ id }: SaleDocument): readonly SaleDocument[] => notes.get(id) ?? []
}

function balanceOf(
  document: SaleDocument,
  notes: readonly SaleDocument[],
  today: string,
): BillBalance {
  const { figures, paid = zero, hasPayments, dueDate, date } = document
  const credited = sumOf(notes.map(owedOnNote))
  const isPaidAtCounter = customerKey(document) === '' && !hasPayments && dueDate === ''
  const balance = isPaidAtCounter
    ? subtract(zero, credited)
    : subtract(subtract(figures.total, paid), credited)
  const since = dueDate || date
  const days = Math.max(0, daysFrom(since, today))
  return {
    document,
    isOpening: false,
    state: stateOf(balance, paid),
    balance,
    since,
    days,
    age: ageOf(days),
    reverseChargeTax: reverseChargeTaxOf(document, notes, balance),
    payBack: balance < 0n ? payBackOn(notes, subtract(zero, balance)) : undefined,
  }
}

/** A buyer who pays only what the seller gets still has the tax in his balance. */
function reverseChargeTaxOf(
  document: SaleDocument,
  notes: readonly SaleDocument[],
  balance: Decimal,
): Decimal {
  if (!document.isReverseCharge || balance <= 0n) return zero
  const elsewhere = [document, ...notes].map(({ paidElsewhere }) => paidElsewhere)
  return smaller(atLeastZero(sumOf(elsewhere)), balance)
}

const smaller = (a: Decimal, b: Decimal): Decimal => (a < b ? a : b)

/** Of several credit notes the one on which most is left. */
function payBackOn(notes: readonly SaleDocument[], owed: Decimal): PayBack | undefined {
  const [note] = notes.toSorted((a, b) => (owedOnNote(a) < owedOnNote(b) ? 1 : -1))
  if (!note || owedOnNote(note) <= 0n) return undefined
  return { id: note.id, number: note.number, amount: smaller(owed, owedOnNote(note)) }
}

function balanceOfLoose(note: SaleDocument, today: string): BillBalance {
  const days = Math.max(0, daysFrom(note.date, today))
  return {
    document: note,
    isOpening: false,
    state: 'paid',
    balance: subtract(zero, owedOnNote(note)),
    since: note.date,
    days,
    age: ageOf(days),
    reverseChargeTax: zero,
    payBack: payBackOn([note], owedOnNote(note)),
  }
}

const stateOf = (balance: Decimal, paid: Decimal): BillState => {
  if (balance <= 0n) return 'paid'
  return paid > 0n ? 'part-paid' : 'due'
}

export function ageOf(days: number): Age {
  if (days <= 30) return '0-30'
  if (days <= 60) return '31-60'
  return days <= 90 ? '61-90' : 'over-90'
}

const addToAge = (byAge: ByAge, age: Age, amount: Decimal): ByAge => ({
  ...byAge,
  [age]: sum(byAge[age], amount),
})

const sumByAge = (balances: readonly BillBalance[]): ByAge =>
  balances.reduce((sums, { age, balance }) => addToAge(sums, age, balance), nothingByAge)

function balancesByCustomer(
  balances: readonly BillBalance[],
  loose: readonly SaleDocument[],
  money: readonly OnAccount[],
): readonly CustomerBalance[] {
  const customers = new Map<string, CustomerBalance>()
  const of = (document: Pick<SaleDocument, 'gstin' | 'buyer'>): CustomerBalance => {
    const key = customerKey(document)
    const before = customers.get(key)
    return {
      key,
      name: before?.name || document.buyer,
      gstin: document.gstin,
      balance: before?.balance ?? zero,
      bills: before?.bills ?? 0,
      openings: before?.openings ?? 0,
      oldest: before?.oldest ?? '',
      byAge: before?.byAge ?? nothingByAge,
      reverseChargeTax: before?.reverseChargeTax ?? zero,
      onlyBill: before?.onlyBill ?? '',
      onAccount: before?.onAccount ?? zero,
    }
  }
  for (const { document, isOpening, balance, since, age, reverseChargeTax } of balances) {
    if (balance === zero) continue
    const customer = of(document)
    const isOwed = balance > 0n
    customers.set(customer.key, {
      ...customer,
      balance: sum(customer.balance, balance),
      bills: customer.bills + (isOwed && !isOpening ? 1 : 0),
      openings: customer.openings + (isOwed && isOpening ? 1 : 0),
      oldest: isOwed ? earliest(customer.oldest, since) : customer.oldest,
      byAge: isOwed ? addToAge(customer.byAge, age, balance) : customer.byAge,
      reverseChargeTax: sum(customer.reverseChargeTax, reverseChargeTax),
      onlyBill: onlyBillOf(customer, isOwed, document),
    })
  }
  for (const note of loose) {
    const customer = of(note)
    customers.set(customer.key, {
      ...customer,
      balance: subtract(customer.balance, owedOnNote(note)),
    })
  }
  for (const { entry, rest } of money) {
    if (rest === zero) continue
    const customer = of(buyerOf(entry))
    customers.set(customer.key, {
      ...customer,
      balance: subtract(customer.balance, rest),
      onAccount: sum(customer.onAccount, rest),
    })
  }
  return [...customers.values()].sort((a, b) => {
    const difference = subtract(b.balance, a.balance)
    return difference === zero ? compareTexts(a.name, b.name) : difference > 0n ? 1 : -1
  })
}

const onlyBillOf = (
  { bills, openings, onlyBill }: CustomerBalance,
  isOwed: boolean,
  { number }: SaleDocument,
): string => {
  if (!isOwed) return onlyBill
  return bills + openings === 0 ? number : ''
}

const earliest = (a: string, b: string): string => (a === '' || b < a ? b : a)
