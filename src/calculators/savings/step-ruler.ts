import { linearRuler } from '../../ui/rulers/ruler-scale'

/** By how much a monthly sum rises every year: 0 to 100%. */
export const stepRuler = linearRuler({
  min: 0,
  max: 100,
  step: 1,
  minorEvery: 5,
  stops: [0, 25, 50, 75, 100].map((value) => ({ value, label: `${value}%` })),
})
