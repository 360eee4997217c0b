import type { upiWords as english } from './words'

/** The same in Hindi. */
export const upiWords: typeof english = {
  noSign: 'UPI ID में @ होता है, name@bank की तरह।',
  twoSigns: 'UPI ID में एक ही @ होता है।',
  isEmail: 'यह ई-मेल का पता लगता है; UPI ID में @ के बाद बिंदु नहीं होता।',
  name: 'UPI ID में @ से पहले सिर्फ़ अक्षर, अंक, बिंदु, हाइफ़न और अंडरस्कोर होते हैं।',
  bank: 'UPI ID में @ के बाद बैंक या ऐप का नाम होता है।',
}
