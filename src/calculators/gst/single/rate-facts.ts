/*
 * What the buttons of the rates do not need: it is loaded with the card that shows it.
 */

import { gstSlabs, type SlabName, slabChanges } from '../../../core/gst-rules'
import { sayDate, sayShortDate } from '../../../core/language/dates'
import { gstRates } from '../shared/rate-buttons'

type RateFacts = {
  readonly covers: string
  /** What a former rate was or is still charged on after it ceased to be general. */
  readonly livesOn?: string
}

const { general, tobacco } = slabChanges
const [lower, standard, highest] = [gstSlabs.essentials, gstSlabs.standard, gstSlabs.luxury].map(
  ({ percent }) => `${percent}%`,
)

export const rateFacts: Readonly<Record<SlabName, RateFacts>> = {
  nil: { covers: 'Fresh food, milk, books and notebooks' },
  roughDiamonds: { covers: 'Rough diamonds' },
  polishedDiamonds: { covers: 'Cut and polished diamonds, certain job work' },
  gold: { covers: 'Gold, silver, jewellery' },
  essentials: { covers: 'Daily essentials: packaged food, medicines, small items for the home' },
  formerLower: {
    covers: `Most items moved to ${lower} or ${standard} on ${sayShortDate(general.since)}`,
    livesOn: 'still charged on bricks with input tax credit',
  },
  standard: { covers: 'Most goods and services: electronics, small cars, telecom, consulting' },
  formerHigher: {
    covers: `Most items moved to ${standard} or ${highest} on ${sayShortDate(general.since)}`,
    livesOn: `tobacco and pan masala followed on ${sayShortDate(tobacco.since)}, biris to ${standard}`,
  },
  luxury: { covers: 'Luxury and sin goods: large cars, aerated drinks, pan masala' },
}

/** The card shows the general rates, today's and the former ones. */
export const cardRates = gstRates.filter(({ kind }) => kind !== 'special')

/** The day whose rates the table holds, and the texts it was taken from. */
export const ratesAsOf = tobacco.since
export const rateSources = [general, tobacco].map(
  ({ source, since }) => `${source}, in force from ${sayDate(since)}`,
)

export const ratesNote = `For a bill dated before ${sayDate(general.since)}, use the old slab printed on it. Check the rate of your goods by HSN in the official notification: this table is of ${sayDate(ratesAsOf)} and shows the general rates only.`
