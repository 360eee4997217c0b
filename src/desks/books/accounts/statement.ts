import { type Decimal, subtract, sum, sumOf, zero } from '../../../core/money/decimal'
import { readPayment } from '../bill/balance'
import type { Payment } from '../bill/bill-texts'
import { buyerOf, customerKey } from '../sales/customer-key'
import { compareTexts, isCounted, type SaleDocument } from '../sales/documents'
import { type AccountEntry, amountOf, isMoney } from './entries'

/*
 * What happened between the shop and a customer, day by day. It ends with the balance that Money shows of him: what
 * counts there counts here.
 */

/** What a line of a statement is; `elsewhere` is money of this customer that a bill of another one took. */
export type LineKind =
  | 'brought-forward'
  | 'opening'
  | 'bill'
  | 'credit-note'
  | 'on-account'
  | 'advance'
  | 'payment'
  | 'paid-back'
  | 'elsewhere'

export type StatementLine = {
  readonly date: string
  readonly kind: LineKind
  /** Of the document, or of the one that was paid. */
  readonly number: string
  /** What it adds to what is owed, and what it takes off. */
  readonly owed: Decimal
  readonly paid: Decimal
  readonly balance: Decimal
}

export type Statement = {
  readonly name: string
  readonly gstin: string
  readonly lines: readonly StatementLine[]
  readonly owed: Decimal
  readonly paid: Decimal
  readonly balance: Decimal
  /** Bills from before payments were noted, which are in no balance. */
  readonly notNoted: number
}

type Moved = Omit<StatementLine, 'balance'>

/** The order of what happened on one day. */
const order: readonly LineKind[] = [
  'brought-forward',
  'opening',
  'bill',
  'credit-note',
  'advance',
  'on-account',
  'payment',
  'paid-back',
  'elsewhere',
]

/**
 * The statement of a customer.
 *
 * @param key of the customer, as `CustomerBalance` has it
 * @param from the first day that is listed; what was before is one line
 */
export function statementOf(
  key: string,
  documents: readonly SaleDocument[],
  accounts: readonly AccountEntry[],
  from = '',
): Statement {
  const counted = documents.filter((document) => isCounted(document) && document.date !== '')
  const bills = new Map(counted.filter(({ isNote }) => !isNote).map((bill) => [bill.id, bill]))
  const entries = new Map(accounts.filter(isMoney).map((entry) => [entry.id, entry]))
  // A note on a bill without a date waits for that date, as its bill does.
  const undated = new Set(
    documents.flatMap((bill) => (isCounted(bill) && bill.date === '' ? [bill.id] : [])),
  )
  const billOf = (document: SaleDocument): SaleDocument | undefined =>
    document.isNote ? bills.get(document.against.id) : document
  const isOwn = (document: SaleDocument) => customerKey(billOf(document) ?? document) === key
  const isNoted = (document: SaleDocument) => {
    const bill = billOf(document)
    return bill ? bill.paid !== undefined : !undated.has(document.against.id)
  }
  const isOf = (entry: AccountEntry) => customerKey(buyerOf(entry)) === key
  const own = counted.filter(isOwn)

  const moved: Moved[] = [
    ...own.filter(isNoted).flatMap((document) => movedBy(document, isOwnMoney)),
    ...accounts.filter(isOf).flatMap(movedByEntry),
    ...elsewhere(),
  ]

  /** Money of this customer is a line of its own, wherever it went. */
  function isOwnMoney(id: string | undefined): boolean {
    const entry = id === undefined ? undefined : entries.get(id)
    return entry !== undefined && isOf(entry)
  }

  function movedByEntry(entry: AccountEntry): readonly Moved[] {
    const { date, number } = entry
    if (isMoney(entry)) {
      const kind = entry.kind === 'advance' ? 'advance' : 'on-account'
      return [{ date, kind, number, owed: zero, paid: amountOf(entry) }]
    }
    return [
      { date, kind: 'opening', number: '', owed: amountOf(entry), paid: zero },
      ...paymentsOf(entry.payments, entry.date, '', isOwnMoney),
    ]
  }

  /** What bills and opening balances of others took of this customer's money. */
  function elsewhere(): readonly Moved[] {
    const targets = [
      ...[...bills.values()].filter((bill) => customerKey(bill) !== key && isNoted(bill)),
      ...accounts.filter((entry) => !isMoney(entry) && !isOf(entry)),
    ]
    return targets.flatMap(({ payments, date, number }) =>
      payments
        .filter(({ account }) => isOwnMoney(account))
        .map((payment): Moved => {
          const owed = readPayment(payment).value
          return { date: payment.date || date, kind: 'elsewhere', number, owed, paid: zero }
        }),
    )
  }

  const sorted = moved.toSorted(
    (a, b) => compareTexts(a.date, b.date) || order.indexOf(a.kind) - order.indexOf(b.kind),
  )
  const before = sorted.filter(({ date }) => date < from)
  const brought = sumOf(before.map(({ owed, paid }) => subtract(owed, paid)))
  const listed: readonly Moved[] = [
    ...(before.length > 0
      ? [
          {
            date: from,
            kind: 'brought-forward' as const,
            number: '',
            owed: brought > 0n ? brought : zero,
            paid: brought < 0n ? subtract(zero, brought) : zero,
          },
        ]
      : []),
    ...sorted.filter(({ date }) => date >= from),
  ]
  let balance: Decimal = zero
  const lines = listed.map((line): StatementLine => {
    balance = sum(balance, subtract(line.owed, line.paid))
    return { ...line, balance }
  })
  const named = [
    ...own.map(({ buyer, gstin }) => ({ buyer, gstin })),
    ...accounts.filter(isOf).map(buyerOf),
  ]
  return {
    name: named.find(({ buyer }) => buyer)?.buyer ?? '',
    gstin: named.find(({ gstin }) => gstin)?.gstin ?? '',
    lines,
    owed: sumOf(lines.map((line) => line.owed)),
    paid: sumOf(lines.map((line) => line.paid)),
    balance,
    notNoted: counted.filter(
      (document) => isOwn(document) && !document.isNote && document.paid === undefined,
    ).length,
  }
}

function movedBy(
  document: SaleDocument,
  isOwnMoney: (account: string | undefined) => boolean,
): readonly Moved[] {
  const { date, number, isNote, figures, payments } = document
  if (!isNote) {
    return [
      { date, kind: 'bill', number, owed: figures.total, paid: zero },
      ...paymentsOf(payments, date, number, isOwnMoney),
    ]
  }
  return [
    { date, kind: 'credit-note', number, owed: zero, paid: subtract(zero, figures.total) },
    ...payments.map(
      (payment): Moved => ({
        date: payment.date || date,
        kind: 'paid-back',
        number,
        owed: readPayment(payment).value,
        paid: zero,
      }),
    ),
  ]
}

const paymentsOf = (
  payments: readonly Payment[],
  date: string,
  number: string,
  isOwnMoney: (account: string | undefined) => boolean,
): readonly Moved[] =>
  payments
    .filter(({ account }) => !isOwnMoney(account))
    .map((payment) => ({
      date: payment.date || date,
      kind: 'payment',
      number,
      owed: zero,
      paid: readPayment(payment).value,
    }))
