import { countBefore, countOf, order, row, sku } from '../../../../core/language/hindi'
import { groupDigits } from '../../../../core/money/group-digits'
import type { settlementCostsWords as english } from './words'

/** What the list of costs says, in Hindi. */
export const settlementCostsWords: typeof english = {
  card: {
    title: 'आपकी लागत',
    counted: (known, all) => `${groupDigits(String(all))} में से ${countBefore(known, sku)} की`,
    listed: (skus) => `${countBefore(skus, sku)} की`,
    keptSince: (date) => `${date} से इसी डिवाइस पर`,
    kept: 'इसी डिवाइस पर',
    full: 'सिर्फ़ इस टैब में: इस डिवाइस में जगह नहीं बची',
    forbidden: 'सिर्फ़ इस टैब में: यह ब्राउज़र कुछ नहीं रखता',
    cleared: 'ब्राउज़र का डेटा मिटाया गया, अगले बदलाव के साथ लागत फिर रख ली जाएगी',
    none: 'अभी कोई लागत नहीं है। मुनाफ़ा देखने के लिए लागत जोड़ें।',
    change: 'लागत बदलें',
    add: 'लागत जोड़ें',
    notLoaded: 'लागत की लिस्ट लोड नहीं हो सकी। कनेक्शन देखकर फिर कोशिश करें।',
  },

  dialog: {
    title: 'लागत',
    meant: {
      registered: 'एक नग की लागत और एक ऑर्डर की पैकिंग, दोनों बिना GST: यह GST आपको वापस मिलता है।',
      others: 'एक नग की लागत और एक ऑर्डर की पैकिंग, दोनों GST सहित: यह GST आपको वापस नहीं मिलता।',
    },
    search: 'SKU या नाम',
    table: 'हर SKU की लागत',
    heads: { sku: 'SKU', cost: 'लागत', gst: 'खरीद पर GST (%)', packing: 'पैकिंग' },
    costOf: (name) => `${name} की लागत`,
    gstOf: (name) => `${name} की खरीद पर GST (%)`,
    packingOf: (name) => `${name} की पैकिंग`,
    orders: (count) => countOf(count, order),
    notInFiles: 'आपकी किसी फ़ाइल में नहीं',
    remove: 'हटाएँ',
    removeOf: (name) => `${name} की लागत हटाएँ`,
    chooseFile: 'फ़ाइल चुनें',
    pasteRows: 'लाइनें पेस्ट करें',
    template: 'लागत का नमूना',
    download: 'CSV डाउनलोड',
    removeAll: 'सब हटाएँ',
    note: 'लागत इसी डिवाइस पर रहती है। वह कहीं भेजी नहीं जाती।',
    empty: 'अभी कोई SKU नहीं है। लागत की फ़ाइल चुनें, या मार्केटप्लेस की फ़ाइलें जोड़ें।',
    noneFound: 'कोई SKU नहीं मिला।',
    missing: (skus) => `आपकी फ़ाइलों के ${countBefore(skus, sku)} की लागत नहीं है।`,
    complete: 'आपकी फ़ाइलों के हर SKU की लागत है।',
    shown: (from, to, of) => `${of} में से ${from} से ${to}`,
    previous: 'पिछला',
    next: 'आगे',
  },

  paste: {
    title: 'लागत पेस्ट करें',
    label: 'SKU और लागत वाली लाइनें, सबसे ऊपर कॉलम के नाम',
    back: 'पीछे',
    read: 'लाइनें पढ़ें',
  },

  done: {
    taken: (costs) => `${countBefore(costs, sku)} की लागत ले ली गई`,
    removed: (name) => `${name} की लागत हटाई गई`,
    removedAll: (costs) => `लिस्ट से ${countOf(costs, sku)} ${costs === 1 ? 'हटाया गया' : 'हटाए गए'}`,
    typed: (name, cost) => `${name} की लागत: ${cost}`,
    undone: 'वापस लाया गया',
  },
  unread: (rows) => `${countOf(rows, row)} पढ़ी नहीं जा ${rows === 1 ? 'सकी' : 'सकीं'}।`,
  otherGst: {
    'with-gst': 'लिस्ट के हिसाब से लागत GST सहित है। यहाँ लागत बिना GST गिनी जाती है।',
    'before-gst': 'लिस्ट के हिसाब से लागत बिना GST है। यहाँ लागत GST सहित गिनी जाती है।',
  },
  most: (skus) => `सिर्फ़ ${countOf(skus, sku)} रखे जाते हैं; कुछ छोड़ दिए गए।`,
  noCosts: 'कोई लागत नहीं मिली। लिस्ट में एक कॉलम SKU का और एक लागत का होना चाहिए।',
  allBlank: 'लिस्ट में SKU हैं, पर लागत अभी नहीं। कुछ बदला नहीं गया।',
  unreadable: 'फ़ाइल पढ़ी नहीं जा सकी। कुछ बदला नहीं गया।',

  hints: {
    tooHigh: (highest) => `${highest} से ऊपर की लागत नहीं गिनी जाती।`,
    belowZero: '0 से कम की रकम नहीं गिनी जाती।',
    unreadable: 'यह संख्या के रूप में पढ़ा नहीं जा सका, इसलिए नहीं गिना गया।',
    rate: (highest) => `GST 0 से ${highest} तक होता है।`,
  },

  heads: ['SKU', 'नाम', 'लागत', 'खरीद पर GST (%)', 'पैकिंग'],
}
