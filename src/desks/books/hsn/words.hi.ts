import type { hsnWords as english } from './words'

export const hsnWords: typeof english = {
  heading: 'HSN या SAC कोड ढूँढें',
  label: 'सामान, सेवा या पहले अंक',
  source: (count, day) =>
    `विभाग के ${day} के ऑफ़लाइन टूल के ${count} कोड, उसी के शब्दों में। हिन्दी और English के आम शब्दों से भी मिलते हैं।`,
  nothing: 'कोई कोड नहीं मिला। दूसरा शब्द या पहले अंक लिखें।',
  failed: 'सूची लोड नहीं हुई। इंटरनेट देखें और फिर कोशिश करें।',
  found: (count) => `${count} कोड`,
}
