import { isRecord } from '../../../ui/memory/browser-storage'
import { isSource, savedRecord } from '../../../ui/memory/saved-record'
import { savingOnDevice } from '../../../ui/memory/saving-on-device'
import type { Source } from '../../../ui/tables/read-file'
import {
  changeSettlements,
  type SettlementState,
  savedFilesNote,
  settlementStore,
} from '../settlement-store'

/** The very files that were given; the rates beside them are of earlier versions of the site. */
export type SavedFiles = {
  readonly sources: readonly Source[]
  readonly rates: SettlementState['rates']
}

const record = savedRecord<SavedFiles>({
  database: 'gst-hisab-settlements',
  note: savedFilesNote,
  parse: (filesOnDevice) =>
    isRecord(filesOnDevice) &&
    Array.isArray(filesOnDevice.sources) &&
    filesOnDevice.sources.every(isSource)
      ? { sources: filesOnDevice.sources, rates: ratesIn(filesOnDevice.rates) }
      : undefined,
})

const ratesIn = (filesOnDevice: unknown): SavedFiles['rates'] =>
  Object.fromEntries(
    Object.entries(isRecord(filesOnDevice) ? filesOnDevice : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/** Keeps the files; they replace those before. */
export const saveFiles = record.save

/** @returns whether they are gone */
export const forgetFiles = record.forget

/** The files that were kept last, if there are some. */
export const readSavedFiles = record.read

/** Keeps the open files on this device. */
export const filesOnDevice = savingOnDevice({
  note: savedFilesNote,
  state: { read: settlementStore.read, change: changeSettlements },
  write: () => {
    const { files } = settlementStore.read()
    return files.length > 0
      ? saveFiles({ sources: files.map(({ source }) => source), rates: {} })
      : undefined
  },
  forget: () => forgetFiles(),
})
