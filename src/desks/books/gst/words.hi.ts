import type { gstWords as english } from './words'

/** What the views of the GST calculator say in common, in Hindi. */
export const gstWords: typeof english = {
  buyers: { 'same-state': 'इसी राज्य में', 'another-state': 'दूसरे राज्य में' },
  briefs: {
    nil: 'फल, सब्ज़ी',
    roughDiamonds: 'हीरे',
    polishedDiamonds: 'जॉब वर्क',
    gold: 'सोना, चाँदी',
  },
}
