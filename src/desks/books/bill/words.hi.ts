import { character, countOf } from '../../../core/language/hindi'
import type { documentWords as english } from './words'

/** The same in Hindi. */
export const documentWords: typeof english = {
  numberProblems: {
    tooLong: (most, length) =>
      `बिल नंबर में ज़्यादा से ज़्यादा ${countOf(most, character)} हो सकते हैं; इसमें ${length} हैं।`,
    otherCharacters: 'बिल नंबर में सिर्फ़ A से Z तक के अक्षर, अंक, - और / हो सकते हैं।',
  },
}
