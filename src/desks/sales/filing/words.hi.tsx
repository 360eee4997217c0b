import { bill, countOf, row } from '../../../core/language/hindi'
import { decimalFrom } from '../../../core/money/decimal'
import { inWords, plainMoney } from '../../../core/money/format'
import { invoiceFacilityLaw, largeBillLaw, quarterlyLaw } from '../../../core/rules/gst-returns'
import { inForce } from '../../../core/rules/rule-on'
import type { returnWords as english } from './words'

/** The part GSTR-1 and 3B in Hindi. */
export const returnWords: typeof english = {
  title: {
    'GSTR-1': (period) => `${period} का GSTR-1`,
    IFF: (period) => `${period} का IFF`,
  },
  hero: {
    toMend: (bills) => `${countOf(bills, bill)} ठीक करें`,
    notesToMend: (notes) => `${notes} क्रेडिट नोट ठीक करें`,
    bothToMend: (bills, notes) => `${countOf(bills, bill)} और ${notes} क्रेडिट नोट ठीक करें`,
    ready: 'तैयार',
    nothingSold: 'शून्य रिटर्न',
    nothingToSend: 'भेजने को कुछ नहीं',
    composition: 'GSTR-1 नहीं',
    sellerGstin: 'पहले आपका GSTIN',
    sellerState: 'पहले आपका राज्य',
    period: 'दूसरी अवधि चुनें',
    beforeThisForm: 'पुराना फ़ॉर्म',
    tooLarge: 'IFF के लिए ज़्यादा',
  },

  inFile: ({ bills, ofBills, notes, ofNotes }) => (
    <>
      {ofBills > 0 && (
        <>
          {bills < ofBills && `${ofBills} में से `}
          <b>{bills}</b> बिल
        </>
      )}
      {ofBills > 0 && ofNotes > 0 && ' और '}
      {ofNotes > 0 && (
        <>
          {notes < ofNotes && `${ofNotes} में से `}
          <b>{notes}</b> क्रेडिट नोट
        </>
      )}
      {bills + notes === 1 ? ' फ़ाइल में है।' : ' फ़ाइल में हैं।'}
    </>
  ),
  inIff: (bills, notes) => (
    <>
      GSTIN वाले खरीदारों के{' '}
      {bills > 0 && (
        <>
          <b>{bills}</b> बिल
        </>
      )}
      {bills > 0 && notes > 0 && ' और '}
      {notes > 0 && (
        <>
          <b>{notes}</b> क्रेडिट नोट
        </>
      )}
      {bills + notes === 1 ? ' फ़ाइल में है।' : ' फ़ाइल में हैं।'} बाकी तिमाही के साथ जाएगा।
    </>
  ),
  inFileAndSent: (bills, notes, sent) => (
    <>
      <b>{bills}</b> बिल
      {notes > 0 && (
        <>
          {' '}
          और <b>{notes}</b> क्रेडिट नोट
        </>
      )}
      {bills + notes === 1 ? ' फ़ाइल में है' : ' फ़ाइल में हैं'}; <b>{sent}</b> IFF से जा चुके।
    </>
  ),
  noneInFile: 'फ़ाइल में अभी कुछ नहीं है।',
  onlyCancelled: 'फ़ाइल में सिर्फ़ रद्द नंबर हैं।',
  allSentByIff: 'GSTIN वाले सारे बिल IFF से जा चुके हैं; बाकी सब फ़ाइल में है।',
  due: (day) => `आखिरी तारीख ${day} है।`,
  wasDue: (day) => `आखिरी तारीख ${day} थी।`,
  dueIff: (day) => `इसे भेजना ज़रूरी नहीं; पोर्टल इसे ${day} तक लेता है।`,

  whole: {
    composition: 'कंपोज़िशन डीलर GSTR-1 नहीं, CMP-08 और GSTR-4 भरता है।',
    sellerGstinMissing: 'आपका GSTIN नहीं लिखा है। रिटर्न उसी पर भरा जाता है।',
    sellerGstinWrong: 'आपके GSTIN में गलती है। रिटर्न उसी पर भरा जाता है।',
    sellerState: 'आपका राज्य आपके GSTIN वाला नहीं है। दोनों में से एक गलत है।',
    byQuarter: (period) => `आपका रिटर्न तिमाही का है: ${period} चुनें।`,
    byMonth: (period) => `आपका रिटर्न हर महीने का है: ${period} चुनें।`,
    beforeThisForm: 'मई 2025 से पहले का फ़ॉर्म दूसरा था; वह यहाँ नहीं बनता।',
    nothingSold: (period) => `${period} में कुछ नहीं बिका। पोर्टल को फिर भी शून्य रिटर्न चाहिए।`,
    nothingToSend: (period) =>
      `${period} में GSTIN वाले किसी खरीदार को कुछ नहीं बिका। बाकी तिमाही के साथ जाएगा।`,
    tooLarge: (value) =>
      `IFF एक महीने में ₹${inWords(decimalFrom(inForce(invoiceFacilityLaw).upTo))} तक के बिल लेता है, और ये ${value} के हैं। इन्हें तिमाही के GSTR-1 के लिए रहने दें।`,
  },
  choose: (period) => `${period} चुनें`,
  toShop: 'अपनी दुकान के ब्योरे पर जाएँ',
  turnoverByQuarter: 'हर तिमाही की बिक्री',

  ledger: {
    value: 'टैक्स योग्य मूल्य',
    untaxed: 'बिना टैक्स',
    igst: 'IGST',
    cgst: 'CGST',
    sgst: 'SGST',
    gst: 'GST',
  },

  download: { 'GSTR-1': 'GSTR-1 डाउनलोड (JSON)', IFF: 'IFF डाउनलोड (JSON)' },
  notMade: 'फ़ाइल नहीं बन सकी। फिर कोशिश करें।',
  markAsFiled: 'फ़ाइल किया हुआ मानें',
  notFiled: 'फ़ाइल नहीं हुआ',
  filedOn: (day) => `${day} को फ़ाइल किया हुआ माना गया।`,
  marked: (title) => `${title} फ़ाइल किया हुआ माना गया`,
  unmarked: (title) => `${title} अब फ़ाइल किया हुआ नहीं माना जाता`,
  markFirst: {
    title: (title) => `${title}: फ़ाइल हो चुका है?`,
    notOver: (period, last) =>
      `${period} अभी पूरा नहीं हुआ। ${last} तक के बिल अभी आ सकते हैं, और वे फ़ाइल किए हुए में नहीं होंगे।`,
    leftOut: (documents) =>
      documents === 1
        ? 'यह एक बिल या नोट फ़ाइल में नहीं है, और फ़ाइल किया हुआ नहीं माना जाएगा:'
        : `ये ${documents} बिल या नोट फ़ाइल में नहीं हैं, और फ़ाइल किए हुए नहीं माने जाएँगे:`,
    more: (documents) => `और ${documents}`,
    notYet: 'अभी नहीं',
    mark: 'फिर भी फ़ाइल किया हुआ मानें',
  },
  notMarked: {
    full: 'यह नहीं हो सका: डिवाइस में जगह नहीं बची है। कुछ नहीं बदला।',
    forbidden: 'यह नहीं हो सका: यह ब्राउज़र कुछ नहीं रखता। कुछ नहीं बदला।',
  },
  notOfExample: 'यह एक उदाहरण है: इस पर निशान नहीं लगता।',
  youFile: { monthly: 'रिटर्न हर महीने भरा जाता है।', quarterly: 'रिटर्न हर तिमाही भरा जाता है।' },
  change: 'बदलें',

  changed: {
    heading: 'बाद के बदलाव',
    says: (count, period) =>
      `फ़ाइल किया हुआ मानने के बाद ${period} के ${countOf(count, bill)} ${count === 1 ? 'बदला है' : 'बदले हैं'}।`,
    gone: 'एक जो अब यहाँ नहीं है',
    whatToDo: 'GSTR-3B भरने से पहले इसे पोर्टल पर GSTR-1A से ठीक करें; उसके बाद अगले GSTR-1 में संशोधन से।',
  },

  toMend: {
    heading: 'पहले ठीक करें',
    notFiled: (count) =>
      `${count === 1 ? 'यह' : 'ये'} उसमें नहीं ${count === 1 ? 'था' : 'थे'} जो आपने फ़ाइल किया। ठीक करके पोर्टल पर जोड़ें: GSTR-3B भरने से पहले GSTR-1A से, उसके बाद अगले GSTR-1 में।`,
    intro: (count) =>
      count === 1
        ? 'पोर्टल इसे नहीं लेगा। ठीक होने तक यह किसी टेबल में नहीं है।'
        : `पोर्टल इन ${count === 2 ? 'दोनों' : count} को नहीं लेगा। ठीक होने तक ये किसी टेबल में नहीं हैं।`,
    none: 'ऐसा कुछ नहीं मिला जिसे पोर्टल न ले।',
  },
  worthALook: {
    heading: 'एक नज़र डालें',
    intro: (count) =>
      count === 1 ? 'यह फ़ाइल में है; पोर्टल पूछ सकता है।' : 'ये फ़ाइल में हैं; पोर्टल पूछ सकता है।',
  },
  undated: {
    heading: 'बिना तारीख',
    intro: (count) =>
      count === 1 ? 'तारीख लिखने तक यह किसी अवधि में नहीं है।' : 'तारीख लिखने तक ये किसी अवधि में नहीं हैं।',
    says: 'इसमें तारीख नहीं है।',
  },
  missing: {
    heading: 'गायब नंबर',
    intro: 'कोई नंबर छूट गया या कागज़ पर रद्द हुआ; पोर्टल पूछ सकता है।',
    one: (number) => `${number} इस डिवाइस पर नहीं है।`,
    some: (from, to) => `${from} से ${to} तक इस डिवाइस पर नहीं हैं।`,
  },
  noNumber: 'नंबर नहीं',
  walkIn: 'बिना नाम के ग्राहक',
  openBill: 'बिल खोलें',
  openBillOf: (number) => `बिल खोलें ${number}`,
  showFewer: 'कम दिखाएँ',
  showAll: 'सभी दिखाएँ',
  showMore: (count) => `${count} और दिखाएँ`,
  checked:
    'यहाँ जाँचा गया: नंबर, GSTIN, सप्लाई की जगह, दरें, दोहराव और जोड़। HSN कोड की पूरी सूची और कौन अब भी रजिस्टर्ड है, यह पोर्टल ही जानता है।',
  checkedWithCodes: (count, day) =>
    `यहाँ जाँचा गया: नंबर, GSTIN, सप्लाई की जगह, दरें, दोहराव, जोड़, और विभाग की ${day} की सूची (${count} कोड) से HSN कोड। कौन अब भी रजिस्टर्ड है, यह पोर्टल ही जानता है।`,

  problems: {
    'number-missing': () => 'इसमें नंबर नहीं है।',
    'number-long': () => 'इसका नंबर 16 अक्षरों से लंबा है।',
    'number-characters': () => 'इसके नंबर में अक्षर, अंक, - और / के अलावा भी निशान हैं।',
    'number-zero': () => 'इसके नंबर में सिर्फ़ शून्य हैं।',
    'number-twice': (about) => `${about} के किसी और बिल या नोट का भी यही नंबर है।`,
    'number-shared': (about) =>
      `${about} के किसी और बिल या नोट का भी यही नंबर है। फिर भी यह फ़ाइल में है, क्योंकि इसकी टेबल में नंबर नहीं होते।`,
    'gstin-wrong': () => 'खरीदार के GSTIN में गलती है।',
    'gstin-own': () => 'खरीदार का GSTIN आपका अपना है।',
    'place-missing': () => 'IGST लगा है, और सप्लाई की जगह खाली है।',
    'place-own-state': () => 'IGST लगा है, पर सप्लाई की जगह आपका ही राज्य है।',
    'place-other-state': (about) => `CGST और SGST लगे हैं, पर सप्लाई की जगह ${about} है।`,
    'rate-unknown': (about, item) => `आइटम ${item}: GST की ${about}% दर नहीं होती।`,
    'rate-missing': (_, item) => `आइटम ${item} में GST दर नहीं है।`,
    negative: () => 'इसमें शून्य से कम रकम है। उसके लिए क्रेडिट नोट होता है।',
    currency: (about) => `यह ${about} में है। GSTR-1 रुपयों में होता है।`,
    'reverse-charge-unregistered': () => 'रिवर्स चार्ज में खरीदार का GSTIN चाहिए।',
    'gstin-doubtful': () => 'खरीदार के नंबर का आखिरी अक्षर बाकी से मेल नहीं खाता।',
    'number-like-zero': (about) =>
      `ऑफ़लाइन टूल ${about} नंबर को 0 समझता है, और Excel और CSV से इसकी लाइनें नहीं लेता।`,
    'hsn-unknown': (about, item) => `आइटम ${item}: विभाग की सूची में HSN कोड ${about} नहीं है।`,
    'hsn-missing': (_, item) => `आइटम ${item} में HSN कोड नहीं है।`,
    'hsn-form': () => 'HSN कोड में 4, 6 या 8 अंक होते हैं।',
    'hsn-short': () =>
      `₹${inWords(decimalFrom(inForce(quarterlyLaw).upTo))} से ऊपर कोड में 6 या ज़्यादा अंक होते हैं।`,
    'unit-unknown': (about) => `‘${about}’ रिटर्न की इकाई नहीं है; यह OTH में जाती है।`,
    'note-without-bill': () => 'इसमें नहीं लिखा कि यह किस बिल पर है।',
    'note-before-bill': () => 'इसकी तारीख बिल से पहले की है।',
    'note-exceeds-bill': () => 'इस बिल के क्रेडिट नोट बिल से ज़्यादा के हैं।',
    'date-future': () => 'इसकी तारीख अभी आई नहीं है।',
  },
  noUnit: (item) => `आइटम ${item} में इकाई नहीं है; यह OTH में जाती है।`,
  details: {
    noState: 'कोई राज्य नहीं चुना गया।',
    lastCharacter: 'आखिरी अक्षर बाकी से मेल नहीं खाता।',
    item: (item) => `आइटम ${item}`,
    likeZero: 'JSON में यह जैसा है वैसा ही है।',
    doubtful: 'पोर्टल इसे बनावट से लेता है। असली कागज़ से मिला लें।',
    unknownCode: 'यह टेबल 12 में है; जो कोड पोर्टल नहीं जानता, उसे वह नहीं लेता।',
    nearCodes: 'इससे मिलते:',
    isRight: 'कोड सही है',
    isRightOf: (code) => `कोड ${code} सही है`,
    saidRight: (code) => `${code} अब से सही माना जाएगा`,
    notInTable12: (value) => `${value} टेबल 12 में नहीं हैं।`,
    mayStay: (value) => `${value} टेबल 12 में नहीं हैं; कोड खाली रह सकता है।`,
    itemNotInTable12: (item, value) => `आइटम ${item}: ${value} टेबल 12 में नहीं हैं।`,
    itemMayStay: (item, value) => `आइटम ${item}: ${value} टेबल 12 में नहीं हैं; कोड खाली रह सकता है।`,
  },

  tables: {
    heading: 'टेबल',
    intro: 'जैसी फ़ाइल में हैं। हर आँकड़ा पहले से राउंड की हुई लाइनों का जोड़ है।',
    excel: 'ऑफ़लाइन टूल का Excel',
    heads: {
      table: 'टेबल',
      what: 'इसमें क्या है',
      count: 'गिनती',
      value: 'मूल्य',
      igst: 'IGST',
      cgst: 'CGST',
      sgst: 'SGST',
      csv: 'CSV',
    },
    lines: {
      '4A': 'GSTIN वाले खरीदार',
      '4B': 'GSTIN वाले खरीदार, रिवर्स चार्ज',
      '5': `दूसरे राज्य, ${plainMoney(decimalFrom(inForce(largeBillLaw).above), '₹')} से ऊपर, बिना GSTIN`,
      '7': 'बाकी सब बिना GSTIN, राज्य और दर से',
      '8': 'शून्य दर, छूट वाला और GST से बाहर',
      '9B-registered': 'GSTIN वालों के क्रेडिट नोट',
      '9B-large': 'टेबल 5 के बिलों पर क्रेडिट नोट',
    },
    inFile: 'फ़ाइल में',
    leftOut: 'ठीक होने तक बाहर',
    sentByIff: 'IFF से जा चुका',
    withQuarter: 'तिमाही के साथ जाएगा',
    all: (period) => `पूरा ${period}`,
    hsnRegistered: 'HSN का जोड़, GSTIN वाले खरीदार',
    hsnOthers: 'HSN का जोड़, बाकी सब',
    numbers: (ranges) => `जारी बिल और नोट, नंबरों की ${ranges} कड़ियाँ`,
    cancelled: (count) => `${count} रद्द`,
    gst: (tax) => `GST ${tax}`,
    bills: (count) => countOf(count, bill),
    notes: (count) => `${count} नोट`,
    rows: (count) => countOf(count, row),
    documents: (count) => `${count} बिल और नोट`,
    csvOf: (table) => `CSV: ${table}`,
  },

  notInFile: {
    heading: 'फ़ाइल में नहीं',
    intro: (period) => `फ़ाइल के साथ ये पैसे-पैसे तक पूरा ${period} बनते हैं।`,
    heads: { number: 'नंबर', why: 'क्यों', value: 'मूल्य', gst: 'GST' },
    why: {
      'to-mend': 'पहले ठीक करना है।',
      'with-quarter': 'तिमाही के साथ जाएगा: IFF में सिर्फ़ GSTIN वालों के टैक्स वाले आइटम जाते हैं।',
      'sent-by-iff': 'IFF से जा चुका।',
      'worth-nothing': 'क्रेडिट नोट की रकम शून्य है।',
    },
    otherCurrency: (amount) => `${amount}, किसी जोड़ में नहीं`,
    sum: 'फ़ाइल में नहीं',
    inFile: 'फ़ाइल में',
  },

  tool: {
    heading: 'ऑफ़लाइन टूल में Excel या CSV से',
    intro: 'JSON में ऐसा कुछ नहीं है, और उसे टूल की ज़रूरत भी नहीं।',
    blankNames: (count) =>
      count === 1
        ? 'एक खरीदार के नाम में ऐसे अक्षर या निशान हैं जो टूल नहीं लेता, या वह 99 अक्षरों से लंबा है: वहाँ नाम खाली है। रिटर्न में नाम होते ही नहीं।'
        : `${count} खरीदारों के नाम में ऐसे अक्षर या निशान हैं जो टूल नहीं लेता, या वे 99 अक्षरों से लंबे हैं: वहाँ नाम खाली हैं। रिटर्न में नाम होते ही नहीं।`,
    codesAtRates: (codes) =>
      `HSN ${codes}: एक से ज़्यादा दरों पर बिका। पहली बार में टूल एक ही लाइन रखता है। वही फ़ाइल दो बार इंपोर्ट करें: तब सब लाइनें आ जाती हैं।`,
    zeroRows: (numbers) => `${numbers}: शून्य रकम वाली लाइनें छोड़ी गई हैं, क्योंकि टूल उन्हें नहीं लेता।`,
    notInWorkbook: (numbers) => `${numbers}: Excel और CSV में है ही नहीं, क्योंकि और कुछ बचता नहीं।`,
    table7More: (byTool, more, tax) =>
      `टेबल 7: टूल टैक्स फिर से मूल्य × दर से ${byTool} निकालता है। यह आपके बिलों के ${tax} से ${more} ज़्यादा है। सही आपके बिल हैं: उतना ही टैक्स लिया गया। पोर्टल दोनों लेता है।`,
    table7Less: (byTool, less, tax) =>
      `टेबल 7: टूल टैक्स फिर से मूल्य × दर से ${byTool} निकालता है। यह आपके बिलों के ${tax} से ${less} कम है। सही आपके बिल हैं: उतना ही टैक्स लिया गया। पोर्टल दोनों लेता है।`,
  },

  hsn: {
    heading: '12 · HSN का जोड़',
    intro: 'GSTIN वाले खरीदार अलग, जैसा मई 2025 से रिटर्न में है।',
    whose: 'किनका',
    registered: 'GSTIN वाले',
    others: 'बाकी',
    heads: {
      hsn: 'HSN',
      description: 'आइटम',
      unit: 'इकाई',
      quantity: 'मात्रा',
      rate: 'दर',
      value: 'मूल्य',
    },
    shown: (to, of) => `${of} में से 1 से ${to} तक`,
    none: 'यहाँ कुछ नहीं है।',
    withoutCode: (value) => `${value} पर सही कोड नहीं है, इसलिए ये टेबल 12 में नहीं हैं।`,
    findCode: 'कोड ढूँढें',
  },

  gstr3b: {
    heading: 'GSTR-3B',
    intro: 'टेबल 3.1 और 3.2 में क्या होना चाहिए। पोर्टल इन्हें GSTR-1 से भरता है।',
    taxed: 'टैक्स वाली बिक्री',
    nilAndExempt: 'शून्य दर और छूट वाली',
    outsideGst: 'GST से बाहर',
    reverseCharge: 'अलग: रिवर्स चार्ज, टैक्स खरीदार भरेगा',
    locked: 'जुलाई 2025 से पोर्टल पर यह बदला नहीं जा सकता: गलती GSTR-1A से ठीक होती है।',
    lockedBeside: (taxed, both) =>
      `पोर्टल 3.1(a) को पक्का कर देता है, यहाँ ${taxed}; रिवर्स चार्ज की बिक्री GSTR-1 की टेबल 4B में है, और उसका टैक्स इसमें कभी नहीं होता। उसका मूल्य इसमें जुड़ता है या नहीं, इस पर जानकारी एक जैसी नहीं है: जुड़े तो ${both} पक्का होता है। भरने का टैक्स दोनों में वही है।`,
    uinHolders: (state) => `UIN वाले, ${state}`,
    toReturn: 'कितना भरना है, और देर पर कितना लगता है',
  },

  filing: {
    heading: 'रिटर्न भरने का तरीका',
    intro: 'यह दुकान के ब्योरे के साथ इस डिवाइस पर रहता है।',
    introOfExample: 'ये उदाहरण के हैं। यहाँ कोई बिल रखने के बाद ये चुने जा सकते हैं।',
    notKept: {
      full: 'रखा नहीं गया: डिवाइस में जगह नहीं बची है। पेज खुला रहने तक यही माना जाएगा।',
      forbidden: 'रखा नहीं गया: यह ब्राउज़र कुछ नहीं रखता। पेज खुला रहने तक यही माना जाएगा।',
      cleared: 'अब रखा हुआ नहीं है: ब्राउज़र का स्टोरेज खाली हो गया है। फिर से चुनें।',
    },
    filing: 'रिटर्न कब भरना है',
    filings: { monthly: 'हर महीने', quarterly: 'हर तिमाही' },
    turnover: 'पिछले साल का टर्नओवर',
    turnovers: {
      'up-to-5-crore': `₹${inWords(decimalFrom(inForce(quarterlyLaw).upTo))} तक`,
      'above-5-crore': 'इससे ऊपर',
    },
    eInvoices: `₹${inWords(decimalFrom(inForce(quarterlyLaw).upTo))} से ऊपर GSTIN वाले बिल ई-इनवॉइस होते हैं, और पोर्टल टेबल 4A और 9B उन्हीं से खुद भरता है। HSN कोड में 6 या ज़्यादा अंक होते हैं।`,
    quarterlyAbove: `₹${inWords(decimalFrom(inForce(quarterlyLaw).upTo))} से ऊपर सभी हर महीने रिटर्न भरते हैं।`,
    sentByIff: 'IFF से भेजा जा चुका',
    sentByIffHelp: 'इस महीने के GSTIN वाले बिल और क्रेडिट नोट तिमाही की फ़ाइल में नहीं आते।',
    besides:
      'ये यहाँ नहीं हैं, पोर्टल पर जोड़ें: एडवांस, निर्यात और SEZ, डेबिट नोट, संशोधन, ऑपरेटर से हुई बिक्री, और सेस।',
  },

  steps: {
    heading: 'पोर्टल पर कहाँ देनी है',
    upload: 'फ़ाइल अपलोड करें',
    uploadSays:
      'GST पोर्टल पर लॉग इन करें। Returns, फिर Prepare offline (Returns offline), फिर Upload चुनें।',
    wait: 'प्रोसेस होने तक रुकें',
    waitSays: 'इसमें कुछ मिनट लगते हैं। पोर्टल को गलती मिले तो वहीं दिखाता है।',
    file: 'देख लें और भरें',
    fileSays: 'टेबल नीचे की टेबलों से मिलाएँ, जो छूटा हो जोड़ें, और वहीं रिटर्न भरें।',
    version: (tool, since) => `${since} के ऑफ़लाइन टूल ${tool} के रूप में बनी है। भरने से पहले पोर्टल पर देख लें।`,
    notTried: 'हमने ऐसी फ़ाइल अब तक पोर्टल पर अपलोड नहीं की है, इसलिए वहाँ की टेबल इस पेज से मिला लें।',
  },
}
