import type { productsWorkerWords as english } from './words'

/** What the worker of a price list says in Hindi. */
export const productsWorkerWords: typeof english = {
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
}
