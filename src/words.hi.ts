import type { siteWords as english } from './words'

/** The names of the calculators in Hindi. */
export const siteWords: typeof english = {
  gst: 'GST',
  gstNote: 'दाम में GST जोड़ें या हटाएँ',
  percentage: 'प्रतिशत',
  percentageNote: 'हिस्सा, बदलाव और छूट',
  profitLoss: 'नफ़ा-नुकसान',
  profitLossNote: 'बिक्री पर मुनाफ़ा, मार्जिन, मार्कअप',
  selling: 'ई-कॉमर्स मुनाफ़ा',
  sellingNote: 'सारी फ़ीस के बाद क्या बचा',
  loan: 'लोन',
  loanNote: 'महीने की EMI और पूरा हिसाब',
  sip: 'SIP',
  sipNote: 'हर महीने के निवेश की बढ़त',
  stepUp: 'स्टेप-अप SIP',
  stepUpNote: 'हर साल बढ़ने वाली SIP',
  deposits: 'जमा',
  depositsNote: 'FD, RD, PPF कितने हो जाएँगे',

  moreCalculators: 'और कैलकुलेटर',
  questions: 'सवाल-जवाब',
}
