import { countBefore, countOf, row, sku } from '../../core/language/hindi'
import type { settlementsWords as english } from './words'

/** The same in Hindi. */
export const settlementsWords: typeof english = {
  label: 'सेटलमेंट',
  heading: 'ऑर्डर से सच में कितना बचा',
  intro: 'भुगतान, फ़ीस, वापसी और टैक्स, जैसा मार्केटप्लेस बताता है।',
  title: 'सेटलमेंट: मार्केटप्लेस के ऑर्डर से कितना बचा',
  description:
    'Amazon, Flipkart और Meesho की भुगतान फ़ाइलें अपने डिवाइस पर पढ़ें: हर सामान का मुनाफ़ा, बाकी भुगतान, ग़लत फ़ीस, TCS, TDS। मुफ़्त, बिना अपलोड।',

  empty: {
    drop: 'अपनी फ़ाइलें यहाँ छोड़ें',
    choose: 'अपनी फ़ाइलें चुनें',
    formats: 'Amazon, Flipkart और Meesho की CSV, टेक्स्ट या Excel, 20 फ़ाइलों तक',
    chooseFiles: 'फ़ाइलें चुनें',
    pasteTitle: 'रिपोर्ट की लाइनें पेस्ट करें',
    tryExample: 'उदाहरण से आज़माएँ',
  },
  reads: {
    title: 'क्या पढ़ता है',
    money: 'भुगतान',
    moneyNote: 'Amazon ट्रांज़ैक्शन, Flipkart सेटल्ड ट्रांज़ैक्शन, Meesho भुगतान। इनमें से एक काफ़ी है।',
    orders: 'ऑर्डर और वापसी',
    ordersNote: 'किसका पैसा नहीं आया, क्या वापस आया और क्या नहीं।',
    tax: 'टैक्स रिपोर्ट',
    taxNote: 'MTR, बिक्री रिपोर्ट, Meesho की TCS फ़ाइलें: बिल की तारीख से GSTR-1, महीने के हिसाब से TCS।',
    costs: 'आपकी लागत',
    costsNote: 'SKU और लागत की लिस्ट। यह इसी डिवाइस पर रहती है, और बिक्री से मुनाफ़ा बताती है।',
  },

  pasted: 'पेस्ट की गई लाइनें',
  keptFiles: 'रखी हुई फ़ाइलें',
  notLoaded: 'यह लोड नहीं हो सका। इंटरनेट जाँचें और फिर कोशिश करें।',
  workedOut: (label, amount) => `हिसाब लग गया। ${label} ${amount}`,

  notices: {
    priceList: 'यह रेट लिस्ट है। इसे ‘कई प्रोडक्ट’ पढ़ता है।',
    toProducts: '‘कई प्रोडक्ट’ खोलें',
    summaryOnly: 'इस फ़ाइल में ऑर्डर वाली कोई शीट नहीं है।',
    unknown: 'यह Amazon, Flipkart या Meesho की भुगतान, ऑर्डर, वापसी या टैक्स की फ़ाइल नहीं है।',
    tooManyRows: 'इसके साथ 2,00,000 से ज़्यादा लाइनें हो जाएँगी। पहले कोई और फ़ाइल हटाएँ।',
    tooManyFiles: 'यहाँ पहले से 20 फ़ाइलें हैं। पहले एक हटाएँ।',
    noTotal: (kind, column) =>
      `${kind}, पर इसमें “${column}” कॉलम नहीं है। उसके बिना कुछ जाँचा नहीं जा सकता: फ़ाइल फिर से डाउनलोड करें।`,
    broken: 'पढ़ते समय गड़बड़ हो गई, और यह हमारी गलती है। इसे फिर से चुनें।',
    noWorkers: 'इस ब्राउज़र में फ़ाइल पढ़ी नहीं जा सकती। किसी दूसरे ब्राउज़र में, या इसी के नए वर्शन में आज़माएँ।',
    notLoaded: 'फ़ाइल पढ़ने वाला हिस्सा लोड नहीं हो सका। इंटरनेट जाँचें और फिर कोशिश करें।',
    keptUnreadable: 'इस डिवाइस पर रखी फ़ाइलें पढ़ी नहीं जा सकीं। उन्हें फिर से चुनें।',
    keptGone: 'इस डिवाइस पर रखी फ़ाइलें अब यहाँ नहीं हैं। उन्हें फिर से चुनें।',
    notForgotten: 'फ़ाइलें इस डिवाइस से हट नहीं सकीं, और अगली बार फिर यहाँ मिलेंगी।',
    costs: (taken) => `${countBefore(taken, sku)} की लागत इस डिवाइस पर रख ली गई है।`,
    costsInTab: (taken) =>
      `${countBefore(taken, sku)} की लागत पेज छोड़ने तक गिनी जाएगी: यह ब्राउज़र उसे रख नहीं सका।`,
    noCosts: 'यह लागत की लिस्ट है, पर इसकी कोई लागत पढ़ी नहीं गई।',
    costsUnread: (rows) => `${countOf(rows, row)} पढ़ी नहीं जा ${rows === 1 ? 'सकी' : 'सकीं'}।`,
  },

  kinds: {
    amazonTransactions: 'Amazon ट्रांज़ैक्शन',
    amazonOrders: 'Amazon के सारे ऑर्डर',
    amazonReturns: 'Amazon FBA वापसी',
    amazonTaxes: 'Amazon टैक्स रिपोर्ट (MTR)',
    flipkartSettled: 'Flipkart सेटल्ड ट्रांज़ैक्शन',
    flipkartProfit: 'Flipkart नफ़ा-नुकसान',
    flipkartSales: 'Flipkart बिक्री रिपोर्ट',
    meeshoPayments: 'Meesho भुगतान',
    meeshoOrders: 'Meesho ऑर्डर',
    meeshoReturns: 'Meesho वापसी',
    meeshoTaxes: 'Meesho टैक्स रिपोर्ट, बिक्री',
    meeshoTaxReturns: 'Meesho टैक्स रिपोर्ट, वापसी',
  },

  feeNames: {
    Commission: 'कमीशन',
    'Fixed fee': 'तय फ़ीस',
    'Collection fee': 'कलेक्शन फ़ीस',
    'Pick and pack fee': 'पिक और पैक फ़ीस',
    'Shipping fee': 'शिपिंग फ़ीस',
    'Reverse shipping fee': 'वापसी की शिपिंग फ़ीस',
    'No cost EMI fee reimbursement': 'बिना ब्याज EMI की फ़ीस वापसी',
    'Installation fee': 'इंस्टॉलेशन फ़ीस',
    'Tech visit fee': 'मैकेनिक विज़िट फ़ीस',
    'Uninstallation and packaging fee': 'खोलने और पैक करने की फ़ीस',
    'Customer add-ons recovery': 'ग्राहक ऐड-ऑन की वसूली',
    'Franchise fee': 'फ़्रैंचाइज़ फ़ीस',
    'Shopsy marketing fee': 'शॉप्सी मार्केटिंग फ़ीस',
    'Product cancellation fee': 'ऑर्डर रद्द होने की फ़ीस',
    Shipping: 'शिपिंग',
    'Return shipping': 'वापसी की शिपिंग',
    'Gold platform fee': 'गोल्ड प्लेटफ़ॉर्म फ़ीस',
    'Mall platform fee': 'मॉल प्लेटफ़ॉर्म फ़ीस',
    'Warehousing fee': 'गोदाम फ़ीस',
    'Other support services': 'दूसरी सपोर्ट सेवाएँ',
    'Selling fees': 'बिक्री फ़ीस',
    'FBA fees': 'FBA फ़ीस',
    'Shipping and other fees': 'शिपिंग और दूसरी फ़ीस',
    'Service Fee': 'सेवा फ़ीस',
    Adjustment: 'समायोजन',
    'FBA Inventory Fee': 'FBA स्टोरेज फ़ीस',
    'SAFE-T Reimbursement': 'SAFE-T मुआवज़ा',
    'Fulfilment Fee Refund': 'डिलीवरी फ़ीस की वापसी',
    'Shipping Services': 'शिपिंग सेवाएँ',
    'Referral Payments': 'रेफ़रल की रकम',
    'Compensation and Recovery': 'मुआवज़ा और वसूली',
  },

  copied: {
    said: (seller, ads) => `सेटलमेंट: ${seller}, ${ads}।`,
    sellers: {
      registered: 'रजिस्टर्ड',
      composition: 'कंपोज़िशन',
      unregistered: 'रजिस्टर्ड नहीं',
    },
    spreads: { sales: 'विज्ञापन बिक्री से', orders: 'विज्ञापन ऑर्डर से', none: 'विज्ञापन बँटा नहीं' },
    forgotten: 'सेटिंग फिर शुरू जैसी है',
  },

  results: {
    profit: 'मुनाफ़ा',
    sales: 'बिक्री, GST के बिना',
    fees: 'फ़ीस',
    cost: 'माल की लागत',
    settlement: 'सेटलमेंट',
  },
  caption: (kept, orders) => `${orders} में से ${kept} ऑर्डर पर, जो वापस नहीं आए`,

  questions: [
    {
      question: 'क्या मेरी फ़ाइलें अपलोड होती हैं?',
      answer:
        'नहीं। वे आपके डिवाइस पर पढ़ी जाती हैं और यहीं रहती हैं। पेज छोड़ने पर ऑर्डर और भुगतान भुला दिए जाते हैं, जब तक आप उन्हें इस डिवाइस पर न रखें।',
    },
    {
      question: 'कौन सी फ़ाइलें चाहिए?',
      answer:
        'Amazon, Flipkart या Meesho की भुगतान फ़ाइल काफ़ी है। ऑर्डर, वापसी और टैक्स की रिपोर्ट से यह भी दिखता है कि क्या बाकी है, क्या वापस आया और GSTR-1 में क्या जाएगा।',
    },
    {
      question: 'क्या TCS और TDS खर्च हैं?',
      answer:
        'नहीं। मार्केटप्लेस उन्हें आपके लिए रोकता है: TCS, GSTR-8 के बाद आपके GST कैश लेजर में आता है, TDS आपके आयकर में गिना जाता है। यहाँ का मुनाफ़ा दोनों से पहले का है।',
    },
    {
      question: 'मुनाफ़ा बैंक में आए पैसे जितना क्यों नहीं है?',
      answer:
        'बैंक में GST के साथ बिक्री आती है, जिसमें से GST के साथ फ़ीस, TCS और TDS कट जाते हैं। मुनाफ़े में वह GST नहीं गिना जाता जो आपका नहीं है, माल और पैकिंग की लागत घटती है, और TCS व TDS नहीं घटते, क्योंकि वे आपको वापस मिलते हैं।',
    },
    {
      question: 'अगर मार्केटप्लेस अपनी फ़ाइल बदल दे तो?',
      answer:
        'Amazon और Flipkart के फ़ॉर्मैट आखिरी बार अगस्त 2026 में देखे गए, Meesho का जून 2026 में। नया कॉलम या नई तरह की लाइन नाम से बताई जाती है और किसी मुनाफ़े में नहीं गिनी जाती; बिना कुल वाली भुगतान फ़ाइल का अंदाज़ा नहीं लगाया जाता, उसे लौटा दिया जाता है।',
    },
  ],
}
