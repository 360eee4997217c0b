import { sayShortDate } from '../../../core/language/dates'
import { currencyOf } from '../../../core/money/currencies'
import { decimalFrom, sum, toDigits } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { paidBy, readPayment } from '../bill/balance'
import { MOST_PAYMENTS, type Payment } from '../bill/bill-texts'
import { stateName } from '../bill/details'
import { isBlankRow } from '../bill/inputs'
import type { BillContent, SavedBill } from '../saved-bills/bills-database'
import { booksWords } from '../words'
import { type BillCell, type BillFields, cellsOf, fieldsOf } from './bill-cells'
import type { JoinDoubt } from './doubts'
import type { Difference } from './join-bill'
import type { JoinedRecord, Joining } from './join-books'
import type { NumberTwice } from './numbers-twice'
import { joiningWords } from './words'

/** What came of joining a file, without the bills themselves. */
export type JoiningCounts = Omit<Joining, 'bills' | 'differing'> & { readonly differ: number }

export const countsOf = ({ bills: _, differing, ...counts }: Joining): JoiningCounts => ({
  ...counts,
  differ: differing.size,
})

/**
 * @param cut how many texts of the file were longer than their fields
 * @example sayJoining({ added: 2, payments: 1, … }, 0) // '2 bills added, 1 payment added to 1 bill.'
 */
export function sayJoining(counts: JoiningCounts, cut: number): string {
  const { added, replaced, joined, payments, paidBills, kept, known, older } = counts
  const parts = [
    ...(added ? [joiningWords.added(added)] : []),
    ...(replaced ? [joiningWords.replaced(replaced)] : []),
    ...(joined ? [joiningWords.joined(joined)] : []),
    ...(payments ? [joiningWords.payments(payments, paidBills)] : []),
    ...(known ? [joiningWords.known(known)] : []),
    ...(kept ? [joiningWords.kept(kept)] : []),
    ...(older ? [joiningWords.older(older)] : []),
  ]
  if (parts.length === 0) return joiningWords.none
  return [
    joiningWords.imported(parts.join(', ')),
    ...(counts.differ > 0 ? [joiningWords.differ(counts.differ)] : []),
    ...(counts.paymentsLeftOut > 0
      ? [joiningWords.paymentsLeftOut(counts.paymentsLeftOut, MOST_PAYMENTS)]
      : []),
    ...(cut > 0 ? [joiningWords.cut(cut)] : []),
  ].join(' ')
}

/** Something to decide after a file has joined: what counts now, and what would count the other way. */
export type JoinQuestion = {
  readonly id: string
  readonly text: string
  readonly takenText: string
  /** The names of both ways; blank where it can only be said. */
  readonly take: string
  readonly leave: string
}

const nameOf = ({ texts }: BillContent): string =>
  texts.details.number.trim() || texts.details.buyerName.trim() || joiningWords.noNumber

const moneyOf = (amount: string, { choices }: BillContent): string =>
  formatMoney(decimalFrom(amount), currencyOf(choices.currency).symbol, 2)

export const questionId = (billId: string, key: string): string => `${billId} ${key}`

/** The questions about a bill that says something else in the file. */
export const questionsAbout = ({ own, brought, isOwnLater, differences }: JoinedRecord) =>
  differences.map((difference): JoinQuestion => {
    const { key } = difference
    const id = questionId(own.id, key)
    if (difference.kind === 'payment') {
      const [ours, theirs] = [sayPayment(difference.own, own), sayPayment(difference.brought, own)]
      return {
        id,
        text: joiningWords.isOnePayment(nameOf(own), ours, theirs),
        takenText: joiningWords.isOneNow(nameOf(own), isOwnLater ? ours : theirs),
        take: joiningWords.onePayment,
        leave: joiningWords.twoPayments,
      }
    }
    const said = [
      joiningWords.cells[difference.cell],
      nameOf(own),
      ...sayBoth(difference, own, brought),
    ] as const
    const [ownCounts, broughtCounts] = [
      joiningWords.ownCounts(...said),
      joiningWords.broughtCounts(...said),
    ]
    return {
      id,
      text: difference.isOwnCounted ? ownCounts : broughtCounts,
      takenText: difference.isOwnCounted ? broughtCounts : ownCounts,
      take: joiningWords.takeTheOther,
      leave: joiningWords.takeTheOther,
    }
  })

