import { languageWords } from '../../core/language/words'
import { uiWords } from '../words'

/** Where a value stands on a ruler, and what a place on it means. Positions run from 0 to 1. */
export type RulerScale = {
  min: number
  max: number
  step: number
  /** Labelled ticks; the short label is for phones. */
  stops: readonly { at: number; label: string; shortLabel: string }[]
  minorTicks: readonly number[]
  toPosition(value: number): number
  /** The value a pointer at this place means, already snapped. */
  toValue(position: number): number
}

type Stop = { value: number; label: string; shortLabel?: string }

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** Rounds to a multiple of the step without leaving float dust. @example snapTo(9.9999, 0.1) // 10 */
const snapTo = (value: number, step: number) => Number((Math.round(value / step) * step).toFixed(6))

/**
 * An evenly divided ruler.
 *
 * @example linearRuler({ min: 0, max: 30, step: 0.1, minorEvery: 1, stops: [...] })
 */
export function linearRuler(ruler: {
  min: number
  max: number
  step: number
  minorEvery: number
  stops: readonly Stop[]
}): RulerScale {
  const { min, max, step, minorEvery, stops } = ruler
  const toPosition = (value: number) => (within(value, min, max) - min) / (max - min)
  const minorTicks: number[] = []
  for (let tick = Math.ceil(min / minorEvery) * minorEvery; tick < max; tick += minorEvery) {
    if (tick > min) minorTicks.push(toPosition(tick))
  }
  return {
    min,
    max,
    step,
    stops: stops.map((stop) => labelled(stop, toPosition(stop.value))),
    minorTicks,
    toPosition,
    toValue: (position) =>
      within(snapTo(min + within(position, 0, 1) * (max - min), step), min, max),
  }
}

/**
 * A slide rule for money: equal lengths between stops, the first even, each further one a decade.
 * On an even ruler of 0 to 10 crore, 5 lakh could not be set by hand.
 */
export function slideRule(ruler: {
  step: number
  stops: readonly Stop[]
  /** Up to this amount a pointer snaps to multiples of `to`. */
  snaps: readonly { upTo: number; to: number }[]
}): RulerScale {
  const { step, stops, snaps } = ruler
  const values = stops.map(({ value }) => value)
  const max = values.at(-1) ?? 0
  const sections = stops.length - 1

  const toPosition = (value: number) => {
    const amount = within(value, 0, max)
    const section = Math.max(values.findIndex((stop) => amount <= stop) - 1, 0)
    const [from = 0, to = 0] = values.slice(section, section + 2)
    const part = section === 0 ? amount / to : Math.log(amount / from) / Math.log(to / from)
    return (section + part) / sections
  }

  const toValue = (position: number) => {
    const place = within(position, 0, 1) * sections
    const section = Math.min(Math.floor(place), sections - 1)
    const [from = 0, to = 0] = values.slice(section, section + 2)
    const part = place - section
    const amount = section === 0 ? part * to : from * (to / from) ** part
    const snap = snaps.find(({ upTo }) => amount <= upTo)?.to ?? step
    return within(snapTo(amount, snap), 0, max)
  }

  const tenths = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  return {
    min: 0,
    max,
    step,
    stops: stops.map((stop, index) => labelled(stop, index / sections)),
    minorTicks: values
      .slice(1)
      .flatMap((sectionEnd) => tenths.map((tenth) => toPosition((sectionEnd / 10) * tenth))),
    toPosition,
    toValue,
  }
}

const labelled = ({ label, shortLabel = label }: Stop, at: number) => ({ at, label, shortLabel })

/** Rulers that more than one calculator uses, with the range and step that their fields promise. */

/** A yearly rate: 0 to 30%. */
export const yearlyRateRuler = linearRuler({
  min: 0,
  max: 30,
  step: 0.1,
  minorEvery: 1,
  stops: [0, 10, 20, 30].map((value) => ({ value, label: `${value}%` })),
})

/** A term: 1 to 40 years. */
export const yearsRuler = linearRuler({
  min: 1,
  max: 40,
  step: 1,
  minorEvery: 1,
  stops: [
    { value: 1, label: uiWords.rulers.firstYear },
    { value: 10, label: '10' },
    { value: 20, label: '20' },
    { value: 30, label: '30' },
    { value: 40, label: uiWords.rulers.lastYear },
  ],
})

/** What is borrowed, saved up for or lived on: 0 to 10 crore. */
export const largeAmountRuler = slideRule({
  step: 1_000,
  stops: [
    { value: 0, label: '0' },
    { value: 100_000, label: uiWords.rulers.lakh },
    { value: 1_000_000, label: uiWords.rulers.tenLakh },
    { value: 10_000_000, label: uiWords.rulers.crore, shortLabel: uiWords.rulers.croreShort },
    {
      value: 100_000_000,
      label: uiWords.rulers.tenCrore,
      shortLabel: uiWords.rulers.tenCroreShort,
    },
  ],
  snaps: [
    { upTo: 100_000, to: 10_000 },
    { upTo: 1_000_000, to: 50_000 },
    { upTo: 10_000_000, to: 100_000 },
    { upTo: 100_000_000, to: 500_000 },
  ],
})

/** The ruler of a monthly amount: 0 to 10 lakh. */
export const monthlyAmountRuler = slideRule({
  step: 500,
  stops: [
    { value: 0, label: '0' },
    { value: 1_000, label: '1,000' },
    { value: 10_000, label: '10,000' },
    { value: 100_000, label: `1 ${languageWords.lakh}` },
    { value: 1_000_000, label: `10 ${languageWords.lakh}` },
  ],
  snaps: [
    { upTo: 10_000, to: 500 },
    { upTo: 100_000, to: 1_000 },
    { upTo: 1_000_000, to: 10_000 },
  ],
})
