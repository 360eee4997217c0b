import { amountInWords } from '../../../core/language/amount-in-words.hi'
import { sayDateWith } from '../../../core/language/dates'
import { countOf, item, payment } from '../../../core/language/hindi'
import { gstStates } from '../../../core/states/states.hi'
import type { PaperWords } from './paper-words.en'

/**
 * Every word on a bill that is printed, or a PDF, in Hindi. Where a rule quotes the words, they stand
 * in English beside it.
 */
export const paperWords: PaperWords = {
  language: 'hi-IN',
  titles: {
    'Tax Invoice': 'टैक्स इनवॉइस / Tax Invoice',
    'Bill of Supply': 'बिल ऑफ़ सप्लाई / Bill of Supply',
    Estimate: 'एस्टीमेट',
    'Credit Note': 'क्रेडिट नोट / Credit Note',
  },
  composition:
    'कंपोज़िशन डीलर, सप्लाई पर टैक्स लेने का अधिकार नहीं / Composition taxable person, not eligible to collect tax on supplies',
  copies: {
    original: 'खरीदार के लिए ओरिजिनल / Original for recipient',
    duplicateForSupplier: 'विक्रेता के लिए डुप्लीकेट / Duplicate for supplier',
    duplicateForTransporter: 'ट्रांसपोर्टर के लिए डुप्लीकेट / Duplicate for transporter',
    triplicateForSupplier: 'विक्रेता के लिए ट्रिप्लीकेट / Triplicate for supplier',
  },

  labels: {
    logo: 'लोगो',
    number: 'नंबर',
    date: 'तारीख',
    gstin: 'GSTIN',
    state: 'राज्य',
    phone: 'फ़ोन',
    email: 'ई-मेल',
    buyer: 'खरीदार',
    address: 'पता',
    deliverTo: 'डिलीवरी का पता',
    placeOfSupply: 'सप्लाई की जगह',
    reverseCharge: 'रिवर्स चार्ज',
    dueDate: 'चुकाने की आखिरी तारीख',
    orderNumber: 'ऑर्डर नंबर',
    vehicleNumber: 'गाड़ी नंबर',
    amountToPay: 'चुकाने की रकम',
    balanceToPay: 'चुकाने को बाकी',
    toGiveBack: 'लौटाने की रकम',
    amountCredited: 'वापस की रकम',
    reason: 'वजह',
    items: 'आइटम',
    itemsWithGst: 'आइटम, GST सहित',
    discountOnBill: 'बिल पर छूट',
    freight: 'भाड़ा',
    taxableValue: 'टैक्स योग्य रकम',
    totalAmount: 'कुल रकम',
    total: 'कुल',
    taxByRecipient: 'टैक्स जो खरीदार भरेगा',
    amountInWords: 'रकम शब्दों में',
    bankAccount: 'बैंक खाता',
    ifsc: 'IFSC',
    note: 'नोट',
    terms: 'शर्तें',
    signedFor: 'वास्ते',
    signatory: 'अधिकृत हस्ताक्षर',
  },
  reverseCharge: { yes: 'हाँ', no: 'नहीं' },
  against: (number, date) => (date ? `बिल ${number} (${date}) पर` : `बिल ${number} पर`),
  reasons: {
    'Goods returned': 'माल वापस आया',
    'Price or tax too high': 'दाम या टैक्स ज़्यादा लग गया',
    'Goods or service deficient': 'माल या सेवा में कमी',
    'Discount after the sale': 'बिक्री के बाद की छूट',
  },
  cancelled: 'रद्द / Cancelled',

  heads: {
    number: 'क्र.',
    item: 'आइटम',
    hsn: 'HSN',
    quantity: 'मात्रा',
    price: 'दाम',
    priceBeforeGst: 'बिना GST दाम',
    priceWithGst: 'GST सहित दाम',
    discount: 'छूट',
    rate: 'दर',
    value: 'रकम',
    valueWithGst: 'GST सहित रकम',
    taxableValue: 'टैक्स योग्य रकम',
    taxable: 'टैक्स योग्य',
    amount: 'रकम',
    taxByRate: 'दर के हिसाब से टैक्स',
    hsnOrSac: 'HSN/SAC',
    totalTax: 'कुल टैक्स',
    total: 'कुल',
  },
  noCode: 'कोड नहीं',
  items: (count) => countOf(count, item),

  quantityTimes: (priceHead) => `मात्रा × ${priceHead}`,
  hsn: (code) => `HSN ${code}`,
  less: (discount) => `छूट ${discount}`,
  taxable: (value) => `टैक्स योग्य ${value}`,
  on: 'पर',

  priceNotes: {
    both: 'दाम और रकम GST सहित हैं।',
    price: 'दाम GST सहित हैं, रकम में GST नहीं है।',
  },
  spreadNotes: {
    discount: 'हर आइटम की रकम में से बिल की छूट का हिस्सा घटाकर टैक्स लगाया गया है।',
    freight: 'हर आइटम की रकम में भाड़े का हिस्सा जोड़कर टैक्स लगाया गया है।',
    both: 'हर आइटम की रकम में से बिल की छूट का हिस्सा घटाकर और भाड़े का हिस्सा जोड़कर टैक्स लगाया गया है।',
  },

  toTheNearest: {
    INR: 'पूरे रुपये तक',
    USD: 'पूरे डॉलर तक',
    EUR: 'पूरे यूरो तक',
    GBP: 'पूरे पाउंड तक',
    JPY: 'पूरे येन तक',
    CAD: 'पूरे डॉलर तक',
    AUD: 'पूरे डॉलर तक',
    CHF: 'पूरे फ़्रैंक तक',
    AED: 'पूरे दिरहम तक',
    KWD: 'पूरे दीनार तक',
    BDT: 'पूरे टके तक',
    SGD: 'पूरे डॉलर तक',
    NZD: 'पूरे डॉलर तक',
    KRW: 'पूरे वॉन तक',
  },

  settled: {
    counter: 'दुकान पर चुकाया',
    advance: (day, way) => `${day} का एडवांस${way && ` (${way})`}`,
    payment: (day, way) => `${day ? `${day} को चुकाया` : 'चुकाया'}${way && ` (${way})`}`,
    payments: (count) => `चुकाया, ${countOf(count, payment)}`,
    credit: (number, day) => `क्रेडिट नोट ${number}${day && ` (${day})`}`,
    paidBack: (number) => (number ? `क्रेडिट नोट ${number} पर लौटाया` : 'क्रेडिट नोट पर लौटाया'),
    inFull: (day) => (day ? `${day} को पूरी रकम चुका दी गई` : 'पूरी रकम चुका दी गई'),
    ways: { cash: 'नकद', upi: 'UPI', card: 'कार्ड', bank: 'बैंक', cheque: 'चेक' },
  },

  payment: {
    scan: 'किसी भी UPI ऐप से स्कैन करें',
    to: (payee) => `${payee} को`,
    bill: (number) => `बिल ${number}`.trim(),
    note: (text) => `नोट: ${text}`,
    code: (amount, payee) => `QR कोड: UPI से ${payee} को ${amount} दें`,
  },

  page: (number, count) => `पेज ${number} / ${count}`,

  date: (day) => sayDateWith(day, 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'),
  amountInWords,

  states: gstStates,
}
