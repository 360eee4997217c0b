import type { amazonWords as english } from './words'

export const amazonWords: typeof english = {
  kinds: {
    amazonTransactions: 'Amazon ट्रांज़ैक्शन',
    amazonSettlement: 'Amazon सेटलमेंट रिपोर्ट',
    amazonOrders: 'Amazon के सारे ऑर्डर',
    amazonReturns: 'Amazon FBA वापसी',
    amazonSellerReturns: 'Amazon वापसी, आपके भेजे ऑर्डर की',
    amazonTaxes: 'Amazon टैक्स रिपोर्ट (MTR)',
  },
  kindsInLine: {
    amazonTransactions: 'लेन-देन फ़ाइल',
    amazonSettlement: 'सेटलमेंट रिपोर्ट',
    amazonOrders: 'सभी ऑर्डर की फ़ाइल',
    amazonReturns: 'FBA वापसी फ़ाइल',
    amazonSellerReturns: 'आपके भेजे ऑर्डर की वापसी फ़ाइल',
    amazonTaxes: 'टैक्स रिपोर्ट',
  },

  refused: {
    transactionView:
      'यह Amazon का ट्रांज़ैक्शन व्यू है, इसमें SKU और टैक्स नहीं हैं। इसकी जगह “Unified transactions” डाउनलोड करें: Payments, Reports Repository में।',
    readyToFile:
      'यह भरने के लिए तैयार GSTR-1 है, इसमें ऑर्डर नहीं हैं। टेबल 7 और 14 यहाँ Amazon की टैक्स रिपोर्ट से बनती हैं: MTR B2C और MTR B2B चुनें।',
    listings:
      'यह Amazon की “All Listings” है: दाम और स्टॉक, ऑर्डर या भुगतान नहीं। इसे ‘कई प्रोडक्ट’ पढ़ता है; यहाँ “Unified transactions” चुनें।',
  },

  takes: {
    amazonTransactions: 'हर ऑर्डर की बिक्री, रिफ़ंड, फ़ीस, विज्ञापन, TCS, TDS, और जो अभी रुका है',
    amazonSettlement: 'हर रकम उसके नाम से: बिक्री, फ़ीस और उसका GST अलग, TCS, TDS, विज्ञापन',
    amazonOrders: 'कौन-से ऑर्डर हैं, और हर एक का क्या हुआ',
    amazonReturns: 'गोदाम में क्या वापस आया, और किस हालत में',
    amazonSellerReturns: 'आपके पास क्या वापस आया, पहुँचने की तारीख से',
    amazonTaxes: 'हर बिल का कर योग्य मूल्य, टैक्स और जगह, GSTR-1 के लिए',
  },

  fees: {
    'Selling fees': 'बिक्री फ़ीस',
    'FBA fees': 'FBA फ़ीस',
    'Shipping and other fees': 'शिपिंग और दूसरी फ़ीस',
    'Service Fee': 'सेवा फ़ीस',
    Adjustment: 'समायोजन',
    'FBA Inventory Fee': 'FBA स्टोरेज फ़ीस',
    'SAFE-T Reimbursement': 'SAFE-T मुआवज़ा',
    'Fulfilment Fee Refund': 'डिलीवरी फ़ीस की वापसी',
    'Shipping Services': 'शिपिंग सेवाएँ',
  },
}
