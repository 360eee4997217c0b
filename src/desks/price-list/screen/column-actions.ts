import { type ChosenUses, chooseUse } from '../../../core/tables/heads'
import type { GstIn } from '../../../core/tables/tax-words'
import { parseJson } from '../../../ui/memory/browser-storage'
import { deviceText } from '../../../ui/memory/device-text'
import { createStore } from '../../../ui/tab/store'
import type { Source } from '../../../ui/tables/read-file'
import { Aborted } from '../../../ui/worker/worker-client'
import { inputs } from '../../market/inputs'
import { areAllKnown, foreignColumn, matchColumns } from '../columns'
import {
  type ColumnMapping,
  changeListState,
  changePending,
  listStore,
  type PendingFile,
} from '../list-store'
import type { OpenedTable } from '../messages'
import { allFields, type Field, neededFields } from '../read-product'
import { isTaxCounted, type Taxes, taxOf } from '../taxes'
import { productsWords } from '../words'
import { productsScreenWords } from './words'
import { workers } from './worker-client'

/*
 * What each column of the pending file is: guessed from its name and values, changed by a person, and
 * remembered on the device for the next file with the same columns.
 */

export const BROKEN = productsScreenWords.problems.broken

/** The first mapping of a table, and whether a person need not look at it. */
export function guessMapping(opened: OpenedTable): { mapping: ColumnMapping; isComplete: boolean } {
  const remembered = rememberedFor(opened.heads)
  const matched = matchColumns(opened.heads, opened.examples, remembered?.chosen)
  const mapping: ColumnMapping = {
    opened,
    chosen: remembered?.chosen ?? new Map(),
    uses: matched.uses,
    isForAll: remembered?.isForAll ?? false,
    taxes: remembered?.taxes ?? {},
  }
  const isComplete =
    neededFields.every((field) => matched.uses.includes(field)) &&
    neededFields.every((field) => isTaxKnown(mapping, field)) &&
    foreignColumn(opened.heads, matched.uses) === undefined &&
    opened.headRow > 0 &&
    !matched.isDoubtful &&
    (remembered !== undefined || areAllKnown(opened.heads, matched.uses))
  return { mapping, isComplete }
}

/** Whether nothing about GST is assumed: an assumption is shown before the list is computed. */
const isTaxKnown = (mapping: ColumnMapping, field: keyof Taxes) =>
  taxOf(mapping, field).by !== 'assumed' || !isTaxCounted(field, inputs.own().seller)

export function chooseColumn(column: number, use: Field | undefined): void {
  changeMapping((mapping) => {
    const chosen = chooseUse(mapping.chosen, column, use)
    const { heads, examples } = mapping.opened
    const { uses } = matchColumns(heads, examples, chosen)
    // What was said about GST in one column does not hold for another.
    const isMoved = (field: Field) => uses.indexOf(field) !== mapping.uses.indexOf(field)
    const { price, cost } = mapping.taxes
    const taxes = {
      ...(price && !isMoved('price') && { price }),
      ...(cost && !isMoved('cost') && { cost }),
    }
    return { ...mapping, chosen, uses, taxes }
  })
}

/** Chooses whether GST is in the prices, or in the costs, of the file. */
export const chooseTax = (field: keyof Taxes, is: GstIn): void =>
  changeMapping((mapping) => ({ ...mapping, taxes: { ...mapping.taxes, [field]: is } }))

export const chooseForAll = (isForAll: boolean): void =>
  changeMapping((mapping) => ({ ...mapping, isForAll }))

/** Every product counts at the cost of the marketplace order. */
export const chooseOrderCost = (): void =>
  changeMapping((mapping) => ({ ...mapping, costs: 'order' }))

export function changeMapping(to: (mapping: ColumnMapping) => ColumnMapping): void {
  const { pending } = listStore.read()
  if (pending?.mapping) changeListState({ pending: { ...pending, mapping: to(pending.mapping) } })
}

/** The worker of the pending file: that of the shown list, where only its columns are chosen anew. */
export const workerOf = ({ source }: PendingFile) =>
  workers.pending ?? (source === listStore.read().list?.source ? workers.shown : undefined)

