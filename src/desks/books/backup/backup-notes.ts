import { useMemo, useSyncExternalStore } from 'react'
import { dayOf } from '../../../core/language/dates'
import { ignoreOutcome } from '../../../ui/memory/browser-storage'
import { deviceText } from '../../../ui/memory/device-text'
import type { FinancialYear } from '../bill/bill-number'
import { parseRecord } from '../bill/stored-texts'
import type { BillsChange } from '../saved-bills/bills-database'
import { settingsMark } from './settings'

/*
 * What this device remembers about back-ups, the same in all tabs: when the last one was made, and which
 * documents were changed since.
 */

export type BackupNotes = {
  /** When the last back-up was made, in milliseconds since 1970; 0 is never. */
  readonly lastAt: number
  /** The ids of documents that were changed or deleted since. */
  readonly changed: readonly string[]
  /** When the first of them was. */
  readonly changedSince: number
  /** Whether the seller, items, settings or a mark of a filed return were changed since. */
  readonly isMoreChanged: boolean
  /** What settings were in the last back-up, as `settingsMark` tells them; blank where it is not known. */
  readonly settingsMark: string
  /** The day on which a back-up was last reminded of. */
  readonly remindedOn: string
  /** Whether this browser was asked to keep what is stored here. */
  readonly isPersistenceAsked: boolean
  /** The financial years that were closed. */
  readonly closedYears: readonly FinancialYear[]
}

/** More ids than this are not remembered: nobody needs to know how many more there are. */
export const MOST_CHANGED = 1_000

const text = deviceText('gst-hisab-backup')

const isTime = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

function parseNotes(kept: string | null): BackupNotes {
  const { lastAt, changed, changedSince, isMoreChanged, remindedOn, ...rest } = parseRecord(kept)
  const { isPersistenceAsked, closedYears, settingsMark } = rest
  return {
    lastAt: isTime(lastAt) ? lastAt : 0,
    changed: Array.isArray(changed)
      ? changed.filter((id) => typeof id === 'string').slice(0, MOST_CHANGED)
      : [],
    changedSince: isTime(changedSince) ? changedSince : 0,
    isMoreChanged: isMoreChanged === true,
    settingsMark: typeof settingsMark === 'string' ? settingsMark : '',
    remindedOn: typeof remindedOn === 'string' ? remindedOn : '',
    isPersistenceAsked: isPersistenceAsked === true,
    closedYears: Array.isArray(closedYears) ? closedYears.filter(isTime) : [],
  }
}

export const readNotes = (): BackupNotes => parseNotes(text.read())

/** The notes; as on a new device while prerendering. */
export function useBackupNotes(): BackupNotes {
  const kept = useSyncExternalStore(text.subscribe, text.read, () => null)
  return useMemo(() => parseNotes(kept), [kept])
}

/** Nobody is told that these are kept: where they cannot be, a reminder comes too often or too late. */
const change = (edit: (notes: BackupNotes) => Partial<BackupNotes>): void =>
  text.change((newest) => {
    const notes = parseNotes(newest)
    return JSON.stringify({ ...notes, ...edit(notes) })
  }, ignoreOutcome)

/** Remembers that documents were changed; cheap where they are remembered already. */
export function noteChanged(changes: BillsChange): void {
  const { changed } = readNotes()
  const known = new Set(changed)
  const more = changes.map(({ id }) => id).filter((id) => !known.has(id))
  if (more.length === 0 || changed.length >= MOST_CHANGED) return
  change((notes) => ({
    changed: [...new Set([...notes.changed, ...more])].slice(0, MOST_CHANGED),
    changedSince: notes.changedSince || Date.now(),
  }))
}

/** Remembers that something else of the file was changed. */
export function noteMoreChanged(): void {
  if (!readNotes().isMoreChanged) change(() => ({ isMoreChanged: true }))
}

/**
 * Remembers that a back-up was made.
 *
 * @param left what was changed while it was made, so that it may not be in it
 * @param mark of the settings that are in it
 */
export const noteBackup = (
  left: readonly string[] = [],
  isMoreLeft = false,
  mark = settingsMark(),
): void =>
  change(() => ({
    settingsMark: mark,
    lastAt: Date.now(),
    changed: left.slice(0, MOST_CHANGED),
    changedSince: left.length > 0 ? Date.now() : 0,
    isMoreChanged: isMoreLeft,
  }))

/** Whether something is not in the last back-up. */
export const isBackupDue = ({ changed, isMoreChanged }: BackupNotes): boolean =>
  changed.length > 0 || isMoreChanged

export const noteReminded = (): void => change(() => ({ remindedOn: dayOf(new Date()) }))

/** @returns whether this is the first time */
export function notePersistenceAsked(): boolean {
  if (readNotes().isPersistenceAsked) return false
  change(() => ({ isPersistenceAsked: true }))
  return true
}

export const noteYearClosed = (year: FinancialYear): void =>
  change(({ closedYears }) => ({ closedYears: [...new Set([...closedYears, year])] }))

/** So many changed documents, or changes of so long ago, are worth a reminder. */
const MANY_CHANGED = 20
const LONG_MS = 7 * 24 * 60 * 60_000

export type Reminder = {
  readonly kind: 'many' | 'long'
  readonly documents: number
  /** When the last back-up was made; 0 is never. */
  readonly lastAt: number
}

/** What to remind of now, if of anything: at most once a day. */
export function reminderOf(notes: BackupNotes, now: Date): Reminder | undefined {
  const { changed, changedSince, lastAt, remindedOn } = notes
  const documents = changed.length
  if (documents === 0 || remindedOn === dayOf(now)) return undefined
  if (documents >= MANY_CHANGED) return { kind: 'many', documents, lastAt }
  const isLongAgo = now.getTime() - (lastAt || changedSince) >= LONG_MS
  return isLongAgo ? { kind: 'long', documents, lastAt } : undefined
}
