import { bill, countBefore, countOf, payment } from '../../../core/language/hindi'
import { languageWords } from '../../../core/language/words'
import type { joiningWords as english } from './words'

/** The same in Hindi. */
export const joiningWords: typeof english = {
  imported: (parts) => `${parts}।`,
  added: (bills) => `${countOf(bills, bill)} जुड़ ${bills === 1 ? 'गया' : 'गए'}`,
  replaced: (bills) =>
    `${countBefore(bills, bill)} की जगह ${bills === 1 ? 'नया वर्शन आ गया' : 'नए वर्शन आ गए'}`,
  joined: (bills) => `${countBefore(bills, bill)} में दोनों तरफ़ के बदलाव मिल गए`,
  payments: (payments, bills) =>
    `${countBefore(bills, bill)} में ${countOf(payments, payment)} जुड़ ${payments === 1 ? 'गया' : 'गए'}`,
  known: (bills) => `${countOf(bills, bill)} पहले से ${bills === 1 ? 'है' : 'हैं'}`,
  kept: (bills) =>
    bills === 1 ? '1 बिल यहाँ ज़्यादा नया है, वैसा ही रहा' : `${bills} बिल यहाँ ज़्यादा नए हैं, वैसे ही रहे`,
  older: (versions) =>
    versions === 1 ? 'फ़ाइल का 1 पुराना वर्शन छोड़ा गया' : `फ़ाइल के ${versions} पुराने वर्शन छोड़े गए`,
  none: 'इस फ़ाइल में कोई बिल नहीं है।',
  cut: (texts) => `${texts} जगह लिखा हुआ बहुत लंबा था, इसलिए काटा गया।`,
  paymentsLeftOut: (payments, most) =>
    `${countOf(payments, payment)} ${payments === 1 ? 'छोड़ा गया' : 'छोड़े गए'}: एक बिल में ज़्यादा से ज़्यादा ${most} हो सकते हैं।`,
  differ: (bills) =>
    bills === 1
      ? '1 बिल अलग है; बाद वाला माना गया। दूसरा यहाँ एक बार दिखाया गया है।'
      : `${bills} बिल अलग हैं; बाद वाला माना गया। बाकी यहाँ एक बार दिखाए गए हैं।`,

  toDecide: (questions) => `तय करना है: ${questions}`,
  takeTheOther: 'दूसरा वाला लें',
  onePayment: 'एक भुगतान',
  twoPayments: 'दो भुगतान',
  renumber: (number) => `नंबर ${number} करें`,
  keepNumber: 'यही नंबर रखें',
  changedSince: 'यह बिल इसके बाद बदला गया। वह वैसा ही रहेगा।',
  done: 'हो गया',

  cells: {
    number: 'नंबर और प्रकार',
    date: 'तारीख',
    dueDate: 'चुकाने की आखिरी तारीख',
    buyerName: 'खरीदार का नाम',
    buyerAddress: 'खरीदार का पता',
    place: 'GSTIN और सप्लाई की जगह',
    delivery: 'डिलीवरी का पता',
    items: 'आइटम',
    prices: 'दाम का तरीका',
    rounding: 'राउंडिंग',
    discount: 'छूट',
    freight: 'भाड़ा',
    order: 'ऑर्डर नंबर',
    vehicle: 'गाड़ी नंबर',
    note: 'नोट',
    against: 'किस बिल पर है',
    cancelled: 'रद्द',
    more: 'बाकी जानकारी',
  },
  ownCounts: (cell, name, own, brought) =>
    `${name} में ${cell}: यहाँ का ‘${own}’ माना गया। फ़ाइल में ‘${brought}’ है।`,
  broughtCounts: (cell, name, own, brought) =>
    `${name} में ${cell}: फ़ाइल का ‘${brought}’ माना गया। यहाँ ‘${own}’ था।`,
  nothing: 'कुछ नहीं',
  noNumber: 'बिना नंबर का बिल',
  prices: { 'before-gst': 'GST से पहले', 'with-gst': 'GST के साथ' },
  untaxed: 'बिना टैक्स',
  rounding: { yes: 'पूरे रुपये में', no: 'पैसे तक' },
  reverseCharge: 'रिवर्स चार्ज',
  titles: {
    'Tax Invoice': 'टैक्स इनवॉइस',
    'Bill of Supply': 'बिल ऑफ़ सप्लाई',
    Estimate: 'एस्टीमेट',
    'Credit Note': 'क्रेडिट नोट',
  },

  ways: { cash: 'नकद', upi: 'UPI', card: 'कार्ड', bank: 'बैंक', cheque: 'चेक' },
  isOnePayment: (name, own, brought) =>
    own === brought
      ? `${name}: ${own} यहाँ भी लिखा है और फ़ाइल में भी: एक भुगतान है या दो?`
      : `${name}: यहाँ ${own} लिखा है, फ़ाइल में ${brought}: एक भुगतान है या दो?`,
  isOneNow: (name, payment) => `${name}: एक भुगतान माना गया, ${payment}।`,

  isCancelledAndPaid: (name, paid) => `${name} रद्द है, मगर उस पर ${paid} चुकाया हुआ लिखा है।`,
  isNotCancelled: (name, paid) => `${name} अब रद्द नहीं है, और उस पर ${paid} चुकाया हुआ है।`,
  undoCancelling: 'रद्द करना वापस लें',
  cancelAgain: 'फिर से रद्द करें',
  areNotesAbove: (name, credited, total, notes) =>
    `${name} के क्रेडिट नोट मिलाकर ${credited} के हैं, जबकि बिल ${total} का है: ${languageWords.and(notes)}।`,
  cancelNote: (note) => `${note} रद्द करें`,
  isNoteCancelled: (note) => `${note} रद्द है।`,
  whyNoteCancelled: 'बिल पर जितना बाकी था, उससे ज़्यादा',

  numberTwice: (number, bills) =>
    `${number} ${bills.length === 2 ? 'दो' : bills.length} बिलों पर है: ${bills.join(' और ')}।`,
  here: (amount) => `${amount} (यहाँ)`,
  inFile: (amount) => `${amount} (फ़ाइल में)`,
  canBe: (twice, amount, next) => `${twice} ${amount} वाले बिल का नंबर ${next} हो सकता है।`,
  isNow: (amount, number) => `${amount} वाले बिल का नंबर अब ${number} है।`,
}
