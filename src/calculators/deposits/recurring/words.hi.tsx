import type { recurringWords as english } from './words'

/** The Recurring view in Hindi. */
export const recurringWords: typeof english = {
  label: 'आवर्ती',
  heading: 'आवर्ती जमा कैलकुलेटर',
  intro: 'हर महीने की किस्त से बैंक या डाकघर में कितना बनेगा, और टैक्स के बाद क्या बचेगा।',
  title: 'RD कैलकुलेटर: बैंक और डाकघर की मैच्योरिटी',
  description:
    'RD में कितना बनेगा: बैंक के सूत्र से, तिमाही हिसाब से या डाकघर की तालिका से, और टैक्स के बाद क्या बचेगा। मुफ़्त, बिना विज्ञापन, बिना साइन-अप।',

  questions: [],
}
