import type { SharePicture } from '../../contract'
import { settlementsWords } from './words'

/** The picture of a shared link. */
export function picture(): SharePicture {
  return {
    label: settlementsWords.label,
    figure: '1,04,504.42',
    isMoney: true,
    caption: settlementsWords.heading,
    rows: [],
    total: { label: settlementsWords.label, value: '₹1,04,504.42' },
  }
}
