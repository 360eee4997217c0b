import type { matchWords as english } from './words'

/** Match my bank in Hindi. */
export const matchWords: typeof english = {
  name: 'बैंक से मिलाएँ',
  summary: 'रसीद वाली रकम किस तरीके से आती है',
  receipt: 'रसीद पर मैच्योरिटी रकम',
  receiptHelp: 'जैसी बैंक ने छापी है',
  given: {
    nearest: (way) => (
      <>
        <b>{way}</b> से यही रकम आती है।
      </>
    ),
    down: (way) => (
      <>
        <b>{way}</b> से यही रकम आती है, पैसे छोड़कर।
      </>
    ),
    up: (way) => (
      <>
        <b>{way}</b> से यही रकम आती है, ऊपर के रुपये तक।
      </>
    ),
  },
  countedSo: 'यहाँ अभी इसी तरीके से हिसाब हो रहा है।',
  countThisWay: 'इसी तरीके से गिनें',
  countAs: (way) => `इसी तरीके से गिनें: ${way}`,
  cannotCount: 'इस पेज पर इसके लिए कोई विकल्प नहीं है।',
  missed: {
    less: (way, amount) => (
      <>
        किसी तरीके से यह रकम नहीं आती। सबसे पास <b>{way}</b> है, उससे <b>{amount}</b> कम आते हैं।
      </>
    ),
    more: (way, amount) => (
      <>
        किसी तरीके से यह रकम नहीं आती। सबसे पास <b>{way}</b> है, उससे <b>{amount}</b> ज़्यादा आते हैं।
      </>
    ),
  },
  missedHelp: 'रसीद पर दर, दिन और जमा रकम देख लें।',
  summaryGiven: (way) => `${way} से यही रकम आती है`,
  summaryMissed: 'किसी तरीके से यह रकम नहीं आती',
}
