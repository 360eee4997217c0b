import { dayOf } from '../../../core/language/dates'
import { type Decimal, sum, toFixed } from '../../../core/money/decimal'
import { outcomeOf } from '../../../ui/memory/browser-storage'
import { readPayment } from '../bill/balance'
import { financialYearOf } from '../bill/bill-number'
import { MOST_PAYMENTS, newRecordVersion, type Payment } from '../bill/bill-texts'
import {
  changeSaved,
  type SavedChange,
  type SavedNow,
  withOtherPayments,
} from '../saved-bills/bills-database'
import type { BillsChanged, Undone, WhyUnchanged } from '../saved-bills/change-bill'
import { type AccountEntry, nextVoucher, partOf, restOf, takenOf } from './entries'

/*
 * Money without a bill is noted, spread over bills and taken back here. An entry and its parts on bills are written
 * in one transaction, each beginning with what is there at that moment.
 */

/** What a bill or an opening balance takes of money that came, as it was looked at. */
export type Part = {
  readonly id: string
  /** Of the bill; an opening balance has none. */
  readonly revision?: number | undefined
  readonly amount: Decimal
}

/** An entry as it is typed: its id, its time and the number of its voucher are given when it is written. */
export type NewEntry = Omit<AccountEntry, 'id' | 'changedAt' | 'number' | 'payments'>

type Noted =
  | (Extract<BillsChanged, { outcome: 'noted' }> & { readonly entry: AccountEntry })
  | Exclude<BillsChanged, { outcome: 'noted' }>

/** Notes an entry, with what bills and opening balances take of it: all or nothing. It never rejects. */
export async function noteAccount(typed: NewEntry, parts: readonly Part[] = []): Promise<Noted> {
  const { id } = newRecordVersion()
  let entry: AccountEntry = { ...typed, id, changedAt: Date.now(), number: '', payments: [] }
  const why = await change(idsOf(parts), (now) => {
    const year = financialYearOf(typed.date) ?? financialYearOf(dayOf(new Date())) ?? 0
    if (typed.kind === 'advance') entry = { ...entry, number: nextVoucher(now.accounts, year) }
    return withParts(now, entry, parts, [entry])
  })
  return why
    ? { outcome: why }
    : { outcome: 'noted', bills: parts.length, entry, undo: once(() => takeBack(id)) }
}

/** Puts more of an entry on bills, at most what is left of it. It never rejects. */
export async function takeFromAccount(id: string, parts: readonly Part[]): Promise<BillsChanged> {
  let taken: readonly Payment[] = []
  const why = await change('all', (now) => {
    const entry = now.accounts.find((one) => one.id === id)
    if (!entry) return 'gone'
    const asked = sum(...parts.map(({ amount }) => amount))
    if (asked > restOf(entry, takenNow(now))) return 'changed'
    taken = parts.map(({ amount }) => partOf(entry, toFixed(amount, 2)))
    return withParts(now, entry, parts, [])
  })
  if (why) return { outcome: why }
  const ids = parts.map((part) => part.id)
  return {
    outcome: 'noted',
    bills: parts.length,
    undo: once(async () => {
      const failed = await change(ids, (now) => {
        const left = listsOf(now).flatMap(([target, payments]) => {
          const own = taken[ids.indexOf(target)]
          const at = own ? payments.findLastIndex((one) => isSame(one, own)) : -1
          return at < 0 ? [] : [[target, payments.toSpliced(at, 1)] as const]
        })
        return left.length > 0 ? withLists(now, new Map(left)) : 'changed'
      })
      return sayUndone(failed)
    }),
  }
}

/** Removes an entry, and what bills have of it. It never rejects. */
export async function removeAccount(id: string): Promise<BillsChanged> {
  let gone: AccountEntry | undefined
  let parts: ReadonlyMap<string, readonly Payment[]> = new Map()
  const why = await change('all', (now) => {
    gone = now.accounts.find((one) => one.id === id)
    if (!gone) return 'gone'
    parts = new Map(
      listsOf(now).flatMap(([target, payments]) => {
        const own = payments.filter(({ account }) => account === id)
        return own.length > 0 ? [[target, own]] : []
      }),
    )
    return withoutEntry(now, id)
  })
  if (why) return { outcome: why }
  return { outcome: 'noted', bills: parts.size, undo: once(() => bringBack(gone, parts)) }
}

