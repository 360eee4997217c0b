import { character, countOf, digit, ordinal } from '../../../core/language/hindi'
import type { billPaperWords as english } from './words'

/** What the page says about the shop's letterhead, and about the paper, in Hindi. */
export const billPaperWords: typeof english = {
  phone: {
    notDigits: 'फ़ोन नंबर में सिर्फ़ अंक लिखें; दूसरा नंबर हो तो कॉमा के बाद।',
    length: (digits) =>
      `फ़ोन नंबर में 10 अंक होते हैं, लैंडलाइन में शहर का कोड मिलाकर; इसमें ${digits} ${digits === 1 ? 'है' : 'हैं'}।`,
  },
  email: 'ई-मेल का पता name@example.in जैसा होता है।',
  account: {
    notDigits: 'बैंक खाता नंबर में सिर्फ़ अंक होते हैं।',
    length: (digits) =>
      `बैंक खाता नंबर में 9 से ${countOf(18, digit)} होते हैं; इसमें ${digits} ${digits === 1 ? 'है' : 'हैं'}।`,
  },
  ifsc: {
    length: (right, characters) =>
      `IFSC में ${countOf(right, character)} होते हैं; इसमें ${characters} ${characters === 1 ? 'है' : 'हैं'}।`,
    noZero: (sign) => `IFSC में ${ordinal(5, 'े')} नंबर पर शून्य होता है; यहाँ ‘${sign}’ है।`,
    form: 'IFSC में चार अक्षर, एक शून्य और फिर छह अक्षर या अंक होते हैं, SBIN0001234 की तरह।',
  },
  logo: {
    label: 'लोगो',
    tooLarge: (megabytes) => `यह फ़ाइल बहुत बड़ी है। तस्वीर ज़्यादा से ज़्यादा ${megabytes} MB की हो सकती है।`,
    isSvg: 'SVG फ़ाइल यहाँ नहीं पढ़ी जा सकती। पहले उसे PNG में सेव करें।',
    hidden: 'यह ब्राउज़र अपनी बनाई तस्वीर पढ़ने नहीं देता, इसलिए तस्वीर यहाँ छोटी नहीं हो सकती।',
    unreadable:
      'इस फ़ाइल में तस्वीर नहीं मिली। PNG, JPEG, WebP या GIF चुनें, या तस्वीर को पहले ऐसी फ़ाइल में सेव करें।',
  },

  payment: {
    scan: 'किसी भी UPI ऐप से स्कैन करें',
    to: (payee) => <>{payee} को</>,
    bill: (number) => `बिल ${number}`.trim(),
    note: (text) => <>नोट: {text}</>,
    code: (amount, payee) => `QR कोड: UPI से ${payee} को ${amount} दें`,
  },

  pdf: {
    noPictures:
      'यह ब्राउज़र अपनी बनाई तस्वीर पढ़ने नहीं देता, इसलिए PDF में लोगो या दूसरी लिपि नहीं आ सकती। बिल प्रिंट करें और वहीं से PDF में सेव करें।',
    ready: 'PDF तैयार है।',
    share: 'भेजें',
  },
}
