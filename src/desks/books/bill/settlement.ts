import { type Decimal, subtract, sum, zero } from '../../../core/money/decimal'
import { type Credit, paidBy, readPayment, type Standing, standingOf } from './balance'
import type { Payment, PaymentWay } from './bill-texts'
import { type BillDetails, isCancelled, isCreditNote } from './details'

/*
 * What is paid, returned and left of a bill: paper, PDF, UPI code, shared text and files all take it from
 * here. What else lowers what is to pay becomes one more entry.
 */

/** Money that came in or went back, or a credit note. All of them add up to what is no longer to pay. */
export type SettlementEntry = {
  /** An advance is a payment dated before its bill; what went back on a credit note is below zero. */
  readonly kind: 'counter' | 'advance' | 'payment' | 'credit' | 'paidBack'
  /** In the form of a date field; blank where nobody said. */
  readonly date: string
  readonly amount: Decimal
  readonly how: PaymentWay | ''
  /** Of the credit note. */
  readonly number: string
}

export type Settlement = Standing & {
  readonly entries: readonly SettlementEntry[]
  /** What a paper or a code asks for: never below zero. */
  readonly toPay: Decimal
  /** Whether money came in, and nothing is left to pay. */
  readonly isPaidInFull: boolean
  /** The day on which nothing was left any more; blank where it is not known. */
  readonly settledOn: string
}

/**
 * What became of what was to pay on a bill. An estimate asks for nothing, a credit note and a cancelled bill neither:
 * on them there are no entries.
 *
 * @example settlementOf(decimalFrom(236), [{ date: '2026-11-15', amount: '100', … }], [], details).toPay // 136
 */
export function settlementOf(
  payable: Decimal,
  payments: readonly Payment[] | undefined,
  credits: readonly Credit[],
  details: BillDetails,
): Settlement {
  const standing = standingOf(payable, payments, credits, details)
  const { paid, left } = standing.balance
  const entries = isAsked(details)
    ? [
        ...(payments?.length ? payments.flatMap((payment) => entryOf(payment, details)) : []),
        ...(!payments?.length && paid !== zero ? [atCounter(paid, details)] : []),
        ...credits.flatMap(entriesOf),
      ]
    : []
  const isPaidInFull = entries.length > 0 && paid > zero && left === zero
  return {
    ...standing,
    entries,
    toPay: left > zero ? left : zero,
    isPaidInFull,
    settledOn: isPaidInFull ? dayOfSettling(payable, entries) : '',
  }
}

const isAsked = (details: BillDetails): boolean =>
  details.title !== 'Estimate' && !isCreditNote(details) && !isCancelled(details)

function entryOf(payment: Payment, { date: billed }: BillDetails): readonly SettlementEntry[] {
  const { value: amount } = readPayment(payment)
  if (amount === zero) return []
  const { date, how } = payment
  // Days like 2026-11-15 can be compared as texts.
  const kind = date !== '' && date < billed ? 'advance' : 'payment'
  return [{ kind, date, amount, how, number: '' }]
}

const atCounter = (amount: Decimal, { date }: BillDetails): SettlementEntry => ({
  kind: 'counter',
  date,
  amount,
  how: '',
  number: '',
})

function entriesOf({
  payable,
  payments,
  number = '',
  date = '',
}: Credit): readonly SettlementEntry[] {
  const back = paidBy(payments)
  const note = { date, how: '', number } as const
  return [
    { ...note, kind: 'credit', amount: payable },
    ...(back === zero
      ? []
      : [{ ...note, kind: 'paidBack' as const, amount: subtract(zero, back) }]),
  ]
}

/** What has no day comes last, as it may have come on any. */
const LAST = '~'

function dayOfSettling(payable: Decimal, entries: readonly SettlementEntry[]): string {
  const inTime = entries.toSorted((a, b) => ((a.date || LAST) < (b.date || LAST) ? -1 : 1))
  const last = inTime.find(
    (_, at) => sum(...inTime.slice(0, at + 1).map(({ amount }) => amount)) >= payable,
  )
  return last?.date ?? ''
}
