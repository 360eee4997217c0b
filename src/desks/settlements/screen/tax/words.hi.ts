import type { settlementTaxWords as english } from './words'

/** The card of taxes and the tables of GSTR-1 in Hindi. */
export const settlementTaxWords: typeof english = {
  heading: 'टैक्स',
  fromFile: 'GSTR-8, GSTR-1, GSTR-2B और 26AS के लिए। बिक्री रिपोर्ट से, इनवॉइस की तारीख पर।',
  fromPayments: 'GSTR-8, GSTR-1, GSTR-2B और 26AS के लिए। भुगतान से: इनवॉइस की तारीख पर नहीं।',
  nothing: 'अभी किसी महीने में टैक्स नहीं है।',
  open: 'राज्य और दर से तालिका 7',
  download: 'CSV डाउनलोड',
  downloadShort: 'CSV',

  month: 'महीना',
  notOver: 'अभी पूरा नहीं',
  taxes: {
    tcsInvoiced: 'इनवॉइस पर TCS',
    tcsPaid: 'भुगतान में TCS',
    tds: 'TDS',
    feeGst: 'फ़ीस पर GST',
    adsGst: 'विज्ञापन पर GST',
    bothGst: 'फ़ीस और विज्ञापन पर GST',
  },
  ofFees: (amount) => `फ़ीस ${amount}`,
  ofAds: (amount) => `विज्ञापन ${amount}`,
  table14: 'तालिका 14, टैक्स योग्य',
  table4: 'तालिका 4 के लिए (GSTIN)',
  rows: (rows, digits) => `${digits} ${rows === 1 ? 'लाइन' : 'लाइनें'}`,
  allMonths: 'सब महीनों में',

  compare: 'पोर्टल से मिलाएँ',
  hide: 'खाने छिपाएँ',
  ofMonth: (name, month) => `${name}: ${month}`,
  onPortal: 'पोर्टल पर',
  onPortalOf: (what, month) => `पोर्टल पर: ${what}, ${month}`,
  same: 'बराबर है।',
  unread: 'यह रकम पढ़ी नहीं जा सकी।',
  less: (amount) => `यहाँ से ${amount} कम।`,
  more: (amount) => `यहाँ से ${amount} ज़्यादा।`,
  rateSince: (percent, since) => `${since} से ${percent}`,
  rateBefore: (percent) => `उससे पहले ${percent}`,
  law: (tcs, tds) =>
    `TCS ${tcs} है: मार्केटप्लेस इसे अगले महीने की 10 तारीख तक GSTR-8 में बताते हैं, और आपके मान लेने पर यह आपके कैश लेजर में आता है। TDS ${tds} है: 26AS देखें। फ़ीस और विज्ञापन का इनपुट टैक्स उतना ही गिना जाता है जितना GSTR-2B में दिखे।`,

  gstr1: {
    heading: 'GSTR-1',
    fromFile: 'बिक्री रिपोर्ट से, इनवॉइस की तारीख पर।',
    fromPayments: 'भुगतान से: इनवॉइस की तारीख पर नहीं।',
    twoParts: 'बिल वाली और मार्केटप्लेस वाली बिक्री एक ही GSTR-1 के दो हिस्से हैं।',
    table7: 'तालिका 7',
    table7Intro: 'बिना GSTIN वाले खरीदारों को बिक्री, वापसी घटाकर, जगह और दर से।',
    table14: 'तालिका 14',
    table14Intro: 'हिस्सा (a): सारी बिक्री, वापसी घटाकर, ऑपरेटर से।',
    forTable4: (rows, digits, taxable) =>
      `अलग, तालिका 4 के लिए: सब महीनों में खरीदार के GSTIN वाली ${digits} ${rows === 1 ? 'लाइन' : 'लाइनें'}, टैक्स योग्य ${taxable}।`,
    unknownPlaces: (places) => `इन नामों का कोई राज्य नहीं मिला: ${places}। इनकी जगह हाथ से लिखें।`,
    unplaced: (taxable) =>
      `किसी फ़ाइल में नहीं लिखा कि ${taxable} की बिक्री कहाँ गई (सब महीनों में): वह तालिका 7 में नहीं है, और तालिका 14 में उसका टैक्स IGST में है। जगहें टैक्स की फ़ाइल में होती हैं।`,
    severalOperators:
      'कई मार्केटप्लेस की लाइनें जोड़ दी गई हैं। ऑपरेटर के GSTIN वाली फ़ाइल के लिए एक मार्केटप्लेस चुनें।',
    none: 'इस महीने में ऐसी बिक्री नहीं है।',
    place: 'जगह',
    operator: 'ऑपरेटर',
    rate: 'दर',
    taxable: 'टैक्स योग्य मूल्य',
    igst: 'IGST',
    cgst: 'CGST',
    sgst: 'SGST',
    total: 'कुल',
    csv: 'CSV डाउनलोड',
    excel: 'Excel डाउनलोड',
    notMade: 'फ़ाइल नहीं बन सकी। फिर कोशिश करें।',
    close: 'बंद करें',
  },
}
