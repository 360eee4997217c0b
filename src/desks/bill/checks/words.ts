import { countOf } from '../../../core/language/english'
import { languageWords } from '../../../core/language/words'

/** What the checks of a bill say: what it lacks by law, likely mistakes, and doubtful numbers. */
export const billChecksWords = {
  /** By what the bill is printed as; how many points are listed below. */
  stillMissing: {
    'Tax Invoice': (points: number) =>
      `Still missing for a tax invoice: ${countOf(points, 'thing', 'things')}`,
    'Bill of Supply': (points: number) =>
      `Still missing for a bill of supply: ${countOf(points, 'thing', 'things')}`,
    Estimate: (points: number) =>
      `Still missing for an estimate: ${countOf(points, 'thing', 'things')}`,
    'Credit Note': (points: number) =>
      `Still missing for a credit note: ${countOf(points, 'thing', 'things')}`,
  },
  worthALook: (points: number) => `Worth a look: ${countOf(points, 'thing', 'things')}`,

  /** Each is a point of a list: no sentence, and no full stop. */
  missing: {
    number: 'the bill number',
    rightNumber: (longest: number) =>
      `a bill number of at most ${longest} letters, digits, - and /`,
    date: 'the date',
    yourName: 'your name',
    yourAddress: 'your address',
    yourGstin: 'your GSTIN',
    yourRightGstin: 'your GSTIN without a mistake',
    buyerName: "the buyer's name",
    buyerAddress: "the buyer's address",
    buyerRightGstin: "the buyer's GSTIN without a mistake",
    buyerState: "the buyer's state",
    /** `items` is one of the messages of `items`, below. */
    description: (items: string) => `the description of ${items}`,
    hsn: (items: string) => `the HSN or SAC code of ${items}`,
    /** For a buyer without a GSTIN. */
    hsnUnlessSmall: (items: string, turnover: string) =>
      `the HSN or SAC code of ${items} (sellers with a turnover of up to ${turnover} may leave it out, as this buyer has no GSTIN)`,
    price: (items: string) => `the price of ${items}`,
    longerHsn: (digits: number, items: string) =>
      `an HSN or SAC code of ${countOf(digits, 'digit', 'digits')} or more of ${items}`,
    quantity: (items: string) => `the quantity and its unit of ${items}`,
    rate: (items: string) => `the GST rate of ${items}`,
    placeOfSupply: 'the place of supply',
    /** On a credit note. */
    noteNumber: 'the number of the credit note',
    rightNoteNumber: (longest: number) =>
      `a number of the credit note of at most ${longest} letters, digits, - and /`,
    againstNumber: 'the number of the bill that it is on',
    againstDate: 'the date of the bill that it is on',
    reason: 'the reason',
  },

  /** Which items of the bill are meant. */
  items: {
    only: 'the item',
    one: (number: number) => `item ${number}`,
    some: (numbers: readonly string[]) => `items ${languageWords.and(numbers)}`,
    many: (count: number) => countOf(count, 'item', 'items'),
    all: 'all items',
  },

  mistakes: {
    beforeGst: (began: string) => `The date is before GST began, on ${began}.`,
    inTheFuture: 'The date is in the future.',
    /** Financial years, such as 2026-27. */
    otherYear: (ofNumber: string, ofDate: string) =>
      `The number says ${ofNumber}, and the date is in ${ofDate}.`,
    ownGstin: "The buyer's GSTIN is your own.",
    reverseCharge: "Reverse charge needs the buyer's GSTIN.",
    oddRate: (rate: string, items: string) => `GST has no rate of ${rate}: ${items}.`,
    laterRate: (rate: string, date: string, items: string) =>
      `GST had no rate of ${rate} on ${date}: ${items}.`,
    formerRate: (rate: string, date: string, items: string) =>
      `Most goods left the rate of ${rate} on ${date}: ${items}.`,
    oddHsn: (items: string) => `An HSN or SAC code has 4, 6 or 8 digits: ${items}.`,
    taxedSupply: (items: string) =>
      `A bill of supply is for goods without GST, and ${items} would have some.`,
    noteBeforeBill: 'The credit note is dated before its bill.',
    ewayBill: (above: string) =>
      `Goods of more than ${above} that are moved may need an e-way bill. Within some states the limit is higher.`,
  },

  /** Points of a list too: `typed` is what stands in the field. */
  doubtful: {
    quantity: {
      unread: (typed: string) => `the quantity ‘${typed}’ cannot be read`,
      comma: (typed: string) => `the comma in the quantity ${typed} may be a decimal point`,
      negative: (typed: string) => `the quantity ${typed} is below zero`,
    },
    price: {
      unread: (typed: string) => `the price ‘${typed}’ cannot be read`,
      comma: (typed: string) => `the comma in the price ${typed} may be a decimal point`,
      negative: (typed: string) => `the price ${typed} is below zero`,
    },
    discount: {
      unread: (typed: string) => `the discount ‘${typed}’ cannot be read`,
      comma: (typed: string) => `the comma in the discount ${typed} may be a decimal point`,
      negative: (typed: string) => `the discount ${typed} is below zero`,
    },
    rate: {
      unread: (typed: string) => `the GST rate ‘${typed}’ cannot be read`,
      comma: (typed: string) => `the comma in the GST rate ${typed} may be a decimal point`,
      negative: (typed: string) => `the GST rate ${typed} is below zero`,
    },
  },
  doubtfulOfBill: {
    discount: {
      unread: (typed: string) => `the discount on the bill ‘${typed}’ cannot be read`,
      comma: (typed: string) =>
        `the comma in the discount on the bill ${typed} may be a decimal point`,
      negative: (typed: string) => `the discount on the bill ${typed} is below zero`,
    },
    freight: {
      unread: (typed: string) => `the freight ‘${typed}’ cannot be read`,
      comma: (typed: string) => `the comma in the freight ${typed} may be a decimal point`,
      negative: (typed: string) => `the freight ${typed} is below zero`,
    },
  },
  ofItem: (number: number, point: string) => `item ${number}: ${point}`,

  /** Points too: what else is asked about before a bill is printed or shared. */
  handedOut: {
    taken: (number: string) => `the number ${number} is on another bill already`,
    aboveBill: (left: string) => `only ${left} of its bill is left to credit`,
    buyerGstin: "the buyer's GSTIN has a mistake",
    yourGstin: 'your GSTIN has a mistake',
    noNumber: 'the bill has no number',
  },
  /** Before a bill is printed or shared; a point is one of the doubtful numbers. */
  ask: {
    noItems: 'This bill has no items yet.',
    noItemsOfEstimate: 'This estimate has no items yet.',
    noItemsOfNote: 'This credit note has no items yet.',
    one: (point: string) => `${point.charAt(0).toUpperCase()}${point.slice(1)}.`,
    oneOfMore: (point: string) =>
      `${point.charAt(0).toUpperCase()}${point.slice(1)}. More is named below the buttons.`,
  },
  /** HSN codes that the department's list lacks; `day` is that of the list. */
  codes: {
    unknown: (code: string, day: string) =>
      `HSN ${code} is not in the department's list of ${day}. The portal refuses codes that it does not know.`,
    near: 'Near it:',
    isRight: 'The code is right',
    isRightOf: (code: string) => `The code ${code} is right`,
    saidRight: (code: string) => `${code} counts as right from now on`,
  },
}
