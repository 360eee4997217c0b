import { countBefore, countOf, file, order, row, sku } from '../../../core/language/hindi'
import { groupDigits } from '../../../core/money/group-digits'
import type { settlementScreenWords as english } from './words'

/** The same in Hindi. */
export const settlementScreenWords: typeof english = {
  yourFiles: 'आपकी फ़ाइलें',

  file: {
    sheet: (name) => `शीट ${name}`,
    rows: (count) => countOf(count, row),
    orders: (count) => countOf(count, order),
    returns: (count) => `${groupDigits(String(count))} वापसी`,
    forReturn: (count) => `${countOf(count, row)}, GSTR-1 के लिए`,
    firstRows: (count) => `पहली ${countOf(count, row)}`,
    notRead: (count) => `${groupDigits(String(count))} पढ़ी नहीं ${count === 1 ? 'गई' : 'गईं'}`,
    paid: (from, to) => `भुगतान ${from} से ${to} तक`,
    paidOn: (day) => `भुगतान ${day} को`,
    seller: (gstin) => `GSTIN ${gstin}`,
    files: (count) => countOf(count, file),
    remove: 'हटाएँ',
    removed: (name) => `${name} हटा दी गई`,
    add: 'फ़ाइल जोड़ें',
    exampleCosts: 'उदाहरण की लागत',
    exampleNote: (count) => `${countOf(count, sku)} · आपकी अपनी लागत वैसी ही है`,
  },

  exampleNames: {
    belt: 'चमड़े की बेल्ट',
    kurta: 'सूती कुर्ता',
    bottle: 'स्टील की बोतल',
    sheet: 'डबल बेड की चादर',
    lamp: 'टेबल लैंप',
  },

  notes: {
    onlyOrders: 'भुगतान के बिना ऑर्डर: अभी कुछ कमाई नहीं हुई। भुगतान की फ़ाइल जोड़ें।',
    twoSellers: 'ये फ़ाइलें दो विक्रेताओं की हैं। एक हटाएँ।',
    onePan:
      'अगर ये सारे GSTIN आपके ही हैं, तो मुनाफ़ा सही है; GSTR-1 के लिए एक बार में एक ही GSTIN की फ़ाइलें लें।',
    inTwoFiles: (rows) =>
      rows === 1
        ? '1 लाइन दो फ़ाइलों में है और एक बार गिनी गई है।'
        : `${countOf(rows, row)} दो फ़ाइलों में हैं और एक-एक बार गिनी गई हैं।`,
    addOrders: 'ऑर्डर की फ़ाइल जोड़ें, तो दिखेगा कि किसका पैसा कभी नहीं आया।',
    addReturns: 'वापसी की फ़ाइल जोड़ें, तो दिखेगा कि क्या वापस आया।',
    addTaxes: 'बिल की तारीख से GSTR-1 के लिए टैक्स की फ़ाइल जोड़ें।',
    addMoney: 'भुगतान की फ़ाइल जोड़ें, तो दिखेगा कि कितना बचा।',
  },

  scope: {
    label: 'मार्केटप्लेस',
    all: 'सभी',
  },

  progress: {
    reading: (name) => `${name} पढ़ी जा रही है`,
    readingOf: (name, number, of) => `${name} पढ़ी जा रही है, ${of} में से फ़ाइल ${number}`,
    computing: 'आपके ऑर्डर का हिसाब लग रहा है',
    cancelled: 'रद्द किया गया। ये आँकड़े अभी सारी फ़ाइलों के नहीं हैं।',
    failed: 'हिसाब लगाते समय गड़बड़ हो गई, और यह हमारी गलती है।',
    workOut: 'हिसाब लगाएँ',
  },

  fields: {
    title: 'सेटिंग',
    seller: 'आप हैं',
    spread: 'विज्ञापन का खर्च बाँटें',
    spreads: { sales: 'बिक्री से', orders: 'ऑर्डर से', none: 'न बाँटें' },
    returnedDamaged: 'लौटा, बेचने लायक नहीं (%)',
    rtoDamaged: 'RTO, बेचने लायक नहीं (%)',
    damagedHelp: 'जो वापस आया उसमें से, जहाँ फ़ाइल हालत नहीं बताती',
    aboveHundred: '100% से ज़्यादा को 100% माना जाता है।',
    belowZero: '0% से कम को 0% माना जाता है।',
    card: 'फ़ीस किससे मिलाएँ',
    noCard: 'कोई कार्ड नहीं',
    otherCard: 'दूसरा कार्ड',
    cardHelp: 'मिलाने के लिए ‘मार्केटप्लेस ऑर्डर’ में फ़ीस कार्ड रखें।',
    tolerance: 'इतने तक का फ़र्क छोड़ें',
    state: 'आपका राज्य',
    stateRead: (state) => `जैसा फ़ाइलों में है: ${state}`,
    stateNone: 'अपना राज्य चुनें',
    operator: 'ऑपरेटर का GSTIN',
    operatorHelp: 'ज़रूरी नहीं, तालिका 14 के लिए। मार्केटप्लेस के पोर्टल पर मिलता है।',
    operatorFits: (whose, state) => `${whose}, ${state}।`,
    summary: {
      sellers: {
        registered: 'रजिस्टर्ड',
        composition: 'कंपोज़िशन',
        unregistered: 'रजिस्टर्ड नहीं',
      },
      spreads: {
        sales: 'विज्ञापन बिक्री से',
        orders: 'विज्ञापन ऑर्डर से',
        none: 'विज्ञापन बँटा नहीं',
      },
      damaged: (returned, rto) => `लौटे माल का ${returned} और RTO का ${rto} बेचने लायक नहीं`,
      noneDamaged: 'वापस आया सब माल बेचने लायक',
      card: (name) => `फ़ीस ${name} से मिलाई गई`,
      noCard: 'कोई फ़ीस कार्ड नहीं',
      tolerance: (amount) => `${amount} तक का फ़र्क छोड़ा गया`,
    },
    kept: 'इसी डिवाइस पर रखी हैं।',
    notKept: 'यह ब्राउज़र इन्हें रख नहीं सका: पेज छोड़ने तक गिनी जाएँगी।',
    linked: 'ये एक लिंक से आई हैं और सिर्फ़ इसी टैब में गिनी जाती हैं।',
    forget: 'भूल जाएँ',
    forgotten: 'सेटिंग हटा दी गई',
    useMine: 'मेरी वाली लगाएँ',
    keepThese: 'इन्हें मेरी बनाएँ',
    mineUsed: 'अब फिर आपकी अपनी सेटिंग गिनी जाती हैं',
    theseKept: 'अब यही आपकी सेटिंग हैं',
  },

  rates: {
    title: 'GST की दरें, जो किसी फ़ाइल में नहीं हैं',
    intro: (skus) =>
      `दर के बिना ${countBefore(skus, sku)} की बिक्री न मुनाफ़े में गिनी जाती है, न GSTR-1 की किसी तालिका में।`,
    given: (skus) =>
      `${countBefore(skus, sku)} की दर किसी फ़ाइल में नहीं है: आपकी लिखी दर से हिसाब होता है।`,
    kept: 'आपकी लिखी दरें बाकी महीनों की फ़ाइलों में भी गिनी जाती हैं',
    sku: 'SKU',
    rate: 'GST दर (%)',
    rateOf: (of) => `${of} की GST दर`,
    none: '–',
    all: 'सभी की दर',
    more: (skus) => `इनकी दर भरने पर ${countOf(skus, sku)} और आएँगे।`,
  },

  keep: {
    statuses: {
      writing: 'फ़ाइलें रखी जा रही हैं …',
      kept: 'ऑर्डर और भुगतान अगली बार भी यहीं मिलेंगे, सिर्फ़ इसी डिवाइस पर।',
      full: 'इस डिवाइस पर इनके लिए जगह नहीं है। ऑर्डर और भुगतान पेज छोड़ने तक यहाँ रहेंगे।',
      forbidden: 'यह ब्राउज़र इस साइट के लिए कुछ नहीं रखता। ऑर्डर और भुगतान पेज छोड़ने तक यहाँ रहेंगे।',
      forgetting: 'फ़ाइलें हटाई जा रही हैं …',
      'not forgotten': 'फ़ाइलें इस डिवाइस से हट नहीं सकीं। फिर कोशिश करें।',
      elsewhere: 'दूसरे टैब ने अब अपनी फ़ाइलें रख ली हैं। ये पेज छोड़ने तक यहाँ रहेंगी।',
    },
    notKept: 'आपकी लागत रखी जाती है। पेज छोड़ने पर ऑर्डर और भुगतान मिट जाते हैं।',
    noCosts: 'पेज छोड़ने पर ऑर्डर और भुगतान मिट जाते हैं।',
    example: 'यह उदाहरण है। आपकी फ़ाइलें इसकी जगह लेंगी।',
    clear: 'फ़ाइलें हटाएँ',
    cleared: 'फ़ाइलें हटा दी गईं',
  },
  price: {
    find: 'इसका दाम निकालें',
    findOf: (sku) => `इसका दाम निकालें: ${sku}`,
  },
}