/** An entry that was removed comes back, and its parts on bills that are still there. */
async function bringBack(
  entry: AccountEntry | undefined,
  parts: ReadonlyMap<string, readonly Payment[]>,
): Promise<Undone> {
  if (!entry) return 'gone'
  const failed = await change([...parts.keys()], (now) => {
    if (now.accounts.some(({ id }) => id === entry.id)) return 'changed'
    const back = listsOf(now).flatMap(([target, payments]) => {
      const own = parts.get(target)
      return own ? [[target, [...payments, ...own]] as const] : []
    })
    const lists = withLists(now, new Map(back))
    return { ...lists, putAccounts: [...(lists.putAccounts ?? []), entry] }
  })
  return sayUndone(failed)
}

const takeBack = async (id: string): Promise<Undone> =>
  sayUndone(
    await change('all', (now) =>
      now.accounts.some((entry) => entry.id === id) ? withoutEntry(now, id) : 'gone',
    ),
  )

/** All without an entry, and without its parts. */
function withoutEntry(now: SavedNow, id: string): SavedChange {
  const left = listsOf(now).flatMap(([target, payments]) => {
    const others = payments.filter(({ account }) => account !== id)
    return others.length < payments.length && target !== id ? [[target, others] as const] : []
  })
  return { ...withLists(now, new Map(left)), removeAccounts: [id] }
}

/** An entry's parts on bills; why not, where one of them cannot take it. */
function withParts(
  now: SavedNow,
  entry: AccountEntry,
  parts: readonly Part[],
  putAccounts: readonly AccountEntry[],
): SavedChange | WhyUnchanged {
  const lists = new Map(listsOf(now))
  const next = new Map<string, readonly Payment[]>()
  for (const { id, revision, amount } of parts) {
    const payments = lists.get(id)
    if (!payments) return 'gone'
    if (revision !== undefined && now.bills.get(id)?.revision !== revision) return 'changed'
    if (payments.length >= MOST_PAYMENTS) return 'most'
    next.set(id, [...payments, partOf(entry, toFixed(amount, 2))])
  }
  const change = withLists(now, next)
  return { ...change, putAccounts: [...(change.putAccounts ?? []), ...putAccounts] }
}

/** Bills and opening balances with their payments, by id. */
const listsOf = ({
  bills,
  accounts,
}: SavedNow): readonly (readonly [string, readonly Payment[]])[] => [
  ...[...bills].map(([id, { texts }]) => [id, texts.payments ?? []] as const),
  ...accounts.map(({ id, payments }) => [id, payments] as const),
]

const takenNow = (now: SavedNow) => takenOf(listsOf(now).map(([, payments]) => payments))

function withLists(now: SavedNow, lists: ReadonlyMap<string, readonly Payment[]>): SavedChange {
  const ofBills = new Map([...lists].filter(([id]) => now.bills.has(id)))
  const changedAt = Date.now()
  const putAccounts = now.accounts.flatMap((entry) => {
    const payments = lists.get(entry.id)
    return payments ? [{ ...entry, payments, changedAt }] : []
  })
  return { ...withOtherPayments(now, ofBills), putAccounts }
}

const isSame = (a: Payment, b: Payment): boolean =>
  a.account === b.account && readPayment(a).value === readPayment(b).value && a.date === b.date

const idsOf = (parts: readonly Part[]): readonly string[] => parts.map(({ id }) => id)

/** @returns why nothing was changed */
async function change(
  ids: readonly string[] | 'all',
  decide: (now: SavedNow) => SavedChange | WhyUnchanged,
): Promise<WhyUnchanged | undefined> {
  let why: WhyUnchanged | undefined
  try {
    await changeSaved(ids, (now) => {
      const decided = decide(now)
      if (typeof decided !== 'string') return decided
      why = decided
      return {}
    })
  } catch (error) {
    return outcomeOf(error)
  }
  return why
}

const sayUndone = (why: WhyUnchanged | undefined): Undone =>
  why === 'most' ? 'changed' : (why ?? 'kept')

/** Once done, it is done. */
function once(undo: () => Promise<Undone>): () => Promise<Undone> {
  let isUndone = false
  return async () => {
    if (isUndone) return 'kept'
    const outcome = await undo()
    isUndone = outcome === 'kept'
    return outcome
  }
}
