import { character, countOf } from '../../core/language/hindi'
import type { fieldsWords as english } from './words'

/** The words of fields, in Hindi. */
export const fieldsWords: typeof english = {
  inputs: 'आपके आँकड़े',
  currency: 'करेंसी',
  isAnswer: 'यही जवाब है',
  units: { '%': '%', years: 'साल', months: 'महीने', days: 'दिन' },

  /** Where a day or a month is typed. */
  dayPlaceholder: 'दिन/माह/साल',
  monthPlaceholder: 'माह/साल',
  pickDay: (label) => `${label}: कैलेंडर`,
  pickMonth: (label) => `${label}: महीने चुनें`,
  noSuchDay: (text) => `“${text}” कोई तारीख नहीं है।`,

  unreadable: 'यह संख्या पढ़ी नहीं जा सकी, इसलिए 0 मानी गई है।',
  tooManyDigits: '24 से ज़्यादा अंकों की संख्या 0 मानी जाती है।',
  negative: 'शून्य या उससे ज़्यादा रकम लिखें।',
  emptyRate: 'खाली हो तो 0% माना जाता है।',
  negativeRate: (hint) => `${hint.replace(/।$/, '')}। 0% से कम को 0% माना जाता है।`,

  whichNumber: (one, other, counted) => (
    <>
      {one} या {other}? <span>{counted} माना गया है।</span>
    </>
  ),

  tooLong: (longest) => `ज़्यादा से ज़्यादा ${countOf(longest, character)}`,
  refused: {
    notInFull: 'पूरी संख्या लिखें, जैसे 1000 — 1k/1L/2cr न लिखें',
    secondPoint: 'दशमलव बिंदु एक ही लगाएँ',
    notANumber: 'सिर्फ़ अंक और दशमलव बिंदु लिखें',
  },
  states: {
    state: 'राज्य',
  },
}
