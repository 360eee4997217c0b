import type { sellingWords as english } from './words'

/** What several views of online selling say, in Hindi. */
export const sellingWords: typeof english = {
  sellers: {
    registered: 'रजिस्टर्ड',
    composition: 'कंपोज़िशन',
    unregistered: 'रजिस्टर्ड नहीं',
  },

  returns: {
    none: 'कुछ वापस नहीं आता',
    both: (undelivered, returned) => `${undelivered} डिलीवर नहीं हुए, ${returned} वापस आए`,
    one: (share, fee) => `${share} वापस आते हैं, हर एक पर ${fee}`,
  },

  exampleCards: {
    bands: 'उदाहरण, नवंबर 2026',
    oneBand: 'उदाहरण, एक स्लैब, नवंबर 2026',
  },
}
