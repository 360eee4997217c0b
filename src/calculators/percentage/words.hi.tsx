import type { percentageWords as english } from './words'

/** The Percentage view in Hindi. */
export const percentageWords: typeof english = {
  label: 'प्रतिशत',
  heading: 'प्रतिशत कैलकुलेटर',
  intro: 'किसी संख्या का प्रतिशत, हिस्सा या घट-बढ़ निकालें। लिखते ही तीनों जवाब बदल जाते हैं।',
  title: 'प्रतिशत कैलकुलेटर: प्रतिशत, हिस्सा और बदलाव निकालें',
  description:
    'किसी संख्या का प्रतिशत निकालें, जानें कि एक संख्या दूसरी का कितना प्रतिशत है और कितने प्रतिशत बदलाव हुआ। आखिरी अंक तक सही, मुफ़्त और बिना साइन-अप।',

  empty: 'खाली हो तो 0 माना जाता है।',
  announced: (label, answer) => `${label}: ${answer}`,

  percentOf: {
    title: 'Y का X% कितना है?',
    percentage: 'प्रतिशत X',
    outOfHundred: (count) => `हर 100 में से ${count}`,
    number: 'संख्या Y',
    numberRow: 'संख्या',
    ofIt: (percent) => `इसका ${percent}`,
  },

  whatPercent: {
    title: 'X, Y का कितना % है?',
    part: 'हिस्सा X',
    whole: 'पूरा Y',
    noWhole: '0 के हिस्से का प्रतिशत नहीं निकलता: 0.0% दिखाया गया है।',
    partRow: 'हिस्सा',
    wholeRow: 'पूरा',
    partOfWhole: 'पूरे का हिस्सा',
  },

  change: {
    title: 'प्रतिशत बदलाव',
    original: 'पुरानी संख्या',
    noOriginal: '0 से हुए बदलाव का प्रतिशत नहीं निकलता।',
    next: 'नई संख्या',
    change: 'बदलाव',
    directions: { increase: 'बढ़ोतरी', decrease: 'कमी', none: 'कोई बदलाव नहीं' },
    noPercentage: 'प्रतिशत नहीं',
  },

  tips: {
    title: 'काम की बातें',
    numbers: 'पूरी संख्या लिखें',
    numbersText:
      '100000 लिखें, 1L या 1 लाख नहीं। पेस्ट की हुई संख्या में कॉमा, खाली जगह, ₹ या 1 लाख जैसे शब्द चल जाते हैं।',
    discount: 'छूट या टैक्स',
    discountText: () => (
      <>
        पहले कार्ड से निकालें। 2,000 का 15% यानी <b>300.00</b>, तो 1,700 चुकाने हैं।
      </>
    ),
    marks: 'नंबर या हिस्सा',
    marksText: () => (
      <>
        दूसरे कार्ड से निकालें। 60 में से 45 नंबर <b>75.0%</b> होते हैं।
      </>
    ),
    prices: 'दाम बढ़ा या घटा',
    pricesText: () => (
      <>
        तीसरे कार्ड से निकालें। दाम 80 से 100 हो तो <b>25.0%</b> बढ़त है, पर 100 से वापस 80 हो तो{' '}
        <b>20.0%</b> गिरावट: हर बार प्रतिशत शुरू के दाम पर निकलता है।
      </>
    ),
  },

  copied: {
    percentOf: (percent, number, answer) => `${number} का ${percent} ${answer} होता है।`,
    whatPercent: (part, percent, whole) => `${whole} में ${part} का हिस्सा ${percent} है।`,
    noWhole: (part) => `0 में ${part} का प्रतिशत नहीं निकलता।`,
    changes: {
      increase: (original, next, percent) => `${original} से ${next} होना ${percent} की बढ़ोतरी है।`,
      decrease: (original, next, percent) => `${original} से ${next} होना ${percent} की कमी है।`,
      none: (original, next, percent) => `${original} से ${next}: ${percent}, यानी कोई बदलाव नहीं।`,
    },
    changesOnly: {
      increase: (original, next, change) =>
        `${original} से ${next} होना ${change} की बढ़ोतरी है, जिसका प्रतिशत नहीं निकलता।`,
      decrease: (original, next, change) =>
        `${original} से ${next} होना ${change} की कमी है, जिसका प्रतिशत नहीं निकलता।`,
      none: (original, next) => `${original} से ${next}: कोई बदलाव नहीं।`,
    },
  },
  pictureQuestion: (percent, number) => `${number} का ${percent} कितना है?`,

  questions: [
    {
      question: 'तीनों जवाब कैसे निकलते हैं?',
      answer:
        'Y का X%: X × Y ÷ 100, यानी 2,500 का 18% निकालें तो 18 × 2,500 ÷ 100 = 450 हुआ।\nपूरे का हिस्सा: X ÷ Y × 100, यहाँ 45,000 ÷ 1,20,000 × 100 = 37.5% हुआ।\nबदलाव: (नई − पुरानी) ÷ पुरानी × 100, यहाँ (1,200 − 1,500) ÷ 1,500 × 100 = −20% हुआ।',
    },
    {
      question: 'क्या 20% बढ़त और 20% गिरावट बराबर हो जाती हैं?',
      answer:
        'नहीं। 1,000 में 20% बढ़त से 1,200 बनते हैं, पर 1,200 में 20% गिरावट से 960 रह जाते हैं: गिरावट बड़ी संख्या पर गिनी जाती है।',
    },
    {
      question: 'प्रतिशत अंक क्या होता है?',
      answer:
        'दो प्रतिशत का सीधा फ़र्क। 10% से 12% होना 2 प्रतिशत अंक है, पर बढ़ोतरी 20% की है, क्योंकि 2 ÷ 10 × 100 = 20 होता है।',
    },
    {
      question: 'क्या दो छूट जुड़ जाती हैं?',
      answer:
        'सीधे-सीधे नहीं। पहले 20% और फिर 10% छूट के बाद दाम का 0.80 × 0.90 = 0.72 हिस्सा देना होता है, यानी दोनों मिलाकर छूट 28% है, 30% नहीं।',
    },
  ],
}
