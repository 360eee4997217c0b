import { countOf, creditNote, payment } from '../../../core/language/hindi'
import { languageWords } from '../../../core/language/words'
import type { billDocumentsWords as english } from './words'

/** Credit notes, cancelled bills and bills of returns that were filed, in Hindi. */
export const billDocumentsWords: typeof english = {
  creditNote: 'क्रेडिट नोट',
  cancelBill: 'बिल रद्द करें',
  cancelNote: 'क्रेडिट नोट रद्द करें',

  credit: {
    title: (said) => `${said} पर क्रेडिट नोट`,
    thisBill: 'इस बिल',
    what: 'कितना वापस करना है',
    all: 'पूरा बिल',
    allLeft: 'जो बाकी है, सब',
    oneAmount: 'एक रकम',
    some: 'चुने हुए आइटम',
    amount: 'रकम',
    amountWithGst: 'रकम, GST सहित',
    amountOf: (name) => `${name} पर घटाने की रकम`,
    moreThanLeft: (left) => `वापस करने को सिर्फ़ ${left} बाकी है।`,
    noAmount: 'शून्य से ज़्यादा रकम लिखें।',
    item: (number) => `आइटम ${number}`,
    quantityOf: (name) => `${name} की मात्रा`,
    ofQuantity: (quantity) => `${quantity} में से`,
    moreThanOnBill: (quantity) => `बिल पर मात्रा ${quantity} ही है।`,
    noQuantity: 'शून्य से ज़्यादा मात्रा लिखें।',
    discountShared: 'बिल की छूट का हिस्सा घट जाता है। भाड़ा सिर्फ़ पूरे बिल के साथ वापस होता है।',
    reason: 'वजह',
    reasons: {
      'Goods returned': 'माल वापस आया',
      'Price or tax too high': 'दाम या टैक्स ज़्यादा लग गया',
      'Goods or service deficient': 'माल या सेवा में कमी',
      'Discount after the sale': 'बिक्री के बाद की छूट',
    },
    noReason: 'नहीं चुनी',
    sum: (credited, of) => `${of} में से ${credited} वापस हो रहे हैं।`,
    already: (notes, sum) => `${languageWords.and(notes)} से ${sum} पहले ही वापस हो चुके हैं।`,
    nothingChosen: 'कोई आइटम चुनें।',
    make: 'क्रेडिट नोट बनाएँ',
    notNow: 'अभी नहीं',
    made: (number) => `क्रेडिट नोट ${number}`,
    late: (lastDay) => `GSTR-1 में यह क्रेडिट नोट अब नहीं आएगा: इसकी आखिरी तारीख ${lastDay} थी।`,
  },

  against: (number, date) => `बिल ${number} (${date}) पर क्रेडिट नोट`,
  aboveBill: (note, left) =>
    `यह नोट ${note} का है, जबकि इसके बिल पर वापस करने को सिर्फ़ ${left} बाकी है।`,
  againstUnknown: 'क्रेडिट नोट। यह किस बिल पर है, यह पता नहीं।',
  openBill: 'वह बिल खोलें',

  estimate: {
    makeBill: 'बिल बनाएँ',
    makeAnother: 'एक और बिल बनाएँ',
    made: (number) => (number ? `एस्टीमेट से बिल ${number} बना` : 'एस्टीमेट से बिल बना'),
    from: (number, date) => `एस्टीमेट ${number} (${date}) से बना`,
    into: (number, date) => `इस एस्टीमेट से बिल ${number} (${date}) बना`,
    open: 'वह एस्टीमेट खोलें',
  },

  cancel: {
    title: (said) => `${said} रद्द करें`,
    what: 'नंबर इसी बिल का रहेगा, और बिल यहीं रहेगा, ‘रद्द’ की छाप के साथ। यह किसी हिसाब में नहीं गिना जाएगा।',
    why: 'रद्द करने की वजह',
    noReason: 'कुछ शब्दों में लिखें कि बिल क्यों रद्द हो रहा है।',
    cancel: 'रद्द करें',
    keep: 'रहने दें',
    done: (said) => `${said} रद्द हो गया`,
    undone: 'अब रद्द नहीं है',
    hasPayments: 'इस बिल पर भुगतान लिखा है, इसलिए यह रद्द नहीं हो सकता। इसकी जगह क्रेडिट नोट बनाएँ।',
    notePaid: 'इस क्रेडिट नोट के पैसे लौटाए जा चुके हैं, इसलिए यह रद्द नहीं हो सकता।',
    hasNotes: (notes) =>
      `इस बिल पर ${countOf(notes, creditNote)} ${notes === 1 ? 'है' : 'हैं'}, इसलिए यह रद्द नहीं हो सकता। बाकी रकम के लिए एक और क्रेडिट नोट बनाएँ।`,
  },
  cancelledOn: (date, why) => `${date} को रद्द: ${why}`,
  undoCancelling: 'रद्द करना वापस लें',

  remove: {
    title: (said) => `${said}: बिल मिटाना है?`,
    gap: 'इसके बाद के नंबर दूसरे बिलों पर हैं, इसलिए बीच का यह नंबर गायब हो जाएगा। रद्द किए बिल का नंबर बना रहता है।',
    cancel: 'मिटाएँ नहीं, रद्द करें',
    anyway: 'फिर भी मिटाएँ',
    keep: 'रहने दें',
  },

  filed: {
    said: (period) => `यह बिल ${period} के उस GSTR-1 में है जिस पर फ़ाइल होने का निशान है।`,
    without: (period) =>
      `${period} के GSTR-1 पर फ़ाइल होने का निशान है, और यह उसमें नहीं है। दूसरी तारीख चुनें, या इसे पोर्टल पर जोड़ें: GSTR-3B भरने से पहले GSTR-1A से, उसके बाद अगले GSTR-1 में।`,
    quarter: (from, to) => `${from} से ${to}`,
    change: 'फिर भी बदलें',
    makeNote: 'क्रेडिट नोट बनाएँ',
  },

  backToSales: 'बिक्री पर लौटें',
  gone: 'जो बिल खोलना था, वह अब इस डिवाइस पर नहीं है।',
  payments: {
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
  },
}
