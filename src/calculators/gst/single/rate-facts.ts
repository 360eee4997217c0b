/*
 * What the buttons of the rates do not need: it is loaded with the card that shows it.
 */
import { gstRates } from '../rates'

type RateFacts = {
  readonly covers: string
  /** What a former rate was or is still charged on after it ceased to be general. */
  readonly livesOn?: string
}

export const rateFacts: Readonly<Record<string, RateFacts>> = {
  '0': { covers: 'Fresh food, milk, books and notebooks' },
  '0.25': { covers: 'Rough diamonds' },
  '1.5': { covers: 'Cut and polished diamonds, certain job work' },
  '3': { covers: 'Gold, silver, jewellery' },
  '5': { covers: 'Daily essentials: packaged food, medicines, small items for the home' },
  '12': {
    covers: 'Most items moved to 5% or 18% on 22 Sep 2025',
    livesOn: 'still charged on bricks with input tax credit',
  },
  '18': { covers: 'Most goods and services: electronics, small cars, telecom, consulting' },
  '28': {
    covers: 'Most items moved to 18% or 40% on 22 Sep 2025',
    livesOn: 'tobacco and pan masala followed on 1 Feb 2026, biris to 18%',
  },
  '40': { covers: 'Luxury and sin goods: large cars, aerated drinks, pan masala' },
}

/** The card shows the general rates, today's and the former ones. */
export const cardRates = gstRates.filter(({ kind }) => kind !== 'special')

/** The day whose rates the table holds, and the texts it was taken from. */
export const ratesAsOf = '2026-02-01'
export const rateSources = [
  'Notification 9/2025-Central Tax (Rate), in force from 22 September 2025',
  'Notification 19/2025-Central Tax (Rate), in force from 1 February 2026',
] as const

export const ratesNote =
  'For a bill dated before 22 September 2025, use the old slab printed on it. Check the rate of your goods by HSN in the official notification: this table is of 1 February 2026 and shows the general rates only.'
