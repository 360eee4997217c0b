import type { appWords as english } from './words'

/** The shell in Hindi. */
export const appWords: typeof english = {
  skip: 'सीधे कैलकुलेटर पर जाएँ',
  home: (site) => `${site}, होम`,
  calculators: 'कैलकुलेटर',
  openMenu: 'मेन्यू खोलें',
  menuNotLoaded: 'मेन्यू लोड नहीं हो सका। इंटरनेट जाँचें और फिर कोशिश करें।',
  menu: 'मेन्यू',
  closeMenu: 'मेन्यू बंद करें',
  allCalculators: 'सभी कैलकुलेटर',

  theme: 'थीम',
  themesNotLoaded: 'थीम की सूची लोड नहीं हो सकी। इंटरनेट जाँचें और फिर कोशिश करें।',
  themes: { light: 'उजली', dark: 'गहरी', system: 'सिस्टम' },

  rights: (site) => `© 2026 ${site} · सर्वाधिकार सुरक्षित`,
  purpose: 'ई-कॉमर्स मुनाफ़े के सही हिसाब और पैसों की योजना के लिए।',

  readIn: (language) => <>यह पेज {language} में पढ़ें</>,

  newVersion: 'नया वर्शन तैयार है:',
  reload: 'फिर से खोलें',
  notNow: 'अभी नहीं',
  currencyIsNow: (currency) => `अब करेंसी ${currency} है`,

  crash: {
    heading: 'ऐप में अचानक गड़बड़ हो गई!',
    help: 'इस पेज में कुछ बिगड़ गया। आपका लिखा कुछ भी कहीं भेजा नहीं गया। पेज फिर से खोलें, या होम से दोबारा शुरू करें।',
    reload: 'पेज फिर से खोलें',
    home: 'होम पर जाएँ',
  },

  notFound: {
    title: 'पेज नहीं मिला',
    heading: 'अरे! पेज नहीं मिला',
    help: 'यह पेज हमारे बहीखाते में नहीं है। लिंक पुराना या गलत हो सकता है।',
    home: 'होम पर जाएँ',
    page: 'पेज',
    particulars: 'ब्योरा',
    amount: 'रकम',
    nil: 'शून्य',
  },

  offline: {
    heading: 'आप ऑफ़लाइन हैं',
    description: 'यह पेज आपके डिवाइस पर नहीं है।',
    help: 'यह पेज आपके डिवाइस पर नहीं है। नीचे दिए कैलकुलेटर डिवाइस पर हैं और हमेशा की तरह चलते हैं।',
    tryAgain: 'फिर कोशिश करें',
  },

  structured: {
    name: (heading, site) => `${heading}, ${site}`,
    anySystem: 'कोई भी',
    needsScript: 'JavaScript ज़रूरी है',
    home: 'होम',
  },
  manifest: 'GST, मुनाफ़े, लोन और बचत के कैलकुलेटर: मुफ़्त और पैसे तक सही। बिना इंटरनेट के भी चलते हैं।',
}
