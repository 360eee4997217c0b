import type { SharePicture } from '../../contract'
import { returnsWords } from './words'

/** What the picture of a shared link shows. */
export const picture = (): SharePicture => ({
  label: returnsWords.heading,
  figure: '0',
  isMoney: true,
  caption: returnsWords.intro,
  rows: [],
  total: { label: returnsWords.label, value: '' },
})
