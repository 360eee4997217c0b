import type { lumpSumWords as english } from './words'

/** The Lump sum view in Hindi. */
export const lumpSumWords: typeof english = {
  label: 'एकमुश्त',
  heading: 'एकमुश्त निवेश कैलकुलेटर',
  intro: 'एक बार का निवेश कितना हो जाएगा, या उसके लिए कितना रिटर्न और समय चाहिए।',
  title: 'एकमुश्त निवेश कैलकुलेटर: रकम, CAGR, साल',
  description:
    'एक बार का निवेश कितना हो सकता है, उसका CAGR कितना रहा, कितने साल में दोगुना होगा और आज के पैसे में कितना। मुफ़्त, बिना विज्ञापन, बिना साइन-अप।',

  questions: [],
}
