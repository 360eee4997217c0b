import { linearRuler } from './ruler-scale'

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
