import { linearRuler, slideRule } from './ruler-scale'

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
    { value: 1, label: '1 year' },
    { value: 10, label: '10' },
    { value: 20, label: '20' },
    { value: 30, label: '30' },
    { value: 40, label: '40 years' },
  ],
})

/** What is borrowed, saved up for or lived on: 0 to 10 crore. */
export const largeAmountRuler = slideRule({
  step: 1_000,
  stops: [
    { value: 0, label: '0' },
    { value: 100_000, label: '1 lakh' },
    { value: 1_000_000, label: '10 lakh' },
    { value: 10_000_000, label: '1 crore', shortLabel: '1 cr' },
    { value: 100_000_000, label: '10 crore', shortLabel: '10 cr' },
  ],
  snaps: [
    { upTo: 100_000, to: 10_000 },
    { upTo: 1_000_000, to: 50_000 },
    { upTo: 10_000_000, to: 100_000 },
    { upTo: 100_000_000, to: 500_000 },
  ],
})
