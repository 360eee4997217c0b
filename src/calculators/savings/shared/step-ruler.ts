import { linearRuler, slideRule } from '../../../ui/rulers/rulers'

/** By how much a monthly sum rises every year: 0 to 100%, or 0 to 1 lakh. */
export const stepRulers = {
  percent: linearRuler({
    min: 0,
    max: 100,
    step: 1,
    minorEvery: 5,
    stops: [0, 25, 50, 75, 100].map((value) => ({ value, label: `${value}%` })),
  }),
  amount: slideRule({
    step: 100,
    stops: [
      { value: 0, label: '0' },
      { value: 100, label: '100' },
      { value: 1_000, label: '1,000' },
      { value: 10_000, label: '10,000' },
      { value: 100_000, label: '1 lakh' },
    ],
    snaps: [
      { upTo: 100, to: 10 },
      { upTo: 1_000, to: 50 },
      { upTo: 10_000, to: 500 },
      { upTo: 100_000, to: 1_000 },
    ],
  }),
}
