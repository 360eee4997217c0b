export type GstRate = {
  /** In percent, as it is typed. */
  readonly rate: string
  /** A special rate is for few goods; a former one was general, and is for older bills. */
  readonly kind: 'general' | 'special' | 'former'
  /** What it is for in a word or two, on a button behind `More rates`. */
  readonly brief?: string
}

/** Every rate the page knows, from the lowest to the highest; `rate-facts.ts` tells what they are for. */
export const gstRates: readonly GstRate[] = [
  { rate: '0', kind: 'general', brief: 'fresh food' },
  { rate: '0.25', kind: 'special', brief: 'diamonds' },
  { rate: '1.5', kind: 'special', brief: 'job work' },
  { rate: '3', kind: 'special', brief: 'gold, silver' },
  { rate: '5', kind: 'general' },
  { rate: '12', kind: 'former' },
  { rate: '18', kind: 'general' },
  { rate: '28', kind: 'former' },
  { rate: '40', kind: 'general' },
]

/** The rates behind `More rates` have a word on their button; the others are always in view. */
export const moreRates = gstRates.filter(({ brief }) => brief)
export const quickRates = gstRates.filter(({ brief }) => !brief)
