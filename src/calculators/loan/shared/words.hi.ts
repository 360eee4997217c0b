import { countOf, emi, month, year } from '../../../core/language/hindi'
import { gstOnFeesPercent } from '../../../core/rules/gst-on-fees'
import type { loanWords as english } from './words'

/** What several loan views say, in Hindi. */
export const loanWords: typeof english = {
  loanAmount: 'लोन की रकम',
  interestRate: 'ब्याज दर (% सालाना)',
  rateHelp: 'बची हुई रकम पर',
  rateHint: 'दर आम तौर पर 0 से 30% सालाना होती है',
  tenure: 'अवधि',
  tenureIn: 'अवधि किसमें',
  tenureUnits: { years: 'साल', months: 'महीने' },
  tenureHints: {
    years: 'अवधि आम तौर पर 1 से 40 साल होती है',
    months: 'अवधि आम तौर पर 12 से 480 महीने होती है',
  },
  emis: (count) => countOf(count, emi),
  gstOnFee: `फ़ीस पर ${gstOnFeesPercent}% GST`,

  emi: 'EMI',
  totalInterest: 'कुल ब्याज',
  totalPayment: 'कुल भुगतान',
  none: 'कोई नहीं',
  parts: { principal: 'मूलधन', interest: 'ब्याज' },
  totalAndInterest: 'कुल और ब्याज',

  firstEmi: {
    label: 'पहली EMI कब (ज़रूरी नहीं)',
    monthLabel: 'पहली EMI, महीना',
    month: 'महीना',
    yearLabel: 'पहली EMI, साल',
    year: 'साल',
    yearsOfTables: 'तालिका में कौन-से साल',
    kindsOfYears: { loan: 'लोन के साल', financial: 'वित्त वर्ष (अप्रैल से मार्च)' },
  },

  schedule: {
    heads: { month: 'महीना', principal: 'मूलधन', interest: 'ब्याज', balance: 'बकाया' },
    total: 'कुल',
    year: (count) => `साल ${count}`,
    caption: (months) => `किस्तों का हिसाब, सभी ${countOf(months, month)}`,
    openYear: (months) => `कुल ${countOf(months, month)}। महीने देखने के लिए कोई साल खोलें।`,
    openWholeYear: (months, years) =>
      `${countOf(years, year)}, कुल ${countOf(months, month)}। महीने देखने के लिए कोई साल खोलें।`,
    openAll: 'सब साल खोलें',
    closeAll: 'सब साल बंद करें',
    oneMonth: (count) => `महीना ${count}`,
    monthsFromTo: (first, last) => `महीने ${first} से ${last}`,
    show: 'पूरा हिसाब दिखाएँ',
    showYears: 'सिर्फ़ साल दिखाएँ',
    printAll: (months) => `सभी ${countOf(months, month)} प्रिंट करें`,
    notLoaded: 'किस्तों का हिसाब लोड नहीं हो सका। इंटरनेट जाँचें और फिर कोशिश करें।',
  },

  financialYears: {
    caption: 'वित्त वर्ष, अप्रैल से मार्च',
    year: 'साल',
  },

  export: {
    byFinancialYear: (title) => `${title}, हर वित्त वर्ष का`,
    calendar: 'कैलेंडर',
    financialYear: 'वित्त वर्ष',
    months: 'महीने',
    fromTo: (first, last) => `${first} से ${last}`,
  },
}
