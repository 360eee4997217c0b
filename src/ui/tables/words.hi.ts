import type { tablesWords as english } from './words'

/** The words of tables and files, in Hindi. */
export const tablesWords: typeof english = {
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
}
