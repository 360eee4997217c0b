import {
  band,
  column,
  countBefore,
  countOf,
  order,
  product,
  row,
  sku,
} from '../../../core/language/hindi'
import { groupDigits } from '../../../core/money/group-digits'
import type { productsScreenWords as english } from './words'

/** What the Many products view says of a file and of its list, in Hindi. */
export const productsScreenWords: typeof english = {
  priceList: 'आपकी रेट लिस्ट',

  file: {
    sheet: 'शीट',
    sheetNamed: (name) => `शीट ${name}`,
    rows: (count) => countOf(count, row),
    firstRows: (count) => `पहली ${countOf(count, row)}`,
    headInRow: (number) => `कॉलम के नाम लाइन ${number} में`,
    noHead: 'कॉलम के नाम नहीं मिले',
    columnsUsed: (used, columns) => `${columns} में से ${countOf(used, column)} काम में`,
    columns: 'कॉलम',
    another: 'दूसरी फ़ाइल',
    back: 'पीछे',
    close: 'बंद करें',
  },
  problems: {
    broken: 'पढ़ते समय गड़बड़ हो गई, और यह हमारी गलती है। इसे फिर से चुनें।',
    noWorkers: 'इस ब्राउज़र में फ़ाइल पढ़ी नहीं जा सकती। किसी दूसरे ब्राउज़र में, या इसी के नए वर्शन में आज़माएँ।',
    keptUnreadable: 'इस डिवाइस पर रखी लिस्ट पढ़ी नहीं जा सकी। उसकी फ़ाइल फिर से चुनें।',
    keptGone: 'इस डिवाइस पर रखी लिस्ट अब यहाँ नहीं है। उसकी फ़ाइल फिर से चुनें।',
    notForgotten: 'लिस्ट इस डिवाइस से हट नहीं सकी, और अगली बार फिर यहाँ मिलेगी।',
    notSorted: 'लाइनें इस क्रम में लग नहीं सकीं। फिर कोशिश करें।',
    notExported: 'फ़ाइल बन नहीं सकी। फिर कोशिश करें।',
  },

  progress: {
    reading: 'आपकी फ़ाइल पढ़ी जा रही है',
    computing: 'आपके प्रोडक्ट का हिसाब लग रहा है',
  },

  columns: {
    title: 'कौन-सा कॉलम क्या है?',
    matched: 'कॉलम नाम से पहचाने गए हैं। जो गलत हो, बदल दें; अगली फ़ाइल के लिए याद रहेगा।',
    unnamed: 'कॉलम के नाम नहीं मिले। बताएँ, किस कॉलम में क्या है।',
    inFile: 'आपकी फ़ाइल में',
    here: 'यहाँ',
    leftOut: (count) => `${countOf(count, column)} ${count === 1 ? 'छोड़ा गया' : 'छोड़े गए'}`,
    empty: 'खाली',
    leaveOut: 'छोड़ दें',
    needed: 'ज़रूरी',
    pricesAre: 'दाम लिखे हैं',
    costsAre: 'लागत लिखी है',
    gst: { 'with-gst': 'GST सहित', 'before-gst': 'बिना GST' },
    assumed: {
      price: {
        'with-gst': 'फ़ाइल से पता नहीं चलता। दाम GST सहित माने गए हैं।',
        'before-gst': 'फ़ाइल से पता नहीं चलता। दाम बिना GST माने गए हैं।',
      },
      cost: {
        'with-gst': 'फ़ाइल से पता नहीं चलता। लागत GST सहित मानी गई है।',
        'before-gst': 'फ़ाइल से पता नहीं चलता। लागत बिना GST मानी गई है।',
      },
    },
    forAllPieces: 'हर लाइन में दाम, फ़ीस और विज्ञापन सभी नग मिलाकर लिखे हैं',
    workOut: (rows) => `${countBefore(rows, row)} का हिसाब लगाएँ`,
    nothingSent: 'सब इसी डिवाइस पर। कुछ भी भेजा नहीं जाता।',
    notInRupees: (head) => `‘${head}’ रुपये में नहीं है। रुपये वाला कॉलम चुनें।`,
    priceNotInRupees: (head) => `‘${head}’ रुपये में नहीं है। बताएँ, बिक्री दाम किस कॉलम में है।`,
    noPrice: 'बताएँ, बिक्री दाम किस कॉलम में है।',
    noCost: 'बताएँ, प्रोडक्ट की लागत कितनी है।',
  },

  costs: {
    label: 'लागत',
    title: 'आपकी फ़ाइल में लागत नहीं है',
    add: 'लागत की लिस्ट जोड़ें',
    paste: 'लागत पेस्ट करें',
    kept: (costs) => `रखी हुई ${groupDigits(String(costs))} लागतें लगाएँ`,
    pasteTitle: 'SKU और लागत पेस्ट करें',
    allAt: (each) => `हर प्रोडक्ट की लागत ${each} मानें`,
    countedAt: (each) => `हर प्रोडक्ट की लागत ${each} मानी गई है, जो आपके मार्केटप्लेस ऑर्डर में लिखी है।`,
    listed: (name, costs, rows) =>
      `${name}: ${countBefore(costs, sku)} की लागत मिली, आपकी फ़ाइल की ${countBefore(rows, row)} के लिए।`,
    needed: 'लागत की लिस्ट में दो कॉलम होते हैं: SKU और लागत।',
  },

  result: {
    loss: 'नुकसान',
    profit: 'मुनाफ़ा',
    nothingRead: 'कोई लाइन पढ़ी नहीं जा सकी',
    on: (products, orders) => (
      <>
        <b>{groupDigits(String(products))}</b> प्रोडक्ट, {countOf(orders, order)} पर
      </>
    ),
    inheritedIntro: 'ये आपके मार्केटप्लेस ऑर्डर से आए हैं और हर लाइन में गिने गए हैं।',
    orderChanged: 'आपका मार्केटप्लेस ऑर्डर तब से बदल गया है।',
    useOrder: 'सभी लाइनों पर लगाएँ',
  },

  keep: {
    statuses: {
      writing: 'लिस्ट रखी जा रही है …',
      kept: 'यह लिस्ट अगली बार भी यहीं मिलेगी, सिर्फ़ इसी डिवाइस पर।',
      full: 'इस डिवाइस पर इसके लिए जगह नहीं है। पेज छोड़ने तक लिस्ट यहाँ रहेगी।',
      forbidden: 'यह ब्राउज़र इस साइट के लिए कुछ नहीं रखता। पेज छोड़ने तक लिस्ट यहाँ रहेगी।',
      forgetting: 'लिस्ट हटाई जा रही है …',
      'not forgotten': 'लिस्ट इस डिवाइस से हट नहीं सकी। फिर कोशिश करें।',
      elsewhere: 'दूसरे टैब ने अब अपनी लिस्ट रख ली है। पेज छोड़ने तक यह लिस्ट यहाँ रहेगी।',
    },
    notKept: 'पेज छोड़ने पर लाइनें मिट जाती हैं।',
    columnsKept: 'आपके कॉलम याद हैं। पेज छोड़ने पर लाइनें मिट जाती हैं।',
    clear: 'लिस्ट हटाएँ',
    cleared: 'लिस्ट हटा दी गई',
  },

  histogram: {
    title: 'मार्जिन कहाँ-कहाँ है',
    noLosers: 'कोई प्रोडक्ट नुकसान में नहीं है।',
    losers: (count, amount) => `${countOf(count, product)} पर कुल ${amount} का नुकसान है।`,
    weak: (count, percent) =>
      `${countOf(count, product)} मुनाफ़े में ${count === 1 ? 'है' : 'हैं'}, पर मार्जिन ${percent} से कम है।`,
    losing: (count) => `${count} नुकसान में`,
    losingShort: (count) => `${count} नुकसान में`,
    earning: (count) => `${count} मुनाफ़े में`,
    earningShort: (count) => `${count} मुनाफ़े में`,
    belowMargin: (percent) => `${percent} से कम मार्जिन`,
    fromMargin: (percent) => `${percent} या ज़्यादा मार्जिन`,
    betweenMargins: (from, to) => `${from} से ${to} मार्जिन`,
    products: (count) => countOf(count, product),
    show: 'दिखाएँ',
    allMargins: 'सभी मार्जिन',
    reach: (percent) => `${percent} या ज़्यादा`,
  },

  unread: {
    title: (count) => `${countOf(count, row)} पढ़ी नहीं जा ${count === 1 ? 'सकी' : 'सकीं'}`,
    leftOut: (count) =>
      count === 1
        ? 'यह लाइन छोड़ दी गई है, इसमें कुछ बदला नहीं है।'
        : 'ये लाइनें छोड़ दी गई हैं, इनमें कुछ बदला नहीं है।',
    leftOutOfMore: (count, others) =>
      `${count === 1 ? 'यह लाइन छोड़ दी गई है, इसमें' : 'ये लाइनें छोड़ दी गई हैं, इनमें'} कुछ बदला नहीं है। बाकी ${groupDigits(String(others))} ${others === 1 ? 'गिनी गई है' : 'गिनी गई हैं'}।`,
    download: 'छोड़ी गई लाइनें डाउनलोड करें',
    showFewer: 'कम दिखाएँ',
    showFirst: (count) => `पहली ${count} दिखाएँ`,
    showAll: 'सभी दिखाएँ',
    noticed: 'ध्यान देने की बातें',
    blank: 'खाली खाने',
  },

  notes: {
    cut: (rows) => `फ़ाइल लंबी है: सिर्फ़ पहली ${countOf(rows, row)} गिनी गई हैं, बाकी नहीं।`,
    notSales: (kind, rows, numbers) =>
      `${kind}: ${countOf(rows, row)} नहीं गिनी ${rows === 1 ? 'गई' : 'गईं'} (लाइन ${numbers})।`,
    manyNotSales: (kind, rows, numbers, more) =>
      `${kind}: ${countOf(rows, row)} नहीं गिनी गईं (लाइन ${numbers} और बाकी ${more})।`,
    zeroCosts: (rows) =>
      `${countBefore(rows, row)} में लागत 0 है। ${rows === 1 ? 'यह भी गिनी गई है' : 'ये भी गिनी गई हैं'}।`,
    smallRates: (rows) =>
      `${countBefore(rows, row)} में दर 1% से कम है। 0.18 का मतलब 18% हो, तो 18 या 18% लिखें।`,
    formerRates: (rows, former, since, current) =>
      `${countBefore(rows, row)} में GST दर ${former} है। ${since} से सामान पर ${current} लगता है। हिसाब लिखी हुई दर से ही लगा है।`,
    betweenSlabs: (rows, { lower, higher, limit, from, to }) =>
      `कपड़ों या जूतों की ${countBefore(rows, row)} में दाम ${from} और ${to} के बीच है, जहाँ कोई GST स्लैब ठीक नहीं बैठता: ${lower} लगाएँ तो बिना GST दाम ${limit} से ऊपर निकलता है, ${higher} लगाएँ तो नहीं। हिसाब ${higher} से लगा है।`,
    parents: (kind, rows, numbers) =>
      `${kind}: बिना दाम की ${countOf(rows, row)} छोड़ दी ${rows === 1 ? 'गई' : 'गईं'}, क्योंकि इसके अलग-अलग प्रकार अपनी लाइनों में हैं (लाइन ${numbers})।`,
    explained: (lines) =>
      `नामों के नीचे, कॉलम समझाने वाली ${countOf(lines, row)} छोड़ दी ${lines === 1 ? 'गई' : 'गईं'}।`,
    allRows: (rows, products, leftOut) =>
      leftOut === 0
        ? `जाँच लिया: फ़ाइल में ${countOf(rows, row)}, ${products} प्रोडक्ट।`
        : `जाँच लिया: फ़ाइल में ${countOf(rows, row)}, ${products} प्रोडक्ट, और ${countOf(leftOut, row)} छोड़ी ${leftOut === 1 ? 'गई, यहाँ लिखी है' : 'गईं, यहाँ लिखी हैं'}।`,
    rowsLost: (rows) => `फ़ाइल की ${countOf(rows, row)} कहीं नहीं दिखी। इस जोड़ पर भरोसा न करें।`,
    sums: (lines) => `जोड़ या हेडिंग वाली ${countOf(lines, row)} छोड़ दी ${lines === 1 ? 'गई' : 'गईं'}।`,
    pictures: (lines) =>
      `सिर्फ़ फ़ोटो वाली ${countOf(lines, row)} छोड़ दी ${lines === 1 ? 'गई' : 'गईं'}।`,
    mangledSkus: (skus) =>
      `${countOf(skus, sku)} को स्प्रेडशीट ने 1.8E+17 जैसी संख्या में बदल दिया है। इससे बचने के लिए उस कॉलम का फ़ॉर्मैट टेक्स्ट रखें।`,
    repeatedSkus: (rows) =>
      `${countBefore(rows, row)} का SKU ऊपर की किसी लाइन में भी है। सभी गिनी गई हैं।`,
  },
  blanks: {
    quantity: 'मात्रा 1',
    gstRate: (rate) => `GST दर ${rate}, आपके ऑर्डर से`,
    gstRates: (rate, onCost) => `GST दर ${rate} और खरीद पर GST ${onCost}, आपके ऑर्डर से`,
    clothes: 'कपड़ों और जूतों की GST दर, आपके ऑर्डर से',
    clothesAndOnCost: (onCost) => `कपड़ों और जूतों की GST दर और खरीद पर GST ${onCost}, आपके ऑर्डर से`,
    gstOnCost: (rate) => `खरीद पर GST ${rate}, आपके ऑर्डर से`,
    gstOnCostAsRate: 'खरीद पर GST, उसी लाइन की GST दर जितना',
    commission: 'कमीशन, आपके फ़ीस कार्ड से',
    fixedFee: 'तय फ़ीस, आपके फ़ीस कार्ड से',
    shipping: (fee) => `शिपिंग ${fee}, आपके ऑर्डर से`,
    ads: (amount) => `विज्ञापन ${amount}, आपके ऑर्डर से`,
    returns: (percent) => `वापसी ${percent}, आपके ऑर्डर से`,
  },

  products: {
    title: 'प्रोडक्ट',
    intro: (sorted) => `${sorted}। कोई लाइन चुनें, तो वह मार्केटप्लेस ऑर्डर में खुलेगी।`,
    making: (rows, of) => `फ़ाइल बन रही है: ${countBefore(of, row)} में से ${groupDigits(String(rows))}`,
    search: 'SKU या नाम',
    which: 'कौन-से प्रोडक्ट',
    all: 'सभी',
    losses: 'नुकसान वाले',
    below: (percent) => `${percent} से कम`,
    sort: 'क्रम',
    target: 'इतने मार्जिन का दाम',
    belowZero: '0% से कम को 0% माना जाता है।',
    oneBar: 'सिर्फ़ एक पट्टी के प्रोडक्ट।',
    showAll: 'सभी दिखाएँ',
    none: 'ऐसा कोई प्रोडक्ट नहीं है।',
    clear: 'खाली करें',
    pages: {
      shown: (from, to, total) => `${total} में से ${from}–${to}`,
      size: 'एक पेज पर लाइनें',
      first: 'पहला पेज',
      previous: 'पिछला पेज',
      next: 'अगला पेज',
      last: 'आखिरी पेज',
    },
  },

  sorts: {
    rising: {
      row: 'फ़ाइल के क्रम में',
      name: 'नाम के क्रम में',
      price: 'सबसे कम दाम पहले',
      cost: 'सबसे कम लागत पहले',
      quantity: 'सबसे कम ऑर्डर पहले',
      payout: 'सबसे कम पेआउट पहले',
      profit: 'सबसे कम मुनाफ़ा पहले',
      margin: 'सबसे कम मार्जिन पहले',
      payoutInAll: 'सबसे कम पेआउट × मात्रा पहले',
      profitInAll: 'सबसे कम मुनाफ़ा × मात्रा पहले',
      breakEven: 'बराबरी का सबसे कम दाम पहले',
    },
    falling: {
      row: 'फ़ाइल की आखिरी लाइन पहले',
      name: 'नाम के उल्टे क्रम में',
      price: 'सबसे ज़्यादा दाम पहले',
      cost: 'सबसे ज़्यादा लागत पहले',
      quantity: 'सबसे ज़्यादा ऑर्डर पहले',
      payout: 'सबसे ज़्यादा पेआउट पहले',
      profit: 'सबसे ज़्यादा मुनाफ़ा पहले',
      margin: 'सबसे ज़्यादा मार्जिन पहले',
      payoutInAll: 'सबसे ज़्यादा पेआउट × मात्रा पहले',
      profitInAll: 'सबसे ज़्यादा मुनाफ़ा × मात्रा पहले',
      breakEven: 'बराबरी का सबसे ज़्यादा दाम पहले',
    },
    lowestPriceFor: (percent) => `${percent} के लिए सबसे कम दाम पहले`,
    highestPriceFor: (percent) => `${percent} के लिए सबसे ज़्यादा दाम पहले`,
  },

  table: {
    label: 'प्रोडक्ट की तालिका',
    caption: 'प्रोडक्ट और उनका मुनाफ़ा',
    heads: {
      row: 'लाइन',
      name: 'प्रोडक्ट',
      price: 'दाम',
      cost: 'लागत',
      quantity: 'मात्रा',
      payout: 'पेआउट',
      profit: 'मुनाफ़ा',
      margin: 'मार्जिन',
      payoutInAll: 'पेआउट × मात्रा',
      profitInAll: 'मुनाफ़ा × मात्रा',
      breakEven: 'बराबरी का दाम',
      priceFor: (percent) => `${percent} के लिए दाम`,
    },
    rowNumber: (number) => `लाइन ${number}`,
    none: 'कोई नहीं',
    noSlab: (higher) => `कोई GST स्लैब ठीक नहीं बैठता, ${higher} से हिसाब`,
    cost: (each) => `लागत\u00a0${each}`,
    breakEven: (price) => `बराबरी ${price}`,
    priceFor: (percent, price) => `${percent} पर ${price}`,
    payoutInAll: (quantity, payout) => `${quantity} × पेआउट\u00a0${payout}`,
    profitInAll: (profit) => `मुनाफ़ा ${profit}`,
  },

  export: {
    label: 'फ़ाइल में कौन-सी लाइनें',
    these: (count) => `ये ${count}`,
    all: (count) => `सभी ${count}`,
    download: { csv: 'CSV डाउनलोड', xlsx: 'Excel डाउनलोड' },
    downloadShort: { csv: 'CSV', xlsx: 'Excel' },
    print: 'प्रिंट करें',
  },

  printed: {
    all: (products) => `${countOf(products, product)}।`,
    some: (shown, products) => `${groupDigits(String(products))} में से ${countOf(shown, product)}।`,
    losses: 'नुकसान वाले।',
    below: (percent) => `${percent} से कम।`,
    bar: (margins) => `${margins}।`,
    found: (search) => `‘${search}’ SKU या नाम में।`,
    sorted: (sorted) => `${sorted}।`,
    breakEven: 'बराबरी का दाम',
    priceFor: (percent) => `${percent} के लिए`,
    firstRows: (count, total) => `${countBefore(total, row)} में से पहली ${count}; बाकी फ़ाइल में हैं।`,
    notReady: (from, to, total) =>
      `${total} में से लाइन ${from} से ${to} तक: बाकी अभी तैयार नहीं थीं। सभी के लिए एक बार और प्रिंट करें।`,
    sums: (products, orders, payout, profit) =>
      `${countOf(products, product)}, ${countOf(orders, order)}: पेआउट ${payout}, मुनाफ़ा ${profit}`,
  },

  whatIf: {
    title: 'अगर ऐसा हो?',
    intro: 'दूसरे दाम या कमीशन पर पूरी लिस्ट का हिसाब। लिस्ट में कुछ नहीं बदलता।',
    prices: 'सभी दाम बदलें (%)',
    commissions: 'सभी कमीशन बदलें (अंक)',
    pricesEnd: 'दाम ज़्यादा से ज़्यादा 100% घट सकते हैं: इसे -100% माना गया है।',
    commissionsEnd: 'कमीशन 0% से कम या 100% से ज़्यादा नहीं होता।',
    pricesChip: 'दाम +5%',
    commissionsChip: 'कमीशन +2 अंक',
    noChange: 'कोई बदलाव नहीं',
    invitation: 'कोई बदलाव लिखें, और देखें कि कुल मुनाफ़ा कितना होगा।',
    computing: 'हिसाब लग रहा है …',
    notComputed: 'हिसाब नहीं लग सका। बदलाव फिर से लिखें।',
    totalProfit: 'तब कुल मुनाफ़ा',
    change: 'बदलाव',
    margin: 'तब मार्जिन',
    loseMoney: 'तब नुकसान में',
    losers: (products) => countOf(products, product),
    moreLosers: (products, more) => `${countOf(products, product)}, ${more} ज़्यादा`,
    fewerLosers: (products, fewer) => `${countOf(products, product)}, ${fewer} कम`,
  },

  changes: {
    line: (label, before, after) => `${label}: ${before} → ${after}`,
    lines: {
      seller: 'आपका रजिस्ट्रेशन',
      gstRate: 'GST दर',
      cost: 'खरीद दाम',
      gstOnCost: 'खरीद पर GST',
      packing: 'पैकिंग',
      gstOnPacking: 'पैकिंग पर GST',
      feeCard: 'फ़ीस कार्ड',
      gstOnFees: 'फ़ीस पर GST',
      shipping: 'शिपिंग फ़ीस',
      ads: 'हर ऑर्डर पर विज्ञापन',
      undelivered: 'डिलीवर नहीं हुए',
      undeliveredFee: 'डिलीवर न होने पर फ़ीस',
      undeliveredDamaged: 'डिलीवर न हुए में खराब',
      returned: 'वापस आए',
      returnedFee: 'वापसी पर फ़ीस',
      returnedDamaged: 'वापस आए में खराब',
      commissionBack: 'वापसी पर कमीशन लौटता है',
      fixedFeeBack: 'वापसी पर तय फ़ीस लौटती है',
      shippingBack: 'वापसी पर शिपिंग लौटती है',
      tcs: 'TCS',
      tds: 'TDS',
    },
    clothes: 'कपड़े और जूते',
    gstOnFees: { onTop: 'ऊपर से', included: 'शामिल' },
    yesNo: { yes: 'हाँ', no: 'नहीं' },
    bands: (count) => countOf(count, band),
    bandFees: (commission, fee) => `${commission} और ${fee}`,
    fees: (before, after) => `फ़ीस: ${before} → ${after}`,
    feesUpTo: (price, before, after) => `${price} तक फ़ीस: ${before} → ${after}`,
    feesAbove: (price, before, after) => `${price} से ऊपर फ़ीस: ${before} → ${after}`,
  },

  exampleList: `SKU,नाम,खरीद दाम (बिना GST),बिक्री दाम (GST सहित),GST दर (%),मात्रा
KUR-4471,"सूती कुर्ता, नीला, मीडियम",218,499,5,14
BTL-2086,"स्टील की बोतल, 1 लीटर",131.50,349,18,9
LMP-7310,"टेबल लैंप, पीतल, छोटा",560,1249,18,4
MUG-9064,"चीनी मिट्टी के मग, 6 का सेट",210,279,18,18
RUG-4108,"सूती दरी, 2 × 3 फ़ुट",443,749,5,3
TOY-6790,"लकड़ी का पज़ल, बड़ा",127,299,5,11
KNF-4536,"रसोई का चाकू, 8 इंच",91,189,18,7
CHG-6839,"फ़ोन चार्जर, 33 वॉट",276,599,18,25
BDS-1209,"बेडशीट, किंग, नीली",218,699,5,8
BAG-3321,"जूट का थैला, छपा हुआ",64,199,5,30
UMB-5102,"छाता, फ़ोल्डिंग",148,399,5,16
TIN-8840,"मसाले के डिब्बे, 12 का सेट",355,899,18,6
`,
  template: `SKU,नाम,मात्रा,बिक्री दाम (GST सहित),खरीद दाम (बिना GST),GST दर (%),खरीद पर GST (%),कमीशन (%),तय फ़ीस,शिपिंग फ़ीस,हर ऑर्डर पर विज्ञापन,वापस आए (%)
KUR-4471,"सूती कुर्ता, नीला, मीडियम",14,499,218,कपड़े,,,,,,
`,
}
