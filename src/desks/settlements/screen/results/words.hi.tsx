import {
  countBefore,
  countOf,
  order,
  payment,
  piece,
  row,
  sku,
} from '../../../../core/language/hindi'
import { groupDigits } from '../../../../core/money/group-digits'
import type { settlementResultsWords as english } from './words'

/** The same in Hindi. */
export const settlementResultsWords: typeof english = {
  none: '–',

  states: {
    delivered: 'डिलीवर हुए',
    partly: 'कुछ रिफ़ंड हुए',
    returned: 'वापस आए',
    rto: 'RTO',
    lost: 'खो गए',
    cancelled: 'रद्द हुए',
    open: 'रास्ते में',
  },
  waiting: 'भुगतान बाकी',
  noSku: 'बिना SKU',

  result: {
    profit: 'मुनाफ़ा',
    loss: 'नुकसान',
    on: (kept, orders) => (
      <>
        {orders} में से <b>{groupDigits(String(kept))}</b> ऑर्डर टिके, उन पर
      </>
    ),
    ofSkus: (withCost, skus) =>
      `${groupDigits(String(skus))} में से ${countOf(withCost, sku)} का मुनाफ़ा`,
    addCosts: 'मुनाफ़ा देखने के लिए लागत जोड़ें।',
    addRates: 'मुनाफ़ा देखने के लिए GST की दरें भरें।',
    onlyTaxes: 'टैक्स है, भुगतान नहीं: अभी कोई कमाई नहीं। भुगतान की फ़ाइल जोड़ें।',
    noPayments: 'ऑर्डर हैं, भुगतान नहीं: अभी कोई कमाई नहीं। भुगतान की फ़ाइल जोड़ें।',
    salesNet: 'बिक्री, बिना GST',
    sales: 'बिक्री',
    credits: 'क्रेडिट',
    fees: 'फ़ीस',
    ads: 'विज्ञापन',
    cost: 'माल की लागत',
    damaged: 'खराब और खोया माल',
    packing: 'पैकिंग',
    tax: 'कंपोज़िशन टैक्स',
    notOfOneOrder: 'किसी एक ऑर्डर का नहीं',
    margin: 'मार्जिन',
    settlement: 'सेटलमेंट',
    heldBack: 'अभी रुकी रकम',
    notReleased: 'अभी जारी नहीं हुआ',
    notExplained: 'वजह पता नहीं',
    rounding: 'तीन दशमलव से राउंड',
    notUnderstood: 'समझ नहीं आया',
  },

  ended: {
    title: 'ऑर्डर का क्या हुआ',
    ofHundred: (returned, rto) =>
      `पूरे हुए हर 100 ऑर्डर में से ${returned} वापस आए और ${rto} पहुँचे ही नहीं (RTO)।`,
    none: 'अभी कोई ऑर्डर पूरा नहीं हुआ।',
    state: 'स्थिति',
    orders: 'ऑर्डर',
    earned: 'कमाई या खर्च',
    foot: 'दाईं ओर: इन ऑर्डर से कितनी कमाई या कितना खर्च हुआ, विज्ञापन और पैकिंग से पहले।',
    footWithoutCosts: 'लागत जोड़ने पर दाईं ओर दिखेगा कि इन ऑर्डर से कितनी कमाई या कितना खर्च हुआ।',
  },

  more: {
    losing: (skus, amount) => `${countBefore(skus, sku)} पर कुल ${amount} का नुकसान है।`,
    noneLosing: 'किसी SKU पर नुकसान नहीं है।',
    showLosing: () => 'देखें',
    withoutCost: (withCost, skus) =>
      `${groupDigits(String(skus))} में से ${countOf(withCost, sku)} का मुनाफ़ा।`,
    withoutCostOne: (name, sales) =>
      `${name} की लागत नहीं है: ${sales} की बिक्री, उसकी फ़ीस और विज्ञापन मुनाफ़े में नहीं हैं।`,
    withoutCostMany: (skus, sales) =>
      `${countBefore(skus, sku)} की लागत नहीं है: ${sales} की बिक्री, उनकी फ़ीस और विज्ञापन मुनाफ़े में नहीं हैं।`,
    withoutRate: (skus) => `${countBefore(skus, sku)} की GST दर नहीं है: मुनाफ़े में नहीं गिना गया।`,
    feesBy: 'फ़ीस, नाम से',
    feesOfAll: (amount) => `सभी ऑर्डर पर ${amount}, बिना GST`,
    paid: 'कितना भुगतान हुआ',
    paidInAll: (amount) => `कुल ${amount}`,
    adsWithGst: 'विज्ञापन, GST सहित',
    total: 'कुल',
    twice: (rows) =>
      rows === 1
        ? '1 लाइन दो फ़ाइलों में है, पर एक ही बार गिनी गई है।'
        : `${countOf(rows, row)} दो फ़ाइलों में हैं, पर एक ही बार गिनी गई हैं।`,
    firstFeeLeftOut:
      'तय फ़ीस और गोदाम फ़ीस के पहले कॉलम छोड़ दिए गए हैं: उनके बिना हर लाइन का जोड़ सही बैठता है।',
  },

  findings: {
    title: 'क्या हिसाब मिलता है?',
    lead: 'फ़ाइलें आपस में और आपके फ़ीस कार्ड से कहाँ नहीं मिलतीं। दावा करने के लिए इशारे, ज़रूरी नंबरों के साथ।',
    leadWithoutCard: 'फ़ाइलें आपस में कहाँ नहीं मिलतीं। दावा करने के लिए इशारे, ज़रूरी नंबरों के साथ।',
    sentences: {
      unpaid: (orders, amount) =>
        `डिलीवर हुए ${countBefore(orders, order)} का ${amount} का भुगतान अभी नहीं हुआ।`,
      withoutOrder: (payments) =>
        payments === 1
          ? '1 भुगतान ऐसे ऑर्डर का है जो आपकी किसी फ़ाइल में नहीं है।'
          : `${countOf(payments, payment)} ऐसे ऑर्डर के हैं जो आपकी किसी फ़ाइल में नहीं हैं।`,
      sum: (rows, amount) =>
        rows === 1
          ? `1 लाइन का जोड़ उसके लिखे कुल से नहीं मिलता, फ़र्क ${amount} का है।`
          : `${countBefore(rows, row)} का जोड़ उनके लिखे कुल से नहीं मिलता, कुल फ़र्क ${amount} का है।`,
      feeMore: (orders, amount) =>
        `${countBefore(orders, order)} पर आपके कार्ड से ${amount} ज़्यादा फ़ीस ली गई।`,
      feeLess: (orders, amount) =>
        `${countBefore(orders, order)} पर आपके कार्ड से ${amount} कम फ़ीस ली गई।`,
      feeBoth: (orders) =>
        `${countBefore(orders, order)} पर फ़ीस आपके कार्ड से कहीं ज़्यादा, कहीं कम ली गई, कुल मिलाकर बराबर।`,
      refund: (refunds) => `${groupDigits(String(refunds))} रिफ़ंड हुए, पर माल लौटने की एंट्री नहीं है।`,
      stillPaid: (orders, amount) =>
        `${countOf(orders, order)} वापस ${orders === 1 ? 'आया' : 'आए'}, पर भुगतान बना हुआ है: ${amount} वापस लिए जा सकते हैं।`,
      lost: (parcels) =>
        parcels === 1
          ? '1 पार्सल खो गया और मुआवज़ा नहीं मिला।'
          : `${groupDigits(String(parcels))} पार्सल खो गए और मुआवज़ा नहीं मिला।`,
      returnBelowZero: (rows, amount) =>
        `वापसी की फ़ाइल में ${countOf(rows, row)} शून्य से कम, कुल ${amount}।`,
      taxDiffers: (rows, amount) =>
        rows === 1
          ? `1 इनवॉइस का टैक्स उसकी दर के हिसाब से नहीं है: फ़र्क ${amount}।`
          : `इनवॉइस की ${countOf(rows, row)} में टैक्स दर के हिसाब से नहीं है: कुल फ़र्क ${amount}।`,
      oneCost: (name) => `${name} की लागत नहीं है।`,
      costs: (skus) => `${countBefore(skus, sku)} की लागत नहीं है।`,
    },
    meanings: {
      'order-unpaid': 'भुगतान डिलीवरी के कुछ दिन बाद आता है। जो फिर भी बाकी रहें, उनके बारे में पूछें।',
      'payment-without-order': 'ये किसी और महीने की ऑर्डर फ़ाइल में हो सकते हैं।',
      sum: 'मुनाफ़े में लाइन के हिस्से गिने गए हैं; फ़र्क की वजह पता नहीं।',
      'fee-differs': 'बिना GST की फ़ीस। हो सकता है आपका कार्ड पुराना हो: पहले मिला लें।',
      'refund-without-return': 'खरीदारों को पैसा मिल चुका है। देख लें कि माल आप तक पहुँचा या नहीं।',
      'return-not-settled': 'आम तौर पर यह अगले किसी भुगतान में बराबर हो जाता है।',
      'lost-uncompensated': 'बिक्री की रकम वापस ली गई, और अब तक उसका कोई क्रेडिट नहीं आया।',
      'return-below-zero':
        'इस फ़ाइल की रकम टेबल 7 से घटती है, इसलिए जो शून्य से कम है वह जुड़ जाती है। रिटर्न भरने से पहले इन्हें देख लें।',
      'tax-differs':
        'टेबल 7 में टैक्स वही है जो रिपोर्ट में लिखा है। ₹0.05 से ज़्यादा का फ़र्क राउंडिंग नहीं होता: रिटर्न भरने से पहले इनके बारे में पूछें।',
      'cost-missing': 'लागत के बिना बिक्री और फ़ीस दिखती हैं, मुनाफ़ा नहीं।',
    },
    old: (old, orders) =>
      orders === 1
        ? 'यह 30 दिन से पुराना है।'
        : old === orders
          ? 'ये सभी 30 दिन से पुराने हैं।'
          : old === 1
            ? 'इनमें से 1 ऑर्डर 30 दिन से पुराना है।'
            : `इनमें से ${groupDigits(String(old))} ऑर्डर 30 दिन से पुराने हैं।`,
    allRight: 'हर लाइन का जोड़ सही है, हर ऑर्डर का भुगतान हो चुका है।',
    rowsRight: 'हर लाइन का जोड़ सही है।',
    orderFile: (marketplaces) =>
      `${marketplaces} की ऑर्डर फ़ाइल से पता चलेगा कि किन ऑर्डर का भुगतान नहीं हुआ।`,
    returnsFile: (marketplaces) => `${marketplaces} की वापसी फ़ाइल से पता चलेगा कि कौन-सा माल लौटा।`,
    amount: 'कुल',
    show: 'दिखाएँ',
    hide: 'छिपाएँ',
    showWhat: (what) => `दिखाएँ: ${what}`,
    hideWhat: (what) => `छिपाएँ: ${what}`,
    copy: 'लिस्ट कॉपी करें',
    copied: 'लिस्ट कॉपी हो गई',
    notCopied: 'लिस्ट कॉपी नहीं हो सकी। इसकी जगह CSV डाउनलोड करें।',
    seeOrders: 'ऑर्डर देखें',
    seeSkus: 'SKU देखें',
    download: 'CSV डाउनलोड',
    heads: {
      marketplace: 'मार्केटप्लेस',
      order: 'ऑर्डर',
      sku: 'SKU',
      fee: 'फ़ीस',
      invoice: 'इनवॉइस',
      taxByRate: 'दर से टैक्स',
      taxStated: 'लिखा टैक्स',
      expected: 'कार्ड के हिसाब से',
      lines: 'हिस्सों का जोड़',
      charged: 'ली गई',
      stated: 'लिखा कुल',
      difference: 'फ़र्क',
      amount: 'रकम',
      date: 'तारीख',
      orders: 'ऑर्डर',
      cost: 'लागत',
    },
  },

  skus: {
    title: 'SKU',
    intro: (sorted) => `${sorted}। ऑर्डर देखने के लिए कोई लाइन चुनें।`,
    search: 'SKU या नाम',
    which: 'कौन-से SKU',
    all: (skus) => `सभी ${skus}`,
    losses: (skus) => `नुकसान ${skus}`,
    noCost: (skus) => `लागत नहीं ${skus}`,
    sort: 'क्रम',
    none: 'ऐसा कोई SKU नहीं है।',
    label: 'SKU की तालिका',
    caption: 'SKU और उनकी कमाई',
    heads: {
      row: 'लाइन',
      sku: 'SKU',
      orders: 'ऑर्डर',
      kept: 'टिके',
      returned: 'वापस आए',
      rto: 'RTO',
      sales: 'बिक्री',
      fees: 'फ़ीस',
      ads: 'विज्ञापन',
      cost: 'लागत',
      profit: 'मुनाफ़ा',
      margin: 'मार्जिन',
    },
    salesOf: (sales, orders) => `बिक्री ${sales} · ${countOf(orders, order)}`,
    returned: (percent) => `वापस आए ${percent}`,
    rto: (percent) => `RTO ${percent}`,
    seeOrders: (name) => `${name} के ऑर्डर`,
    waiting: (orders) =>
      `जिन ${groupDigits(String(orders))} ऑर्डर का भुगतान बाकी है, वे इस तालिका में टिके हुए गिने गए हैं, पर किसी रकम में नहीं।`,
    foot: 'पूरे रुपयों में। मुनाफ़े में क्रेडिट, खराब और खोया माल और पैकिंग भी गिने गए हैं।',
    footWithTax: 'पूरे रुपयों में। मुनाफ़े में क्रेडिट, खराब और खोया माल, पैकिंग और कंपोज़िशन टैक्स भी गिने गए हैं।',
  },

  sorts: {
    rising: {
      sku: 'SKU के क्रम से',
      orders: 'सबसे कम ऑर्डर पहले',
      kept: 'सबसे कम टिके पहले',
      returned: 'सबसे कम वापसी पहले',
      rto: 'सबसे कम RTO पहले',
      sales: 'सबसे कम बिक्री पहले',
      fees: 'सबसे ज़्यादा फ़ीस पहले',
      ads: 'सबसे ज़्यादा विज्ञापन पहले',
      cost: 'सबसे ज़्यादा लागत पहले',
      profit: 'सबसे कम मुनाफ़ा पहले',
      margin: 'सबसे कम मार्जिन पहले',
    },
    falling: {
      sku: 'SKU के उल्टे क्रम से',
      orders: 'सबसे ज़्यादा ऑर्डर पहले',
      kept: 'सबसे ज़्यादा टिके पहले',
      returned: 'सबसे ज़्यादा वापसी पहले',
      rto: 'सबसे ज़्यादा RTO पहले',
      sales: 'सबसे ज़्यादा बिक्री पहले',
      fees: 'सबसे कम फ़ीस पहले',
      ads: 'सबसे कम विज्ञापन पहले',
      cost: 'सबसे कम लागत पहले',
      profit: 'सबसे ज़्यादा मुनाफ़ा पहले',
      margin: 'सबसे ज़्यादा मार्जिन पहले',
    },
  },

  files: {
    csv: 'CSV डाउनलोड',
    xlsx: 'Excel डाउनलोड',
    csvShort: 'CSV',
    xlsxShort: 'Excel',
    print: 'प्रिंट करें',
    failed: 'फ़ाइल बन नहीं सकी। फिर कोशिश करें।',
  },

  pages: {
    shown: (from, to, total) => `${total} में से ${from} से ${to}`,
    previous: 'पिछला',
    next: 'आगे',
    previousOf: (what) => `पिछला पेज: ${what}`,
    nextOf: (what) => `आगे का पेज: ${what}`,
  },
  rows: {
    loading: 'देखा जा रहा है …',
    failed: 'ये लाइनें दिखाई नहीं जा सकीं।',
    again: 'फिर कोशिश करें',
  },
  clear: 'हटाएँ',

  orders: {
    title: 'ऑर्डर',
    intro: 'कोई ऑर्डर चुनें और देखें कि उसकी हर रकम किस फ़ाइल से आई।',
    search: 'ऑर्डर नंबर या SKU',
    state: 'स्थिति',
    allStates: 'सभी',
    finding: 'क्या नहीं मिला',
    anyFinding: 'सभी',
    findings: {
      'order-unpaid': 'भुगतान नहीं हुआ',
      'payment-without-order': 'ऑर्डर फ़ाइल में नहीं',
      sum: 'जोड़ नहीं मिलता',
      'fee-differs': 'फ़ीस कार्ड जैसी नहीं',
      'refund-without-return': 'माल नहीं लौटा',
      'return-not-settled': 'वापस आया, भुगतान बना है',
      'lost-uncompensated': 'खोया, मुआवज़ा नहीं',
      'return-below-zero': 'वापसी शून्य से कम',
      'tax-differs': 'टैक्स दर जैसा नहीं',
      'cost-missing': 'लागत नहीं',
    },
    found: (orders) => countOf(orders, order),
    foundOf: (orders, name) => `${name} के ${countOf(orders, order)}`,
    showAll: 'सभी ऑर्डर दिखाएँ',
    none: 'ऐसा कोई ऑर्डर नहीं है।',
    label: 'ऑर्डर की तालिका',
    caption: 'ऑर्डर और उनकी रकम',
    heads: {
      order: 'ऑर्डर',
      sku: 'SKU',
      state: 'स्थिति',
      quantity: 'मात्रा',
      sale: 'बिक्री',
      refund: 'रिफ़ंड',
      fees: 'फ़ीस',
      settlement: 'सेटलमेंट',
      earned: 'कमाई',
      date: 'तारीख',
    },
    notReleased: 'अभी जारी नहीं हुआ',
    saleOf: (sale) => `बिक्री ${sale}`,
    settlementOf: (settlement) => `सेटलमेंट ${settlement}`,
    earnedOf: (earned) => `कमाई ${earned}`,
    pieces: (pieces) => countOf(pieces, piece),
  },

  lines: {
    title: (id) => `ऑर्डर ${id} की लाइनें`,
    what: {
      sale: 'बिक्री',
      refund: 'रिफ़ंड',
      credit: 'क्रेडिट',
      fee: 'फ़ीस',
      gst: 'फ़ीस पर GST',
      tcs: 'TCS',
      tds: 'TDS',
      total: 'लिखा कुल',
      unknown: 'समझ नहीं आया',
      state: 'स्थिति',
      units: 'नग',
    },
    heads: { what: 'क्या', amount: 'रकम', file: 'फ़ाइल', row: 'लाइन', column: 'कॉलम' },
    rowOf: (number) => `लाइन ${number}`,
    none: 'किसी फ़ाइल में इस ऑर्डर की लाइन नहीं है।',
  },

  check: {
    title: 'हर रकम का हिसाब',
    intro: 'हर भुगतान फ़ाइल में कुल कितना है, और वह कहाँ गया। दोनों बराबर होने चाहिए।',
    sheet: (name) => `शीट ${name}`,
    stated: 'फ़ाइल में कुल',
    places: {
      orders: 'ऑर्डर में: बिक्री, रिफ़ंड, फ़ीस, टैक्स, जमा',
      apart: 'किसी ऑर्डर का नहीं: विज्ञापन, सेवाएँ, स्टोरेज, टैक्स',
      transfers: 'आपके बैंक में भेजा गया, कमाई नहीं',
      notExplained: 'लाइन की रकमों से जिसकी वजह नहीं मिलती',
      rounding: 'तीन दशमलव से पैसे तक राउंड',
      unknown: 'समझ नहीं आया, गिना नहीं गया',
      twice: 'दो फ़ाइलों में, एक बार गिना गया',
    },
    met: 'बाकी: कुछ नहीं, दोनों बराबर',
    notMet: 'बाकी: कृपया हमें बताएँ',
  },

  unknown: {
    title: 'समझ नहीं आया',
    intro: (known) => `किसी मुनाफ़े में नहीं गिना गया। जाने-पहचाने फ़ॉर्मैट: ${known}।`,
    nothing: 'हर कॉलम और हर लाइन समझ में आई।',
    fileOf: (kind, file) => `${kind} (${file})`,
    column: (column, file) => `कॉलम ‘${column}’, ${file}`,
    row: {
      'sheet-unknown': (rows, file, sheet) =>
        `${file} की शीट ‘${sheet}’ (${rows} लाइनें): इसमें पैसा है, पर यह शीट जानी-पहचानी नहीं`,
      'type-unknown': (number, file, value) =>
        `${file}, लाइन ${number}: ‘${value}’ किस तरह की लाइन है, पता नहीं`,
      'amount-unreadable': (number, file, value, column) =>
        `${file}, लाइन ${number}: ‘${column}’ में ‘${value}’ कोई रकम नहीं है`,
      'id-mangled': (number, file, value) =>
        `${file}, लाइन ${number}: ‘${value}’ कोई ऑर्डर नंबर नहीं है`,
      'id-missing': (number, file) => `${file}, लाइन ${number}: ऑर्डर नंबर नहीं है`,
      'total-differs': (number, file, value) =>
        `${file}, लाइन ${number}: लाइनों का जोड़ फ़ाइल में लिखे ${value} से नहीं मिलता। इसे फिर से डाउनलोड करें`,
    },
    rowsOfType: (value, rows, file, first) =>
      `${file}, ${rows} लाइनें (पहली: लाइन ${first}): ‘${value}’ किस तरह की हैं, पता नहीं`,
    firstRows: (shown, lines) => `${lines} लाइनों में से पहली ${shown}; बाकी फ़ाइल में हैं।`,
    download: 'CSV डाउनलोड',
  },

  how: {
    intro: 'इस पेज के दोनों जोड़, आपके अपने आँकड़ों के साथ।',
    bank: 'आपके बैंक में क्या आया',
    bankNote:
      'बिक्री, रिफ़ंड, क्रेडिट, फ़ीस, फ़ीस पर GST, TCS, TDS, और जिसकी वजह फ़ाइलें नहीं बतातीं: सभी ऑर्डर का सेटलमेंट, जैसा फ़ाइलों में लिखा है।',
    profit: 'आपने क्या कमाया',
    profitNotes: {
      registered:
        'बिक्री, क्रेडिट, फ़ीस, विज्ञापन, माल की लागत, खराब और खोया माल, पैकिंग, और जो किसी एक ऑर्डर का नहीं है, सब बिना GST। फ़ीस पर GST इनपुट टैक्स बनकर लौटता है; TCS और TDS भी आपको वापस मिलते हैं।',
      composition:
        'बिक्री, क्रेडिट, फ़ीस, विज्ञापन, माल की लागत, खराब और खोया माल, पैकिंग, कंपोज़िशन टैक्स, और जो किसी एक ऑर्डर का नहीं है, सब GST सहित: इनपुट टैक्स नहीं मिलता। TDS आपको वापस मिलता है।',
      unregistered:
        'बिक्री, क्रेडिट, फ़ीस, विज्ञापन, माल की लागत, खराब और खोया माल, पैकिंग, और जो किसी एक ऑर्डर का नहीं है, सब GST सहित: इनपुट टैक्स नहीं मिलता। TDS आपको वापस मिलता है।',
    },
    rounding: 'पैसे तक सही',
    roundingNote:
      'किसी रकम के अंदर का GST एक बार गोल किया जाता है, बाकी वही है जो बचता है, और आगे सब जोड़ है। इसलिए इस पेज की हर तालिका का जोड़ मिलता है।',
  },

  printed: {
    files: (marketplaces) => `${marketplaces} के ऑर्डर`,
    firstRows: (count, skus) => `${skus} SKU में से पहले ${count}; बाकी फ़ाइल में हैं।`,
    notReady: (shown, skus) =>
      `${skus} में से ${shown} SKU: बाकी अभी तैयार नहीं थे। सभी के लिए एक बार और प्रिंट करें।`,
  },
}
