import type { SharePicture } from '../../contract'
import { recurringWords } from './words'

/** What the picture of a shared link shows. */
export const picture = (): SharePicture => ({
  label: recurringWords.heading,
  figure: '0',
  isMoney: true,
  caption: recurringWords.intro,
  rows: [],
  total: { label: recurringWords.label, value: '' },
})