/** The questions about a number that stands on several bills. */
export const questionsAboutNumber = (
  { keeps, others }: NumberTwice,
  isFromFile: (bill: SavedBill) => boolean,
): readonly JoinQuestion[] => {
  const place = (bill: SavedBill) => {
    const buyer = bill.texts.details.buyerName.trim()
    const said = [moneyOf(bill.total, bill), buyer].filter(Boolean).join(', ')
    return isFromFile(bill) ? joiningWords.inFile(said) : joiningWords.here(said)
  }
  const twice = joiningWords.numberTwice(
    nameOf(keeps),
    [keeps, ...others.map(({ bill }) => bill)].map(place),
  )
  return others
    .filter(({ next }) => next)
    .map(({ bill, next }) => ({
      id: questionId(bill.id, 'renumber'),
      text: joiningWords.canBe(twice, place(bill), next),
      takenText: joiningWords.isNow(place(bill), next),
      take: joiningWords.renumber(next),
      leave: joiningWords.keepNumber,
    }))
}

/** The question about what is doubtful only since both sides are one. */
export function questionAboutDoubt(doubt: JoinDoubt): JoinQuestion {
  const { bill } = doubt
  const name = nameOf(bill)
  if (doubt.kind === 'cancelled and paid') {
    const paid = moneyOf(toDigits(paidBy(bill.texts.payments ?? [])), bill)
    return {
      id: questionId(bill.id, 'cancelling'),
      text: joiningWords.isCancelledAndPaid(name, paid),
      takenText: joiningWords.isNotCancelled(name, paid),
      take: joiningWords.undoCancelling,
      leave: joiningWords.cancelAgain,
    }
  }
  const { notes, cancelled } = doubt
  const credited = toDigits(sum(...notes.map(({ total }) => decimalFrom(total))))
  const note = cancelled ? nameOf(cancelled) : ''
  return {
    id: questionId((cancelled ?? bill).id, 'cancelling'),
    text: joiningWords.areNotesAbove(
      name,
      moneyOf(credited, bill),
      moneyOf(bill.total, bill),
      notes.map(nameOf),
    ),
    takenText: joiningWords.isNoteCancelled(note),
    take: note && joiningWords.cancelNote(note),
    leave: joiningWords.undoCancelling,
  }
}

/** @example sayPayment({ amount: '500', how: 'cash', date: '2026-11-14', … }, bill) // '₹500.00 (cash, 14 Nov 2026)' */
function sayPayment(payment: Payment, { choices }: BillContent): string {
  const { symbol } = currencyOf(choices.currency)
  const reading = readPayment(payment)
  const amount = reading.problem ? payment.amount : formatMoney(reading.value, symbol, 2)
  const { how, date, note } = payment
  const facts = [how && joiningWords.ways[how], date && sayShortDate(date), note.trim()]
  return [amount, facts.filter(Boolean).join(', ')]
    .filter(Boolean)
    .map((part, index) => (index > 0 ? `(${part})` : part))
    .join(' ')
}

const sayBoth = (
  { cell }: Extract<Difference, { kind: 'cell' }>,
  own: BillContent,
  brought: BillContent,
): readonly [string, string] => {
  const [ours, theirs] = [sayCell(cell, fieldsOf(own)), sayCell(cell, fieldsOf(brought))]
  return [ours || joiningWords.nothing, theirs || joiningWords.nothing]
}

/** No more than so many letters of a cell are said. */
const LONGEST_SAID = 120

function sayCell(cell: BillCell, fields: BillFields): string {
  const said = partsOf(cell, fields).filter(Boolean).join(', ')
  return said.length > LONGEST_SAID ? `${said.slice(0, LONGEST_SAID)}…` : said
}

function partsOf(cell: BillCell, fields: BillFields): readonly string[] {
  switch (cell) {
    case 'number':
      return [fields.number.trim(), joiningWords.titles[fields.title]]
    case 'date':
    case 'dueDate':
      return [fields[cell] && sayShortDate(fields[cell])]
    case 'place':
      return [
        fields.buyerGstin.trim(),
        stateName(fields.placeOfSupply || fields.buyerState),
        booksWords.gst.buyers[fields.buyer],
        fields.reverseCharge === 'yes' ? joiningWords.reverseCharge : '',
      ]
    case 'items':
      return fields.rows
        .filter((row) => !isBlankRow(row))
        .map(({ description, quantity, price }) =>
          [description.trim(), [quantity, price].filter(Boolean).join(' × ')].join(' ').trim(),
        )
    case 'prices':
      return [
        joiningWords.prices[fields.prices],
        fields.currency,
        fields.isTaxed ? '' : joiningWords.untaxed,
      ]
    case 'rounding':
      return [joiningWords.rounding[fields.rupee]]
    case 'cancelled':
      return [fields.cancelledOn && sayShortDate(fields.cancelledOn), fields.cancelledWhy]
    case 'against':
      return [fields.againstNumber, fields.againstDate && sayShortDate(fields.againstDate)]
    default: {
      const [, names = []] = cellsOf(fields).find(([name]) => name === cell) ?? []
      const texts = fields as Readonly<Record<string, unknown>>
      return names.map((name) => texts[name]).filter((text) => typeof text === 'string')
    }
  }
}
