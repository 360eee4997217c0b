import { sayDate, sayMonth } from '../../../core/language/dates'
import { countOf, day } from '../../../core/language/hindi'
import { decimalFrom } from '../../../core/money/decimal'
import { inWords } from '../../../core/money/format'
import { cessEndedLaw } from '../../../core/rules/gst'
import {
  anyOrder,
  cashShareLaw,
  cashThereByPortalSince,
  feeLaws,
} from '../../../core/rules/gst-returns'
import { inForce } from '../../../core/rules/rule-on'
import { dayAfter, financialYearOf } from '../../../core/time/calendar'
import type { returnWords as english } from './words'

/** The Return view in Hindi. */
export const returnWords: typeof english = {
  label: 'रिटर्न',
  heading: 'GST रिटर्न कैलकुलेटर',
  intro: 'इस महीने कितना टैक्स नकद भरना है, और देर करने पर कितना लगता है।',
  title: 'GST रिटर्न कैलकुलेटर: नकद, ब्याज और लेट फ़ीस',
  description:
    'देखें कि सबसे कम नकद में इनपुट टैक्स क्रेडिट से GSTR-3B कैसे भरता है, और हर दिन की देर पर ब्याज और लेट फ़ीस कितनी लगती है। मुफ़्त, हर आँकड़े के साथ उसका कानून।',

  form: 'रिटर्न',
  forms: { gstr3b: 'GSTR-3B', gstr1: 'GSTR-1', gstr4: 'GSTR-4', gstr9: 'GSTR-9' },
  filing: 'कब भरते हैं',
  filings: { monthly: 'हर महीने', quarterly: 'हर तिमाही' },
  month: 'महीना',
  quarter: 'तिमाही',
  quarters: {
    '03': 'जनवरी–मार्च',
    '06': 'अप्रैल–जून',
    '09': 'जुलाई–सितंबर',
    '12': 'अक्टूबर–दिसंबर',
  },
  year: 'साल',
  financialYear: 'वित्त वर्ष',
  stateHelp: 'इसी से आखिरी तारीख तय होती है',
  dueDate: 'आखिरी तारीख',
  usual: 'आम तौर पर यही',
  notUsual: (usual) => `आम तौर पर ${usual}`,
  filedOn: 'भरने की तारीख',
  asDue: 'आखिरी तारीख को',
  daysLate: (days) => `${days} की देर`,
  isInTime: 'समय पर',
  chooseADay: 'तारीख चुनें।',
  turnover: 'पिछले साल का टर्नओवर',
  yearTurnover: 'उस साल का टर्नओवर',
  stateTurnover: 'इस राज्य का टर्नओवर',
  nil: 'शून्य रिटर्न',
  more: 'और विकल्प',
  moreSummary: (rate, order, cess) => `ब्याज ${rate} · IGST के लिए SGST क्रेडिट ${order} · ${cess}`,
  orderSummaries: { anyOrder: 'किसी भी क्रम में', cgstFirst: 'CGST क्रेडिट के बाद' },
  withCess: 'सेस के साथ',
  noCess: 'बिना सेस',
  interestRate: 'ब्याज दर (% सालाना)',
  interestRateHelp: (usual, since) => `${since} से ${usual}%`,
  interestRateHint: 'कानून में दर 0 से 24% सालाना है।',
  order: 'IGST के लिए SGST क्रेडिट',
  orders: { anyOrder: 'किसी भी क्रम में', cgstFirst: 'CGST क्रेडिट के बाद' },
  orderHelp: {
    usual: {
      anyOrder: `${sayMonth(anyOrder.from)} से पोर्टल यही करता है। कानून में शायद अब भी कुछ और लिखा हो।`,
      cgstFirst: `कानून में यही है, और ${sayMonth(dayAfter(anyOrder.from, -1))} तक पोर्टल भी यही करता था।`,
    },
    other: {
      anyOrder: 'इस अवधि के लिए पोर्टल ऐसा नहीं करता था।',
      cgstFirst: 'इस अवधि के लिए पोर्टल इतना सख्त नहीं है।',
    },
  },
  cess: 'सेस',
  cessHelp: `यह ${sayDate(inForce(cessEndedLaw).from)} से नहीं लगता; पुराने क्रेडिट और रिटर्न में हो सकता है।`,

  rows: {
    output: 'बिक्री पर टैक्स',
    reverseCharge: 'रिवर्स चार्ज',
    creditOpening: 'पिछला बचा क्रेडिट',
    creditNew: { monthly: 'इस महीने का क्रेडिट', quarterly: 'इस तिमाही का क्रेडिट' },
    cashLedger: 'अभी कैश लेजर में',
    cashSinceDue: 'आखिरी तारीख से लेजर में',
  },
  heads: { igst: 'IGST', cgst: 'CGST', sgst: 'SGST', cess: 'सेस' },
  stateTax: 'SGST/UTGST',
  cell: (row, head) => `${row}, ${head}`,
  amounts: 'मद के हिसाब से रकमें',
  belowZero: '0 माना गया है: यहाँ कुछ भी शून्य से कम नहीं होता।',
  notReadable: (cells) => `यह संख्या पढ़ी नहीं जा सकी, इसलिए 0 मानी गई है: ${cells}`,
  sinceAboveNow: (amounts) => `लेजर में अभी जितना है उससे ज़्यादा नहीं: ${amounts} माना गया है।`,
  cashWasThere: 'यह रकम आखिरी तारीख को भी लेजर में थी तो उसे नीचे की लाइन में लिखें: उस पर ब्याज नहीं लगता।',

  periods: {
    example: 'उदाहरण हटा दिया गया: अब यहाँ आपका अपना हिसाब है।',
    backAt: (period) => `${period} फिर चुनने पर पहले का लिखा हुआ वापस मिलेगा।`,
    moveHere: 'यहाँ लगाएँ',
  },

  fromSales: {
    take: 'बिक्री का टैक्स ‘बिक्री’ से लें',
    of: (period) => `${period}, इस डिवाइस पर रखे बिलों से`,
    notLoaded: '‘बिक्री’ के आँकड़े पढ़े नहीं जा सके। फिर कोशिश करें।',
    none: (period) => `${period} का कोई बिल इस डिवाइस पर नहीं है।`,
    noTax: (period) => `${period} का कोई बिल नहीं है: बिक्री पर टैक्स खाली कर दिया गया।`,
    composition: '‘बिक्री’ में यह दुकान कंपोज़िशन डीलर है, जो GSTR-3B नहीं भरता।',
    taken: (period) => `${period} का टैक्स ‘बिक्री’ से लिया गया।`,
    emptied: 'उदाहरण की बाकी लाइनें खाली कर दी गईं।',
    leftOut: (documents) => `वहाँ ठीक करने वाले ${documents} बिल या नोट इसमें नहीं हैं।`,
    toSales: '‘बिक्री’ खोलें',
  },

  results: {
    cashToPay: 'नकद भरना है',
    output: 'बिक्री पर टैक्स',
    reverseCharge: 'रिवर्स चार्ज',
    paidByCredit: 'क्रेडिट से भरा',
    taxInCash: 'नकद टैक्स',
    interest: 'ब्याज',
    lateFee: 'लेट फ़ीस',
    fromLedger: 'कैश लेजर से',
    eachDayLater: 'हर और दिन पर',
    carryForward: 'आगे जाने वाला क्रेडिट',
    saved: 'इस बँटवारे से बचत',
  },
  days: (days) => countOf(days, day),
  late: (days, due) => (
    <>
      <b>{days} की देर</b>, आखिरी तारीख {due}
    </>
  ),
  inTime: (due) => (
    <>
      <b>समय पर</b>, आखिरी तारीख {due}
    </>
  ),
  paidAlready: (when, why) => (
    <>
      {when}: {why}
    </>
  ),
  nothingToPay: 'कुछ नहीं भरना है।',
  ledgerCovers: 'कैश लेजर में काफ़ी है।',
  tags: { late: 'देर से', inTime: 'समय पर' },
  daysAt: (days, rate) => `${days}, ${rate} पर`,
  daysAtMost: (days, most) => `${days}, ज़्यादा से ज़्यादा ${most}`,
  eachDay: (interest, fee) => `ब्याज ${interest}, लेट फ़ीस ${fee}`,
  afterDue: (costs) => `आखिरी तारीख के बाद: ${costs}`,
  feeAlone: (fee) => `लेट फ़ीस ${fee}`,
  feeStopped: 'लेट फ़ीस अब और नहीं बढ़ती',
  ofHead: (amount, head) => `${amount} ${head}`,
  allUsed: 'पूरा काम आ गया',
  noCredit: 'है ही नहीं',
  none: 'कोई नहीं',
  againstPlain: 'पहले CGST भरने के मुकाबले',
  bar: {
    igst: 'IGST क्रेडिट',
    cgst: 'CGST क्रेडिट',
    sgst: 'SGST क्रेडिट',
    cess: 'सेस क्रेडिट',
    cash: 'नकद',
  },

  notices: {
    move: (amount, from, to) => `पहले PMT-09 से ${amount} ${from} से ${to} में ले जाएँ।`,
    stuck: (amount, head, other) =>
      `${other} नकद भरने पर भी ${amount} का ${head} क्रेडिट बचा रहता है: ${head} क्रेडिट से ${other} कभी नहीं भरता।`,
    nil: (fee) => `कोई टैक्स नहीं: शून्य रिटर्न माना गया है, हर दिन ${fee} के हिसाब से।`,
    noCentralTax:
      'CGST न हो तो शून्य रिटर्न की कम फ़ीस लग सकती है: अधिसूचना सिर्फ़ केंद्रीय टैक्स की बात करती है।',
    beforeEnd: 'रिटर्न उसकी अवधि खत्म होने के बाद भरा जाता है।',
    barred: (until) => `आखिरी तारीख के तीन साल बाद पोर्टल कोई रिटर्न नहीं लेता: यह रिटर्न ${until} तक।`,
    exempt: (turnover) => `${turnover} तक सालाना रिटर्न नहीं भरना होता।`,
    untilReconciled: 'जहाँ GSTR-9C भी भरना हो, वहाँ फ़ीस उसके भरने तक चलती है।',
  },
  unsupported: `गिनती ${sayMonth(feeLaws.gstr3b[0].from)} से होती है (GSTR-4 की ${financialYearOf(feeLaws.gstr4[0].from)} से, GSTR-9 की ${financialYearOf(feeLaws.gstr9[0].from)} से): पुराने रिटर्न की फ़ीस अलग थी।`,

  credit: {
    title: 'क्रेडिट कहाँ लगता है',
    intro: 'वह बँटवारा जिसमें सबसे कम नकद लगता है।',
    paidBy: 'किससे भरा',
    cash: 'नकद',
    left: 'बचा',
    forbidden: 'मना है',
    none: 'लगाने को कोई क्रेडिट नहीं है।',
    igstFirst: 'IGST क्रेडिट पहले IGST में लगता है।',
    split: (rest, cgst, sgst) => `बचे ${rest} में से ${cgst} CGST में और ${sgst} SGST में लगते हैं।`,
    oneHead: (rest, given, head) => `बचे ${rest} में से ${given} ${head} में लगते हैं।`,
    noneStranded: 'CGST या SGST का कोई क्रेडिट अटका नहीं रहता।',
    plain: (cash) => `पहले CGST भरने पर ${cash} नकद लगते।`,
    lent: {
      anyOrder: (amounts) => `IGST में कमी रहती है: ${amounts} लगता है, किसी भी क्रम में।`,
      cgstFirst: (amounts) =>
        `IGST में कमी रहती है: ${amounts} लगता है, SGST क्रेडिट CGST क्रेडिट के बाद ही।`,
    },
    lentOf: (amount, head) => `${amount} का ${head} क्रेडिट`,
    own: 'CGST और SGST क्रेडिट पहले अपनी-अपनी मद में लगते हैं।',
  },

  payIn: {
    title: 'किस मद में कितना भरें',
    intro: 'एक ही चालान।',
    what: 'किसके लिए',
    taxInCash: 'नकद टैक्स',
    interest: 'ब्याज',
    lateFee: 'लेट फ़ीस',
    fromLedger: 'लेजर से',
    payIn: 'जमा करें',
    total: 'कुल',
    note: 'टैक्स इसी रिटर्न के साथ भरना है। ब्याज और लेट फ़ीस पोर्टल अगले GSTR-3B के साथ माँगता है।',
    moves: 'जो दूसरी मद के लेजर से आता है, उसे पहले PMT-09 से वहाँ ले जाएँ।',
  },

  wait: {
    title: 'देर करें तो',
    intro: 'इस रिटर्न पर ऊपर से कितना लगता है, दिन-दर-दिन।',
    daysLate: 'देर (दिन)',
    filedOn: 'भरने की तारीख',
    interest: 'ब्याज',
    lateFee: 'लेट फ़ीस',
    inAll: 'कुल',
    due: (day) => `आखिरी तारीख, ${day}`,
    days: (days) => countOf(days, day),
    own: (day, amount) => `${day}: ${amount}`,
    today: 'आज',
    stops: (amount) => `लेट फ़ीस ${amount} पर रुकती है`,
    stopsAfter: (amount, days) => `लेट फ़ीस ${days} बाद ${amount} पर रुकती है।`,
    chart: (days, fee, interest) =>
      `देर के दिनों पर लेट फ़ीस और ब्याज: ${days} बाद ${fee} और ${interest} लगते हैं। नीचे की तालिका में यही आँकड़े हैं।`,
  },

  dates: {
    title: 'तारीखें',
    filedMonthly: (period) => `${period} के लिए, हर महीने भरने पर।`,
    filedQuarterly: (period) => `${period} के लिए, हर तिमाही भरने पर।`,
    ofYear: (year) => `वित्त वर्ष ${year} के लिए।`,
    entries: {
      gstr1: 'GSTR-1',
      gstr3b: 'GSTR-3B',
      gstr4: 'GSTR-4',
      gstr9: 'GSTR-9',
      iff: 'बिल भेजने की सुविधा (IFF)',
      pmt06: 'PMT-06 से जमा',
      cmp08: 'CMP-08',
      creditLast: 'क्रेडिट लेने की आखिरी तारीख',
      barredAfter: 'रिटर्न भरने का आखिरी मौका',
    },
    notes: {
      salesOf: (period) => `${period} की बिक्री`,
      returnOf: (period) => `${period} का रिटर्न`,
      thisReturn: (period) => `${period}, यही रिटर्न`,
      taxOf: (month) => `${month} का टैक्स`,
      billsOf: (month) => `${month} के GSTIN वाले बिल, चाहें तो`,
      noFee: (quarter) => `${quarter} का टैक्स, लेट फ़ीस नहीं`,
      invoicesOf: (year) => `${year} के बिल`,
      annual: (year, turnover) => `साल ${year}, ${turnover} से ऊपर`,
      annualOf: (year) => `साल ${year}`,
      years: 'आखिरी तारीख के तीन साल बाद',
    },
    note: 'सरकार अक्सर तारीख बढ़ाती है। नई तारीख ‘आखिरी तारीख’ में लिखें। छुट्टी से कुछ नहीं बदलता।',
  },

  why: {
    title: 'यह आँकड़ा क्यों',
    asOf: (day) => `नियम ${day} के मुताबिक हैं।`,
    sections: (sections) => `CGST कानून, धारा ${sections}`,
    rules: (rules) => `CGST नियमावली, नियम ${rules}`,
    notifications: (numbers) => `अधिसूचना ${numbers} (केंद्रीय टैक्स)`,
    circulars: (numbers) => `सर्कुलर ${numbers} (GST)`,
    advisory: (day) => `GST पोर्टल की ${day} की सूचना`,
    since: (sources, day) => `${sources}; ${day} से।`,
    figures: {
      igstCredit: 'IGST क्रेडिट',
      ownCredit: 'CGST और SGST क्रेडिट',
      order: 'IGST के लिए SGST क्रेडिट',
      reverseCharge: 'रिवर्स चार्ज नकद',
      rupees: 'पूरे रुपये',
      interest: 'ब्याज',
      cashThere: 'आखिरी तारीख से लेजर में',
      lateFee: 'लेट फ़ीस',
      exempt: 'सालाना रिटर्न नहीं',
      ledger: 'कैश लेजर और PMT-09',
      dueDate: 'आखिरी तारीख',
      creditUntil: 'क्रेडिट लेने की आखिरी तारीख',
      yearsToFile: 'रिटर्न भरने का आखिरी मौका',
    },
    says: {
      igstCredit: 'पहले IGST में लगता है, फिर CGST और SGST में किसी भी क्रम और हिस्से में, दूसरे क्रेडिट से पहले।',
      ownCredit: 'हर एक पहले अपनी मद में लगता है, फिर IGST में, और एक-दूसरे में कभी नहीं।',
      anyOrder: `${sayMonth(anyOrder.from)} की अवधि से पोर्टल CGST और SGST क्रेडिट किसी भी क्रम में लेता है। SGST क्रेडिट के रुकने वाला परंतुक हटा हुआ नहीं मिला, इसलिए ‘और विकल्प’ में इसे बदला जा सकता है।`,
      cgstFirst: `SGST क्रेडिट IGST में तभी लगता है जब CGST क्रेडिट न बचे। ${sayMonth(anyOrder.from)} की अवधि से पोर्टल यह नहीं माँगता।`,
      reverseCharge: 'क्रेडिट से बिक्री पर टैक्स ही भर सकता है, रिवर्स चार्ज का टैक्स नहीं।',
      rupees: 'पचास पैसे और उससे ज़्यादा का एक रुपया। हर मद में अलग, जैसा आम चलन है।',
      countedAt: (percent) => `यहाँ लिखी हुई ${percent} की दर से गिना गया है।`,
      interest: (percent) =>
        `नकद भरे टैक्स पर ${percent}% सालाना, हर मद में, आखिरी तारीख के बाद हर दिन का; साल हमेशा 365 दिन का।`,
      cashThere: `जो रकम आखिरी तारीख से भुगतान तक लेजर में रही, उस पर ब्याज नहीं लगता। ${sayMonth(cashThereByPortalSince)} से पोर्टल सबसे कम बकाये से ऐसा ही गिनता है; हर मद में अलग गिनना हमारी समझ है।`,
      lateFee: {
        gstr3b: (day, nil, limits) =>
          `हर दिन ${day}, आधी-आधी दोनों कानूनों की, टैक्स न हो तो ${nil}; ज़्यादा से ज़्यादा ${limits}। IGST पर कोई नहीं।`,
        gstr1: (day, nil, limits) =>
          `हर दिन ${day}, आधी-आधी दोनों कानूनों की, बिक्री न हो तो ${nil}; ज़्यादा से ज़्यादा ${limits}।`,
        gstr4: (day, nil, limits) =>
          `हर दिन ${day}, आधी-आधी दोनों कानूनों की, टैक्स न हो तो ${nil}; ज़्यादा से ज़्यादा ${limits}।`,
        gstr9: (steps) =>
          `उस साल के टर्नओवर से: ${steps}। जहाँ GSTR-9C भी भरना हो, वहाँ उसके भरने तक चलती है।`,
      },
      limits: (nil, steps) => `शून्य रिटर्न की ${nil}, ${steps}`,
      limitUpTo: (most, turnover, isFirst) =>
        isFirst ? `पिछले साल के ${turnover} टर्नओवर तक ${most}` : `${turnover} तक ${most}`,
      limitAbove: (most) => `उससे ऊपर ${most} तक`,
      limitsOfComposition: (nil, most) => `${most}, शून्य रिटर्न की ${nil} तक`,
      annualUpTo: (turnover, day, percent) =>
        `${turnover} तक हर दिन ${day}, राज्य के टर्नओवर के ${percent}% तक`,
      annualAbove: (day, percent) => `उससे ऊपर हर दिन ${day}, ${percent}% तक`,
      exempt: (turnover, since) => `${since} से ${turnover} तक के टर्नओवर पर नहीं भरना होता।`,
      ledger:
        'रकम मद के हिसाब से रहती है। PMT-09 से वह एक मद से दूसरी में जाती है, पर कोई देनदारी बाकी हो तब नहीं।',
      days: 'आखिरी तारीख 20 और भरा 25 को, तो 5 दिन की देर, जैसा आम चलन है।',
      dueDate: 'आम तौर पर यही। अधिसूचना से अक्सर बढ़ती है: तब नई तारीख लिखें।',
      creditUntil: 'एक वित्त वर्ष के बिलों का क्रेडिट इस दिन तक लिया जाता है।',
      yearsToFile: 'आखिरी तारीख के तीन साल बाद; पोर्टल 2025 के आखिर से ऐसा करता है, महीने के हिसाब से।',
    },
  },

  howItWorks: {
    intro: 'आपके आँकड़ों के साथ।',
    credit: 'क्रेडिट',
    noCredit: 'क्रेडिट नहीं है, इसलिए पूरा टैक्स नकद भरना है।',
    igstTo: (parts) => `IGST क्रेडिट: ${parts} में।`,
    part: (amount, head) => `${amount} ${head}`,
    lentTo: (amount, head) => `${head} क्रेडिट में से ${amount} IGST में।`,
    own: 'CGST और SGST क्रेडिट: अपनी-अपनी मद में।',
    cash: 'नकद',
    cashText: 'बिक्री का वह टैक्स जो किसी क्रेडिट से नहीं भरा, और रिवर्स चार्ज।',
    interest: 'ब्याज',
    noInterest: 'कुछ नहीं: रिटर्न समय पर है।',
    noInterestNoCash: 'कुछ नहीं: किसी नकद टैक्स पर ब्याज नहीं लगता।',
    ofHead: (head) => `${head}:`,
    lay: 'जो रकम आखिरी तारीख से लेजर में थी, उस पर नहीं लगता।',
    lateFee: 'लेट फ़ीस',
    noFee: 'कुछ नहीं: रिटर्न समय पर है।',
    atMost: (most) => `ज़्यादा से ज़्यादा ${most} लगती है।`,
    capped: (most) => `यह ${most} पर रुक जाती है।`,
    cashToPay: 'नकद भरना है',
    ledgerOff: 'लेजर में जो है, वह घटा दिया गया है।',
    next: 'ब्याज और लेट फ़ीस अगले GSTR-3B के साथ माँगी जाती है।',
    rule86b: `नियम 86B: महीने में ₹${inWords(decimalFrom(inForce(cashShareLaw).above))} से ज़्यादा की टैक्स वाली बिक्री हो तो कम से कम ${inForce(cashShareLaw).percent}% टैक्स नकद भरना होता है, कई छूटों के साथ। वह यहाँ नहीं गिना गया है।`,
  },

  file: {
    row: 'लाइन',
    total: 'कुल',
    title: 'GST रिटर्न',
    sheet: 'क्रेडिट कहाँ लगता है',
    paidBy: {
      igst: 'IGST क्रेडिट से भरा',
      cgst: 'CGST क्रेडिट से भरा',
      sgst: 'SGST क्रेडिट से भरा',
      cess: 'सेस क्रेडिट से भरा',
    },
    creditLeft: 'बचा क्रेडिट',
    moved: 'PMT-09 से गया',
    period: 'अवधि',
    dueDate: 'आखिरी तारीख',
    filedOn: 'भरने की तारीख',
    daysLate: 'कितने दिन की देर',
    cashToPay: 'नकद भरना है',
    date: 'तारीख',
    what: 'क्या',
    about: 'किस बारे में',
  },

  actions: 'GST रिटर्न',
  copied: {
    of: (form, period) => `${period} का ${form}:`,
    filed: (form, period, day) => `${period} का ${form}, ${day} को भरा।`,
    tax: (output, reverse) => `बिक्री पर टैक्स ${output}, रिवर्स चार्ज ${reverse} है।`,
    credit: (credit) => `क्रेडिट ${credit} है।`,
    nil: 'शून्य रिटर्न।',
  },
  quarterOf: (quarter, year) => `${quarter} ${year}`,
  pictureCaption: (due, later) => `आखिरी तारीख ${due}, उसके बाद हर दिन ${later}`,

  questions: [
    {
      question: 'क्या CGST क्रेडिट से SGST भर सकता है?',
      answer:
        'नहीं, और उल्टा भी नहीं। इसीलिए IGST क्रेडिट का बँटवारा मायने रखता है: दोनों में वही काम आ सकता है।',
    },
    {
      question: `${sayMonth(anyOrder.from)} में क्या बदला?`,
      answer:
        'IGST क्रेडिट खत्म होने पर CGST और SGST क्रेडिट किसी भी क्रम में IGST में लगते हैं। पहले SGST क्रेडिट को CGST क्रेडिट खत्म होने तक रुकना पड़ता था।',
    },
    {
      question: 'रकम पहले से लेजर में थी। क्या ब्याज लगेगा?',
      answer: `जो रकम आखिरी तारीख को लेजर में थी और भरने तक वहीं रही, उस पर नहीं। ${sayMonth(cashThereByPortalSince)} से पोर्टल खुद ऐसे ही गिनता है।`,
    },
    {
      question: 'क्या छुट्टी से आखिरी तारीख आगे बढ़ती है?',
      answer: 'नहीं। वह सिर्फ़ अधिसूचना से बढ़ती है।',
    },
  ],
}
