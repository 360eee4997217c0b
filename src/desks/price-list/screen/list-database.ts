import { isRecord } from '../../../ui/memory/browser-storage'
import { isSource, savedRecord } from '../../../ui/memory/saved-record'
import type { Source } from '../../../ui/tables/read-file'
import { inputs, isOrder, type MarketplaceTexts } from '../../market/inputs'
import { savedListNote } from '../list-store'
import type { Taxes } from '../taxes'
import { taxesIn } from './column-actions'

/** A kept list: its file as it was given, and all that is needed to compute it again. */
export type SavedList = {
  readonly source: Source
  readonly sheet?: string | undefined
  readonly costs?: Source | 'order' | undefined
  /** Missing where an older version of the site kept it. */
  readonly taxes?: Taxes | undefined
  readonly order: MarketplaceTexts
  readonly target: string
}

const record = savedRecord<SavedList>({
  database: 'gst-hisab-lists',
  note: savedListNote,
  parse: (kept) =>
    isSavedList(kept)
      ? { ...kept, order: wholeOrder(kept.order), taxes: savedTaxes(kept.taxes) }
      : undefined,
})

/** Saves a list; it replaces the one before. */
export const saveList = record.save

/** @returns whether it is gone */
export const forgetList = record.forget

/** The list that was saved last, if there is one. */
export const readSavedList = record.read

const isSavedList = (kept: unknown): kept is SavedList =>
  isRecord(kept) &&
  isSource(kept.source) &&
  (kept.sheet === undefined || typeof kept.sheet === 'string') &&
  (kept.costs === undefined || kept.costs === 'order' || isSource(kept.costs)) &&
  isRecord(kept.order) &&
  Object.keys(kept.order).length > 0 &&
  isOrder(wholeOrder(kept.order)) &&
  typeof kept.target === 'string'

function savedTaxes(kept: unknown): Taxes | undefined {
  const { price, cost } = taxesIn(kept)
  return price && cost && { price, cost }
}

/** An older version of the site had fewer inputs: the missing ones take their defaults. */
const wholeOrder = (order: object): MarketplaceTexts => ({ ...inputs.defaults, ...order })
