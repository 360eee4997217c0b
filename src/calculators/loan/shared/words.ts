import { countOf } from '../../../core/language/english'
import { languageWords } from '../../../core/language/words'
import { gstOnFeesPercent } from '../../../core/rules/gst-on-fees'

/** What several loan views say. */
export const loanWords = {
  loanAmount: 'Loan amount',
  interestRate: 'Interest rate (% p.a.)',
  rateHelp: 'On the reducing balance',
  rateHint: 'Typical rates are 0–30% p.a.',
  tenure: 'Tenure',
  tenureIn: 'Tenure in',
  tenureUnits: { years: 'Years', months: 'Months' },
  tenureHints: {
    years: 'Typical tenure is 1–40 years',
    months: 'Typical tenure is 12–480 months',
  },
  emis: (count: number) => countOf(count, 'EMI', 'EMIs'),
  gstOnFee: `${gstOnFeesPercent}% GST on the fee`,

  emi: 'EMI',
  totalInterest: 'Total Interest',
  totalPayment: 'Total Payment',
  /** There is no such rate. */
  none: 'None',
  /** Below their percentages, in pictures. */
  parts: { principal: 'principal', interest: 'interest' },
  totalAndInterest: 'Total and interest',

  firstEmi: {
    label: 'First EMI in (optional)',
    monthLabel: 'First EMI in, month',
    month: 'Month',
    yearLabel: 'First EMI in, year',
    year: 'Year',
    yearsOfTables: 'Years of the tables',
    kindsOfYears: { loan: 'Loan years', financial: 'Financial years (Apr–Mar)' },
  },

  schedule: {
    heads: { month: 'Month', principal: 'Principal', interest: 'Interest', balance: 'Balance' },
    total: 'Total',
    year: (year: number) => `Year ${year}`,
    caption: (months: number) => `Repayment schedule, all ${languageWords.months(months)}`,
    openYear: (months: number) => `${languageWords.months(months)}. Open a year to see its months.`,
    openWholeYear: (months: number, years: number) =>
      `${languageWords.months(months)} in ${languageWords.years(years)}. Open a year to see its months.`,
    openAll: 'Open all years',
    closeAll: 'Close all years',
    oneMonth: (month: number) => `Month ${month}`,
    monthsFromTo: (first: number, last: number) => `Months ${first} to ${last}`,
    show: 'Show full schedule',
    showYears: 'Show years only',
    printAll: (months: number) => `Print all ${languageWords.months(months)}`,
    notLoaded: 'The schedule could not be loaded. Check your connection and try again.',
  },

  financialYears: {
    caption: 'Financial years, April to March',
    year: 'Year',
  },

  export: {
    byFinancialYear: (title: string) => `${title} by financial year`,
    calendar: 'Calendar',
    financialYear: 'Financial year',
    months: 'Months',
    /** Calendar months. */
    fromTo: (first: string, last: string) => `${first} to ${last}`,
  },
}
