import { slideRule } from '../../../ui/rulers/ruler-scale'

/** A sum to save up for: 0 to 10 crore. */
export const goalRuler = slideRule({
  step: 10_000,
  stops: [
    { value: 0, label: '0' },
    { value: 100_000, label: '1 lakh' },
    { value: 1_000_000, label: '10 lakh' },
    { value: 10_000_000, label: '1 crore', shortLabel: '1 cr' },
    { value: 100_000_000, label: '10 crore', shortLabel: '10 cr' },
  ],
  snaps: [
    { upTo: 1_000_000, to: 10_000 },
    { upTo: 10_000_000, to: 100_000 },
    { upTo: 100_000_000, to: 1_000_000 },
  ],
})
