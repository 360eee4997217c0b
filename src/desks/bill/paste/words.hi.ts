import { column, countBefore, countOf, item, row } from '../../../core/language/hindi'
import type { billPasteWords as english } from './words'

/** The dialog in which rows are pasted into a bill, in Hindi. */
export const billPasteWords: typeof english = {
  title: 'शीट से लाइनें पेस्ट करें',
  field: 'लाइनें, कॉलम के नामों के साथ या बिना',
  nothingYet: 'अपनी शीट से लाइनें कॉपी करें और ऊपर पेस्ट करें।',
  understood: (items) => `${countOf(items, item)} ${items === 1 ? 'पढ़ा गया' : 'पढ़े गए'}।`,
  partlyUnderstood: (items, rows) =>
    `${countOf(items, item)} ${items === 1 ? 'पढ़ा गया' : 'पढ़े गए'}, ${countOf(rows, row)} पढ़ी नहीं जा ${rows === 1 ? 'सकी' : 'सकीं'}।`,
  decideFirst: 'पहले तय करें कि दाम में GST शामिल है या नहीं।',
  fractions: 'इस तालिका में GST दरें दशमलव में हैं: 0.18 को 18% पढ़ा गया है।',
  wholeBill: 'पूरे बिल की छूट और भाड़ा यहाँ से नहीं आते: उन्हें बिल में लिखें।',
  close: 'बंद करें',
  add: (items) => `${countOf(items, item)} जोड़ें`,
  added: (items) => `${countOf(items, item)} जुड़ ${items === 1 ? 'गया' : 'गए'}`,
  addedOtherwise: {
    'before-gst': (items) =>
      `${countOf(items, item)} जुड़ ${items === 1 ? 'गया' : 'गए'}, अब दाम बिना GST हैं`,
    'with-gst': (items) =>
      `${countOf(items, item)} जुड़ ${items === 1 ? 'गया' : 'गए'}, अब दाम GST सहित हैं`,
  },

  preview: {
    label: 'जो पढ़ा गया',
    assumed: 'मानी हुई',
    besideNumber: 'संख्या के साथ',
    perQuantity: (amountHead) => `${amountHead} ÷ मात्रा`,
    or: (head, other) => `${head} या ${other}`,
    more: (items) => `और ${countOf(items, item)} ${items === 1 ? 'है' : 'हैं'}।`,
  },
  leftOut: {
    unread: 'लाइनें जो पढ़ी नहीं जा सकीं',
    noItems: (rows) =>
      rows === 1 ? '1 लाइन छोड़ी गई: यह आइटम नहीं है' : `${countOf(rows, row)} छोड़ी गईं: ये आइटम नहीं हैं`,
    more: (rows) => `और ${countOf(rows, row)} ${rows === 1 ? 'है' : 'हैं'}।`,
    row: (number, reason) => `लाइन ${number}: ${reason}`,
  },

  reasons: {
    aboveHeads: 'यह कॉलम के नामों से ऊपर है।',
    sums: {
      total: 'यह जोड़ है, आइटम नहीं।',
      tax: 'यह टैक्स है, आइटम नहीं।',
      rounding: 'यह राउंड ऑफ़ है, आइटम नहीं।',
    },
    headAgain: 'यह कॉलम के नाम दोहराती है।',
    remark: 'यह टिप्पणी है, आइटम नहीं।',
    noBill: 'यह किसी बिल का आइटम नहीं है।',
    otherBill: (number) => `यह बिल ${number} की है।`,
    noKind: 'बाकी लाइनों की तरह इसमें नहीं लिखा कि दाम GST सहित है या नहीं।',
    billIsFull: 'बिल भर गया है।',
    tooManyCells: (cells, columns) =>
      `इसमें ${cells} खाने हैं, और तालिका में ${countOf(columns, column)} ${columns === 1 ? 'है' : 'हैं'}।`,
    noPrice: 'दाम नहीं लिखा है।',
    inexactPrice: (amount) => `दाम नहीं लिखा है, और रकम ‘${amount}’ से दाम पूरा-पूरा नहीं निकलता।`,
    notANumber: (name, cell) => `${name} ‘${cell}’ संख्या नहीं है।`,
    twoReadings: (name, cell) => `${name} ‘${cell}’ के दो मतलब हो सकते हैं।`,
    oddCommas: (name, cell) => `${name} ‘${cell}’ में कॉमा सही जगह पर नहीं है।`,
    maybeFraction: (name, cell) => `${name} ‘${cell}’ दशमलव में है या प्रतिशत में, यह साफ़ नहीं है।`,
    rateTooHigh: (cell) => `GST दर ‘${cell}’ 100% से ज़्यादा है।`,
    halvesDiffer: (central, state) => `CGST ‘${central}’ और SGST ‘${state}’ बराबर नहीं हैं।`,
    ratesDiffer: 'इसकी GST दरें आपस में मेल नहीं खातीं।',
  },
  numbers: {
    price: 'दाम',
    quantity: 'मात्रा',
    discount: 'छूट',
    discountShare: 'छूट',
    amount: 'रकम',
  },
  rates: {
    rate: 'GST दर',
    central: 'CGST दर',
    state: 'SGST दर',
    integrated: 'IGST दर',
  },

  bills: {
    label: 'कौन-सा बिल?',
    several: (bills) => `इस तालिका में ${bills} बिल हैं। एक बिल में एक ही बिल के आइटम आते हैं।`,
    one: (number, about, rows) => [number, about, countOf(rows, row)].filter(Boolean).join(' · '),
    all: (bills) => `सभी ${bills} बिल इसी बिल में`,
    chooseFirst: 'पहले बिल चुनें।',
  },
  withoutQuantity: (items) => `${countOf(items, item)} की मात्रा नहीं लिखी है: 1 मानी गई है।`,
  withGstAdded: (items) =>
    `इस तालिका में कुछ दाम बिना GST हैं, कुछ GST सहित। ${items === 1 ? '1 दाम' : `${items} दामों`} में GST जोड़ा गया, ताकि सभी GST सहित हों।`,
  amounts: {
    same: (amount) => `जाँच लिया: इन लाइनों की रकमों का जोड़ ${amount} है, जैसा तालिका में है।`,
    differ: (inTable, ofItems) =>
      `इन लाइनों की रकमों का जोड़ तालिका में ${inTable} है, और यहाँ बिना GST ${ofItems}। मात्रा, दाम और छूट देख लें।`,
  },

  undecided: 'अभी तय नहीं',
  columns: {
    label: 'कौन-सा कॉलम क्या है',
    unnamed: (position) => `कॉलम ${position}`,
    uses: {
      description: 'आइटम',
      hsn: 'HSN',
      quantity: 'मात्रा',
      unit: 'इकाई',
      price: 'दाम',
      discount: 'छूट',
      discountShare: 'छूट %',
      rate: 'GST दर',
      central: 'CGST दर',
      state: 'SGST या UTGST दर',
      integrated: 'IGST दर',
      amount: 'रकम',
      kind: 'GST सहित या बिना',
    },
    notNeeded: 'ज़रूरत नहीं',
    example: (cell) => `जैसे ${cell}`,
    empty: 'खाली',
  },

  commas: {
    label: 'क्या कॉमा दशमलव बिंदु है?',
    reading: (text, decimal) => `${text} का मतलब ${decimal}`,
    yes: (reading) => `हाँ: ${reading}`,
    inThisTable: (readings) => `इस तालिका में ${readings} है।`,
    mayBe: (text, decimal) =>
      `${text} का मतलब ${decimal} हो सकता है। जब तक आप तय न करें, ऐसी लाइनें छोड़ी जाएँगी।`,
    mayBeEither: (text, decimal, grouped) =>
      `${text} का मतलब ${decimal} या ${grouped} हो सकता है। जब तक आप तय न करें, ऐसी लाइनें छोड़ी जाएँगी।`,
  },

  assumedRate: {
    label: 'मानी हुई GST दर',
    all: 'इस तालिका में GST दरें नहीं हैं।',
    some: (items, of) => `${of} में से ${countBefore(items, item)} की GST दर नहीं लिखी है।`,
  },

  prices: {
    kinds: { 'before-gst': 'बिना GST', 'with-gst': 'GST सहित' },
    unsaid: (kind) =>
      `इस तालिका में नहीं लिखा कि दाम में GST शामिल है या नहीं: बिल की तरह इन्हें भी ${kind} माना गया है।`,
    asBill: {
      byHead: (head, kind) => `‘${head}’ के मुताबिक दाम ${kind} हैं, जैसे बिल में हैं।`,
      byFile: (kind) => `फ़ाइल के मुताबिक दाम ${kind} हैं, जैसे बिल में हैं।`,
    },
    billFollows: {
      byHead: (head, kind) => `‘${head}’ के मुताबिक दाम ${kind} हैं: बिल में भी ऐसे ही हो जाएँगे।`,
      byFile: (kind) => `फ़ाइल के मुताबिक दाम ${kind} हैं: बिल में भी ऐसे ही हो जाएँगे।`,
    },
    question: (kind) => `क्या दाम ${kind} हैं?`,
    why: {
      byHead: (head, kindOfBill) =>
        `‘${head}’ में ऐसा लिखा है, जबकि बिल के आइटम के दाम ${kindOfBill} हैं।`,
      byFile: (kindOfBill) => `फ़ाइल में ऐसा लिखा है, जबकि बिल के आइटम के दाम ${kindOfBill} हैं।`,
    },
    switch: (kind) => `पूरे बिल के दाम ${kind} करें`,
    keep: (kindOfBill) => `इन दामों को ${kindOfBill} मानें`,
  },
}
