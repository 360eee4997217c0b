import { sayDate, sayMonth } from '../../../core/language/dates'
import { decimalFrom } from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import {
  compositionOf,
  compositionOnPlatformsLaw,
  restaurantLaw,
  restaurantPercent,
} from '../../../core/rules/composition'
import { asOf, inForce } from '../../../core/rules/rule-on'

/** The Scheme view. */
export const schemeWords = {
  label: 'Scheme',
  heading: 'Composition or regular GST?',
  intro: 'What is left in a year under each, at the same price to your customers.',
  title: 'Composition or regular GST: what is left',
  description:
    'Composition, regular GST or not registered: what each leaves of a year, where they break even, and what you may choose. Exact, free, no ads.',

  business: 'Business',
  businesses: {
    goods: 'Trader or manufacturer',
    restaurant: 'Restaurant',
    services: 'Services',
  },
  fields: {
    setsLimits: 'sets the limits',
    sales: 'Sales a year',
    salesHelp: 'What customers pay: end customers with everything in it, businesses before GST',
    businessShare: 'Sold to businesses (%)',
    businessShareHelp: 'that take GST credit',
    gstRate: 'GST rate (%)',
    quickRates: 'Quick rates',
    purchases: 'Purchases (% of sales)',
    beforeGst: 'before GST',
    gstOnPurchases: 'GST on purchases (%)',
    expenses: 'Expenses with GST',
    aYearBeforeGst: 'a year, before GST',
    gstOnExpenses: 'GST on expenses (%)',
    otherCosts: 'Other costs',
    otherCostsHelp: 'a year: wages, rent without GST',
    otherStates: 'I sell to other states',
    platform: 'I sell through an online platform',
    notifiedGoods: 'I make ice cream, pan masala, tobacco, aerated water or bricks',
  },
  /** Goods without tax, and at other rates than the main one. */
  rates: {
    name: 'Several rates',
    untaxed: 'Sold without tax',
    untaxedHelp: 'of the sales above: goods that carry no GST',
    second: 'Sold at a second rate',
    secondRate: 'Second rate (%)',
    third: 'Sold at a third rate',
    thirdRate: 'Third rate (%)',
    ofSales: 'of the sales above',
    maker: 'I make what I sell',
    makerHelp: 'Then composition tax is on goods without tax, too. Traders pay none on them.',
    onAverage:
      'GST on purchases is the average of all you buy; what you buy without tax counts as 0. GST on expenses comes back for the part of your sales that is taxed.',
    tooMuch: (sales: string) => `That is more than the sales of a year: they count as ${sales}.`,
    allAt: (rate: string) => `All at ${rate}`,
    withoutTax: (sales: string) => `${sales} without tax`,
    at: (sales: string, rate: string) => `${sales} at ${rate}`,
  },
  more: {
    name: 'More',
    bookkeepingRegular: 'Bookkeeping, regular',
    bookkeepingComposition: 'Bookkeeping, composition',
    aYear: 'a year',
    compositionRate: 'Composition rate (%)',
    rateLaw: {
      goods: 'section 10(1), rule 7',
      restaurant: 'section 10(1), rule 7',
      services: 'section 10(2A), rule 7',
    },
    compositionLimit: 'Composition limit',
    limitLaw: {
      goods: 'Notification 14/2019',
      restaurant: 'Notification 14/2019',
      services: 'section 10(2A)',
    },
    registrationLimit: 'Registration limit',
    registrationLaw: {
      goods: 'Notification 10/2019',
      usual: 'section 22',
    },
    inputTaxBack: 'Input tax comes back',
    inputTaxLaw: 'A restaurant charges 5% without input tax: Notification 11/2017 (Rate).',
    summary: (rate: string, limit: string, registration: string) =>
      `Composition ${rate}, up to ${limit} · register above ${registration}`,
    summaryBookkeeping: (regular: string, composition: string) =>
      `bookkeeping ${regular} and ${composition}`,
    summaryNoInputTax: 'no input tax back',
    summaryInputTax: 'input tax comes back',
  },
  hints: {
    belowZero: 'Counted as 0: nothing here is below zero.',
    aboveAll: 'Counted as 100: more than all cannot go to businesses.',
  },

  assumptions:
    'An end customer pays the same either way. A business pays the same before GST, because it gets the tax back. You sell as much as before.',

  /** The names of the ways: as labels, and after `than`. */
  ways: { composition: 'Composition', regular: 'Regular', unregistered: 'Not registered' },
  than: { composition: 'composition', regular: 'regular', unregistered: 'not registered' },
  /** Who leaves something, in a sentence. */
  by: { composition: 'Composition', regular: 'Regular', unregistered: 'Not registered' },

  result: {
    leftOver: 'Left over a year',
    leavesMore: (way: string, amount: string, than: string) => (
      <>
        <b>{way}</b> leaves <b>{amount}</b> more than {than}.
      </>
    ),
    losesLess: (way: string, amount: string, than: string) => (
      <>
        <b>{way}</b> loses <b>{amount}</b> less than {than}.
      </>
    ),
    bothSame: 'Both leave the same.',
    allSame: 'All three leave the same.',
    twoSame: (one: string, other: string) => `${one} and ${other} leave the same.`,
    onlyRegular: 'Regular is the only way open to you.',
    noSales: 'Type what you sell in a year.',
    even: 'Even',
    difference: 'Difference',
    differenceNote: 'of the first two',
    creditPilesUp: 'More input tax than output tax: it comes back later or as a refund, if at all.',
    bar: {
      purchases: 'Purchases',
      expenses: 'Expenses',
      otherCosts: 'Others',
      bookkeeping: 'Bookkeeping',
      tax: 'Tax',
      gst: 'GST',
      left: 'Left over',
      lost: 'Loss',
    },
  },
  /** Why a way is not open. */
  reasons: {
    composition: {
      overLimit: (limit: string) => `Composition ends at ${limit}.`,
      otherStates: 'Composition sells within one state.',
      platformServices:
        'Services through a platform that collects TCS rule composition out; for restaurants ask your officer.',
      notifiedGoods: 'Makers of these goods may not choose composition.',
    },
    unregistered: {
      overLimit: (limit: string) => `Above ${limit} a year you must register.`,
      otherStates: 'Goods sold to another state need a registration.',
    },
  },
  breakEven: {
    purchases: 'Break-even purchases',
    businessShare: 'Break-even share of businesses',
    priceChange: 'Price change for regular',
    none: 'None',
    ofSalesToday: (today: string) => `of sales; today ${today}`,
    toLeaveSame: 'to leave the same',
    compositionAlways: 'Composition is better at any share.',
    regularAlways: 'Regular is better at any share.',
    unregisteredAlways: 'Not registered is better at any share.',
    noneToHundred: 'There is none from 0 to 100%.',
    noCredit: 'Purchases do not matter: no input tax comes back.',
    noGstOnPurchases: 'Purchases do not matter: they carry no GST.',
    noGstOnSales: 'There is no GST in your prices.',
    sharedExpenses:
      'Not counted with goods without tax: how much of the GST on expenses comes back hangs on it, too.',
  },

  sideBySide: {
    title: 'Side by side',
    intro: 'A year, in rupees.',
    row: 'Row',
    rows: {
      received: 'Customers pay',
      gst: 'GST in it',
      compositionTax: 'Composition tax',
      purchases: 'Purchases',
      expenses: 'Expenses',
      otherCosts: 'Other costs',
      bookkeeping: 'Bookkeeping',
    },
    leftOver: 'Left over',
    regular: 'GST of regular',
    outputGst: 'Output GST',
    inputTax: 'Input tax',
    gstToPay: 'GST to pay',
    note: 'Composition and not registered buy with the tax in the price.',
    noteNoCredit: 'No input tax comes back: every way buys with the tax in the price.',
    exportTitle: 'Composition or regular GST, side by side',
  },

  crossing: {
    title: 'Where they cross',
    composition: (
      <>
        of sales. Below it <b>composition</b> leaves more, above it <b>regular</b>: the more you
        buy, the more input tax composition loses.
      </>
    ),
    unregistered: (
      <>
        of sales. Below it <b>not registered</b> leaves more, above it <b>regular</b>: the more you
        buy, the more input tax is lost without a registration.
      </>
    ),
    closing: (share: string, price: string) => (
      <>
        At today’s purchases the two are even when <b>{share}</b> goes to businesses, or when
        regular prices are <b>{price}</b> higher.
      </>
    ),
    closingLower: (share: string, price: string) => (
      <>
        At today’s purchases the two are even when <b>{share}</b> goes to businesses, or when
        regular prices are <b>{price}</b> lower.
      </>
    ),
    closingPrice: (price: string) => (
      <>
        At today’s purchases the two are even when regular prices are <b>{price}</b> higher.
      </>
    ),
    closingPriceLower: (price: string) => (
      <>
        At today’s purchases the two are even when regular prices are <b>{price}</b> lower.
      </>
    ),
    leavesMore: {
      composition: 'Composition leaves more',
      regular: 'Regular leaves more',
      unregistered: 'Not registered leaves more',
    },
    axis: 'Left over against purchases in % of sales',
    today: (share: string) => `Today ${share}`,
    evenAt: (share: string) => `Even at ${share}`,
    at: (share: string) => `Purchases ${share}`,
    line: (way: string, from: string, to: string) => `${way} from ${from} to ${to}`,
    /** `lines` are those above, with commas between. */
    description: (lines: string) =>
      `Left over a year, as purchases go from 0% to 100% of sales: ${lines}.`,
    descriptionEven: (lines: string, share: string) =>
      `Left over a year, as purchases go from 0% to 100% of sales: ${lines}. Even at ${share}.`,
  },

  choose: {
    title: 'What you may choose',
    asOf: `Rules as of ${sayMonth(asOf)}.`,
    allowed: 'allowed',
    notAllowed: 'not allowed',
    composition: (limit: string) =>
      `up to ${limit} of sales in the year before, within one state, no tax on the bill. Choose it with CMP-02 by 31 March.`,
    regular: 'always, also below the limit',
    unregistered: {
      goods: (limit: string, state: string) => `goods up to ${limit} a year in ${state}`,
      usual: (limit: string, state: string) => `sales up to ${limit} a year in ${state}`,
    },
    sources: 'Why this number',
    compositionRate: (rate: string) => `Composition at ${rate}`,
    compositionRateLaw: {
      goods: (since: string) => `CGST Act, section 10(1), and CGST Rules, rule 7, since ${since}.`,
      restaurant: (since: string) =>
        `CGST Act, section 10(1), and CGST Rules, rule 7, since ${since}.`,
      services: (since: string) =>
        `CGST Act, section 10(2A), and CGST Rules, rule 7, since ${since}.`,
    },
    compositionLimit: (limit: string) => `Composition up to ${limit}`,
    compositionLimitLaw: {
      usual: (since: string) =>
        `Notification 14/2019-Central Tax, since ${since}. The sales of the year before count, of all of one PAN together.`,
      services: (since: string) =>
        `CGST Act, section 10(2A), since ${since}. The sales of the year before count, of all of one PAN together.`,
    },
    registrationLimit: (limit: string) => `Registration above ${limit}`,
    registrationLimitLaw: {
      goods: (since: string) =>
        `CGST Act, section 22, with Notification 10/2019-Central Tax, since ${since}, for those who sell goods alone.`,
      usual: (since: string) => `CGST Act, section 22, since ${since}.`,
    },
    own: 'Your own figure.',
    forbidden: 'Who may not choose composition',
    forbiddenLaw: (since: string) =>
      `CGST Act, section 10(2): sellers to other states, and makers of notified goods (Notifications 14/2019, 43/2019 and 4/2022-Central Tax, bricks since ${since}).`,
    platforms: 'Online platforms',
    platformsLaw: (since: string) =>
      `Goods within the state may go through them since ${since} (Notification 36/2023-Central Tax), services not. For restaurants on such a platform we found no clear rule: ask your officer.`,
    cmp02: 'CMP-02 by 31 March',
    cmp02Law: 'CGST Rules, rule 3(3): before the financial year begins.',
    otherStates: 'Goods to another state',
    otherStatesLaw: 'CGST Act, section 24: a registration from the first sale.',
    restaurant: (rate: string) => `Restaurants at ${rate} without input tax`,
    restaurantLaw: (since: string) =>
      `Notification 11/2017-Central Tax (Rate), since ${since}; ${inForce(restaurantLaw).inHotels.percent}% with input tax only in hotels with rooms above ${plainMoney(decimalFrom(inForce(restaurantLaw).inHotels.roomsAbove), '₹')}.`,
  },

  howItWorks: {
    intro: 'Composition against regular, with your numbers.',
    introRegular: 'What regular pays, with your numbers.',
    inPrices: 'Tax inside the prices of end customers',
    inPricesNote: 'Regular hands it over; composition keeps it.',
    compositionTax: 'Composition tax',
    creditLost: 'Credit lost',
    noCredit: 'No input tax comes back in either way: nothing is lost.',
    difference: 'The difference',
    bookkeepingNote: 'The last figure is what composition saves on bookkeeping.',
    bookkeepingMoreNote: 'The last figure is what composition costs more in bookkeeping.',
    toBusinesses: 'GST on sales to businesses',
    toBusinessesNote: 'They pay it on top and take it back.',
    inputTax: 'Input tax',
    noInputTax: 'No input tax comes back.',
    gstToPay: 'GST to pay',
  },

  copied: {
    name: 'Composition or regular GST',
    start: {
      goods: (state: string) => `Composition or regular GST: trader or manufacturer in ${state}`,
      restaurant: (state: string) => `Composition or regular GST: restaurant in ${state}`,
      services: (state: string) => `Composition or regular GST: services in ${state}`,
    },
    sales: (sales: string) => `sales of ${sales} a year`,
    businessShare: (share: string) => `${share} to businesses`,
    gstRate: (rate: string) => `${rate} GST`,
    purchases: (share: string, gst: string) => `purchases ${share} of sales with ${gst} GST`,
    expenses: (amount: string, gst: string) => `expenses ${amount} with ${gst} GST`,
    otherCosts: (amount: string) => `other costs ${amount}`,
    otherStates: 'also to other states',
    platform: 'through an online platform',
    notifiedGoods: 'a maker of notified goods',
    all: (parts: string) => `${parts}.`,
  },
  pictureCaption: (amount: string) => `Composition leaves ${amount} more than regular`,

  questions: [
    {
      question: 'Why does it compare what is left, not the tax?',
      answer:
        'Because the tax is not the cost. Composition pays little tax but buys with GST in the price and gets none of it back.',
    },
    {
      question: 'What do business customers change?',
      answer: `They take credit, so they compare prices before GST. On sales to them the GST costs regular nothing, while composition still pays ${compositionOf('goods').percent}% (restaurants ${compositionOf('restaurant').percent}%, services ${compositionOf('services').percent}%) and loses its credit.`,
    },
    {
      question: 'May a composition dealer sell online?',
      answer: `Goods within the state, yes, since ${sayDate(inForce(compositionOnPlatformsLaw).from)}. Services through a platform that collects TCS, no.`,
    },
    {
      question: 'Why does a restaurant often do better as regular?',
      answer: `Both pay ${restaurantPercent}%, and neither gets credit. But regular takes it out of the price, 5 ÷ 105, while composition pays ${compositionOf('restaurant').percent}% of all of it.`,
    },
  ],
}
