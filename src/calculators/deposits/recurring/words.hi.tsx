import { sayDate } from '../../../core/language/dates'
import {
  countBefore,
  countOf,
  durationBefore,
  instalment,
  month,
} from '../../../core/language/hindi'
import { groupDigits } from '../../../core/money/group-digits'
import { postOfficeRecurring, recurringDeposit, tds } from '../../../core/rules/deposits'
import type { recurringWords as english } from './words'

/** The Recurring view in Hindi. */
export const recurringWords: typeof english = {
  label: 'आवर्ती',
  heading: 'आवर्ती जमा कैलकुलेटर',
  intro: 'हर महीने की किस्त से बैंक या डाकघर में कितना बनेगा, और टैक्स के बाद क्या बचेगा।',
  title: 'RD कैलकुलेटर: बैंक और डाकघर की मैच्योरिटी',
  description:
    'RD में कितना बनेगा: बैंक के फ़ॉर्मूले से, तिमाही हिसाब से या डाकघर की तालिका से, और टैक्स के बाद क्या बचेगा। मुफ़्त, बिना विज्ञापन, बिना साइन-अप।',

  finds: { value: 'मैच्योरिटी रकम', monthly: 'महीने की किस्त', months: 'महीने' },
  monthly: 'महीने की किस्त',
  months: 'महीने',
  usualMonths: `ज़्यादातर बैंक ${recurringDeposit.leastMonths} से ${recurringDeposit.mostMonths} महीने लेते हैं।`,
  fixedMonths: `डाकघर में ${postOfficeRecurring.months} महीने तय हैं।`,
  noExtra: 'डाकघर कुछ ज़्यादा नहीं देता',

  howItIsCounted: 'गिनती कैसे होती है',
  methods: { formula: 'बैंक का फ़ॉर्मूला', quarters: 'तिमाही से', postOffice: 'डाकघर' },
  methodHelp: {
    formula: 'हर किस्त हर तीन महीने में × (1 + दर ÷ 4)',
    quarters: 'पूरी तिमाहियों पर चक्रवृद्धि, बचे महीनों पर साधारण ब्याज',
    postOffice: (hundred, ten) =>
      `हर महीने ${hundred} की तालिका, पैसे तक राउंड की हुई; किस्त ${hundred} से शुरू, ${ten} के कदमों में`,
  },
  first: 'पहली किस्त',
  firstHelp: 'ज़रूरी नहीं, वित्त वर्ष के लिए',
  late: 'कुल कितने महीने की देरी',
  lateHelp: 'दो किस्तें, एक-एक महीने देर से: 2',
  lateFee: (hundred) => `देरी की फ़ीस, हर ${hundred} पर महीने की`,
  lateFeeHelp: 'देरी के हर महीने के लिए',

  results: {
    lateFees: 'देरी की फ़ीस',
    endsAfter: 'कब खत्म',
    maturesIn: 'कब मैच्योर',
    maturesAfter: 'कितने समय में मैच्योर',
    fromOpening: (time) => `खाता खुलने से ${time}`,
    otherWay: 'दूसरे तरीके की गिनती से',
  },
  nothingGrows: 'किस्त के बिना कुछ नहीं बढ़ता।',
  noAnswer: 'जवाब नहीं',
  captions: {
    value: (months, percent) => (
      <>
        {durationBefore(months)} के बाद, असल में <b>{percent}</b> सालाना
      </>
    ),
    monthly: (months, sum) => (
      <>
        <b>{durationBefore(months)}</b> तक हर महीने, {sum} के लिए
      </>
    ),
    months: (months, value) =>
      months < 12 ? (
        <>
          तब तक <b>{value}</b> हो जाते हैं
        </>
      ) : (
        <>
          यानी <b>{durationBefore(months)}</b> में {value} हो जाते हैं
        </>
      ),
    enterMonthly: 'महीने की किस्त लिखें।',
    enterMonths: 'महीने लिखें।',
    enterSum: 'लिखें कि कितनी रकम चाहिए।',
    chooseBank: 'महीने पता करने हों तो गिनती का दूसरा तरीका चुनें, या किस्त पता करें।',
    enoughMonthly: (monthly, months) => (
      <>
        हर महीने <b>{monthly}</b> दें, तो {countBefore(months, month)} में हो जाएगा।
      </>
    ),
    enterMore: 'बड़ी किस्त लिखें।',
  },
  remark: {
    withInflation: (afterTax, inflation, today) => (
      <>
        टैक्स के बाद, {inflation} महँगाई में, <b>{afterTax}</b> से तब उतना ही आएगा जितना आज <b>{today}</b>{' '}
        से आता है।
      </>
    ),
    other: {
      formula: {
        more: (amount) => `बैंक के फ़ॉर्मूले से ${amount} ज़्यादा बनते।`,
        less: (amount) => `बैंक के फ़ॉर्मूले से ${amount} कम बनते।`,
        same: 'बैंक के फ़ॉर्मूले से भी यही रकम बनती।',
      },
      quarters: {
        more: (amount) => `तिमाही से गिनने पर ${amount} ज़्यादा बनते।`,
        less: (amount) => `तिमाही से गिनने पर ${amount} कम बनते।`,
        same: 'तिमाही से गिनने पर भी यही रकम बनती।',
      },
    },
  },

  chart: { months: (months) => countOf(months, month) },

  years: {
    nothing: 'साल-दर-साल दिखाने को अभी कुछ नहीं है।',
    caption: 'हर साल की जमा, ब्याज, TDS और रकम',
    undated: 'पहली किस्त का महीना भरने पर साल वित्त वर्ष हो जाते हैं, जैसे बैंक TDS गिनता है।',
    monthlyRoundedUp: 'किस्त ऊपर राउंड करने से पहले की गिनी गई है।',
  },

  bankWays: {
    formula: 'बैंक का फ़ॉर्मूला',
    quarters: 'तिमाही से गिनती',
    credited: 'पहली किस्त से हर तिमाही ब्याज जोड़ना',
    postOffice: 'डाकघर की तालिका',
    monthly: 'हर महीने ब्याज जोड़ना',
    simple: 'साधारण ब्याज',
    roundedQuarters: (way) => `${way}, हर तिमाही रुपये तक राउंड`,
    atMonthEnd: (way) => `${way}, किस्तें महीने के अंत में`,
  },

  howItWorks: {
    intro: 'आपके आँकड़ों से।',
    quarter: 'एक तिमाही का ब्याज',
    all: (months) => (months === 1 ? 'किस्त' : `सारी ${countOf(months, instalment)}`),
    formulaHelp: 'हर किस्त महीने में तिमाही के तीसरे हिस्से जितनी बढ़ती है।',
    noInterest: '0% पर कुछ नहीं जुड़ता।',
    threeInstalments: 'तीन किस्तें, अपनी तिमाही के अंत तक',
    threeHelp: 'उन पर 3, 2 और 1 महीने का साधारण ब्याज मिलता है।',
    fullQuarters: (count) => (count === 1 ? '1 पूरी तिमाही' : `${count} पूरी तिमाहियाँ`),
    monthsLeft: (count) => (count === 1 ? 'बचा हुआ महीना' : `बचे हुए ${count} महीने`),
    leftHelp: 'पहली किस्तें सारी पूरी तिमाहियों में बढ़ी हैं, बाकी समय का साधारण ब्याज मिलता है।',
    together: 'सब मिलाकर',
    table: (hundred) => `हर महीने ${hundred} की तालिका`,
    roundedToPaisa: 'पैसे तक राउंड, जैसे तालिका में है।',
    yourInstalment: 'आपकी किस्त',
    oneBecomes: (one, months) => `हर महीने ${one} से ${countBefore(months, month)} में कितना बनता है`,
    theInstalment: 'किस्त',
    roundedUp: (exactly, answer) => (
      <>
        {exactly}, ऊपर राउंड करके: {answer}
      </>
    ),
    whyUp: 'ऊपर राउंड किया, ताकि रकम पूरी हो।',
    monthByMonth: 'महीने-दर-महीने',
    firstMonth: (sum) => `पहला महीना, जिसके अंत में ${sum} हो जाते हैं।`,
    monthValue: (at, value) => `महीना ${at}: ${value}`,
    monthReached: (at, value, answer) => (
      <>
        महीना {at}: {value}, यानी {answer}
      </>
    ),
    tax: 'टैक्स',
    lateFees: 'देरी की फ़ीस',
    afterTax: 'टैक्स के बाद',
    today: 'आज के पैसे में',
  },

  export: {
    title: 'आवर्ती जमा: साल-दर-साल',
    rateUsed: 'गिनी गई ब्याज दर (% सालाना)',
  },

  actions: 'आवर्ती जमा',
  copied: {
    value: (monthly, months) => `आवर्ती जमा: ${countBefore(months, month)} तक हर महीने ${monthly}`,
    monthly: (sum, months) =>
      `आवर्ती जमा: ${countBefore(months, month)} में ${sum} के लिए महीने की किस्त`,
    months: (monthly, sum) => `आवर्ती जमा: हर महीने ${monthly} से ${sum} कितने महीनों में`,
    rate: (percent) => `${percent} सालाना पर`,
    extra: (percent) => `वरिष्ठ नागरिक को ${percent} ज़्यादा`,
    methods: {
      formula: 'बैंक के फ़ॉर्मूले से।',
      quarters: 'तिमाही से गिनकर।',
      postOffice: 'डाकघर की तालिका से।',
    },
  },
  pictureCaption: (months, percent) => `${durationBefore(months)} के बाद, असल में ${percent} सालाना`,

  questions: [
    {
      question: 'RD की मैच्योरिटी रकम कैसे निकलती है?',
      answer:
        'R × ((1 + i)^n − 1) ÷ (1 − (1 + i)^(−1/3))\nजिसमें R किस्त है, i सालाना दर का चौथा हिस्सा और n तिमाहियों की गिनती। भारतीय बैंक संघ ऐसे ही गिनता है। मतलब यही कि हर किस्त तीन महीने में (1 + i) गुना हो जाती है। 6.5% पर 60 महीने तक हर महीने 5,000 से 3,54,954 बनते हैं।',
    },
    {
      question: 'बैंक और वेबसाइट अलग-अलग रकम क्यों दिखाते हैं?',
      answer:
        'तिमाही के बीच के महीने सब अलग तरह से गिनते हैं। 6.5% पर 60 महीने तक हर महीने 5,000 से फ़ॉर्मूले में 3,54,954 बनते हैं, तिमाही के भीतर साधारण ब्याज से 3,54,961, हर महीने ब्याज जोड़ने से 3,55,284, और किस्त महीने के अंत में मानें तो 3,53,052 बनते हैं। बैंक हर तिमाही रुपये तक राउंड भी करते हैं, जिससे कुछ रुपये का फ़र्क आता है। ‘बैंक से मिलाएँ’ में ये सारे तरीके आपकी रसीद से मिलाए जाते हैं।',
    },
    {
      question: 'क्या RD पर TDS कटता है?',
      answer: `एक वित्त वर्ष में FD और RD मिलाकर एक बैंक का ब्याज ₹${groupDigits(tds.above)} से ज़्यादा हो, तो बैंक ${tds.percent}% काटता है; ${tds.seniorFrom} की उम्र से सीमा ₹${groupDigits(tds.aboveForSeniors)} है। ये सीमाएँ ${sayDate(tds.from)} से हैं। असली टैक्स आपके स्लैब से हर साल लगता है, इसलिए और देना पड़ सकता है या कुछ वापस मिल सकता है।`,
    },
    {
      question: 'डाकघर कितना देता है?',
      answer: `${sayDate(postOfficeRecurring.from)} से ${postOfficeRecurring.percent}%, हर तिमाही जुड़कर, ${postOfficeRecurring.months} महीने के लिए; दर खाता खोलते समय तय हो जाती है। सरकार तालिका छापती है: उसमें हर महीने 100 से 7,136.58 बनते हैं, और बाकी किस्तें उसी हिसाब से। वरिष्ठ नागरिकों को भी यही दर। खाता खुलने से पाँच साल पर मैच्योर होता है, आखिरी किस्त के अगले महीने।`,
    },
  ],
}
