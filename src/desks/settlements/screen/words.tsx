import { countOf } from '../../../core/language/english'
import { groupDigits } from '../../../core/money/group-digits'

/** What the Settlements view says of files, fields and what is kept. */
export const settlementScreenWords = {
  /** The screen as a whole, for screen readers. */
  yourFiles: 'Your files',

  file: {
    sheet: (name: string) => `sheet ${name}`,
    rows: (count: number) => countOf(count, 'row', 'rows'),
    orders: (count: number) => countOf(count, 'order', 'orders'),
    returns: (count: number) => countOf(count, 'return', 'returns'),
    forReturn: (count: number) => `${countOf(count, 'row', 'rows')}, for GSTR-1`,
    firstRows: (count: number) => `the first ${groupDigits(String(count))} rows`,
    notRead: (count: number) => `${groupDigits(String(count))} not read`,
    paid: (from: string, to: string) => `paid ${from} to ${to}`,
    paidOn: (day: string) => `paid ${day}`,
    seller: (gstin: string) => `GSTIN ${gstin}`,
    files: (count: number) => countOf(count, 'file', 'files'),
    remove: 'Remove',
    removed: (name: string) => `${name} removed`,
    add: 'Add a file',
    exampleCosts: 'Costs of the example',
    exampleNote: (count: number) =>
      `${countOf(count, 'SKU', 'SKUs')} · your own costs are not touched`,
  },

  /** Products of the example. */
  exampleNames: {
    belt: 'Leather Belt',
    kurta: 'Cotton Kurta',
    bottle: 'Steel Bottle',
    sheet: 'Double Bed Sheet',
    lamp: 'Desk Lamp',
  },

  notes: {
    onlyOrders: 'Orders without payments: nothing is earned yet. Add the payment file.',
    twoSellers: 'These files are of two sellers. Remove one.',
    onePan:
      'If all these GSTINs are your own, the profit is right; for GSTR-1 take the files of one GSTIN at a time.',
    inTwoFiles: (rows: number) =>
      rows === 1
        ? '1 row is in two files and counts once.'
        : `${groupDigits(String(rows))} rows are in two files and count once.`,
    /** What a further file would tell; before each stands which file it is. */
    addOrders: 'Add the orders file to see what was never paid.',
    addReturns: 'Add the returns file to see what came back.',
    addTaxes: 'Add the tax file for GSTR-1 by invoice date.',
    addMoney: 'Add the payment file to see what was earned.',
  },

  scope: {
    label: 'Marketplace',
    all: 'All',
  },

  progress: {
    reading: (name: string) => `Reading ${name}`,
    readingOf: (name: string, number: number, of: number) =>
      `Reading ${name}, file ${number} of ${of}`,
    computing: 'Working out your orders',
    cancelled: 'Cancelled. The figures are not those of all files yet.',
    failed: 'Something went wrong while working it out, and it is our fault.',
    workOut: 'Work it out',
  },

  fields: {
    title: 'Settings',
    seller: 'You are',
    spread: 'Spread ads by',
    spreads: { sales: 'Sales', orders: 'Orders', none: 'Not at all' },
    returnedDamaged: 'Returned, not sellable (%)',
    rtoDamaged: 'RTO, not sellable (%)',
    damagedHelp: 'of what came back, where no file says its condition',
    aboveHundred: 'Above 100% counts as 100%.',
    belowZero: 'Below 0% counts as 0%.',
    card: 'Compare fees with',
    noCard: 'No card',
    /** A card that came with a link. */
    otherCard: 'Another card',
    cardHelp: 'Keep a fee card in Marketplace order to compare with it.',
    tolerance: 'Ignore differences up to',
    state: 'Your state',
    stateRead: (state: string) => `As in the files: ${state}`,
    stateNone: 'Choose your state',
    operator: 'GSTIN of the operator',
    operatorHelp: 'Optional, for table 14. The portal of the marketplace has it.',
    operatorFits: (whose: string, state: string) => `${whose}, ${state}.`,
    /** What counts, in one line. */
    summary: {
      sellers: {
        registered: 'Registered',
        composition: 'Composition',
        unregistered: 'Not registered',
      },
      spreads: { sales: 'ads by sales', orders: 'ads by orders', none: 'ads not spread' },
      damaged: (returned: string, rto: string) =>
        `${returned} of returns and ${rto} of RTO not sellable`,
      noneDamaged: 'all that came back is sellable',
      card: (name: string) => `fees compared with ${name}`,
      noCard: 'no fee card',
      tolerance: (amount: string) => `differences up to ${amount} ignored`,
    },
    kept: 'Kept on this device.',
    notKept: 'This browser could not keep them: they count until you leave.',
    linked: 'These came with a link and count in this tab only.',
    forget: 'Forget',
    forgotten: 'Settings forgotten',
    useMine: 'Use mine',
    keepThese: 'Keep these as mine',
    mineUsed: 'Your own settings count again',
    theseKept: 'These are your settings now',
  },

  rates: {
    title: 'GST rates that no file states',
    intro: (skus: number) =>
      `Without a rate the sales of ${countOf(skus, 'SKU', 'SKUs')} are in no profit and in no table of GSTR-1.`,
    given: (skus: number) =>
      skus === 1
        ? 'No file states the rate of 1 SKU: it counts with the one you gave.'
        : `No file states the rates of ${countOf(skus, 'SKU', 'SKUs')}: they count with those you gave.`,
    /** How it goes on, says whether they are on the device. */
    kept: 'Rates that you type count for files of other months, too',
    sku: 'SKU',
    rate: 'GST rate (%)',
    rateOf: (sku: string) => `GST rate of ${sku}`,
    /** In a field without a rate. */
    none: '–',
    all: 'All of them at',
    more: (skus: number) => `${countOf(skus, 'SKU', 'SKUs')} more follow when these have a rate.`,
  },

  keep: {
    statuses: {
      writing: 'Keeping them …',
      kept: 'Orders and payments are here again when you come back, on this device alone.',
      full: 'This device has no room for them. Orders and payments are here until you leave.',
      forbidden:
        'This browser keeps nothing for this site. Orders and payments are here until you leave.',
      forgetting: 'Forgetting them …',
      'not forgotten': 'They could not be taken off this device. Please try again.',
      elsewhere: 'Another tab keeps its own files now. These are here until you leave.',
    },
    notKept: 'Your costs are kept. Orders and payments are forgotten when you leave.',
    noCosts: 'Orders and payments are forgotten when you leave.',
    example: 'An example. Your own files take its place.',
    clear: 'Clear the files',
    cleared: 'Files cleared',
  },
  /** What the link from a SKU to a marketplace order says. */
  price: {
    find: 'Find its price',
    findOf: (sku: string) => `Find its price: ${sku}`,
  },
}
