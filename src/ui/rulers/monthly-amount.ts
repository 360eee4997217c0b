import { languageWords } from '../../core/language/words'
import { slideRule } from './rulers'

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
