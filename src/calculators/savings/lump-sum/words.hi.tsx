import { countBefore, countOf, durationBefore, month, year } from '../../../core/language/hindi'
import type { lumpSumWords as english } from './words'

/** The Lump sum view in Hindi. */
export const lumpSumWords: typeof english = {
  label: 'एकमुश्त',
  name: 'एकमुश्त निवेश',
  heading: 'एकमुश्त निवेश कैलकुलेटर',
  intro: 'एक बार का निवेश कितना हो जाएगा, या उसके लिए कितना रिटर्न और समय चाहिए।',
  title: 'एकमुश्त निवेश कैलकुलेटर: रकम, CAGR, साल',
  description:
    'एक बार का निवेश कितना हो सकता है, उसका CAGR कितना रहा, कितने साल में दोगुना होगा और आज के पैसों में कितना। मुफ़्त, बिना विज्ञापन, बिना साइन-अप।',

  find: 'क्या पता करना है',
  finds: { value: 'कुल रकम', amount: 'रकम', return: 'रिटर्न', years: 'साल' },
  found: { value: 'कुल रकम', amount: 'रकम', return: 'CAGR', years: 'साल' },

  amount: 'रकम',
  value: 'कुल रकम',
  atThatTime: 'तब',
  inflation: 'महँगाई (%)',
  inflationHelp: 'साल में दाम कितने बढ़ते हैं',
  usualInflation: 'महँगाई आम तौर पर 0 से 15% सालाना होती है।',
  counting: {
    label: 'साल का रिटर्न',
    readings: { effective: 'पूरे साल का', divide12: 'दर ÷ 12' },
    summary: {
      effective: (percent) => `पूरे साल का: साल भर में ${percent} बढ़त`,
      divide12: (percent, month, year) =>
        `दर ÷ 12: ${percent} यानी हर महीने ${month}, साल में ${year}`,
    },
    help: 'लक्ष्य और टैक्स के बाद वाले पेज एकमुश्त रकम को किस्तों की तरह गिनते हैं: हर महीने दर का बारहवाँ हिस्सा।',
  },

  results: {
    gain: 'फ़ायदा',
    times: 'पैसा कितने गुना',
    inTodaysMoney: 'आज के पैसों में',
    realReturn: 'महँगाई से ऊपर रिटर्न',
    doublesIn: 'दोगुना होने में',
  },
  inYears: (years) => countOf(years, year),
  neverDoubles: 'कभी नहीं',

  captions: {
    value: (months, times) => (
      <>
        {durationBefore(months)} बाद, लगाई गई रकम का <b>{times} गुना</b>
      </>
    ),
    amount: (months, value) => (
      <>
        आज लगाएँ तो {durationBefore(months)} में <b>{value}</b>
      </>
    ),
    return: (months, amount, value) => (
      <>
        सालाना, {durationBefore(months)} में <b>{amount}</b> से <b>{value}</b>
      </>
    ),
    years: (months, years) => (
      <>
        {countOf(months, month)}, ठीक-ठीक <b>{years} साल</b>
      </>
    ),
  },
  enterValue: 'रकम देखने के लिए कुल रकम लिखें।',
  enterDuration: 'रकम देखने के लिए अवधि लिखें।',

  noAnswer: 'कोई जवाब नहीं',
  thereAlready: 'पहले से है',
  reasons: {
    neverGrows: 'इस रिटर्न पर रकम कभी उतनी नहीं होगी।',
    notWithin100Years: '100 साल में भी नहीं।',
    isThere: 'इतनी रकम पहले से है।',
    nothingPutIn: '0 से ज़्यादा रकम लिखें।',
    noTime: 'समय के बिना सालाना दर नहीं निकलती।',
    allLost: '−100% पर कुछ नहीं बचता।',
  },
  helps: {
    neverGrows: 'इसके लिए 0% से ज़्यादा रिटर्न चाहिए।',
    notWithin100Years: 'रकम या रिटर्न ज़्यादा हो तो जल्दी पूरी होगी।',
    isThere: (amount, value) => (
      <>
        आज के <b>{amount}</b>, <b>{value}</b> से कम नहीं हैं।
      </>
    ),
    nothingPutIn: 'कुछ लगाए बिना कुछ नहीं बढ़ता।',
    noTime: '0 से ज़्यादा अवधि लिखें।',
    allLost: 'रिटर्न ज़्यादा हो तो रकम निकलेगी।',
  },

  buys: (value, today) => (
    <>
      तब के <b>{value}</b> आज के <b>{today}</b> के बराबर होंगे।
    </>
  ),
  buysLess: (value, amount, today) => (
    <>
      दाम ज़्यादा तेज़ी से बढ़ते हैं: तब के <b>{value}</b> आज के <b>{today}</b> के बराबर होंगे, लगाए गए {amount} से
      कम।
    </>
  ),
  underAYear: (months) =>
    `${countOf(months, month)}: सालाना दर बताती है कि इसी रफ़्तार से पूरे साल में कितना बनता।`,
  amountRounded: 'रकम ऊपर राउंड की गई है, ताकि कुल रकम पूरी बने।',

  chart: {
    loss: 'नुकसान',
    grows: (months, amount, value) =>
      `${countBefore(months, month)} में ${amount} बढ़कर ${value} हो जाते हैं।`,
    falls: (months, amount, value) =>
      `${countBefore(months, month)} में ${amount} के ${value} रह जाते हैं।`,
    buys: (today) => `तब यह रकम आज के ${today} के बराबर होगी।`,
  },

  years: {
    caption: 'हर साल के अंत में कुल रकम, फ़ायदा और आज के पैसों में उसकी कीमत',
    note: 'एक जैसी दर मानकर, टैक्स और खर्च काटने से पहले। आज के पैसों में: तब की रकम आज के दामों पर कितने के बराबर है।',
    noInflation: 'एक जैसी दर मानकर, टैक्स और खर्च काटने से पहले।',
    rounded: 'नतीजे में रकम ऊपर राउंड की गई है, साल-दर-साल का हिसाब राउंड किए बिना है।',
    nothing: 'अभी दिखाने के लिए कुछ नहीं है।',
  },
  export: {
    title: 'एकमुश्त निवेश: साल-दर-साल',
    durationInMonths: 'अवधि (महीने)',
    exactYears: 'ठीक-ठीक साल',
    realReturn: 'महँगाई से ऊपर रिटर्न (%)',
    doublesInYears: 'दोगुना होने में (साल)',
  },

  howItWorks: {
    intro: {
      effective: 'एक रकम, हर साल एक जैसी दर पर। साल पूरा न हो, तो बढ़त भी उसी हिसाब से गिनी जाती है।',
      divide12: 'एक रकम, हर महीने दर के बारहवें हिस्से से बढ़ती हुई।',
    },
    formula: {
      value: (reading) =>
        reading === 'effective' ? (
          <>
            कुल रकम = रकम × (1 + r)<sup>साल</sup>
          </>
        ) : (
          <>
            कुल रकम = रकम × (1 + r ÷ 12)<sup>महीने</sup>
          </>
        ),
      amount: (reading) =>
        reading === 'effective' ? (
          <>
            रकम = कुल रकम ÷ (1 + r)<sup>साल</sup>
          </>
        ) : (
          <>
            रकम = कुल रकम ÷ (1 + r ÷ 12)<sup>महीने</sup>
          </>
        ),
      return: () => (
        <>
          CAGR = (कुल रकम ÷ रकम)<sup>1 ÷ साल</sup> − 1
        </>
      ),
      years: (reading) =>
        reading === 'effective' ? (
          <>साल = ln(कुल रकम ÷ रकम) ÷ ln(1 + r)</>
        ) : (
          <>
            साल = ln(कुल रकम ÷ रकम) ÷ ln((1 + r ÷ 12)<sup>12</sup>)
          </>
        ),
    },
    roundedUp: (exactly, result) => (
      <>
        {exactly}, ऊपर राउंड करके: {result}
      </>
    ),
    whyRoundedUp: 'ऊपर राउंड की गई, ताकि कुल रकम पूरी बने।',
    itGrows: 'कितने गुना हुआ',
    aYear: 'हर साल एक जैसी बढ़त',
    aYearHelp: 'हर साल इससे गुणा करते जाएँ तो कुल रकम बनती है:',
    aYearMakes: (percent) => <>यानी {percent} सालाना।</>,
    exactTime: 'ठीक-ठीक समय',
    timeIs: (ratio, growth, years) => (
      <>
        ln {ratio} ÷ ln {growth}: <b>{years} साल</b>
      </>
    ),
    firstMonth: 'पहला पूरा महीना',
    monthBefore: (months, value) => `महीना ${months} के बाद: ${value}`,
    monthReached: (months, value, result) => (
      <>
        महीना {months} के बाद: <b>{value}</b>, यानी {result}
      </>
    ),
    doublesIn: (growth, years) => (
      <>
        ln 2 ÷ ln {growth}: <b>{years} साल</b>
      </>
    ),
  },

  copied: (terms) => `एकमुश्त निवेश: ${terms.join(', ')}`,
  copiedTerms: {
    value: (amount, years) => `${countBefore(years, year)} के लिए ${amount}`,
    amount: (value, years) => `${countBefore(years, year)} में ${value} के लिए रकम`,
    return: (amount, value, years) => `${countBefore(years, year)} में ${amount} से ${value}`,
    years: (amount, value) => `${amount} से ${value}`,
    rate: (percent) => `${percent} सालाना रिटर्न`,
    rateByTwelfths: (percent) => `${percent} सालाना रिटर्न, हर महीने बारहवाँ हिस्सा`,
    pricesRise: (percent) => `महँगाई ${percent} सालाना`,
    pricesFall: (percent) => `दाम हर साल ${percent} कम`,
  },
  pictureCaption: (months, amount) => `${durationBefore(months)} बाद, ${amount} लगाकर`,

  questions: [
    {
      question: 'CAGR क्या है और यह औसत रिटर्न से अलग क्यों है?',
      answer:
        'CAGR वह एक सालाना दर है जिससे रकम बढ़कर कुल रकम बनती है। बढ़त गुणा होती है, इसलिए औसत ज़्यादा बताता है: +50% और फिर −50% का औसत 0% है, पर 100 के पहले 150 और फिर 75 होते हैं। यह −13.40% का CAGR है।',
    },
    {
      question: '72 का नियम कितना सही है?',
      answer:
        '72 को रिटर्न से भाग दें तो दोगुना होने के साल का अंदाज़ा मिलता है: 12% पर 6, जबकि ठीक-ठीक 6.12 है; 4% पर 17.67 की जगह 18, 24% पर 3.22 की जगह 3। यहाँ अंदाज़ा नहीं, सही हिसाब है: ln 2 ÷ ln (1 + रिटर्न)।',
    },
    {
      question: 'तब इस पैसे से कितना खरीदा जा सकेगा?',
      answer:
        '12% पर 1,00,000 के 10 साल में 3,10,585 बनते हैं। दाम हर साल 6% बढ़ें तो यह आज के 1,73,429 के बराबर है: हर साल 5.66% ज़्यादा, 12% में से 6% घटाकर नहीं, क्योंकि बढ़त को महँगाई से भाग दिया जाता है।',
    },
    {
      question: 'दूसरा कैलकुलेटर अलग रकम क्यों दिखा सकता है?',
      answer:
        'वह हर महीने रिटर्न का बारहवाँ हिस्सा जोड़ सकता है: तब 12% सालाना असल में 12.68% हो जाता है, और 1,00,000 के 10 साल में 3,10,585 की जगह 3,30,039 बनते हैं। फ़ंड का रिटर्न पूरे साल का बताया जाता है, इसलिए यहाँ 12% पूरे साल की बढ़त है; दर ÷ 12 भी चुन सकते हैं। पहले से इसे कोई नहीं जानता।',
    },
  ],
}
