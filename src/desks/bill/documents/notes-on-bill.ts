import { useMemo, useSyncExternalStore } from 'react'
import { decimalFrom } from '../../../core/money/decimal'
import { createStore } from '../../../ui/tab/store'
import type { Credit } from '../../books/bill/balance'
import type { SavedBill } from '../../books/saved-bills/bills-database'

/** The credit notes on the open bill and the bills that were made from it, as far as they are read. */
type NotesOnBill = {
  readonly id: string
  readonly notes: readonly SavedBill[]
  readonly made: readonly SavedBill[]
}

const noNotes: NotesOnBill = { id: '', notes: [], made: [] }

export const notesOnBill = createStore<NotesOnBill>(() => noNotes)

/** What the credit notes on a bill come to, and what was paid back on them. */
export function useCreditsOn(id: string): readonly Credit[] {
  const read = useSyncExternalStore(notesOnBill.subscribe, notesOnBill.read, () => noNotes)
  return useMemo(
    () =>
      read.id === id
        ? read.notes.map(({ total, texts }) => ({
            payable: decimalFrom(total),
            payments: texts.payments ?? [],
            number: texts.details.number.trim(),
            date: texts.details.date,
          }))
        : [],
    [read, id],
  )
}

/** The bills that were made from an estimate. */
export function useMadeFrom(id: string): readonly SavedBill[] {
  const read = useSyncExternalStore(notesOnBill.subscribe, notesOnBill.read, () => noNotes)
  return read.id === id ? read.made : noNotes.made
}

/** What is asked about the open bill: its buttons and its banners ask for the same dialogs. */
export const askedOfOpenBill = createStore<'credit' | 'cancel' | 'advance' | undefined>(
  () => undefined,
)
