import { bill, countBefore, countOf, item } from '../../../core/language/hindi'
import { languageWords } from '../../../core/language/words'
import type { savedBillsWords as english } from './words'

/** The bills of this device in Hindi. */
export const savedBillsWords: typeof english = {
  statuses: {
    'nothing yet': '',
    writing: 'रखा जा रहा है …',
    kept: 'इसी डिवाइस पर रखा है',
    copied: 'यह बिल दूसरे टैब में भी बदला गया। इस टैब वाले बिल की अलग कॉपी रख ली गई है।',
    deleted: 'यह बिल मिटा दिया गया। अब सिर्फ़ इस टैब में है, और कुछ बदलते ही फिर रख लिया जाएगा।',
    full: 'इस डिवाइस में जगह नहीं बची: यह बिल सिर्फ़ इस टैब में है। बंद करने से पहले इसे प्रिंट करें या भेजें।',
    forbidden: 'यह ब्राउज़र बिल नहीं रखता: यह बिल सिर्फ़ इस टैब में है। बंद करने से पहले इसे प्रिंट करें या भेजें।',
  },
  noNumber: 'बिना नंबर',
  last: (said) => `पिछला बिल: ${said}`,
  openIt: 'इसे खोलें',
  notKept: {
    full: (said) =>
      `${said}: यह बिल रखा नहीं जा सका। इस डिवाइस में जगह नहीं बची, और बिल सिर्फ़ इस टैब में है।`,
    forbidden: (said) =>
      `${said}: यह बिल रखा नहीं जा सका। यह ब्राउज़र बिल नहीं रखता, और बिल सिर्फ़ इस टैब में है।`,
  },
  goBack: 'इस बिल पर लौटें',
  saveAsFile: 'फ़ाइल में सेव करें',
  haveFile: 'फ़ाइल मिल गई',
  lookForFile: 'फ़ाइल अपने डाउनलोड में देखें। ‘सभी बिल’ में ‘फ़ाइल से लाएँ’ से बिल वापस आ जाएगा।',

  newBill: 'नया बिल',
  newBillNumber: (number) => `नया बिल ${number}`,
  newBillInNewYear: 'नया बिल, नए वित्त वर्ष में',
  newBillNumberInNewYear: (number) => `नया बिल ${number}, नए वित्त वर्ष में`,
  newYear: (first) => `नया वित्त वर्ष: नंबर ${first} से शुरू होंगे।`,

  list: {
    title: 'आपके बिल',
    search: 'बिल खोजें',
    searchFor: 'नंबर, खरीदार, आइटम, HSN, 5 नवंबर, ₹1,180, बाकी',
    filter: {
      date: 'तारीख',
      amount: 'रकम',
      standing: 'भुगतान',
      anyDay: 'कोई भी दिन',
      anyAmount: 'कोई भी रकम',
      anyStanding: 'चुकता या बाकी',
      recent: {
        today: 'आज',
        yesterday: 'कल',
        thisMonth: 'इस महीने',
        lastMonth: 'पिछले महीने',
      },
      below: (amount) => `${amount} से कम`,
      between: (from, to) => `${from} से ${to}`,
      from: (amount) => `${amount} या ज़्यादा`,
      standings: { due: 'बाकी', part: 'कुछ चुकाया', paid: 'चुकता' },
    },
    reading: 'आपके बिल पढ़े जा रहे हैं …',
    none: 'अभी यहाँ कोई बिल नहीं है। जो बिल लिखा जाता है, अपने आप यहाँ आ जाता है।',
    noneFound: 'ऐसा कोई बिल नहीं मिला जिसमें यह सब हो।',
    bills: (count) => countOf(count, bill),
    found: (found, all) => `${countBefore(all, bill)} में से ${found}`,
    items: (count) => countOf(count, item),
    titles: {
      'Tax Invoice': '',
      'Bill of Supply': 'बिल ऑफ़ सप्लाई',
      Estimate: 'एस्टीमेट',
      'Credit Note': 'क्रेडिट नोट',
    },
    unnamed: 'बिना नंबर',
    open: 'खोलें',
    openNamed: (name) => `${name}: बिल खोलें`,
    duplicateNamed: (name) => `${name}: बिल की कॉपी बनाएँ`,
    creditNamed: (name) => `${name}: क्रेडिट नोट बनाएँ`,
    deleteNamed: (name) => `${name}: बिल मिटाएँ`,
    cancelled: 'रद्द',
    cancelledNamed: (name) => `${name}: बिल रद्द हो गया।`,
    gone: 'यह बिल अब यहाँ नहीं है।',
    hasNotes: (notes) =>
      notes.length === 1
        ? `इस बिल पर ${languageWords.and(notes)} बना है। पहले क्रेडिट नोट मिटाएँ, या दोनों रहने दें।`
        : `इस बिल पर ${languageWords.and(notes)} बने हैं। पहले ये क्रेडिट नोट मिटाएँ, या सब रहने दें।`,
    deleted: (name) => `${name}: बिल मिट गया।`,
    deletedMany: (count) => `${countOf(count, bill)} मिट गए।`,
    exported: (count) =>
      `${countOf(count, bill)} फ़ाइल में ${count === 1 ? 'निकाला गया' : 'निकाले गए'}।`,
    note: 'बिल इसी डिवाइस पर रहते हैं और कहीं भेजे नहीं जाते। इस ब्राउज़र का डेटा मिटाने से बिल भी मिट जाते हैं: समय-समय पर इन्हें फ़ाइल में निकाल लें।',
  },

  offersFrom: {
    bills: 'पुराने बिलों से',
    items: 'आपके आइटम से',
    both: 'आपके आइटम और पुराने बिलों से',
    codes: 'विभाग की सूची के HSN कोड',
  },
  offers: {
    bills: (count) => `पुराने बिलों से ${count} सुझाव ${count === 1 ? 'है' : 'हैं'}, तीर वाले बटनों से चुनें।`,
    items: (count) => `आपके आइटम से ${count} सुझाव ${count === 1 ? 'है' : 'हैं'}, तीर वाले बटनों से चुनें।`,
    both: (count) =>
      `आपके आइटम और पुराने बिलों से ${count} सुझाव ${count === 1 ? 'है' : 'हैं'}, तीर वाले बटनों से चुनें।`,
    codes: (count) => `${count} HSN कोड ${count === 1 ? 'है' : 'हैं'}, तीर वाले बटनों से चुनें।`,
  },
  hideOffer: 'यह सुझाव फिर न दिखाएँ (Shift+Delete)',
  offerHidden: (name) => `${name} का सुझाव अब नहीं आएगा`,
}
