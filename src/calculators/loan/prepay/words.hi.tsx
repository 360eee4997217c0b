import {
  countBefore,
  countOf,
  duration,
  durationBefore,
  month,
  ordinal,
  year,
} from '../../../core/language/hindi'
import { decimalFrom } from '../../../core/money/decimal'
import { inWords } from '../../../core/money/format'
import { asOf, cessPercent, equityFunds } from '../../../core/rules/income-tax'
import { enterprisesFreeLaw } from '../../../core/rules/loans'
import { inForce } from '../../../core/rules/rule-on'
import type { prepayWords as english } from './words'

/** The Prepay view in Hindi. */
export const prepayWords: typeof english = {
  label: 'प्रीपेमेंट',
  heading: 'लोन प्रीपेमेंट कैलकुलेटर',
  intro: 'अलग से कुछ चुकाने, EMI बढ़ाने या दर बदलने से लोन पर क्या असर होगा, देखें।',
  title: 'लोन प्रीपेमेंट कैलकुलेटर: कितना ब्याज और समय बचेगा',
  description:
    'प्रीपेमेंट, ज़्यादा EMI या नई दर से कितना ब्याज और कितने महीने बचेंगे, देखें। अवधि कम करें या EMI, दोनों का हिसाब रुपये तक सही, मुफ़्त, बिना साइन-अप।',

  fields: {
    loanAmount: 'लोन की रकम',
    emi: 'आपकी EMI',
    emiInstead: 'अवधि की जगह यही EMI',
    emiOptional: (emi) => `ज़रूरी नहीं; न लिखें तो ${emi}`,
    charge: 'प्रीपेमेंट चार्ज (%)',
    chargeHelp: 'जितना पहले चुकाएँ, उस पर',
    usualCharge: 'चार्ज आम तौर पर 0 से 5% होता है।',
  },
  unread: {
    unreadable: 'यह संख्या नहीं है, इसलिए गिनी नहीं गई।',
    'too long': '24 से ज़्यादा अंक नहीं गिने जाते।',
  },
  noChargeNote: (banks, financeCompanies, allLenders) =>
    `लोन किसी व्यक्ति के नाम पर हो, फ़्लोटिंग दर का हो और कारोबार के लिए न हो, तो प्रीपेमेंट चार्ज नहीं लगता: बैंक के लोन पर ${banks} से, फ़ाइनेंस कंपनी के लोन पर ${financeCompanies} से, और लोन देने वाला कोई भी हो, ${allLenders} से मंज़ूर हुए लोन पर। बाकी लोन के लिए अपना एग्रीमेंट देखें।`,

  changes: {
    title: 'बदलाव',
    intro: 'जो आप अलग से चुकाएँ, या जो बैंक बदले',
    none: 'अभी कोई बदलाव नहीं है। एक जोड़ें और असर देखें।',
    add: 'बदलाव जोड़ें',
    limit: (most) => `ज़्यादा से ज़्यादा ${most}, हर एक अपनी चुनी हुई EMI से`,
    full: (most) => `सभी ${most} जुड़ चुके हैं: नया जोड़ने के लिए एक हटाएँ`,
    nowFull: (most) => `सभी ${most} बदलाव जुड़ चुके हैं`,
    removed: 'बदलाव हट गया',
    moved: 'बदलाव की जगह बदल गई',
    name: (number, change) => `बदलाव ${number}: ${change}`,
    position: (number) => `बदलाव ${number} की जगह`,
    remove: (number) => `बदलाव ${number} हटाएँ`,
    kind: 'कैसा बदलाव',
    isMonth: (month) => `= ${month}`,
    isEmi: (emi) => `= EMI ${emi}`,
    amount: 'रकम',
    percent: 'प्रतिशत',
    rate: 'नई दर (% सालाना)',
    effect: 'इससे क्या बदले',
  },
  kinds: {
    once: 'एक बार चुकाएँ',
    monthly: 'हर महीने ज़्यादा दें',
    yearly: 'हर साल ज़्यादा दें',
    raise: 'हर साल EMI बढ़ाएँ',
    rate: 'दर बदलती है',
  },
  when: {
    once: 'किस EMI के बाद',
    monthly: 'किस EMI से',
    yearly: 'पहली बार किस EMI के बाद',
    raise: 'पहली बार किस EMI पर',
    rate: 'किस EMI से',
  },
  effects: {
    prepayment: { keepEmi: 'अवधि कम', keepEnd: 'EMI कम' },
    rate: { keepEmi: 'EMI वही', keepEnd: 'अवधि वही' },
  },
  said: {
    once: {
      keepEmi: (amount, emi) => `EMI ${emi} के बाद एक बार ${amount} चुकाएँ, अवधि कम`,
      keepEnd: (amount, emi) => `EMI ${emi} के बाद एक बार ${amount} चुकाएँ, EMI कम`,
    },
    monthly: (amount, emi) => `EMI ${emi} से हर महीने ${amount} ज़्यादा दें`,
    yearly: {
      keepEmi: (amount, emi) => `हर साल ${amount} ज़्यादा दें, पहली बार EMI ${emi} के बाद, अवधि कम`,
      keepEnd: (amount, emi) => `हर साल ${amount} ज़्यादा दें, पहली बार EMI ${emi} के बाद, EMI कम`,
    },
    raise: (percent, emi) => `हर साल EMI ${percent} बढ़ाएँ, पहली बार EMI ${emi} पर`,
    rate: {
      keepEmi: (rate, emi) => `EMI ${emi} से दर ${rate} हो जाती है, EMI वही`,
      keepEnd: (rate, emi) => `EMI ${emi} से दर ${rate} हो जाती है, अवधि वही`,
    },
  },
  notComplete: (kind) => `${kind}, अभी अधूरा`,
  hints: {
    enterAmount: 'रकम लिखें।',
    enterRate: 'नई दर लिखें।',
    enterPercent: 'प्रतिशत लिखें।',
    enterEmi: 'EMI का नंबर लिखें।',
    needsFirstEmi: 'महीना लिखना हो, तो ऊपर पहली EMI का महीना चुनें।',
    beforeFirstEmi: (first) => `पहली EMI ${first} में है।`,
    belowZero: '0 से कम हो, तो 0 माना जाता है।',
    usualRate: 'दर आम तौर पर 0 से 30% सालाना होती है',
    countedFromOne: 'EMI की गिनती 1 से शुरू होती है।',
    countsAs: (emi) => `EMI ${emi} मानी जाएगी।`,
    tooLate: (lastEmi) => `देर हो गई: लोन EMI ${lastEmi} पर खत्म हो जाता है।`,
    onlyOwed: (amount) => `तब ${amount} ही बाकी रहेंगे, और उतने ही चुकेंगे।`,
  },

  interestSaved: 'ब्याज की बचत',
  extraInterest: 'ज़्यादा ब्याज',
  savedInAll: 'कुल बचत',
  extraInAll: 'कुल ज़्यादा खर्च',
  captions: {
    nothingYet: 'लोन की रकम और अवधि लिखें, तो दिखेगा कि बदलाव से कितना बचता है।',
    endsAfter: (months) => (
      <>
        लोन <b>{durationBefore(months)}</b> में खत्म होगा
      </>
    ),
    asAgreed: 'लोन तय समय पर ही खत्म होगा',
  },
  changeCaptions: {
    earlier: (months) => (
      <>
        लोन <b>{`${durationBefore(months)} पहले`}</b> खत्म होगा
      </>
    ),
    later: (months) => (
      <>
        लोन <b>{`${duration(months)} देर से`}</b> खत्म होगा
      </>
    ),
    lowerEmi: (emi) => (
      <>
        EMI घटकर <b>{emi}</b> रह जाएगी
      </>
    ),
    higherEmi: (emi) => (
      <>
        EMI बढ़कर <b>{emi}</b> हो जाएगी
      </>
    ),
  },
  chargeCaptions: {
    earlier: (months) => (
      <>
        चार्ज ब्याज की बचत से ज़्यादा है; लोन <b>{`${durationBefore(months)} पहले`}</b> खत्म होगा
      </>
    ),
    later: (months) => (
      <>
        चार्ज ब्याज की बचत से ज़्यादा है; लोन <b>{`${duration(months)} देर से`}</b> खत्म होगा
      </>
    ),
    lowerEmi: (emi) => (
      <>
        चार्ज ब्याज की बचत से ज़्यादा है; EMI घटकर <b>{emi}</b> रह जाएगी
      </>
    ),
    higherEmi: (emi) => (
      <>
        चार्ज ब्याज की बचत से ज़्यादा है; EMI बढ़कर <b>{emi}</b> हो जाएगी
      </>
    ),
  },
  nowEnds: {
    label: 'अब कितने समय में खत्म',
    withoutThis: (
      <>
        इस बदलाव के बिना लोन <b>कभी खत्म नहीं होता</b>
      </>
    ),
    without: {
      changes: (
        <>
          इन बदलावों के बिना लोन <b>कभी खत्म नहीं होता</b>
        </>
      ),
      payments: (
        <>
          आपके भुगतान के बिना लोन <b>कभी खत्म नहीं होता</b>
        </>
      ),
    },
  },
  against: {
    changes: {
      interestWithout: 'कुल ब्याज, बिना बदलाव',
      interestWith: 'कुल ब्याज, बदलाव के साथ',
      endsWithout: 'कितने समय में खत्म, बिना बदलाव (महीने)',
      endsWith: 'कितने समय में खत्म, बदलाव के साथ (महीने)',
      bothRepaid: (withChanges, without) =>
        `बदलाव के साथ लोन ${durationBefore(withChanges)} में चुक जाता है, बिना बदलाव ${durationBefore(without)} में।`,
      repaidWith: (withChanges) =>
        `बदलाव के साथ लोन ${durationBefore(withChanges)} में चुक जाता है, बिना बदलाव कभी नहीं।`,
      repaidWithout: (without) =>
        `बदलाव के साथ लोन कभी नहीं चुकता, बिना बदलाव ${durationBefore(without)} में चुक जाता है।`,
      neverRepaid: 'लोन न बदलाव के साथ कभी चुकता है, न बिना बदलाव।',
      interestOfAll: 'सब महीनों का ब्याज, बिना बदलाव और बदलाव के साथ।',
      neverWithout: 'बिना बदलाव लोन कभी खत्म नहीं होता, इसलिए ब्याज की तुलना नहीं हो सकती।',
    },
    payments: {
      interestWithout: 'कुल ब्याज, आपके भुगतान के बिना',
      interestWith: 'कुल ब्याज, भुगतान के साथ',
      endsWithout: 'कितने समय में खत्म, आपके भुगतान के बिना (महीने)',
      endsWith: 'कितने समय में खत्म, भुगतान के साथ (महीने)',
      bothRepaid: (withPayments, without) =>
        `आपके भुगतान के साथ लोन ${durationBefore(withPayments)} में चुक जाता है, भुगतान के बिना ${durationBefore(without)} में। नई दर दोनों में गिनी गई है।`,
      repaidWith: (withPayments) =>
        `आपके भुगतान के साथ लोन ${durationBefore(withPayments)} में चुक जाता है, भुगतान के बिना कभी नहीं। नई दर दोनों में गिनी गई है।`,
      repaidWithout: (without) =>
        `आपके भुगतान के साथ लोन कभी नहीं चुकता, भुगतान के बिना ${durationBefore(without)} में चुक जाता है। नई दर दोनों में गिनी गई है।`,
      neverRepaid: 'लोन न आपके भुगतान के साथ कभी चुकता है, न भुगतान के बिना। नई दर दोनों में गिनी गई है।',
      interestOfAll: 'सब महीनों का ब्याज, आपके भुगतान के बिना और भुगतान के साथ। नई दर दोनों में गिनी गई है।',
      neverWithout: 'भुगतान के बिना लोन कभी खत्म नहीं होता, इसलिए ब्याज की तुलना नहीं हो सकती।',
    },
  },
  neverEnds: {
    withNewRate: 'नई दर के साथ',
    withChange: 'बदलाव के साथ',
    withChanges: 'बदलावों के साथ',
    withThisEmi: 'इस EMI के साथ',
    value: 'कभी खत्म नहीं',
    sentence: 'इस EMI पर लोन कभी खत्म नहीं होगा',
    over100Years: 'चुकाने में 100 साल से ज़्यादा लगेंगे।',
    isShort: (amount) => (
      <>
        EMI हर महीने ब्याज से <b>{amount}</b> कम पड़ती है, इसलिए बकाया बढ़ता जाता है।
      </>
    ),
    onlyInterest: 'EMI से सिर्फ़ ब्याज पूरा होता है, इसलिए बकाया कभी नहीं घटता।',
    interestInMonth: (month) => `${ordinal(month, 'े')} महीने का ब्याज`,
    emi: 'EMI',
    shortEveryMonth: 'हर महीने कमी',
    highestRate: 'सबसे ऊँची दर जो चल सके',
    smallestEmi: 'सबसे छोटी EMI जो चुका दे',
    emiThatKeepsEnd: 'EMI जिससे अवधि वही रहे',
    keepTheEnd: (
      <>
        ऊपर <b>अवधि वही</b> चुनें या कोई प्रीपेमेंट जोड़ें, तो लोन खत्म हो जाएगा।
      </>
    ),
    payMore: (emi) => `हर महीने कम से कम ${emi} दें, तो लोन खत्म हो जाएगा।`,
  },
  ledger: {
    withoutEnd: 'बढ़ता ही जाएगा',
    charges: 'प्रीपेमेंट चार्ज',
    noCharges: 'कोई नहीं',
    monthsSaved: 'महीने बचे',
    monthsAdded: 'महीने बढ़े',
    endsAfter: 'कितने समय में खत्म',
    emiAtEnd: 'आखिर में EMI',
    newRatesAlone: { cost: 'सिर्फ़ नई दर से बढ़ा ब्याज', save: 'सिर्फ़ नई दर से बचा ब्याज' },
  },

  chart: {
    title: 'कितना बाकी',
    today: 'आज',
    year: (year) => `साल ${year}`,
    month: (month) => `महीना ${month}`,
    never: 'कभी नहीं',
    without: 'बिना बदलाव',
    withChanges: 'बदलावों के साथ',
    withNewRate: 'नई दर के साथ',
    withChange: 'बदलाव के साथ',
    owedWithout: 'बाकी, बिना बदलाव',
    owedWith: 'बाकी, बदलाव के साथ',
    change: {
      once: (amount) => `${amount} चुकाए`,
      monthly: (amount) => `हर महीने ${amount} ज़्यादा`,
      yearly: (amount) => `हर साल ${amount} ज़्यादा`,
      raise: (percent) => `EMI हर साल ${percent} ज़्यादा`,
      rate: (rate) => `दर ${rate}`,
    },
    changeAt: {
      once: (emi) => `EMI ${emi} के बाद`,
      monthly: (emi) => `EMI ${emi} से`,
      yearly: (emi) => `पहली बार EMI ${emi} के बाद`,
      raise: (emi) => `पहली बार EMI ${emi} पर`,
      rate: (emi) => `EMI ${emi} से`,
    },
    startsAt: (amount) => `आज ${amount} बाकी हैं।`,
    sameFigures: 'यही आँकड़े साल-दर-साल की तालिका में भी हैं।',
  },

  nothingToRepay: 'अभी चुकाने को कुछ नहीं है।',
  schedule: {
    principal: 'मूलधन',
    interest: 'ब्याज',
    prepaid: 'पहले चुकाया',
    balance: 'बकाया',
    taxNote: 'बदलावों के साथ। जो पहले चुकाया, वह भी मूलधन में शामिल है।',
    close: 'साल-दर-साल दिखाएँ',
  },
  years: {
    year: 'साल',
    interest: 'साल का ब्याज',
    owed: 'साल के अंत में बाकी',
    without: 'बिना',
    with: 'साथ',
    total: 'कुल',
  },

  rateMoves: {
    title: 'अगर दर बदले',
    intro: 'आज से, इसी लोन पर, आपके बदलाव गिने बिना। बैंक से नई EMI या नई अवधि माँगी जा सकती है।',
    rate: 'दर',
    endKept: 'अवधि वही',
    emi: 'EMI',
    emiKept: 'EMI वही',
    months: 'महीने',
    interest: 'ब्याज',
    never: 'कभी नहीं',
    today: 'आज',
    onTime: (rate, emi) => `${rate} पर लोन समय से खत्म करने के लिए हर महीने ${emi} देने होंगे।`,
    onTimeOrLonger: (rate, emi, months) =>
      `${rate} पर लोन समय से खत्म करने के लिए हर महीने ${emi} देने होंगे, या वही EMI ${countOf(months, month)} और देनी होगी।`,
    sameNever: 'वही EMI रहे, तो लोन कभी नहीं चुकेगा।',
  },

  invest: {
    title: 'प्रीपेमेंट करें या निवेश?',
    intro: 'दोनों में हर महीने बराबर पैसा, उस महीने तक जब लोन खत्म होना था।',
    expected: 'अनुमानित रिटर्न (% सालाना)',
    expectedHelp: 'सालाना 12% यानी महीने का 1%',
    usualReturn: '0 से कम हो, तो 0 माना जाता है; 0 से 30% आम है।',
    tax: 'फ़ायदे पर टैक्स (%)',
    taxHelp: `इक्विटी फ़ंड: ${equityFunds.longTermPercent}% और ${cessPercent}% सेस (${asOf.slice(0, 4)})`,
    usualTax: 'टैक्स फ़ायदे का 0 से 100% होता है।',
    notCompared: {
      'nothing extra': 'निवेश से तुलना के लिए कोई प्रीपेमेंट जोड़ें।',
      'no end': 'जो लोन कभी खत्म नहीं होता, उससे तुलना नहीं हो सकती।',
      'too large': 'रकम इतनी बड़ी है कि हिसाब नहीं लग सकता।',
    },
    saved: 'प्रीपेमेंट से कुल बचत',
    extra: 'प्रीपेमेंट से कुल ज़्यादा खर्च',
    prepayHas: 'प्रीपेमेंट: तब आपके पास',
    investHas: 'निवेश: तब आपके पास',
    bothSame: 'दोनों में बराबर बचेगा',
    investingMore: 'निवेश में ज़्यादा बचेगा',
    prepayingMore: 'प्रीपेमेंट में ज़्यादा बचेगा',
    breakEven: 'बराबरी का रिटर्न',
    noBreakEven: 'कोई नहीं',
    prepayHow: (amount, untilMonth) =>
      `प्रीपेमेंट: जिस महीने जितना कम देना पड़ता है (कुल ${amount}), वह ${ordinal(untilMonth, 'े')} महीने तक निवेश में लगता है।`,
    prepayEndsHow: (endsAfter, amount, untilMonth) =>
      `प्रीपेमेंट: लोन ${countBefore(endsAfter, month)} में खत्म हो जाता है, और जिस महीने जितना कम देना पड़ता है (कुल ${amount}), वह ${ordinal(untilMonth, 'े')} महीने तक निवेश में लगता है।`,
    investHow: (amount) =>
      `निवेश: जिस महीने जितना ज़्यादा चुकाना पड़ता (कुल ${amount}), वह निवेश में लगता है, और लोन चलता रहता है।`,
    newRateInBoth: 'नई दर दोनों में गिनी गई है: यहाँ तुलना सिर्फ़ प्रीपेमेंट की है।',
    taxedOnce:
      'फ़ायदे पर टैक्स एक ही बार, आखिर में लगता है। रिटर्न पक्का नहीं होता, ब्याज की बचत पक्की होती है।',
  },

  howItWorks: {
    intro: 'आपके आँकड़ों के साथ।',
    emiTitle: 'EMI',
    needsLoan: 'लोन बराबर किस्तों में बँट जाता है। लोन की रकम और अवधि लिखें।',
    emiOfTenure: (amount, rate, months, emi) => (
      <>
        {amount}, {rate} पर {countBefore(months, month)} के लिए: <b>{emi}</b>
      </>
    ),
    ownEmi: (emi, amount, rate) => (
      <>
        {rate} पर {amount} के लोन के लिए हर महीने <b>{emi}</b> देने हैं।
      </>
    ),
    rateFrom: (rate, emi) => `EMI ${emi} से ${rate}`,
    interestOfMonth: (month) => `यह ${ordinal(month, 'े')} महीने का ब्याज है।`,
    interestOfMonthNot: (month, before) =>
      `यह ${ordinal(month, 'े')} महीने का ब्याज है; बिना बदलाव ${before} लगता।`,
    emiThen: (emi) => `तब EMI ${emi} होती है।`,
    raisedFrom: (emi) => `EMI ${emi} से`,
    toLoanInMonth: (amount, month) =>
      `इसलिए ${ordinal(month, 'े')} महीने में ${amount} लोन चुकाने में जाते हैं।`,
    toLoanInMonthNot: (amount, month, before) =>
      `इसलिए ${ordinal(month, 'े')} महीने में ${amount} लोन चुकाने में जाते हैं; बिना बदलाव ${before} जाते।`,
    prepaid: {
      once: (emi) => `EMI ${emi} के बाद`,
      monthly: (emi) => `EMI ${emi} के बाद`,
      yearly: (emi) => `पहली बार EMI ${emi} के बाद`,
    },
    owedAfter: (line, owed) => (
      <>
        बकाया में से प्रीपेमेंट घटाकर: {line} <b>{owed}</b>
      </>
    ),
    sameEmi: 'वहाँ से वही EMI',
    lowerEmi: 'वहाँ से कम EMI',
    higherEmi: 'वहाँ से ज़्यादा EMI',
    emiLessInterest: (month, line, principal) => (
      <>
        EMI में से {ordinal(month, 'े')} महीने का ब्याज घटाकर: {line} <b>{principal}</b>
      </>
    ),
    soMuch: 'यह रकम लोन चुकाने में जाती है।',
    soMuchNot: (before) => `यह रकम लोन चुकाने में जाती है; बिना बदलाव ${before} जाते।`,
    otherChanges: 'बाकी बदलावों का हिसाब भी ऐसे ही चलता है, हर एक का अपनी चुनी हुई EMI से।',
    endsAfter: (emi) => `EMI ${emi} के बाद खत्म`,
    lessCharges: (line, answer) => (
      <>
        चार्ज घटाकर: {line} {answer}
      </>
    ),
    neverEndsTitle: 'कभी खत्म नहीं होता',
    notCovered: 'EMI से जितना ब्याज पूरा नहीं होता, वह बकाया में जुड़ जाता है, और उस पर भी ब्याज लगता है।',
    tooLittle: 'EMI से ब्याज तो पूरा हो जाता है, पर लोन के लिए इतना कम बचता है कि 100 साल में भी नहीं चुकता।',
  },

  copied: {
    name: 'लोन प्रीपेमेंट',
    forTenure: (amount, rate, tenure, unit) =>
      `${amount}, ${rate} पर ${countBefore(tenure, unit === 'years' ? year : month)} के लिए`,
    withEmi: (amount, rate, emi) => `${amount}, ${rate} पर, हर महीने ${emi} की EMI से`,
    firstEmi: (month) => `पहली EMI ${month} में`,
    charge: (percent) => `${percent} प्रीपेमेंट चार्ज के साथ`,
    loan: (facts) => `लोन प्रीपेमेंट: ${facts}।`,
    change: (change) => `${change}।`,
    pictureCaption: (months) => `लोन ${durationBefore(months)} पहले खत्म होगा`,
  },

  export: {
    title: 'लोन प्रीपेमेंट: बदलावों के साथ किस्तों का हिसाब',
    loanAmount: 'लोन की रकम',
    rate: 'ब्याज दर (% सालाना)',
    tenure: { years: 'अवधि (साल)', months: 'अवधि (महीने)' },
    firstEmi: 'पहली EMI',
    monthlyEmi: 'महीने की EMI',
    extraByRates: 'सिर्फ़ नई दर से बढ़ा ब्याज',
    table: 'किस्तों का हिसाब',
    facts: 'आँकड़े और नतीजे',
    instalment: 'किस्त',
    change: 'बदलाव',
    kind: 'कैसा बदलाव',
    amount: 'रकम',
    percent: 'प्रतिशत',
    when: 'कब',
    emi: 'EMI',
    effect: 'इससे क्या बदले',
    notComplete: 'अधूरा',
  },

  questions: (since) => [
    {
      question: 'क्या बैंक प्रीपेमेंट पर चार्ज ले सकता है?',
      answer: `लोन किसी व्यक्ति के नाम पर हो, फ़्लोटिंग दर का हो और कारोबार के लिए न हो, तो नहीं: बैंक के होम लोन पर ${since.bankHomeLoans} से, बैंक के बाकी ऐसे लोन पर ${since.banks} से, फ़ाइनेंस कंपनी के लोन पर ${since.financeCompanies} से, और लोन देने वाला कोई भी हो, ${since.allLenders} से मंज़ूर या रिन्यू हुए लोन पर। बाकी लोन में वही चलेगा, जो एग्रीमेंट में लिखा है।`,
    },
    {
      question: 'और कारोबार के लोन पर?',
      answer: `किसी व्यक्ति या छोटे कारोबार का फ़्लोटिंग दर वाला लोन ${since.allLenders} से मंज़ूर या रिन्यू हुआ हो, तो कमर्शियल बैंक और बड़ी फ़ाइनेंस कंपनियाँ चार्ज नहीं लेतीं। स्मॉल फ़ाइनेंस बैंक, क्षेत्रीय ग्रामीण बैंक और मिडिल लेयर की फ़ाइनेंस कंपनियाँ ₹${inWords(decimalFrom(inForce(enterprisesFreeLaw).upTo))} तक के ऐसे लोन पर नहीं लेतीं। बाकी में वही चलेगा, जो एग्रीमेंट में लिखा है।`,
    },
    {
      question: 'अवधि कम करें या EMI?',
      answer:
        'अवधि कम करने पर ब्याज ज़्यादा बचता है, क्योंकि बकाया घटने पर भी EMI वही चलती रहती है। EMI कम करने से अवधि वही रहती है और हर महीने हाथ में ज़्यादा बचता है। हर प्रीपेमेंट पर दोनों चुनकर फ़र्क देखें: 8.5% पर ₹50,00,000 के लोन में एक साल बाद ₹5,00,000 चुकाएँ, तो अवधि कम करने से ₹16,03,691 ब्याज बचता है और EMI कम करने से ₹5,09,408 बचता है।',
    },
    {
      question: 'बैंक ने दर बढ़ा दी। क्या माँग सकते हैं?',
      answer:
        'फ़्लोटिंग दर और EMI वाले निजी लोन में 2023 से चुनना आपके हाथ में है: EMI बढ़े, अवधि बढ़े या दोनों। और प्रीपेमेंट कभी भी हो सकता है। ‘दर बदलती है’ जोड़ें और ‘EMI वही’ और ‘अवधि वही’ बारी-बारी से चुनकर देखें कि कौन-सा कितने का पड़ता है।',
    },
    {
      question: 'लोन बीच में है। क्या लिखें?',
      answer:
        'लोन की रकम में वह लिखें जो आज बाकी है, अवधि में जितना समय बचा है, और ‘आपकी EMI’ में अपनी EMI लिखें। तब EMI 1 आपकी अगली EMI होगी। कितना बाकी है, यह बैंक स्टेटमेंट या बैंक के ऐप में दिखता है।',
    },
  ],
}
