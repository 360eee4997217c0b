import {
  countBefore,
  countOf,
  durationBefore,
  instalment,
  month,
  withdrawal,
} from '../../../core/language/hindi'
import type { savingsWords as english } from './words'

/** What the SIP views share, in Hindi. */
export const savingsWords: typeof english = {
  monthlyAmount: 'महीने की रकम',
  annualReturn: 'अनुमानित सालाना रिटर्न (%)',
  notGuaranteed: 'गारंटी नहीं',
  usualReturns: 'रिटर्न आम तौर पर 0 से 30% सालाना होता है (गारंटी नहीं)।',
  duration: 'अवधि (साल)',
  usualDuration: 'अवधि आम तौर पर 1 से 40 साल होती है।',
  counted: {
    instalment: (count) => countOf(count, instalment),
    withdrawal: (count) => countOf(count, withdrawal),
    month: (count) => countOf(count, month),
  },
  stepUp: {
    percent: 'सालाना स्टेप-अप (%)',
    amount: (symbol) => `सालाना स्टेप-अप (${symbol})`,
  },
  stepUpIn: 'स्टेप-अप किसमें',
  usualStepUps: 'स्टेप-अप आम तौर पर 0 से 20% सालाना होता है।',
  noStepUp: { percent: 'हर साल वही रकम', amount: 'हर साल वही रकम' },
  inSecondYear: (amount) => `साल 2 में हर महीने ${amount}`,
  raisedInSecondYear: 'दूसरे साल से बढ़ेगी',
  caution:
    'म्यूचुअल फ़ंड का रिटर्न घटता-बढ़ता रहता है। यह अंदाज़ा एक जैसी दर मानकर है, टैक्स और खर्च काटने से पहले का।',

  totalInvested: 'कुल निवेश',
  estimatedReturns: 'अनुमानित रिटर्न',
  maturityValue: 'मैच्योरिटी रकम',
  withoutStepUp: 'बिना स्टेप-अप',
  after: (months) => `${durationBefore(months)} बाद`,
  enterDuration: 'रकम देखने के लिए अवधि लिखें।',

  chart: {
    grows: (months, invested, value) =>
      `${countBefore(months, month)} में ${invested} का निवेश बढ़कर ${value} हो जाता है।`,
    comes: (months, invested, value) =>
      `${countBefore(months, month)} में ${invested} के निवेश से ${value} बनते हैं।`,
    sameFigures: 'यही आँकड़े ‘साल-दर-साल’ की तालिका में हैं।',
  },
  start: 'शुरुआत',
  inYear: (year) => `साल ${year}`,
  shortYear: {
    months: (months) => countOf(months, month).replace(' ', '\u00a0'),
    yearsMonths: (years, months) =>
      `${years}\u00a0साल ${countOf(months, month).replace(' ', '\u00a0')}`,
  },

  year: 'साल',
  sipAmount: 'SIP रकम',
  invested: 'निवेश',
  returns: 'रिटर्न',
  value: 'कुल रकम',
  sipYears: 'हर साल की SIP रकम, साल के अंत में निवेश और कुल रकम',

  lumpSumGrows: {
    optional: 'ज़रूरी नहीं',
    divide12: (month, year) => `ज़रूरी नहीं। हर महीने ${month} बढ़त, साल में ${year}`,
    effective: (year) => `ज़रूरी नहीं। साल में ${year} बढ़त`,
  },

  howItIsCounted: 'गिनती कैसे होती है',
  countedHere: 'महीने के शुरू में, दर ÷\u00a012 के हिसाब से। दूसरी साइटें अलग आँकड़ा क्यों दिखाती हैं?',
  fourWays: 'चार तरह की गिनती से मैच्योरिटी रकम',
  instalments: 'किस्त',
  andRate: (happens) => `${happens} और दर`,
  aMonth: 'हर महीने',
  waysOfCounting: {
    start: {
      divide12: 'महीने के शुरू में, दर ÷ 12',
      effective: 'महीने के शुरू में, असल सालाना दर',
    },
    end: {
      divide12: 'महीने के अंत में, दर ÷ 12',
      effective: 'महीने के अंत में, असल सालाना दर',
    },
  },
  thisPage: 'यह पेज',
  same: 'बराबर',
  more: (amount) => `${amount} ज़्यादा`,
  less: (amount) => `${amount} कम`,
  startEarnsToo: 'महीने के शुरू में दी गई किस्त उस महीने भी कमाती है।',
  effectiveRate:
    'असल सालाना दर वह है जो बारह महीने मिलाकर बनती है। हर महीने उसका बारहवाँ हिस्सा जोड़ें तो साल भर में उससे ज़्यादा बन जाता है।',

  paidAtStart: 'हर किस्त महीने के शुरू में दी जाती है और आखिर तक बढ़ती रहती है।',
  monthlyRate: (yearly, monthly) => `${yearly} ÷ 12 = ${monthly} हर महीने`,

  goOn: 'इसी रकम पर आगे',
  withdraw: 'निकासी',
  withdrawNote: (sum, rate, rise) =>
    `${sum} कब तक चलेंगे, या हर महीने कितना निकल सकता है: ${rate} सालाना रिटर्न पर, हर साल ${rise} ज़्यादा निकालते हुए। दोनों बदल सकते हैं।`,

  copiedStepUp: {
    level: 'हर साल वही रकम',
    more: (step) => `हर साल ${step} ज़्यादा`,
    less: (step) => `हर साल ${step} कम`,
  },
}
