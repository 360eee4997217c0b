import { isRecord } from '../../../ui/memory/browser-storage'
import { keeping } from '../../../ui/memory/keeping'
import { isSource, keptRecord } from '../../../ui/memory/kept-record'
import type { Source } from '../../../ui/tables/read-file'
import {
  changeSettlements,
  keptFilesNote,
  type SettlementState,
  settlementStore,
} from '../settlement-store'

/** The very files that were given, and the rates that a person typed beside them. */
export type KeptFiles = {
  readonly sources: readonly Source[]
  readonly rates: SettlementState['rates']
}

const record = keptRecord<KeptFiles>({
  database: 'gst-hisab-settlements',
  note: keptFilesNote,
  parse: (kept) =>
    isRecord(kept) && Array.isArray(kept.sources) && kept.sources.every(isSource)
      ? { sources: kept.sources, rates: ratesIn(kept.rates) }
      : undefined,
})

const ratesIn = (kept: unknown): KeptFiles['rates'] =>
  Object.fromEntries(
    Object.entries(isRecord(kept) ? kept : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/** Keeps the files; they replace those before. */
export const keepFiles = record.keep

/** @returns whether they are gone */
export const forgetFiles = record.forget

/** The files that were kept last, if there are some. */
export const readKeptFiles = record.read

/** Keeps the open files on this device, with the rates that were typed beside them. */
export const kept = keeping({
  note: keptFilesNote,
  state: { read: settlementStore.read, change: changeSettlements },
  write: () => {
    const { files, rates } = settlementStore.read()
    return files.length > 0
      ? keepFiles({ sources: files.map(({ source }) => source), rates })
      : undefined
  },
  forget: () => forgetFiles(),
})
