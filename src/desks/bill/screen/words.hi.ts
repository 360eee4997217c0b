import { countOf, item, ordinal } from '../../../core/language/hindi'
import type { billScreenWords as english } from './words'

/** The items of a bill and its buttons in Hindi. */
export const billScreenWords: typeof english = {
  items: 'आइटम',
  caption: 'बिल के आइटम',
  number: 'क्र.',
  amount: 'रकम',
  nextItem: 'अगला आइटम',
  unit: 'इकाई',

  item: 'आइटम',
  newItem: 'नया आइटम',
  discount: (discount) => `छूट ${discount}`,
  hsn: (code) => `HSN ${code}`,

  rateList: (number) => `आइटम ${number} के लिए दरें`,
  oldSlab: 'पुराना स्लैब',

  untaxed: 'टैक्स क्यों नहीं',
  whyUntaxed: (number) => `आइटम ${number} पर टैक्स क्यों नहीं`,
  untaxedKinds: { nil: 'शून्य दर', exempt: 'टैक्स से छूट', 'non-gst': 'GST से बाहर' },

  row: 'लाइन',
  moveUp: 'आइटम ऊपर ले जाएँ',
  moveDown: 'आइटम नीचे ले जाएँ',
  duplicateItem: 'आइटम की कॉपी बनाएँ',
  moveUpNumber: (number) => `आइटम ${number} ऊपर ले जाएँ`,
  moveDownNumber: (number) => `आइटम ${number} नीचे ले जाएँ`,
  duplicateNumber: (number) => `आइटम ${number} की कॉपी बनाएँ`,
  removeNumber: (number) => `आइटम ${number} हटाएँ`,
  duplicate: 'कॉपी बनाएँ',
  remove: 'हटाएँ',
  done: 'हो गया',

  moved: (place) => `आइटम अब ${ordinal(place, 'े')} नंबर पर है।`,
  duplicated: 'कॉपी बन गई',
  removed: 'आइटम हट गया',
  cleared: 'सारे आइटम हट गए',
  full: (most) => `बिल भर गया: इसमें ${countOf(most, item)} ही आते हैं।`,

  addItem: 'आइटम जोड़ें',
  yourItems: 'आपके आइटम',
  yourItemsNotLoaded: 'आपके आइटम लोड नहीं हो सके। इंटरनेट जाँचें और फिर कोशिश करें।',
  pasteRows: 'लाइनें पेस्ट करें',
  pasteNotLoaded: 'पेस्ट वाली विंडो लोड नहीं हो सकी। इंटरनेट जाँचें और फिर कोशिश करें।',
  clear: 'खाली करें',
  help: 'Enter से अगले खाने में जाएँ, Alt के साथ Enter से नई लाइन शुरू करें, Alt के साथ तीर से आइटम ऊपर-नीचे करें। मात्रा: 12 या 12 kg लिखें। छूट: 50 या 10% लिखें।',

  printBill: 'बिल प्रिंट करें',
  printEstimate: 'एस्टीमेट प्रिंट करें',
  printCreditNote: 'क्रेडिट नोट प्रिंट करें',
  printAnyway: 'फिर भी प्रिंट करें',
  notReady: 'बिल तैयार नहीं हो सका। इंटरनेट जाँचें और फिर कोशिश करें।',
  sharePdf: 'PDF भेजें',
  shareAnyway: 'फिर भी भेजें',
  downloadPdf: 'PDF डाउनलोड',
  downloadAnyway: 'फिर भी डाउनलोड करें',
  notMade: 'PDF नहीं बन सकी। इंटरनेट जाँचें और फिर कोशिश करें।',
}
