import type { answerWords as english } from './words'

/** The words around an answer, in Hindi. */
export const answerWords: typeof english = {
  result: 'नतीजा',
  particulars: 'ब्योरा',
  amount: 'रकम',
  tooLarge: 'इतना बड़ा हिसाब यहाँ नहीं लगता: ज़्यादा से ज़्यादा 100 साल और 40 अंक',

  results: (results) =>
    results.every(({ value }) => /^-?[^\p{L}]/u.test(value))
      ? `${results.map(({ label, value }) => `${label} ${value}`).join(', ')} है।`
      : results.map(({ label, value }) => `${label}: ${value}`).join(', '),

  changeInputs: 'आँकड़े बदलें',
  details: 'ब्योरा',

  buttons: {
    copy: 'कॉपी करें',
    share: 'लिंक भेजें',
    print: 'प्रिंट करें',
    reset: 'रीसेट करें',
  },
  buttonNotLoaded: 'यह लोड नहीं हो सका। इंटरनेट जाँचें और फिर कोशिश करें।',
  inputsReset: 'आँकड़े रीसेट हो गए',
  copied: { result: 'नतीजा कॉपी हो गया', link: 'लिंक कॉपी हो गया' },
  copiedWith: (done, note) => `${done}। ${note}`,
  notCopied: {
    result: 'नतीजा कॉपी नहीं हो सका। इंटरनेट जाँचें और फिर कोशिश करें।',
    link: 'लिंक कॉपी नहीं हो सका। इंटरनेट जाँचें और फिर कोशिश करें।',
  },

  copyByHand: {
    title: 'खुद कॉपी करें',
    help: 'यह ब्राउज़र हमें कॉपी नहीं करने देता। चुना हुआ टेक्स्ट खुद कॉपी कर लें।',
    text: 'कॉपी करने का टेक्स्ट',
    close: 'बंद करें',
  },
}
