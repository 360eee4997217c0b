import type { dialogsWords as english } from './words'

/** The words of dialogs with lists, in Hindi. */
export const dialogsWords: typeof english = {
  undo: 'वापस लाएँ',
  undone: 'पहले जैसा हो गया।',
  close: 'बंद करें',
  more: (count) => `${count} और दिखाएँ`,
  exportAll: 'सब फ़ाइल में सेव करें',
  import: 'फ़ाइल से लाएँ',

  things: { bills: 'बिल', items: 'आइटम' },

  full: 'यह नहीं हो सका: इस डिवाइस में जगह नहीं बची। कुछ नहीं बदला।',
  keepsNone: (things) => `यह नहीं हो सका: यह ब्राउज़र ${things} नहीं रखता। कुछ नहीं बदला।`,
  forbidden: (things) => `यह ब्राउज़र ${things} नहीं रखता: जगह नहीं बची या इजाज़त नहीं है।`,

  tooLong: 'यह इतना लंबा है कि यहाँ बदला नहीं जा सकता, इसलिए बस शुरुआत दिखाई गई है।',
  startAgain: 'फिर से शुरू करें',
}
