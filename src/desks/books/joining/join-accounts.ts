import type { AccountEntry } from '../accounts/entries'
import { joinedPayments } from './join-bill'

/** What a file brings of what customers owe and paid without a bill. */
export type JoinedAccounts = {
  /** What has to be written. */
  readonly put: readonly AccountEntry[]
  /** How many of them are not on this device yet. */
  readonly added: number
}

/** Entry by entry: what one side alone has stays, payments of an opening balance add up, else the later one counts. */
export function joinAccounts(
  here: readonly AccountEntry[],
  brought: readonly AccountEntry[],
): JoinedAccounts {
  const known = new Map(here.map((entry) => [entry.id, entry]))
  const put = new Map<string, AccountEntry>()
  for (const entry of brought) {
    const own = put.get(entry.id) ?? known.get(entry.id)
    const joined = own ? joinEntry(own, entry) : entry
    if (joined !== own) put.set(entry.id, joined)
  }
  return {
    put: [...put.values()],
    added: [...put.keys()].filter((id) => !known.has(id)).length,
  }
}

function joinEntry(own: AccountEntry, brought: AccountEntry): AccountEntry {
  const { payments, ...others } = brought.changedAt > own.changedAt ? brought : own
  const joined = { ...others, payments: joinedPayments(own.payments, brought.payments) }
  return sayOf(joined) === sayOf(own) ? own : joined
}

/** What an entry says, whenever it was written. */
const sayOf = ({ changedAt: _, ...entry }: AccountEntry): string =>
  JSON.stringify(Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)))
