import { sayDate } from '../../../core/language/dates'
import {
  countBefore,
  countOf,
  duration,
  durationBefore,
  month,
  year,
} from '../../../core/language/hindi'
import { keyFactsLaw } from '../../../core/rules/loans'
import { inForce } from '../../../core/rules/rule-on'
import type { compareWords as english } from './words'

/** The Compare view in Hindi. */
export const compareWords: typeof english = {
  label: 'तुलना',
  heading: 'लोन ऑफ़र की तुलना',
  intro: 'दो या तीन ऑफ़र, सब चार्ज समेत, आमने-सामने रखें।',
  title: 'लोन ऑफ़र की तुलना: कुल खर्च और APR से',
  description:
    'दो या तीन लोन ऑफ़र आमने-सामने रखें: EMI, ब्याज, GST समेत फ़ीस, कुल खर्च और APR सब एक साथ। देखें कि कौन-सा सबसे सस्ता पड़ता है। सही हिसाब, मुफ़्त, बिना विज्ञापन।',

  offer: (letter) => `ऑफ़र ${letter}`,
  twoOffers: (first, second) => `ऑफ़र ${first} और ${second}`,
  threeOffers: (first, second, third) => `ऑफ़र ${first}, ${second} और ${third}`,

  costsLeast: 'सबसे कम खर्च',
  costLeast: 'सबसे कम खर्च',
  lowestApr: 'सबसे कम APR',
  costOf: (offer) => `${offer} का खर्च`,

  // Said before कम and ज़्यादा, where `₹1 से कम` cannot stand.
  under: () => 'ज़रा-सा',
  underAtStart: () => 'ज़रा-सा',
  lessThan: (amount, offer) => `${offer} से ${amount} कम`,
  lessThanTwo: (amount, offer, secondAmount, secondOffer) =>
    `${offer} से ${amount} और ${secondOffer} से ${secondAmount} कम`,
  lessOver: (less, months, unit) => (
    <>
      <b>{less}</b>
      {`, ${unit === 'years' ? durationBefore(months) : countBefore(months, month)} की उसी अवधि में।`}
    </>
  ),
  costSame: (offers) => `${offers} का खर्च बराबर है।`,
  costSameLess: (offers, less, months, unit) =>
    `${offers} का खर्च बराबर है: ${less}, ${unit === 'years' ? durationBefore(months) : countBefore(months, month)} की उसी अवधि में।`,

  earnedBack: {
    fee: (months) => `इसकी ज़्यादा फ़ीस ${countBefore(months, month)} में वसूल हो जाती है।`,
    charges: (months) => `इसके ज़्यादा चार्ज ${countBefore(months, month)} में वसूल हो जाते हैं।`,
  },
  earnedBackAgainst: {
    fee: (months, offer) =>
      `इसकी ज़्यादा फ़ीस ${offer} के मुकाबले ${countBefore(months, month)} में वसूल हो जाती है।`,
    charges: (months, offer) =>
      `इसके ज़्यादा चार्ज ${offer} के मुकाबले ${countBefore(months, month)} में वसूल हो जाते हैं।`,
  },
  earnedBackAgainstTwo: {
    fee: (months, offer, secondMonths, secondOffer) =>
      `इसकी ज़्यादा फ़ीस ${offer} के मुकाबले ${countBefore(months, month)} में और ${secondOffer} के मुकाबले ${countBefore(secondMonths, month)} में वसूल हो जाती है।`,
    charges: (months, offer, secondMonths, secondOffer) =>
      `इसके ज़्यादा चार्ज ${offer} के मुकाबले ${countBefore(months, month)} में और ${secondOffer} के मुकाबले ${countBefore(secondMonths, month)} में वसूल हो जाते हैं।`,
  },
  neverEarned: {
    rate: {
      fee: (offer) => `${offer} की कम दर से उसकी ज़्यादा फ़ीस कभी वसूल नहीं होती।`,
      charges: (offer) => `${offer} की कम दर से उसके ज़्यादा चार्ज कभी वसूल नहीं होते।`,
    },
    emi: {
      fee: (offer) => `${offer} की कम EMI से उसकी ज़्यादा फ़ीस कभी वसूल नहीं होती।`,
      charges: (offer) => `${offer} की कम EMI से उसके ज़्यादा चार्ज कभी वसूल नहीं होते।`,
    },
  },

  runsLonger: (offer, months, unit) =>
    `${offer} ${unit === 'years' ? duration(months) : countOf(months, month)} ज़्यादा चलता है।`,
  runsShorter: (offer, months, unit) =>
    `${offer} ${unit === 'years' ? duration(months) : countOf(months, month)} कम चलता है।`,
  longer: {
    nothing: (offer, months, unit, more) =>
      `${offer} ${unit === 'years' ? duration(months) : countOf(months, month)} ज़्यादा चलता है, और खर्च ${more} ज़्यादा है।`,
    emi: (offer, months, unit, more) =>
      `${offer} की EMI सबसे कम है, पर वह ${unit === 'years' ? duration(months) : countOf(months, month)} ज़्यादा चलता है, और खर्च ${more} ज़्यादा है।`,
    apr: (offer, months, unit, more) =>
      `${offer} का APR सबसे कम है, पर वह ${unit === 'years' ? duration(months) : countOf(months, month)} ज़्यादा चलता है, और खर्च ${more} ज़्यादा है।`,
    both: (offer, months, unit, more) =>
      `${offer} की EMI और APR दोनों सबसे कम हैं, पर वह ${unit === 'years' ? duration(months) : countOf(months, month)} ज़्यादा चलता है, और खर्च ${more} ज़्यादा है।`,
  },
  shorter: {
    nothing: (offer, months, unit, more) =>
      `${offer} ${unit === 'years' ? duration(months) : countOf(months, month)} कम चलता है, पर खर्च ${more} ज़्यादा है।`,
    emi: (offer, months, unit, more) =>
      `${offer} की EMI सबसे कम है और वह ${unit === 'years' ? duration(months) : countOf(months, month)} कम चलता है, पर खर्च ${more} ज़्यादा है।`,
    apr: (offer, months, unit, more) =>
      `${offer} का APR सबसे कम है और वह ${unit === 'years' ? duration(months) : countOf(months, month)} कम चलता है, पर खर्च ${more} ज़्यादा है।`,
    both: (offer, months, unit, more) =>
      `${offer} की EMI और APR दोनों सबसे कम हैं और वह ${unit === 'years' ? duration(months) : countOf(months, month)} कम चलता है, पर खर्च ${more} ज़्यादा है।`,
  },

  amountsDiffer: {
    noApr: 'लोन की रकम अलग-अलग है, और किसी भी ऑफ़र का APR नहीं निकलता, इसलिए तुलना नहीं हो सकती।',
    one: (offer, apr) => `लोन की रकम अलग-अलग है, इसलिए APR देखें: सबसे कम ${apr} ${offer} का है।`,
    several: (offers, apr) => `लोन की रकम अलग-अलग है, इसलिए APR देखें: सबसे कम ${apr} ${offers} का है।`,
    pair: (cheaper, less, dearer) =>
      `बराबर रकम और अवधि पर ${cheaper} का खर्च ${dearer} से ${less} कम है।`,
  },
  noApr: 'APR नहीं',
  chargesAsLarge: 'पूरा लोन चार्ज में ही चला जाता है, इसलिए APR नहीं निकलता।',
  chargesAsLargeIn: (offers) => `${offers} में पूरा लोन चार्ज में ही चला जाता है, इसलिए APR नहीं निकलता।`,
  enterToCompare: (offer) => `${offer} की तुलना के लिए उसकी रकम और अवधि लिखें।`,
  isInvented: (offer) => `${offer} सिर्फ़ उदाहरण है: तुलना के लिए अपना ऑफ़र लिखें।`,
  exampleName: (offer) => `${offer} (उदाहरण)`,
  tooLarge: (offer) => `${offer} इतना बड़ा है कि हिसाब नहीं लग सकता: ज़्यादा से ज़्यादा 100 साल और 40 अंक।`,

  chart: {
    offerCost: (offer, cost) => `${offer} ${cost}`,
    description: (costs) => `कुल खर्च: ${costs} है।`,
    interest: 'ब्याज',
  },
  lowest: 'सबसे कम',

  sheet: {
    title: 'ऑफ़र',
    intro: 'बदलने के लिए किसी एक को खोलें।',
    amount: 'लोन की रकम',
    rate: 'ब्याज दर (% सालाना)',
    method: 'दर कैसी है',
    methodNote: 'फ़्लैट: पूरे लोन पर',
    tenure: 'अवधि',
    tenureIn: 'अवधि किसमें',
    fee: 'प्रोसेसिंग फ़ीस',
    feeNote: 'प्रतिशत या रकम',
    feeIn: 'फ़ीस किसमें',
    gstOnFee: (percent) => `फ़ीस पर ${percent}% GST`,
    other: 'दूसरे चार्ज',
    otherNote: 'बीमा, कानूनी, वैल्यूएशन',
    asFirst: 'ऑफ़र A जैसा',
    sideBySide: 'आमने-सामने',
    add: 'ऑफ़र जोड़ें',
    remove: 'हटाएँ',
    removeOffer: (offer) => `${offer} हटाएँ`,
    removed: (offer) => `${offer} हट गया`,
    done: 'हो गया',
    note: 'APR में सब चार्ज गिने जाते हैं: जितना पैसा आपको मिलता है, यह उस पर सालाना दर है। कुल खर्च यानी ब्याज और चार्ज।',
  },
  methods: { reducing: 'रिड्यूसिंग', flat: 'फ़्लैट' },
  tenureUnits: { years: 'साल', months: 'महीने' },
  summary: {
    emi: (emi) => (
      <>
        EMI <b>{emi}</b>
      </>
    ),
    flatRate: (rate) => `फ़्लैट ${rate}`,
    fee: (fee) => `फ़ीस ${fee}`,
  },
  results: {
    emi: 'महीने की EMI',
    totalInterest: 'कुल ब्याज',
    charges: 'चार्ज',
    costInAll: 'कुल खर्च',
    youPayInAll: 'कुल देना होगा',
    apr: 'APR',
  },

  howItWorks: {
    intro: 'APR वह दर है, जिस पर सब किस्तों की आज की कीमत उतनी ही बैठती है, जितना पैसा आपको मिलता है।',
    aprIs: (
      <>
        APR = 12 × <b>i</b>, जहाँ <b>i</b> महीने की वह एक दर है, जिस पर दोनों तरफ़ की रकम बराबर आती है।
      </>
    ),
    example: (offer) => `उदाहरण: ${offer}`,
    reachesYou: (amount, charges, sign, net) =>
      `${amount} − ${charges} चार्ज ${sign} ${net} आपको मिलते हैं`,
    emi: (emi) => `${emi}, महीने की EMI`,
    rateThatFits: 'सही बैठने वाली दर',
    aMonth: (rate) => (
      <>
        <b>i</b> = {rate} हर महीने
      </>
    ),
    costInAll: (interest, charges, sign, cost) => (
      <>
        {interest} ब्याज + {charges} चार्ज {sign} <b>{cost}</b>
      </>
    ),
  },

  copied: {
    name: 'लोन ऑफ़र',
    start: 'लोन ऑफ़र की तुलना।',
    reducing: (amount, rate, tenure, unit) =>
      `${amount}, ${rate} पर ${countBefore(tenure, unit === 'years' ? year : month)} के लिए`,
    flat: (amount, rate, tenure, unit) =>
      `${amount}, फ़्लैट ${rate} पर ${countBefore(tenure, unit === 'years' ? year : month)} के लिए`,
    feeWithGst: (fee) => `${fee} + GST`,
    offer: (offer, loan, fee) => `${offer}: ${loan}, फ़ीस ${fee} है।`,
    offerWithOther: (offer, loan, fee, other) =>
      `${offer}: ${loan}, फ़ीस ${fee} और दूसरे चार्ज ${other} हैं।`,
    inAll: (offer) => `${offer}, कुल`,
  },

  export: {
    title: 'लोन ऑफ़र आमने-सामने',
    tenure: 'अवधि (महीने)',
    feePercent: 'प्रोसेसिंग फ़ीस (%)',
    yes: 'हाँ',
    no: 'नहीं',
    apr: 'APR (% सालाना)',
  },

  questions: (gstPercent, feeWithGst) => [
    {
      question: 'लोन का APR क्या होता है?',
      answer: `जितना पैसा सच में आपको मिलता है, उस पर सालाना दर। इस दर पर सब किस्तों की आज की कीमत उतनी ही बैठती है, जितना लोन चार्ज काटकर मिलता है। भारत में लोन देने वाले ${sayDate(inForce(keyFactsLaw).from)} से रिटेल और छोटे कारोबार के टर्म लोन में इसे ‘की फ़ैक्ट्स स्टेटमेंट’ में लिखते हैं।`,
    },
    {
      question: 'APR ब्याज दर से ज़्यादा क्यों है?',
      answer:
        'फ़ीस शुरू में ही लोन से कट जाती है, पर किस्तें पूरे लोन की देनी पड़ती हैं। 15% पर 24 महीने के लिए 20,000 के लोन में 400 चार्ज लगें, तो आपको 19,600 मिलते हैं, और APR 17.07% बनता है। चार्ज न हों, तो APR ब्याज दर के बराबर होता है। लोन जितने कम समय का हो, फ़ीस का असर उतना ज़्यादा होता है।',
    },
    {
      question: 'फ़्लैट और रिड्यूसिंग दर की तुलना कैसे करें?',
      answer:
        'APR देखकर। फ़्लैट दर में ब्याज आखिर तक पूरे लोन पर लगता है, जबकि बकाया हर महीने घटता है: 3 साल के लिए फ़्लैट 10% बची हुई रकम पर (रिड्यूसिंग) करीब 17.92% के बराबर पड़ता है, और 5 साल के लिए करीब 17.27% के बराबर।',
    },
    {
      question: 'क्या लोन की फ़ीस पर GST लगता है?',
      answer: `हाँ, प्रोसेसिंग फ़ीस पर ${gstPercent}% लगता है, ब्याज पर नहीं। लोन देने वाले अक्सर बिना GST की फ़ीस बताते हैं: 50,00,000 का 0.5% यानी 25,000, और GST मिलाकर ${feeWithGst} देने पड़ते हैं। बीमा, कानूनी और वैल्यूएशन के चार्ज उनके टैक्स समेत ‘दूसरे चार्ज’ में लिखें।`,
    },
  ],
}
