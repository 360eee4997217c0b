import { sayDate, sayMonth } from '../../../core/language/dates'
import { decimalFrom } from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import {
  compositionOf,
  compositionOnPlatformsLaw,
  restaurantLaw,
  restaurantPercent,
} from '../../../core/rules/composition'
import { asOf, inForce } from '../../../core/rules/rule-on'
import type { schemeWords as english } from './words'

/** The Scheme view in Hindi. */
export const schemeWords: typeof english = {
  label: 'स्कीम',
  heading: 'कंपोज़िशन या रेगुलर GST?',
  intro: 'ग्राहक के लिए दाम वही रहें, तो किस तरीके में साल भर में कितना बचता है।',
  title: 'कंपोज़िशन या रेगुलर GST: कितना बचता है',
  description:
    'कंपोज़िशन, रेगुलर GST या बिना रजिस्ट्रेशन: साल भर में किसमें कितना बचता है, बराबरी कहाँ है और आप क्या चुन सकते हैं। सही हिसाब, मुफ़्त, बिना विज्ञापन।',

  business: 'कारोबार',
  businesses: {
    goods: 'माल बेचना या बनाना',
    restaurant: 'रेस्टोरेंट',
    services: 'सेवाएँ',
  },
  fields: {
    setsLimits: 'इसी से सीमा तय होती है',
    sales: 'साल की बिक्री',
    salesHelp: 'ग्राहक जितना देते हैं: आम ग्राहक सब कुछ मिलाकर, कारोबारी ग्राहक बिना GST',
    businessShare: 'कारोबारियों को बिक्री (%)',
    businessShareHelp: 'जो GST क्रेडिट लेते हैं',
    gstRate: 'GST दर (%)',
    quickRates: 'आम दरें',
    purchases: 'खरीद (बिक्री का %)',
    beforeGst: 'बिना GST',
    gstOnPurchases: 'खरीद पर GST (%)',
    expenses: 'GST वाले खर्च',
    aYearBeforeGst: 'साल भर के, बिना GST',
    gstOnExpenses: 'खर्च पर GST (%)',
    otherCosts: 'दूसरे खर्च',
    otherCostsHelp: 'साल भर के: वेतन, बिना GST का किराया',
    otherStates: 'मेरी बिक्री दूसरे राज्यों में भी है',
    platform: 'मेरी बिक्री ऑनलाइन प्लेटफ़ॉर्म से होती है',
    notifiedGoods: 'मेरे यहाँ आइसक्रीम, पान मसाला, तंबाकू, सोडा-कोल्ड ड्रिंक या ईंटें बनती हैं',
  },
  rates: {
    name: 'कई दरें',
    untaxed: 'बिना टैक्स की बिक्री',
    untaxedHelp: 'ऊपर की बिक्री में से: जिस माल पर GST नहीं लगता',
    second: 'दूसरी दर पर बिक्री',
    secondRate: 'दूसरी दर (%)',
    third: 'तीसरी दर पर बिक्री',
    thirdRate: 'तीसरी दर (%)',
    ofSales: 'ऊपर की बिक्री में से',
    maker: 'माल मेरे यहाँ बनता है',
    makerHelp: 'तब कंपोज़िशन टैक्स बिना टैक्स के माल पर भी लगता है। सिर्फ़ बेचने वालों को उस पर नहीं लगता।',
    onAverage:
      'खरीद पर GST पूरी खरीद का औसत है; बिना टैक्स की खरीद 0 गिनी जाती है। खर्च का GST बिक्री के उतने हिस्से का वापस मिलता है, जिस पर टैक्स है।',
    tooMuch: (sales) => `यह साल की बिक्री से ज़्यादा है: बिक्री ${sales} गिनी गई।`,
    allAt: (rate) => `सब ${rate} पर`,
    withoutTax: (sales) => `${sales} बिना टैक्स`,
    at: (sales, rate) => `${sales} पर ${rate}`,
  },
  more: {
    name: 'और',
    bookkeepingRegular: 'बही-खाते का खर्च, रेगुलर',
    bookkeepingComposition: 'बही-खाते का खर्च, कंपोज़िशन',
    aYear: 'साल भर का',
    compositionRate: 'कंपोज़िशन दर (%)',
    rateLaw: {
      goods: 'धारा 10(1), नियम 7',
      restaurant: 'धारा 10(1), नियम 7',
      services: 'धारा 10(2A), नियम 7',
    },
    compositionLimit: 'कंपोज़िशन की सीमा',
    limitLaw: {
      goods: 'अधिसूचना 14/2019',
      restaurant: 'अधिसूचना 14/2019',
      services: 'धारा 10(2A)',
    },
    registrationLimit: 'रजिस्ट्रेशन की सीमा',
    registrationLaw: {
      goods: 'अधिसूचना 10/2019',
      usual: 'धारा 22',
    },
    inputTaxBack: 'इनपुट टैक्स वापस मिलता है',
    inputTaxLaw: 'रेस्टोरेंट बिना इनपुट टैक्स के 5% लगाता है: अधिसूचना 11/2017 (दर)।',
    summary: (rate, limit, registration) =>
      `कंपोज़िशन ${rate}, ${limit} तक · ${registration} से ऊपर रजिस्ट्रेशन`,
    summaryBookkeeping: (regular, composition) => `बही-खाता ${regular} और ${composition}`,
    summaryNoInputTax: 'इनपुट टैक्स वापस नहीं',
    summaryInputTax: 'इनपुट टैक्स वापस मिलता है',
  },
  hints: {
    belowZero: '0 माना गया: यहाँ कुछ भी शून्य से कम नहीं होता।',
    aboveAll: '100 माना गया: कारोबारियों को कुल बिक्री से ज़्यादा नहीं बिक सकता।',
  },

  assumptions:
    'आम ग्राहक हर तरीके में उतना ही देता है। कारोबारी ग्राहक बिना GST उतना ही देता है, क्योंकि टैक्स उसे वापस मिल जाता है। बिक्री पहले जितनी ही रहती है।',

  ways: { composition: 'कंपोज़िशन', regular: 'रेगुलर', unregistered: 'रजिस्टर्ड नहीं' },
  than: {
    composition: 'कंपोज़िशन',
    regular: 'रेगुलर',
    unregistered: 'बिना रजिस्ट्रेशन',
  },
  by: {
    composition: 'कंपोज़िशन में',
    regular: 'रेगुलर में',
    unregistered: 'बिना रजिस्ट्रेशन',
  },

  result: {
    leftOver: 'साल भर में बचत',
    leavesMore: (way, amount, than) => (
      <>
        <b>{way}</b> {than} के मुकाबले <b>{amount}</b> ज़्यादा बचते हैं।
      </>
    ),
    losesLess: (way, amount, than) => (
      <>
        <b>{way}</b> {than} के मुकाबले <b>{amount}</b> कम नुकसान होता है।
      </>
    ),
    bothSame: 'दोनों में बराबर बचता है।',
    allSame: 'तीनों में बराबर बचता है।',
    twoSame: (one, other) => `${one} और ${other}: दोनों में बराबर बचता है।`,
    onlyRegular: 'आपके लिए सिर्फ़ रेगुलर का रास्ता खुला है।',
    noSales: 'साल भर की बिक्री लिखें।',
    even: 'बराबर',
    difference: 'फ़र्क',
    differenceNote: 'पहले दोनों का',
    creditPilesUp: 'इनपुट टैक्स आउटपुट टैक्स से ज़्यादा है: वह बाद में या रिफ़ंड से वापस मिलता है, अगर मिले तो।',
    bar: {
      purchases: 'खरीद',
      expenses: 'खर्च',
      otherCosts: 'दूसरे',
      bookkeeping: 'बही-खाता',
      tax: 'टैक्स',
      gst: 'GST',
      left: 'बचत',
      lost: 'नुकसान',
    },
  },
  reasons: {
    composition: {
      overLimit: (limit) => `कंपोज़िशन ${limit} तक ही मिलता है।`,
      otherStates: 'कंपोज़िशन में बिक्री एक ही राज्य के अंदर होती है।',
      platformServices:
        'TCS काटने वाले प्लेटफ़ॉर्म से सेवाएँ बेचने पर कंपोज़िशन नहीं मिलता; रेस्टोरेंट के लिए अपने अधिकारी से पूछें।',
      notifiedGoods: 'ये सामान बनाने वाले कंपोज़िशन नहीं चुन सकते।',
    },
    unregistered: {
      overLimit: (limit) => `साल में ${limit} से ऊपर रजिस्ट्रेशन ज़रूरी है।`,
      otherStates: 'दूसरे राज्य में माल बेचने के लिए रजिस्ट्रेशन ज़रूरी है।',
    },
  },
  breakEven: {
    purchases: 'बराबरी की खरीद',
    businessShare: 'कारोबारियों का बराबरी का हिस्सा',
    priceChange: 'रेगुलर में दाम का बदलाव',
    none: 'कोई नहीं',
    ofSalesToday: (today) => `बिक्री का; आज ${today}`,
    toLeaveSame: 'ताकि बराबर बचे',
    compositionAlways: 'हिस्सा कितना भी हो, कंपोज़िशन बेहतर है।',
    regularAlways: 'हिस्सा कितना भी हो, रेगुलर बेहतर है।',
    unregisteredAlways: 'हिस्सा कितना भी हो, बिना रजिस्ट्रेशन बेहतर है।',
    noneToHundred: '0 से 100% के बीच ऐसा कोई हिस्सा नहीं है।',
    noCredit: 'खरीद से फ़र्क नहीं पड़ता: इनपुट टैक्स वापस नहीं मिलता।',
    noGstOnPurchases: 'खरीद से फ़र्क नहीं पड़ता: उस पर GST नहीं है।',
    noGstOnSales: 'आपके दाम में GST नहीं है।',
    sharedExpenses:
      'बिना टैक्स के माल के साथ यह नहीं गिना जाता: खर्च का कितना GST वापस मिलेगा, वह भी इसी पर टिका है।',
  },

  sideBySide: {
    title: 'आमने-सामने',
    intro: 'साल भर का, रुपयों में।',
    row: 'लाइन',
    rows: {
      received: 'ग्राहक देते हैं',
      gst: 'उसमें GST',
      compositionTax: 'कंपोज़िशन टैक्स',
      purchases: 'खरीद',
      expenses: 'खर्च',
      otherCosts: 'दूसरे खर्च',
      bookkeeping: 'बही-खाता',
    },
    leftOver: 'बचत',
    regular: 'रेगुलर का GST',
    outputGst: 'आउटपुट GST',
    inputTax: 'इनपुट टैक्स',
    gstToPay: 'भरने का GST',
    note: 'कंपोज़िशन में और बिना रजिस्ट्रेशन खरीद टैक्स समेत दाम पर पड़ती है।',
    noteNoCredit: 'इनपुट टैक्स वापस नहीं मिलता: हर तरीके में खरीद टैक्स समेत दाम पर पड़ती है।',
    exportTitle: 'कंपोज़िशन या रेगुलर GST, आमने-सामने',
  },

  crossing: {
    title: 'दोनों कहाँ बराबर हैं',
    composition: (
      <>
        बिक्री का हिस्सा। इससे कम खरीद पर <b>कंपोज़िशन</b> में ज़्यादा बचता है, इससे ज़्यादा पर <b>रेगुलर</b> में:
        खरीद जितनी ज़्यादा, कंपोज़िशन में उतना ज़्यादा इनपुट टैक्स जाता है।
      </>
    ),
    unregistered: (
      <>
        बिक्री का हिस्सा। इससे कम खरीद पर <b>बिना रजिस्ट्रेशन</b> ज़्यादा बचता है, इससे ज़्यादा पर <b>रेगुलर</b>{' '}
        में: खरीद जितनी ज़्यादा, बिना रजिस्ट्रेशन उतना ज़्यादा इनपुट टैक्स जाता है।
      </>
    ),
    closing: (share, price) => (
      <>
        आज की खरीद पर दोनों तब बराबर हैं, जब <b>{share}</b> बिक्री कारोबारियों को हो, या रेगुलर में दाम{' '}
        <b>{price}</b> ज़्यादा हों।
      </>
    ),
    closingLower: (share, price) => (
      <>
        आज की खरीद पर दोनों तब बराबर हैं, जब <b>{share}</b> बिक्री कारोबारियों को हो, या रेगुलर में दाम{' '}
        <b>{price}</b> कम हों।
      </>
    ),
    closingPrice: (price) => (
      <>
        आज की खरीद पर दोनों तब बराबर हैं, जब रेगुलर में दाम <b>{price}</b> ज़्यादा हों।
      </>
    ),
    closingPriceLower: (price) => (
      <>
        आज की खरीद पर दोनों तब बराबर हैं, जब रेगुलर में दाम <b>{price}</b> कम हों।
      </>
    ),
    leavesMore: {
      composition: 'कंपोज़िशन में ज़्यादा बचत',
      regular: 'रेगुलर में ज़्यादा बचत',
      unregistered: 'बिना रजिस्ट्रेशन ज़्यादा बचत',
    },
    axis: 'खरीद (बिक्री का %) के हिसाब से बचत',
    today: (share) => `आज ${share}`,
    evenAt: (share) => `${share} पर बराबर`,
    at: (share) => `खरीद ${share}`,
    line: (way, from, to) => `${way} ${from} से ${to} तक`,
    description: (lines) => `खरीद बिक्री के 0% से 100% तक जाने पर साल भर की बचत: ${lines}।`,
    descriptionEven: (lines, share) =>
      `खरीद बिक्री के 0% से 100% तक जाने पर साल भर की बचत: ${lines}। ${share} पर बराबर हैं।`,
  },

  choose: {
    title: 'आप क्या चुन सकते हैं',
    asOf: `नियम ${sayMonth(asOf)} के मुताबिक हैं।`,
    allowed: 'चुन सकते हैं',
    notAllowed: 'नहीं चुन सकते',
    composition: (limit) =>
      `पिछले साल की बिक्री ${limit} तक हो, बिक्री एक ही राज्य में हो, और बिल पर टैक्स न लगे। 31 मार्च तक CMP-02 भरकर चुनें।`,
    regular: 'हमेशा, सीमा से नीचे भी',
    unregistered: {
      goods: (limit, state) => `${state} में साल भर में ${limit} तक का माल`,
      usual: (limit, state) => `${state} में साल भर में ${limit} तक की बिक्री`,
    },
    sources: 'यह आँकड़ा क्यों',
    compositionRate: (rate) => `कंपोज़िशन ${rate} पर`,
    compositionRateLaw: {
      goods: (since) => `CGST कानून की धारा 10(1) और CGST नियम 7, ${since} से।`,
      restaurant: (since) => `CGST कानून की धारा 10(1) और CGST नियम 7, ${since} से।`,
      services: (since) => `CGST कानून की धारा 10(2A) और CGST नियम 7, ${since} से।`,
    },
    compositionLimit: (limit) => `कंपोज़िशन ${limit} तक`,
    compositionLimitLaw: {
      usual: (since) =>
        `अधिसूचना 14/2019 (केंद्रीय कर), ${since} से। पिछले साल की बिक्री गिनी जाती है, एक PAN की सब मिलाकर।`,
      services: (since) =>
        `CGST कानून की धारा 10(2A), ${since} से। पिछले साल की बिक्री गिनी जाती है, एक PAN की सब मिलाकर।`,
    },
    registrationLimit: (limit) => `${limit} से ऊपर रजिस्ट्रेशन`,
    registrationLimitLaw: {
      goods: (since) =>
        `CGST कानून की धारा 22 और अधिसूचना 10/2019 (केंद्रीय कर), ${since} से, सिर्फ़ माल बेचने वालों के लिए।`,
      usual: (since) => `CGST कानून की धारा 22, ${since} से।`,
    },
    own: 'आपकी अपनी संख्या।',
    forbidden: 'कौन कंपोज़िशन नहीं चुन सकता',
    forbiddenLaw: (since) =>
      `CGST कानून की धारा 10(2): दूसरे राज्यों में बेचने वाले, और अधिसूचित सामान बनाने वाले (अधिसूचनाएँ 14/2019, 43/2019 और 4/2022, ईंटें ${since} से)।`,
    platforms: 'ऑनलाइन प्लेटफ़ॉर्म',
    platformsLaw: (since) =>
      `राज्य के अंदर माल ${since} से इनसे बेचा जा सकता है (अधिसूचना 36/2023, केंद्रीय कर), सेवाएँ नहीं। ऐसे प्लेटफ़ॉर्म पर रेस्टोरेंट के लिए साफ़ नियम नहीं मिला: अपने अधिकारी से पूछें।`,
    cmp02: 'CMP-02, 31 मार्च तक',
    cmp02Law: 'CGST नियम 3(3): वित्तीय साल शुरू होने से पहले।',
    otherStates: 'दूसरे राज्य में माल',
    otherStatesLaw: 'CGST कानून की धारा 24: पहली बिक्री से ही रजिस्ट्रेशन।',
    restaurant: (rate) => `रेस्टोरेंट बिना इनपुट टैक्स ${rate} पर`,
    restaurantLaw: (since) =>
      `अधिसूचना 11/2017 (केंद्रीय कर, दर), ${since} से; इनपुट टैक्स के साथ ${inForce(restaurantLaw).inHotels.percent}% सिर्फ़ उन होटलों में, जहाँ कमरे ${plainMoney(decimalFrom(inForce(restaurantLaw).inHotels.roomsAbove), '₹')} से ऊपर के हैं।`,
  },

  howItWorks: {
    intro: 'रेगुलर के सामने कंपोज़िशन, आपके आँकड़ों से।',
    introRegular: 'रेगुलर में कितना GST भरना है, आपके आँकड़ों से।',
    inPrices: 'आम ग्राहकों के दाम के अंदर का टैक्स',
    inPricesNote: 'रेगुलर में यह सरकार को जाता है; कंपोज़िशन में आपके पास रहता है।',
    compositionTax: 'कंपोज़िशन टैक्स',
    creditLost: 'छूटा हुआ क्रेडिट',
    noCredit: 'इनपुट टैक्स दोनों में वापस नहीं मिलता: कुछ नहीं छूटता।',
    difference: 'फ़र्क',
    bookkeepingNote: 'आखिरी संख्या वह है, जो कंपोज़िशन में बही-खाते पर बचती है।',
    bookkeepingMoreNote: 'आखिरी संख्या वह है, जो कंपोज़िशन में बही-खाते पर ज़्यादा लगती है।',
    toBusinesses: 'कारोबारियों को बिक्री पर GST',
    toBusinessesNote: 'वे इसे ऊपर से देते हैं और वापस ले लेते हैं।',
    inputTax: 'इनपुट टैक्स',
    noInputTax: 'इनपुट टैक्स वापस नहीं मिलता।',
    gstToPay: 'भरने का GST',
  },

  copied: {
    name: 'कंपोज़िशन या रेगुलर GST',
    start: {
      goods: (state) => `कंपोज़िशन या रेगुलर GST: ${state} में माल बेचना या बनाना`,
      restaurant: (state) => `कंपोज़िशन या रेगुलर GST: ${state} में रेस्टोरेंट`,
      services: (state) => `कंपोज़िशन या रेगुलर GST: ${state} में सेवाएँ`,
    },
    sales: (sales) => `साल की बिक्री ${sales}`,
    businessShare: (share) => `${share} कारोबारियों को`,
    gstRate: (rate) => `GST ${rate}`,
    purchases: (share, gst) => `खरीद बिक्री का ${share}, उस पर GST ${gst}`,
    expenses: (amount, gst) => `खर्च ${amount}, उन पर GST ${gst}`,
    otherCosts: (amount) => `दूसरे खर्च ${amount}`,
    otherStates: 'दूसरे राज्यों में भी बिक्री',
    platform: 'ऑनलाइन प्लेटफ़ॉर्म से बिक्री',
    notifiedGoods: 'अधिसूचित सामान बनाना',
    all: (parts) => `${parts} है।`,
  },
  pictureCaption: (amount) => `कंपोज़िशन में रेगुलर के मुकाबले ${amount} ज़्यादा बचते हैं`,

  questions: [
    {
      question: 'टैक्स की जगह बचत की तुलना क्यों?',
      answer:
        'क्योंकि टैक्स ही पूरी लागत नहीं है। कंपोज़िशन में टैक्स कम है, पर खरीद GST समेत दाम पर पड़ती है और उसमें से कुछ भी वापस नहीं मिलता।',
    },
    {
      question: 'कारोबारी ग्राहकों से क्या बदलता है?',
      answer: `वे क्रेडिट लेते हैं, इसलिए बिना GST के दाम देखते हैं। उन्हें बिक्री पर रेगुलर में GST का कोई बोझ नहीं पड़ता, जबकि कंपोज़िशन में ${compositionOf('goods').percent}% (रेस्टोरेंट में ${compositionOf('restaurant').percent}%, सेवाओं में ${compositionOf('services').percent}%) भरना ही पड़ता है और क्रेडिट भी छूटता है।`,
    },
    {
      question: 'क्या कंपोज़िशन डीलर ऑनलाइन बेच सकता है?',
      answer: `राज्य के अंदर माल, हाँ, ${sayDate(inForce(compositionOnPlatformsLaw).from)} से। TCS काटने वाले प्लेटफ़ॉर्म से सेवाएँ नहीं।`,
    },
    {
      question: 'रेस्टोरेंट के लिए अक्सर रेगुलर बेहतर क्यों है?',
      answer: `दोनों में ${restaurantPercent}% लगता है, और क्रेडिट किसी में नहीं मिलता। पर रेगुलर में वह दाम के अंदर से निकलता है, 5 ÷ 105, जबकि कंपोज़िशन में पूरी बिक्री का ${compositionOf('restaurant').percent}% देना पड़ता है।`,
    },
  ],
}
