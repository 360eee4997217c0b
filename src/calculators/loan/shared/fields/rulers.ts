import { linearRuler, slideRule } from '../../../../ui/rulers/ruler-scale'

export const loanAmountRuler = slideRule({
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
