import type { DBSchema } from 'idb'
import {
  ignoreOutcome,
  isRecord,
  type Outcome,
  outcomeOf,
} from '../../../../ui/memory/browser-storage'
import { openableDatabase } from '../../../../ui/memory/database'
import { inputs, type MarketplaceTexts } from '../../shared/market/inputs'
import { keepsList } from '../keeps'
import type { Source } from '../messages'
import type { Taxes } from '../taxes'
import { taxesIn } from './remembered-columns'
import { isOrder } from './stored-order'

/** A list as it is kept: its file as it was given, and all that is needed to work it out again. */
export type KeptList = {
  readonly source: Source
  readonly sheet?: string | undefined
  readonly costs?: Source | 'order' | undefined
  /** Missing where an older version did not ask. */
  readonly taxes?: Taxes | undefined
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
export async function keepList(list: KeptList): Promise<Outcome> {
  try {
    await (await open()).put(STORE, list, KEY)
    const note = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
    let outcome: Outcome = 'kept'
    keepsList.change(
      () => note,
      (became) => {
        outcome = became
      },
    )
    // Without the note nobody would look for it.
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
    keepsList.change(() => null, ignoreOutcome)
    return true
  } catch {
    return false
  }
}

/** The list that was kept last, if there is one. */
export async function keptList(): Promise<KeptList | 'unreadable' | undefined> {
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

/** One that an older version kept lacks what is asked since. */
const wholeOrder = (order: object): MarketplaceTexts => ({ ...inputs.defaults, ...order })

const isSource = (source: unknown): source is Source =>
  source instanceof File ||
  (isRecord(source) && typeof source.name === 'string' && typeof source.text === 'string')
