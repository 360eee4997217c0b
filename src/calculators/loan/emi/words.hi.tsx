import {
  countBefore,
  countOf,
  durationBefore,
  instalment,
  month,
  year,
} from '../../../core/language/hindi'
import { gstOnFeesPercent } from '../../../core/rules/gst-on-fees'
import { prepaymentFreeSince } from '../shared/rules'
import type { emiWords as english } from './words'

/** The EMI view in Hindi. */
export const emiWords: typeof english = {
  label: 'EMI',
  heading: 'लोन EMI कैलकुलेटर',
  intro: 'महीने की EMI, कुल ब्याज और हर साल की बाकी रकम जानें।',
  title: 'लोन EMI कैलकुलेटर, किस्तों के पूरे हिसाब के साथ',
  description:
    'लोन की EMI कितनी बनेगी, कुल ब्याज कितना लगेगा और हर महीने कितना चुकेगा, पूरा हिसाब देखें। पैसे तक सही, मुफ़्त, बिना विज्ञापन और बिना साइन-अप।',

  processingFee: 'प्रोसेसिंग फ़ीस',
  processingFeeValue: 'प्रोसेसिंग फ़ीस कितनी',
  feeKinds: { none: 'नहीं', percent: '%', fixed: 'तय रकम' },
  noFee: 'फ़ीस नहीं',
  feeHelp: 'एक ही बार, EMI में शामिल नहीं',

  monthlyEmi: 'महीने की EMI',
  enterTenure: 'EMI देखने के लिए अवधि लिखें।',
  once: 'एक ही बार, एक महीने बाद',
  everyMonth: (months, unit) =>
    `${unit === 'years' ? durationBefore(months) : countBefore(months, month)} तक हर महीने`,
  donut: {
    repay: 'चुकाना है',
    description: (total, principal, interest) =>
      `कुल ${total} चुकाने हैं: ${principal} मूलधन और ${interest} ब्याज।`,
    nothing: 'चुकाने को कुछ नहीं है।',
  },
  processingFeePaid: 'प्रोसेसिंग फ़ीस',
  noFeePaid: 'नहीं',
  gstOnFeePaid: 'फ़ीस पर GST',
  aprWithFee: 'फ़ीस के साथ APR',

  balance: {
    title: 'अभी कितना बाकी है',
    tooLarge: '17 अंक से बड़ी रकम का चार्ट नहीं बन सकता।',
    enterLoan: 'रकम और अवधि लिखें, तो दिखेगा कि हर साल कितना चुकाना बाकी है।',
    month: (count) => `महीना ${count}`,
    singleEmi: 'इस महीने एक ही EMI में पूरा लोन चुक जाता है।',
    half: 'इस महीने तक आधा लोन चुक जाता है।',
    slowAtFirst: 'शुरू की EMI में ब्याज ज़्यादा जाता है, इसलिए बकाया पहले धीरे-धीरे घटता है।',
    fasterLater: 'बकाया घटने के साथ ब्याज भी घटता है, इसलिए आगे की EMI में लोन का हिस्सा बढ़ता जाता है।',
    evenWithLittleInterest: 'ब्याज बहुत ही कम है, इसलिए बकाया हर महीने बराबर घटता है।',
    evenWithoutInterest: 'ब्याज नहीं है, इसलिए बकाया हर महीने बराबर घटता है।',

    today: 'आज',
    afterYears: (years) => `साल ${years}`,
    afterYearsShort: (years) => `साल ${years}`,
    afterMonths: (months) => `महीना ${months}`,
    afterMonthsShort: (months) => `महीना ${months}`,
    principalLeft: 'बाकी मूलधन',
    interestToCome: 'आगे का ब्याज',
    stillToPay: 'कुल बाकी',
    principal: 'मूलधन',
    principalNote: 'अभी बाकी है',
    interest: 'ब्याज',
    interestNote: 'आगे लगेगा',
    unit: (unit) => `${unit} में`,
    description: (total, nothing, months) =>
      `आज ${total} चुकाने बाकी हैं, जो ${countBefore(months, month)} में घटकर ${nothing} रह जाते हैं। यही आँकड़े किस्तों के हिसाब में भी हैं।`,
  },

  schedule: {
    title: 'किस्तों का हिसाब',
    nothing: 'अभी चुकाने को कुछ नहीं है।',
    caption: (months) => `किस्तों का हिसाब, ${countOf(months, month)}`,
    firstMonthsCaption: (months) => `किस्तों का हिसाब, पहले ${months} महीने`,
    showFirstMonths: (months) => `पहले ${months} महीने दिखाएँ`,
  },

  howItWorks: {
    intro: 'EMI का आम फ़ॉर्मूला (ब्याज बची हुई रकम पर), आपके आँकड़ों के साथ।',
    principal: (amount) => `${amount}, लोन की रकम`,
    monthlyRate: (rate, aMonth) => `${rate} ÷ 12 = ${aMonth} हर महीने`,
    payments: (months) => countOf(months, instalment),
    paymentsOfYears: (years, months) => `${years} × 12 = ${countOf(months, instalment)}`,
    result: (line, emi) => (
      <>
        {line} {emi} हर महीने
      </>
    ),
    sharedOut: 'ब्याज न हो, तो लोन बराबर किस्तों में बँट जाता है।',
    tooLarge: 'ब्याज पर ब्याज जुड़कर संख्या इतनी बड़ी हो जाती है कि लिखी नहीं जा सकती।',
  },

  next: {
    title: 'इसी लोन पर आगे',
    prepay: 'प्रीपेमेंट',
    endsEarlier: (more, months) => `हर महीने ${more} ज़्यादा दें, तो ${durationBefore(months)} पहले खत्म`,
    prepayNote: 'ज़्यादा चुकाने या दर बदलने से क्या होगा',
    compare: 'तुलना',
    compareNote: 'दूसरे ऑफ़र, फ़ीस समेत, इसके सामने रखें',
    find: 'पता करें',
    findNote: (emi) => `हर महीने ${emi} से दूसरी शर्तों पर कितना लोन चुकेगा`,
  },

  export: {
    title: 'लोन EMI: किस्तों का हिसाब',
    tenure: 'अवधि (महीने)',
    firstEmi: 'पहली EMI',
    feePercent: 'प्रोसेसिंग फ़ीस (%)',
  },

  name: 'लोन EMI',
  copied: {
    none: ({ amount, rate, tenure, unit }) =>
      `लोन EMI: ${amount}, ${rate} पर ${countBefore(tenure, unit === 'years' ? year : month)} के लिए।`,
    fee: ({ amount, rate, tenure, unit }, fee) =>
      `लोन EMI: ${amount}, ${rate} पर ${countBefore(tenure, unit === 'years' ? year : month)} के लिए, प्रोसेसिंग फ़ीस ${fee} है।`,
    feeWithGst: ({ amount, rate, tenure, unit }, fee) =>
      `लोन EMI: ${amount}, ${rate} पर ${countBefore(tenure, unit === 'years' ? year : month)} के लिए, प्रोसेसिंग फ़ीस ${fee} + GST है।`,
  },
  copiedWithMonth: {
    none: ({ amount, rate, tenure, unit }, _fee, firstMonth) =>
      `लोन EMI: ${amount}, ${rate} पर ${countBefore(tenure, unit === 'years' ? year : month)} के लिए, पहली EMI ${firstMonth} में।`,
    fee: ({ amount, rate, tenure, unit }, fee, firstMonth) =>
      `लोन EMI: ${amount}, ${rate} पर ${countBefore(tenure, unit === 'years' ? year : month)} के लिए, प्रोसेसिंग फ़ीस ${fee}, पहली EMI ${firstMonth} में।`,
    feeWithGst: ({ amount, rate, tenure, unit }, fee, firstMonth) =>
      `लोन EMI: ${amount}, ${rate} पर ${countBefore(tenure, unit === 'years' ? year : month)} के लिए, प्रोसेसिंग फ़ीस ${fee} + GST, पहली EMI ${firstMonth} में।`,
  },

  questions: [
    {
      question: 'मेरे बैंक की EMI अलग क्यों है?',
      answer:
        'ज़्यादातर बैंक EMI को पूरे रुपये में कर देते हैं और फ़र्क आखिरी किस्त में निपटाते हैं। कई बैंक ब्याज दिन के हिसाब से लगाते हैं, इसलिए पहली किस्त लोन मिलने की तारीख पर निर्भर करती है। लोन में फ़ीस या बीमा जुड़ जाए, तो भी EMI बढ़ती है।',
    },
    {
      question: 'क्या फ़्लैट दर और यहाँ की दर एक ही है?',
      answer:
        'नहीं। यहाँ ब्याज सिर्फ़ बची हुई रकम पर लगता है। फ़्लैट दर में ब्याज आखिर तक पूरे लोन पर लगता है: 5,00,000 पर 5 साल के लिए फ़्लैट 10% से 2,50,000 ब्याज बनता है, जबकि बची हुई रकम पर 1,37,411 ही।',
    },
    {
      question: 'क्या प्रोसेसिंग फ़ीस EMI में शामिल है?',
      answer: `नहीं, यह एक ही बार दी जाती है या लोन की रकम में से कट जाती है, और इस पर ${gstOnFeesPercent}% GST भी लगता है। ‘फ़ीस के साथ APR’ में दोनों गिने जाते हैं। दो ऑफ़र की तुलना करते समय दोनों को कुल भुगतान में जोड़ लें।`,
    },
    {
      question: 'जल्दी चुकाने पर कितनी बचत होगी?',
      answer: `जितनी रकम पहले चुकाएँ, उस पर आगे लगने वाला ब्याज बचता है। EMI घटाने के बजाय वही EMI रखकर लोन जल्दी निपटाने में ज़्यादा बचत है। लोन किसी व्यक्ति के नाम पर हो, फ़्लोटिंग दर का हो और कारोबार के लिए न हो, तो जल्दी चुकाने पर चार्ज नहीं लगता: बैंक के होम लोन पर ${prepaymentFreeSince.bankHomeLoans} से, बैंक के बाकी ऐसे लोन पर ${prepaymentFreeSince.banks} से, फ़ाइनेंस कंपनी के लोन पर ${prepaymentFreeSince.financeCompanies} से, और लोन देने वाला कोई भी हो, ${prepaymentFreeSince.allLenders} से।`,
    },
  ],
}
