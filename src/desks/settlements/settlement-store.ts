import { useSyncExternalStore } from 'react'
import { unkeptFiles } from '../../ui/files/unkept-files'
import { deviceText } from '../../ui/memory/device-text'
import type { DeviceSaveState } from '../../ui/memory/saving-on-device'
import { createStore } from '../../ui/tab/store'
import type { Source } from '../../ui/tables/read-file'
import type { Progress } from '../../ui/worker/pacing'
import type { CostLine } from '../market/costs/cost-list'
import type { DatesQuestion, OpenedFile, Refusal, Scope, Summary } from './messages'
import { settlementsWords } from './words'

/** The name of rows that are no file; further ones have a number. It is kept with them. */
export const PASTED = 'Pasted rows'

/**
 * The name of a file as it is shown.
 *
 * @example nameInWords('Pasted rows 2') // 'Pasted rows 2'
 */
export const nameInWords = (name: string): string =>
  name.startsWith(PASTED) ? settlementsWords.pasted + name.slice(PASTED.length) : name

/** A file that the worker holds, and where it came from. */
export type LoadedFile = { readonly source: Source; readonly file: OpenedFile }

/** What is being done with files. */
export type Pending =
  | {
      readonly stage: 'reading'
      readonly name: string
      /** Which of the chosen files it is, counted from 1. */
      readonly number: number
      readonly of: number
      readonly progress?: Progress | undefined
    }
  | { readonly stage: 'computing'; readonly progress?: Progress | undefined }

/** Why a file was not taken, or what became of it otherwise. */
export type FileNotice = { readonly name: string } & (
  | Refusal
  | { readonly reason: 'too-many-files' | 'not-forgotten' }
  | { readonly reason: 'dates-open'; readonly source: Source; readonly question: DatesQuestion }
  | { readonly reason: 'kept-unreadable' | 'kept-gone' | 'broken' | 'no-workers' | 'not-loaded' }
  /** It was open and kept nowhere when the page was loaded again, and so were so many others. */
  | { readonly reason: 'lost'; readonly others: number }
  /** A list of costs is taken into the kept ones: so many SKUs, so many rows not. */
  | {
      readonly reason: 'costs'
      readonly taken: number
      readonly unread: number
      readonly isRemembered: boolean
    }
)

/** Days of a file that could be read either way. */
export type DatesNotice = Extract<FileNotice, { readonly reason: 'dates-open' }>

export type SettlementState = DeviceSaveState & {
  readonly files: readonly LoadedFile[]
  /** Of the files as they were when it was computed. */
  readonly summary?: Summary | undefined
  readonly scope: Scope
  /** GST rates that a person gave for SKUs of the example, by their key; others are kept on the device. */
  readonly rates: Readonly<Record<string, string>>
  readonly pending?: Pending | undefined
  readonly notices: readonly FileNotice[]
  /** Computing was cancelled or failed: the summary is not that of these files and fields. */
  readonly isBehind?: 'cancelled' | 'failed' | undefined
  /** The files are those of the example, which has costs of its own. */
  readonly exampleCosts?: readonly CostLine[] | undefined
}

export const nothingOpen: SettlementState = { files: [], scope: 'all', rates: {}, notices: [] }

/** The files of this tab. They outlive the page; their rows are in a worker. */
export const settlementStore = createStore<SettlementState>(() => nothingOpen)

export const changeSettlements = (part: Partial<SettlementState>): void =>
  settlementStore.write({ ...settlementStore.read(), ...part })

export const addNotice = (notice: FileNotice): void =>
  changeSettlements({ notices: [...settlementStore.read().notices, notice] })

export const useSettlements = (): SettlementState =>
  useSyncExternalStore(settlementStore.subscribe, settlementStore.read, () => nothingOpen)

/** Names of files that a reload would lose. Those of the example are there again with a press. */
const unkept = unkeptFiles('gst-hisab-open-settlements')

settlementStore.subscribe(() => {
  const { files, isSaved, exampleCosts } = settlementStore.read()
  unkept.note(isSaved || exampleCosts ? [] : files.map(({ source }) => nameInWords(source.name)))
})

/** Says which files were lost when the page was loaded. */
export function sayLostFiles(): void {
  const [name, ...others] = unkept.takeLost()
  if (name !== undefined) addNotice({ name, reason: 'lost', others: others.length })
}

/** A note that files are kept on this device; each time another text, so that tabs know theirs. */
export const savedFilesNote = deviceText('gst-hisab-keeps-settlements')
