/** What the views of the GST calculator say in common. */
export const gstWords = {
  /** Where the buyer is. */
  buyers: { 'same-state': 'Same state', 'another-state': 'Another state' },
  /** What a special rate is for, on its button. */
  briefs: {
    nil: 'fresh food',
    roughDiamonds: 'diamonds',
    polishedDiamonds: 'job work',
    gold: 'gold, silver',
  },
}
