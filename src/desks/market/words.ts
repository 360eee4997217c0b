/** What several views of online selling say. */
export const sellingWords = {
  /** Who sells, by the registration under GST. */
  sellers: {
    registered: 'Registered',
    composition: 'Composition',
    unregistered: 'Not registered',
  },

  /** What comes back of the orders sent out, in one line. */
  returns: {
    none: 'None come back',
    both: (undelivered: string, returned: string) =>
      `${undelivered} undelivered, ${returned} returned`,
    one: (share: string, fee: string) => `${share} come back, ${fee} each`,
  },

  /** The fee cards that the page brings. */
  exampleCards: {
    bands: 'Example, Nov 2026',
    oneBand: 'Example, one band, Nov 2026',
  },
}
