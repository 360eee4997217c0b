import { useMemo, useSyncExternalStore } from 'react'
import { dayOf } from '../../../core/language/dates'
import { MOST_COSTS } from '../../../core/limits'
import {
  ignoreOutcome,
  isRecord,
  type OnOutcome,
  type Outcome,
  parseJson,
} from '../../../ui/memory/browser-storage'
import { rememberedText } from '../../../ui/memory/device-text'
import { createStore } from '../../../ui/tab/store'
import type { Undo } from '../../../ui/tab/undo'
import {
  type CostLine,
  type CostPart,
  changedCosts,
  countedLine,
  mergedCosts,
  skuKey,
  takenBack,
  withoutCosts,
} from './cost-list'

/*
 * The costs of a seller by SKU, on this device and nowhere else. They are one text of local storage,
 * not records of a database: ten thousand lines are less than a million characters, they are there at
 * once when a page asks, other tabs hear of a change by themselves, and each change is made to what
 * any tab wrote last.
 */

export type RememberedCosts = {
  readonly costs: readonly CostLine[]
  /** The day of the last change, as 2026-11-16; blank where nothing was ever kept. */
  readonly changed: string
}

/** Whether the costs are on the device: otherwise they are only in the memory of this tab. */
export type CostsStanding = Outcome | 'cleared'

export const costsStanding = createStore<CostsStanding>(() => 'kept')

const stored = rememberedText('gst-hisab-costs', () => costsStanding.write('cleared'))

const none: RememberedCosts = { costs: [], changed: '' }

/** A longer SKU is none; longer names and figures would take the room of others. */
const LONGEST_SKU = 200
const LONGEST_NAME = 120
const LONGEST_FIGURE = 60

/** Lines as they are kept: every SKU with an amount, once, no more than there is room for. */
function fitting(lines: readonly CostLine[]): readonly CostLine[] {
  const fit = new Map<string, CostLine>()
  for (const { sku, name, cost, gst, packing } of lines) {
    const key = skuKey(sku)
    if (key === '' || sku.length > LONGEST_SKU || cost + gst + packing === '') continue
    if (fit.has(key) || fit.size === MOST_COSTS) continue
    fit.set(key, {
      sku,
      name: name.slice(0, LONGEST_NAME),
      cost: cost.slice(0, LONGEST_FIGURE),
      gst: gst.slice(0, LONGEST_FIGURE),
      packing: packing.slice(0, LONGEST_FIGURE),
    })
  }
  return [...fit.values()]
}

const areTexts = (cells: unknown): cells is readonly string[] =>
  Array.isArray(cells) && cells.every((cell) => typeof cell === 'string')

/** Costs from storage; what does not fit is left out. */
export function costsIn(kept: unknown): RememberedCosts {
  if (!isRecord(kept) || !Array.isArray(kept.costs)) return none
  const { changed } = kept
  const lines = kept.costs
    .filter(areTexts)
    .map(([sku = '', name = '', cost = '', gst = '', packing = '']) => ({
      sku,
      name,
      cost,
      gst,
      packing,
    }))
  return {
    costs: fitting(lines),
    changed: typeof changed === 'string' && /^\d{4}-\d\d-\d\d$/.test(changed) ? changed : '',
  }
}

const textOf = ({ costs, changed }: RememberedCosts) =>
  JSON.stringify({
    changed,
    costs: costs.map(({ sku, name, cost, gst, packing }) => [sku, name, cost, gst, packing]),
  })

/** The list of the text that was read or written last: long lists are not read at every key. */
let last: { readonly text: string; readonly kept: RememberedCosts } | undefined

function keptIn(text: string | null): RememberedCosts {
  if (text === null) return none
  if (last?.text !== text) last = { text, kept: costsIn(parseJson(text)) }
  return last.kept
}

/** The costs as they were typed: some of the texts may be no amounts. */
export const readTypedCosts = (): RememberedCosts => keptIn(stored.read())

const counted = ({ costs, changed }: RememberedCosts): RememberedCosts => ({
  costs: costs.map(countedLine),
  changed,
})

/** The costs as they count: every amount is plain digits, or blank. */
export const readCosts = (): RememberedCosts => counted(readTypedCosts())

/** The costs as they were typed; while prerendering, none. */
export function useTypedCosts(): RememberedCosts {
  const text = useSyncExternalStore(stored.subscribe, stored.read, () => null)
  return useMemo(() => keptIn(text), [text])
}

/** The costs as they count; while prerendering, none. */
export function useCosts(): RememberedCosts {
  const typed = useTypedCosts()
  return useMemo(() => counted(typed), [typed])
}

export const useCostsStanding = (): CostsStanding =>
  useSyncExternalStore(costsStanding.subscribe, costsStanding.read, () => 'kept')

type EditCosts = (newest: readonly CostLine[]) => readonly CostLine[]

/**
 * Changes the newest list, whichever tab wrote it.
 *
 * @returns a way to undo it; whether that is kept, `costsStanding` tells
 */
function change(edit: EditCosts, then: OnOutcome): Undo {
  let made: { before: readonly CostLine[]; after: readonly CostLine[] } | undefined
  stored.change(
    (text) => {
      const before = keptIn(text).costs
      const after = fitting(edit(before))
      made ??= { before, after }
      const kept = { costs: after, changed: dayOf(new Date()) }
      last = { text: textOf(kept), kept }
      return last.text
    },
    (outcome) => {
      costsStanding.write(outcome)
      then(outcome)
    },
  )
  return { run: () => made && change((now) => (made ? takenBack(now, made) : now), ignoreOutcome) }
}

/** Takes the lines of another list over; what is blank in them erases nothing. */
export const mergeCosts = (lines: readonly CostLine[], then: OnOutcome): Undo =>
  change((kept) => mergedCosts(kept, lines), then)

/** @example changeCost('FK-C24', { cost: '218' }, setOutcome) */
export const changeCost = (sku: string, part: CostPart, then: OnOutcome): Undo =>
  change((kept) => changedCosts(kept, sku, part), then)

export const removeCost = (sku: string, then: OnOutcome): Undo =>
  change((kept) => withoutCosts(kept, [sku]), then)

export const removeAllCosts = (then: OnOutcome): Undo => change(() => [], then)

/** Calls back whenever the list is another one, by this tab or by others. @returns a way to stop */
export const onCostsChange = (listener: () => void): (() => void) => stored.subscribe(listener)
