import type { DBSchema } from 'idb'
import { openableDatabase } from '../../../../ui/memory/database/open-database'
import type { MarketplaceTexts } from '../../shared/market/inputs'
import { KEEPS_LIST, keepsList } from '../keeps'
import type { Source } from '../messages'
import { isOrder, isRecord } from './stored-order'

/** A list as it is kept: its file as it was given, and all that is needed to work it out again. */
export type KeptList = {
  readonly source: Source
  readonly sheet?: string | undefined
  readonly costs?: Source | 'order' | undefined
  readonly order: MarketplaceTexts
  readonly target: string
}

/** Another version of the site may have kept something else. */
type Lists = DBSchema & { lists: { key: string; value: unknown } }

const STORE = 'lists'
const KEY = 'last'

const { open } = openableDatabase<Lists>(
  'gst-hisab-lists',
  1,
  (database) => void database.createObjectStore(STORE),
)

/** Keeps a list in place of the one before. */
export async function keepList(list: KeptList): Promise<'kept' | 'full' | 'forbidden'> {
  try {
    await (await open()).put(STORE, list, KEY)
    const note = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
    keepsList.write(note)
    if (isNoted(note)) return 'kept'
    // Nobody would look for it.
    await forgetList()
    return 'forbidden'
  } catch (problem) {
    const isFull = problem instanceof DOMException && problem.name === 'QuotaExceededError'
    return isFull ? 'full' : 'forbidden'
  }
}

function isNoted(note: string): boolean {
  try {
    return localStorage.getItem(KEEPS_LIST) === note
  } catch {
    return false
  }
}

/** @returns whether it is gone */
export async function forgetList(): Promise<boolean> {
  try {
    await (await open()).delete(STORE, KEY)
    keepsList.write(null)
    return true
  } catch {
    return false
  }
}

/** The list that was kept last, if there is one. */
export async function keptList(): Promise<KeptList | 'unreadable' | undefined> {
  try {
    const kept = await (await open()).get(STORE, KEY)
    return kept === undefined || isKeptList(kept) ? kept : 'unreadable'
  } catch {
    return 'unreadable'
  }
}

const isKeptList = (kept: unknown): kept is KeptList =>
  isRecord(kept) &&
  isSource(kept.source) &&
  (kept.sheet === undefined || typeof kept.sheet === 'string') &&
  (kept.costs === undefined || kept.costs === 'order' || isSource(kept.costs)) &&
  isOrder(kept.order) &&
  typeof kept.target === 'string'

const isSource = (source: unknown): source is Source =>
  source instanceof File ||
  (isRecord(source) && typeof source.name === 'string' && typeof source.text === 'string')
