import type { meeshoWords as english } from './words'

export const meeshoWords: typeof english = {
  kinds: {
    meeshoPayments: 'Meesho भुगतान',
    meeshoOrders: 'Meesho ऑर्डर',
    meeshoReturns: 'Meesho वापसी',
    meeshoTaxes: 'Meesho टैक्स रिपोर्ट, बिक्री',
    meeshoTaxReturns: 'Meesho टैक्स रिपोर्ट, वापसी',
  },
  kindsInLine: {
    meeshoPayments: 'भुगतान फ़ाइल',
    meeshoOrders: 'ऑर्डर फ़ाइल',
    meeshoReturns: 'वापसी फ़ाइल',
    meeshoTaxes: 'बिक्री की टैक्स फ़ाइल',
    meeshoTaxReturns: 'वापसी की टैक्स फ़ाइल',
  },

  refused: {
    invoices:
      'यह Meesho के बिलों की सूची है, सिर्फ़ GSTR-1 की टेबल 13 के लिए: इसमें रकम नहीं है। इसकी जगह उसी डाउनलोड से tcs_sales.xlsx और tcs_sales_return.xlsx चुनें।',
  },

  takes: {
    meeshoPayments:
      'हर ऑर्डर की बिक्री, वापसी, फ़ीस, TCS, TDS और मुआवज़ा; विज्ञापन, रेफ़रल, वसूली; डाउनलोड की zip फ़ाइल भी',
    meeshoOrders: 'कौन-से ऑर्डर हैं, और हर एक का क्या हुआ',
    meeshoReturns: 'क्या वापस आया, और किससे',
    meeshoTaxes: 'हर बिक्री का कर योग्य मूल्य, टैक्स और जगह, और ऑपरेटर का GSTIN',
    meeshoTaxReturns: 'वापसी के लिए टेबल 7 से जो घटता है',
  },

  fees: {
    Commission: 'कमीशन',
    'Fixed fee': 'तय फ़ीस',
    Shipping: 'शिपिंग',
    'Return shipping': 'वापसी की शिपिंग',
    'Gold platform fee': 'गोल्ड प्लेटफ़ॉर्म फ़ीस',
    'Mall platform fee': 'मॉल प्लेटफ़ॉर्म फ़ीस',
    'Warehousing fee': 'गोदाम फ़ीस',
    'Other support services': 'दूसरी सपोर्ट सेवाएँ',
    'Referral Payments': 'रेफ़रल की रकम',
    'Compensation and Recovery': 'मुआवज़ा और वसूली',
  },
}
