import type { ChosenUses } from '../../../../core/table/column-uses'
import { storedText } from '../../../../ui/tab/stored-text'
import { allFields, type Field } from '../fields'

/** What was worked out of a file of this shape before: files of a shape come again. */
export type Remembered = {
  readonly chosen: ChosenUses<Field>
  readonly isForAll: boolean
}

const MOST_SHAPES = 30
const LEFT_OUT = '-'

/** On this device, and nowhere else: the last file's columns, never its rows. */
const stored = storedText('gst-hisab-columns')

const shapeOf = (heads: readonly string[]) => heads.join('\t')

type Kept = { readonly shape: string; readonly uses: string; readonly isForAll: boolean }

function keptShapes(): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(stored.read() ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' &&
  kept !== null &&
  'shape' in kept &&
  'uses' in kept &&
  typeof kept.uses === 'string'

/** What the columns of these names were last time, if a file had the same ones. */
export function rememberedFor(heads: readonly string[]): Remembered | undefined {
  const kept = keptShapes().find(({ shape }) => shape === shapeOf(heads))
  const uses = kept?.uses.split('\t')
  if (!kept || uses?.length !== heads.length) return undefined
  return {
    chosen: new Map(uses.map((use, at) => [at, allFields.find((field) => field === use)])),
    isForAll: kept.isForAll === true,
  }
}

/** @example rememberColumns(['Item', 'Rate'], ['name', 'price'], false) */
export function rememberColumns(
  heads: readonly string[],
  uses: readonly (Field | undefined)[],
  isForAll: boolean,
): void {
  const shape = shapeOf(heads)
  const others = keptShapes().filter((kept) => kept.shape !== shape)
  const now = { shape, uses: uses.map((use) => use ?? LEFT_OUT).join('\t'), isForAll }
  stored.write(JSON.stringify([now, ...others].slice(0, MOST_SHAPES)))
}
