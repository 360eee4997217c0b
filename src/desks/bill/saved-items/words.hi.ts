import { countBefore, countOf, item, row } from '../../../core/language/hindi'
import type { savedItemsWords as english } from './words'

/** The items of the shop in Hindi. */
export const savedItemsWords: typeof english = {
  titles: {
    list: 'आपके आइटम',
    newItem: 'नया आइटम',
    change: 'आइटम बदलें',
    file: 'फ़ाइल के आइटम',
  },

  list: {
    search: 'आइटम खोजें',
    searchFor: 'नाम, कोड या HSN',
    newItem: 'नया आइटम',
    none: 'अभी यहाँ कोई आइटम नहीं है। नया जोड़ें, या फ़ाइल से या अपने बिलों से लाएँ।',
    noneFound: 'ऐसा कोई आइटम नहीं मिला जिसमें ये सब शब्द हों।',
    items: (count) => countOf(count, item),
    found: (found, all) => `${countBefore(all, item)} में से ${found}`,
    price: { 'before-gst': 'बिना GST', 'with-gst': 'GST सहित' },
    pricePer: {
      'before-gst': (unit) => `1 ${unit} का दाम, बिना GST`,
      'with-gst': (unit) => `1 ${unit} का दाम, GST सहित`,
    },
    add: 'बिल में जोड़ें',
    addNamed: (name) => `बिल में जोड़ें: ${name}`,
    changeNamed: (name) => `${name} बदलें`,
    forgetNamed: (name) => `${name} मिटाएँ`,
    forgotten: (name) => `${name}: आइटम मिट गया।`,
    forgottenMany: (items) => `${countOf(items, item)} मिट गए।`,
    readFile: 'फ़ाइल से लाएँ',
    takeFromBills: 'बिलों से लाएँ',
    taken: (items) => `आपके बिलों से ${countOf(items, item)} आ ${items === 1 ? 'गया' : 'गए'}।`,
    noneToTake: 'आपके बिलों के सारे आइटम पहले से यहाँ हैं।',
    download: { CSV: 'CSV डाउनलोड', Excel: 'Excel डाउनलोड' },
    downloaded: (items) => `${countOf(items, item)} फ़ाइल में ${items === 1 ? 'लिखा गया' : 'लिखे गए'}।`,
    notDownloaded: 'फ़ाइल नहीं बन सकी। इंटरनेट जाँचें और फिर कोशिश करें।',
    note: 'आइटम इसी डिवाइस पर रहते हैं और कहीं भेजे नहीं जाते। बिलों की फ़ाइल में ये नहीं होते: समय-समय पर इन्हें डाउनलोड कर लें।',
  },

  form: {
    item: 'आइटम',
    code: 'कोड या बारकोड',
    unit: 'इकाई',
    price: 'दाम',
    prices: 'दाम लिखा है',
    kinds: { 'before-gst': 'बिना GST', 'with-gst': 'GST सहित' },
    rate: 'GST दर (%)',
    hsn: 'HSN या SAC',
    cancel: 'रद्द करें',
    save: 'आइटम सेव करें',
    noName: 'आइटम का नाम लिखें।',
    noPrice: 'दाम अंकों में लिखें, या खाली छोड़ें।',
    noRate: 'GST दर प्रतिशत में लिखें, या खाली छोड़ें।',
    tooLong: 'यह बहुत लंबा है, रखा नहीं जा सकता।',
    sameCode: (other) => `यह कोड पहले से ${other} का है।`,
    sameName: 'इस नाम का आइटम पहले से है।',
    unsaved: 'यह आइटम अभी सेव नहीं हुआ: सेव करें, या एक बार और रद्द करें।',
    kept: (name) => `${name}: आइटम सेव हो गया।`,
  },

  onBill: (name, quantity) => `${name}: बिल में मात्रा अब ${quantity} है।`,
  otherPrice: {
    'before-gst': (price) =>
      `लिस्ट में इसका दाम बिना GST है (${price}), मगर इस बिल में दाम GST सहित हैं: दाम खुद लिखें।`,
    'with-gst': (price) =>
      `लिस्ट में इसका दाम GST सहित है (${price}), मगर इस बिल में दाम बिना GST हैं: दाम खुद लिखें।`,
  },
  priceOfKind: {
    'before-gst': (price) => `${price} बिना GST`,
    'with-gst': (price) => `${price} GST सहित`,
  },
  billIsFull: (most) => `बिल भर गया: इसमें ${countOf(most, item)} ही आते हैं।`,
  unknownCode: (code) => `कोड ${code} का कोई आइटम अभी आपकी लिस्ट में नहीं है।`,
  keepIt: 'लिस्ट में जोड़ें',

  file: {
    label: 'फ़ाइल में क्या है',
    brings: (parts) => `${parts}।`,
    added: (items) => `${items} ${items === 1 ? 'नया' : 'नए'}`,
    changed: (items) => `${items} ${items === 1 ? 'बदला हुआ' : 'बदले हुए'}`,
    same: (items) => `${items} पहले ${items === 1 ? 'जैसा' : 'जैसे'}`,
    none: 'कोई आइटम नहीं मिला।',
    unread: (rows) => `${countOf(rows, row)} पढ़ी नहीं जा ${rows === 1 ? 'सकी' : 'सकीं'}।`,
    cut: (rows) => `सिर्फ़ पहली ${countOf(rows, row)} पढ़ी ${rows === 1 ? 'गई' : 'गईं'}।`,
    read: (columns) => `ऐसे पढ़ा गया: ${columns}। फ़ाइल में जो खाली है, वह पहले जैसा रहेगा।`,
    columns: {
      description: (head) => `आइटम ‘${head}’ से`,
      code: (head) => `कोड ‘${head}’ से`,
      price: (head) => `दाम ‘${head}’ से`,
      prices: (head) => `बिना GST या GST सहित, यह ‘${head}’ से`,
      unit: (head) => `इकाई ‘${head}’ से`,
      hsn: (head) => `HSN ‘${head}’ से`,
      rate: (head) => `GST दर ‘${head}’ से`,
    },
    allRows: (rows, items, leftOut) =>
      leftOut === 0
        ? `जाँच लिया: फ़ाइल में ${countOf(rows, row)}, ${countOf(items, item)}।`
        : `जाँच लिया: फ़ाइल में ${countOf(rows, row)}, ${countOf(items, item)}, और ${countOf(leftOut, row)} छोड़ी ${leftOut === 1 ? 'गई, नीचे लिखी है' : 'गईं, नीचे लिखी हैं'}।`,
    withoutRate: (items) => `${countOf(items, item)} की GST दर फ़ाइल में नहीं है: उसे बिल में चुनें।`,
    rowsLost: (rows) => `फ़ाइल की ${countOf(rows, row)} कहीं नहीं दिखी। ये आइटम न रखें।`,
    costs: (head) => `‘${head}’ सामान की लागत है, इसलिए दाम नहीं लिया गया। आपके रखे हुए दाम वैसे ही रहेंगे।`,
    pricesAre: 'इस फ़ाइल में दाम लिखे हैं',
    cancel: 'रद्द करें',
    keep: (items) => `${countOf(items, item)} रखें`,
    nothingChanged: 'कुछ नहीं बदला।',
    notLoaded: 'फ़ाइल पढ़ने वाला हिस्सा लोड नहीं हो सका। कुछ नहीं बदला: फिर कोशिश करें।',
    noHeads: 'कॉलम के नाम नहीं मिले। पहली लाइन में लिखें कि नीचे क्या है, जैसे आइटम, कोड, दाम, HSN और GST दर।',
    noNames: 'नामों का कॉलम नहीं मिला: उसके ऊपर ‘आइटम’ लिखें।',
  },
  reasons: {
    sameCode: (number) => `लाइन ${number} में भी यही कोड है।`,
    sameName: (number) => `लाइन ${number} में भी यही नाम है।`,
    noName: 'आइटम का नाम नहीं लिखा है।',
    cutCode: (code) => `कोड ‘${code}’ स्प्रेडशीट में कट गया है।`,
    oddComma: (price) => `दाम ‘${price}’ में कॉमा सही जगह पर नहीं है।`,
    notANumber: (price) => `दाम ‘${price}’ संख्या नहीं है।`,
    sums: {
      total: 'यह जोड़ है, आइटम नहीं।',
      tax: 'यह टैक्स है, आइटम नहीं।',
      rounding: 'यह राउंड ऑफ़ है, आइटम नहीं।',
    },
    headAgain: 'यह कॉलम के नाम दोहराती है।',
    remark: 'यह टिप्पणी है, आइटम नहीं।',
    notKept: {
      description: 'यह नाम रखा नहीं जा सकता।',
      code: 'यह कोड रखा नहीं जा सकता।',
      price: 'यह दाम रखा नहीं जा सकता।',
      prices: 'दाम का यह प्रकार रखा नहीं जा सकता।',
      unit: 'यह इकाई रखी नहीं जा सकती।',
      hsn: 'यह HSN रखा नहीं जा सकता।',
      rate: 'यह GST दर रखी नहीं जा सकती।',
    },
  },

  export: {
    title: 'आपके आइटम',
    heads: ['आइटम', 'कोड', 'दाम', 'दाम लिखा है', 'इकाई', 'HSN', 'GST दर (%)'],
    kinds: { 'before-gst': 'बिना GST', 'with-gst': 'GST सहित' },
  },
}
