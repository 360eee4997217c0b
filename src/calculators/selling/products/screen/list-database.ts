import type { DBSchema } from 'idb'
import {
  ignoreOutcome,
  isRecord,
  type Outcome,
  outcomeOf,
} from '../../../../ui/memory/browser-storage'
import { openableDatabase } from '../../../../ui/memory/database'
import type { Source } from '../../../../ui/tables/read-file'
import { inputs, isOrder, type MarketplaceTexts } from '../../shared/market/inputs'
import { keptListNote } from '../list-store'

import type { Taxes } from '../taxes'
import { taxesIn } from './column-actions'

/** A kept list: its file as it was given, and all that is needed to compute it again. */
export type KeptList = {
  readonly source: Source
  readonly sheet?: string | undefined
  readonly costs?: Source | 'order' | undefined
  /** Missing where an older version of the site kept it. */
  readonly taxes?: Taxes | undefined
  readonly order: MarketplaceTexts
  readonly target: string
}

/** The values are unknown: another version of the site may have written them. */
type Lists = DBSchema & { lists: { key: string; value: unknown } }

const STORE = 'lists'
const KEY = 'last'

const { open } = openableDatabase<Lists>(
  'gst-hisab-lists',
  1,
  (database) => void database.createObjectStore(STORE),
)

/** Keeps a list; it replaces the one before. */
export async function keepList(list: KeptList): Promise<Outcome> {
  try {
    await (await open()).put(STORE, list, KEY)
    const note = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
    let outcome: Outcome = 'kept'
    keptListNote.change(
      () => note,
      (became) => {
        outcome = became
      },
    )
    // Without the note the list would never be restored.
    if (outcome !== 'kept') await forgetList()
    return outcome
  } catch (problem) {
    return outcomeOf(problem)
  }
}

/** @returns whether it is gone */
export async function forgetList(): Promise<boolean> {
  try {
    await (await open()).delete(STORE, KEY)
    keptListNote.change(() => null, ignoreOutcome)
    return true
  } catch {
    return false
  }
}

/** The list that was kept last, if there is one. */
export async function readKeptList(): Promise<KeptList | 'unreadable' | undefined> {
  try {
    const kept = await (await open()).get(STORE, KEY)
    if (kept === undefined) return undefined
    if (!isKeptList(kept)) return 'unreadable'
    return { ...kept, order: wholeOrder(kept.order), taxes: keptTaxes(kept.taxes) }
  } catch {
    return 'unreadable'
  }
}

const isKeptList = (kept: unknown): kept is KeptList =>
  isRecord(kept) &&
  isSource(kept.source) &&
  (kept.sheet === undefined || typeof kept.sheet === 'string') &&
  (kept.costs === undefined || kept.costs === 'order' || isSource(kept.costs)) &&
  isRecord(kept.order) &&
  Object.keys(kept.order).length > 0 &&
  isOrder(wholeOrder(kept.order)) &&
  typeof kept.target === 'string'

function keptTaxes(kept: unknown): Taxes | undefined {
  const { price, cost } = taxesIn(kept)
  return price && cost && { price, cost }
}

/** An older version of the site had fewer inputs: the missing ones take their defaults. */
const wholeOrder = (order: object): MarketplaceTexts => ({ ...inputs.defaults, ...order })

const isSource = (source: unknown): source is Source =>
  source instanceof File ||
  (isRecord(source) && typeof source.name === 'string' && typeof source.text === 'string')
