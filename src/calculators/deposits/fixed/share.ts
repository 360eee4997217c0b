import type { SharePicture } from '../../contract'
import { fixedWords } from './words'

/** What the picture of a shared link shows. */
export const picture = (): SharePicture => ({
  label: fixedWords.heading,
  figure: '0',
  isMoney: true,
  caption: fixedWords.intro,
  rows: [],
  total: { label: fixedWords.label, value: '' },
})
