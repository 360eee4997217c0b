import type { productsWords as english } from './words'

/** The Many products view in Hindi, before there is a list. */
export const productsWords: typeof english = {
  label: 'कई प्रोडक्ट',
  heading: 'कई प्रोडक्ट का मुनाफ़ा',
  intro: 'पूरी रेट लिस्ट एक साथ जाँचें, लाइन-दर-लाइन।',
  title: 'कई प्रोडक्ट का मुनाफ़ा: पूरी रेट लिस्ट एक साथ जाँचें',
  description:
    'रेट लिस्ट के कौन-से प्रोडक्ट नुकसान में हैं, और किसका दाम कितना होना चाहिए: CSV या Excel, 1,00,000 प्रोडक्ट तक, हिसाब आपके ही डिवाइस पर। मुफ़्त, बिना अपलोड।',

  empty: {
    drop: 'अपनी रेट लिस्ट यहाँ छोड़ें',
    choose: 'अपनी रेट लिस्ट चुनें',
    formats: 'CSV, Excel या LibreOffice, 1,00,000 प्रोडक्ट तक',
    chooseFile: 'फ़ाइल चुनें',
    template: 'नमूना डाउनलोड करें',
    tryExample: '12 प्रोडक्ट से आज़माएँ',
    pasteTitle: 'शीट से लाइनें पेस्ट करें',
  },
  reads: {
    title: 'क्या पढ़ता है',
    needed: 'दाम और लागत',
    neededNote: 'बस ये दो कॉलम ज़रूरी हैं। इनके नाम अपने-आप पहचाने जाते हैं।',
    optional: 'अगर फ़ाइल में हों',
    optionalNote: 'SKU, नाम, मात्रा, GST दर, खरीद पर GST, कमीशन, तय फ़ीस, शिपिंग, विज्ञापन, वापसी',
    products: 'हर प्रोडक्ट की एक लाइन',
    productsNote: 'Amazon, Flipkart और Meesho की ऑर्डर या पेमेंट वाली फ़ाइलें नहीं:',
    toSettlements: 'उन्हें ‘सेटलमेंट’ पढ़ता है',
    programs: 'Flipkart, WooCommerce, Shopify, आपकी अपनी सूची',
    numbers: 'संख्याएँ, जैसे लोग लिखते हैं',
    numbersNote: '1,23,456.00, ₹ 499, 18%; कॉलम के नामों के ऊपर हेडिंग भी चलेगी',
  },

  inherited: {
    title: 'फ़ाइल में जो नहीं है',
    intro: 'ये आपके मार्केटप्लेस ऑर्डर से आते हैं।',
    change: 'मार्केटप्लेस ऑर्डर में बदलें',
    terms: {
      seller: 'आपका रजिस्ट्रेशन',
      gstRate: 'GST दर',
      gstOnCost: 'खरीद पर GST',
      feeCard: 'फ़ीस कार्ड',
      shipping: 'शिपिंग फ़ीस',
      packing: 'पैकिंग',
      ads: 'हर ऑर्डर पर विज्ञापन',
      returns: 'वापसी',
      returnFee: 'वापसी पर फ़ीस',
      undelivered: 'डिलीवर नहीं हुए',
    },
    clothes: 'कपड़े और जूते',
    asGstRate: 'GST दर जितना',
    ownBands: (count) => `आपका अपना, ${count} स्लैब`,
    undeliveredEach: (percent, fee) => `${percent}, हर एक पर ${fee}`,
  },

  sources: {
    'Pasted rows': 'पेस्ट की हुई लाइनें',
    '12 products to try': 'आज़माने के लिए 12 प्रोडक्ट',
    'Your costs': 'आपकी लागत',
  },
  openSettlements: '‘सेटलमेंट’ खोलें',
  lost: 'पेज फिर से खुला तो यह लिस्ट नहीं रही। इसे फिर चुनें; ‘इसी डिवाइस पर रखें’ चुनने पर यह बनी रहती है।',
  keptList: 'रखी हुई लिस्ट',
  workedOut: (name) => `${name}: हिसाब लग गया है।`,
  notLoaded: {
    this: 'यह लोड नहीं हो सका। इंटरनेट जाँचें और फिर कोशिश करें।',
    readsFiles: 'फ़ाइल पढ़ने वाला हिस्सा लोड नहीं हो सका। इंटरनेट जाँचें और फिर कोशिश करें।',
    showsList: 'लिस्ट दिखाने वाला हिस्सा लोड नहीं हो सका। इंटरनेट जाँचें और फिर कोशिश करें।',
  },

  results: {
    totalProfit: 'कुल मुनाफ़ा',
    margin: 'मार्जिन',
    payout: 'पेआउट',
    makeMoney: 'मुनाफ़े में',
    loseMoney: 'नुकसान में',
  },
  pictureCaption: (products, losers) => `${products} प्रोडक्ट पर, जिनमें से ${losers} नुकसान में`,

  fields: {
    sku: 'SKU',
    name: 'नाम',
    quantity: 'मात्रा',
    price: 'बिक्री दाम',
    regularPrice: 'दाम, जहाँ वह खाली हो',
    cost: 'खरीद दाम',
    gstRate: 'GST दर (%)',
    gstOnCost: 'खरीद पर GST (%)',
    commission: 'कमीशन (%)',
    commissionAmount: 'कमीशन (रकम)',
    fixedFee: 'तय फ़ीस',
    shipping: 'शिपिंग फ़ीस',
    ads: 'हर ऑर्डर पर विज्ञापन',
    returns: 'वापस आए (%)',
  },
  column: (number) => `कॉलम ${number}`,

  reasons: {
    belowZero: (cell) => `‘${cell}’ 0 से कम है`,
    notAboveZero: (cell) => `‘${cell}’ 0 से ज़्यादा नहीं है`,
    aboveHighestGst: (cell, highest) => `‘${cell}’ GST की सबसे ऊँची दर ${highest} से ज़्यादा है`,
    aboveHundred: (cell) => `‘${cell}’ 100% से ज़्यादा है`,
    notWhole: (cell) => `‘${cell}’ पूरी संख्या नहीं है`,
    formula: 'फ़ॉर्मूले का नतीजा फ़ाइल में नहीं है: फ़ाइल को Excel या LibreOffice में खोलकर एक बार सेव करें',
    notInRupees: (cell) => `‘${cell}’ रुपये में नहीं है`,
    oddComma: (cell) => `‘${cell}’ में शायद बिंदु की जगह कॉमा लग गया है`,
    notNumber: (cell) => `‘${cell}’ संख्या नहीं है`,
    isNo: {
      price: (cell) => `‘${cell}’ दाम नहीं हो सकता`,
      cost: (cell) => `‘${cell}’ लागत नहीं हो सकती`,
      quantity: (cell) => `‘${cell}’ मात्रा नहीं हो सकती`,
      rate: (cell) => `‘${cell}’ दर नहीं हो सकती`,
      commission: (cell) => `‘${cell}’ कमीशन नहीं हो सकता`,
      fee: (cell) => `‘${cell}’ फ़ीस नहीं हो सकती`,
      amount: (cell) => `‘${cell}’ रकम नहीं हो सकती`,
      share: (cell) => `‘${cell}’ हिस्सा नहीं हो सकता`,
    },
    noPrice: 'दाम नहीं लिखा है',
    noCost: 'लागत नहीं लिखी है',
    commissionAbovePrice: 'कमीशन दाम से ज़्यादा है',
  },

  conversion: {
    added: {
      gstOnCostOfRow: 'हर लाइन की ‘खरीद पर GST’ दर से GST जोड़ा जाता है।',
      rateOfRow: 'हर लाइन की अपनी दर से GST जोड़ा जाता है।',
      clothes: 'कपड़ों और जूतों की दरों से GST जोड़ा जाता है।',
      ofOrder: (percent) => `आपके ऑर्डर की ${percent} दर से GST जोड़ा जाता है।`,
    },
    takenOff: {
      gstOnCostOfRow: 'हर लाइन की ‘खरीद पर GST’ दर से GST हटाया जाता है।',
      rateOfRow: 'हर लाइन की अपनी दर से GST हटाया जाता है।',
      clothes: 'कपड़ों और जूतों की दरों से GST हटाया जाता है।',
      ofOrder: (percent) => `आपके ऑर्डर की ${percent} दर से GST हटाया जाता है।`,
    },
  },
  readAs: {
    price: { 'with-gst': 'दाम GST सहित', 'before-gst': 'दाम बिना GST' },
    cost: { 'with-gst': 'लागत GST सहित', 'before-gst': 'लागत बिना GST' },
  },

  questions: (lower, limit, higher) => [
    {
      question: 'क्या मेरी रेट लिस्ट कहीं अपलोड होती है?',
      answer:
        'नहीं। आपका ब्राउज़र फ़ाइल को आपके ही डिवाइस पर पढ़ता है और हिसाब लगाता है, बिना इंटरनेट के भी। कुछ भी भेजा नहीं जाता, और पेज बंद करने पर लाइनें मिट जाती हैं। चाहें तो उन्हें इसी डिवाइस पर रख लें।',
    },
    {
      question: 'कौन-सी फ़ाइलें पढ़ी जा सकती हैं?',
      answer:
        'कॉमा, सेमीकोलन या टैब वाली CSV, Excel (.xlsx), LibreOffice (.ods), और शीट से कॉपी की हुई लाइनें। कॉलम के नाम हिन्दी में हों, अंग्रेज़ी में, या जैसे Shopify और दुकान के सॉफ़्टवेयर लिखते हैं, पहचान लिए जाते हैं। जो पहचान में न आए, एक बार बता दें: दाम किस कॉलम में है और लागत किसमें।',
    },
    {
      question: 'क्या Amazon, Flipkart और Meesho की रिपोर्ट पढ़ी जा सकती है?',
      answer:
        'नहीं। उनकी ऑर्डर, पेमेंट, वापसी और टैक्स वाली फ़ाइलें पहचान ली जाती हैं, पर पढ़ी नहीं जातीं: उनमें एक ऑर्डर की कई लाइनें होती हैं, और कुछ ऑर्डर रद्द या वापस हो चुके होते हैं। ऑर्डर की दूसरी फ़ाइलों में जिन लाइनों पर रद्द या वापस (अंग्रेज़ी में आरटीओ या रिफ़ंड भी) लिखा हो, वे गिनी नहीं जातीं, और उनके नंबर बताए जाते हैं।',
    },
    {
      question: 'दाम और लागत GST सहित हैं या बिना GST?',
      answer:
        'जैसा आपके कॉलम का नाम कहे: ‘GST सहित’, ‘बिना GST’ या ‘एमआरपी’ लिखा हो, तो वही माना जाता है। नाम से पता न चले, तो दाम GST सहित माने जाते हैं और लागत बिना GST की। यह हिसाब से पहले दिखता है और बदला जा सकता है; फिर लाइन की दर से GST जोड़ा या हटाया जाता है।',
    },
    {
      question: 'फ़ाइल में फ़ीस न हो तो?',
      answer: `तब हर लाइन का हिसाब आपके मार्केटप्लेस ऑर्डर की फ़ीस से लगता है। लाइन में अपना कमीशन, फ़ीस, विज्ञापन, वापसी या GST दर हो, तो वही चलती है। GST दर में ‘कपड़े’ लिखा हो, तो ${limit} तक ${lower}, उससे ऊपर ${higher}। 0% पर फ़ीस और लागत का GST रजिस्टर्ड के लिए भी खर्च है (CGST कानून, धारा 17(2))।`,
    },
    {
      question: 'जो लाइनें पढ़ी नहीं जातीं, उनका क्या होता है?',
      answer:
        'हर ऐसी लाइन का नंबर, कॉलम और वजह बताई जाती है, और बाकी सब लाइनें गिनी जाती हैं। सिर्फ़ वही लाइनें डाउनलोड करें, ठीक करें और फिर से पढ़वाएँ।',
    },
  ],
  worker: {
    export: {
      sheets: { products: 'रेट लिस्ट', unread: 'पढ़ी नहीं गईं' },
      heads: {
        payout: 'पेआउट',
        profit: 'मुनाफ़ा',
        margin: 'मार्जिन (%)',
        payoutInAll: 'पेआउट × मात्रा',
        profitInAll: 'मुनाफ़ा × मात्रा',
        breakEven: 'बराबरी का दाम',
        priceFor: (percent) => `${percent} के लिए दाम`,
        gstInSale: 'बिक्री में GST',
        netSale: 'बिना GST की बिक्री',
        tcs: 'रुका हुआ TCS',
        tds: 'रुका हुआ TDS',
        notReadBecause: 'न पढ़ने की वजह',
      },
      less: {
        compositionTax: 'घटा: कंपोज़िशन टैक्स',
        commission: 'घटा: कमीशन',
        fixedFee: 'घटा: तय फ़ीस',
        shipping: 'घटा: शिपिंग',
        returnFees: 'घटा: वापसी की फ़ीस',
        ads: 'घटा: विज्ञापन',
        packing: 'घटा: पैकिंग',
        goodsSold: 'घटा: बिका माल',
        goodsDamaged: 'घटा: खराब माल',
      },
      notASale: (kind) => `बिक्री नहीं: ${kind}`,
    },

    costsNotInRupees: (head) => `‘${head}’ रुपये में नहीं है। लागत की लिस्ट रुपये में होनी चाहिए।`,
    noCosts: 'कोई लागत नहीं मिली। लिस्ट में एक कॉलम SKU का और एक लागत का होना चाहिए।',

    tooManyCells: 'इस लाइन में कॉलम से ज़्यादा खाने हैं',
    listedCost: (reason) => `लिस्ट में इसकी लागत: ${reason}`,
    noListedCost: 'इस SKU की लागत लिस्ट में नहीं है',
    otherKinds: 'दूसरे रद्द या वापस हुए ऑर्डर',

    noPriceList: (name, holds) =>
      `यह ${name} है: इसमें ${holds}। रेट लिस्ट में हर प्रोडक्ट की एक लाइन होती है, दाम और लागत के साथ।`,
    stockSummary:
      'यह Tally की स्टॉक समरी है: इसका रेट सामान की लागत है, और इसमें बेचने का दाम नहीं है। ऐसी सूची लें जिसमें दोनों हों।',
    statements: {
      amazonTransactions: 'Amazon की ट्रांज़ैक्शन रिपोर्ट',
      amazonSettlement: 'Amazon की सेटलमेंट रिपोर्ट',
      amazonOrders: 'Amazon की सभी ऑर्डर वाली रिपोर्ट',
      amazonReturns: 'Amazon की वापसी वाली रिपोर्ट',
      amazonTaxes: 'Amazon की मर्चेंट टैक्स रिपोर्ट',
      flipkartSettled: 'Flipkart की सेटल हुए ट्रांज़ैक्शन वाली रिपोर्ट',
      flipkartProfit: 'Flipkart की नफ़ा-नुकसान रिपोर्ट',
      flipkartSales: 'Flipkart की बिक्री रिपोर्ट',
      meeshoOrders: 'Meesho की ऑर्डर लिस्ट',
      meeshoPayments: 'Meesho की पेमेंट रिपोर्ट',
      meeshoReturns: 'Meesho की वापसी वाली लिस्ट',
      meeshoTaxes: 'Meesho की टैक्स रिपोर्ट',
    },
    holds: {
      payments: 'ऑर्डर और पेमेंट हैं, असल में कटी फ़ीस के साथ',
      ads: 'विज्ञापन का खर्च है',
      orders: 'ऑर्डर हैं, रद्द या वापस हुए भी',
      returns: 'वापस आए ऑर्डर हैं',
      invoices: 'इनवॉइस और क्रेडिट नोट हैं, टैक्स के साथ',
      referrals: 'रेफ़रल की कमाई है',
    },
  },
}
