import { useSyncExternalStore } from 'react'
import type { Columns } from '../../../core/statements/layout'
import {
  ignoreOutcome,
  isRecord,
  parseJson,
  readTabText,
  writeTabText,
} from '../../../ui/memory/browser-storage'
import { deviceText } from '../../../ui/memory/device-text'
import { createStore } from '../../../ui/tab/store'
import type { Source } from '../../../ui/tables/read-file'
import type { Statement } from './statement'

/*
 * The file whose rows are in the list: kept for this tab, never in a link. What a person said of columns is
 * remembered on the device, by the names of the columns.
 */

export type KeptStatement = {
  readonly id: string
  readonly statement: Statement
  /** The number of the scheme that is shown; nothing for all. */
  readonly scheme: number | undefined
  /** What each scheme is worth, as typed while it was shown; `all` for all of them. */
  readonly worths: Readonly<Record<string, string>>
}

const KEY = 'gst-hisab-returns-statement'

const store = createStore<KeptStatement | undefined>(() => {
  const kept = parseJson(readTabText(KEY))
  return isRecord(kept) && typeof kept.id === 'string' && isRecord(kept.statement)
    ? (kept as KeptStatement)
    : undefined
})

/** What the next file is called; the page that goes on after a reload never calls two alike. */
const newId = () => `s${Date.now().toString(36)}`

/** The statement of the list, if its rows came from one. */
export function useStatement(id: string): KeptStatement | undefined {
  const kept = useSyncExternalStore(store.subscribe, store.read, () => undefined)
  return id !== '' && kept?.id === id ? kept : undefined
}

export const readKeptStatement = (): KeptStatement | undefined => store.read()

export function writeStatement(kept: KeptStatement | undefined): void {
  store.write(kept)
  writeTabText(KEY, kept ? JSON.stringify(kept) : null, ignoreOutcome)
}

/** A file that has just been read. */
export const keptStatement = (statement: Statement): KeptStatement => ({
  id: newId(),
  statement,
  scheme: undefined,
  worths: {},
})

/** What was read last, to be read again another way; gone after a reload. */
let lastSource: { readonly id: string; readonly source: Source } | undefined

export const sourceOf = (id: string): Source | undefined =>
  lastSource?.id === id ? lastSource.source : undefined

export function rememberSource(id: string, source: Source): void {
  lastSource = { id, source }
}

const chosenText = deviceText('gst-hisab-statement-columns')
const MOST_SHAPES = 30

type Chosen = readonly (readonly [shape: string, columns: Columns])[]

const isColumns = (value: unknown): value is Columns =>
  isRecord(value) &&
  typeof value.date === 'number' &&
  typeof value.isTurned === 'boolean' &&
  Object.values(value).every((each) => typeof each === 'number' || typeof each === 'boolean')

function chosenIn(text: string | null): Chosen {
  const kept = parseJson(text)
  if (!Array.isArray(kept)) return []
  return kept.filter(
    (entry): entry is Chosen[number] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && isColumns(entry[1]),
  )
}

/** What a person said of the columns of files, on this device: names of columns, never rows. */
export const chosenColumns = (): Chosen => chosenIn(chosenText.read())

/** @example rememberColumns('date|what|rupees', { date: 0, amount: 2, isTurned: false }) */
export const rememberColumns = (shape: string, columns: Columns): void =>
  chosenText.change((newest) => {
    const others = chosenIn(newest).filter(([known]) => known !== shape)
    return JSON.stringify([[shape, columns], ...others].slice(0, MOST_SHAPES))
  }, ignoreOutcome)
