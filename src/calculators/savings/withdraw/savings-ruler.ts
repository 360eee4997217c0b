import { slideRule } from '../../../ui/rulers/ruler-scale'

/** Savings: 0 to 10 crore. */
export const savingsRuler = slideRule({
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
