import { MOST_BILL_ROWS } from '../../../core/limits'
import { isRecord } from '../../../ui/memory/browser-storage'
import { type BillDetails, billTitles, noDetails } from './details'
import { type Bill, type BillRow, emptyRow, untaxedKinds, type WholeTexts } from './inputs'
import { textsOver } from './stored-texts'

/** Which record of the database a bill is, and in which version. */
export type RecordVersion = {
  readonly id: string
  /** Counts the saves. A tab that has an older revision must not overwrite the record. 0: not saved yet. */
  readonly revision: number
}

/** How a payment was made; blank where nobody said. */
export const paymentWays = ['cash', 'upi', 'card', 'bank', 'cheque'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** Money that came in for a bill, or that was paid back on a credit note. */
export type Payment = {
  /** In the form of a date field: 2026-02-01. */
  readonly date: string
  readonly amount: string
  readonly how: PaymentWay | ''
  readonly note: string
  /** Where it is a part of money that came without a bill: the id of that entry. */
  readonly account?: string
}

/** More payments than this are no bill of a shop any more. */
export const MOST_PAYMENTS = 50

export const noPayment: Payment = { date: '', amount: '', how: '', note: '' }

/** What is typed on a bill: the part that is stored. */
export type BillTexts = {
  readonly rows: readonly BillRow[]
  readonly prices: Bill['prices']
  readonly whole: WholeTexts
  readonly details: BillDetails
  /**
   * Missing is not the same as none: a bill of before payments were noted is neither paid nor due.
   */
  readonly payments?: readonly Payment[]
}

/** What is read from storage is cut here, as it may be anything. */
const MOST_STORED_ROWS = 2 * MOST_BILL_ROWS

export const noWhole: WholeTexts = { discount: '', freight: '' }

/** Reads a bill from storage, where it may be of another version or no bill: what does not fit is left out. */
export function parseBill(kept: Readonly<Record<string, unknown>>): BillTexts {
  const { rows, prices, whole, details, payments } = kept
  const texts = textsOver(noDetails, details)
  return {
    rows: Array.isArray(rows) ? rows.slice(0, MOST_STORED_ROWS).map(parseRow) : [],
    prices: prices === 'with-gst' ? prices : 'before-gst',
    whole: textsOver(noWhole, whole),
    details: {
      ...texts,
      title: billTitles.find((title) => title === texts.title) ?? noDetails.title,
      reverseCharge: texts.reverseCharge === 'yes' ? 'yes' : 'no',
    },
    ...(Array.isArray(payments) && { payments: parsePayments(payments) ?? [] }),
  }
}

/** Payments from storage or from a file; nothing where there is no list. */
export const parsePayments = (payments: unknown): readonly Payment[] | undefined =>
  Array.isArray(payments)
    ? payments.filter(isRecord).slice(0, MOST_PAYMENTS).map(parsePayment)
    : undefined

function parseRow(row: unknown): BillRow {
  const texts = textsOver(emptyRow, row)
  return { ...texts, untaxed: untaxedKinds.find((kind) => kind === texts.untaxed) ?? '' }
}

function parsePayment(payment: Readonly<Record<string, unknown>>): Payment {
  const texts = textsOver(noPayment, payment)
  const { account } = payment
  return {
    ...texts,
    how: paymentWays.find((way) => way === texts.how) ?? '',
    ...(typeof account === 'string' && account && { account }),
  }
}

/** A new id: two tabs that begin a bill begin two records. */
export const newRecordVersion = (): RecordVersion => ({
  id: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
  revision: 0,
})
