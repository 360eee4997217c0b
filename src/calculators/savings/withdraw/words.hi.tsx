import { sayMonth } from '../../../core/language/dates'
import {
  countBefore,
  countOf,
  duration,
  durationBefore,
  month,
  upOrDown,
  withdrawal,
  year,
} from '../../../core/language/hindi'
import { decimalFrom } from '../../../core/money/decimal'
import { inWords } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { asOf, cessPercent, equityFunds } from '../../../core/rules/income-tax'
import type { withdrawWords as english } from './words'

/** The Withdraw view in Hindi. */
export const withdrawWords: typeof english = {
  label: 'निकासी',
  heading: 'निकासी प्लान (SWP) कैलकुलेटर',
  intro: 'देखें कि जमा पूँजी कब तक चलेगी, या हर महीने कितना निकाला जा सकता है।',
  title: 'SWP कैलकुलेटर: जमा पूँजी कब तक चलेगी?',
  description:
    'देखें कि हर महीने एक रकम निकालने पर जमा पूँजी कब तक चलेगी, या कुछ तय सालों तक हर महीने कितना निकल सकता है। साल-दर-साल, पैसे तक सही, मुफ़्त, बिना विज्ञापन, बिना साइन-अप।',

  find: 'क्या पता करना है',
  finds: { duration: 'कब तक चलेगी', monthly: 'महीने की निकासी' },
  savings: 'जमा पूँजी',
  monthly: 'महीने की निकासी',
  monthlyHelp: 'हर महीने के शुरू में',
  rise: 'सालाना बढ़ोतरी (%)',
  riseHelp: {
    none: 'हर साल वही रकम',
    raised: 'दूसरे साल से बढ़ेगी',
    lowered: 'दूसरे साल से घटेगी',
    second: (amount) => `साल 2 में हर महीने ${amount}`,
  },
  riseHint: 'बढ़ोतरी आम तौर पर 0 से 20% सालाना होती है।',
  duration: 'अवधि (साल)',
  caution:
    'रिटर्न घटता-बढ़ता रहता है। खराब साल शुरू में आए तो पूँजी जल्दी खत्म होती है, आखिर में आए तो उतना फ़र्क नहीं पड़ता। यह अंदाज़ा एक जैसी दर मानकर है, टैक्स काटने से पहले का।',

  found: { duration: 'इतना चलेगी', monthly: 'महीने की निकासी' },
  neverRunsOut: 'कभी खत्म नहीं होगी',
  overACentury: '100 साल से ज़्यादा',
  noAnswer: 'कोई जवाब नहीं',
  short: {
    overACentury: '100 साल से ज़्यादा',
    time: (years, months) => duration(years * 12 + months),
  },
  results: {
    returns: 'इस बीच रिटर्न',
    withdrawnInAll: 'कुल निकासी',
    lastWithdrawal: 'आखिरी निकासी',
    firstReturn: 'पहले महीने का रिटर्न',
    firstWithdrawal: 'पहले महीने की निकासी',
    leftAfterShownYears: '40 साल बाद बाकी',
  },

  allIsLost: 'पहली निकासी के बाद सब डूब जाता है',
  captions: {
    noTime: 'निकासी देखने के लिए अवधि लिखें।',
    allIsLost: '−1,200% सालाना से ऊपर के रिटर्न पर जवाब मिलता है।',
    noSavings: 'कब तक चलेगी, यह देखने के लिए जमा पूँजी लिखें।',
    withdrawals: (count) => (
      <>
        <b>{groupDigits(String(count))}</b> {count === 1 ? 'निकासी' : 'निकासियाँ'}
      </>
    ),
    lastSmaller: (count) => (
      <>
        <b>{groupDigits(String(count))}</b> निकासियाँ, आखिरी वाली छोटी
      </>
    ),
    everyMonth: (months) => (
      <>
        <b>{durationBefore(months)}</b> तक हर महीने
      </>
    ),
    thenMore: (percent, months) => (
      <>
        पहले साल में, फिर हर साल <b>{percent} ज़्यादा</b>, कुल {durationBefore(months)} तक
      </>
    ),
    thenLess: (percent, months) => (
      <>
        पहले साल में, फिर हर साल <b>{percent} कम</b>, कुल {durationBefore(months)} तक
      </>
    ),
    nothingTaken: 'कुछ नहीं निकाला जा रहा है।',
    takesReturn: 'जितनी कमाई होती है, उतनी ही निकासी है।',
    leavesReturn: (amount) => (
      <>
        पहले महीने के रिटर्न में से <b>{amount}</b> बाकी
      </>
    ),
    leaves: (amount) => (
      <>
        40 साल बाद <b>{amount}</b> बाकी
      </>
    ),
    lessThan: (amount) => `${amount} से कम`,
    leavesTooMuch: '40 साल बाद इतना बाकी कि दिखाया नहीं जा सकता',
  },

  chart: {
    savingsLeft: 'बची पूँजी',
    lastWithdrawal: 'आखिरी निकासी',
    today: 'आज',
    year: (year) => `साल ${year}`,
    withdrawn: 'निकाला',
    returns: 'रिटर्न',
    left: 'बाकी',
    lasts: (savings, months) =>
      `${savings} की जमा पूँजी ${durationBefore(months)} में, आखिरी निकासी के साथ, खत्म हो जाती है।`,
    forEver: (savings, left) =>
      `${savings} की जमा पूँजी 40 साल बाद ${left} होती है: वह कभी खत्म नहीं होगी।`,
    overACentury: (savings, left) =>
      `${savings} की जमा पूँजी 40 साल बाद ${left} होती है: वह 100 साल से ज़्यादा चलेगी।`,
    forEverUnshown: (savings) => `${savings} की जमा पूँजी कभी खत्म नहीं होगी।`,
    overACenturyUnshown: (savings) => `${savings} की जमा पूँजी 100 साल से ज़्यादा चलेगी।`,
    inTable: 'यही आँकड़े ‘साल-दर-साल’ की तालिका में हैं।',
  },

  years: {
    nothing: 'अभी निकालने को कुछ नहीं है।',
    caption: 'हर साल के अंत में निकासी, रिटर्न और बची पूँजी',
    columns: {
      year: 'साल',
      monthly: 'निकासी',
      withdrawn: 'निकाला',
      returns: 'रिटर्न',
      left: 'बाकी',
    },
    note: '‘निकासी’ उस साल हर महीने निकाली जाने वाली रकम है। दूसरी रकमें साल के अंत तक का जोड़ हैं।',
  },

  ways: {
    captions: {
      duration: 'चार तरह की गिनती से कब तक चलेगी',
      monthly: 'चार तरह की गिनती से महीने की निकासी',
    },
    withdrawals: 'निकासी',
    note: 'महीने के अंत में निकाली रकम उस महीने भी कमाती है।',
    same: 'बराबर',
    monthsMore: (count) => `${countOf(count, month)} ज़्यादा`,
    monthsLess: (count) => `${countOf(count, month)} कम`,
  },

  howItWorks: {
    intro: 'निकासी हर महीने के शुरू में होती है; जो बचता है, वह अगली निकासी तक कमाता है।',
    everyMonth: 'हर महीने',
    formula: () => (
      <>
        <b>बाकी</b> = (<b>बाकी</b> − <b>W</b>) × (1 + <b>r</b>)
      </>
    ),
    monthlyReturn: 'महीने का रिटर्न',
    firstMonth: 'पहला महीना',
    rises: (percent) => `हर बारह निकासियों के बाद W ${upOrDown(percent, 'बढ़ती है', 'घटती है')}।`,
    last: 'आखिरी निकासी',
    lastTakesAll: (withdrawal, left) =>
      `निकासी ${withdrawal} से पहले ${left} की रकम बाकी रहती है। इस निकासी में वह पूरी निकल जाती है।`,
    firstTakesAll: 'पहली निकासी में ही सब निकल जाता है।',
    lasts: (withdrawals, time) => (
      <>
        {countOf(withdrawals, withdrawal)}: {time}
      </>
    ),
    earned: 'पूँजी से कितनी कमाई हुई',
    end: 'अंत',
    endAfterACentury: '1,200 निकासियों, यानी 100 साल के बाद भी कुछ बचता है, पर पूँजी हमेशा नहीं चलेगी।',
    neverSmaller: (earned, taken) =>
      `पहले महीने ${earned} की कमाई होती है और ${taken} की निकासी: पूँजी कभी घटती नहीं।`,
    coversAll: 'पूँजी साल भर में जितना कमाती है, उससे हर निकासी और उसका बदलाव हमेशा पूरा होता रहेगा।',
    needs: 'हर महीने 1 के लिए कितना चाहिए',
    needsOnce: 'एक बार 1 निकालने के लिए आज इतना चाहिए:',
    needsMonths: (months) =>
      `${countBefore(months, month)} तक हर महीने के शुरू में 1 निकालने के लिए आज इतना चाहिए:`,
    needsOnceRising: (percent) =>
      `एक बार 1 निकालने के लिए, जो हर साल ${upOrDown(percent, 'बढ़े', 'घटे')}, आज इतना चाहिए:`,
    needsMonthsRising: (months, percent) =>
      `${countBefore(months, month)} तक हर महीने के शुरू में 1 निकालने के लिए, जो हर साल ${upOrDown(percent, 'बढ़े', 'घटे')}, आज इतना चाहिए:`,
    bears: 'आपकी पूँजी से कितना निकल सकता है',
    roundedDown: (calculation, answer) => (
      <>
        {calculation}, नीचे राउंड करके: {answer}
      </>
    ),
    whyDown: 'नीचे राउंड किया, ताकि पूँजी पूरे समय चले।',
  },

  export: {
    title: 'निकासी प्लान: साल-दर-साल',
    annualReturn: 'अनुमानित सालाना रिटर्न (%)',
    withdrawals: 'निकासियाँ',
    columns: { monthly: 'महीने की निकासी', left: 'बची पूँजी' },
  },

  actions: 'निकासी प्लान',
  copied: {
    duration: (monthly, savings) => `निकासी प्लान: ${savings} में से हर महीने ${monthly}`,
    monthly: (savings, years) => `निकासी प्लान: ${countBefore(years, year)} के लिए ${savings}`,
    more: (percent) => `हर साल ${percent} ज़्यादा`,
    less: (percent) => `हर साल ${percent} कम`,
    annualReturn: (percent) => `${percent} सालाना रिटर्न पर।`,
  },
  pictureCaption: (count) => `${countOf(count, withdrawal)}, आखिरी वाली छोटी`,

  questions: [
    {
      question: 'निकासी प्लान (SWP) क्या है?',
      answer:
        'SIP का उल्टा: हर महीने आपके फ़ंड का एक हिस्सा बिकता है और पैसा आपको मिलता है। यहाँ यह हर महीने के शुरू में होता है, और जो बचता है, उस पर सालाना रिटर्न का बारहवाँ हिस्सा मिलता है।',
    },
    {
      question: 'कितना निकालें कि पूँजी कभी खत्म न हो?',
      answer:
        'जितना बची पूँजी कमाए: जमा पूँजी × r ÷ (1 + r), जिसमें r महीने का रिटर्न है। 8% पर 1,00,00,000 में से हर महीने 66,225 निकल सकते हैं। महँगाई से हर साल इतने में कम सामान आता है, इसलिए ज़्यादातर लोगों को निकासी भी बढ़ानी पड़ती है।',
    },
    {
      question: 'शुरू का खराब साल आखिर के खराब साल से ज़्यादा नुकसान क्यों करता है?',
      answer:
        'दाम गिरे हों और तभी पैसा निकालें, तो वह पैसा दाम सँभलने से पहले ही जा चुका होता है। एक जैसे औसत रिटर्न वाले दो प्लान सालों आगे-पीछे खत्म हो सकते हैं। यह पेज एक जैसे रिटर्न पर गिनता है, इसलिए कुछ रकम अलग रखें।',
    },
    {
      question: 'सालाना रिटर्न से महीने का कितना बनता है?',
      answer:
        'ज़्यादातर कैलकुलेटर की तरह हम उसे 12 से भाग देते हैं। 8% सालाना यानी हर महीने 0.6667%, जो रिटर्न पर रिटर्न जुड़कर साल भर में 8.30% हो जाता है। जो फ़ंड साल में ठीक 8% दे, वह यहाँ दिखाए समय से थोड़ा कम चलता है। ‘गिनती कैसे होती है’ में चारों तरीके दिखते हैं।',
    },
    {
      question: 'क्या निकासी पर टैक्स लगता है?',
      answer: `सिर्फ़ बिके हुए हिस्से के फ़ायदे पर। इक्विटी फ़ंड में, ${sayMonth(asOf)} के मुताबिक: ${equityFunds.longTermAfterMonths} महीने से ज़्यादा रखा हो तो साल में ₹${inWords(decimalFrom(equityFunds.longTermExempt))} से ऊपर के फ़ायदे पर ${equityFunds.longTermPercent}%, कम रखा हो तो ${equityFunds.shortTermPercent}%, और ${cessPercent}% सेस लगता है।`,
    },
    {
      question: 'यह पेज टैक्स से पहले का हिसाब क्यों दिखाता है?',
      answer:
        'टैक्स इस पर निर्भर करता है कि हर यूनिट कब और कितने में खरीदा गया, और हर साल आपके दूसरे फ़ायदे कितने रहे। इसके बिना निकली रकम सही लगती, पर गलत होती। सावधानी के लिए जमा पूँजी में वह रकम लिखें जो ‘टैक्स के बाद’ में बचती है; आगे की कमाई का टैक्स फिर भी हर निकासी में से कटेगा।',
    },
  ],
}
