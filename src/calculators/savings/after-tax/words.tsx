import { sayDate } from '../../../core/language/dates'
import { countOf } from '../../../core/language/english'
import { languageWords } from '../../../core/language/words'
import { debtFundsLaw } from '../../../core/rules/income-tax'
import { inForce } from '../../../core/rules/rule-on'
import { type TaxFigures, taxFigures } from './tax-figures'

/** What the After tax view says. */
export const afterTaxWords = {
  label: 'After tax',
  heading: 'SIP after tax and inflation',
  intro: 'See what is left when you sell, and what it buys in today’s money.',
  title: 'SIP after tax and inflation: what is really left',
  description:
    'See what a SIP leaves after tax on every instalment, what that buys in today’s money, and your yearly return after tax. Free, without ads or sign-up.',

  monthly: 'Monthly amount',
  raised: 'Every year',
  lumpSum: 'Lump sum today',
  inflation: 'Inflation (%)',
  inflationHelp: 'How fast prices rise in a year',
  inflationHint: 'Typical inflation is 0–20% a year.',
  tax: 'Tax',
  taxes: { equity: 'Equity fund', flat: 'Flat rate', none: 'None' },
  /** Below the choice of a tax. */
  taxHelp: {
    equity: (figures: TaxFigures, asOf: string) =>
      `${figures.longTerm} above ${figures.exempt}, ${figures.shortTerm} up to a year, ${figures.cess} cess. As of ${asOf}`,
    otherCurrency: 'Rules for rupees. In another currency, choose Flat rate.',
    flat: 'One percentage of the whole gain, whenever you bought.',
    none: 'Nothing is taken from the gain.',
  },
  otherIncome: 'Other income of that year',
  otherIncomeHelp: `Under ${taxFigures.basicExemption} it lowers this tax. Empty: not counted`,
  flatRate: 'Flat rate (%)',
  flatRateHelp: 'Of the gain, cess included',
  flatRateHint: 'A tax is 0–100% of the gain.',
  caution:
    'Mutual fund returns go up and down. This is an estimate at a steady rate, sold all at once on the last day, before costs.',

  results: {
    afterTax: 'After tax',
    inTodaysMoney: "In today's money",
    maturityValue: 'Maturity Value',
    tax: 'Tax',
    invested: 'Total Invested',
    returns: 'Estimated Returns',
    yearlyReturn: 'Yearly return after tax',
  },
  /** After what is left: what it buys. */
  buys: (today: string) => (
    <>
      buys what <b>{today}</b> buys today
    </>
  ),
  pricesFallTooMuch: 'Prices cannot fall by 100% or more. Enter a higher inflation.',

  waterfall: {
    title: 'From what you put in to what it buys',
    invested: 'Invested',
    returns: 'Returns',
    rising: 'Rising prices',
    falling: 'Falling prices',
    /** A step of 0. */
    none: 'None',
    gain: (invested: string, returns: string, tax: string, afterTax: string, today: string) =>
      `${invested} invested brings ${returns}. After a tax of ${tax}, ${afterTax} is left, which buys what ${today} buys today.`,
    loss: (invested: string, lost: string, tax: string, afterTax: string, today: string) =>
      `${invested} invested loses ${lost}. After a tax of ${tax}, ${afterTax} is left, which buys what ${today} buys today.`,
  },

  threeReturns: {
    title: 'If the return is different',
    intro: 'Three what-ifs, three points apart. They are not a forecast.',
    nothing: 'There is nothing to compare yet.',
    rate: (percent: string) => `${percent} a year`,
    places: ['3 points less', 'your figure', '3 points more'],
  },

  taxTable: {
    title: 'The tax, line by line',
    intro: 'All is sold on the last day. Every instalment has its own gain and its own time.',
    nothing: 'There is nothing to tax yet.',
    otherCurrency:
      'These are rules for rupees. In another currency they count as if its amounts were rupees.',
    chooseFlat: 'Use a flat rate',
    columns: ['Held', 'Instalments', 'Gain', 'Rate', 'Tax'],
    /** The first column. */
    held: {
      all: 'All',
      overAYear: 'Over a year',
      upToAYear: 'Up to a year',
      surcharge: 'Surcharge',
      relief: 'Marginal relief',
      cess: 'Cess',
      total: 'Total',
    },
    /** The column of rates. */
    rates: {
      none: 'None',
      longTerm: (percent: string, exempt: string) => `${percent} above ${exempt}`,
      ofTheTax: (percent: string) => `${percent} of the tax`,
      ofAllAbove: (percent: string) => `${percent} of all above`,
      relief: 'At the threshold',
    },
    notes: {
      none: 'No tax is counted.',
      flat: 'A flat rate has neither cess nor exemption. A loss is not taxed.',
      equity: (figures: TaxFigures, asOf: string) =>
        `Counted as if you have no other gains that year. A surcharge comes on top by the income of the year, all gains included: ${figures.lowerSurcharge} of the tax above ${figures.lowerSurchargeAbove} of income, ${figures.higherSurcharge} above ${figures.higherSurchargeAbove}, less marginal relief. Rates as of ${asOf} (Income-tax Act, 2025, sections ${languageWords.and(figures.sections)}, and the yearly Finance Act); they may change before you sell.`,
      basicExemption: (figures: TaxFigures, shortTerm: string, longTerm: string) =>
        `Of the ${figures.basicExemption} of income that bear no tax in the new regime, your other income leaves some: ${shortTerm} of it comes off the gains up to a year, ${longTerm} off those over a year (residents; sections ${languageWords.and(figures.exemptionSections)}, which do not say the order).`,
      /** Where the law of the day of sale is known and not yet in force. */
      lawFrom: (day: string) =>
        `You sell when the law of ${day} is in force: it is counted by that.`,
      lumpSum: 'The lump sum is held like the first instalment.',
    },
  },

  howItWorks: {
    intro: 'With your numbers.',
    tax: 'The tax',
    taxThenPrices: 'The tax, then rising prices',
    taxThenPricesText: 'What is left after tax is divided by what prices rise to.',
    noTax: 'No tax is counted.',
    noGain: 'Without a gain there is no tax.',
    exempt: (exempt: string) => `The gain is not above the ${exempt} that are free.`,
    bothExempt: (basic: string, exempt: string) =>
      `The gain is not above what other income leaves of the ${basic} that bear no tax, and the ${exempt} that are free.`,
    basicExemption: (basic: string, free: string) =>
      `Other income does not use all of the ${basic} that bear no tax: ${free} of the gain is free, too.`,
    relief: (amount: string) =>
      `Marginal relief takes ${amount} off the surcharge, so that it is never more than what is above the threshold.`,
    untaxed: 'Nothing is taxed, so it is the return you expect.',
    searched: 'No formula gives it. It is searched until all you pay in grows to what is left:',
    monthTimes12: (percent: string) => `${percent} a month × 12`,
  },

  export: {
    title: 'SIP after tax: the tax, line by line',
    sheet: 'Tax line by line',
    annualReturn: 'Expected annual return (%)',
    duration: 'Duration (years)',
    taxedAs: 'Taxed as',
    yearlyReturn: 'Yearly return after tax (%)',
  },

  actions: 'SIP after tax and inflation',
  /** What is copied and shared: the plan in a list, the inflation last. */
  copied: {
    plan: (monthly: string, rate: string, years: string) =>
      `SIP after tax: ${monthly} a month at ${rate} a year for ${languageWords.years(years)}`,
    lumpSum: (amount: string) => `${amount} today`,
    equity: 'taxed as an equity fund',
    equityBeside: (income: string) => `taxed as an equity fund beside ${income} of other income`,
    flat: (percent: string) => `taxed at ${percent} of the gain`,
    none: 'not taxed',
    inflation: (percent: string) => `with ${percent} inflation.`,
  },
  pictureCaption: (today: string) => `buys what ${today} buys today`,

  questions: [
    {
      question: 'How are gains on equity funds taxed?',
      answer: `As of ${taxFigures.asOf}: ${taxFigures.longTerm} of the long-term gains above ${taxFigures.exempt} of a year, for units held more than ${countOf(taxFigures.longTermAfterMonths, 'month', 'months')}, and ${taxFigures.shortTerm} of the gain on units held up to ${countOf(taxFigures.longTermAfterMonths, 'month', 'months')}. A cess of ${taxFigures.cess} comes on top, and above ${taxFigures.lowerSurchargeAbove} of income a surcharge.`,
    },
    {
      question: 'When is there a surcharge, and what is marginal relief?',
      answer: `As of ${taxFigures.asOf}: where gains and other income are above ${taxFigures.lowerSurchargeAbove}, ${taxFigures.lowerSurcharge} of the tax comes on top, above ${taxFigures.higherSurchargeAbove} ${taxFigures.higherSurcharge}, never more. Marginal relief: what is above a threshold costs at most itself, before cess; short-term gains stand on top. Tax on the other income is not counted.`,
    },
    {
      question: 'Why is a part of a long SIP short-term?',
      answer: `Every instalment buys units of its own, with a time of its own. Whoever sells all after 10 years has held the last ${countOf(taxFigures.longTermAfterMonths, 'instalment', 'instalments')} for a year or less, so their gain is taxed at ${taxFigures.shortTerm}.`,
    },
    {
      question: 'Why not take inflation off the return?',
      answer:
        'Because growth and prices multiply. At 12% a year, which is 1% a month, 100 becomes 112.68 in a year, while what cost 100 costs 106 at 6% inflation. 112.68 ÷ 106 is 1.0630: you can buy 6.30% more. A return of 6%, counted the same way, would say 6.17%.',
    },
    {
      question: 'How is the yearly return counted?',
      answer:
        'We divide it by 12, as most SIP calculators do. 12% a year is 1% a month, which compounds to 12.68% in a year. How it is counted shows the maturity value in four ways.',
    },
    {
      question: 'Which tax do I choose for a debt fund?',
      answer: `Flat rate. Gains on debt fund units bought since ${sayDate(inForce(debtFundsLaw).from)} are taxed like other income, however long you hold them (as of ${taxFigures.asOf}). Enter the rate of your slab with its cess: 31.2 for 30%.`,
    },
  ],
}
