import { sayMonth } from '../../../core/language/dates'
import { groupDigits } from '../../../core/money/group-digits'
import { noTdsForm, tds } from '../../../core/rules/deposits'
import type { fixedWords as english } from './words'

/** The Fixed view in Hindi. */
export const fixedWords: typeof english = {
  label: 'फ़िक्स्ड',
  name: 'फ़िक्स्ड डिपॉज़िट',
  heading: 'फ़िक्स्ड डिपॉज़िट कैलकुलेटर',
  intro: 'FD कितनी हो जाएगी, टैक्स और महँगाई के बाद क्या बचेगा, और पहले तोड़ने पर कितना कटेगा।',
  title: 'FD कैलकुलेटर: मैच्योरिटी, टैक्स, समय से पहले',
  description:
    'FD कितनी हो जाएगी, टैक्स और महँगाई के बाद क्या बचेगा, समय से पहले तोड़ने पर कितना कटेगा। बैंक जैसा हिसाब। मुफ़्त, बिना विज्ञापन, बिना साइन-अप।',

  finds: { value: 'मैच्योरिटी रकम', amount: 'रकम', term: 'अवधि' },
  wantedPayment: {
    monthly: 'हर महीने कितना ब्याज चाहिए',
    quarterly: 'हर तिमाही कितना ब्याज चाहिए',
  },
  amount: 'रकम',
  term: {
    label: 'अवधि',
    length: 'कितने समय',
    dates: 'तारीखें',
    years: 'साल',
    months: 'महीने',
    days: 'दिन',
    counted: (periods, rest) => `${periods} और ${rest}`,
    periods: {
      12: (count) => `${count} ${count === '1' ? 'महीना' : 'महीने'}`,
      4: (count) => `${count} ${count === '1' ? 'तिमाही' : 'तिमाहियाँ'}`,
      2: (count) => `${count} ${count === '1' ? 'छमाही' : 'छमाहियाँ'}`,
      1: (count) => `${count} साल`,
    },
    countOfDays: (count) => `${count} दिन`,
    short: (years, months, days) =>
      [
        years > 0 && `${years} साल`,
        months > 0 && `${months} महीने`,
        (days > 0 || (years === 0 && months === 0)) && `${days} दिन`,
      ]
        .filter((part) => part !== false)
        .join(' '),
    bothDays: 'रकम देखने के लिए दोनों तारीखें लिखें।',
    notAfterStart: 'आखिरी तारीख शुरू की तारीख के बाद होनी चाहिए।',
    laterEnd: 'मैच्योरिटी की तारीख आगे की चुनें।',
    tooShort: 'बैंक 7 दिन से डिपॉज़िट लेते हैं।',
    tooLong: 'बैंक 10 साल तक की डिपॉज़िट देते हैं।',
    simple: '6 महीने से कम पर बैंक साधारण ब्याज देते हैं।',
  },
  depositedOn: 'जमा की तारीख',
  depositedHelp: { length: 'ज़रूरी नहीं; वित्त वर्ष के लिए', dates: 'पहला दिन' },
  maturesOn: 'मैच्योरिटी की तारीख',
  maturesHelp: 'जिस दिन पैसा वापस मिलेगा',

  payout: {
    label: 'ब्याज कब मिलता है',
    choices: { maturity: 'मैच्योरिटी पर', monthly: 'हर महीने', quarterly: 'हर तिमाही' },
  },
  paidOutAYear: (percent) => `साल में ${percent} मिलता है`,
  compounding: {
    label: 'चक्रवृद्धि',
    help: 'ब्याज कितनी बार जुड़ता है',
    choices: {
      quarterly: 'हर तिमाही',
      monthly: 'हर महीने',
      halfYearly: 'हर छमाही',
      yearly: 'हर साल',
      simple: 'साधारण ब्याज',
    },
  },

  counting: {
    name: 'गिनती कैसे होती है',
    brokenQuarter: 'अधूरी तिमाही',
    choices: { '365': 'दिन ÷ 365', leap366: 'लीप वर्ष में ÷ 366' },
    summary: {
      '365': 'अधूरी तिमाही: दिन ÷ 365',
      leap366: 'अधूरी तिमाही: लीप वर्ष में ÷ 366',
    },
    needsDay: 'इसके लिए जमा की तारीख चाहिए।',
    help: 'पूरी तिमाहियाँ तिमाही गिनी जाती हैं, बचे हुए दिन साल के हिस्से। कुछ बैंक हमेशा 365 दिन गिनते हैं, कुछ लीप वर्ष में 366।',
  },

  closing: {
    name: 'समय से पहले तोड़ी',
    off: 'नहीं',
    summary: (time, amount) => `${time} बाद: ${amount} कम मिले`,
    after: 'कितने समय बाद तोड़ी',
    afterHelp: 'खाली: आखिर तक रखी',
    on: 'किस दिन तोड़ी',
    rate: 'उतने समय की बैंक दर (%)',
    rateHelp: 'जमा के दिन की; खाली: तय दर',
    penalty: 'जुर्माना (%)',
    penaltyHelp: 'दर में से घटता है; अक्सर 0.5 या 1',
    usualRates: 'बैंक साल में लगभग 3–9% देते हैं।',
    usualPenalty: 'बैंक 0–2% लेते हैं।',
    matured: 'तब तक यह मैच्योर हो चुकी है।',
    help: (limit, since) =>
      `तय दर और उतने समय की बैंक दर में से जो कम हो, उसमें से जुर्माना घटाकर ब्याज मिलता है। 7 दिन से कम पर ब्याज नहीं मिलता। ${limit} तक की डिपॉज़िट बैंक को समय से पहले तोड़ने देनी होती है (${since} से)।`,
  },

  hero: {
    maturity: 'मैच्योरिटी रकम',
    monthly: 'हर महीने मिलेगा',
    quarterly: 'हर तिमाही मिलेगा',
    amount: 'रकम',
    term: 'अवधि',
  },
  captions: {
    value: (term, percent) => (
      <>
        {term} बाद, असल में {percent} सालाना
      </>
    ),
    valueAlone: (term) => `${term} बाद`,
    paidOut: (term, amount, percent) => (
      <>
        {term} तक, फिर {amount} वापस; हर साल इसका {percent}
      </>
    ),
    closed: (time, percent, lost) => (
      <>
        {time} बाद तोड़ी, {percent} पर: {lost} कम मिले
      </>
    ),
    noFullMonth: (last) => <>अवधि एक महीने से कम है: {last} रकम के साथ मिलेंगे</>,
    noFullQuarter: (last) => <>अवधि एक तिमाही से कम है: {last} रकम के साथ मिलेंगे</>,
    amount: (sum, term) => (
      <>
        {term} में बढ़कर {sum} हो जाएगी
      </>
    ),
    amountMonthly: (payment, term) => (
      <>
        {term} तक हर महीने {payment} देगी
      </>
    ),
    amountQuarterly: (payment, term) => (
      <>
        {term} तक हर तिमाही {payment} देगी
      </>
    ),
    term: (amount, value) => (
      <>
        में {amount} बढ़कर {value} हो जाएँगे
      </>
    ),
    termOn: (amount, value, day) => (
      <>
        में {amount} बढ़कर {value} हो जाएँगे, {day} को
      </>
    ),
  },
  noAnswer: 'जवाब नहीं',
  noTerm: {
    paidOut: 'ब्याज हर बार मिल जाता है, इसलिए डिपॉज़िट बढ़ती नहीं।',
    paidOutHelp: 'ब्याज मैच्योरिटी पर मिले तो अवधि निकलती है।',
    neverGrows: '0% पर रकम उतनी ही रहती है।',
    neverGrowsHelp: 'दर ज़्यादा हो तो अवधि निकलती है।',
    notWithin100YearsHelp: 'रकम या दर ज़्यादा हो तो अवधि निकलती है।',
    nothingDeposited: '0 से ज़्यादा रकम लिखें।',
    nothingDepositedHelp: 'शून्य से कुछ नहीं बढ़ता।',
    enough: 'रकम आज ही काफ़ी है।',
    enoughHelp: (amount, sum) => (
      <>
        आपके पास {amount} हैं, चाहिए {sum}
      </>
    ),
    rateIsZero: '0% पर ब्याज नहीं मिलता।',
    rateIsZeroHelp: 'दर ज़्यादा हो तो रकम निकलती है।',
  },

  results: {
    advertYield: 'विज्ञापन वाली कमाई',
    payoutYield: 'साल में रकम का इतना मिलता है',
    reinvestedYield: 'हर भुगतान भी इतना ही कमाए तो',
    realReturn: 'टैक्स और महँगाई के बाद सालाना रिटर्न',
    maturesOn: 'मैच्योरिटी की तारीख',
    payments: {
      monthly: (count) => `${count} ${count === '1' ? 'महीने' : 'महीनों'} में`,
      quarterly: (count) => `${count} ${count === '1' ? 'तिमाही' : 'तिमाहियों'} में`,
    },
    lastPayment: 'आखिर में, रकम के साथ',
    closedAfter: (time) => `समय से पहले तोड़ी, ${time} बाद`,
    keptToTheEnd: 'आखिर तक रखें तो',
    youGet: 'तोड़ने पर मिलेगा',
    rateThen: 'तब की दर',
    interestThen: 'तब का ब्याज',
    paidBefore: 'पहले मिल चुका',
    givenUp: 'इतना कम मिला',
  },
  remark: (inflation, amount, buys) => (
    <>
      टैक्स के बाद, {inflation} महँगाई में, {amount} की FD से तब उतना ही आएगा जितना आज {buys} से आता है।
    </>
  ),
  remarkPaidOut: (inflation, amount, buys) => (
    <>
      टैक्स और {inflation} महँगाई के बाद {amount} और उसका सारा ब्याज उतना ही खरीदते हैं जितना आज {buys} में
      आता है।
    </>
  ),

  chart: {
    amount: 'रकम',
    interest: 'ब्याज',
    value: 'कुल रकम',
    inAll: 'कुल मिलाकर',
    endOf: (year) => `${year} के अंत में`,
    paysOut: (time, amount, interest) =>
      `${time} में ${amount} पर ${interest} ब्याज मिलता है, और रकम वापस आती है।`,
  },

  years: {
    caption: 'ब्याज, TDS और रकम, साल-दर-साल',
    nothing: 'अभी दिखाने के लिए कोई डिपॉज़िट नहीं है।',
    roundedUp: 'ऊपर की रकम अगले पूरे रुपये तक है, साल ठीक-ठीक हैं।',
    keptToTheEnd: 'यह मानकर कि आखिर तक रखी।',
    noTds: '–',
  },

  export: {
    title: 'फ़िक्स्ड डिपॉज़िट: साल-दर-साल',
    rate: 'ब्याज दर, वरिष्ठ नागरिक की बढ़त के साथ (%)',
    term: 'अवधि',
    payment: { monthly: 'हर महीने का ब्याज', quarterly: 'हर तिमाही का ब्याज' },
    lastPayment: 'आखिरी ब्याज',
    closedAfter: 'कितने समय बाद तोड़ी',
  },

  ways: {
    quarterly: 'तिमाही चक्रवृद्धि',
    monthly: 'मासिक चक्रवृद्धि',
    halfYearly: 'छमाही चक्रवृद्धि',
    yearly: 'सालाना चक्रवृद्धि',
    simple: 'साधारण ब्याज',
  },
  waysWithDays: {
    '365': (way) => `${way}, दिन ÷ 365`,
    leap366: (way) => `${way}, लीप वर्ष में दिन ÷ 366`,
  },
  waysRounded: {
    quarterly: 'तिमाही चक्रवृद्धि, हर तिमाही का ब्याज पूरे रुपये में',
    monthly: 'मासिक चक्रवृद्धि, हर महीने का ब्याज पूरे रुपये में',
    halfYearly: 'छमाही चक्रवृद्धि, हर छमाही का ब्याज पूरे रुपये में',
    yearly: 'सालाना चक्रवृद्धि, हर साल का ब्याज पूरे रुपये में',
  },
  waysUnderSixMonths: (way) => `6 महीने से कम पर भी ${way}`,
  waysAtOnce: (way) => `${way}, अधूरे हिस्से पर भी`,
  waysAllByDays: {
    '365': (way) => `${way}, पूरी अवधि दिन ÷ 365`,
    leap366: (way) => `${way}, पूरी अवधि दिन, लीप वर्ष में ÷ 366`,
  },

  howItWorks: {
    intro: 'आपके आँकड़ों से।',
    interestOf: {
      12: 'एक महीने का ब्याज',
      4: 'एक तिमाही का ब्याज',
      2: 'एक छमाही का ब्याज',
      1: 'एक साल का ब्याज',
    },
    nothingLeft: (term, full) => `कुछ बाकी नहीं बचता: ${term} यानी ${full}।`,
    full: {
      12: (count) => `${count} पूरे महीने`,
      4: (count) => `${count} पूरी तिमाहियाँ`,
      2: (count) => `${count} पूरी छमाहियाँ`,
      1: (count) => `${count} पूरे साल`,
    },
    leftOver: (rest) => `बाकी ${rest}`,
    leftOverHelp: 'ये साल के हिस्से की तरह गिने जाते हैं, बिना चक्रवृद्धि के।',
    simple: 'साधारण ब्याज',
    simpleHelp: 'ब्याज डिपॉज़िट में नहीं जुड़ता।',
    simpleUnderSixMonths: '6 महीने से कम पर बैंक साधारण ब्याज देते हैं।',
    time: 'समय',
    timeAlone: (term, years) => `${term}, यानी ${years} साल।`,
    payment: { monthly: 'एक महीने का ब्याज', quarterly: 'एक तिमाही का ब्याज' },
    discounted: 'महीने का हिस्सा तिमाही पूरी होने से पहले मिलता है, इसलिए बैंक थोड़ा घटाकर देते हैं।',
    allPayments: 'सारा ब्याज',
    lastPayment: (rest) => `आखिर के ${rest} का`,
    theAmount: 'रकम',
    whyRoundedUp: 'अगले पूरे रुपये तक, ताकि कम न पड़े।',
    roundedUp: (exactly, result) => (
      <>
        {exactly}, अगला पूरा रुपया: {result}
      </>
    ),
    firstDay: 'पहला दिन जब रकम पूरी होती है',
    dayBefore: (time, value) => `${time} बाद: ${value}`,
    dayReached: (time, value) => (
      <>
        {time} बाद: {value}
      </>
    ),
    tax: 'टैक्स',
    cess: (cess) => `उस पर ${cess} सेस के साथ।`,
    inTodaysMoney: 'आज के पैसे में',
    pricesThen: (inflation, term, times) =>
      `${inflation} सालाना से ${term} बाद दाम ${times} गुना हो जाते हैं।`,
    paymentsToday: (inflation) =>
      `टैक्स के बाद हर भुगतान उतना गिना गया जितना वह खरीदता है: तब तक हर साल ${inflation} महँगाई।`,
    closing: 'समय से पहले तोड़ी',
    lower: (agreed, forTime) => `${agreed} और ${forTime} में से कम वाली दर, जुर्माना घटाकर।`,
    noInterestYet: '7 दिन से कम पर ब्याज नहीं मिलता।',
    givenUp: (amount) => `तय दर से ${amount} और मिलते।`,
    noDeposit: 'हर पूरी तिमाही के लिए रकम × (1 + दर ÷ 4), फिर बचे हुए दिन।',
  },

  copied: {
    all: (terms) => `${terms.join(', ')}।`,
    value: (amount) => `${amount} की फ़िक्स्ड डिपॉज़िट`,
    amount: (sum) => `${sum} तक बढ़ने वाली फ़िक्स्ड डिपॉज़िट`,
    income: {
      monthly: (payment) => `हर महीने ${payment} देने वाली फ़िक्स्ड डिपॉज़िट`,
      quarterly: (payment) => `हर तिमाही ${payment} देने वाली फ़िक्स्ड डिपॉज़िट`,
    },
    term: (amount, sum) => `${amount} को ${sum} होने में कितना समय`,
    rate: (percent) => `${percent} सालाना`,
    seniorRate: (percent, extra) => `${percent} और वरिष्ठ नागरिक के ${extra} सालाना`,
    for: (term) => `${term} के लिए`,
    dates: (from, to) => `${from} से ${to} तक`,
    from: (day) => `${day} से`,
    payout: { monthly: 'ब्याज हर महीने', quarterly: 'ब्याज हर तिमाही' },
    compounding: {
      quarterly: 'तिमाही चक्रवृद्धि',
      monthly: 'मासिक चक्रवृद्धि',
      halfYearly: 'छमाही चक्रवृद्धि',
      yearly: 'सालाना चक्रवृद्धि',
      simple: 'साधारण ब्याज',
    },
    closed: (time, rate, penalty) => `${time} बाद तोड़ी, दर ${rate}, उसमें से ${penalty} जुर्माना`,
    tax: (percent, inflation) => `टैक्स ${percent}, महँगाई ${inflation}`,
  },
  pictureCaption: (term, percent) => `${term} बाद, असल में ${percent} सालाना`,

  questions: [
    {
      question: 'बैंक FD का ब्याज कैसे गिनते हैं?',
      answer:
        'पूरी तिमाहियों से: हर तिमाही रकम × (1 + दर ÷ 4), और बचे हुए दिन साल के हिस्से की तरह। इस तरह 6.5% पर 5,00,000 पाँच साल में 6,90,210 हो जाते हैं, असल में 6.66% सालाना। 6 महीने से कम पर ब्याज साधारण होता है। जमा की तारीख भरें तो तिमाहियाँ और दिन कैलेंडर से गिने जाते हैं।',
    },
    {
      question: 'मेरी रसीद पर कुछ रुपये कम-ज़्यादा क्यों हैं?',
      answer:
        'बैंक हर तिमाही का ब्याज पूरे रुपये में करते हैं, और कुछ बैंक लीप वर्ष के दिन 366 से गिनते हैं। ‘बैंक से मिलाएँ’ खोलकर रसीद वाली मैच्योरिटी रकम लिखें: पेज सब तरीके आज़माकर बताता है कि वह रकम किससे आती है।',
    },
    {
      question: 'FD के ब्याज पर TDS कब कटता है?',
      answer: `जब एक बैंक का ब्याज एक वित्त वर्ष में ${groupDigits(tds.above)} से ज़्यादा हो, ${tds.seniorFrom} की उम्र से ${groupDigits(tds.aboveForSeniors)} (${sayMonth(tds.from)} से)। तब पूरे ब्याज का ${tds.percent}% कटता है, PAN न हो तो ${tds.percentWithoutPan}%। असल टैक्स आपके स्लैब से लगता है: कटा हुआ TDS उसमें गिना जाता है, या वापस मिलता है। जिन पर टैक्स नहीं बनता, वे फ़ॉर्म ${noTdsForm.number} देते हैं (${sayMonth(noTdsForm.from)} से)।`,
    },
    {
      question: 'समय से पहले FD तोड़ने पर कितना कटता है?',
      answer:
        'बैंक तय दर और उतने समय की अपनी दर में से कम वाली देता है, उसमें से अक्सर 0.5 या 1% जुर्माना घटाकर। 7% पर 3 साल की 10,00,000 की FD 2 साल बाद तोड़ी, और 2 साल की दर 6.5% थी, तो 5.5% से गिनती होती है: 7% के मुकाबले 33,440 कम। 7 दिन से कम पर ब्याज नहीं मिलता।',
    },
  ],
}
