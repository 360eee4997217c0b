import { sayDate } from '../../../core/language/dates'
import { ratesAnd } from '../../../core/language/rates'
import { generalSince, ratesOfKind, slabLaws } from '../../../core/rules/gst'
import { inForce } from '../../../core/rules/rule-on'
import type { gstSingleWords as english } from './words'

/** The Single amount view in Hindi. */
export const gstSingleWords: typeof english = {
  label: 'एक रकम',
  heading: 'GST कैलकुलेटर',
  intro: 'दाम में GST जोड़ें या बिल में से हटाएँ, और देखें कि टैक्स कैसे बँटता है।',
  title: 'GST कैलकुलेटर: GST जोड़ें या हटाएँ',
  description:
    'दाम में GST जोड़ें या उसमें से हटाएँ, पैसे तक सही। CGST, SGST या IGST भी देखें, या पूरा बिल बनाएँ। मुफ़्त, बिना साइन-अप, कुछ भी आपके ब्राउज़र से बाहर नहीं जाता।',

  mode: 'क्या करना है',
  modes: { add: 'GST जोड़ें', remove: 'GST हटाएँ' },
  modeHelp: { add: 'बिना टैक्स का दाम लिखें।', remove: 'टैक्स सहित दाम लिखें।' },
  amount: 'रकम',
  amountHelp: 'GST देखने के लिए रकम लिखें।',
  rate: 'GST दर (%)',
  sum: {
    is: (total) => `= ${total}`,
    prices: (count, total) => `${count} दाम = ${total}`,
    dividesByZero: '0 से भाग नहीं होता।',
    anotherPrice: '+ एक और दाम',
    timesQuantity: '× मात्रा',
  },
  rateAboveAll: (highest) => `क्या यह दर सही है? आम दरों में सबसे ऊँची ${highest}% है।`,
  rateBelowZero: 'GST दर 0% से कम नहीं होती।',
  quickRates: 'आम दरें',
  moreRates: 'और दरें',
  old: 'पुरानी',
  oldMeaning: 'पुराना स्लैब',
  buyer: 'खरीदार कहाँ है',
  buyerHelp: { 'same-state': 'CGST और SGST, आधा-आधा', 'another-state': 'IGST, पूरा टैक्स' },
  round: (unit) => `पूरे ${unit} तक राउंड करें`,

  results: {
    original: 'बिना GST की रकम',
    gst: 'GST की रकम',
    total: 'कुल रकम',
    payable: 'चुकाने की रकम',
    taxable: 'बिल पर टैक्स योग्य रकम',
    onBill: 'बिल पर कुल रकम',
    cgst: (percent) => `CGST ${percent}`,
    sgst: (percent) => `SGST ${percent}`,
    igst: (percent) => `IGST ${percent}`,
    roundOff: () => 'राउंड ऑफ़',
  },
  captions: {
    added: (original, percent) => `${original} में ${percent} GST जोड़कर`,
    addedRounded: (original, percent) => `${original} में ${percent} GST जोड़कर, राउंड करके`,
    removed: (total) => `${total} में से GST हटाकर`,
  },
  bar: { original: 'बिना GST की रकम', gst: 'GST' },

  rates: {
    title: 'भारत में GST की दरें',
    oldSlab: 'पुराना स्लैब',
    covers: {
      nil: 'खाने की ताज़ी चीज़ें, दूध, किताबें और कॉपियाँ',
      roughDiamonds: 'कच्चे हीरे',
      polishedDiamonds: 'तराशे हुए हीरे, कुछ जॉब वर्क',
      gold: 'सोना, चाँदी, गहने',
      essentials: 'रोज़ की ज़रूरतें: पैकेट वाली खाने की चीज़ें, दवाइयाँ, घर का छोटा-मोटा सामान',
      standard: 'ज़्यादातर सामान और सेवाएँ: इलेक्ट्रॉनिक्स, छोटी कारें, टेलीकॉम, कंसल्टेंसी',
      luxury: 'शौक और लत की चीज़ें: बड़ी कारें, कोल्ड ड्रिंक, पान मसाला',
    },
    formerly: (since, now) => (now ? `${since} से ${now}` : `${since} से नहीं लगता`),
    formerLower: (lower, standard, since) =>
      `ज़्यादातर चीज़ें ${since} को ${lower} या ${standard} में आ गईं; इनपुट टैक्स क्रेडिट के साथ ईंटों पर अब भी लगता है`,
    formerHigher: (standard, highest, since, tobaccoSince) =>
      `ज़्यादातर चीज़ें ${since} को ${standard} या ${highest} में आ गईं; तंबाकू और पान मसाला ${tobaccoSince} को आए, बीड़ी ${standard} में`,
    note: (since, asOf) =>
      `${since} से पहले के बिल पर जो पुराना स्लैब छपा है, वही लें। अपने सामान की दर HSN से सरकारी अधिसूचना में जाँच लें: यह तालिका ${asOf} की है और सिर्फ़ आम दरें दिखाती है।`,
    source: (notification, since) => `अधिसूचना ${notification}-केंद्रीय कर (दर), ${since} से लागू`,
    sources: (sources) => `स्रोत: ${sources.join('; ')}।`,
  },

  actions: 'GST',
  copied: {
    add: {
      'same-state': (percent, amount) => `${amount} में ${percent} GST जोड़ें, खरीदार इसी राज्य में है।`,
      'another-state': (percent, amount) => `${amount} में ${percent} GST जोड़ें, खरीदार दूसरे राज्य में है।`,
    },
    remove: {
      'same-state': (percent, amount) => `${amount} में से ${percent} GST हटाएँ, खरीदार इसी राज्य में है।`,
      'another-state': (percent, amount) =>
        `${amount} में से ${percent} GST हटाएँ, खरीदार दूसरे राज्य में है।`,
    },
  },

  questions: [
    {
      question: 'GST कैसे निकलता है?',
      answer:
        'जोड़ना हो तो GST = रकम × दर ÷ 100 होता है। 10,000 पर 18% से GST 10,000 × 18 ÷ 100 = 1,800 बनता है।\nहटाना हो तो बिना GST की रकम = कुल रकम ÷ (1 + दर ÷ 100) होती है। 11,800 में यह 11,800 ÷ 1.18 = 10,000 निकलती है।',
    },
    {
      question: 'मेरे सामान पर कौन-सी GST दर लगेगी?',
      answer: `${sayDate(generalSince)} से आम दरें ${ratesAnd(ratesOfKind('general'))} हैं; कच्चे हीरों पर ${inForce(slabLaws.roughDiamonds).percent}%, तराशे हीरों पर ${inForce(slabLaws.polishedDiamonds).percent}% और सोने-चाँदी पर ${inForce(slabLaws.gold).percent}% लगता है। दर आपके HSN कोड से तय होती है; उसे सरकारी अधिसूचना में देख लें। ${ratesAnd(ratesOfKind('former'))} पुराने स्लैब हैं, जो पुराने बिलों के लिए यहाँ रखे हैं।`,
    },
    {
      question: 'कुल रकम का 18% ही उसका GST क्यों नहीं है?',
      answer:
        'क्योंकि 18% बिना GST के दाम पर लगा था। कुल 11,800 में GST 11,800 × 18 ÷ 118 = 1,800 है, जबकि 11,800 का 18% तो 2,124 हो जाता।',
    },
    {
      question: 'CGST और SGST, या IGST?',
      answer:
        'सप्लाई की जगह आपके ही राज्य में हो तो आधा टैक्स CGST और आधा SGST होता है; बिना विधानसभा वाले केंद्र शासित प्रदेश में SGST की जगह UTGST होता है। दूसरे राज्य में हो तो पूरा टैक्स IGST होता है। कुल टैक्स उतना ही रहता है।',
    },
  ],
}
