import { sayDate } from '../../../core/language/dates'
import { countBefore, countOf, instalment, month, year } from '../../../core/language/hindi'
import { languageWords } from '../../../core/language/words'
import { debtFundsLaw } from '../../../core/rules/income-tax'
import { inForce } from '../../../core/rules/rule-on'
import { taxFigures } from './tax-figures'
import type { afterTaxWords as english } from './words'

/** The After tax view in Hindi. */
export const afterTaxWords: typeof english = {
  label: 'टैक्स के बाद',
  heading: 'टैक्स और महँगाई के बाद SIP',
  intro: 'देखें कि बेचने पर हाथ में कितना बचेगा, और आज के पैसों में वह कितना है।',
  title: 'टैक्स और महँगाई के बाद SIP: असल में कितना बचता है',
  description:
    'देखें कि हर किस्त पर टैक्स के बाद SIP में कितना बचता है, आज के पैसों में वह कितना है, और टैक्स के बाद सालाना रिटर्न कितना रहता है। मुफ़्त, बिना विज्ञापन, बिना साइन-अप।',

  monthly: 'महीने की रकम',
  raised: 'हर साल',
  lumpSum: 'आज एकमुश्त',
  inflation: 'महँगाई (%)',
  inflationHelp: 'साल में दाम कितने बढ़ते हैं',
  inflationHint: 'महँगाई आम तौर पर 0 से 20% सालाना होती है।',
  tax: 'टैक्स',
  taxes: { equity: 'इक्विटी फ़ंड', flat: 'एक ही दर', none: 'कोई नहीं' },
  taxHelp: {
    equity: (figures, asOf) =>
      `${figures.exempt} से ऊपर ${figures.longTerm}, एक साल तक रखने पर ${figures.shortTerm}, सेस ${figures.cess} (${asOf} के मुताबिक)`,
    otherCurrency: 'ये नियम रुपये के हैं। दूसरी करेंसी में ‘एक ही दर’ चुनें।',
    flat: 'पूरे फ़ायदे पर एक ही प्रतिशत, चाहे जब खरीदा हो।',
    none: 'फ़ायदे में से कुछ नहीं कटता।',
  },
  otherIncome: 'उस साल की दूसरी आमदनी',
  otherIncomeHelp: `${taxFigures.basicExemption} से कम हो तो टैक्स घटता है। खाली हो तो गिनी नहीं जाती`,
  flatRate: 'एक ही दर (%)',
  flatRateHelp: 'फ़ायदे पर, सेस मिलाकर',
  flatRateHint: 'टैक्स फ़ायदे का 0 से 100% होता है।',
  caution:
    'म्यूचुअल फ़ंड का रिटर्न घटता-बढ़ता रहता है। यह अंदाज़ा एक जैसी दर मानकर है: सब कुछ आखिरी दिन एक साथ बिकता है, और खर्च नहीं गिने गए हैं।',

  results: {
    afterTax: 'टैक्स के बाद',
    inTodaysMoney: 'आज के पैसों में',
    maturityValue: 'मैच्योरिटी रकम',
    tax: 'टैक्स',
    invested: 'कुल निवेश',
    returns: 'अनुमानित रिटर्न',
    yearlyReturn: 'टैक्स के बाद सालाना रिटर्न',
  },
  buys: (today) => (
    <>
      आज के <b>{today}</b> के बराबर
    </>
  ),
  pricesFallTooMuch: 'दाम 100% या उससे ज़्यादा नहीं गिर सकते। इससे ऊपर की महँगाई लिखें।',

  waterfall: {
    title: 'लगाई रकम से आज के पैसों तक',
    invested: 'निवेश',
    returns: 'रिटर्न',
    rising: 'महँगाई',
    falling: 'घटते दाम',
    none: 'कोई नहीं',
    gain: (invested, returns, tax, afterTax, today) =>
      `${invested} के निवेश पर ${returns} का रिटर्न मिलता है। ${tax} टैक्स के बाद ${afterTax} की रकम बचती है, जो आज के ${today} के बराबर है।`,
    loss: (invested, lost, tax, afterTax, today) =>
      `${invested} के निवेश पर ${lost} का नुकसान होता है। ${tax} टैक्स के बाद ${afterTax} की रकम बचती है, जो आज के ${today} के बराबर है।`,
  },

  threeReturns: {
    title: 'अगर रिटर्न अलग हो',
    intro: 'तीन उदाहरण, तीन-तीन अंक के फ़र्क पर। ये भविष्यवाणी नहीं हैं।',
    nothing: 'अभी तुलना के लिए कुछ नहीं है।',
    rate: (percent) => `${percent} सालाना`,
    places: ['3 अंक कम', 'आपका आँकड़ा', '3 अंक ज़्यादा'],
  },

  taxTable: {
    title: 'टैक्स का पूरा हिसाब',
    intro: 'सब कुछ आखिरी दिन बिकता है। हर किस्त का अपना फ़ायदा और अपना समय होता है।',
    nothing: 'अभी टैक्स लगाने को कुछ नहीं है।',
    otherCurrency: 'ये नियम रुपये के हैं। दूसरी करेंसी की रकम भी यहाँ रुपये मानकर गिनी जाती है।',
    chooseFlat: 'एक ही दर लगाएँ',
    columns: ['कितने समय रखा', 'किस्तें', 'फ़ायदा', 'दर', 'टैक्स'],
    held: {
      all: 'सभी',
      overAYear: 'एक साल से ज़्यादा',
      upToAYear: 'एक साल तक',
      surcharge: 'सरचार्ज',
      relief: 'मार्जिनल रिलीफ़',
      cess: 'सेस',
      total: 'कुल',
    },
    rates: {
      none: 'कोई नहीं',
      longTerm: (percent, exempt) => `${exempt} से ऊपर ${percent}`,
      ofTheTax: (percent) => `टैक्स का ${percent}`,
      ofAllAbove: (percent) => `ऊपर के जोड़ का ${percent}`,
      relief: 'सीमा पर',
    },
    notes: {
      none: 'कोई टैक्स नहीं गिना गया है।',
      flat: 'एक ही दर में न सेस है, न छूट। नुकसान पर टैक्स नहीं लगता।',
      equity: (figures, asOf) =>
        `हिसाब यह मानकर है कि उस साल आपको कोई और फ़ायदा नहीं हुआ। सारे फ़ायदे मिलाकर साल की आमदनी ${figures.lowerSurchargeAbove} से ऊपर हो तो टैक्स का ${figures.lowerSurcharge} सरचार्ज भी लगता है, ${figures.higherSurchargeAbove} से ऊपर हो तो ${figures.higherSurcharge}, मार्जिनल रिलीफ़ घटाकर। दरें ${asOf} के मुताबिक हैं (इनकम टैक्स कानून, 2025, धारा ${languageWords.and(figures.sections)}, और हर साल का वित्त कानून); बेचने से पहले बदल सकती हैं।`,
      basicExemption: (figures, shortTerm, longTerm) =>
        `नई व्यवस्था में ${figures.basicExemption} तक की आमदनी पर टैक्स नहीं लगता, और आपकी दूसरी आमदनी से उसका कुछ हिस्सा बच जाता है: ${shortTerm} एक साल तक रखे यूनिट के फ़ायदे से घटे, ${longTerm} एक साल से ज़्यादा रखे यूनिट के फ़ायदे से (भारत में रहने वालों के लिए; धारा ${languageWords.and(figures.exemptionSections)}, जिनमें क्रम नहीं लिखा)।`,
      lawFrom: (day) => `बिक्री के दिन वह कानून लागू होगा जो ${day} से है: हिसाब उसी से है।`,
      lumpSum: 'एकमुश्त रकम का समय पहली किस्त जितना गिना जाता है।',
    },
  },

  howItWorks: {
    intro: 'आपके आँकड़ों के साथ।',
    tax: 'टैक्स',
    taxThenPrices: 'टैक्स, फिर महँगाई',
    taxThenPricesText: 'दाम जितने गुना हो जाते हैं, टैक्स के बाद बची रकम को उतने से भाग दिया जाता है।',
    noTax: 'कोई टैक्स नहीं गिना गया है।',
    noGain: 'फ़ायदा नहीं तो टैक्स भी नहीं।',
    exempt: (exempt) => `फ़ायदा ${exempt} की छूट से ऊपर नहीं है।`,
    bothExempt: (basic, exempt) =>
      `दूसरी आमदनी के बाद ${basic} की छूट में से जितना बचता है, उससे और ${exempt} की छूट से फ़ायदा ऊपर नहीं है।`,
    basicExemption: (basic, free) =>
      `${basic} तक की आमदनी पर टैक्स नहीं लगता, और दूसरी आमदनी उतनी नहीं है: इसलिए फ़ायदे में से ${free} पर भी टैक्स नहीं लगता।`,
    relief: (amount) =>
      `मार्जिनल रिलीफ़ से सरचार्ज ${amount} घट जाता है, ताकि वह सीमा से ऊपर की रकम से ज़्यादा कभी न हो।`,
    untaxed: 'टैक्स कुछ नहीं लगता, इसलिए यह अनुमानित रिटर्न ही है।',
    searched:
      'इसका कोई फ़ॉर्मूला नहीं है। अलग-अलग दरें आज़माकर वह ढूँढी जाती है जिससे लगाई रकम बढ़कर बची रकम जितनी हो जाए:',
    monthTimes12: (percent) => `हर महीने ${percent} × 12`,
  },

  export: {
    title: 'टैक्स के बाद SIP: टैक्स का पूरा हिसाब',
    sheet: 'टैक्स का पूरा हिसाब',
    annualReturn: 'अनुमानित सालाना रिटर्न (%)',
    duration: 'अवधि (साल)',
    taxedAs: 'टैक्स किस तरह',
    yearlyReturn: 'टैक्स के बाद सालाना रिटर्न (%)',
  },

  actions: 'टैक्स और महँगाई के बाद SIP',
  copied: {
    plan: (monthly, rate, years) =>
      `टैक्स के बाद SIP: हर महीने ${monthly}, ${rate} सालाना रिटर्न पर ${countBefore(years, year)} के लिए`,
    lumpSum: (amount) => `आज ${amount}`,
    equity: 'इक्विटी फ़ंड का टैक्स',
    equityBeside: (income) => `${income} की दूसरी आमदनी के साथ इक्विटी फ़ंड का टैक्स`,
    flat: (percent) => `फ़ायदे पर ${percent} टैक्स`,
    none: 'बिना टैक्स',
    inflation: (percent) => `${percent} महँगाई।`,
  },
  pictureCaption: (today) => `आज के ${today} के बराबर`,

  questions: [
    {
      question: 'इक्विटी फ़ंड के फ़ायदे पर टैक्स कैसे लगता है?',
      answer: `${taxFigures.asOf} के मुताबिक: यूनिट ${countBefore(taxFigures.longTermAfterMonths, month)} से ज़्यादा रखे हों तो फ़ायदा लंबी अवधि का है, और साल में ${taxFigures.exempt} से ऊपर के ऐसे फ़ायदे पर ${taxFigures.longTerm} टैक्स लगता है। ${countBefore(taxFigures.longTermAfterMonths, month)} तक रखे यूनिट के फ़ायदे पर ${taxFigures.shortTerm} टैक्स लगता है। ऊपर से ${taxFigures.cess} सेस, और आमदनी ${taxFigures.lowerSurchargeAbove} से ऊपर हो तो सरचार्ज भी लगता है।`,
    },
    {
      question: 'सरचार्ज कब लगता है, और मार्जिनल रिलीफ़ क्या है?',
      answer: `${taxFigures.asOf} के मुताबिक: फ़ायदा और दूसरी आमदनी मिलाकर ${taxFigures.lowerSurchargeAbove} से ऊपर हो तो टैक्स का ${taxFigures.lowerSurcharge} सरचार्ज लगता है, ${taxFigures.higherSurchargeAbove} से ऊपर हो तो ${taxFigures.higherSurcharge}, उससे ज़्यादा कभी नहीं। मार्जिनल रिलीफ़ का मतलब: जितनी रकम सीमा से ऊपर है, उसकी वजह से सेस से पहले उतने से ज़्यादा नहीं कटता; छोटी अवधि का फ़ायदा सबसे ऊपर गिना जाता है। दूसरी आमदनी का टैक्स नहीं गिना गया है।`,
    },
    {
      question: 'लंबी SIP का कुछ हिस्सा छोटी अवधि का क्यों है?',
      answer: `हर किस्त से अलग यूनिट खरीदे जाते हैं, और उनका समय भी अलग चलता है। 10 साल बाद सब बेचें तो आखिरी ${countOf(taxFigures.longTermAfterMonths, instalment)} एक साल या उससे कम रखी गई होती हैं, इसलिए उनके फ़ायदे पर ${taxFigures.shortTerm} टैक्स लगता है।`,
    },
    {
      question: 'रिटर्न में से महँगाई सीधे क्यों नहीं घटाते?',
      answer:
        'क्योंकि बढ़त और महँगाई में गुणा होता है, जोड़-घटाना नहीं। 12% सालाना यानी हर महीने 1% पर 100 रुपये एक साल में 112.68 हो जाते हैं, जबकि 6% महँगाई पर 100 की चीज़ 106 की हो जाती है। 112.68 ÷ 106 करें तो 1.0630 आता है, यानी 6.30% ज़्यादा खरीदा जा सकता है। 6% रिटर्न को इसी तरह गिनें तो 6.17% आता है।',
    },
    {
      question: 'सालाना रिटर्न कैसे गिना जाता है?',
      answer:
        'ज़्यादातर SIP कैलकुलेटर की तरह हम उसे 12 से भाग देते हैं। 12% सालाना यानी हर महीने 1%, जो रिटर्न पर रिटर्न जुड़कर साल भर में 12.68% हो जाता है। ‘गिनती कैसे होती है’ में मैच्योरिटी रकम चार तरह से दिखती है।',
    },
    {
      question: 'डेट फ़ंड के लिए कौन-सा टैक्स चुनें?',
      answer: `‘एक ही दर’ चुनें। ${sayDate(inForce(debtFundsLaw).from)} या उसके बाद खरीदे डेट फ़ंड यूनिट के फ़ायदे पर दूसरी आमदनी की तरह टैक्स लगता है, चाहे जितने समय रखें (${taxFigures.asOf} के मुताबिक)। अपने स्लैब की दर में सेस मिलाएँ: 30% के लिए 31.2 लिखें।`,
    },
  ],
}
