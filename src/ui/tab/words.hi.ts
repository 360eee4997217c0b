import type { tabWords as english } from './words'

/** What is said of parts that load later, in Hindi. */
export const tabWords: typeof english = {
  notLoaded: 'यह हिस्सा लोड नहीं हो सका। इंटरनेट जाँचें और फिर कोशिश करें।',
  tryAgain: 'फिर कोशिश करें',
  undo: 'वापस लाएँ',
}
