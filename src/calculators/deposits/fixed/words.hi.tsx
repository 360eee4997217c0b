import type { fixedWords as english } from './words'

/** The Fixed view in Hindi. */
export const fixedWords: typeof english = {
  label: 'फ़िक्स्ड',
  heading: 'फ़िक्स्ड डिपॉज़िट कैलकुलेटर',
  intro: 'FD कितनी हो जाएगी, टैक्स और महँगाई के बाद क्या बचेगा, और पहले तोड़ने पर कितना कटेगा।',
  title: 'FD कैलकुलेटर: मैच्योरिटी, टैक्स, समय से पहले',
  description:
    'FD कितनी हो जाएगी, टैक्स और महँगाई के बाद क्या बचेगा, समय से पहले तोड़ने पर कितना कटेगा। बैंक जैसा हिसाब। मुफ़्त, बिना विज्ञापन, बिना साइन-अप।',

  questions: [],
}
