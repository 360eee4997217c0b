import type { returnsWords as english } from './words'

/** The Returns view in Hindi. */
export const returnsWords: typeof english = {
  label: 'रिटर्न',
  heading: 'मेरे पैसे ने कितना कमाया?',
  intro: 'आपने जो लगाया और जो निकाला, उस पर असल में हर साल कितना रिटर्न मिला।',
  title: 'XIRR कैलकुलेटर: मेरे पैसे ने कितना कमाया?',
  description:
    'आपके लगाए और निकाले पैसे का सालाना रिटर्न (XIRR): टाइप, पेस्ट या फ़ाइल से, बैंक जमा के मुकाबले। कुछ भी कहीं नहीं भेजा जाता। मुफ़्त।',

  questions: [],
}
