import { countOf, payment } from '../../../core/language/hindi'
import type { billPaymentsWords as english } from './words'

/** The payments of a bill in Hindi. */
export const billPaymentsWords: typeof english = {
  before:
    'यह बिल तब का है जब यहाँ भुगतान नहीं लिखे जाते थे: इसे न चुकता माना जाता है, न बाकी। पहला भुगतान लिखते ही हिसाब शुरू होगा।',
  counter:
    'जिस बिल पर खरीदार का नाम न हो, उसे दुकान पर ही चुकता माना जाता है। पैसे बाकी हों तो खरीदार का नाम लिखें।',
  date: 'तारीख',
  amount: 'रकम',
  how: 'कैसे',
  note: 'नोट',
  dateOf: (number) => `भुगतान ${number} की तारीख`,
  amountOf: (number) => `भुगतान ${number} की रकम`,
  howOf: (number) => `भुगतान ${number} कैसे हुआ`,
  noteOf: (number) => `भुगतान ${number} पर नोट`,
  remove: (number) => `भुगतान ${number} हटाएँ`,
  ways: { cash: 'नकद', upi: 'UPI', card: 'कार्ड', bank: 'बैंक', cheque: 'चेक' },
  noWay: 'नहीं लिखा',
  add: 'भुगतान लिखें',
  addBack: 'लौटाए पैसे लिखें',
  inFull: 'पूरा चुकता',
  noted: (amount) => `${amount} लिख लिए`,
  removed: 'भुगतान हट गया',
  full: (most) => `एक बिल पर ${countOf(most, payment)} ही आते हैं।`,
  negative: 'शून्य या उससे ज़्यादा रकम लिखें।',
  payable: 'चुकाने की रकम',
  credited: 'क्रेडिट नोट',
  paid: 'चुकाया',
  balance: 'बाकी',
  youOwe: 'आपको लौटाने हैं',
  creditPayable: 'वापस की रकम',
  paidBack: 'लौटाया',
  moreThanBill: (amount) => `बिल से ${amount} ज़्यादा हैं।`,
  moreThanNote: (amount) => `क्रेडिट नोट से ${amount} ज़्यादा हैं।`,
  cashLimit: (limit) =>
    `इनकम टैक्स कानून में एक दिन में एक आदमी से, या एक बिक्री पर, ${limit} या उससे ज़्यादा नकद लेना मना है।`,
}
