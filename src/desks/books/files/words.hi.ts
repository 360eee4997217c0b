import type { registerWords as english } from './words'

/** The same in Hindi. */
export const registerWords: typeof english = {
  noItems: (name) =>
    `यह ${name} है, आइटम की सूची नहीं। इसे यहाँ का कोई पेज अभी नहीं पढ़ता: उस प्रोग्राम से आइटम की सूची लें।`,
  noItemsButBills: (name) =>
    `यह ${name} है, आइटम की सूची नहीं। अगर ये आपके दिए हुए बिल हैं, तो ‘आपके बिल’ और ‘बिक्री’ में ‘फ़ाइल से पुराने बिल’ इन्हें लेता है।`,
  noBillButBills: (name) =>
    `यह ${name} है: इसमें किसी बिल के आइटम नहीं हैं। अगर ये आपके दिए हुए बिल हैं, तो ‘आपके बिल’ और ‘बिक्री’ में ‘फ़ाइल से पुराने बिल’ इन्हें लेता है।`,
  noProductsButBills: (name) =>
    `यह ${name} है, रेट लिस्ट नहीं। अगर ये आपके दिए हुए बिल हैं, तो ‘बिल’ और ‘बिक्री’ में ‘फ़ाइल से पुराने बिल’ इन्हें लेता है।`,
  ofOrders: (name) =>
    `यह ${name} है, आइटम की सूची नहीं। Amazon, Flipkart और Meesho के पेमेंट, ऑर्डर और टैक्स रिपोर्ट ‘ई-कॉमर्स मुनाफ़ा’ के ‘सेटलमेंट’ पेज पर पढ़े जाते हैं।`,
  noBill: (name) => `यह ${name} है: इसमें किसी बिल के आइटम नहीं हैं। इसे यहाँ का कोई पेज अभी नहीं पढ़ता।`,
  noProducts: (name) =>
    `यह ${name} है, रेट लिस्ट नहीं। इसे यहाँ का कोई पेज अभी नहीं पढ़ता: उस प्रोग्राम से प्रोडक्ट की सूची लें।`,
  names: {
    vyaparBills: 'Vyapar की बिक्री या खरीद रिपोर्ट',
    vyaparParties: 'Vyapar की पार्टी रिपोर्ट',
    zohoInvoices: 'Zoho Books के इनवॉइस की फ़ाइल (Invoice.csv)',
    zohoBills: 'Zoho Books के बिलों की फ़ाइल (Bill.csv)',
    zohoCreditNotes: 'Zoho Books के क्रेडिट नोट की फ़ाइल (Credit_Note.csv)',
    zohoPayments: 'Zoho Books के पेमेंट की फ़ाइल (Customer_Payment.csv)',
    zohoContacts: 'Zoho Books के संपर्कों की फ़ाइल (Contacts.csv)',
    tallyRegister: 'Tally का बिक्री या खरीद रजिस्टर',
    tallyDayBook: 'Tally की डे बुक',
    busyVouchers: 'Busy के वाउचर की सूची',
    margBill: 'Marg ERP का डिस्ट्रीब्यूटर बिल',
    clearTaxBills: 'ClearTax के लिए बिलों की शीट',
    swipeBills: 'Swipe की बिक्री रिपोर्ट',
    erpNextRegister: 'ERPNext का बिक्री रजिस्टर',
    shopifyOrders: 'Shopify के ऑर्डर की फ़ाइल',
    razorpayPayments: 'Razorpay का सेटलमेंट',
    phonePePayments: 'PhonePe के पेमेंट की फ़ाइल',
    paytmPayments: 'Paytm के पेमेंट की फ़ाइल',
    bills: 'कई बिलों का रजिस्टर',
    orders: 'ऑर्डर की फ़ाइल',
  },
}
