import { sayDate, sayMonth } from '../../../core/language/dates'
import { schemeRates, schemeRatesReadUntil } from '../../../core/rules/deposits'
import { inForce } from '../../../core/rules/rule-on'
import type { ppfWords as english } from './words'

/** The PPF view in Hindi. */
export const ppfWords: typeof english = {
  label: 'PPF',
  heading: 'PPF कैलकुलेटर',
  intro: 'PPF या सुकन्या समृद्धि में कितना बनेगा, स्कीम के अपने नियमों से महीने-दर-महीने।',
  title: 'PPF और सुकन्या समृद्धि कैलकुलेटर',
  description:
    'PPF या सुकन्या समृद्धि में कितना बनेगा, स्कीम के नियमों से रुपये-रुपये तक: महीने की 5 तारीख, साल की सीमा। मुफ़्त, बिना विज्ञापन, बिना साइन-अप।',

  scheme: 'स्कीम',
  schemes: { ppf: 'PPF', ssy: 'सुकन्या समृद्धि' },
  deposit: 'कैसे जमा करना है',
  rhythms: { yearly: 'साल में एक बार', monthly: 'हर महीने' },

  fields: {
    amount: { yearly: 'हर साल की जमा', monthly: 'हर महीने की जमा' },
    theMost: (amount) => `${amount}, सबसे ज़्यादा`,
    aYear: (amount) => `साल में ${amount}`,
    paidIn: 'किस महीने में',
    onceAYear: 'वित्त वर्ष में एक बार',
    firstWhenOpened: (month) => `पहली ${month} में, खाता खुलते ही`,
    day: 'महीने की तारीख',
    countsIn: (month) => `5 तक: ${month} से ही ब्याज`,
    countsFrom: (month) => `5 के बाद: ${month} से ब्याज`,
    countsInEach: '5 तक: उसी महीने से ब्याज',
    countsFromNext: '5 के बाद: अगले महीने से ब्याज',
    dayHint: 'महीने की तारीख 1 से 31 तक होती है।',
    untilChange: 'दर बदलने तक',
    usualRates: '2016 से दोनों स्कीम में 7.1 से 8.6% मिला है।',
    years: { ppf: 'कितने साल', ssy: 'मैच्योरिटी तक साल' },
    depositYears: 'जमा के साल',
    yearsHint: { ppf: 'PPF 15 साल चलता है।', ssy: 'सुकन्या समृद्धि 21 साल चलती है।' },
    depositYearsHint: 'जमा 15 साल तक होता है।',
    extended: 'कितने साल आगे बढ़ाना है',
    inBlocks: (years) => `एक बार में ${years} साल`,
    goOn: 'जमा जारी रहे',
    opened: 'खाता कब खुला',
    openedHelp: 'ज़रूरी नहीं; सही आखिरी तारीख के लिए',
    matures: (end) => `${end} को मैच्योर होगा`,
    lakhs: { half: '50,000', one: '1 लाख', most: '1.5 लाख' },
  },

  capped: (most) => `साल में सिर्फ़ ${most} जमा हो सकते हैं; हिसाब उतने से ही लगा है।`,
  dormant: (least, fee) =>
    `साल में ${least} से कम जमा हो तो खाता बंद पड़ जाता है (${fee} और छूटी जमा देने पर फिर चालू)।`,

  changes: {
    name: 'दर में बदलाव',
    none: (percent) => `कोई नहीं: पूरे समय ${percent}`,
    noneButKnown: (percent) =>
      `कोई नहीं: पूरे समय ${percent} पर। खाता खुलने से अब तक की दरें भरी जा सकती हैं।`,
    some: (count, last, since) => `${count}: ${since} से ${last}`,
    counted: (count) => `${count} बदलाव`,
    year: (year) => `साल ${year}`,
    list: 'दर में बदलाव',
    row: (number) => `दर में बदलाव ${number}`,
    fromYear: 'किस साल से',
    quarter: 'तिमाही',
    quarters: {
      '1': 'अप्रैल–जून',
      '2': 'जुलाई–सितंबर',
      '3': 'अक्टूबर–दिसंबर',
      '4': 'जनवरी–मार्च',
    },
    newRate: 'नई दर (%)',
    add: 'बदलाव जोड़ें',
    limit: (most) => `ज़्यादा से ज़्यादा ${most} बदलाव`,
    full: (most) => `${most} से ज़्यादा बदलाव नहीं हो सकते`,
    remove: (number) => `बदलाव ${number} हटाएँ`,
    removed: 'दर का बदलाव हटा दिया गया',
    empty: 'सरकार हर तिमाही की दर तय करती है। जो दरें पता हों या जिनकी उम्मीद हो, वे जोड़ें।',
    yearHint: 'साल 1 से गिने जाते हैं।',
    afterEnd: 'खाता पूरा होने के बाद का है, इसलिए गिना नहीं गया।',
    beforeOpening: 'खाता खुलने से पहले का है, इसलिए गिना नहीं गया।',
    financialYear: (year) => `वित्त वर्ष ${year}`,
    fill: 'अब तक की दरें भरें',
    filled: 'अब तक की दरें भर दी गईं',
    known: (first, until) =>
      `${first} से दरें पता हैं, ${until} तक की पढ़ी गई हैं; उसके बाद की अलग हो सकती हैं।`,
    before: (first) => `${first} से पहले ऊपर लिखी दर गिनी जाती है।`,
  },

  more: {
    name: 'और',
    summary: (balance, inflation, least, most) =>
      `खाते में पहले से ${balance}, महँगाई ${inflation}, साल में ${least} से ${most} तक`,
    summaryOpened: (inflation, least, most) => `महँगाई ${inflation}, साल में ${least} से ${most} तक`,
    balance: 'खाते में पहले से',
    balanceHelp: 'पहली 1 अप्रैल को',
    most: 'साल में ज़्यादा से ज़्यादा',
    mostHelp: 'एक वित्त वर्ष में, अपना और बच्चे का मिलाकर',
    mostHelpSsy: 'एक वित्त वर्ष में',
    least: 'साल में कम से कम',
    leastHelp: (since) => `${since} की स्कीम`,
  },

  captions: {
    grown: (time, interest) => (
      <>
        {time} बाद, इसमें <b>{interest}</b> ब्याज, टैक्स नहीं लगता
      </>
    ),
    noTime: 'कितना बनेगा, यह देखने के लिए साल लिखें।',
  },
  results: {
    maturesOn: 'मैच्योर होगा',
    already: 'खाते में पहले से',
    lateCosts: '5 के बाद जमा करने का नुकसान',
    inApril: 'हर महीने नहीं, सब अप्रैल में',
  },
  remarks: {
    sixteenDeposits: (count, years) => (
      <>
        अप्रैल में खुले खाते में मैच्योरिटी से पहले <b>{count}</b> बार जमा होता है: {years} पहले वित्त वर्ष के आखिर से
        गिने जाते हैं।
      </>
    ),
    sixteenYears: (count, years) => (
      <>
        अप्रैल में खुले खाते में मैच्योरिटी से पहले <b>{count}</b> वित्त वर्षों में जमा होता है: {years} पहले वित्त वर्ष के
        आखिर से गिने जाते हैं।
      </>
    ),
    depositsIn: (count, first, last, years) => (
      <>
        <b>{count}</b> वित्त वर्षों में जमा, {first} से {last} तक: {years} पहले वित्त वर्ष के आखिर से गिने जाते
        हैं।
      </>
    ),
    extendedWith: (years) => <>जमा के साथ {years} आगे बढ़ाया गया है।</>,
    extendedWithout: (years) => <>{years} आगे बढ़ाया गया है, जिनमें नई जमा के बिना ब्याज मिलता है।</>,
    moneyOf: (month) => <>आज के पैसे यानी {month} के, जब खाता खुला।</>,
    ssyDepositsIn: (count, first, last, years) => (
      <>
        <b>{count}</b> वित्त वर्षों में जमा, {first} से {last} तक: जमा के {years} खाता खुलने के महीने से गिने जाते
        हैं।
      </>
    ),
    ssy: (depositYears, rest) => (
      <>
        जमा <b>{depositYears}</b> तक; उसके बाद <b>{rest}</b> और ब्याज मिलता रहता है।
      </>
    ),
    ssyRest: (rest) => (
      <>
        उसके बाद <b>{rest}</b> और ब्याज मिलता रहता है।
      </>
    ),
  },

  chart: {
    deposited: 'जमा',
    withBefore: 'जमा और पहले का',
    balance: 'खाते में',
  },

  years: {
    caption: 'हर साल की जमा, ब्याज और खाते की रकम',
    deposited: 'जमा',
    interest: 'ब्याज',
    balance: 'खाते में',
    note: (unit) => `ब्याज 31 मार्च को जुड़ता है और खाते की तरह पूरे ${unit} तक राउंड होता है।`,
    lastPart: 'आखिरी ब्याज खाता मैच्योर होने पर जुड़ता है।',
    nothing: 'अभी दिखाने को कोई साल नहीं है।',
  },

  whenPaid: {
    title: 'कब जमा करें',
    intro: (amount, years) => `${years} तक साल में ${amount}, अलग-अलग समय पर जमा।`,
    introInAll: (amount) => `कुल ${amount}, हर साल की जमा अलग-अलग समय पर।`,
    first: '5 अप्रैल तक',
    equal: 'हर महीने, 5 तक',
    equalLate: 'हर महीने, 5 के बाद',
    lastLate: '5 मार्च के बाद',
    less: (amount) => `${amount} कम`,
    firstYear: (year, month) => `${year} में खाता ${month} में खुला, इसलिए वह साल वहीं से शुरू होता है।`,
  },

  howItWorks: {
    intro: 'आपके आँकड़ों से।',
    month: 'महीने में क्या गिना जाता है',
    lowest: '5 तारीख के बाद से महीने के आखिर तक खाते की सबसे कम रकम',
    year: (name) => `साल ${name}`,
    creditedAs: (amount) => <>, खाते में जुड़े {amount}</>,
    allMonths: (month) => `5 ${month} तक जमा, इसलिए सभी 12 महीने गिने गए।`,
    sameEveryMonth: 'हर महीने उतनी ही रकम गिनी गई।',
    addUp: (months) =>
      months === 1 ? 'सिर्फ़ एक महीना गिना गया।' : `${months} महीनों में गिनी गई रकमों का जोड़।`,
    after: (time) => `${time} बाद`,
  },

  facts: {
    title: 'पूरा होने से पहले पैसा',
    intro: (since) => `${since} की स्कीम के नियम।`,
    loan: (from, to) => `लोन, साल ${from} से ${to} तक`,
    loanDated: (from, to) => `लोन, ${from} से ${to} तक`,
    loanRule: (part, interest) =>
      `दो साल पहले की रकम का ज़्यादा से ज़्यादा ${part}, ${interest} सालाना पर।`,
    withdrawal: (years) => `निकासी, ${years} बाद`,
    withdrawalDated: (from) => `निकासी, ${from} से`,
    withdrawalRule: 'साल में एक बार, 4 साल और 1 साल पहले की रकम में से जो कम हो, उसका आधा।',
    end: (years) => `${years} बाद`,
    endRule: (years) => `निकाल लें, पड़ा रहने दें, या एक बार में ${years} साल आगे बढ़ाएँ, जमा के साथ या बिना।`,
    quarter: 'चौथाई',
    study: (age) => `पढ़ाई, ${age} की उम्र से`,
    studyRule: 'रकम का ज़्यादा से ज़्यादा आधा।',
    marriage: (age) => `शादी, ${age} की उम्र से`,
    marriageRule: 'बेटी की शादी पर खाता बंद कराया जा सकता है।',
    ssyEndRule: (age, years) =>
      `खाता खुलने से गिनकर मैच्योर होता है। बेटी के ${age} साल की होने से पहले खुलता है, जमा ${years} तक।`,
    ratesRead: (until) =>
      `सरकार हर तिमाही की दर तय करती है। यहाँ की दरें ${until} तक की पढ़ी गई हैं; बाद की दर खुद लिखें।`,
  },

  export: {
    title: { ppf: 'PPF: साल-दर-साल', ssy: 'सुकन्या समृद्धि: साल-दर-साल' },
  },

  actions: 'PPF',
  copied: {
    yearly: (scheme, amount, month, byFifth) =>
      `${scheme}: हर ${month} में ${amount}, 5 ${byFifth ? 'तक' : 'के बाद'}`,
    monthly: (scheme, amount, byFifth) =>
      `${scheme}: हर महीने ${amount}, 5 ${byFifth ? 'तक' : 'के बाद'}`,
    for: (years) => `${years} के लिए`,
    opened: (month) => `${month} में खुला`,
    extended: (years) => `${years} आगे बढ़ाया`,
    rate: (percent) => `${percent} पर।`,
    rateAtFirst: (percent) => `शुरू में ${percent} पर।`,
  },
  pictureCaption: (time, interest) => `${time} बाद, इसमें ${interest} ब्याज, टैक्स नहीं लगता`,

  questions: [
    {
      question: 'दूसरी साइटें ₹40,68,209 या ज़्यादा क्यों दिखाती हैं?',
      answer:
        'ज़्यादातर साइटें सिर्फ़ आखिर में राउंड करती हैं: 7.1% पर 15 साल तक हर अप्रैल ₹1,50,000 जमा हों, तो ऐसे ₹40,68,209 बनते हैं। खाते में हर साल का ब्याज पूरे रुपये तक राउंड होता है, इसलिए ₹40,68,208 बनते हैं। बहुत बड़ा आँकड़ा सोलहवीं जमा गिनने से आता है: अप्रैल 2026 में खुले खाते में 16 बार जमा होता है और 1 अप्रैल 2042 को ₹45,17,701 मिलते हैं।',
    },
    {
      question: 'महीने की 5 तारीख क्यों ज़रूरी है?',
      answer:
        'महीने का ब्याज 5 तारीख के बाद से महीने के आखिर तक की सबसे कम रकम पर मिलता है। जो 5 तक जमा हो, उस पर उसी महीने से ब्याज मिलता है; बाद में जमा हो तो अगले महीने से। 7.1% पर 15 साल तक ₹1,50,000 हर साल 5 अप्रैल के बाद नहीं, उससे पहले जमा करने से ₹22,471 ज़्यादा मिलते हैं।',
    },
    {
      question: 'क्या इस पैसे पर टैक्स लगता है?',
      answer:
        'नवंबर 2026 के मुताबिक ब्याज और मैच्योरिटी रकम पर टैक्स नहीं लगता। जमा की रकम पर आमदनी से छूट सिर्फ़ पुरानी टैक्स व्यवस्था में मिलती है।',
    },
    {
      question: 'क्या दर यही रहेगी?',
      answer: `सरकार हर तिमाही की दर तय करती है। PPF में ${sayDate(inForce(schemeRates.ppf).from)} से ${inForce(schemeRates.ppf).percent}% और सुकन्या समृद्धि में ${sayDate(inForce(schemeRates.ssy).from)} से ${inForce(schemeRates.ssy).percent}% है; हमने ${sayMonth(schemeRatesReadUntil)} तक की सूचियाँ पढ़ी हैं। ‘दर में बदलाव’ में देखें कि दूसरी दर से कितना बनेगा, या खाता खुलने से अब तक की दरें भरें।`,
    },
  ],
}
