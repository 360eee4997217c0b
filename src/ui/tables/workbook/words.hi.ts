import type { zipWords as english } from './words'

/** Why the files in a zip file cannot be opened, in Hindi. */
export const zipWords: typeof english = {
  locked: 'इस zip फ़ाइल पर पासवर्ड लगा है। पासवर्ड डालकर इसे खोलें और अंदर की फ़ाइलें चुनें।',
  tooLarge:
    'इस zip फ़ाइल के अंदर का डेटा इतना बड़ा है कि यहाँ नहीं खुल सकता। इसे खोलकर अंदर की फ़ाइलें एक-एक करके चुनें।',
  tooMany: (most) => `इस zip फ़ाइल में ${most} से ज़्यादा फ़ाइलें हैं। इसे खोलकर सिर्फ़ ज़रूरी फ़ाइलें चुनें।`,
  damaged:
    'यह zip फ़ाइल खराब या अधूरी है, या किसी अलग तरीके से बनी है। इसे खोलकर अंदर की फ़ाइलें चुनें, या फिर से डाउनलोड करें।',
  nothingInIt: 'इस zip फ़ाइल में कोई फ़ाइल नहीं है।',
}
