/**
 * What the picture of a page shows where its link is shared: the result that the page opens with,
 * in the words of its ledger.
 */
export type SharePicture = {
  label: string
  /** Without the currency, which is drawn smaller. */
  figure: string
  isMoney: boolean
  caption: string
  rows: readonly { label: string; value: string; swatch?: 'neel' | 'haldi' }[]
  total: { label: string; value: string }
}
