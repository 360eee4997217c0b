import { sayDate } from '../../../core/language/dates'
import { ratesAnd } from '../../../core/language/rates'
import { generalSince, ratesOfKind, slabLaws } from '../../../core/rules/gst'
import { inForce } from '../../../core/rules/rule-on'

/** What the Single amount view says. */
export const gstSingleWords = {
  label: 'Single amount',
  heading: 'GST calculator',
  intro: 'Add GST to a price, or take it out of a bill, and see how the tax splits.',
  title: 'GST calculator: add or remove GST',
  description:
    'Add GST to a price or take it out, exact to the paisa, with CGST, SGST or IGST, or make a whole bill. Free, no sign-up, nothing leaves your browser.',

  mode: 'What to do',
  modes: { add: 'Add GST', remove: 'Remove GST' },
  modeHelp: { add: 'Enter the price before tax.', remove: 'Enter the price with tax included.' },
  amount: 'Amount',
  amountHelp: 'Enter an amount to see the GST.',
  rate: 'GST rate (%)',
  /** Under an amount that is a sum. */
  sum: {
    is: (total: string) => `= ${total}`,
    prices: (count: number, total: string) => `${count} prices = ${total}`,
    dividesByZero: 'Nothing can be divided by 0.',
    anotherPrice: '+ Another price',
    timesQuantity: '× Quantity',
  },
  rateBelowZero: 'A GST rate is 0% or more.',
  rateAboveAll: (highest: string) => `Is this rate right? The highest usual one is ${highest}%.`,
  quickRates: 'Quick rates',
  moreRates: 'More rates',
  /** On the button of a former rate, and what it means. */
  old: 'old',
  oldMeaning: 'old slab',
  buyer: 'Buyer is in',
  buyerHelp: { 'same-state': 'CGST and SGST, half each', 'another-state': 'IGST, the whole tax' },
  round: (unit: string) => `Round to the nearest ${unit}`,

  results: {
    original: 'Original Amount',
    gst: 'GST Amount',
    total: 'Total Amount',
    payable: 'Amount to pay',
    taxable: 'Taxable value on a bill',
    onBill: 'Amount on a bill',
    cgst: (percent: string) => `CGST ${percent}`,
    sgst: (percent: string) => `SGST ${percent}`,
    igst: (percent: string) => `IGST ${percent}`,
    /** What the rounding adds. */
    roundOff: (unit: string) => `Round to the nearest ${unit}`,
  },
  /** Below the answer. */
  captions: {
    added: (original: string, percent: string) => `${original} and ${percent} GST`,
    addedRounded: (original: string, percent: string) => `${original} and ${percent} GST, rounded`,
    removed: (total: string) => `before GST, out of ${total}`,
  },
  /** The names of the two parts of the bar. */
  bar: { original: 'original amount', gst: 'GST' },

  rates: {
    title: 'GST rates in India',
    oldSlab: 'Old slab',
    covers: {
      nil: 'Fresh food, milk, books and notebooks',
      roughDiamonds: 'Rough diamonds',
      polishedDiamonds: 'Cut and polished diamonds, certain job work',
      gold: 'Gold, silver, jewellery',
      essentials: 'Daily essentials: packaged food, medicines, small items for the home',
      standard: 'Most goods and services: electronics, small cars, telecom, consulting',
      luxury: 'Luxury and sin goods: large cars, aerated drinks, pan masala',
    },
    /** Of a rate that ended, where there is no more to say. */
    formerly: (since: string, now: string | undefined) =>
      now ? `${now} since ${since}` : `None since ${since}`,
    formerLower: (lower: string, standard: string, since: string) =>
      `Most items moved to ${lower} or ${standard} on ${since}; still charged on bricks with input tax credit`,
    formerHigher: (standard: string, highest: string, since: string, tobaccoSince: string) =>
      `Most items moved to ${standard} or ${highest} on ${since}; tobacco and pan masala followed on ${tobaccoSince}, biris to ${standard}`,
    note: (since: string, asOf: string) =>
      `For a bill dated before ${since}, use the old slab printed on it. Check the rate of your goods by HSN in the official notification: this table is of ${asOf} and shows the general rates only.`,
    source: (notification: string, since: string) =>
      `Notification ${notification}-Central Tax (Rate), in force from ${since}`,
    sources: (sources: readonly string[]) => `Sources: ${sources.join('; ')}.`,
  },

  actions: 'GST',
  /** What is copied and shared. */
  copied: {
    add: {
      'same-state': (percent: string, amount: string) =>
        `Add ${percent} GST to ${amount}, same state.`,
      'another-state': (percent: string, amount: string) =>
        `Add ${percent} GST to ${amount}, another state.`,
    },
    remove: {
      'same-state': (percent: string, amount: string) =>
        `Remove ${percent} GST from ${amount}, same state.`,
      'another-state': (percent: string, amount: string) =>
        `Remove ${percent} GST from ${amount}, another state.`,
    },
  },

  // Amounts and the rate beside them are examples, which are right whatever the law says.
  questions: [
    {
      question: 'How is GST worked out?',
      answer:
        'To add: GST = amount × rate ÷ 100. On 10,000 at 18% it is 10,000 × 18 ÷ 100 = 1,800.\nTo remove: original = total ÷ (1 + rate ÷ 100). Out of 11,800 it is 11,800 ÷ 1.18 = 10,000.',
    },
    {
      question: 'Which GST rate applies to my goods?',
      answer: `Since ${sayDate(generalSince)} the general rates are ${ratesAnd(ratesOfKind('general'))}, with ${inForce(slabLaws.roughDiamonds).percent}% on rough diamonds, ${inForce(slabLaws.polishedDiamonds).percent}% on polished diamonds and ${inForce(slabLaws.gold).percent}% on gold and silver. Your HSN code decides; look it up in the official notification. ${ratesAnd(ratesOfKind('former'))} are former slabs, kept here for older bills.`,
    },
    {
      question: 'Why is 18% of the total not the GST in it?',
      answer:
        'Because 18% was charged on the price before GST. In a total of 11,800 the GST is 11,800 × 18 ÷ 118 = 1,800, while 18% of 11,800 would be 2,124.',
    },
    {
      question: 'CGST and SGST, or IGST?',
      answer:
        'If the place of supply is in your own state, half of the tax is CGST and half is SGST, or UTGST in a union territory without a legislature. If it is in another state, the whole tax is IGST. The sum is the same.',
    },
  ],
}
