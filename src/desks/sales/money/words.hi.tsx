import { bill, countBefore, countOf, day } from '../../../core/language/hindi'
import { groupDigits } from '../../../core/money/group-digits'
import type { moneyWords as english } from './words'

/** The part about money in Hindi. */
export const moneyWords: typeof english = {
  owed: 'आपको लेने हैं',
  due: 'बाकी',
  partPaid: 'कुछ चुकाया',
  paid: 'चुकता',
  youOwe: 'आपको लौटाने हैं',
  bills: (bills) => countOf(bills, bill),

  caption: {
    both: (due, partPaid) => (
      <>
        <b>{groupDigits(String(due))}</b> बाकी बिल और <b>{groupDigits(String(partPaid))}</b> ऐसे बिल
        पर {partPaid === 1 ? 'जिसके' : 'जिनके'} कुछ पैसे आ चुके हैं, सभी महीने मिलाकर
      </>
    ),
    due: (due) => (
      <>
        <b>{groupDigits(String(due))}</b> बाकी बिल पर, सभी महीने मिलाकर
      </>
    ),
    partPaid: (partPaid) => (
      <>
        <b>{groupDigits(String(partPaid))}</b> ऐसे बिल पर {partPaid === 1 ? 'जिसके' : 'जिनके'} कुछ पैसे आ
        चुके हैं, सभी महीने मिलाकर
      </>
    ),
    openings: 'यहाँ रखे बिलों से पहले का बाकी',
    none: 'सभी महीने मिलाकर किसी पर कुछ बाकी नहीं है।',
  },

  howLong: 'कितने दिनों से बाकी है',
  counted: 'आखिरी तारीख से गिना गया है, और वह न हो तो बिल की तारीख से।',
  ages: {
    '0-30': '0 से 30 दिन',
    '31-60': '31 से 60 दिन',
    '61-90': '61 से 90 दिन',
    'over-90': '90 दिन से ज़्यादा',
  },
  reverseCharge: (tax) => `इसमें से ${tax} रिवर्स चार्ज का GST है: खरीदार इसे सरकार को देता है, आपको नहीं।`,
  unread: (payments) =>
    payments === 1
      ? '1 भुगतान की रकम पढ़ी नहीं जा सकी, इसलिए 0 मानी गई। ठीक करने के लिए बिल खोलें।'
      : `${payments} भुगतान की रकम पढ़ी नहीं जा सकी, इसलिए 0 मानी गई। ठीक करने के लिए बिल खोलें।`,

  reminder: {
    title: (name) => `${name} को याद दिलाएँ`,
    text: ({ name, sum, shop, bills, hasOpening, number, since, isAhead, upi }) => {
      const ofShop = shop ? `${shop} के ` : ''
      const when = isAhead ? `${since} तक चुकाना है` : `${since} से`
      const withBefore = bills > 0 ? `${countOf(bills, bill)} और पहले का बाकी` : 'पहले का बाकी'
      const on = hasOpening
        ? `${withBefore}, ${bills > 0 ? `सबसे पुराना ${when}` : when}`
        : bills === 1
          ? `${number ? `बिल ${number}` : '1 बिल'}, ${when}`
          : `${countOf(bills, bill)}, ${isAhead ? `पहला ${when}` : `सबसे पुराना ${when}`}`
      return [
        `${name} जी, ${ofShop}${sum} बाकी हैं: ${on}।`,
        ...(upi ? [`UPI से भुगतान ${upi} पर करें।`] : []),
        'धन्यवाद।',
      ].join(' ')
    },
    share: 'भेजें',
    copy: 'कॉपी करें',
    copied: 'संदेश कॉपी हो गया',
    notCopied: 'संदेश कॉपी नहीं हुआ। इंटरनेट जाँचकर फिर कोशिश करें।',
    showCode: 'UPI कोड दिखाएँ',
    hideCode: 'UPI कोड छिपाएँ',
    code: (sum, upi) => `UPI कोड: ${upi} को ${sum}`,
    scan: (sum) => `${sum} चुकाने के लिए किसी भी UPI ऐप से स्कैन करें।`,
    picture: 'upi-code.png',
    noUpi: 'बिल के पेज पर अपनी UPI ID लिखें, तो संदेश में यह भी होगा कि पैसे कहाँ भेजें।',
    choose: 'याद दिलाएँ',
    chooseOf: (name) => `याद दिलाएँ: ${name}`,
  },

  who: {
    title: 'किस पर कितना बाकी',
    intro: 'यहाँ रखे सभी बिलों पर, चाहे महीना कोई भी हो।',
    order: 'क्रम',
    orders: { largest: 'बड़ी रकम पहले', oldest: 'पुराना पहले' },
    csv: 'CSV',
    columns: ['क्र.', 'खरीदार', 'बिल', 'कब से', '0 से 30', '31 से 60', '61 से 90', '90 से ज़्यादा', 'बाकी'],
    walkIn: 'बिना नाम के ग्राहक',
    nothing: '–',
    range: (from, to, of) => `${groupDigits(String(of))} में से ${from} से ${groupDigits(String(to))}`,
    all: 'सब दिखाएँ',
    fewer: 'कम दिखाएँ',
    more: (count) => `${count} और दिखाएँ`,
    search: 'खरीदार खोजें',
    searchFor: 'नाम या GSTIN',
    notFound: 'कोई खरीदार नहीं मिला।',
    facts: (bills, since) => `${countOf(bills, bill)}, ${since} से`,
    youOweHim: 'आपको लौटाने हैं',
    less: (amount) => `लौटाने के ${amount} घटाकर`,
    total: 'कुल',
    empty: 'किसी पर कुछ बाकी नहीं है। जो बिल अभी चुकाया न गया हो, वह भुगतान लिखे जाने तक यहाँ दिखता है।',
    emptyBefore: 'कोई बिल बाकी नहीं लिखा है।',
  },

  bill: {
    noNumber: 'बिना नंबर का बिल',
    creditNote: (number) => `क्रेडिट नोट ${number}`,
    noteOnly: 'बिना नंबर का क्रेडिट नोट',
    date: (date) => `${date} का`,
    since: (date, days) => `${date} से बाकी, ${countOf(days, day)}`,
    ahead: (date) => `${date} तक चुकाना है`,
    state: { due: 'बाकी', 'part-paid': 'कुछ चुकाया', paid: 'चुकता' },
    youOwe: 'आपको लौटाने हैं',
    onlyTax: 'सिर्फ़ रिवर्स चार्ज का GST बचा है, जो खरीदार सरकार को देता है।',
    inFull: 'पूरा चुकता',
    inFullOf: (number) => `पूरा चुकता: ${number}`,
    note: 'भुगतान लिखें',
    noteOf: (number) => `भुगतान लिखें: ${number}`,
    open: 'बिल खोलें',
    openOf: (number) => `बिल खोलें: ${number}`,
    openNote: 'क्रेडिट नोट खोलें',
    openNoteOf: (number) => `क्रेडिट नोट खोलें: ${number}`,
    payBack: 'लौटाए पैसे लिखें',
    payBackOf: (number) => `लौटाए पैसे लिखें: क्रेडिट नोट ${number}`,
    reading: 'बिल पढ़े जा रहे हैं …',
    none: 'यहाँ अब कुछ बाकी नहीं है।',
    ofCustomer: (name) => `${name} के बिल`,
  },

  giveBack: {
    title: 'किसे लौटाने हैं',
    intro: (sum) => `क्रेडिट नोट और बिल से ज़्यादा भुगतान के ${sum} लौटाने हैं।`,
    overpaid: 'बिल से ज़्यादा भुगतान हुआ है। भुगतान बदलने के लिए बिल खोलें।',
  },

  noting: {
    button: 'भुगतान लिखें',
    title: 'भुगतान लिखें',
    titleBack: 'लौटाए पैसे लिखें',
    search: 'किसका बिल',
    searchFor: 'बिल नंबर या खरीदार',
    choose: 'चुनें',
    chooseOf: (number) => `चुनें: ${number}`,
    notFound: 'ऐसा कोई बाकी बिल नहीं मिला।',
    other: 'दूसरा बिल',
    balance: (sum) => `${sum} चुकाने हैं`,
    toGiveBack: (sum) => `${sum} लौटाने हैं`,
    save: 'भुगतान लिखें',
    saveBack: 'लिखें',
    close: 'बंद करें',
    moreThanBill: (sum) => `बिल से ${sum} ज़्यादा हैं।`,
    moreThanNote: (sum) => `जितने लौटाने हैं, उससे ${sum} ज़्यादा हैं।`,
    noted: (sum, number) => `${number} पर ${sum} लिख लिए`,
    undone: {
      kept: 'भुगतान फिर हट गया।',
      partly: 'भुगतान फिर हट गया।',
      changed: 'यह बाद में बदला गया है, इसलिए ऐसे ही रहने दिया।',
      gone: 'यह बिल बाद में मिटा दिया गया, और इसके भुगतान भी।',
    },
    failed: {
      gone: 'यह बिल मिटाया जा चुका है, इसलिए कुछ नहीं लिखा गया।',
      changed: 'यह इस बीच बदल गया है। देख लें कि कितना बाकी है।',
      most: (most) => `एक बिल पर ${most} भुगतान ही आते हैं, और इस पर उतने हैं। कुछ नहीं लिखा गया।`,
    },
    example: 'यह उदाहरण है। भुगतान आपके अपने बिलों पर लिखे जाते हैं।',
  },

  before: {
    title: 'पहले के बिल',
    count: (bills) => `पहले के ${countBefore(bills, bill)} पर भुगतान नहीं लिखा है।`,
    help: 'जब तक आप न बताएँ, इन्हें न चुकता माना जाता है, न बाकी। इसे वापस भी लाया जा सकता है।',
    allPaid: 'सब चुकता हैं',
    namedAreDue: 'जिन पर खरीदार का नाम है, वे बाकी हैं',
    leave: 'ऐसे ही रहने दें',
    writing: 'लिखा जा रहा है …',
    done: (bills) => `${countBefore(bills, bill)} का भुगतान लिख लिया गया`,
    doneDue: (bills) => `${countOf(bills, bill)} हिसाब में आ गए`,
    left: 'इन्हें ऐसे ही रहने दिया',
    undone: {
      kept: 'बिल पहले जैसे हो गए।',
      partly: 'बिल पहले जैसे हो गए, सिवाय उनके जो बाद में बदले गए।',
      changed: 'ये बाद में बदले गए हैं, इसलिए ऐसे ही रहने दिया।',
      gone: 'ये बिल बाद में मिटा दिए गए।',
    },
  },

  notMade: 'फ़ाइल नहीं बन सकी। इंटरनेट जाँचकर फिर कोशिश करें।',
  notLoaded: 'यह लोड नहीं हो सका। इंटरनेट जाँचकर फिर कोशिश करें।',

  print: {
    title: (shop) => (shop ? `${shop} के बाकी पैसे` : 'बाकी पैसे'),
    asOf: (date) => `${date} तक`,
  },
}
