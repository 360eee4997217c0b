import { bill, countBefore, countOf, item } from '../../../core/language/hindi'
import { groupDigits } from '../../../core/money/group-digits'
import type { backupWords as english } from './words'

/** The same in Hindi. */
export const backupWords: typeof english = {
  title: 'इसी डिवाइस पर रखा है',
  neverBackedUp: (documents) => `${countOf(documents, bill)}। अभी कोई बैकअप नहीं।`,
  backedUp: (documents, day) => `${countOf(documents, bill)}। पिछला बैकअप: ${day}`,
  backUpNow: 'अभी बैकअप लें',
  restore: 'वापस लाएँ या मिलाएँ',
  closeYear: 'साल बंद करें',
  made: (documents) => `${countOf(documents, bill)} एक फ़ाइल में। इसे अपने डाउनलोड में देखें।`,
  notLoaded: 'यह लोड नहीं हो सका। इंटरनेट देखकर फिर कोशिश करें।',

  items: 'आइटम',
  settings: {
    feeCards: 'फ़ीस कार्ड',
    costs: 'SKU की लागतें',
    skuRates: 'SKU की GST दरें',
    order: 'ऑर्डर की शर्तें',
    settlements: 'सेटलमेंट की शर्तें',
    firstNumbers: 'साल के पहले नंबर',
    rightCodes: 'आपके सही बताए HSN कोड',
    forgotten: 'छिपाए हुए सुझाव',
    leftUnpaid: 'वैसे ही छोड़े पुराने बिल',
    currency: 'करेंसी',
    listColumns: 'दाम सूची के कॉलम',
    statementColumns: 'स्टेटमेंट के कॉलम',
    dateOrders: 'फ़ाइलों में दिन और महीने का क्रम',
  },

  copy: {
    offer: 'हर बदलाव के बाद एक कॉपी आपकी चुनी हुई फ़ाइल में लिखी जा सकती है।',
    keep: 'फ़ाइल में कॉपी रखें',
    useExisting: 'मौजूद फ़ाइल चुनें',
    writing: (file) => `${file} में लिखा जा रहा है …`,
    goesTo: (file) => <>हर बदलाव के बाद एक कॉपी {file} में जाती है।</>,
    writtenAt: (time) => `${time} बजे लिखी गई।`,
    writtenOn: (day, time) => `${day} को ${time} बजे लिखी गई।`,
    notAllowed: (file) => `यह ब्राउज़र अब पेज को ${file} में लिखने नहीं देता।`,
    allowAgain: 'फिर इजाज़त दें',
    failed: {
      full: (file) =>
        `नहीं लिखी गई: ${file} के लिए जगह नहीं बची। पहले वाली कॉपी उसमें है, और अगले बदलाव पर फिर कोशिश होगी।`,
      gone: (file) => `नहीं लिखी गई: ${file} अब अपनी जगह पर नहीं है। अगले बदलाव पर फिर कोशिश होगी।`,
      busy: (file) =>
        `नहीं लिखी गई: ${file} किसी और प्रोग्राम में खुली है, या उसे सिर्फ़ पढ़ा जा सकता है। अगले बदलाव पर फिर कोशिश होगी।`,
      other: (file) =>
        `नहीं लिखी गई: ${file} को लिखकर फिर पढ़ा नहीं जा सका। अगले बदलाव पर फिर कोशिश होगी।`,
    },
    emptyHere: (file, documents) =>
      `इस डिवाइस पर कोई बिल नहीं है, और ${file} में ${countOf(documents, bill)} ${documents === 1 ? 'है' : 'हैं'}। फ़ाइल वैसी ही छोड़ दी गई।`,
    hasMore: (file, documents, filed, hasSettings) => {
      const more = [
        ...(documents > 0 ? [countOf(documents, bill)] : []),
        ...(filed > 0 ? [filed === 1 ? 'फ़ाइल किया हुआ 1 रिटर्न' : `फ़ाइल किए हुए ${filed} रिटर्न`] : []),
        ...(hasSettings ? ['आइटम या सेटिंग'] : []),
      ].join(' और ')
      return documents + filed === 1 && !hasSettings
        ? `${file} में ${more} ऐसा है जो यहाँ नहीं है, या वहाँ ज़्यादा नया है। फ़ाइल वैसी ही छोड़ दी गई।`
        : `${file} में ${more} ऐसे हैं जो यहाँ नहीं हैं, या वहाँ ज़्यादा नए हैं। फ़ाइल वैसी ही छोड़ दी गई।`
    },
    otherShop: (file, theirs, yours) =>
      `${file} इस दुकान की है: ${theirs}; आपकी दुकान: ${yours}; फ़ाइल वैसी ही छोड़ दी गई।`,
    otherFile: (file) => `${file} में बिल नहीं, कुछ और है। वह वैसी ही छोड़ दी गई।`,
    restoreFromIt: 'इससे वापस लाएँ',
    overwrite: 'इसके ऊपर लिखें',
    chooseAnother: 'दूसरी फ़ाइल चुनें',
    stop: 'बंद करें',
    stopped: 'अब फ़ाइल में कुछ नहीं लिखा जाएगा। वह वैसी ही रहेगी।',
  },

  shop: (name, gstin) => [name, gstin].filter(Boolean).join(', '),
  noShop: 'बिना नाम की दुकान',

  reminder: {
    many: (documents) =>
      `पिछले बैकअप के बाद ${countOf(documents, bill)} ${documents === 1 ? 'बदला' : 'बदले'}।`,
    sinceDay: (documents, day) =>
      `${day} के पिछले बैकअप के बाद ${countOf(documents, bill)} ${documents === 1 ? 'बदला' : 'बदले'}।`,
    never: (documents) =>
      `${countOf(documents, bill)} ${documents === 1 ? 'बदला' : 'बदले'}, और अभी कोई बैकअप नहीं है।`,
    later: 'बाद में',
  },

  file: {
    reading: 'फ़ाइल पढ़ी जा रही है …',
    readSoFar: (read, of) => `फ़ाइल पढ़ी जा रही है … ${countBefore(of, bill)} में से ${read}`,
    brings: 'इस फ़ाइल में क्या है',
    name: 'फ़ाइल',
    shop: 'दुकान',
    dates: 'तारीखें',
    range: (from, to) => `${from} से ${to} तक`,
    added: 'नए',
    newer: 'यहाँ से ज़्यादा नए',
    joined: 'यहाँ वालों से मिलेंगे',
    payments: 'इनमें आने वाले भुगतान',
    kept: 'यहाँ ज़्यादा नए, वैसे ही रहेंगे',
    older: 'दूसरों के पुराने वर्शन, छोड़े जाएँगे',
    newOnes: (count) => `${groupDigits(String(count))} ${count === 1 ? 'नया' : 'नए'}`,
    itemsBrought: (added, changed) =>
      [
        ...(added > 0 ? [`${groupDigits(String(added))} ${added === 1 ? 'नया' : 'नए'}`] : []),
        ...(changed > 0
          ? [`${groupDigits(String(changed))} ${changed === 1 ? 'बदलेगा' : 'बदलेंगे'}`]
          : []),
      ].join(', '),
    asInFile: 'फ़ाइल वाला आएगा',
    stayAsHere: 'यहाँ जैसा ही रहेगा',
    itemsAdded: (items) => `${countOf(items, item)} जुड़ ${items === 1 ? 'गया' : 'गए'}।`,
    itemsChanged: (items) => `${countOf(items, item)} ${items === 1 ? 'बदला' : 'बदले'}।`,
    settingAdded: (name, added) => (added > 1 ? `${name} (${added})` : name),
    settingsAdded: (names) => `जुड़ गए: ${names.join(', ')}।`,
    notKept: (names) => `इस डिवाइस पर इनके लिए जगह नहीं बची: ${names.join(', ')}।`,
    numbersTwice: 'नंबर जो दो बिलों पर होंगे',
    andMore: (numbers, more) => `${numbers.join(', ')} और ${more} और`,
    same: 'यहाँ जैसे ही',
    filed: 'फ़ाइल किए हुए रिटर्न',
    accounts: 'बिना बिल के बाकी और भुगतान',
    nothingNew: 'यह सब यहाँ पहले से है।',
    otherShop: (theirs, yours) => `यह फ़ाइल दूसरी दुकान की है: ${theirs}; आपकी दुकान: ${yours}`,
    bringIn: 'इन्हें लाएँ',
    bringing: 'लाए जा रहे हैं …',
    mergeAllTheSame: 'फिर भी मिलाएँ',
    cancel: 'रद्द करें',
    close: 'बंद करें',
    accountsAdded: (entries) => `बिना बिल के ${entries} बाकी और भुगतान जुड़ गए।`,
    filedAdded: (returns) =>
      returns === 1 ? 'फ़ाइल किया हुआ 1 रिटर्न जुड़ गया।' : `फ़ाइल किए हुए ${returns} रिटर्न जुड़ गए।`,
    problem: (problem) => `${problem} कुछ नहीं बदला।`,
  },

  year: {
    title: (year) => `साल ${year} बंद करें`,
    intro: (year, documents) =>
      `${year} के ${countOf(documents, bill)} इस डिवाइस पर ${documents === 1 ? 'है' : 'हैं'}। कोई भी कदम छोड़ा जा सकता है।`,
    backup: 'बैकअप',
    backupHelp: 'सब बिल एक अलग फ़ाइल में, साल के कागज़ों के साथ रखने के लिए।',
    readBack: (year) => `फ़ाइल फिर से पढ़ी गई: ${year} का सब कुछ उसमें है।`,
    missing: (documents) =>
      documents === 1
        ? 'साल का 1 बिल इस फ़ाइल में वैसा नहीं है जैसा यहाँ है। एक बार फिर बैकअप लें।'
        : `साल के ${countOf(documents, bill)} इस फ़ाइल में वैसे नहीं हैं जैसे यहाँ हैं। एक बार फिर बैकअप लें।`,
    downloaded: (file) => `${file} आपके डाउनलोड में गई। इसे पेज को दिखाएँ, तो फ़ाइल फिर से पढ़ी जाएगी।`,
    check: 'फ़ाइल जाँचें',
    sameFile: 'हर बदलाव के बाद की कॉपी इसी फ़ाइल में जाती है। दूसरा नाम चुनें।',
    notWritten: 'फ़ाइल लिखी नहीं जा सकी। कुछ नहीं बदला।',
    registers: 'रजिस्टर और कुल जोड़',
    registersHelp: 'साल के बिल और आइटम फ़ाइलों में, आपके और आपके अकाउंटेंट के लिए।',
    download: 'डाउनलोड करें',
    areDownloaded: 'ये आपके डाउनलोड में हैं।',
    numbers: 'नए साल के नंबर',
    numbersHelp: (year) => `${year} के पहले बिल इन्हीं नंबरों से शुरू होंगे।`,
    kinds: {
      'Tax Invoice': 'पहला टैक्स इनवॉइस',
      'Bill of Supply': 'पहला बिल ऑफ़ सप्लाई',
      Estimate: 'पहला एस्टीमेट',
      'Credit Note': 'पहला क्रेडिट नोट',
    },
    after: (last) => `${last} के बाद`,
    keep: 'ये नंबर रखें',
    numbersKept: 'रख लिए गए। अगले नए बिल में यही नंबर होगा।',
    numbersNotKept: {
      full: 'नहीं रखे गए: इस डिवाइस में जगह नहीं बची।',
      forbidden: 'नहीं रखे गए: यह ब्राउज़र कुछ नहीं रखता।',
    },
    bills: 'इस डिवाइस के बिल',
    billsHelp: 'आप न हटाएँ तो ये यहीं रहते हैं। फ़ाइल फिर से पढ़े जाने के बाद ही हटाए जा सकते हैं।',
    staying: (documents) =>
      documents === 1
        ? '1 बिल हर हाल में रहेगा: उसका पैसा बाकी है, उसमें खाते का पैसा कटा है, या चुकाने की बात लिखी नहीं गई।'
        : `${countOf(documents, bill)} हर हाल में रहेंगे: उनका पैसा बाकी है, उनमें खाते का पैसा कटा है, या चुकाने की बात लिखी नहीं गई।`,
    remove: (year) => `${year} के बिल इस डिवाइस से हटाएँ`,
    outdated: 'बैकअप के बाद कोई बिल बदला गया। एक बार फिर बैकअप लें।',
    removed: (documents) =>
      `${countOf(documents, bill)} ${documents === 1 ? 'हटाया गया' : 'हटाए गए'}।`,
    undone: 'पहले जैसा हो गया।',
    finish: 'साल बंद हुआ',
    later: 'बाद में',
  },
}
