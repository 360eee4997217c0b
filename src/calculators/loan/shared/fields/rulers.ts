import { linearRuler } from '../../../../ui/rulers/rulers'

export const monthsRuler = linearRuler({
  min: 1,
  max: 480,
  step: 1,
  minorEvery: 12,
  stops: [
    { value: 1, label: '1 month', shortLabel: '1' },
    { value: 120, label: '120' },
    { value: 240, label: '240' },
    { value: 360, label: '360' },
    { value: 480, label: '480 months', shortLabel: '480' },
  ],
})
