import { useSyncExternalStore } from 'react'
import { tabMessages } from '../../../ui/memory/database'
import { combineCleanups } from '../../../ui/tab/store'
import { saveFile } from '../../../ui/tables/save-file'
import { onSellerChange, readSeller } from '../bill/remembered-seller'
import { onAccountsChange, onBillsChange, onFiledChange } from '../saved-bills/bills-database'
import { billsFileName } from '../saved-bills/bills-file'
import { onItemsChange } from '../saved-items/items-database'
import {
  isBackupDue,
  noteBackup,
  noteChanged,
  noteMoreChanged,
  notePersistenceAsked,
  readNotes,
} from './backup-notes'
import { type CopyState, type FileCopy, fileCopy } from './file-copy'
import { readSettings, settingsMark } from './settings'
import { askForExistingFile, askForNewFile, type FileHandle, targetMemory } from './target-file'

/*
 * The back-ups of this page: what was changed is remembered, a copy is written to the file that a person
 * chose, and a download is made on demand. What takes long is loaded when it is needed.
 */

const loadWork = () => import('./work-client')

type Heard = { readonly ids: Set<string>; isMore: boolean }
const nothingHeard = (): Heard => ({ ids: new Set(), isMore: false })

/** What this tab heard of changes since bills were last read, for the copy and for a download. */
const heard = { copy: nothingHeard(), download: nothingHeard() }

function hearChanged(ids: readonly string[], isMore: boolean): void {
  for (const one of Object.values(heard)) {
    for (const id of ids) one.ids.add(id)
    one.isMore ||= isMore
  }
}

const states = tabMessages<CopyState>('gst-hisab-backup')

const LOCK = 'gst-hisab-backup'

/** Without locks two tabs may write one after the other: the same, as both read the same bills. */
const alone = <Result>(job: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? (navigator.locks.request(LOCK, job) as Promise<Result>) : job()

const makeFile = async () =>
  (await loadWork()).runOnce('makeFile', { seller: readSeller(), settings: readSettings() })

/** What is changed from here on may not be in a file that is being made. */
function begin(what: keyof typeof heard): () => void {
  const since = nothingHeard()
  heard[what] = since
  const mark = settingsMark()
  return () => noteBackup([...since.ids], since.isMore, mark)
}

/** Settings are changed on many pages, which know nothing of back-ups: they are looked at when it matters. */
function hearSettings(): void {
  const { lastAt, settingsMark: noted } = readNotes()
  if (lastAt > 0 && noted !== settingsMark()) noteMoreChanged()
}

export const copy: FileCopy = fileCopy({
  memory: targetMemory,
  makeFile,
  inspect: async (file) =>
    (await loadWork()).runOnce('inspectFile', { file, settings: readSettings() }),
  seller: readSeller,
  isDue: () => {
    hearSettings()
    return isBackupDue(readNotes())
  },
  begin: () => begin('copy'),
  alone,
  tell: (state) => states.tell(state),
})

const unknown: CopyState = { kind: 'unknown' }

/** How the copy in a file stands. */
export const useCopyState = (): CopyState =>
  useSyncExternalStore(copy.state.subscribe, copy.state.read, () => unknown)

/** The copy is written so long after the last change. */
const PAUSE_MS = 10_000

let timer: ReturnType<typeof setTimeout> | undefined

function writeSoon(): void {
  clearTimeout(timer)
  const { kind } = copy.state.read()
  if (kind !== 'none') timer = setTimeout(copy.writeIfDue, PAUSE_MS)
}

/** The first kept bill is worth asking the browser not to clear it away by itself. */
function askForPersistence(): void {
  if (notePersistenceAsked()) navigator.storage?.persist?.().catch(() => {})
}

let running: { stop(): void; pages: number } | undefined

/**
 * Remembers changes and writes the copy, as long as a page wants it. To be called wherever bills are
 * changed, as soon as they can be.
 *
 * @returns a function that ends it
 */
export function startBackups(): () => void {
  running ??= { stop: start(), pages: 0 }
  running.pages++
  let isEnded = false
  return () => {
    if (isEnded || !running) return
    isEnded = true
    running.pages--
    if (running.pages > 0) return
    running.stop()
    running = undefined
  }
}

function start(): () => void {
  const hearMore = () => {
    hearChanged([], true)
    noteMoreChanged()
    writeSoon()
  }
  const hide = () => {
    if (!document.hidden || copy.state.read().kind === 'none') return
    clearTimeout(timer)
    copy.writeIfDue()
  }
  document.addEventListener('visibilitychange', hide)
  copy.check().then(() => {
    if (isBackupDue(readNotes())) writeSoon()
  })
  return combineCleanups(
    onBillsChange((changes) => {
      hearChanged(
        changes.map(({ id }) => id),
        false,
      )
      noteChanged(changes)
      if (changes.some(({ revision }) => revision > 0)) askForPersistence()
      writeSoon()
    }),
    onFiledChange(hearMore),
    onAccountsChange(hearMore),
    onSellerChange(hearMore),
    onItemsChange(hearMore),
    states.listen(copy.hear),
    () => {
      document.removeEventListener('visibilitychange', hide)
      // Another page of the site takes its place: nothing waits for the timer any more.
      clearTimeout(timer)
      if (copy.state.read().kind !== 'none') copy.writeIfDue()
    },
  )
}

/** Hands all bills to the browser's downloads. @returns how many there are */
export async function backUpNow(): Promise<number> {
  const noteMade = begin('download')
  const { file, documents } = await makeFile()
  saveFile(billsFileName(new Date()), file)
  noteMade()
  return documents
}

/** @example copyFileName('Shakti Hardware') // 'shakti-hardware-bills.json' */
export const copyFileName = (shop: string): string => {
  const name = shop
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return `${name.slice(0, 40) || 'gst-hisab'}-bills.json`
}

/** Lets a person choose the file of the copy; at a click. */
export async function chooseFile(which: 'new' | 'existing'): Promise<void> {
  const handle: FileHandle | undefined =
    which === 'new'
      ? await askForNewFile(copyFileName(readSeller().name))
      : await askForExistingFile()
  if (!handle) return
  // For a file that is there, the browser has only asked whether it may be read.
  await handle.requestPermission?.({ mode: 'readwrite' }).catch(() => {})
  await copy.take(handle)
}
