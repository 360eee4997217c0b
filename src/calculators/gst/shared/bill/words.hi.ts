import { character, countOf, ordinal } from '../../../../core/language/hindi'
import type { documentWords as english } from './words'

/** The same in Hindi. */
export const documentWords: typeof english = {
  numberProblems: {
    tooLong: (most, length) =>
      `बिल नंबर में ज़्यादा से ज़्यादा ${countOf(most, character)} हो सकते हैं; इसमें ${length} हैं।`,
    otherCharacters: 'बिल नंबर में सिर्फ़ A से Z तक के अक्षर, अंक, - और / हो सकते हैं।',
  },
  gstinProblems: {
    length: (right, length) =>
      `GSTIN में ${countOf(right, character)} होते हैं; इसमें ${length} ${length === 1 ? 'है' : 'हैं'}।`,
    digit: (place, character) =>
      `GSTIN में ${ordinal(place, 'े')} नंबर पर अंक होता है; यहाँ ‘${character}’ है।`,
    letter: (place, character) =>
      `GSTIN में ${ordinal(place, 'े')} नंबर पर अक्षर होता है; यहाँ ‘${character}’ है।`,
    letterOrDigitFrom1: (place, character) =>
      `GSTIN में ${ordinal(place, 'े')} नंबर पर अक्षर या 1 से 9 तक का अंक होता है; यहाँ ‘${character}’ है।`,
    letterZ: (place, character) =>
      `GSTIN में ${ordinal(place, 'े')} नंबर पर Z होता है; यहाँ ‘${character}’ है।`,
    letterOrDigit: (place, character) =>
      `GSTIN में ${ordinal(place, 'े')} नंबर पर अक्षर या अंक होता है; यहाँ ‘${character}’ है।`,
    noState: (code) => `${code} किसी राज्य का कोड नहीं है।`,
    lastCharacter: 'आखिरी अक्षर बाकी से मेल नहीं खाता, शायद कोई अक्षर गलत लिखा है।',
  },
}
