import type { ChosenUses } from '../../../../core/table/heads'
import type { GstIn } from '../../../../core/table/tax-words'
import { parseJson } from '../../../../ui/memory/browser-storage'
import { deviceText } from '../../../../ui/memory/device-text'
import { createStore } from '../../../../ui/tab/store'
import { allFields, type Field } from '../fields'
import type { Taxes } from '../taxes'

/** What a person said about the columns of a file: files of a shape come again. */
export type Remembered = {
  /** What was chosen by hand; the rest is told by the names and values of the next file. */
  readonly chosen: ChosenUses<Field>
  readonly isForAll: boolean
  /** Whether GST is in prices and costs. */
  readonly taxes: Partial<Taxes>
}

const MOST_SHAPES = 30

/** On this device, and nowhere else: the columns of files, never their rows. */
const stored = deviceText('gst-hisab-columns')

/** Whether what was said of columns is on this device. */
export const columnsKept = createStore(() => stored.read() !== null)

const shapeOf = (heads: readonly string[]) => heads.join('\t')

type Kept = {
  readonly shape: string
  readonly chosen: readonly (readonly [at: number, use: string | null])[]
  readonly isForAll: boolean
  /** Missing where an older version did not ask. */
  readonly taxes?: unknown
}

function shapesIn(text: string | null): readonly Kept[] {
  const kept = parseJson(text)
  return Array.isArray(kept) ? kept.filter(isKept) : []
}

const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' &&
  kept !== null &&
  'shape' in kept &&
  'chosen' in kept &&
  Array.isArray(kept.chosen) &&
  kept.chosen.every(Array.isArray)

/** What was said of columns of these names, if a file had the same ones before. */
export function rememberedFor(heads: readonly string[]): Remembered | undefined {
  const kept = shapesIn(stored.read()).find(({ shape }) => shape === shapeOf(heads))
  if (!kept) return undefined
  return {
    chosen: new Map(kept.chosen.map(([at, use]) => [at, allFields.find((field) => field === use)])),
    isForAll: kept.isForAll === true,
    taxes: taxesIn(kept.taxes),
  }
}

/** What does not fit is left out. */
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
  const now: Kept = {
    shape,
    chosen: [...chosen].map(([at, use]) => [at, use ?? null]),
    isForAll,
    taxes,
  }
  stored.change(
    (text) => {
      const others = shapesIn(text).filter((kept) => kept.shape !== shape)
      return JSON.stringify([now, ...others].slice(0, MOST_SHAPES))
    },
    (outcome) => columnsKept.write(outcome === 'kept'),
  )
}
