import { character, countOf } from '../core/language/hindi'
import type { uiWords as english } from './words'

export const uiWords: typeof english = {
  answer: {
    result: 'नतीजा',
    example: 'उदाहरण',
    particulars: 'ब्योरा',
    amount: 'रकम',
    tooLarge: 'इतना बड़ा हिसाब यहाँ नहीं लगता: ज़्यादा से ज़्यादा 100 साल और 40 अंक',

    results: (results) =>
      results.every(({ value }) => /^-?[^\p{L}]/u.test(value))
        ? `${results.map(({ label, value }) => `${label} ${value}`).join(', ')} है।`
        : results.map(({ label, value }) => `${label}: ${value}`).join(', '),

    changeInputs: 'आँकड़े बदलें',
    details: 'ब्योरा',

    buttons: {
      copy: 'कॉपी करें',
      share: 'लिंक भेजें',
      print: 'प्रिंट करें',
      reset: 'रीसेट करें',
    },
    buttonNotLoaded: 'यह लोड नहीं हो सका। इंटरनेट जाँचें और फिर कोशिश करें।',
    inputsReset: 'आँकड़े रीसेट हो गए',
    copied: { result: 'नतीजा कॉपी हो गया', link: 'लिंक कॉपी हो गया' },
    copiedWith: (done, note) => `${done}। ${note}`,
    notCopied: {
      result: 'नतीजा कॉपी नहीं हो सका। इंटरनेट जाँचें और फिर कोशिश करें।',
      link: 'लिंक कॉपी नहीं हो सका। इंटरनेट जाँचें और फिर कोशिश करें।',
    },

    copyByHand: {
      title: 'खुद कॉपी करें',
      help: 'यह ब्राउज़र हमें कॉपी नहीं करने देता। चुना हुआ टेक्स्ट खुद कॉपी कर लें।',
      text: 'कॉपी करने का टेक्स्ट',
      close: 'बंद करें',
    },
  },

  toast: {
    keyLeadsHere: (key) => `पेज पर कहीं से भी ${key} दबाने पर यहाँ आते हैं`,
  },

  charts: {
    units: {
      lakhCrore: { letters: 'लाख करोड़', name: 'लाख करोड़' },
      crore: { letters: 'करोड़', name: 'करोड़' },
      lakh: { letters: 'लाख', name: 'लाख' },
      thousand: { letters: 'हज़ार', name: 'हज़ार' },
    },
    unitMeans: (short, _, long) => `${short} = ${long}`,

    both: (line) => `${line}, दोनों`,
    showAt: 'किस समय की रकम दिखाएँ',
  },

  dialogs: {
    undo: 'वापस लाएँ',
    undone: 'पहले जैसा हो गया।',
    close: 'बंद करें',
    more: (count) => `${count} और दिखाएँ`,
    exportAll: 'सब फ़ाइल में सेव करें',
    import: 'फ़ाइल से लाएँ',

    things: { bills: 'बिल', items: 'आइटम' },

    full: 'यह नहीं हो सका: इस डिवाइस में जगह नहीं बची। कुछ नहीं बदला।',
    keepsNone: (things) => `यह नहीं हो सका: यह ब्राउज़र ${things} नहीं रखता। कुछ नहीं बदला।`,
    forbidden: (things) => `यह ब्राउज़र ${things} नहीं रखता: जगह नहीं बची या इजाज़त नहीं है।`,

    tooLong: 'यह इतना लंबा है कि यहाँ बदला नहीं जा सकता, इसलिए बस शुरुआत दिखाई गई है।',
    startAgain: 'फिर से शुरू करें',
  },

  fields: {
    inputs: 'आपके आँकड़े',
    currency: 'करेंसी',
    isAnswer: 'यही जवाब है',
    units: { '%': '%', years: 'साल', months: 'महीने', days: 'दिन' },

    /** Where a day or a month is typed. */
    dayPlaceholder: 'दिन/माह/साल',
    monthPlaceholder: 'माह/साल',
    pickDay: (label) => `${label}: कैलेंडर`,
    pickMonth: (label) => `${label}: महीने चुनें`,
    noSuchDay: (text) => `“${text}” कोई तारीख नहीं है।`,

    unreadable: 'यह संख्या पढ़ी नहीं जा सकी, इसलिए 0 मानी गई है।',
    tooManyDigits: '24 से ज़्यादा अंकों की संख्या 0 मानी जाती है।',
    negative: 'शून्य या उससे ज़्यादा रकम लिखें।',
    emptyRate: 'खाली हो तो 0% माना जाता है।',
    negativeRate: (hint) => `${hint.replace(/।$/, '')}। 0% से कम को 0% माना जाता है।`,

    whichNumber: (one, other, counted) => (
      <>
        {one} या {other}? <span>{counted} माना गया है।</span>
      </>
    ),

    tooLong: (longest) => `ज़्यादा से ज़्यादा ${countOf(longest, character)}`,
    refused: {
      notInFull: 'पूरी संख्या लिखें, जैसे 1000 — 1k/1L/2cr न लिखें',
      secondPoint: 'दशमलव बिंदु एक ही लगाएँ',
      notANumber: 'सिर्फ़ अंक और दशमलव बिंदु लिखें',
    },
    states: {
      state: 'राज्य',
    },
  },

  memory: {
    kept: (done) => `${done}।`,
    inTabOnly: {
      full: (done) => `${done}, पर सिर्फ़ इसी टैब में: इस डिवाइस में जगह नहीं बची।`,
      forbidden: (done) => `${done}, पर सिर्फ़ इसी टैब में: यह ब्राउज़र कुछ नहीं रखता।`,
    },
  },

  page: {
    promisesName: 'हमारे वादे',
    promises: ['मुफ़्त', 'बिना विज्ञापन', 'बिना साइन-अप'],
    picturePromises: 'मुफ़्त। बिना विज्ञापन। बिना साइन-अप।',
    viewsOf: (calculator) => `${calculator} कैलकुलेटर के पेज`,
    withoutScript: (
      <>
        <b>हिसाब लगाने के लिए इस पेज को JavaScript चाहिए।</b> उसके बिना खाने और बटन काम नहीं करते, पर
        उदाहरण, उसका फ़ॉर्मूला और नीचे के जवाब पढ़े जा सकते हैं।
      </>
    ),

    howItWorks: 'हिसाब कैसे लगता है',
    formula: 'फ़ॉर्मूला',
    yourNumbers: 'आपके आँकड़े',
    putTogether: 'सब मिलाकर',
    yearByYear: 'साल-दर-साल',

    printedOn: (date) => `${date} को प्रिंट किया गया`,
    printedFrom: (date, address) => `${date} को यहाँ से प्रिंट किया गया: ${address}`,
  },

  rulers: {
    firstYear: '1 साल',
    lastYear: '40 साल',
    lakh: '1 लाख',
    tenLakh: '10 लाख',
    crore: '1 करोड़',
    croreShort: '1 करोड़',
    tenCrore: '10 करोड़',
    tenCroreShort: '10 करोड़',
  },

  tab: {
    notLoaded: 'यह हिस्सा लोड नहीं हो सका। इंटरनेट जाँचें और फिर कोशिश करें।',
    tryAgain: 'फिर कोशिश करें',
    undo: 'वापस लाएँ',
  },

  tables: {
    frame: (caption) => `${caption}: तालिका`,
    whySumsMiss:
      'राउंड की हुई रकमों का जोड़ थोड़ा अलग दिख सकता है। डाउनलोड की फ़ाइल में रकम पैसे तक लिखी है, वहाँ जोड़ ठीक बैठता है।',
    download: { CSV: 'CSV डाउनलोड', Excel: 'Excel डाउनलोड' },
    notMade: 'फ़ाइल नहीं बन सकी। इंटरनेट जाँचें और फिर कोशिश करें।',
    sheet: (number) => `शीट ${number}`,

    problems: {
      empty: 'इसमें कुछ नहीं है: कोई लाइन नहीं मिली।',
      oldWorkbook:
        'यह पुरानी Excel फ़ाइल (.xls) है, या इस पर पासवर्ड लगा है। इसे खोलें, पासवर्ड हो तो हटाएँ, और फिर से सेव करें: Excel में File, Save As, Excel Workbook (*.xlsx) से, LibreOffice में File, Save As, Excel 2007–365 (.xlsx) से। फिर वही फ़ाइल चुनें।',
      pdf: 'यह PDF है, तालिका नहीं। वह Excel या CSV फ़ाइल चुनें जिससे यह बनी है।',
      picture: 'यह तस्वीर है, तालिका नहीं। Excel फ़ाइल (.xlsx, .ods) या CSV फ़ाइल चुनें।',
      webPage:
        'यह वेब पेज है, भले ही नाम के अंत में .xls हो; कई पोर्टल ऐसी फ़ाइल देते हैं। इसे खोलें और फिर से सेव करें: Excel में File, Save As, Excel Workbook (*.xlsx) से, LibreOffice में File, Save As, Excel 2007–365 (.xlsx) से। फिर वही फ़ाइल चुनें।',
      accountsInXml:
        'यह Tally या Busy की XML फ़ाइल है: इसमें वाउचर और मास्टर हैं, तालिका नहीं। उस प्रोग्राम में वही सूची Excel में एक्सपोर्ट करें, फिर वह फ़ाइल चुनें।',
      portalData:
        'यह GST पोर्टल की फ़ाइल (JSON) है: इसमें रिटर्न है, तालिका नहीं। Excel फ़ाइल (.xlsx, .ods) या CSV फ़ाइल चुनें।',
      noTable: 'यह तालिका नहीं है। Excel फ़ाइल (.xlsx, .ods) या CSV फ़ाइल चुनें।',
      oneColumn:
        'कोई कॉलम नहीं मिला। रेट लिस्ट में दाम का कॉलम चाहिए, और उसके साथ हर प्रोडक्ट का नाम या लागत।',
      noRows: 'कॉलम के नाम हैं, पर उनके नीचे कोई लाइन नहीं।',
      unreadable: 'फ़ाइल पढ़ी नहीं जा सकी। हो सकता है, चुनने के बाद वह हटाई या बदली गई हो। उसे फिर से चुनें।',
    },

    workbook: {
      empty: 'यह फ़ाइल खाली है।',
      gone: 'यह फ़ाइल पढ़ी नहीं जा सकी। हो सकता है, वह हटाई या बदली गई हो: उसे फिर से चुनें।',
      notWorkbook: 'यह Excel फ़ाइल (.xlsx या .ods) नहीं है। इसे .xlsx या CSV में सेव करके फिर से चुनें।',
      binary: 'यह बाइनरी Excel फ़ाइल (.xlsb) है। Excel में इसे .xlsx या CSV में सेव करें और वही फ़ाइल चुनें।',
      otherZip: 'यह zip फ़ाइल है, तालिका नहीं। इसे खोलकर अंदर की फ़ाइल चुनें।',
      locked: 'इस फ़ाइल पर पासवर्ड लगा है। बिना पासवर्ड के सेव करके फिर से चुनें।',
      damaged:
        'यह फ़ाइल खराब या अधूरी है। Excel या LibreOffice में खोलें, फिर से .xlsx में सेव करें और वही फ़ाइल चुनें।',
      tooLarge:
        'यह फ़ाइल यहाँ पढ़ने के लिए बहुत बड़ी है। सिर्फ़ ज़रूरी कॉलम और लाइनें .xlsx या CSV में सेव करें और वही फ़ाइल चुनें।',
      nothingInIt: 'इस फ़ाइल में कुछ नहीं है: सारी शीट खाली हैं।',
    },
  },
}