/** Reads a list of costs for a file that has none. @returns whether they are there */
export async function addCosts(source: Source): Promise<boolean> {
  const { pending } = listStore.read()
  const worker = pending && workerOf(pending)
  if (!worker) return false
  const isStillPending = () => {
    const current = listStore.read().pending
    return current?.source === pending.source && workerOf(current) === worker
  }
  const fail = (problem: string) => {
    if (isStillPending()) changePending(pending.source, { problem })
    return false
  }
  try {
    const costs = await worker.request('costs', { source })
    if ('problem' in costs) return fail(costs.problem)
    if (!isStillPending()) return false
    changePending(pending.source, { problem: undefined })
    changeMapping((mapping) => ({
      ...mapping,
      costs: { ...costs, source },
      // A list whose head says whether GST is in it counts before what was chosen for another list.
      taxes: costs.gst ? { ...mapping.taxes, cost: costs.gst } : mapping.taxes,
    }))
    return true
  } catch (problem) {
    return problem instanceof Aborted ? false : fail(BROKEN)
  }
}

/** What a person chose about the columns of a file: files with the same columns come again. */
export type Remembered = {
  /** What was chosen by hand; the rest is guessed from the names and values of the next file. */
  readonly chosen: ChosenUses<Field>
  readonly isForAll: boolean
  /** Whether GST is in prices and costs. */
  readonly taxes: Partial<Taxes>
}

const MOST_SHAPES = 30

/** On this device, and nowhere else: the columns of files, never their rows. */
const stored = deviceText('gst-hisab-columns')

/** Whether choices about columns are stored on this device. */
export const areColumnsRemembered = createStore(() => stored.read() !== null)

/** Columns without a name have the same one in every language. */
const shapeOf = (heads: readonly string[]) =>
  heads
    .map((head, at) => (head === productsWords.column(at + 1) ? `Column ${at + 1}` : head))
    .join('\t')

type ColumnShape = {
  readonly shape: string
  readonly chosen: readonly (readonly [at: number, use: string | null])[]
  readonly isForAll: boolean
  /** Missing where an older version of the site stored it. */
  readonly taxes?: unknown
}

function shapesIn(text: string | null): readonly ColumnShape[] {
  const kept = parseJson(text)
  return Array.isArray(kept) ? kept.filter(isColumnShape) : []
}

const isColumnShape = (kept: unknown): kept is ColumnShape =>
  typeof kept === 'object' &&
  kept !== null &&
  'shape' in kept &&
  'chosen' in kept &&
  Array.isArray(kept.chosen) &&
  kept.chosen.every(Array.isArray)

/** What was chosen for columns of these names, if a file had the same ones before. */
export function rememberedFor(heads: readonly string[]): Remembered | undefined {
  const kept = shapesIn(stored.read()).find(({ shape }) => shape === shapeOf(heads))
  if (!kept) return undefined
  return {
    chosen: new Map(kept.chosen.map(([at, use]) => [at, allFields.find((field) => field === use)])),
    isForAll: kept.isForAll === true,
    taxes: taxesIn(kept.taxes),
  }
}

/** Taxes from storage; what is not one of the known values is left out. */
export function taxesIn(kept: unknown): Partial<Taxes> {
  if (typeof kept !== 'object' || kept === null) return {}
  const said = new Map(Object.entries(kept))
  const is = (field: keyof Taxes) => gstIns.find((each) => each === said.get(field))
  const [price, cost] = [is('price'), is('cost')]
  return { ...(price && { price }), ...(cost && { cost }) }
}

const gstIns: readonly GstIn[] = ['with-gst', 'before-gst']

/** @example rememberColumns(['Item', 'Rate'], { chosen: new Map([[1, 'price']]), isForAll: false, taxes: {} }) */
export function rememberColumns(
  heads: readonly string[],
  { chosen, isForAll, taxes }: Remembered,
): void {
  const shape = shapeOf(heads)
  const newest: ColumnShape = {
    shape,
    chosen: [...chosen].map(([at, use]) => [at, use ?? null]),
    isForAll,
    taxes,
  }
  stored.change(
    (text) => {
      const others = shapesIn(text).filter((kept) => kept.shape !== shape)
      return JSON.stringify([newest, ...others].slice(0, MOST_SHAPES))
    },
    (outcome) => areColumnsRemembered.write(outcome === 'kept'),
  )
}
