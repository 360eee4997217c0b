import { countOf, item } from '../../core/language/hindi'
import type { billWords as english } from './words'

/** The Bill view in Hindi. */
export const billWords: typeof english = {
  label: 'बिल',
  heading: 'GST बिल कैलकुलेटर',
  intro: 'अलग-अलग दरों के कई आइटम एक ही बिल में लिखें, फिर बिल प्रिंट करें या भेजें।',
  title: 'GST बिल ऑनलाइन बनाएँ: कई आइटम, हर दर का टैक्स',
  description:
    'कई आइटम का GST बिल बनाएँ: दर के हिसाब से CGST, SGST या IGST, रकम शब्दों में, UPI कोड, PDF और प्रिंट। सब आपके डिवाइस पर रहता है; ब्राउज़र से बाहर कुछ नहीं जाता।',

  newBill: 'नया बिल',
  newBillNotLoaded: 'नया बिल लोड नहीं हो सका। इंटरनेट जाँचें और फिर कोशिश करें।',
  bills: 'सभी बिल',
  billsNotLoaded: 'बिलों की लिस्ट लोड नहीं हो सकी। इंटरनेट जाँचें और फिर कोशिश करें।',

  pricesAre: 'दाम लिखे हैं',
  prices: { 'before-gst': 'बिना GST', 'with-gst': 'GST सहित' },
  buyerIsIn: 'खरीदार कहाँ है',
  currency: 'करेंसी',
  untaxed: {
    composition: 'कंपोज़िशन डीलर के बिल पर GST नहीं लगता: खरीदार को यही दाम देने हैं। लिखी हुई दरें बनी रहेंगी।',
    regular: 'बिल ऑफ़ सप्लाई पर GST नहीं लगता: खरीदार को यही दाम देने हैं। लिखी हुई दरें बनी रहेंगी।',
  },

  fields: {
    description: { head: 'आइटम', label: (number) => `आइटम ${number}` },
    hsn: { head: 'HSN', label: (number) => `आइटम ${number} का HSN या SAC` },
    quantity: { head: 'मात्रा', label: (number) => `आइटम ${number} की मात्रा` },
    unit: { head: 'इकाई', label: (number) => `आइटम ${number} की इकाई` },
    price: { head: 'दाम', label: (number) => `आइटम ${number} का दाम` },
    discount: { head: 'छूट', label: (number) => `आइटम ${number} पर छूट` },
    rate: { head: 'दर', label: (number) => `आइटम ${number} की GST दर` },
  },
  noGst: 'GST नहीं',
  hints: {
    negative: {
      quantity:
        'शून्य से कम हो, तो यह लाइन गिनी नहीं जाती। माल लौटे, तो उसके बिल पर क्रेडिट नोट बनाएँ। पुराना माल बदले में लिया हो, तो उसे पेमेंट में लिखें।',
      price:
        'शून्य से कम हो, तो यह लाइन गिनी नहीं जाती। माल लौटे, तो उसके बिल पर क्रेडिट नोट बनाएँ। पुराना माल बदले में लिया हो, तो उसे पेमेंट में लिखें।',
      discount: 'छूट 0 या उससे ज़्यादा होती है।',
      rate: 'GST दर 0% या उससे ज़्यादा होती है।',
      freight: 'भाड़ा 0 या उससे ज़्यादा होता है।',
    },
    noRate: 'दर न लिखें तो 0% मानी जाती है।',
    aboveEveryRate: (highest) => `सबसे ऊँची GST दर ${highest} है।`,
    nothingToAddItTo: 'अभी कोई आइटम नहीं है जिसमें यह जुड़ सके।',
    moreThanTheRow: 'छूट रकम से ज़्यादा है, इसलिए यह लाइन 0 मानी गई है।',
    moreThanTheBill: 'छूट सारे आइटम की रकम से ज़्यादा है, इसलिए बिल 0 माना गया है।',
  },
  billDiscount: 'बिल पर छूट',
  freight: 'भाड़ा',

  billDetails: 'बिल का ब्योरा',
  billDetailsHelp: 'आपका नाम और GSTIN, खरीदार, बिल नंबर और तारीख',

  payments: 'भुगतान',
  paymentStatus: {
    before: () => 'अभी कुछ लिखा नहीं है',
    counter: () => 'दुकान पर ही चुकता, क्योंकि खरीदार का नाम नहीं है',
    due: (left) => `${left} बाकी`,
    part: (left) => `कुछ चुकाया, ${left} बाकी`,
    paid: () => 'चुकता',
    owed: (left) => `आपको ${left} लौटाने हैं`,
  },
  paymentsHelp: 'कितना मिला, कब और कैसे',
  paidBack: 'लौटाए गए पैसे',
  nothingPaidBack: 'अभी कुछ लौटाया नहीं है',
  paidBackSum: (paid) => `${paid} लौटाए`,

  settled: {
    paid: 'चुकाया',
    credited: 'क्रेडिट नोट',
    balanceToPay: 'चुकाने को बाकी',
    toGiveBack: 'लौटाने की रकम',
  },

  itemCount: (count) => countOf(count, item),
  shares: { original: 'बिना GST', gst: 'GST' },
  items: 'आइटम',
  withGst: 'GST सहित',
  originalAmount: 'बिना GST की रकम',
  gstAmount: 'GST की रकम',
  toTheNearest: (unit) => `पूरे ${unit} तक`,
  totalAmount: 'कुल रकम',
  taxByRecipient: 'टैक्स जो खरीदार भरेगा',
  amountInWords: 'रकम शब्दों में',
  mismatch: {
    betweenStates: (from, to) =>
      `${from} से ${to} की बिक्री पर IGST लगता है, मगर इस बिल पर CGST और SGST लगे हैं।`,
    withinState: (state) => `यह बिक्री ${state} के अंदर की है, मगर इस बिल पर IGST लगा है।`,
    switchTo: {
      'same-state': '‘इसी राज्य में’ चुनें',
      'another-state': '‘दूसरे राज्य में’ चुनें',
    },
  },
  taxByRate: 'दर के हिसाब से टैक्स',
  rate: 'दर',
  taxableValue: 'टैक्स योग्य रकम',
  total: 'कुल',

  pictureCaption: (items) => `${countOf(items, item)}, तीन दरें`,

  titles: {
    'Tax Invoice': 'टैक्स इनवॉइस',
    'Bill of Supply': 'बिल ऑफ़ सप्लाई',
    Estimate: 'एस्टीमेट',
    'Credit Note': 'क्रेडिट नोट',
  },
  details: {
    title: 'बिल का प्रकार',
    number: 'नंबर',
    date: 'तारीख',
    seller: 'विक्रेता',
    sellerAddress: 'विक्रेता का पता',
    sellerGstin: 'विक्रेता का GSTIN',
    sellerState: 'विक्रेता का राज्य',
    buyer: 'खरीदार',
    buyerAddress: 'खरीदार का पता',
    buyerGstin: 'खरीदार का GSTIN',
    buyerState: 'खरीदार का राज्य',
    deliveryAddress: 'डिलीवरी का पता',
    placeOfSupply: 'सप्लाई की जगह',
    dueDate: 'चुकाने की आखिरी तारीख',
    orderNumber: 'ऑर्डर नंबर',
    vehicleNumber: 'गाड़ी नंबर',
    note: 'खरीदार के लिए नोट',
    againstNumber: 'किस बिल पर',
    againstDate: 'उस बिल की तारीख',
    reason: 'वजह',
    cancelledOn: 'रद्द करने की तारीख',
    cancelledWhy: 'रद्द करने की वजह',
  },
  export: {
    title: 'GST बिल',
    buyers: { 'same-state': 'इसी राज्य में', 'another-state': 'दूसरे राज्य में' },
    amount: 'रकम',
    roundToTheNearest: (unit) => `पूरे ${unit} तक राउंड`,
    taxableValueAt: (rate) => `${rate} पर टैक्स योग्य रकम`,
    taxAt: (tax, rate) => `${rate} पर ${tax}`,
    columns: {
      number: 'क्र.',
      item: 'आइटम',
      hsn: 'HSN/SAC',
      quantity: 'मात्रा',
      unit: 'इकाई',
      price: 'दाम',
      discount: 'छूट',
      rate: 'GST दर (%)',
    },
  },

  questions: [
    {
      question: 'कई दरों वाले बिल पर टैक्स कैसे निकलता है?',
      answer:
        'हर आइटम पर उसकी अपनी दर से टैक्स लगता है: मात्रा × दाम में से छूट घटाएँ, फिर × दर ÷ 100 करें। पूरे बिल की छूट या भाड़ा पहले सभी आइटम में उनकी रकम के हिसाब से, एक-एक पैसे तक, बँटता है (CGST कानून की धारा 15)। एक ही दर के आइटम ‘दर के हिसाब से टैक्स’ में जुड़ जाते हैं।',
    },
    {
      question: 'बिल पर CGST और SGST कब, और IGST कब?',
      answer:
        'बेचने वाला और खरीदार एक ही राज्य में हों तो CGST और SGST लगते हैं, आधी-आधी दर से। दो राज्यों में हों तो पूरी दर से IGST लगता है। टैक्स उतना ही रहता है, सिर्फ़ लाइनें अलग होती हैं।',
    },
    {
      question: 'टैक्स इनवॉइस पर क्या-क्या होना चाहिए?',
      answer:
        'CGST के नियम 46 के मुताबिक: नाम, पते, GSTIN, 16 अक्षर तक का नंबर, तारीख, HSN कोड, मात्रा, टैक्स योग्य रकम, टैक्स की दरें और रकम, और बिक्री दूसरे राज्य में हो तो सप्लाई की जगह। टैक्स से छूट वाले सामान और कंपोज़िशन डीलर के लिए बिना टैक्स का बिल ऑफ़ सप्लाई होता है (नियम 49)।',
    },
    {
      question: 'मेरे बिल कहाँ रहते हैं, और क्या कोई और देखता है?',
      answer:
        'इसी डिवाइस पर, और आपके सिवा कोई नहीं देखता। कुछ भी भेजा नहीं जाता, और किसी लिंक में बिल नहीं होते। ‘सभी बिल’ में कोई भी बिल खोजें, खोलें, मिटाएँ या उसकी कॉपी बनाएँ, और सब बिल एक फ़ाइल में निकाल लें: ब्राउज़र का डेटा मिटाने से बिल भी मिट जाते हैं।',
    },
  ],
}
