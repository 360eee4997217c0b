import { countOf, character as oneCharacter, ordinal } from '../language/hindi'
import type { gstinWords as english } from './words'

/** The same in Hindi. */
export const gstinWords: typeof english = {
  kinds: {
    deductor: 'टैक्स काटने वाला सरकारी दफ़्तर',
    collector: 'टैक्स काटने वाला ऑनलाइन ऑपरेटर',
    uin: 'दूतावास या UN की संस्था (UIN)',
    'non-resident': 'विदेश में रहने वाला',
    oidar: 'विदेश से ऑनलाइन सेवा (OIDAR)',
  },
  names: {
    ordinary: 'GSTIN',
    deductor: 'टैक्स काटने वाले दफ़्तर के GSTIN',
    collector: 'मार्केटप्लेस के GSTIN',
    uin: 'UIN',
    'non-resident': 'विदेश में रहने वाले के नंबर',
    oidar: 'OIDAR नंबर',
  },
  problems: {
    length: (right, length) =>
      `GSTIN में ${countOf(right, oneCharacter)} होते हैं; इसमें ${length} ${length === 1 ? 'है' : 'हैं'}।`,
    digit: (name, place, character) =>
      `${name} में ${ordinal(place, 'े')} नंबर पर अंक होता है; यहाँ ‘${character}’ है।`,
    letter: (name, place, character) =>
      `${name} में ${ordinal(place, 'े')} नंबर पर अक्षर होता है; यहाँ ‘${character}’ है।`,
    letterOrDigitFrom1: (name, place, character) =>
      `${name} में ${ordinal(place, 'े')} नंबर पर अक्षर या 1 से 9 तक का अंक होता है; यहाँ ‘${character}’ है।`,
    fourteenth: (name, place, character) =>
      `${name} में ${ordinal(place, 'े')} नंबर पर Z होता है, कभी-कभी 1 से 9 तक का अंक या A से J तक का अक्षर; यहाँ ‘${character}’ है।`,
    exactly: (name, place, character, letters) =>
      `${name} में ${ordinal(place, 'े')} नंबर पर ${letters.join(' या ')} होता है; यहाँ ‘${character}’ है।`,
    letterOrDigit: (name, place, character) =>
      `${name} में ${ordinal(place, 'े')} नंबर पर अक्षर या अंक होता है; यहाँ ‘${character}’ है।`,
    noState: (code) => `${code} किसी राज्य का कोड नहीं है।`,
    lastCharacter: 'आखिरी अक्षर बाकी से मेल नहीं खाता, शायद कोई अक्षर गलत लिखा है।',
    notOfOperator: (whose) => `यह मार्केटप्लेस का GSTIN नहीं है: ${whose}।`,
    notOfShop: {
      deductor: 'यह टैक्स काटने वाले सरकारी दफ़्तर का नंबर है, दुकान का नहीं।',
      collector: 'इस नंबर से ऑनलाइन ऑपरेटर टैक्स काटता है, यह दुकान का नहीं है।',
      uin: 'यह दूतावास या UN की संस्था का UIN है, दुकान का नहीं।',
      'non-resident': 'यह विदेश में रहने वाले का नंबर है, यहाँ की दुकान का नहीं।',
      oidar: 'यह विदेश से ऑनलाइन सेवा का नंबर है, यहाँ की दुकान का नहीं।',
    },
  },
  doubt: 'आखिरी अक्षर बाकी से मेल नहीं खाता। ऐसा नंबर फिर भी सही हो सकता है: असली कागज़ से मिला लें।',
}
