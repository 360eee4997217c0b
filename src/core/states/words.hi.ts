import { countOf, character as oneCharacter, ordinal } from '../language/hindi'
import type { gstinProblems as english } from './words'

/** The same in Hindi. */
export const gstinProblems: typeof english = {
  length: (right, length) =>
    `GSTIN में ${countOf(right, oneCharacter)} होते हैं; इसमें ${length} ${length === 1 ? 'है' : 'हैं'}।`,
  digit: (place, character) =>
    `GSTIN में ${ordinal(place, 'े')} नंबर पर अंक होता है; यहाँ ‘${character}’ है।`,
  letter: (place, character) =>
    `GSTIN में ${ordinal(place, 'े')} नंबर पर अक्षर होता है; यहाँ ‘${character}’ है।`,
  letterOrDigitFrom1: (place, character) =>
    `GSTIN में ${ordinal(place, 'े')} नंबर पर अक्षर या 1 से 9 तक का अंक होता है; यहाँ ‘${character}’ है।`,
  letterZ: (place, character) =>
    `GSTIN में ${ordinal(place, 'े')} नंबर पर Z होता है; यहाँ ‘${character}’ है।`,
  letterC: (place, character) =>
    `मार्केटप्लेस के GSTIN में ${ordinal(place, 'े')} नंबर पर C होता है; यहाँ ‘${character}’ है।`,
  letterOrDigit: (place, character) =>
    `GSTIN में ${ordinal(place, 'े')} नंबर पर अक्षर या अंक होता है; यहाँ ‘${character}’ है।`,
  noState: (code) => `${code} किसी राज्य का कोड नहीं है।`,
  lastCharacter: 'आखिरी अक्षर बाकी से मेल नहीं खाता, शायद कोई अक्षर गलत लिखा है।',
}
