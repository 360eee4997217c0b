import type { SharePicture } from '../../contract'
import { lumpSumWords } from './words'

/** What the picture of a shared link shows. */
export const picture = (): SharePicture => ({
  label: lumpSumWords.heading,
  figure: '0',
  isMoney: true,
  caption: lumpSumWords.intro,
  rows: [],
  total: { label: lumpSumWords.label, value: '' },
})
