import type { memoryWords as english } from './words'

/** What is said of things that are kept, in Hindi. */
export const memoryWords: typeof english = {
  kept: (done) => `${done}।`,
  inTabOnly: {
    full: (done) => `${done}, पर सिर्फ़ इसी टैब में: इस डिवाइस में जगह नहीं बची।`,
    forbidden: (done) => `${done}, पर सिर्फ़ इसी टैब में: यह ब्राउज़र कुछ नहीं रखता।`,
  },
}
