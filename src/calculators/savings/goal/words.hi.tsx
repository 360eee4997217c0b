import {
  countBefore,
  duration,
  durationBefore,
  month,
  ordinal,
  upOrDown,
  year,
} from '../../../core/language/hindi'
import type { goalWords as english } from './words'

/** The Goal SIP view in Hindi. */
export const goalWords: typeof english = {
  label: 'लक्ष्य',
  name: 'लक्ष्य SIP',
  heading: 'लक्ष्य SIP कैलकुलेटर',
  intro: 'लिखें कि कितना चाहिए और कब। पता करें कि हर महीने कितना जमा करना है।',
  title: 'लक्ष्य SIP कैलकुलेटर: हर महीने कितना जमा करें',
  description:
    'पता करें कि लक्ष्य पूरा करने के लिए महीने की SIP, समय, स्टेप-अप या रिटर्न कितना चाहिए, महँगाई और एकमुश्त रकम जोड़कर। सही हिसाब, मुफ़्त, बिना विज्ञापन, बिना साइन-अप।',

  find: 'क्या पता करना है',
  results: {
    monthly: 'महीने की रकम',
    duration: 'अवधि',
    stepUp: 'स्टेप-अप',
    return: 'रिटर्न',
  },
  goal: 'लक्ष्य',
  inflation: 'महँगाई (%)',
  sumItself: 'लक्ष्य यही रकम है',
  inTodaysMoney: 'लक्ष्य आज के पैसों में है',
  usualInflation: 'महँगाई आम तौर पर 0 से 15% सालाना होती है।',
  inFirstYear: 'पहले साल में',
  lumpSum: 'आज एकमुश्त',

  counting: {
    paidAt: 'किस्त कब दी जाती है',
    timings: { start: 'महीने के शुरू में', end: 'महीने के अंत में' },
    returnOfMonth: 'महीने का रिटर्न',
    rates: { divide12: 'दर ÷ 12', effective: 'असल सालाना दर' },
    summary: (timing, rate) => `${timing}, ${rate}`,
    help: 'बैंक और दूसरी साइटें अलग तरह से गिन सकती हैं। SIP पेज पर दोनों में पहला तरीका चलता है।',
  },

  paid: {
    monthly: (amount) => `हर महीने ${amount}`,
    today: (amount) => `आज ${amount}`,
  },
  captions: {
    monthly: {
      level: (months) => `${durationBefore(months)} तक हर महीने`,
      changing: (months, step) => (
        <>
          पहले साल में, फिर हर साल <b>{step}</b>, कुल {durationBefore(months)} तक
        </>
      ),
    },
    duration: {
      level: (months, paid) => (
        <>
          {duration(months)}, <b>{paid}</b> लगाकर
        </>
      ),
      changing: (months, paid, step) => (
        <>
          {duration(months)}, <b>{paid}</b> लगाकर, फिर हर साल <b>{step}</b>
        </>
      ),
    },
    stepUp: (months, paid) => (
      <>
        हर साल इतना बढ़ाएँ, <b>{paid}</b> से शुरू करके, {durationBefore(months)} तक
      </>
    ),
    return: {
      level: (months, paid) => (
        <>
          सालाना, <b>{paid}</b> लगाकर, {durationBefore(months)} तक
        </>
      ),
      changing: (months, paid, step) => (
        <>
          सालाना, <b>{paid}</b> लगाकर, फिर हर साल {step}, कुल {durationBefore(months)} तक
        </>
      ),
    },
  },
  enterGoal: 'कितना लगेगा, यह देखने के लिए लक्ष्य लिखें।',
  enterDuration: {
    monthly: 'महीने की रकम देखने के लिए अवधि लिखें।',
    return: 'रिटर्न देखने के लिए अवधि लिखें।',
  },

  alreadyThere: 'लक्ष्य पूरा है',
  youAreThere: 'लक्ष्य पहले ही पूरा है',
  startFrom: (amount) => `हर महीने ${amount} से शुरू कर सकते हैं`,
  haveGoalToday: (savings, goal) => (
    <>
      आपके पास <b>{savings}</b> हैं। आज लक्ष्य <b>{goal}</b> का है।
    </>
  ),
  lumpSumComes: (lumpSum, value) => (
    <>
      आज एकमुश्त {lumpSum} लगाने से <b>{value}</b> बनते हैं।
    </>
  ),
  savingsCome: {
    monthly: (value) => (
      <>
        स्टेप-अप से आपकी जमा पूँजी <b>{value}</b> हो जाती है।
      </>
    ),
    stepUp: (value) => (
      <>
        बिना स्टेप-अप के भी आपकी जमा पूँजी <b>{value}</b> हो जाती है।
      </>
    ),
    return: (value) => (
      <>
        बिना रिटर्न के भी आपकी जमा पूँजी <b>{value}</b> हो जाती है।
      </>
    ),
  },
  goalByThen: (goal) => (
    <>
      तब लक्ष्य <b>{goal}</b> का होगा।
    </>
  ),

  noAnswer: 'कोई जवाब नहीं',
  notReached: {
    lumpAndMonthly: (lumpSum, monthly) =>
      `आज ${lumpSum} और हर महीने ${monthly} से लक्ष्य 100 साल में भी पूरा नहीं होता`,
    lumpSum: (lumpSum) => `आज ${lumpSum} से लक्ष्य 100 साल में भी पूरा नहीं होता`,
    monthly: (monthly) => `हर महीने ${monthly} से लक्ष्य 100 साल में भी पूरा नहीं होता`,
    nothing: 'कुछ जमा किए बिना लक्ष्य 100 साल में भी पूरा नहीं होता',
  },
  enoughMonthly: (monthly, months) => (
    <>
      हर महीने <b>{monthly}</b> से यह {durationBefore(months)} में पूरा हो जाता है।
    </>
  ),
  enterMore: 'रकम या रिटर्न ज़्यादा हो तो जवाब मिलेगा।',
  tooShort: 'स्टेप-अप का असर दूसरे साल से होता है',
  tooShortHelp: 'अवधि कम से कम 13 महीने हो तो लक्ष्य पूरा करने वाला स्टेप-अप मिलेगा।',
  nothingToStepUp: 'बढ़ाने के लिए कोई रकम नहीं है',
  nothingToStepUpHelp: 'महीने की रकम लिखें।',
  nothingToGrow: 'रिटर्न कमाने के लिए कोई रकम नहीं है',
  nothingToGrowHelp: 'महीने की रकम या एकमुश्त रकम लिखें।',
  noEffect: 'अंत में दी गई किस्त कुछ नहीं कमाती',
  noEffectHelp: 'अवधि कम से कम 2 महीने हो तो लक्ष्य पूरा करने वाला रिटर्न मिलेगा।',
  allIsLost: 'इस रिटर्न पर सब कुछ डूब जाता है',
  allIsLostHelp: {
    monthly: 'रिटर्न ज़्यादा हो तो महीने की रकम निकलेगी।',
    stepUp: 'रिटर्न ज़्यादा हो तो स्टेप-अप निकलेगा।',
  },

  chart: {
    goal: 'लक्ष्य',
    risingGoal: ['महँगाई के', 'साथ लक्ष्य'],
    fallingGoal: ['घटते दाम', 'के साथ लक्ष्य'],
    goalInYear: (today, then, inYear) => `आज के ${today}, साल ${inYear} में ${then}`,
    goalThen: (today, then) => `आज के ${today}, तब ${then}`,
    goalIs: (goal) => `लक्ष्य ${goal} का है।`,
    goalMoves: (today, then) => `लक्ष्य आज ${today} का है और आखिर में ${then} का हो जाता है।`,
  },

  goalThen: 'उस साल के पैसों में लक्ष्य',
  startLater: 'एक साल देर से शुरू करें तो',
  inLastYear: 'आखिरी साल में, हर महीने',
  waitingTakes: {
    more: (amount) => (
      <>
        एक साल रुकें तो उसी दिन तक वही लक्ष्य पूरा करने के लिए हर महीने <b>{amount}</b> ज़्यादा लगेंगे।
      </>
    ),
    less: (amount) => (
      <>
        एक साल रुकें तो उसी दिन तक वही लक्ष्य पूरा करने के लिए हर महीने <b>{amount}</b> कम लगेंगे।
      </>
    ),
  },

  noPlanYet: 'अभी दिखाने के लिए कोई प्लान नहीं है।',
  yearByYear: 'लक्ष्य SIP: साल-दर-साल',
  yearsNote:
    'SIP रकम वह है जो उस साल हर महीने दी जाती है। बाकी सब साल के अंत तक का कुल जोड़ है, एक जैसी दर मानकर, टैक्स और खर्च काटने से पहले।',
  roundedUp: {
    monthly: 'नतीजे में महीने की रकम ऊपर राउंड की गई है, साल-दर-साल का हिसाब राउंड किए बिना है।',
    stepUp: 'नतीजे में स्टेप-अप ऊपर राउंड किया गया है, साल-दर-साल का हिसाब राउंड किए बिना है।',
  },
  export: {
    durationInMonths: 'अवधि (महीने)',
    instalments: 'किस्तें',
  },

  howItWorks: {
    paidAtEnd: 'हर किस्त महीने के अंत में दी जाती है और अगले महीने से बढ़ती है।',
    five: 'लक्ष्य, रकम, समय, स्टेप-अप और रिटर्न',
    fourLeadToFifth: 'चार पता हों तो पाँचवाँ निकल आता है।',
    goal: 'लक्ष्य',
    goalStays: (goal) => (
      <>
        <b>{goal}</b>, दाम चाहे बढ़ें या घटें
      </>
    ),
    risingGoal: 'महँगाई के साथ लक्ष्य',
    fallingGoal: 'घटते दाम के साथ लक्ष्य',
    lumpSum: 'एकमुश्त रकम कितनी हो जाती है',
    raises: 'स्टेप-अप से कितना बनता है',
    raisesCome: (step, monthPercent, months, value) => (
      <>
        हर साल {step} ज़्यादा, महीने के {monthPercent} रिटर्न पर {countBefore(months, month)} में:{' '}
        <b>{value}</b>
      </>
    ),
    monthlyBecomes: (one) => `हर महीने ${one} से कितना बनता है`,
    raiseBecomes: (one) => `हर साल ${one} ज़्यादा देने से कितना बनता है`,
    becomes: (monthPercent, months, value) => (
      <>
        महीने के {monthPercent} रिटर्न पर {countBefore(months, month)} में: <b>{value}</b>
      </>
    ),
    becomesRising: (step, monthPercent, months, value) => (
      <>
        हर साल {upOrDown(step, 'बढ़ाकर', 'घटाकर')}, महीने के {monthPercent} रिटर्न पर{' '}
        {countBefore(months, month)} में: <b>{value}</b>
      </>
    ),
    amountToStart: 'शुरू की रकम',
    monthly: (result) => <>{result} हर महीने</>,
    monthlyRounded: (exactly, result) => (
      <>
        {exactly}, ऊपर राउंड करके: {result} हर महीने
      </>
    ),
    stepUp: (result) => <>{result} हर साल ज़्यादा</>,
    stepUpRounded: (exactly, result) => (
      <>
        {exactly}, ऊपर राउंड करके: {result} हर साल ज़्यादा
      </>
    ),
    whyRoundedUp: 'ऊपर राउंड किया, ताकि लक्ष्य पूरा हो।',
    withoutStepUp: 'बिना स्टेप-अप',
    levelComes: (monthly, monthPercent, months, value) => (
      <>
        हर महीने {monthly}, महीने के {monthPercent} रिटर्न पर {countBefore(months, month)} में:{' '}
        <b>{value}</b>
      </>
    ),
    levelComesWithLump: (lumpSum, monthly, monthPercent, months, value) => (
      <>
        आज {lumpSum} और हर महीने {monthly}, महीने के {monthPercent} रिटर्न पर{' '}
        {countBefore(months, month)} में: <b>{value}</b>
      </>
    ),
    theStepUp: 'स्टेप-अप',
    theReturn: 'रिटर्न',
    monthByMonth: 'महीने-दर-महीने',
    firstMonth: 'वह पहला महीना, जिसके अंत में जमा पूँजी लक्ष्य के बराबर हो जाती है।',
    monthBefore: (last, value, goal) =>
      last === 0
        ? `शुरुआत में: ${value}, लक्ष्य ${goal}`
        : `${ordinal(last, 'े')} महीने के बाद: ${value}, लक्ष्य ${goal}`,
    monthReached: (first, value, goal, result) => (
      <>
        {ordinal(first, 'े')} महीने के बाद: <b>{value}</b>, लक्ष्य {goal}: {result}
      </>
    ),
    noFormula:
      'इसका कोई फ़ॉर्मूला नहीं है। अलग-अलग प्रतिशत आज़माकर वह ढूँढा जाता है जिससे जमा पूँजी लक्ष्य के बराबर हो जाए।',
    foundStepUp: (monthly, percent, months, value) => (
      <>
        हर महीने {monthly}, हर साल {percent} बढ़ाकर, {countBefore(months, month)} में: <b>{value}</b>
      </>
    ),
    foundStepUpWithLump: (lumpSum, monthly, percent, months, value) => (
      <>
        आज {lumpSum} और हर महीने {monthly}, हर साल {percent} बढ़ाकर, {countBefore(months, month)} में:{' '}
        <b>{value}</b>
      </>
    ),
    foundReturn: (monthly, percent, months, value) => (
      <>
        हर महीने {monthly}, {percent} सालाना पर {countBefore(months, month)} में: <b>{value}</b>
      </>
    ),
    foundReturnWithLump: (lumpSum, monthly, percent, months, value) => (
      <>
        आज {lumpSum} और हर महीने {monthly}, {percent} सालाना पर {countBefore(months, month)} में:{' '}
        <b>{value}</b>
      </>
    ),
    rounded: (result) => <>राउंड करके: {result}</>,
    oneYearLater: 'एक साल बाद',
    laterTakes: (months, amount) => (
      <>
        {durationBefore(months)} की जगह {duration(months - 12)}: हर महीने <b>{amount}</b>
      </>
    ),
    savingsCome: 'आपकी जमा पूँजी कितनी हो जाती है',
    withoutIt: {
      monthly: 'सिर्फ़ स्टेप-अप से, पहले साल में कुछ दिए बिना:',
      duration: 'आज:',
      stepUp: 'बिना स्टेप-अप:',
      return: 'बिना रिटर्न:',
    },
  },

  copied: (terms) => `${terms.join(', ')}।`,
  copiedTerms: {
    found: {
      monthly: (goal) => `${goal} के लक्ष्य के लिए महीने की रकम`,
      duration: (goal) => `${goal} के लक्ष्य के लिए अवधि`,
      stepUp: (goal) => `${goal} के लक्ष्य के लिए स्टेप-अप`,
      return: (goal) => `${goal} के लक्ष्य के लिए रिटर्न`,
    },
    pricesRise: (percent) => `महँगाई ${percent} सालाना`,
    pricesFall: (percent) => `दाम हर साल ${percent} कम`,
    monthly: (amount) => `हर महीने ${amount}`,
    return: (percent) => `${percent} सालाना रिटर्न`,
    duration: (years) => `${countBefore(years, year)} में`,
    lumpSum: (amount) => `${amount} आज एकमुश्त`,
    paidAtEnd: 'किस्त महीने के अंत में',
    effectiveRate: 'असल सालाना दर',
  },

  questions: [
    {
      question: 'क्या लक्ष्य आज के पैसों में है?',
      answer:
        'हाँ, अगर महँगाई 0 से ज़्यादा लिखी हो: जो आज 1,00,00,000 में आता है, वह 6% सालाना महँगाई पर 15 साल बाद 2,39,65,582 में आएगा, और इतनी ही रकम बनानी है। महँगाई 0% हो तो लक्ष्य वही रकम है जो लिखी है।',
    },
    {
      question: 'एक साल रुकना कितने का पड़ता है?',
      answer:
        'आज के 1,00,00,000 का लक्ष्य 15 साल में पूरा करना हो तो 12% रिटर्न और 10% स्टेप-अप पर हर महीने 27,598 लगते हैं। एक साल देर से शुरू करके उसी दिन तक पूरा करना हो तो 32,944 लगते हैं। शुरू की किस्तों को बढ़ने का सबसे ज़्यादा समय मिलता है।',
    },
    {
      question: 'दूसरा कैलकुलेटर अलग रकम क्यों दिखाता है?',
      answer:
        'हो सकता है वह किस्त महीने के अंत में माने, या 12% सालाना को हर महीने का 1% नहीं, पूरे साल की असल दर माने। ‘गिनती कैसे होती है’ में दोनों में से कोई भी चुना जा सकता है। कुछ कैलकुलेटर महँगाई छोड़ देते हैं।',
    },
    {
      question: 'कितना रिटर्न लिखें?',
      answer:
        'सँभलकर, थोड़ा कम ही लिखें। पहले से कोई नहीं जानता: फ़ंड ऊपर-नीचे होते रहते हैं, और एक जैसी दर बस एक अंदाज़ा है। उससे कम रिटर्न लिखकर भी देखें कि तब कितना लगेगा। टैक्स और फ़ंड के खर्च नतीजे में शामिल नहीं हैं।',
    },
  ],
}
