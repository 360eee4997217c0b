export type GstRate = {
  /** In percent, as it is typed. */
  readonly rate: string
  /** A special rate is for few goods; a former one was general, and is for older bills. */
  readonly kind: 'general' | 'special' | 'former'
  readonly covers: string
  /** What it is for in a word or two, on a button behind `More rates`. */
  readonly brief?: string
  /** The first day it was in force, and the last day it was general. */
  readonly from: string
  readonly until?: string
  /** What a former rate was or is still charged on after its last day. */
  readonly livesOn?: { readonly covers: string; readonly until?: string }
}

const BEGINNING_OF_GST = '2017-07-01'
const NEW_GENERAL_RATES = '2025-09-22'
const LAST_DAY_OF_OLD_SLABS = '2025-09-21'

/** Every rate the page knows, from the lowest to the highest. */
export const gstRates: readonly GstRate[] = [
  {
    rate: '0',
    kind: 'general',
    covers: 'Fresh food, milk, books and notebooks',
    brief: 'fresh food',
    from: BEGINNING_OF_GST,
  },
  {
    rate: '0.25',
    kind: 'special',
    covers: 'Rough diamonds',
    brief: 'diamonds',
    from: BEGINNING_OF_GST,
  },
  {
    rate: '1.5',
    kind: 'special',
    covers: 'Cut and polished diamonds, certain job work',
    brief: 'job work',
    from: '2019-10-01',
  },
  {
    rate: '3',
    kind: 'special',
    covers: 'Gold, silver, jewellery',
    brief: 'gold, silver',
    from: BEGINNING_OF_GST,
  },
  {
    rate: '5',
    kind: 'general',
    covers: 'Daily essentials: packaged food, medicines, small items for the home',
    from: BEGINNING_OF_GST,
  },
  {
    rate: '12',
    kind: 'former',
    covers: 'Most items moved to 5% or 18% on 22 Sep 2025',
    from: BEGINNING_OF_GST,
    until: LAST_DAY_OF_OLD_SLABS,
    livesOn: { covers: 'bricks with input tax credit' },
  },
  {
    rate: '18',
    kind: 'general',
    covers: 'Most goods and services: electronics, small cars, telecom, consulting',
    from: BEGINNING_OF_GST,
  },
  {
    rate: '28',
    kind: 'former',
    covers: 'Most items moved to 18% or 40% on 22 Sep 2025',
    from: BEGINNING_OF_GST,
    until: LAST_DAY_OF_OLD_SLABS,
    livesOn: { covers: 'tobacco and pan masala', until: '2026-01-31' },
  },
  {
    rate: '40',
    kind: 'general',
    covers: 'Luxury and sin goods: large cars, aerated drinks, pan masala',
    from: NEW_GENERAL_RATES,
  },
]

/** The rates behind `More rates` have a word on their button; the others are always in view. */
export const moreRates = gstRates.filter(({ brief }) => brief)
export const quickRates = gstRates.filter(({ brief }) => !brief)
/** The card shows the general rates, today's and the former ones. */
export const cardRates = gstRates.filter(({ kind }) => kind !== 'special')

/** The day whose rates the table holds, and the texts it was taken from. */
export const ratesAsOf = '2026-02-01'
export const rateSources = [
  'Notification 9/2025-Central Tax (Rate) of 17 September 2025, in force from 22 September 2025',
  'Notification 19/2025-Central Tax (Rate) of 31 December 2025, in force from 1 February 2026',
] as const

export const ratesNote =
  'For a bill dated before 22 September 2025, use the old slab printed on it. Rates as of 1 February 2026; check your goods by HSN in the official notification.'
