import type { oneProductWords as english } from './words'

/** The view of one product in Hindi. */
export const oneProductWords: typeof english = {
  label: 'एक प्रोडक्ट',
  heading: 'ई-कॉमर्स मुनाफ़ा कैलकुलेटर',
  intro: 'लागत, शिपिंग और मार्केटप्लेस फ़ीस के बाद हर बिक्री पर कितना बचता है, देखें।',
  title: 'ई-कॉमर्स मुनाफ़ा कैलकुलेटर, ऑनलाइन बेचने वालों के लिए',
  description:
    'लागत, शिपिंग, मार्केटप्लेस फ़ीस और दूसरे खर्च के बाद एक नग पर कितना बचता है, मुनाफ़ा प्रतिशत और मार्जिन के साथ देखें। मुफ़्त, बिना साइन-अप।',

  fields: {
    costPrice: 'खरीद दाम',
    shippingCost: 'शिपिंग खर्च',
    fees: 'मार्केटप्लेस फ़ीस',
    feesOf: (rate, price, fees) => `${price} का ${rate} = ${fees}`,
    feesShare: (percent) => `बिक्री दाम का ${percent}`,
    feesBelowZero: 'फ़ीस 0% या उससे ज़्यादा होती है।',
    feeKind: 'फ़ीस कैसे लगती है',
    feeKinds: { percent: 'प्रतिशत', fixed: 'तय रकम' },
    otherCosts: 'दूसरे खर्च',
    sellingPrice: 'बिक्री दाम',
    quantity: 'मात्रा',
    optional: 'ज़रूरी नहीं',
    wholeUnits: (quantity) => `सिर्फ़ पूरे नग गिने जाते हैं, इसलिए इसे ${quantity} माना गया है।`,
    marketplace: 'मार्केटप्लेस के स्लैब, GST और वापसी के साथ देखें',
  },

  result: {
    tags: { profit: 'मुनाफ़ा', loss: 'नुकसान' },
    caption: (onCost, onPrice) => (
      <>
        लागत पर <b>{onCost}</b>, बिक्री दाम पर <b>{onPrice}</b>
      </>
    ),
    sellingPrice: 'बिक्री दाम',
    totalCost: 'एक नग की कुल लागत',
    fees: 'मार्केटप्लेस फ़ीस',
    netProfit: 'एक नग पर शुद्ध मुनाफ़ा',
    profitPercentage: 'मुनाफ़ा प्रतिशत',
    margin: 'बिक्री दाम पर मार्जिन',
    totalProfit: 'कुल मुनाफ़ा',
    units: (quantity) => `${quantity} नग`,
  },

  price: {
    title: 'दाम कहाँ जाता है',
    titleOf: (price) => `${price} कहाँ जाते हैं`,
    enterPrice: 'दाम में से आपके पास कितना बचता है, यह देखने के लिए बिक्री दाम लिखें।',
    neverEven: 'लागत और फ़ीस दाम से ज़्यादा हैं। इतनी फ़ीस पर किसी भी दाम में खर्च नहीं निकलता।',
    evenAt: (together, price) => (
      <>
        लागत और फ़ीस दाम से ज़्यादा हैं। {together('बराबरी का दाम')} <b>{price}</b> है।
      </>
    ),
    lowMargin: (together) => (
      <>
        दाम का इतना हिस्सा आपके पास बचता है। {together('20 से 30%')} मार्जिन रखें, ताकि एक वापसी या छूट से ही
        नुकसान न हो जाए।
      </>
    ),
    goodMargin: (together) => (
      <>
        दाम का इतना हिस्सा आपके पास बचता है। {together('20 से 30%')} या उससे ज़्यादा मार्जिन हो, तो वापसी या
        छूट की गुंजाइश रहती है।
      </>
    ),
    noTarget: 'इतनी फ़ीस पर किसी भी दाम में 20% मार्जिन नहीं बचता।',
    targetReached: (price) => (
      <>
        इस लागत पर दाम <b>{price}</b> या ज़्यादा हो, तो कम से कम 20% मार्जिन बचता है।
      </>
    ),
    targetMissed: (price) => (
      <>
        इस लागत पर 20% मार्जिन के लिए दाम <b>{price}</b> होना चाहिए।
      </>
    ),
    steps: {
      sellingPrice: 'बिक्री दाम',
      costPrice: 'खरीद दाम',
      shippingCost: 'शिपिंग खर्च',
      fees: 'मार्केटप्लेस फ़ीस',
      otherCosts: 'दूसरे खर्च',
      netProfit: 'शुद्ध मुनाफ़ा',
      netLoss: 'शुद्ध नुकसान',
    },
    left: (price, cost, shipping, fees, other, left) =>
      `${price} में से ${cost} प्रोडक्ट में, ${shipping} शिपिंग में, ${fees} मार्केटप्लेस को और ${other} बाकी खर्च में जाते हैं: ${left} बचते हैं।`,
    missing: (price, cost, shipping, fees, other, missing) =>
      `${price} में से ${cost} प्रोडक्ट में, ${shipping} शिपिंग में, ${fees} मार्केटप्लेस को और ${other} बाकी खर्च में जाते हैं: ${missing} कम पड़ते हैं।`,
  },

  example: {
    title: 'एक उदाहरण',
    intro: (cost, shipping, rate, price) =>
      `मान लें: खरीद दाम ${cost}, शिपिंग ${shipping}, फ़ीस ${rate} और बिक्री दाम ${price} है।`,
    fees: 'मार्केटप्लेस फ़ीस',
    totalCost: 'एक नग की कुल लागत',
    netProfit: 'एक नग पर शुद्ध मुनाफ़ा',
    percentages: 'मुनाफ़ा एक, प्रतिशत दो',
    onCost: 'लागत पर',
    margin: 'मार्जिन',
  },

  tips: {
    title: 'दाम तय करने से पहले',
    aim: '20 से 30% मार्जिन रखें',
    aimText: 'इसे बिक्री दाम पर गिनें, लागत पर नहीं।',
    notMargin: 'मुनाफ़ा और मार्जिन अलग हैं',
    notMarginText: (onCost, onPrice, profit) =>
      `लागत पर ${onCost} और दाम पर ${onPrice}: दोनों में मुनाफ़ा वही ${profit} है।`,
    fees: 'दाम के साथ फ़ीस भी बढ़ती है',
    feesText: 'दाम बढ़ाने पर प्रतिशत वाली फ़ीस बढ़ती है। तय फ़ीस नहीं बढ़ती।',
    small: 'छोटे खर्च भी जोड़ें',
    smallText: 'पैकिंग, टेप और वापसी का खर्च ‘दूसरे खर्च’ में जोड़ें।',
  },

  copied: {
    name: 'ई-कॉमर्स मुनाफ़ा',
    sale: (parts) => `ई-कॉमर्स मुनाफ़ा (${parts})।`,
    costPrice: (amount) => `खरीद दाम ${amount}`,
    shipping: (amount) => `शिपिंग ${amount}`,
    fees: (figure) => `फ़ीस ${figure}`,
    otherCosts: (amount) => `दूसरे खर्च ${amount}`,
    sellingPrice: (amount) => `बिक्री दाम ${amount}`,
  },
  pictureCaption: (onCost, onPrice) => `लागत पर ${onCost}, बिक्री दाम पर ${onPrice}`,

  questions: [
    {
      question: 'एक मुनाफ़े के दो प्रतिशत क्यों?',
      answer:
        '‘मुनाफ़ा प्रतिशत’, यानी मार्कअप, कुल लागत पर गिना जाता है और ‘मार्जिन’ बिक्री दाम पर। मुनाफ़ा 40 हो, तो 230 की लागत पर 40 ÷ 230 = 17.4% और 300 के दाम पर 40 ÷ 300 = 13.3% बनता है।',
    },
    {
      question: 'मार्केटप्लेस की कौन-सी फ़ीस लिखें?',
      answer:
        'जो कुछ दाम के हिसाब से लगता है, जैसे कमीशन और पेमेंट फ़ीस, सब जोड़कर एक प्रतिशत में लिखें। तय चार्ज, जैसे क्लोज़िंग फ़ीस, ‘दूसरे खर्च’ में लिखें। फ़ीस पर लगा GST तभी जोड़ें जब वह वापस न मिलता हो।',
    },
    {
      question: 'क्या नतीजे में GST, TCS और TDS शामिल हैं?',
      answer:
        'नहीं। इनपुट टैक्स क्रेडिट मिलता हो, तो हर रकम बिना GST लिखें। मार्केटप्लेस जो TCS और TDS रोकता है, वह बाद में आपको मिल जाता है: पैसा देर से आता है, पर मुनाफ़ा नहीं घटता।',
    },
    {
      question: 'वापसी का हिसाब कैसे रखें?',
      answer:
        'वापसी का खर्च उन नगों पर बाँटें जो वापस नहीं आते। 10 में से 1 पार्सल वापस आए और वापसी पर 90 लगें, तो ‘दूसरे खर्च’ में 90 ÷ 9 = 10 जोड़ें।',
    },
  ],
}
