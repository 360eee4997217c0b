import { sayDate } from '../../../core/language/dates'
import type { TermUnit } from '../../../core/loan/annuity'
import { keyFactsLaw } from '../../../core/rules/loans'
import { inForce } from '../../../core/rules/rule-on'
import { sayTenure, sayTypedTenure } from './tenure'

/** What the Compare view says. An offer is passed by its name, such as `Offer A`. */
export const compareWords = {
  label: 'Compare',
  heading: 'Compare loan offers',
  intro: 'Put two or three offers side by side, with all their charges.',
  title: 'Compare loan offers by total cost and APR',
  description:
    'Put two or three loan offers side by side: EMI, interest, fees with GST, cost in all and the APR. See which one costs the least. Exact, free, without ads.',

  offer: (letter: string) => `Offer ${letter}`,
  twoOffers: (first: string, second: string) => `Offers ${first} and ${second}`,
  threeOffers: (first: string, second: string, third: string) =>
    `Offers ${first}, ${second} and ${third}`,

  costsLeast: 'Costs the least in all',
  /** Of two or more that cost the same. */
  costLeast: 'Cost the least in all',
  lowestApr: 'Lowest APR',
  costOf: (offer: string) => `Cost of ${offer}`,

  /** An amount that would be rounded to 0. */
  under: (one: string) => `under ${one}`,
  underAtStart: (one: string) => `Under ${one}`,
  lessThan: (amount: string, offer: string) => `${amount} less than ${offer}`,
  lessThanTwo: (amount: string, offer: string, secondAmount: string, secondOffer: string) =>
    `${amount} less than ${offer} and ${secondAmount} less than ${secondOffer}`,
  /** `less` is one of the two above; the subject stands above it, as a figure. */
  lessOver: (less: string, months: number, unit: TermUnit) => (
    <>
      <b>{less}</b>
      {` over the same ${sayTenure(months, unit)}.`}
    </>
  ),
  costSame: (offers: string) => `${offers} cost the same.`,
  costSameLess: (offers: string, less: string, months: number, unit: TermUnit) =>
    `${offers} cost the same, ${less} over the same ${sayTenure(months, unit)}.`,

  /** What the offer named before asks more at its start. */
  earnedBack: {
    fee: (month: number) => `Its higher fee is earned back after month ${month}.`,
    charges: (month: number) => `Its higher charges are earned back after month ${month}.`,
  },
  /** The same against one of two others. */
  earnedBackAgainst: {
    fee: (month: number, offer: string) =>
      `Its higher fee is earned back after month ${month} against ${offer}.`,
    charges: (month: number, offer: string) =>
      `Its higher charges are earned back after month ${month} against ${offer}.`,
  },
  earnedBackAgainstTwo: {
    fee: (month: number, offer: string, secondMonth: number, secondOffer: string) =>
      `Its higher fee is earned back after month ${month} against ${offer} and month ${secondMonth} against ${secondOffer}.`,
    charges: (month: number, offer: string, secondMonth: number, secondOffer: string) =>
      `Its higher charges are earned back after month ${month} against ${offer} and month ${secondMonth} against ${secondOffer}.`,
  },
  /** By what is lower, and by what is higher. */
  neverEarned: {
    rate: {
      fee: (offer: string) => `${offer}’s lower rate never earns back the higher fee.`,
      charges: (offer: string) => `${offer}’s lower rate never earns back the higher charges.`,
    },
    emi: {
      fee: (offer: string) => `${offer}’s lower EMI never earns back the higher fee.`,
      charges: (offer: string) => `${offer}’s lower EMI never earns back the higher charges.`,
    },
  },

  /** An offer that costs the same, and runs longer or shorter. */
  runsLonger: (offer: string, months: number, unit: TermUnit) =>
    `${offer} runs ${sayTenure(months, unit)} longer.`,
  runsShorter: (offer: string, months: number, unit: TermUnit) =>
    `${offer} runs ${sayTenure(months, unit)} shorter.`,
  /** An offer that costs more and runs longer, by what is the lowest in it. */
  longer: {
    nothing: (offer: string, months: number, unit: TermUnit, more: string) =>
      `${offer} runs ${sayTenure(months, unit)} longer and costs ${more} more.`,
    emi: (offer: string, months: number, unit: TermUnit, more: string) =>
      `${offer} has the lowest EMI, but it runs ${sayTenure(months, unit)} longer and costs ${more} more.`,
    apr: (offer: string, months: number, unit: TermUnit, more: string) =>
      `${offer} has the lowest APR, but it runs ${sayTenure(months, unit)} longer and costs ${more} more.`,
    both: (offer: string, months: number, unit: TermUnit, more: string) =>
      `${offer} has the lowest EMI and the lowest APR, but it runs ${sayTenure(months, unit)} longer and costs ${more} more.`,
  },
  shorter: {
    nothing: (offer: string, months: number, unit: TermUnit, more: string) =>
      `${offer} runs ${sayTenure(months, unit)} shorter but costs ${more} more.`,
    emi: (offer: string, months: number, unit: TermUnit, more: string) =>
      `${offer} has the lowest EMI, but it runs ${sayTenure(months, unit)} shorter and costs ${more} more.`,
    apr: (offer: string, months: number, unit: TermUnit, more: string) =>
      `${offer} has the lowest APR, but it runs ${sayTenure(months, unit)} shorter and costs ${more} more.`,
    both: (offer: string, months: number, unit: TermUnit, more: string) =>
      `${offer} has the lowest EMI and the lowest APR, but it runs ${sayTenure(months, unit)} shorter and costs ${more} more.`,
  },

  amountsDiffer: {
    noApr: 'The amounts differ, and no offer has an APR to compare.',
    one: (offer: string, apr: string) =>
      `The amounts differ, so compare the APR: ${offer} has the lowest, ${apr}.`,
    several: (offers: string, apr: string) =>
      `The amounts differ, so compare the APR: ${offers} have the lowest, ${apr}.`,
    /** Two offers that have the same amount and tenure. */
    pair: (cheaper: string, less: string, dearer: string) =>
      `${cheaper} costs ${less} less than ${dearer} at the same amount and tenure.`,
  },
  noApr: 'No APR',
  chargesAsLarge: 'The charges are as large as the loan, so there is no APR.',
  chargesAsLargeIn: (offers: string) =>
    `In ${offers} the charges are as large as the loan, so there is no APR.`,
  enterToCompare: (offer: string) => `Enter an amount and a tenure for ${offer} to compare it.`,
  /** Where others are a person's. */
  isInvented: (offer: string) =>
    `${offer} is an example: type what you were offered to compare it.`,
  /** Its name where only the name can say it. */
  exampleName: (offer: string) => `${offer} (example)`,
  tooLarge: (offer: string) =>
    `${offer} is too large to work out: at most 100 years and 40 digits.`,

  chart: {
    offerCost: (offer: string, cost: string) => `${offer} ${cost}`,
    /** `costs` are those above, with commas between. */
    description: (costs: string) => `Cost in all: ${costs}.`,
    interest: 'Interest',
  },
  lowest: 'lowest',

  sheet: {
    title: 'Offers',
    intro: 'Open one to change it.',
    amount: 'Loan amount',
    rate: 'Interest rate (% p.a.)',
    method: 'Rate is',
    methodNote: 'Flat: on the whole loan',
    tenure: 'Tenure',
    tenureIn: 'Tenure in',
    fee: 'Processing fee',
    feeNote: 'Percent or amount',
    feeIn: 'Fee in',
    gstOnFee: (percent: string) => `${percent}% GST on the fee`,
    other: 'Other charges',
    otherNote: 'Insurance, legal, valuation',
    asFirst: 'As in Offer A',
    sideBySide: 'Side by side',
    add: 'Add an offer',
    remove: 'Remove',
    removeOffer: (offer: string) => `Remove ${offer}`,
    removed: (offer: string) => `${offer} removed`,
    done: 'Done',
    note: 'APR counts all charges: the yearly rate on the money that reaches you. Cost in all is interest and charges.',
  },
  methods: { reducing: 'Reducing', flat: 'Flat' },
  tenureUnits: { years: 'Years', months: 'Months' },
  /** An offer in one line, with dots between. */
  summary: {
    emi: (emi: string) => (
      <>
        EMI <b>{emi}</b>
      </>
    ),
    flatRate: (rate: string) => `${rate} flat`,
    fee: (fee: string) => `fee ${fee}`,
  },
  results: {
    emi: 'Monthly EMI',
    totalInterest: 'Total Interest',
    charges: 'Charges',
    costInAll: 'Cost in all',
    youPayInAll: 'You pay in all',
    apr: 'APR',
  },

  howItWorks: {
    intro: 'How the APR is counted: the rate at which all instalments are worth what reaches you.',
    aprIs: (
      <>
        APR = 12 × <b>i</b>, where <b>i</b> is the one monthly rate that makes both sides equal.
      </>
    ),
    example: (offer: string) => `${offer} as an example`,
    reachesYou: (amount: string, charges: string, sign: string, net: string) =>
      `${amount} − ${charges} charges ${sign} ${net} reaches you`,
    emi: (emi: string) => `${emi}, the monthly EMI`,
    rateThatFits: 'The rate that fits',
    aMonth: (rate: string) => (
      <>
        <b>i</b> = {rate} a month
      </>
    ),
    costInAll: (interest: string, charges: string, sign: string, cost: string) => (
      <>
        {interest} interest + {charges} charges {sign} <b>{cost}</b>
      </>
    ),
  },

  /** What is copied and shared: a sentence for each offer. */
  copied: {
    name: 'Loan offers',
    start: 'Loan offers.',
    reducing: (amount: string, rate: string, tenure: string, unit: TermUnit) =>
      `${amount} at ${rate} for ${sayTypedTenure(tenure, unit)}`,
    flat: (amount: string, rate: string, tenure: string, unit: TermUnit) =>
      `${amount} at ${rate} flat for ${sayTypedTenure(tenure, unit)}`,
    feeWithGst: (fee: string) => `${fee} + GST`,
    offer: (offer: string, loan: string, fee: string) => `${offer}: ${loan}, fee ${fee}.`,
    offerWithOther: (offer: string, loan: string, fee: string, other: string) =>
      `${offer}: ${loan}, fee ${fee}, other charges ${other}.`,
    inAll: (offer: string) => `${offer} in all`,
  },

  export: {
    title: 'Loan offers side by side',
    tenure: 'Tenure (months)',
    feePercent: 'Processing fee (%)',
    yes: 'Yes',
    no: 'No',
    apr: 'APR (% p.a.)',
  },

  questions: (gstPercent: string, feeWithGst: string) => [
    {
      question: 'What is the APR of a loan?',
      answer: `The yearly rate on the money that really reaches you: the rate at which all instalments are worth the loan less all charges. Since ${sayDate(inForce(keyFactsLaw).from)} lenders in India state it in the Key Facts Statement of retail and small-business term loans.`,
    },
    {
      question: 'Why is the APR above the interest rate?',
      answer:
        'Fees come off the loan at the start, but you pay instalments on all of it. 20,000 at 15% for 24 months with 400 in charges leaves you 19,600, and the APR is 17.07%. Without charges, it is the rate itself. The shorter the loan, the more a fee weighs.',
    },
    {
      question: 'How do I compare a flat rate with a reducing one?',
      answer:
        'By the APR. A flat rate charges interest on the whole loan until its end, although you owe less every month: a flat 10% for 3 years is about as dear as 17.92% on the reducing balance, and for 5 years as 17.27%.',
    },
    {
      question: 'Is there GST on loan fees?',
      answer: `Yes, ${gstPercent}% on processing fees, and none on interest. Lenders often name the fee without it: 0.5% of 50,00,000 is 25,000, and ${feeWithGst} with GST. Insurance, legal and valuation charges go into other charges, with what tax they have.`,
    },
  ],
}
