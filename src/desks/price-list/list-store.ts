import { useSyncExternalStore } from 'react'
import type { ChosenUses } from '../../core/tables/heads'
import { unkeptFiles } from '../../ui/files/unkept-files'
import { deviceText } from '../../ui/memory/device-text'
import type { DeviceSaveState } from '../../ui/memory/saving-on-device'
import { createStore } from '../../ui/tab/store'
import type { Source } from '../../ui/tables/read-file'
import type { Progress } from '../../ui/worker/pacing'
import type { MarketplaceTexts } from '../market/inputs'
import type { Computed, Costs, OpenedTable, RowQuery, ShownRows } from './messages'
import type { Field } from './read-product'
import type { Taxes } from './taxes'
import { productsWords } from './words'

/** The names of lists that are no files. They are stored, and exported files are called after them. */
export const ownNames = {
  pasted: 'Pasted rows',
  example: '12 products to try',
  costs: 'Your costs',
} as const

/** The name of a list as it is shown. @example nameInWords('prices.csv') // 'prices.csv' */
export function nameInWords(name: string): string {
  const words: Readonly<Record<string, string>> = productsWords.sources
  return words[name] ?? name
}

/** Which column is what, and where costs come from that no column has. */
export type ColumnMapping = {
  readonly opened: OpenedTable
  /** What a person chose; it counts before what the names say. */
  readonly chosen: ChosenUses<Field>
  readonly uses: readonly (Field | undefined)[]
  /** The amounts of a row are those of all its pieces. */
  readonly isForAll: boolean
  /** Whether GST is in prices and costs, as far as a person said it. */
  readonly taxes: Partial<Taxes>
  readonly costs?: (Costs & { readonly source: Source }) | 'order' | undefined
}

/** A file that is being opened. It replaces the shown list once it is computed, and not before. */
export type PendingFile = {
  readonly source: Source
  readonly mapping?: ColumnMapping
  readonly stage: 'reading' | 'columns' | 'computing'
  readonly progress?: Progress | undefined
  /** Why a separate list of costs could not be read. */
  readonly problem?: string | undefined
}

/** A list that is computed, and how it is looked at. */
export type List = {
  readonly source: Source
  readonly mapping: ColumnMapping
  /** The marketplace order that the list was computed with. */
  readonly order: MarketplaceTexts
  /** The marketplace order of this tab at that time: another one for a list that was kept. */
  readonly tabOrder: MarketplaceTexts
  readonly computed: Computed
  readonly target: string
  readonly query: RowQuery
  readonly shown: ShownRows
}

export type ListState = DeviceSaveState & {
  readonly list?: List | undefined
  readonly pending?: PendingFile | undefined
  /** Why a file could not be read. */
  readonly problem?: ListProblem | undefined
}

export type ListProblem = {
  readonly name: string
  readonly text: string
  /** It is a report that Settlements reads. */
  readonly isForSettlements?: boolean | undefined
}

/** The list of this tab. It outlives the page; the rows themselves are in a worker. */
export const listStore = createStore<ListState>(() => ({}))

/** The name of the list that a reload would lose. That to try the page with is there again with a press. */
const unkept = unkeptFiles('gst-hisab-open-list')

listStore.subscribe(() => {
  const { list, isSaved } = listStore.read()
  const name = list?.source.name ?? ownNames.example
  unkept.note(isSaved || name === ownNames.example ? [] : [nameInWords(name)])
})

/** Says which list was lost when the page was loaded. */
export function sayLostList(): void {
  const [name] = unkept.takeLost()
  if (name !== undefined) changeListState({ problem: { name, text: productsWords.lost } })
}

export const changeListState = (part: Partial<ListState>): void =>
  listStore.write({ ...listStore.read(), ...part })

/** Changes the file that is being opened, as long as it is the same one. */
export function changePending(source: Source, part: Partial<PendingFile>): void {
  const { pending } = listStore.read()
  if (pending?.source === source) changeListState({ pending: { ...pending, ...part } })
}

const noList: ListState = {}

export const useListState = (): ListState =>
  useSyncExternalStore(listStore.subscribe, listStore.read, () => noList)

/**
 * A note that a list is kept on this device: it is known without opening the database. Each list that
 * is kept writes another text, so that tabs know whether the kept list is still theirs.
 */
export const savedListNote = deviceText('gst-hisab-keeps-list')
