import { type GstRate as Rate, gstRates as rates, type SlabName } from '../../../core/rules/gst'
import { booksWords } from '../words'

/*
 * The buttons for rates of GST. The rates themselves are in core/rules/gst.ts.
 */

export type GstRate = Pick<Rate, 'name' | 'kind' | 'until'> & {
  /** In percent, as it is typed. */
  readonly rate: string
  /** What it is for in a word or two, on a button behind `More rates`. */
  readonly brief: string | undefined
}

const briefs: { readonly [Name in SlabName]?: string } = booksWords.gst.briefs

/** Every rate the page knows, from the lowest to the highest; `rate-facts.ts` tells what they are for. */
export const gstRates: readonly GstRate[] = rates.map(({ name, percent, kind, until }) => ({
  name,
  rate: percent,
  kind,
  until,
  brief: briefs[name],
}))

/** The rates behind `More rates` have a word on their button; the others are always in view. */
export const moreRates = gstRates.filter(({ brief }) => brief)
export const quickRates = gstRates.filter(({ brief }) => !brief)
