import type { SharePicture } from '../../contract'
import { ppfWords } from './words'

/** What the picture of a shared link shows. */
export const picture = (): SharePicture => ({
  label: ppfWords.heading,
  figure: '0',
  isMoney: true,
  caption: ppfWords.intro,
  rows: [],
  total: { label: ppfWords.label, value: '' },
})
