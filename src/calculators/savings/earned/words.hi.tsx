import type { ReactNode } from 'react'
import { listOf } from '../../../core/language/lists'
import { groupDigits } from '../../../core/money/group-digits'
import type { returnsWords as english } from './words'

/** The Returns view in Hindi. */
export const returnsWords: typeof english = {
  label: 'रिटर्न',
  heading: 'मेरे पैसे ने कितना कमाया?',
  intro: 'आपने जो लगाया और जो निकाला, उस पर असल में हर साल कितना रिटर्न मिला।',
  title: 'XIRR कैलकुलेटर: मेरे पैसे ने कितना कमाया?',
  description:
    'आपके लगाए और निकाले पैसे का सालाना रिटर्न (XIRR): टाइप, पेस्ट या फ़ाइल से, बैंक जमा के मुकाबले। कुछ भी कहीं नहीं भेजा जाता। मुफ़्त।',
  name: 'रिटर्न',

  payments: {
    title: 'लेन-देन',
    count: (count, most) =>
      `${groupDigits(String(count))} लाइन, ज़्यादा से ज़्यादा ${groupDigits(String(most))}`,
    reading: 'लाइनें पढ़ी जा रही हैं …',
    paste: 'पेस्ट करें',
    file: 'फ़ाइल',
    clear: 'सब हटाएँ',
    swap: 'लगाया और निकाला बदलें',
    date: 'तारीख',
    in: 'लगाया',
    out: 'निकाला',
    cell: (column, row) => `${column}, लाइन ${groupDigits(String(row))}`,
    nextCell: (column) => `${column}, नई लाइन`,
    remove: (row) => `लाइन ${groupDigits(String(row))} हटाएँ`,
    placeholder: 'दिन/माह/साल',
    help: 'किसी भी क्रम में। Excel की तारीखें, 5-4-24 और 2024-04-05 भी पढ़ी जाती हैं।',
    full: (most) => `${groupDigits(String(most))} से ज़्यादा लाइनें नहीं।`,
    stay: 'लिंक में 100 लाइनें तक जाती हैं। लाइनें आपके डिवाइस पर ही रहती हैं।',
    showMore: (count) => `${groupDigits(String(count))} और दिखाएँ`,
    add: 'लाइन जोड़ें',
    removed: 'लाइन हटा दी गई',
    cleared: 'सब लाइनें हटा दी गईं',
    replaced: (count) => `${groupDigits(String(count))} लाइनें पढ़ी गईं`,
    fileRead: (name) => `${name} पढ़ ली गई`,
    added: (count, of, most) =>
      count === of
        ? `${groupDigits(String(count))} लाइनें जोड़ी गईं`
        : `${groupDigits(String(of))} में से ${groupDigits(String(count))} लाइनें जोड़ी गईं: सूची में ${groupDigits(String(most))} लाइनें आती हैं।`,
    notRead: 'तारीख और रकम वाली कोई लाइन नहीं मिली।',
    notLoaded: 'लाइनें पढ़ने वाला हिस्सा लोड नहीं हो सका। इंटरनेट जाँचें और फिर कोशिश करें।',
  },
  rowsStay: 'लाइनें आपके डिवाइस पर ही रहती हैं।',

  pasting: {
    title: 'लेन-देन पेस्ट करें',
    label: 'तारीख और रकम वाली लाइनें',
    help: 'हर लाइन में एक लेन-देन, जैसे शीट या स्टेटमेंट से कॉपी किया: 5/4/2021, 100000। रकम के दो कॉलम हों तो पहला लगाया हुआ, दूसरा निकाला हुआ।',
    close: 'बंद करें',
    read: 'लाइनें पढ़ें',
  },

  fromBefore: 'नई फ़ाइल पढ़ी नहीं जा सकी। सूची की लाइनें पहले की हैं।',

  value: 'आज की कीमत',
  valueAsked: 'सब निकाल लिया हो तो 0 लिखें।',
  on: 'किस दिन',
  onHelp: 'उस कीमत का दिन',
  valueIsBlank: 'आज की कीमत नहीं लिखी गई, इसलिए 0 मानी गई है।',
  onNothing: 'कीमत का दिन लिखें।',
  today: 'आज',
  bank: 'बैंक जमा की दर (%)',
  bankHelp: 'तुलना के लिए',
  bankUsual: 'बैंक जमा पर आम तौर पर 3–9% सालाना मिलता है।',
  nothingSent: 'कुछ भी कहीं नहीं भेजा जाता। लाइनें इसी डिवाइस पर रहती हैं।',

  reading: {
    title: 'कैसे पढ़ा गया',
    dates: { dayFirst: 'तारीखें दिन/महीना/साल', monthFirst: 'तारीखें महीना/दिन/साल' },
    summary: (dates, counted, left) =>
      `${dates}; ${groupDigits(String(counted))} लाइनें गिनी गईं, ${left === 0 ? 'कोई नहीं छूटी' : `${groupDigits(String(left))} छूटीं`}`,
    allRead: 'हर लाइन जैसी है वैसी गिनी गई। एक दिन के लेन-देन साथ गिने जाते हैं।',
    signs: {
      minusOut: 'माइनस वाली रकमें निकाला हुआ पैसा मानी गईं।',
      minusIn: 'माइनस वाली रकमें लगाया हुआ पैसा मानी गईं।',
      allIn: 'सब रकमें लगाया हुआ पैसा मानी गईं।',
      allOut: 'सब रकमें निकाला हुआ पैसा मानी गईं।',
    },
    bad: {
      noDate: (row, text) => `लाइन ${groupDigits(String(row))}: "${text}" में तारीख नहीं है`,
      noDateAtAll: (row) => `लाइन ${groupDigits(String(row))}: तारीख नहीं है`,
      badDate: (row, text) => `लाइन ${groupDigits(String(row))}: "${text}" कोई तारीख नहीं है`,
      noAmount: (row) => `लाइन ${groupDigits(String(row))}: रकम नहीं है`,
      badAmount: (row, text) => `लाइन ${groupDigits(String(row))}: "${text}" कोई रकम नहीं है`,
      tooManyColumns: (row) =>
        `लाइन ${groupDigits(String(row))}: कॉलम ज़्यादा हैं (कॉमा वाली रकमें उद्धरण चिह्नों में रखें)`,
    },
    doNotCount: (problem, counted) => `${problem}; ${groupDigits(String(counted))} लाइनें गिनी गईं।`,
    andMore: (problem, more) => `${problem}, और ऐसी ${groupDigits(String(more))} लाइनें`,
    zero: (row) => `लाइन ${groupDigits(String(row))}: रकम 0, छोड़ दी गई`,
    afterOn: (row, day) => `लाइन ${groupDigits(String(row))} ${day} के बाद की है और नहीं गिनी जाती।`,
    same: (rows) =>
      `लाइनें ${listOf(
        rows.map((row) => groupDigits(String(row))),
        'और',
      )} एक जैसी हैं। ${rows.length === 2 ? 'दोनों' : 'सब'} गिनी जाती हैं।`,
    tooMany: (most) => `सिर्फ़ पहली ${groupDigits(String(most))} लाइनें गिनी जाती हैं।`,
    more: (count) => `और ${groupDigits(String(count))}`,
  },

  results: {
    xirr: 'XIRR',
    cagr: 'CAGR',
    gain: 'फ़ायदा',
    gainOfAll: 'कुल लगाए पर फ़ायदा',
    paidIn: 'लगाया',
    takenOut: 'निकाला',
    value: 'आज की कीमत',
    time: 'समय',
    inBank: (percent) => `${percent} पर बैंक जमा में`,
    moreThanBank: 'बैंक से ज़्यादा',
    lessThanBank: 'बैंक से कम',
    couldNotPay: (day, short) => `दे नहीं पाता: ${day} को खाली, ${short} कम`,
    days: (days) => `${groupDigits(String(days))} दिन`,
    daysAndYears: (days, years) => `${groupDigits(String(days))} दिन · ${years} साल`,
    over: '10,000% से ज़्यादा',
  },

  captions: {
    yearly: (
      <>
        सालाना, उस पैसे पर <b>जितने समय वह लगा रहा</b>
      </>
    ),
    underOneYear: (days) =>
      `${groupDigits(String(days))} दिन: सालाना दर बताती है कि इसी रफ़्तार से एक साल में कितना बनता।`,
    several: (rates) =>
      `इन लेन-देन पर एक से ज़्यादा सालाना दरें सही बैठती हैं: ${listOf(rates, 'और')}। इनमें से कोई एक अकेली आपका रिटर्न नहीं है।`,
    none: 'इन लेन-देन पर कोई सालाना दर सही नहीं बैठती।',
    allLost: 'कुछ भी वापस नहीं आया।',
    noValue: 'आज की कीमत लिखें।',
    onlyOut: 'कुछ लगाया ही नहीं, तो कमाई किस पर होती।',
    oneDay: 'सब एक ही दिन: कोई समय नहीं बीता।',
    nothing: 'कोई लेन-देन जोड़ें।',
    allEven: 'जो लगाया वह उसी दिन निकल गया, इसलिए कुछ लगा ही नहीं रहा।',
    outFirst: 'पैसा लगने से पहले निकला: यह वह दर है जो आपको चुकानी पड़ी।',
    working: (count) => `${groupDigits(String(count))} लाइन पर काम चल रहा है …`,
  },
  onlyOneFits: (
    <>
      पैसा लगा, निकला और फिर लगा, इसलिए कई दरें हो सकती थीं। सब खोजी गईं: <b>सिर्फ़ एक सही बैठती है</b>।
    </>
  ),
  onlyOneFitsOutFirst: (
    <>
      पैसा निकला, लगा और फिर निकला, इसलिए कई दरें हो सकती थीं। सब खोजी गईं: <b>सिर्फ़ एक सही बैठती है</b>।
    </>
  ),

  chart: {
    title: 'आपका पैसा और बैंक',
    titleWithoutRate: 'आपने जो लगाया और बैंक',
    yours: 'आपका',
    bank: 'बैंक',
    net: 'लगाया, निकाला घटाकर',
    netShort: 'लगाया − निकाला',
    describe: (from, to) => `${from} से ${to} तक।`,
    ends: (line) => `अंत में ${line}।`,
    bankEmpty: (day) => `बैंक जमा ${day} को खाली हो जाती है।`,
    sameFigures: 'लेन-देन टेबल हर लेन-देन में हैं।',
  },

  table: {
    title: 'हर लेन-देन',
    caption: 'हर लेन-देन',
    columns: ['तारीख', 'लगाया', 'निकाला', 'दिन', 'अब की कीमत'],
    shortColumns: ['तारीख', 'लगाया', 'निकाला', 'दिन', 'कीमत'],
    worth: (day, rate, sum) => `${day} की कीमत, हर लेन-देन ${rate} सालाना से बढ़कर; कुल ${sum}।`,
    missSum: 'पूरे रुपयों में लिखी रकमों का जोड़ थोड़ा अलग हो सकता है।',
    withoutRate: 'एक सालाना दर के बिना किसी लेन-देन की अपनी कीमत नहीं होती।',
    nothing: 'अभी दिखाने को कोई लेन-देन नहीं है।',
    showMore: (count) => `${groupDigits(String(count))} और दिखाएँ`,
  },

  export: {
    title: 'रिटर्न, हर लेन-देन',
    currency: 'मुद्रा',
    on: 'कीमत का दिन',
    bank: 'बैंक जमा (% सालाना)',
    rate: (name) => `${name} (%)`,
    rates: 'जो सालाना दरें सही बैठती हैं (%)',
    gainOfAll: 'कुल लगाए पर फ़ायदा (%)',
    days: 'दिन',
    bankValue: 'बैंक जमा में',
  },

  howItWorks: {
    intro: 'वह दर जिस पर सब लेन-देन आखिरी दिन तक बढ़कर आज की कीमत के बराबर होते हैं।',
    each: 'हर लेन-देन',
    formula: (
      <>
        रकम × (1 + दर)<sup>दिन ÷ 365</sup>
      </>
    ),
    first: 'पहला',
    together: 'सब मिलाकर',
    come: (value: string, rate: ReactNode) => (
      <>
        {rate} पर {value} बनते हैं
      </>
    ),
    noFormula: 'दर किसी सूत्र से नहीं मिलती। उसे तब तक खोजा जाता है जब तक दो दशमलव पक्के न हों।',
    inBank: 'बैंक में',
    bank: (percent: string, value: ReactNode) => (
      <>
        वही लेन-देन, उन्हीं दिनों, {percent} पर: {value}
      </>
    ),
    bankDry: (percent, day) => `वही लेन-देन, उन्हीं दिनों, ${percent} पर: ${day} को खाली।`,
    bankQuarterly: 'ब्याज हर तिमाही जुड़ता है, जैसे बैंकों में।',
    gain: 'कुल लगाए पर फ़ायदा',
    noRate: 'यहाँ दिखाने को कोई एक दर नहीं है। फ़ायदे को उसकी ज़रूरत नहीं:',
    nothing: 'कोई लगाई रकम और आज की कीमत लिखने पर हिसाब यहाँ दिखेगा।',
  },

  pictureCaption: 'सालाना, उस पैसे पर जितने समय वह लगा रहा',
  copied: (day) => `${day} तक मेरे पैसे ने कितना कमाया।`,
  copiedWithoutDay: 'मेरे पैसे ने कितना कमाया।',

  questions: [
    {
      question: 'XIRR क्या है?',
      answer:
        'वह एक सालाना दर जिस पर हर लेन-देन, अपने दिन से आखिरी दिन तक बढ़कर, कुल मिलाकर आज की कीमत के बराबर हो। रकमें कोई भी हों, दिन कोई भी:\nरकम × (1 + दर)^(दिन ÷ 365) का जोड़ = आज की कीमत\nएक बार लगाया और एक बार निकाला हो तो यही CAGR है।',
    },
    {
      question: 'मेरी स्प्रेडशीट दूसरी दर या गलती क्यों दिखाती है?',
      answer:
        'स्प्रेडशीट का XIRR एक अनुमान से शुरू होता है और पहली बैठने वाली दर पर रुक जाता है, या हार मान लेता है। उसे लगाया पैसा माइनस में और कीमत प्लस में चाहिए। यहाँ −100% से ऊपर की सब दरें खोजी जाती हैं, और कई बैठें या कोई न बैठे तो पेज बताता है। दिन वहाँ की तरह दिन ÷ 365 गिने जाते हैं।',
    },
    {
      question: 'फ़ायदा ÷ लगाया सालाना दर क्यों नहीं है?',
      answer:
        'उसमें समय नहीं है। कुल लगाए पर 52% दो साल में बहुत है और बीस साल में थोड़ा। वह पिछले महीने के पैसे को पाँच साल पुराने पैसे जैसा गिनता है। एक साल से कम में वही सही तस्वीर देता है: तब सालाना दर सिर्फ़ बताती है कि इसी रफ़्तार से कितना बनता।',
    },
    {
      question: 'क्या कुछ भेजा जाता है?',
      answer:
        'नहीं। फ़ाइलें और पेस्ट की लाइनें आपका ब्राउज़र ही पढ़ता है और वे इसी टैब में रहती हैं। जो लिंक आप भेजते हैं उसमें # के बाद 100 लाइनों तक की तारीखें और रकमें होती हैं, जिन्हें ब्राउज़र सर्वर को नहीं भेजते: न नाम, न खाता या फ़ोलियो नंबर। ज़्यादा लाइनें हों तो कुछ नहीं।',
    },
  ],
}
