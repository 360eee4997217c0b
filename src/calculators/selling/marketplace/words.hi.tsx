import { sayDate, sayMonth } from '../../../core/language/dates'
import { band, card, countBefore, countOf } from '../../../core/language/hindi'
import { decimalFrom } from '../../../core/money/decimal'
import { inWords } from '../../../core/money/format'
import { compositionOf } from '../../../core/rules/composition'
import { highestRate, sellingUnregistered, tcs, tds } from '../../../core/rules/gst'
import { gstOnFeesPercent } from '../../../core/rules/gst-on-fees'
import { asOf } from '../../../core/rules/rule-on'
import type { marketplaceWords as english } from './words'

/** The view of an order on a marketplace in Hindi. */
export const marketplaceWords: typeof english = {
  label: 'मार्केटप्लेस ऑर्डर',
  heading: 'मार्केटप्लेस मुनाफ़ा कैलकुलेटर',
  intro: 'फ़ीस, GST, विज्ञापन और वापसी के बाद एक ऑर्डर पर कितना बचता है, देखें।',
  title: 'मार्केटप्लेस मुनाफ़ा कैलकुलेटर: फ़ीस, GST, वापसी',
  description:
    'मार्केटप्लेस के एक ऑर्डर पर दाम के स्लैब वाले कमीशन, GST, TCS, TDS, विज्ञापन और वापसी के बाद क्या बचता है: पेआउट, मुनाफ़ा और सही बिक्री दाम। पैसे तक सही, मुफ़्त।',

  tooLarge: 'ये रकमें इतनी बड़ी हैं कि इनका हिसाब नहीं लग सकता।',

  seller: 'आपका रजिस्ट्रेशन',
  sellerNotes: {
    registered: '',
    composition: `बिक्री का ${compositionOf('goods').percent}% टैक्स भरना होता है। फ़ीस और माल पर लगा GST वापस नहीं मिलता, इसलिए खरीद दाम और पैकिंग GST सहित हैं।`,
    unregistered:
      'बिक्री पर GST नहीं लगता, और दिया हुआ GST वापस भी नहीं मिलता: खरीद दाम और पैकिंग GST सहित हैं, और TCS नहीं कटता।',
  },
  conversion: {
    cost: {
      added: (from, rate, to) => `खरीद दाम ${from} + ${rate} GST = ${to}`,
      taken: (from, rate, to) => `खरीद दाम ${from} में से ${rate} GST हटाकर ${to}`,
    },
    packing: {
      added: (from, rate, to) => `पैकिंग ${from} + ${rate} GST = ${to}`,
      taken: (from, rate, to) => `पैकिंग ${from} में से ${rate} GST हटाकर ${to}`,
    },
    packingAlone: {
      added: (from, rate, to) => `पैकिंग ${from} + ${rate} GST = ${to}`,
      taken: (from, rate, to) => `पैकिंग ${from} में से ${rate} GST हटाकर ${to}`,
    },
    rounded: (step) => `${step} (राउंड करके)`,
    added: (steps) => `${steps}: इनपुट टैक्स वापस नहीं मिलता।`,
    taken: (steps) => `${steps}: इनपुट टैक्स वापस मिलता है।`,
    leave: 'जो लिखा था, वही रखें',
  },

  fields: {
    sellingPrice: 'बिक्री दाम',
    withGst: 'GST सहित',
    beforeGst: 'बिना GST',
    buyerPays: 'जितना खरीदार देता है',
    gstRate: 'GST दर (%)',
    byPrice: 'दाम के हिसाब से',
    noRateFits: (counted) => `इस दाम पर कोई दर ठीक नहीं बैठती। हिसाब ${counted} से लगा है।`,
    quickRates: 'आम दरें',
    clothesAndShoes: 'कपड़े और जूते',
    slabsByPrice: (lower, limit, higher) => `${limit} तक ${lower}, ऊपर ${higher}`,
    costPrice: 'खरीद दाम',
    gstOnCost: 'खरीद पर GST (%)',
    packing: 'पैकिंग',
    gstOnPacking: 'पैकिंग पर GST (%)',
    shippingFee: 'शिपिंग फ़ीस',
    adsPerOrder: 'हर ऑर्डर पर विज्ञापन',
  },

  hints: {
    belowZeroPercent: '0% से कम हो, तो 0% माना जाता है।',
    belowZero: '0 से कम हो, तो 0 माना जाता है।',
    gstTooHigh: `किसी भी सामान पर ${highestRate}% से ज़्यादा GST नहीं लगता।`,
    commissionTooHigh: '100% से ऊपर का कमीशन पूरे दाम से भी ज़्यादा है।',
    feeBelowZero: '0 से कम फ़ीस 0 मानी जाती है।',
    priceBelowZero: '0 से कम दाम नहीं गिना जाता।',
    moreThanAllBack: '100% से ज़्यादा वापस नहीं आ सकते: पहले वे गिने जाते हैं जो डिलीवर नहीं हुए।',
    moreThanAllDamaged: '100% से ज़्यादा खराब नहीं हो सकते।',
  },

  feeCard: {
    name: 'फ़ीस कार्ड',
    applies: (commission, fixedFee) => `${commission} और ${fixedFee} लगते हैं`,
    changed: (name) => `${name} (बदला हुआ)`,
    own: 'आपका अपना',
    upTo: 'इस दाम तक',
    commission: 'कमीशन',
    fixedFee: 'तय फ़ीस',
    remove: 'हटाएँ',
    anyAbove: 'इससे ऊपर',
    upToOf: (number) => `स्लैब ${number}: इस दाम तक`,
    commissionOf: (number) => `स्लैब ${number}: कमीशन (%)`,
    fixedFeeOf: (number) => `स्लैब ${number}: तय फ़ीस`,
    removeOf: (number) => `स्लैब ${number} हटाएँ`,
    hintOf: (number, hint) => `स्लैब ${number}: ${hint}`,
    noPrice: 'जिस स्लैब में दाम नहीं लिखा, वह नहीं गिना जाता।',
    needsPrice: (number) => `स्लैब ${number}: दाम 0 से ज़्यादा नहीं है, इसलिए यह स्लैब नहीं गिना जाता।`,
    endsWhere: (number) => `स्लैब ${number} भी इसी दाम तक है, इसलिए स्लैब ${number} ही गिना जाता है।`,
    endsBelow: (number) => `इसका दाम स्लैब ${number} से कम है। स्लैब दाम के क्रम में गिने जाते हैं।`,
    add: 'स्लैब जोड़ें',
    bandRemoved: 'स्लैब हट गया',
    bandsRemoved: 'स्लैब हट गए',
    most: (bands) => `एक कार्ड में ज़्यादा से ज़्यादा ${countOf(bands, band)} हो सकते हैं।`,
    example: 'यह एक उदाहरण है। मार्केटप्लेस साल में करीब दो बार फ़ीस बदलते हैं।',
    yours: 'आपके फ़ीस कार्ड',
    keep: 'यह कार्ड रखें',
    cardsNotLoaded: 'फ़ीस कार्ड लोड नहीं हो सके। इंटरनेट जाँचें और फिर कोशिश करें।',
  },

  cards: {
    title: 'फ़ीस कार्ड',
    nameOfThis: 'इस कार्ड का नाम',
    nameOfCopy: 'कॉपी किस नाम से रखें',
    exampleName: 'जैसे मेरे कुर्ते',
    keep: 'रखें',
    replace: 'बदलें',
    use: 'चुनें',
    rename: 'नाम बदलें',
    chooseOf: (name) => `कार्ड ‘${name}’ चुनें`,
    renameOf: (name) => `कार्ड ‘${name}’ का नाम बदलें`,
    deleteOf: (name) => `कार्ड ‘${name}’ मिटाएँ`,
    newNameOf: (name) => `कार्ड ‘${name}’ का नया नाम`,
    bands: (count) => countOf(count, band),
    bandsInUse: (count) => `${countOf(count, band)}, अभी यही चुना है`,
    count: (count) => countOf(count, card),
    none: 'अभी कोई कार्ड नहीं रखा है।',
    cleared:
      'इस ब्राउज़र का स्टोरेज साफ़ कर दिया गया है। आपके कार्ड अभी यहाँ हैं, और कोई एक बदलने पर फिर रख लिए जाएँगे।',
    note: 'कार्ड इसी डिवाइस पर रहते हैं, कहीं भेजे नहीं जाते। आपके भेजे लिंक में स्लैब जाते हैं, नाम नहीं। मार्केटप्लेस साल में करीब दो बार फ़ीस बदलते हैं: अपनी फ़ीस देख लें, और कार्ड के नाम में तारीख भी लिखें।',

    giveName: 'कार्ड को एक नाम दें, जैसे उसकी कैटेगरी का।',
    needsName: 'कार्ड का नाम लिखें।',
    full: (most) => `यहाँ ${countOf(most, card)} ही रखे जा सकते हैं। पहले कोई एक मिटाएँ।`,
    taken: (name) => `‘${name}’ नाम का कार्ड पहले से है।`,
    kept: (name) => `कार्ड ‘${name}’ इस डिवाइस पर रख लिया गया।`,
    done: {
      replaced: (name) => `कार्ड ‘${name}’ बदल गया`,
      added: (name) => `कार्ड ‘${name}’ लिस्ट में है`,
      renamed: (name) => `कार्ड का नाम अब ‘${name}’ है`,
      deleted: (name) => `कार्ड ‘${name}’ मिट गया`,
      deletedMany: (count) => `${countOf(count, card)} मिट गए`,
      undone: 'पहले जैसा हो गया',
      imported: (count) => `${countOf(count, card)} ${count === 1 ? 'जुड़ा' : 'जुड़े'}`,
      known: (count) => `${count} पहले से यहाँ ${count === 1 ? 'है' : 'हैं'}`,
      nothingImported: 'इस फ़ाइल में कोई कार्ड नहीं है',
    },
    exported: (count) =>
      `${countOf(count, card)} ${count === 1 ? 'फ़ाइल में सेव हो गया' : 'फ़ाइल में सेव हो गए'}।`,

    unreadable: 'यह फ़ाइल पढ़ी नहीं जा सकती। शायद अधूरी है, या किसी और तरह की है।',
    otherFile: 'यह GST Hisab के फ़ीस कार्ड की फ़ाइल नहीं है।',
    newerFile: 'यह फ़ाइल GST Hisab के नए वर्शन की है। पेज रीलोड करें और फिर कोशिश करें।',
    damagedFile: 'इस फ़ाइल का एक फ़ीस कार्ड खराब है।',
    nothingChanged: 'कुछ भी नहीं बदला।',
  },

  returns: {
    name: 'वापसी',
    share: 'हिस्सा',
    fee: 'हर एक पर फ़ीस',
    damaged: 'खराब',
    undelivered: {
      name: 'डिलीवर नहीं हुए',
      share: 'डिलीवर नहीं हुए (%)',
      fee: 'डिलीवर न होने पर फ़ीस',
      damaged: 'डिलीवर न हुए में खराब (%)',
    },
    returned: {
      name: 'वापस आए',
      share: 'वापस आए (%)',
      fee: 'वापसी पर फ़ीस',
      damaged: 'वापस आए में खराब (%)',
    },
    givenBack: 'वापसी पर क्या लौटता है',
    commissionBack: 'कमीशन',
    fixedFeeBack: 'तय फ़ीस',
    shippingBack: 'शिपिंग',
    ofHundred: (kept, damaged) =>
      `भेजे गए हर 100 ऑर्डर में से ग्राहक ${kept} रखते हैं, और ${damaged} नग ${damaged === '1' ? 'बेकार जाता है' : 'बेकार जाते हैं'}।`,
  },

  more: {
    name: 'और',
    gstOnFees: `फ़ीस पर ${gstOnFeesPercent}% GST`,
    gstOnFeesBy: { onTop: 'ऊपर से', included: 'शामिल' },
    summary: {
      onTop: `फ़ीस पर ${gstOnFeesPercent}% GST, ऊपर से`,
      included: `फ़ीस पर ${gstOnFeesPercent}% GST, शामिल`,
    },
    tcs: (figure) => `TCS ${figure}`,
    tds: (figure) => `TDS ${figure}`,
    noTcs: '0% GST पर TCS नहीं',
    tcsField: 'TCS (%)',
    tcsBack: 'GST लेजर में वापस आता है',
    noTcsHelp: 'नहीं कटता: इस बिक्री पर GST नहीं है (0%)',
    tdsField: 'TDS (%)',
    tdsBack: 'टैक्स रिटर्न भरने पर वापस मिलता है',
  },

  kept: {
    states: {
      example:
        'रजिस्ट्रेशन, फ़ीस, शिपिंग, पैकिंग, विज्ञापन और वापसी के आपके आँकड़े बदलते ही इस डिवाइस पर रख लिए जाते हैं।',
      kept: 'रजिस्ट्रेशन, फ़ीस, शिपिंग, पैकिंग, विज्ञापन और वापसी के आपके आँकड़े इस डिवाइस पर रखे हैं।',
      full: 'रजिस्ट्रेशन, फ़ीस, शिपिंग, पैकिंग, विज्ञापन और वापसी के आपके आँकड़े रखे नहीं जा सके: इस डिवाइस का स्टोरेज भर गया है। पेज छोड़ने तक ये यहाँ हैं।',
      forbidden:
        'रजिस्ट्रेशन, फ़ीस, शिपिंग, पैकिंग, विज्ञापन और वापसी के आपके आँकड़े रखे नहीं जा सके: यह ब्राउज़र कुछ भी नहीं रखता। पेज छोड़ने तक ये यहाँ हैं।',
      cleared:
        'इस ब्राउज़र का स्टोरेज साफ़ कर दिया गया है। यहाँ जो लिखा है वह रहेगा, और बदलने पर फिर रख लिया जाएगा।',
      linked:
        'इस ऑर्डर के रजिस्ट्रेशन, फ़ीस, शिपिंग, पैकिंग, विज्ञापन और वापसी के आँकड़े सिर्फ़ इस टैब में हैं। आपके अपने आँकड़े वैसे ही रखे हैं।',
      'linked, none kept':
        'इस ऑर्डर के रजिस्ट्रेशन, फ़ीस, शिपिंग, पैकिंग, विज्ञापन और वापसी के आँकड़े सिर्फ़ इस टैब में हैं।',
    },
    changedElsewhere: 'आपका ऑर्डर दूसरे टैब में बदला गया',
    forget: 'मिटाएँ',
    useMine: 'अपने आँकड़े लाएँ',
    keepThese: 'इन्हें अपने आँकड़े बनाएँ',
    done: {
      forgotten: 'उदाहरण वापस आ गया',
      mineUsed: 'आपके आँकड़े वापस आ गए',
      theseKept: 'अब ये आपके आँकड़े हैं',
    },
  },

  result: {
    profitPerOrder: 'हर ऑर्डर पर मुनाफ़ा',
    margin: 'मार्जिन',
    tags: { profit: 'मुनाफ़ा', loss: 'नुकसान' },
    marginOn: (margin, netSale) => (
      <>
        बिना GST {netSale} की बिक्री पर <b>{margin}</b> मार्जिन
      </>
    ),
    marginAndEachKept: (margin, netSale, eachKept) => (
      <>
        बिना GST {netSale} की बिक्री पर <b>{margin}</b> मार्जिन, वापस न आए हर ऑर्डर पर {eachKept}
      </>
    ),
    allComeBack: 'सारे ऑर्डर वापस आ जाते हैं, इसलिए मार्जिन नहीं बनता।',
    enterPrice: 'कितना बचता है, यह देखने के लिए बिक्री दाम लिखें।',
    tooLarge: 'यह रकम बहुत बड़ी है: ज़्यादा से ज़्यादा 40 अंक दिखाए जाते हैं।',

    sellingPrice: 'बिक्री दाम',
    gstInPrice: 'दाम में GST',
    compositionTax: 'कंपोज़िशन टैक्स',
    commission: 'कमीशन',
    fixedFee: 'तय फ़ीस',
    shippingFee: 'शिपिंग फ़ीस',
    returnFees: 'वापसी की फ़ीस',
    ads: 'विज्ञापन',
    packing: 'पैकिंग',
    costPrice: 'खरीद दाम',
    damagedGoods: 'खराब माल',
    kept: (percent) => `${percent} ग्राहक के पास`,
    lessGst: (percent) => `${percent}, GST हटाकर`,
    plusGst: (percent) => `${percent} + ${gstOnFeesPercent}% GST`,

    payout: 'पेआउट',
    transferred: 'मार्केटप्लेस इतना भेजता है',
    heldBack: 'अभी रुकी रकम',
    gstToPay: 'भरने का GST',
    gstToCarry: 'आगे ले जाने का GST',
    carried: 'मुनाफ़े में गिना है, पर अभी हाथ में नहीं',
    ofSale: `बिक्री का ${compositionOf('goods').percent}%`,
    noInputTax: 'इनपुट टैक्स नहीं है',
    afterInputTax: (inputTax) => `${inputTax} इनपुट टैक्स घटाकर`,

    parts: {
      product: 'प्रोडक्ट',
      marketplace: 'मार्केटप्लेस, विज्ञापन',
      gst: 'GST',
      profit: 'मुनाफ़ा',
      loss: 'नुकसान',
    },
  },

  price: {
    title: 'कौन-सा दाम?',
    target: 'दाम से क्या चाहिए',
    targets: { margin: 'मार्जिन', profit: 'मुनाफ़ा' },
    priceFor: { margin: 'इतने मार्जिन का दाम', profit: 'इतने मुनाफ़े का दाम' },

    cheapest: {
      margin: (margin, ranges) => (
        <>
          {`सबसे कम दाम, जिस पर ${margin} मार्जिन मिलता है। यह मार्जिन `}
          {ranges} मिलता है।
        </>
      ),
      profit: (profit, ranges) => (
        <>
          {`सबसे कम दाम, जिस पर ${profit} का मुनाफ़ा होता है। यह मुनाफ़ा `}
          {ranges} होता है।
        </>
      ),
    },
    ranges: {
      everyPriceFrom: (from) => `${from} और उससे ऊपर हर दाम पर`,
      at: (price) => `${price} पर`,
      from: (from) => `${from} और उससे ऊपर`,
      fromTo: (from, to) => `${from} से ${to} तक`,
    },
    boldRanges: {
      everyPriceFrom: (from) => (
        <>
          <b>{from}</b> और उससे ऊपर हर दाम पर
        </>
      ),
      at: (price) => (
        <>
          <b>{price}</b> पर
        </>
      ),
      from: (from) => (
        <>
          <b>{from}</b> और उससे ऊपर
        </>
      ),
      fromTo: (from, to) => (
        <>
          <b>{`${from} से ${to}`}</b> तक
        </>
      ),
    },
    again: ', और फिर ',
    none: 'किसी भी दाम पर नहीं',
    reached: {
      margin: (margin, ranges) => `${margin} मार्जिन ${ranges} मिलता है।`,
      profit: (profit, ranges) => `${profit} का मुनाफ़ा ${ranges} होता है।`,
    },
    notReached: {
      margin: (margin) => `${margin} मार्जिन किसी भी दाम पर नहीं मिलता।`,
      profit: (profit) => `${profit} का मुनाफ़ा किसी भी दाम पर नहीं होता।`,
    },
    highestProfit: (profit) => `यहाँ सबसे ज़्यादा मुनाफ़ा ${profit} का होता है।`,
    highestMargin: (margin) => `यहाँ सबसे ज़्यादा मार्जिन ${margin} बनता है।`,
    highestMarginAt: (margin, price) => `यहाँ सबसे ज़्यादा मार्जिन ${price} के दाम पर ${margin} बनता है।`,
    highestMarginNever: (margin) =>
      `यहाँ मार्जिन ${margin} तक नहीं पहुँचता। दाम कितना भी बढ़ाएँ, बस इसके करीब आता है।`,
    noneKept: 'कोई ऑर्डर ग्राहक के पास नहीं रहता, इसलिए मार्जिन नहीं बनता।',

    drop: {
      byBoth: (price, fall) => `${price} से ऊपर फ़ीस और GST में ${fall} ज़्यादा जाते हैं।`,
      byGst: (price, rate, fall) => `${price} से ऊपर GST ${rate} लगता है, और ${fall} कम बचते हैं।`,
      byFees: (price, fall) => `${price} से ऊपर फ़ीस ${fall} बढ़ जाती है।`,
      keepLess: {
        always: (price) => `इससे ऊपर हर दाम पर ${price} के मुकाबले कम बचता है।`,
        upTo: (end, price) => `${end} तक के दाम पर ${price} के मुकाबले कम बचता है।`,
      },
      loseMore: {
        always: (price) => `इससे ऊपर हर दाम पर ${price} के मुकाबले ज़्यादा नुकसान होता है।`,
        upTo: (end, price) => `${end} तक के दाम पर ${price} के मुकाबले ज़्यादा नुकसान होता है।`,
      },
    },

    today: (price) => `आज ${price}`,
    profitOf: (profit) => `मुनाफ़ा ${profit}`,
    lossOf: (loss) => `नुकसान ${loss}`,
    breakEven: 'बराबरी',
    breakEvenAt: (price) => `बराबरी ${price}`,
    aim: {
      margin: (margin) => `${margin} मार्जिन`,
      profit: (profit) => `${profit} मुनाफ़ा`,
    },
    below: (target) => `${target} से कम`,
    reach: (target) => `${target} देने वाले दाम`,
    brings: {
      profit: (price, profit) => `${price} पर एक ऑर्डर से ${profit} का मुनाफ़ा होता है।`,
      loss: (price, loss) => `${price} पर एक ऑर्डर से ${loss} का नुकसान होता है।`,
    },
    inTable: 'यही आँकड़े नीचे तालिका में हैं।',

    table: 'तालिका में',
    tableSummary: 'हर दाम पर मुनाफ़ा और मार्जिन',
    tableCaption: 'दाम के हिसाब से मुनाफ़ा और मार्जिन',
    heads: { price: 'दाम', profit: 'मुनाफ़ा', margin: 'मार्जिन' },
    isToday: 'आज',
    isBreakEven: 'बराबरी',
    fromHere: {
      margin: (margin) => `यहाँ से ${margin} मार्जिन`,
      profit: (profit) => `यहाँ से ${profit} मुनाफ़ा`,
    },
    upToHere: 'यहाँ तक',
  },

  limits: {
    none: 'कोई नहीं',
    today: (figure) => `आज ${figure}`,
    ads: 'विज्ञापन पर ज़्यादा से ज़्यादा',
    perOrder: 'एक ऑर्डर पर, GST के बिना।',
    breakEvenRoas: 'बराबरी का ROAS',
    salesPerRupee: (sales) => `: विज्ञापन के हर रुपये पर ${sales} की बिक्री।`,
    salesPerUnit: (sales, one) => `: विज्ञापन के हर ${one} पर ${sales} की बिक्री।`,
    losesWithoutAds: 'विज्ञापन के बिना भी नुकसान होता है।',

    returns: 'कितनी वापसी पर मुनाफ़ा खत्म',
    comeBack: {
      asToday:
        'इतने ऑर्डर लौटने पर मुनाफ़ा खत्म हो जाता है, अगर डिलीवर न हुए और वापस आए ऑर्डर का अनुपात आज जैसा रहे।',
      whole: 'इतने ऑर्डर लौटने पर मुनाफ़ा खत्म हो जाता है, अगर माल सही लौटे और वापसी की फ़ीस न लगे।',
      wholeForFee: (fee) =>
        `इतने ऑर्डर लौटने पर मुनाफ़ा खत्म हो जाता है, अगर माल सही लौटे और हर एक पर ${fee} फ़ीस लगे।`,
      damaged: (percent) =>
        `इतने ऑर्डर लौटने पर मुनाफ़ा खत्म हो जाता है, अगर उनमें से ${percent} खराब निकलें और वापसी की फ़ीस न लगे।`,
      damagedForFee: (percent, fee) =>
        `इतने ऑर्डर लौटने पर मुनाफ़ा खत्म हो जाता है, अगर उनमें से ${percent} खराब निकलें और हर एक पर ${fee} फ़ीस लगे।`,
    },
    losesWithoutReturns: 'वापसी के बिना भी नुकसान होता है।',

    breakEven: 'बराबरी का दाम',
    earnsNothing: {
      below: (distance) => (
        <>
          इस दाम पर न नफ़ा, न नुकसान। यह आज के दाम से <b>{distance}</b> कम है।
        </>
      ),
      above: (distance) => (
        <>
          इस दाम पर न नफ़ा, न नुकसान। यह आज के दाम से <b>{distance}</b> ज़्यादा है।
        </>
      ),
      today: 'इस दाम पर न नफ़ा, न नुकसान। आज का दाम यही है।',
    },
    neverLoses: {
      below: (distance) => (
        <>
          यह सबसे कम दाम है, और इस पर भी नुकसान नहीं होता। यह आज के दाम से <b>{distance}</b> कम है।
        </>
      ),
      above: (distance) => (
        <>
          यह सबसे कम दाम है, और इस पर भी नुकसान नहीं होता। यह आज के दाम से <b>{distance}</b> ज़्यादा है।
        </>
      ),
      today: 'यह सबसे कम दाम है, और इस पर भी नुकसान नहीं होता। आज का दाम यही है।',
    },
    losesAgain: (ranges) => `${ranges} फिर नुकसान होता है।`,
    losesAlways: 'हर दाम पर नुकसान होता है।',
  },

  howItWorks: {
    intro: 'एक ऑर्डर का हिसाब, आपके आँकड़ों के साथ।',
    introKept: (kept) => `भेजे गए एक ऑर्डर का हिसाब, आपके आँकड़ों के साथ: ${kept} ऑर्डर ग्राहक के पास रहते हैं।`,
    netSale: 'बिना GST की बिक्री',
    netSaleKept: 'वापसी के बाद बिना GST की बिक्री',
    fees: 'बिना GST की फ़ीस',
    payout: 'पेआउट',
    noTcs: 'जिस बिक्री पर GST नहीं, उस पर TCS नहीं कटता।',
    gst: 'GST',
    noGst: 'न GST भरना है, न वापस मिलता है।',
    compositionTax: 'कंपोज़िशन टैक्स',
    gstToPay: 'भरने का GST',
    gstToCarry: 'आगे ले जाने का GST',
    profit: 'हर ऑर्डर पर मुनाफ़ा',
  },

  advice: {
    title: 'फ़ीस कार्ड पर भरोसे से पहले',
    example: 'यह एक उदाहरण है',
    exampleText: 'मार्केटप्लेस साल में करीब दो बार फ़ीस बदलते हैं। अपनी कैटेगरी की दरें लिखें।',
    gstPasses: 'GST आपका पैसा नहीं है',
    gstPassesText: 'दाम में शामिल GST बस आपके हाथ से गुज़रता है। मुनाफ़ा उसके बिना गिना जाता है।',
    gstPassesAmount: (gst) =>
      `दाम में शामिल ${gst} का GST बस आपके हाथ से गुज़रता है। मुनाफ़ा उसके बिना गिना जाता है।`,
    gstCosts: 'GST आपके लिए खर्च है',
    gstCostsText: 'फ़ीस, विज्ञापन और माल पर दिया हुआ GST वापस नहीं मिलता। मुनाफ़ा उसे घटाकर गिना जाता है।',
    heldBack: 'रुका पैसा डूबा नहीं है',
    tcsAndTdsBack: 'TCS का पैसा GST लेजर में वापस आता है, और TDS का इनकम टैक्स रिटर्न भरने पर।',
    tdsBack: 'TDS इनकम टैक्स रिटर्न भरने पर वापस मिलता है।',
    jump: 'फ़ीस की छलाँग में फँसें नहीं',
    jumpText: 'जहाँ फ़ीस दाम के हिसाब से लगती है, वहाँ दाम ज़रा-सा बढ़ाने पर भी बहुत कम बच सकता है।',
    jumpAt: (price, fall) => `${price} से ज़रा ऊपर जाते ही एक ऑर्डर पर ${fall} कम बचते हैं।`,
  },

  copied: {
    order: (parts) => `मार्केटप्लेस ऑर्डर (${parts})।`,
    sellingPrice: (amount) => `बिक्री दाम ${amount}`,
    gst: (rate) => `${rate} GST`,
    gstByPrice: 'कपड़ों और जूतों का GST',
    sellers: { composition: 'कंपोज़िशन डीलर', unregistered: 'रजिस्टर्ड नहीं' },
    costPrice: (amount) => `खरीद दाम ${amount}`,
    packing: (amount) => `पैकिंग ${amount}`,
    fees: (commission, fixedFee) => `कमीशन ${commission}, तय फ़ीस ${fixedFee}`,
    feeCard: (bands) => `${countBefore(bands, band)} का फ़ीस कार्ड`,
    shipping: (amount) => `शिपिंग ${amount}`,
    ads: (amount) => `विज्ञापन ${amount}`,
    undelivered: (share) => `${share} डिलीवर नहीं हुए`,
    returned: (share) => `${share} वापस आए`,
  },
  pictureCaption: (margin, netSale) => `बिना GST ${netSale} की बिक्री पर ${margin} मार्जिन`,

  questions: [
    {
      question: 'क्या TCS और TDS से मुनाफ़ा घटता है?',
      answer: `नहीं। ${sayMonth(asOf)} के मुताबिक मार्केटप्लेस बिक्री की रकम (बिना GST) का ${tcs.percent}% TCS में और ${tds.percent}% TDS में रोक लेता है; 0% GST वाले सामान पर TCS नहीं कटता। TCS का पैसा GST पोर्टल के कैश लेजर में वापस आता है, और TDS का इनकम टैक्स रिटर्न भरने पर। तब तक पैसा हाथ में नहीं होता, पर है आपका ही।`,
    },
    {
      question: 'क्या फ़ीस पर लगा GST वापस मिलता है?',
      answer: `रजिस्टर्ड बेचने वालों को मिलता है: कमीशन, शिपिंग और विज्ञापन पर लगा ${gstOnFeesPercent}% GST बिक्री के GST में से घट जाता है, इसलिए खर्च सिर्फ़ फ़ीस का होता है। 0% वाले सामान पर ज़्यादातर नहीं मिलता (CGST कानून, धारा 17(2)): तब ‘रजिस्टर्ड नहीं’ चुनें। कंपोज़िशन में या बिना रजिस्ट्रेशन के यह खर्च है।`,
    },
    {
      question: 'क्या बिना GST रजिस्ट्रेशन के बेच सकते हैं?',
      answer: `हाँ, ${sayDate(sellingUnregistered.from)} से: सिर्फ़ सामान, अपने ही राज्य में, और उस टर्नओवर तक जिसके बाद रजिस्ट्रेशन ज़रूरी है। तब TCS नहीं कटता, और इनपुट टैक्स भी नहीं मिलता। बेचने वाला व्यक्ति हो, कंपनी नहीं, और PAN दिया हो, तो साल में ₹${inWords(decimalFrom(tds.freeUpTo))} तक की बिक्री पर TDS नहीं कटता; तब TDS में 0 लिखें।`,
    },
    {
      question: 'क्या फ़ीस हर बार लिखनी होगी?',
      answer:
        'नहीं। रजिस्ट्रेशन, फ़ीस, शिपिंग, पैकिंग, विज्ञापन और वापसी के आँकड़े एक बार बदलने पर इसी डिवाइस पर रहते हैं, इस पेज और रेट लिस्ट दोनों के लिए, और कहीं भेजे नहीं जाते। किसी का भेजा लिंक खोलने पर उसका ऑर्डर दिखता है, आपके आँकड़े वैसे ही रहते हैं। ‘मिटाएँ’ से उदाहरण वापस आ जाता है।',
    },
    {
      question: 'वापसी कितने की पड़ती है?',
      answer:
        'जो ऑर्डर वापस आता है, उससे बिक्री नहीं होती, पर विज्ञापन, पैकिंग और न लौटने वाली फ़ीस का खर्च हो चुका होता है। ऊपर से वापसी की फ़ीस लगती है, और खराब माल का नुकसान होता है। यहाँ हर आँकड़ा भेजे गए एक ऑर्डर का है, इसलिए वापसी उसमें शामिल है।',
    },
  ],
}
