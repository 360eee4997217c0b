import type { DateOrder } from '../../core/time/read-day'
import { isRecord, type OnOutcome, parseJson } from './browser-storage'
import { deviceText } from './device-text'

/*
 * Where no day of a file says which number of 6/7/2026 is the month, a person does, and files of the same
 * shape come again.
 */

const MOST_SHAPES = 50

/** On this device, and nowhere else: names of columns, never days. */
const stored = deviceText('gst-hisab-date-orders')

type Kept = { readonly shape: string; readonly order: DateOrder }

const isKept = (kept: unknown): kept is Kept =>
  isRecord(kept) &&
  typeof kept.shape === 'string' &&
  (kept.order === 'dayFirst' || kept.order === 'monthFirst')

function keptIn(text: string | null): readonly Kept[] {
  const kept = parseJson(text)
  return Array.isArray(kept) ? kept.filter(isKept) : []
}

/** What was said of files of this shape. */
export const rememberedDateOrder = (shape: string): DateOrder | undefined =>
  keptIn(stored.read()).find((kept) => kept.shape === shape)?.order

/** @param shape names the columns of a file, in their order */
export const rememberDateOrder = (shape: string, order: DateOrder, then: OnOutcome): void =>
  stored.change(
    (newest) =>
      JSON.stringify([
        { shape, order },
        ...keptIn(newest)
          .filter((kept) => kept.shape !== shape)
          .slice(0, MOST_SHAPES - 1),
      ]),
    then,
  )
