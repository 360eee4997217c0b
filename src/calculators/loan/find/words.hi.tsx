import { sayDate } from '../../../core/language/dates'
import {
  countBefore,
  duration,
  durationBefore,
  emi as emiNoun,
  month,
  year,
} from '../../../core/language/hindi'
import { keyFactsLaw } from '../../../core/rules/loans'
import { inForce } from '../../../core/rules/rule-on'
import type { findWords as english } from './words'

/** The Find view in Hindi. */
export const findWords: typeof english = {
  label: 'पता करें',
  heading: 'कितना लोन मेरे बस में है?',
  intro: 'जितनी EMI दी जा सके, उससे शुरू करें। रकम, समय या दर पता करें।',
  title: 'कितना लोन मेरे बस में है? रकम, अवधि या दर',
  description:
    'आमदनी या EMI से पता करें कि कितना लोन चुक सकता है, लोन कितने समय में चुकेगा या ऑफ़र की असली दर क्या है। पैसे तक सही, मुफ़्त, बिना विज्ञापन और बिना साइन-अप।',

  find: 'क्या पता करना है',
  found: { amount: 'लोन की रकम', tenure: 'अवधि', rate: 'दर' },
  emiKinds: { typed: 'खुद लिखें', income: 'आमदनी से' },
  emiHelp: 'हर महीने',
  income: 'महीने की आमदनी',
  incomeHelp: 'जितनी खाते में आती है',
  share: 'EMI का हिस्सा (%)',
  shareHelp: 'बैंक 35 से 60 तक मानते हैं',
  shareHint: 'हिस्सा 0 से 100% तक होता है।',
  otherEmis: 'दूसरी EMI',
  otherEmisHelp: 'पहले से चल रही, सब मिलाकर',
  affordableEmi: 'EMI जो दी जा सके',
  shareOf: (share, income) => `${income} का ${share}`,
  shareOfLess: (share, income, otherEmis) => `${income} का ${share}, ${otherEmis} घटाकर`,
  // Said of अवधि and दर, both feminine. Not जवाब नहीं, which also means “unbeatable”.
  noAnswer: 'नहीं निकलती',

  captions: {
    amount: (emi, months, unit) => (
      <>
        <b>{emi}</b> की EMI पर{' '}
        {unit === 'years' ? durationBefore(months) : countBefore(months, month)} के लिए
      </>
    ),
    tenure: (emi, months) => (
      <>
        {duration(months)}, <b>{emi}</b> की EMI पर
      </>
    ),
    rate: (emi, months, unit) => (
      <>
        सालाना, <b>{emi}</b> की EMI पर{' '}
        {unit === 'years' ? durationBefore(months) : countBefore(months, month)} के लिए
      </>
    ),
  },
  enterAmountAndTenure: 'दर देखने के लिए रकम और अवधि लिखें।',
  enterTenure: 'लोन की रकम देखने के लिए अवधि लिखें।',
  nothingOwed: 'कुछ भी बाकी नहीं है।',
  lastInstalment: 'आखिरी किस्त',

  whyNot: {
    belowLoan: (count, emi) => `${count} × ${emi} लोन से कम है`,
    smallestForRate: (emi) => `हर महीने कम से कम ${emi} दें, तो दर निकल आएगी।`,
    over100Years: (emi) => `हर महीने ${emi} देने पर 100 साल से ज़्यादा लगेंगे`,
    repaysNothing: (emi) => `हर महीने ${emi} से कुछ नहीं चुकता`,
    belowInterest: (emi) => `हर महीने ${emi} से ब्याज भी पूरा नहीं होता`,
    onlyInterest: (emi) => `हर महीने ${emi} से सिर्फ़ ब्याज पूरा होता है`,
    smallestThatEnds: (emi) => `हर महीने कम से कम ${emi} दें, तो लोन खत्म हो जाएगा।`,
    allEmis: 'सब EMI मिलाकर',
    missing: 'कम पड़ता है',
    smallestEmi: 'सबसे छोटी EMI',
    firstInterest: 'पहले महीने का ब्याज',
    shortfall: 'हर महीने कमी',
    highestRate: 'सबसे ऊँची दर',
  },

  usedUp: {
    aboveShare: (share) => `दूसरी EMI आमदनी के ${share} से ज़्यादा हैं`,
    allOfShare: (share) => `दूसरी EMI में ही आमदनी का पूरा ${share} चला जाता है`,
    share: 'EMI का हिस्सा',
    above: 'हिस्से से ज़्यादा',
    leavesEmi: {
      incomeOrShare: (income, share) =>
        `आमदनी ${income} से या हिस्सा ${share} से ज़्यादा हो, तो EMI के लिए कुछ बचेगा।`,
      income: (income) => `आमदनी ${income} से ज़्यादा हो, तो EMI के लिए कुछ बचेगा।`,
      share: (share) => `हिस्सा ${share} से ज़्यादा हो, तो EMI के लिए कुछ बचेगा।`,
    },
    isEnough: {
      incomeOrShare: (income, share) => `आमदनी ${income} या हिस्सा ${share} हो, तो काफ़ी होगा।`,
      income: (income) => `आमदनी ${income} हो, तो काफ़ी होगा।`,
      share: (share) => `हिस्सा ${share} हो, तो काफ़ी होगा।`,
    },
    enterMore: 'आमदनी और हिस्सा इतने लिखें कि दूसरी EMI देने के बाद भी कुछ बचे।',
  },

  otherTerms: {
    title: 'वही EMI, दूसरी शर्तें',
    intros: {
      amount: (emi) => `हर महीने ${emi} से कितना लोन चुकता है।`,
      tenure: (emi) => `हर महीने ${emi} से लोन कितने महीने में चुकता है।`,
      rate: (emi) => `हर महीने ${emi} से लोन किस दर पर चुकता है।`,
    },
    nothing: 'अभी तुलना के लिए कुछ नहीं है।',
    atRate: (rate) => `${rate} पर`,
    never: 'कभी नहीं',
  },

  howItWorks: {
    intro: 'आपके आँकड़ों के साथ।',
    nothing: 'EMI, रकम, समय और दर',
    nothingText: 'इनमें से तीन पता हों, तो चौथा निकल आता है।',
    emi: 'EMI',
    neverLess: 'EMI शून्य से कम नहीं होती।',
    firstMonth: 'पहला महीना',
    firstInterest: (line, interest) => (
      <>
        {line} <b>{interest}</b> ब्याज
      </>
    ),
    nextCostsLess: 'EMI का बाकी हिस्सा लोन चुकाता है, इसलिए अगले महीने ब्याज कम लगता है।',
    lastInstalment: 'आखिरी किस्त',
    owedAfter: (emis, owed) => `${countBefore(emis, emiNoun)} के बाद ${owed} बाकी रहते हैं।`,
    lastWithInterest: (last, months) => (
      <>
        ब्याज मिलाकर {last}: {months}
      </>
    ),
    whatItRepays: 'इससे कितना चुकता है',
    rate: 'दर',
    searched:
      'इसका कोई फ़ॉर्मूला नहीं है। दर तब तक खोजी जाती है, जब तक सब EMI की आज की कीमत लोन के बराबर न हो जाए:',
    allEmis: 'सब EMI मिलाकर',
    mustRepay: 'ब्याज न हो, तब भी इनसे पूरा लोन चुकना चाहिए।',
    leavesLittle: 'EMI में से लोन के लिए इतना कम बचता है कि 100 साल से ज़्यादा लगेंगे।',
    leavesNothing: 'EMI में से लोन के लिए कुछ नहीं बचता, इसलिए लोन कभी घटता ही नहीं।',
    smallestEmi: 'सबसे छोटी EMI',
    roundedUp: (line, emi) => (
      <>
        {line}, ऊपर राउंड करके: {emi}
      </>
    ),
    repaidIn100Years: (emi) => <>हर महीने {emi} से लोन 100 साल में चुक जाता है।</>,
  },

  copied: {
    amount: {
      typed: ({ emi, rate, tenure, unit }) =>
        `लोन की रकम: हर महीने ${emi} की EMI, ${rate} पर ${countBefore(tenure, unit === 'years' ? year : month)} के लिए।`,
      income: ({ share, income, otherEmis, rate, tenure, unit }) =>
        `लोन की रकम: महीने की EMI ${income} का ${share}, ${otherEmis} घटाकर, ${rate} पर ${countBefore(tenure, unit === 'years' ? year : month)} के लिए।`,
    },
    tenure: {
      typed: ({ emi, amount, rate }) =>
        `लोन की अवधि: ${amount} का लोन, ${rate} पर, हर महीने ${emi} की EMI से।`,
      income: ({ share, income, otherEmis, amount, rate }) =>
        `लोन की अवधि: ${amount} का लोन, ${rate} पर, महीने की EMI ${income} का ${share}, ${otherEmis} घटाकर।`,
    },
    rate: {
      typed: ({ emi, amount, tenure, unit }) =>
        `लोन की दर: ${amount} का लोन, ${countBefore(tenure, unit === 'years' ? year : month)} तक हर महीने ${emi} की EMI से।`,
      income: ({ share, income, otherEmis, amount, tenure, unit }) =>
        `लोन की दर: ${amount} का लोन ${countBefore(tenure, unit === 'years' ? year : month)} के लिए, महीने की EMI ${income} का ${share}, ${otherEmis} घटाकर।`,
    },
  },
  pictureCaption: (emi, months, unit) =>
    `${emi} की EMI पर ${unit === 'years' ? durationBefore(months) : countBefore(months, month)} के लिए`,

  questions: [
    {
      question: 'आमदनी का कितना हिस्सा EMI में जाए?',
      answer:
        'इसका कोई नियम नहीं है। लोन देने वाले सब EMI मिलाकर आमदनी का 35 से 60% तक मानते हैं। असली कसौटी यह है कि सालों तक हर महीने कितना निकल सकता है: EMI तंगी के महीने में भी देनी पड़ती है।',
    },
    {
      question: 'क्या बैंक इतना लोन देगा?',
      answer:
        'ज़रूरी नहीं। यह वह रकम है जो आपकी EMI से चुक जाएगी। बैंक यह भी देखता है कि क्रेडिट हिस्ट्री कैसी है और आमदनी कितनी नियमित है; घर या गाड़ी हो, तो उसका दाम भी, जिसका कुछ हिस्सा आपको अपनी ओर से देना होता है।',
    },
    {
      question: 'ऑफ़र में सिर्फ़ EMI लिखी है। असल में कितने का पड़ेगा?',
      answer:
        '‘दर’ चुनें और लोन, EMI और अवधि लिखें। फ़्लैट दर जितनी दिखती है, असल में उससे ज़्यादा होती है: 5,00,000 पर 5 साल के लिए फ़्लैट 10% हो, तो हर महीने 12,500 देने होते हैं, यानी बची हुई रकम पर 17.27% की दर। फ़ीस अलग से लगती है।',
    },
    {
      question: 'सब चार्ज मिलाकर दर कहाँ लिखी होती है?',
      answer: `‘की फ़ैक्ट्स स्टेटमेंट’ में। ${sayDate(inForce(keyFactsLaw).from)} से हर रिटेल टर्म लोन और छोटे कारोबार के लोन के साथ इसे देना ज़रूरी है। इसमें सालाना प्रतिशत दर (APR) लिखी होती है, जिसमें सब चार्ज जुड़े होते हैं, दूसरी कंपनियों के भी।`,
    },
  ],
}
