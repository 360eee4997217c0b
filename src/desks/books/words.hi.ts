import { character, countOf } from '../../core/language/hindi'
import type { booksWords as english } from './words'

/** The same in Hindi. */
export const booksWords: typeof english = {
  file: {
    unreadable: 'यह फ़ाइल पढ़ी नहीं जा सकी। शायद अधूरी है, या किसी और तरह की है।',
    otherFile: 'यह GST Hisab के बिलों की फ़ाइल नहीं है।',
    newer: 'यह फ़ाइल GST Hisab के नए वर्शन की है। पेज रीलोड करके फिर कोशिश करें।',
    damaged: (place, of) => `इस फ़ाइल के ${of} बिल में से बिल ${place} खराब है।`,
  },
  oldBills: {
    button: 'फ़ाइल से पुराने बिल',
    notLoaded: 'फ़ाइल पढ़ने वाला हिस्सा नहीं खुला। कुछ नहीं बदला: फिर कोशिश करें।',
  },
  numbers: {
    numberProblems: {
      tooLong: (most, length) =>
        `बिल नंबर में ज़्यादा से ज़्यादा ${countOf(most, character)} हो सकते हैं; इसमें ${length} हैं।`,
      otherCharacters: 'बिल नंबर में सिर्फ़ A से Z तक के अक्षर, अंक, - और / हो सकते हैं।',
    },
  },
  upi: {
    noSign: 'UPI ID में @ होता है, name@bank की तरह।',
    twoSigns: 'UPI ID में एक ही @ होता है।',
    isEmail: 'यह ई-मेल का पता लगता है; UPI ID में @ के बाद बिंदु नहीं होता।',
    name: 'UPI ID में @ से पहले सिर्फ़ अक्षर, अंक, बिंदु, हाइफ़न और अंडरस्कोर होते हैं।',
    bank: 'UPI ID में @ के बाद बैंक या ऐप का नाम होता है।',
  },
  gst: {
    buyers: { 'same-state': 'इसी राज्य में', 'another-state': 'दूसरे राज्य में' },
    briefs: {
      nil: 'फल, सब्ज़ी',
      roughDiamonds: 'हीरे',
      polishedDiamonds: 'जॉब वर्क',
      gold: 'सोना, चाँदी',
    },
  },
}
