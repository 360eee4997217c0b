import { countOf } from '../../../../core/language/english'
import { groupDigits } from '../../../../core/money/group-digits'

/** What the list of costs says: its line, its dialog, and the field of one SKU. */
export const settlementCostsWords = {
  card: {
    title: 'Your costs',
    counted: (known: number, all: number) =>
      `${groupDigits(String(known))} of ${countOf(all, 'SKU', 'SKUs')}`,
    listed: (skus: number) => countOf(skus, 'SKU', 'SKUs'),
    keptSince: (date: string) => `kept on this device since ${date}`,
    kept: 'kept on this device',
    full: 'in this tab only: the storage of this device is full',
    forbidden: 'in this tab only: this browser keeps nothing',
    cleared: 'the storage of this browser was cleared, and the next change keeps them again',
    none: 'No costs yet. Add them to see the profit.',
    change: 'Change costs',
    add: 'Add costs',
    notLoaded: 'The list of costs could not be loaded. Check your connection and try again.',
  },

  dialog: {
    title: 'Costs',
    meant: {
      registered:
        'The cost of one piece and the packing of one order, both before GST: you get that GST back.',
      others:
        'The cost of one piece and the packing of one order, both with GST: you do not get it back.',
    },
    search: 'SKU or name',
    table: 'Costs by SKU',
    heads: { sku: 'SKU', cost: 'Cost', gst: 'GST on cost (%)', packing: 'Packing' },
    costOf: (sku: string) => `Cost of ${sku}`,
    gstOf: (sku: string) => `GST on cost (%) of ${sku}`,
    packingOf: (sku: string) => `Packing of ${sku}`,
    orders: (count: number) => countOf(count, 'order', 'orders'),
    notInFiles: 'in none of your files',
    remove: 'Remove',
    removeOf: (sku: string) => `Remove the cost of ${sku}`,
    chooseFile: 'Choose a file',
    pasteRows: 'Paste rows',
    template: 'Cost template',
    download: 'Download CSV',
    removeAll: 'Remove all',
    note: 'Costs stay on this device. They are sent nowhere.',
    empty: 'No SKUs yet. Choose a file of costs, or add the files of a marketplace.',
    noneFound: 'No SKU is found.',
    missing: (skus: number) =>
      skus === 1
        ? '1 SKU of your files has no cost.'
        : `${groupDigits(String(skus))} SKUs of your files have no cost.`,
    complete: 'Every SKU of your files has a cost.',
    shown: (from: string, to: string, of: string) => `${from} to ${to} of ${of}`,
    previous: 'Previous',
    next: 'Next',
  },

  paste: {
    title: 'Paste costs',
    label: 'Rows with SKU and cost, names of the columns above',
    back: 'Back',
    read: 'Read rows',
  },

  /** What was done, without a full stop. */
  done: {
    taken: (costs: number) => `${countOf(costs, 'cost', 'costs')} taken over`,
    removed: (sku: string) => `Cost of ${sku} removed`,
    removedAll: (costs: number) => `${countOf(costs, 'SKU', 'SKUs')} removed from the list`,
    typed: (sku: string, cost: string) => `Cost of ${sku}: ${cost}`,
    undone: 'Undone',
  },
  unread: (rows: number) => countOf(rows, 'row could not be read.', 'rows could not be read.'),
  otherGst: {
    'with-gst': 'The list says that its costs are with GST. Here they count before GST.',
    'before-gst': 'The list says that its costs are before GST. Here they count with GST.',
  },
  most: (skus: number) => `Only ${groupDigits(String(skus))} SKUs are kept; some were left out.`,
  noCosts: 'No costs were found. The list needs a column of SKUs and a column of costs.',
  allBlank: 'The list has SKUs, but no costs yet. Nothing was changed.',
  unreadable: 'The file could not be read. Nothing was changed.',

  hints: {
    tooHigh: (highest: string) => `A cost above ${highest} does not count.`,
    belowZero: 'An amount below 0 does not count.',
    unreadable: 'This could not be read as a number, so it does not count.',
    rate: (highest: string) => `GST is from 0 to ${highest}.`,
  },

  /** The heads of the files of costs, which are read again. */
  heads: ['SKU', 'Name', 'Cost', 'GST on cost (%)', 'Packing'],
}
