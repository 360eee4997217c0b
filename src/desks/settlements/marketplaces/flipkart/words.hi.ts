import type { flipkartWords as english } from './words'

export const flipkartWords: typeof english = {
  kinds: {
    flipkartSettled: 'Flipkart सेटल्ड ट्रांज़ैक्शन',
    flipkartProfit: 'Flipkart नफ़ा-नुकसान',
    flipkartOrders: 'Flipkart ऑर्डर',
    flipkartSales: 'Flipkart बिक्री रिपोर्ट',
  },
  kindsInLine: {
    flipkartSettled: 'सेटल हुए लेन-देन की फ़ाइल',
    flipkartProfit: 'नफ़ा-नुकसान फ़ाइल',
    flipkartOrders: 'ऑर्डर फ़ाइल',
    flipkartSales: 'बिक्री रिपोर्ट',
  },

  takes: {
    flipkartSettled:
      'हर ऑर्डर की बिक्री, रिफ़ंड, फ़ीस, TCS, TDS; दूसरी शीट से छूट, विज्ञापन, स्टोरेज, सेवाएँ, वसूली और मुआवज़ा',
    flipkartProfit: 'कौन-से ऑर्डर हैं और क्या वापस आया; रकम नहीं',
    flipkartOrders: 'कौन-से ऑर्डर हैं, और हर एक का क्या हुआ',
    flipkartSales: 'हर बिल और कैशबैक नोट का कर योग्य मूल्य, टैक्स और जगह, GSTR-1 के लिए',
  },

  fees: {
    'MP fee rebate': 'फ़ीस की वापसी',
    Non_Order_SPF: 'गोदाम में खोए माल का मुआवज़ा',
    Storage_Recall: 'स्टोरेज और माल वापस भेजना',
    'Value Added Services': 'अतिरिक्त सेवाएँ',
    Commission: 'कमीशन',
    'Fixed fee': 'तय फ़ीस',
    'Collection fee': 'कलेक्शन फ़ीस',
    'Pick and pack fee': 'पिक और पैक फ़ीस',
    'Shipping fee': 'शिपिंग फ़ीस',
    'Reverse shipping fee': 'वापसी की शिपिंग फ़ीस',
    'No cost EMI fee reimbursement': 'बिना ब्याज EMI की फ़ीस वापसी',
    'Installation fee': 'इंस्टॉलेशन फ़ीस',
    'Tech visit fee': 'मैकेनिक विज़िट फ़ीस',
    'Uninstallation and packaging fee': 'खोलने और पैक करने की फ़ीस',
    'Customer add-ons recovery': 'ग्राहक ऐड-ऑन की वसूली',
    'Franchise fee': 'फ़्रैंचाइज़ फ़ीस',
    'Shopsy marketing fee': 'शॉप्सी मार्केटिंग फ़ीस',
    'Product cancellation fee': 'ऑर्डर रद्द होने की फ़ीस',
  },
  taxReturn:
    'यह Flipkart की GST रिटर्न रिपोर्ट है: GSTR-1 के लिए उसके अपने जोड़, बिना ऑर्डर के। बिक्री रिपोर्ट लें, यहाँ टेबल 7 और 14 उसी से बनती हैं।',
  onlyProjected: 'ये Flipkart के अनुमान हैं, भुगतान नहीं।',
}
