import type { Progress } from '../../../ui/worker/pacing'
import { changeSeller, readSeller } from '../bill/remembered-seller'
import { noSeller } from '../bill/seller'
import { type JoinQuestion, sayJoining } from '../joining/say-joining'
import { onBillsChange } from '../saved-bills/bills-database'
import { noteBackup } from './backup-notes'
import type { Brought, Preview } from './backup-work'
import { areOtherShops, type Shop } from './file-copy'
import {
  readSettings,
  type SettingChange,
  settingChanges,
  undoSettings,
  writeSettings,
} from './settings'
import { backupWords } from './words'
import { openWorkPlace, type WorkPlace } from './work-client'

/** What came of a file, said in a sentence, and how to undo it. */
export type Restored = {
  readonly text: string
  readonly undo?: (() => Promise<void>) | undefined
  /** What the person may decide otherwise. */
  readonly questions?: readonly JoinQuestion[] | undefined
  /** Decides one of them. @returns whether it could be: the bill may have been changed since */
  answer?(id: string, isTaken: boolean): Promise<'kept' | 'changed'>
}

/** A file that was looked at, and can be brought in. */
export type ReadyFile = {
  readonly preview: Preview
  readonly isOtherShop: boolean
  /** There is nothing here yet that could be changed. */
  readonly isPlain: boolean
  /** Nothing of it is new. */
  readonly isNothingNew: boolean
  bringIn(): Promise<Restored>
  /** Forgets it, unless it was brought in. */
  close(): void
}

/** The place of the last import, which can undo it; that before cannot be undone any more. */
let lastPlace: WorkPlace | undefined

/**
 * Looks at a file of bills.
 *
 * @returns what it would bring, or what is wrong with it in one sentence
 */
export async function lookAt(
  file: Blob,
  onProgress: (progress: Progress) => void,
): Promise<ReadyFile | string> {
  const place = openWorkPlace()
  let isBroughtIn = false
  const close = () => {
    if (!isBroughtIn) place.close()
  }
  try {
    const preview = await place.request('preview', file, onProgress)
    if (typeof preview === 'string') {
      close()
      return preview
    }
    const isOtherShop = areOtherShops(preview.seller, readSeller())
    return {
      preview,
      isOtherShop,
      isPlain: preview.here === 0 && !isOtherShop,
      isNothingNew:
        [
          preview.added,
          preview.newer,
          preview.joined,
          preview.differ,
          preview.filed,
          preview.accounts,
          preview.items?.added ?? 0,
          preview.items?.changed ?? 0,
        ].every((count) => count === 0) &&
        settingChanges(readSettings(), preview.settings).length === 0,
      async bringIn() {
        isBroughtIn = true
        lastPlace?.close()
        lastPlace = place
        return bringIn(place, preview)
      },
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}

async function bringIn(place: WorkPlace, preview: Preview): Promise<Restored> {
  const heard = nextChange()
  const brought = await place.request('bringIn', undefined)
  const seller = readSeller()
  const isNewSeller = !seller.name && !seller.gstin && (preview.seller.name || preview.seller.gstin)
  if (isNewSeller) changeSeller(preview.seller)
  const changes = settingChanges(readSettings(), preview.settings)
  const unkept = new Set(writeSettings(changes))
  const kept = changes.filter(({ name }) => !unkept.has(name))
  if (brought.wasEmpty && brought.written > 0) {
    // All that is here now is in the file: nothing has to be backed up yet.
    await heard
    noteBackup()
  }
  const { questions } = brought
  const { items } = brought
  const isUndoable = [
    brought.written,
    brought.filed,
    brought.accounts,
    questions.length,
    items.added,
    items.changed,
    kept.length,
  ].some((count) => count > 0)
  if (!isUndoable) place.close()
  return {
    text: [
      sayBrought(brought),
      ...sayItems(items),
      ...(kept.length > 0 ? [backupWords.file.settingsAdded(kept.map(sayChange))] : []),
      ...(unkept.size > 0
        ? [backupWords.file.notKept([...unkept].map((name) => backupWords.settings[name]))]
        : []),
    ].join(' '),
    questions,
    answer: (id, isTaken) => place.request('answer', { id, isTaken }),
    undo: isUndoable
      ? async () => {
          await place.request('undo', undefined)
          place.close()
          undoSettings(kept)
          const isUnchanged = JSON.stringify(readSeller()) === JSON.stringify(preview.seller)
          if (isNewSeller && isUnchanged) changeSeller({ ...noSeller, ...seller })
        }
      : undefined,
  }
}

/** @example sayChange({ name: 'feeCards', added: 2, … }) // 'Fee cards (2)' */
export const sayChange = ({ name, added }: SettingChange): string =>
  backupWords.file.settingAdded(backupWords.settings[name], added)

const sayItems = ({ added, changed }: Brought['items']): readonly string[] => [
  ...(added > 0 ? [backupWords.file.itemsAdded(added)] : []),
  ...(changed > 0 ? [backupWords.file.itemsChanged(changed)] : []),
]

const sayBrought = ({ counts, cut, filed, accounts }: Brought): string =>
  [
    sayJoining(counts, cut),
    ...(filed > 0 ? [backupWords.file.filedAdded(filed)] : []),
    ...(accounts > 0 ? [backupWords.file.accountsAdded(accounts)] : []),
  ].join(' ')

/** News of what was brought in may be here a moment later than the answer. */
const LONGEST_WAIT_MS = 1_000

const nextChange = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = onBillsChange(() => {
      stop()
      resolve()
    })
    setTimeout(() => {
      stop()
      resolve()
    }, LONGEST_WAIT_MS)
  })

/** @example sayShop({ name: 'Shakti Hardware', gstin: '27ABCDE1234F1Z5' }) // 'Shakti Hardware, 27ABCDE1234F1Z5' */
export const sayShop = ({ name, gstin }: Shop): string =>
  backupWords.shop(name.trim(), gstin.trim()) || backupWords.noShop
