import type { billFormWords as english } from './words'

/** The form behind `Bill details` in Hindi. */
export const billFormWords: typeof english = {
  bill: {
    group: 'यह बिल',
    printAs: 'बिल का प्रकार',
    number: 'बिल नंबर',
    estimateNumber: 'एस्टीमेट नंबर',
    taken: 'यह नंबर पहले से किसी और बिल पर है।',
    takenBy: (buyer) => `यह नंबर पहले से ${buyer} के बिल पर है।`,
    date: 'तारीख',
    dueDate: 'चुकाने की आखिरी तारीख',
    dueTooSoon: 'यह तारीख बिल की तारीख से पहले की है।',
    orderNumber: 'ऑर्डर नंबर',
    vehicleNumber: 'गाड़ी नंबर',
    note: 'खरीदार के लिए नोट',
    roundToTheNearest: (unit) => `पूरे ${unit} तक राउंड करें`,
    reverseCharge: 'रिवर्स चार्ज: टैक्स खरीदार भरेगा',
  },

  buyer: {
    group: 'खरीदार',
    clear: 'खरीदार हटाएँ',
    cleared: 'खरीदार की जानकारी हट गई',
    name: 'खरीदार का नाम',
    gstin: 'खरीदार का GSTIN',
    ownGstin: 'यह आपका अपना GSTIN है, खरीदार का नहीं।',
    sameState: 'दोनों GSTIN एक ही राज्य के हैं, मगर बिल पर IGST लगा है।',
    twoStates: 'दोनों GSTIN अलग-अलग राज्यों के हैं, मगर बिल पर CGST और SGST लगे हैं।',
    address: 'खरीदार का पता',
    deliveryAddress: 'डिलीवरी का पता, अगर अलग हो',
    state: 'खरीदार का राज्य',
    placeOfSupply: 'सप्लाई की जगह',
    asTheBuyer: 'खरीदार वाला',
  },

  shop: {
    group: 'आपकी दुकान',
    status: {
      kept: 'इसी डिवाइस पर रखी है',
      full: 'रखी नहीं जा सकी: इस डिवाइस में जगह नहीं बची। टैब बंद करने तक यहाँ रहेगी।',
      forbidden: 'रखी नहीं जा सकी: यह ब्राउज़र कुछ नहीं रखता। टैब बंद करने तक यहाँ रहेगी।',
      cleared:
        'इस ब्राउज़र का डेटा मिटाया गया है। दुकान की जानकारी अब भी यहाँ है, और कुछ बदलते ही फिर रख ली जाएगी।',
    },
    forget: 'दुकान की जानकारी मिटाएँ',
    forgotten: 'दुकान की जानकारी मिट गई',
    name: 'आपका नाम',
    gstin: 'आपका GSTIN',
    address: 'आपका पता',
    state: 'आपका राज्य',
    upi: 'आपकी UPI ID',
    upiReadAs: (id) => `ऐसे पढ़ी गई: ${id}`,
    phone: 'आपका फ़ोन नंबर',
    email: 'आपका ई-मेल',
    account: 'बैंक खाता नंबर',
    ifsc: 'IFSC',
    terms: 'हर बिल पर छपने वाली शर्तें',
    logo: 'आपका लोगो',
    logoUnreadable: 'यह लोगो पढ़ा नहीं जा सका। फिर से चुनें।',
    chooseLogo: 'तस्वीर चुनें',
    chooseAnotherLogo: 'दूसरी तस्वीर चुनें',
    removeLogo: 'लोगो हटाएँ',
    logoRemoved: 'लोगो हट गया',
    composition: 'कंपोज़िशन डीलर',
  },

  asInGstin: 'GSTIN के मुताबिक',
  gstinFits: (state) => `${state}। सभी 15 अक्षर सही हैं।`,

  letterhead: {
    group: 'लेटरहेड',
    lead: 'चुनें कि हर बिल पर क्या छपे।',
    logo: 'लोगो',
    contact: 'फ़ोन और ई-मेल',
    bank: 'बैंक खाता',
    upi: 'UPI कोड',
    terms: 'शर्तें',
    hsn: 'A4 और A5 पर HSN के हिसाब से टैक्स',
  },

  print: {
    group: 'प्रिंट',
    paper: 'कागज़',
    receipt: (width) => `रसीद, ${width}`,
    copies: 'कितनी कॉपी',
    copyNames: {
      '1': 'ओरिजिनल',
      '2': 'ओरिजिनल और डुप्लीकेट',
      '3': 'ओरिजिनल, डुप्लीकेट और ट्रिप्लीकेट',
    },
    language: 'बिल की भाषा',
  },

  foot: 'दुकान और कागज़ की जानकारी इसी डिवाइस पर रहती है; बाकी सब सिर्फ़ इस बिल का है। इसमें से कुछ भी लिंक में नहीं जाता और कहीं भेजा नहीं जाता।',
}
