import { languageWords } from '../../../core/language/words'
import type { depositsWords as english } from './words'

/** What the deposit views share, in Hindi. */
export const depositsWords: typeof english = {
  find: 'क्या पता करना है',
  sumYouWant: 'कितनी रकम चाहिए',
  interestRate: 'ब्याज दर (% सालाना)',
  usualRates: 'बैंक साल में लगभग 3–9% देते हैं।',
  senior: 'वरिष्ठ नागरिक',
  seniorExtra: 'वरिष्ठ नागरिक को ज़्यादा (%)',
  usualExtra: 'बैंक वरिष्ठ नागरिकों को 0–1% ज़्यादा देते हैं।',
  rateSince: (percent, since) => `${since} से ${percent}`,
  ratesUntil: (until) => `हमारी सूची में ${until} तक की दरें हैं: आज की दर देख लें।`,
  wholeMonths: 'महीने पूरे गिने जाते हैं।',
  wholeDays: 'दिन पूरे गिने जाते हैं।',
  inEffect: (percent) => `असल में ${percent} सालाना`,

  tax: {
    name: 'टैक्स और महँगाई',
    summary: (tax, inflation, limit) => `टैक्स ${tax}, महँगाई ${inflation}, साल में ${limit} से ऊपर TDS`,
    withoutTds: (tax, inflation) => `टैक्स ${tax}, महँगाई ${inflation}, TDS नहीं`,
    rate: 'आपकी टैक्स दर (%)',
    rateHelp: (cess) => `आपका स्लैब; उस पर ${cess} सेस अलग`,
    usualRate: (highest) => `स्लैब 0–${highest}% होते हैं।`,
    slabs: 'आम स्लैब',
    inflation: 'महँगाई (%)',
    inflationHelp: 'दाम कितनी तेज़ी से बढ़ते हैं',
    usualInflation: 'दाम आम तौर पर साल में 0–15% बढ़ते हैं।',
    otherInterest: 'इसी बैंक से साल का बाकी ब्याज',
    otherInterestHelp: 'सीमा में यह भी गिना जाता है',
    noTds: (form) => `TDS नहीं (फ़ॉर्म ${form})`,
    tds: 'TDS (%)',
    tdsHelp: (percent) => `PAN न हो तो ${percent}`,
    usualTds: (usual, withoutPan) => `TDS ${usual} या ${withoutPan}% होता है।`,
    above: 'इससे ऊपर TDS',
    aboveSenior: 'इससे ऊपर TDS, वरिष्ठ नागरिक',
    aYear: 'एक वित्त वर्ष का ब्याज',
    remark: (limit, seniorLimit, age, since, form, formSince) =>
      `एक वित्त वर्ष में एक बैंक का ब्याज ${limit} से ज़्यादा हो (${age} की उम्र से ${seniorLimit}; ${since} से), तो पूरे ब्याज पर TDS कटता है। यहाँ माना गया है कि TDS कहीं और से चुकाया गया, इसलिए उससे बढ़त धीमी नहीं होती। जिन पर टैक्स नहीं बनता, वे फ़ॉर्म ${form} देते हैं (${formSince} से)।`,
  },

  results: {
    maturityValue: 'मैच्योरिटी रकम',
    amount: 'रकम',
    totalDeposited: 'कुल जमा',
    deposited: 'जमा',
    interest: 'ब्याज',
    effectiveYield: 'असल सालाना कमाई',
    tdsInAll: 'कुल TDS',
    taxInAll: 'कुल टैक्स',
    stillToPay: 'अभी देना बाकी',
    comesBack: 'वापस मिलेगा',
    afterTax: 'टैक्स के बाद',
    inTodaysMoney: 'आज के पैसे में',
    none: 'कोई नहीं',
  },

  goes: {
    title: (interest) => `${interest} ब्याज कहाँ जाता है`,
    tax: (amount, percent) => (
      <>
        {amount} टैक्स, {percent} से
      </>
    ),
    lateFees: (amount) => <>{amount} देरी की फ़ीस</>,
    prices: (amount) => <>{amount} महँगाई में</>,
    pricesAndAmount: (amount, ofAmount) => (
      <>
        {amount} महँगाई में, और साथ में जमा रकम के {ofAmount}
      </>
    ),
    left: (amount) => <>{amount} बचते हैं</>,
    noneLeft: 'ब्याज में से कुछ नहीं बचता।',
  },

  year: 'साल',
  tds: 'TDS',
  value: 'रकम',
  start: 'शुरू',
  inYear: (year) => `साल ${year}`,
  yearsNote: {
    dated: 'ये वित्त वर्ष हैं, अप्रैल से मार्च तक, जैसे बैंक TDS गिनता है।',
    undated: 'जमा की तारीख भरने पर साल वित्त वर्ष हो जाते हैं, जैसे बैंक TDS गिनता है।',
    tds: (limit, seniorLimit, age, since) =>
      `एक वित्त वर्ष में बैंक से ${limit} से ज़्यादा ब्याज मिले (${age} की उम्र से ${seniorLimit}; ${since} से), तो TDS कटता है।`,
    asTyped: (typed, others) =>
      `भरी हुई सीमा ${typed} हर साल में गिनी गई है; कानून के मुताबिक वह ${languageWords.and(others)} है।`,
    limitIn: (limit, years) => `${years} में ${limit}`,
    unknown: (years) => `${years} की सीमा यहाँ मालूम नहीं है।`,
    years: (first, last) => (first === last ? first : `${first} से ${last}`),
  },

  chart: {
    grows: (time, amount, value) => `${time} में ${amount} बढ़कर ${value} हो जाते हैं।`,
    sameFigures: 'यही आँकड़े साल-दर-साल वाली तालिका में हैं।',
  },

  notWithin100Years: '100 साल में भी नहीं।',
  term: (years, months, days) =>
    [
      years > 0 && languageWords.years(years),
      months > 0 && languageWords.months(months),
      (days > 0 || (years === 0 && months === 0)) && `${days} दिन`,
    ]
      .filter((part) => part !== false)
      .join(' '),
  match: {
    name: 'बैंक से मिलाएँ',
    summary: 'रसीद वाली रकम किस तरीके से आती है',
    receipt: 'रसीद पर मैच्योरिटी रकम',
    receiptHelp: 'जैसी बैंक ने छापी है',
    given: {
      nearest: (way) => (
        <>
          <b>{way}</b> से यही रकम आती है।
        </>
      ),
      down: (way) => (
        <>
          <b>{way}</b> से यही रकम आती है, पैसे छोड़कर।
        </>
      ),
      up: (way) => (
        <>
          <b>{way}</b> से यही रकम आती है, ऊपर के रुपये तक।
        </>
      ),
    },
    countedSo: 'यहाँ अभी इसी तरीके से हिसाब हो रहा है।',
    countThisWay: 'इसी तरीके से गिनें',
    countAs: (way) => `इसी तरीके से गिनें: ${way}`,
    cannotCount: 'इस पेज पर इसके लिए कोई विकल्प नहीं है।',
    missed: {
      less: (way, amount) => (
        <>
          किसी तरीके से यह रकम नहीं आती। सबसे पास <b>{way}</b> है, उससे <b>{amount}</b> कम आते हैं।
        </>
      ),
      more: (way, amount) => (
        <>
          किसी तरीके से यह रकम नहीं आती। सबसे पास <b>{way}</b> है, उससे <b>{amount}</b> ज़्यादा आते हैं।
        </>
      ),
    },
    missedHelp: 'रसीद पर दर, दिन और जमा रकम देख लें।',
    summaryGiven: (way) => `${way} से यही रकम आती है`,
    summaryMissed: 'किसी तरीके से यह रकम नहीं आती',
  },
}
