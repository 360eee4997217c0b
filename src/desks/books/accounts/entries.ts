import { type Decimal, subtract, sum, zero } from '../../../core/money/decimal'
import { readAmount } from '../../../core/money/parse'
import { isRecord } from '../../../ui/memory/browser-storage'
import { paidBy, readPayment } from '../bill/balance'
import { nextFreeNumber, numberKey } from '../bill/bill-number'
import { type BillTexts, type Payment, parsePayments, paymentWays } from '../bill/bill-texts'
import { textsOver } from '../bill/stored-texts'

/*
 * What a customer owes or paid without a bill: an opening balance, a payment on account, an advance. Money that
 * came is an entry of its own. The part of it that a bill takes is a payment on that bill, which names the entry:
 * so what is left of an entry is always what came less what is on bills, whoever changes which.
 */

export const accountKinds = ['on-account', 'opening', 'advance'] as const
export type AccountKind = (typeof accountKinds)[number]

export type AccountEntry = {
  readonly id: string
  /** In milliseconds since 1970. */
  readonly changedAt: number
  readonly kind: AccountKind
  readonly name: string
  readonly gstin: string
  /** In the form of a date field: 2026-02-01. */
  readonly date: string
  readonly amount: string
  readonly how: Payment['how']
  readonly note: string
  /** Of the receipt voucher of an advance: RV-001. */
  readonly number: string
  /** The estimate that an advance was taken on: its record and its number. */
  readonly estimateId: string
  readonly estimateNumber: string
  /** What was paid of an opening balance. */
  readonly payments: readonly Payment[]
}

const noTexts = {
  name: '',
  gstin: '',
  date: '',
  amount: '',
  note: '',
  number: '',
  estimateId: '',
  estimateNumber: '',
}

/** What an entry begins with before anyone types. */
export const noEntry: Omit<AccountEntry, 'id' | 'changedAt'> = {
  ...noTexts,
  kind: 'on-account',
  how: '',
  payments: [],
}

/** Reads an entry from storage or from a file; none where it is none. */
export function parseAccountEntry(value: unknown): AccountEntry | undefined {
  if (!isRecord(value)) return undefined
  const { id, changedAt, payments } = value
  const kind = accountKinds.find((kind) => kind === value.kind)
  if (typeof id !== 'string' || !id || !kind) return undefined
  if (!Number.isSafeInteger(changedAt) || Number(changedAt) < 0) return undefined
  const parsed = parsePayments(payments) ?? []
  if (payments !== undefined && parsed.length !== (payments as readonly unknown[]).length) {
    return undefined
  }
  return {
    id,
    changedAt: Number(changedAt),
    kind,
    ...textsOver(noTexts, value),
    how: paymentWays.find((way) => way === value.how) ?? '',
    payments: parsed,
  }
}

/** Whether money came: an opening balance is owed. */
export const isMoney = ({ kind }: Pick<AccountEntry, 'kind'>): boolean => kind !== 'opening'

export const amountOf = (entry: Pick<AccountEntry, 'amount'>): Decimal =>
  readAmount(entry.amount).value

/** What is left to pay of an opening balance. */
export const leftOfOpening = (entry: AccountEntry): Decimal =>
  subtract(amountOf(entry), paidBy(entry.payments))

/** Payments by the entry that they are of. */
export type Taken = ReadonlyMap<string, Decimal>

/** How much of each entry is on bills and opening balances. */
export function takenOf(lists: Iterable<readonly Payment[]>): Taken {
  const taken = new Map<string, Decimal>()
  for (const list of lists) {
    for (const payment of list) {
      if (!payment.account) continue
      const before = taken.get(payment.account) ?? zero
      taken.set(payment.account, sum(before, readPayment(payment).value))
    }
  }
  return taken
}

/** What is left of money that came. Below zero, more of it stands on bills than came. */
export const restOf = (entry: AccountEntry, taken: Taken): Decimal =>
  subtract(amountOf(entry), taken.get(entry.id) ?? zero)

/** What of an entry a bill takes, as a payment of that bill. */
export const partOf = ({ id, date, how, note, number }: AccountEntry, amount: string): Payment => ({
  date,
  amount,
  how,
  note: number || note,
  account: id,
})

/** Something that money can be spread over. */
export type Open = { readonly id: string; readonly left: Decimal }

/**
 * Spreads money over what is open, in its order: each gets all that is left on it, as long as there is some.
 *
 * @example spread(decimalFrom(70), [{ id: 'a', left: decimalFrom(50) }, { id: 'b', left: decimalFrom(50) }]) // a 50, b 20
 */
export function spread(amount: Decimal, open: readonly Open[]): ReadonlyMap<string, Decimal> {
  const parts = new Map<string, Decimal>()
  let rest = amount
  for (const { id, left } of open) {
    if (rest <= 0n) break
    if (left <= 0n) continue
    const part = left < rest ? left : rest
    parts.set(id, part)
    rest = subtract(rest, part)
  }
  return parts
}

const FIRST_VOUCHER = 'RV-001'

/** The number of the next receipt voucher. */
export function nextVoucher(entries: readonly AccountEntry[], year: number): string {
  const numbered = entries
    .filter(({ number }) => number.trim())
    .toSorted((a, b) => b.changedAt - a.changedAt)
  const taken = new Set(numbered.map(({ number }) => numberKey(number)))
  const [last] = numbered
  return last ? nextFreeNumber(last.number, { own: year, next: year }, taken) : FIRST_VOUCHER
}

/** Whether a bill has money on it that came without one: it stays as long as that is kept. */
export const hasAccountMoney = ({ payments = [] }: Pick<BillTexts, 'payments'>): boolean =>
  payments.some(({ account }) => account)
