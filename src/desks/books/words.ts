/** What desks say in common of bills, their files and their payments. */
export const booksWords = {
  /** What is said about a file of bills. */
  file: {
    unreadable: 'This file cannot be read. It may be cut off, or of another kind.',
    otherFile: 'This is not a file with bills from GST Hisab.',
    newer: 'This file is from a newer version of GST Hisab. Reload the page and try again.',
    damaged: (bill: number, of: number) => `Bill ${bill} of ${of} in this file is damaged.`,
  },
  /** The button for bills of another program; what it opens has words of its own. */
  oldBills: {
    button: 'Old bills from a file',
    notLoaded: 'What reads files could not be loaded. Nothing was changed: try again.',
  },
  /** What is said about the numbers of bills and GSTINs, wherever they are typed or read. */
  numbers: {
    numberProblems: {
      tooLong: (most: number, length: number) =>
        `A bill number has at most ${most} characters; this has ${length}.`,
      otherCharacters: 'A bill number has only letters from A to Z, digits, - and /.',
    },
  },
  /** What is wrong with a UPI id. */
  upi: {
    noSign: 'A UPI id has an @, as in name@bank.',
    twoSigns: 'A UPI id has only one @.',
    isEmail: 'This looks like an e-mail address; a UPI id has no dot behind its @.',
    name: 'Before its @, a UPI id has letters, digits, dots, hyphens and underscores.',
    bank: 'Behind its @, a UPI id has the name of a bank or an app.',
  },
  /** What the views of the GST calculator say in common. */
  gst: {
    /** Where the buyer is. */
    buyers: { 'same-state': 'Same state', 'another-state': 'Another state' },
    /** What a special rate is for, on its button. */
    briefs: {
      nil: 'fresh food',
      roughDiamonds: 'diamonds',
      polishedDiamonds: 'job work',
      gold: 'gold, silver',
    },
  },
}
