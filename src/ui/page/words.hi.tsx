import type { pageWords as english } from './words'

/** The words that pages share, in Hindi. */
export const pageWords: typeof english = {
  promisesName: 'हमारे वादे',
  promises: ['मुफ़्त', 'बिना विज्ञापन', 'बिना साइन-अप'],
  picturePromises: 'मुफ़्त। बिना विज्ञापन। बिना साइन-अप।',
  viewsOf: (calculator) => `${calculator} कैलकुलेटर के पेज`,
  withoutScript: (
    <>
      <b>हिसाब लगाने के लिए इस पेज को JavaScript चाहिए।</b> उसके बिना खाने और बटन काम नहीं करते, पर उदाहरण,
      उसका फ़ॉर्मूला और नीचे के जवाब पढ़े जा सकते हैं।
    </>
  ),

  howItWorks: 'हिसाब कैसे लगता है',
  formula: 'फ़ॉर्मूला',
  yourNumbers: 'आपके आँकड़े',
  putTogether: 'सब मिलाकर',
  yearByYear: 'साल-दर-साल',

  printedOn: (date) => `${date} को प्रिंट किया गया`,
  printedFrom: (date, address) => `${date} को यहाँ से प्रिंट किया गया: ${address}`,
}
