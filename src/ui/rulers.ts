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

/** A monthly investment: 0 to 10 lakh. */
export const monthlyAmountRuler = slideRule({
  step: 500,
  stops: [
    { value: 0, label: '0' },
    { value: 1_000, label: '1,000' },
    { value: 10_000, label: '10,000' },
    { value: 100_000, label: '1 lakh' },
    { value: 1_000_000, label: '10 lakh' },
  ],
  snaps: [
    { upTo: 10_000, to: 500 },
    { upTo: 100_000, to: 1_000 },
    { upTo: 1_000_000, to: 10_000 },
  ],
})

/** What a screen reader says for a count. @example sayCount('1', 'year') // '1 year' */
export const sayCount = (text: string, word: string): string =>
  text === '1' ? `1 ${word}` : `${text} ${word}s`
