import { countOf, month, year } from './hindi'
import { listOf } from './lists'
import type { languageWords as english } from './words'

/** What every page says in the same way, in Hindi. Months are never shortened. */
export const languageWords: typeof english = {
  code: 'hi',
  tag: 'hi',
  locale: 'hi_IN',
  path: '/hi',

  monthNames: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  shortMonthNames: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',

  months: (count) => countOf(count, month),
  years: (count) => countOf(count, year),
  yearsMonths: (years, months) => `${years} ${months}`,
  yearsAndMonths: (years, months) => `${years} ${months}`,

  and: (items) => listOf(items, 'और'),
  or: (items) => listOf(items, 'या'),

  thousand: 'हज़ार',
  lakh: 'लाख',
  crore: 'करोड़',
  lakhCrore: 'लाख करोड़',

  currencies: {
    INR: 'भारतीय रुपया',
    USD: 'अमेरिकी डॉलर',
    EUR: 'यूरो',
    GBP: 'ब्रिटिश पाउंड',
    JPY: 'जापानी येन',
    CAD: 'कनाडाई डॉलर',
    AUD: 'ऑस्ट्रेलियाई डॉलर',
    CHF: 'स्विस फ़्रैंक',
    AED: 'यूएई दिरहम',
    KWD: 'कुवैती दीनार',
    BDT: 'बांग्लादेशी टका',
    SGD: 'सिंगापुर डॉलर',
    NZD: 'न्यूज़ीलैंड डॉलर',
    KRW: 'दक्षिण कोरियाई वॉन',
  },
  // Before a postposition: पूरे रुपये तक.
  currencyUnit: (currency) => currency.replace(/.* /, '').replace(/ा$/, 'े'),
}
