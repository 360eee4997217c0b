import { character, countBefore, countOf, digit, item, thing } from '../../../core/language/hindi'
import { languageWords } from '../../../core/language/words'
import type { billChecksWords as english } from './words'

/** The checks of a bill in Hindi. */
export const billChecksWords: typeof english = {
  stillMissing: {
    'Tax Invoice': (points) =>
      points === 1
        ? 'टैक्स इनवॉइस में अभी यह 1 चीज़ बाकी है'
        : `टैक्स इनवॉइस में अभी ये ${countOf(points, thing)} बाकी हैं`,
    'Bill of Supply': (points) =>
      points === 1
        ? 'बिल ऑफ़ सप्लाई में अभी यह 1 चीज़ बाकी है'
        : `बिल ऑफ़ सप्लाई में अभी ये ${countOf(points, thing)} बाकी हैं`,
    Estimate: (points) =>
      points === 1
        ? 'एस्टीमेट में अभी यह 1 चीज़ बाकी है'
        : `एस्टीमेट में अभी ये ${countOf(points, thing)} बाकी हैं`,
    'Credit Note': (points) =>
      points === 1
        ? 'क्रेडिट नोट में अभी यह 1 चीज़ बाकी है'
        : `क्रेडिट नोट में अभी ये ${countOf(points, thing)} बाकी हैं`,
  },
  worthALook: (points) => `एक बार देख लें: ${countOf(points, thing)}`,

  missing: {
    number: 'बिल नंबर',
    rightNumber: (longest) =>
      `बिल नंबर, ज़्यादा से ज़्यादा ${countOf(longest, character)}: A से Z, अंक, - और /`,
    date: 'तारीख',
    yourName: 'आपका नाम',
    yourAddress: 'आपका पता',
    yourGstin: 'आपका GSTIN',
    yourRightGstin: 'आपका सही GSTIN',
    buyerName: 'खरीदार का नाम',
    buyerAddress: 'खरीदार का पता',
    buyerRightGstin: 'खरीदार का सही GSTIN',
    buyerState: 'खरीदार का राज्य',
    description: (items) => `${items} का नाम`,
    hsn: (items) => `${items} का HSN या SAC कोड`,
    hsnUnlessSmall: (items, turnover) =>
      `${items} का HSN या SAC कोड (इस खरीदार का GSTIN नहीं है, इसलिए ${turnover} तक के टर्नओवर पर इसे छोड़ सकते हैं)`,
    price: (items) => `${items} का दाम`,
    longerHsn: (digits, items) =>
      `${items} का HSN या SAC कोड, कम से कम ${countBefore(digits, digit)} का`,
    quantity: (items) => `${items} की मात्रा और इकाई`,
    rate: (items) => `${items} की GST दर`,
    placeOfSupply: 'सप्लाई की जगह',
    noteNumber: 'क्रेडिट नोट का नंबर',
    rightNoteNumber: (longest) =>
      `क्रेडिट नोट का नंबर, ज़्यादा से ज़्यादा ${countOf(longest, character)}: A से Z, अंक, - और /`,
    againstNumber: 'जिस बिल पर यह है, उसका नंबर',
    againstDate: 'जिस बिल पर यह है, उसकी तारीख',
    reason: 'वजह',
  },

  items: {
    only: 'आइटम',
    one: (number) => `आइटम ${number}`,
    some: (numbers) => `आइटम ${languageWords.and(numbers)}`,
    many: (count) => countOf(count, item),
    all: 'सभी आइटम',
  },

  mistakes: {
    beforeGst: (began) => `तारीख GST शुरू होने (${began}) से पहले की है।`,
    inTheFuture: 'यह तारीख अभी आई नहीं है।',
    otherYear: (ofNumber, ofDate) => `नंबर ${ofNumber} का है, मगर तारीख ${ofDate} की है।`,
    ownGstin: 'खरीदार की जगह आपका अपना GSTIN लिखा है।',
    reverseCharge: 'रिवर्स चार्ज के लिए खरीदार का GSTIN चाहिए।',
    oddRate: (rate, items) => `GST में ${rate} की दर नहीं होती; ${items} देखें।`,
    laterRate: (rate, date, items) => `${date} को GST में ${rate} की दर नहीं थी; ${items} देखें।`,
    formerRate: (rate, date, items) => `ज़्यादातर सामान पर ${date} से ${rate} नहीं लगता; ${items} देखें।`,
    oddHsn: (items) => `HSN या SAC कोड में 4, 6 या 8 अंक होते हैं; ${items} देखें।`,
    taxedSupply: (items) => `बिल ऑफ़ सप्लाई बिना GST वाले सामान के लिए है, जबकि ${items} पर GST लगता है।`,
    noteBeforeBill: 'क्रेडिट नोट की तारीख उसके बिल से पहले की है।',
    ewayBill: (above) =>
      `${above} से ज़्यादा का माल ले जाने पर ई-वे बिल लग सकता है। कुछ राज्यों के अंदर यह सीमा ज़्यादा है।`,
  },

  doubtful: {
    quantity: {
      unread: (typed) => `मात्रा ‘${typed}’ पढ़ी नहीं जा सकी`,
      comma: (typed) => `मात्रा ${typed} में कॉमा दशमलव बिंदु हो सकता है`,
      negative: (typed) => `मात्रा ${typed} शून्य से कम है`,
    },
    price: {
      unread: (typed) => `दाम ‘${typed}’ पढ़ा नहीं जा सका`,
      comma: (typed) => `दाम ${typed} में कॉमा दशमलव बिंदु हो सकता है`,
      negative: (typed) => `दाम ${typed} शून्य से कम है`,
    },
    discount: {
      unread: (typed) => `छूट ‘${typed}’ पढ़ी नहीं जा सकी`,
      comma: (typed) => `छूट ${typed} में कॉमा दशमलव बिंदु हो सकता है`,
      negative: (typed) => `छूट ${typed} शून्य से कम है`,
    },
    rate: {
      unread: (typed) => `GST दर ‘${typed}’ पढ़ी नहीं जा सकी`,
      comma: (typed) => `GST दर ${typed} में कॉमा दशमलव बिंदु हो सकता है`,
      negative: (typed) => `GST दर ${typed} शून्य से कम है`,
    },
  },
  doubtfulOfBill: {
    discount: {
      unread: (typed) => `बिल पर छूट ‘${typed}’ पढ़ी नहीं जा सकी`,
      comma: (typed) => `बिल पर छूट ${typed} में कॉमा दशमलव बिंदु हो सकता है`,
      negative: (typed) => `बिल पर छूट ${typed} शून्य से कम है`,
    },
    freight: {
      unread: (typed) => `भाड़ा ‘${typed}’ पढ़ा नहीं जा सका`,
      comma: (typed) => `भाड़ा ${typed} में कॉमा दशमलव बिंदु हो सकता है`,
      negative: (typed) => `भाड़ा ${typed} शून्य से कम है`,
    },
  },
  ofItem: (number, point) => `आइटम ${number}: ${point}`,

  handedOut: {
    taken: (number) => `नंबर ${number} पहले से दूसरे बिल पर है`,
    aboveBill: (left) => `इसके बिल पर वापस करने को सिर्फ़ ${left} बाकी है`,
    buyerGstin: 'खरीदार के GSTIN में गलती है',
    yourGstin: 'आपके GSTIN में गलती है',
    noNumber: 'बिल पर नंबर नहीं है',
  },
  ask: {
    noItems: 'इस बिल में अभी कोई आइटम नहीं है।',
    noItemsOfEstimate: 'इस एस्टीमेट में अभी कोई आइटम नहीं है।',
    noItemsOfNote: 'इस क्रेडिट नोट में अभी कोई आइटम नहीं है।',
    one: (point) => `${point}।`,
    oneOfMore: (point) => `${point}। बाकी बातें बटनों के नीचे लिखी हैं।`,
  },
  codes: {
    unknown: (code, day) =>
      `HSN ${code} विभाग की ${day} की सूची में नहीं है। जो कोड पोर्टल नहीं जानता, उसे वह नहीं लेता।`,
    near: 'इससे मिलते:',
    isRight: 'कोड सही है',
    isRightOf: (code) => `कोड ${code} सही है`,
    saidRight: (code) => `${code} अब से सही माना जाएगा`,
  },
}
