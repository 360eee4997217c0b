import { bill, countBefore, countOf, day } from '../../../core/language/hindi'
import { groupDigits } from '../../../core/money/group-digits'
import type { salesTotalsWords as english } from './words'

/** The totals of a period in Hindi. */
export const salesTotalsWords: typeof english = {
  ledger: {
    sales: 'बिक्री',
    taxable: 'टैक्स योग्य रकम',
    untaxed: 'बिना टैक्स',
    gst: 'GST',
    cgst: 'CGST',
    sgst: 'SGST',
    utgst: 'UTGST',
    igst: 'IGST',
    rounding: 'राउंडिंग',
  },
  caption: ({ bills, notes, credit, cancelled, cancelledNotes }) => (
    <>
      <b>{groupDigits(String(bills))}</b> बिल
      {notes > 0 && (
        <>
          , <b>{groupDigits(String(notes))}</b> क्रेडिट नोट के {credit} घटाकर
        </>
      )}
      {cancelled > 0 && cancelledNotes === 0 && `; ${groupDigits(String(cancelled))} रद्द`}
      {cancelled > 0 &&
        cancelledNotes > 0 &&
        `; ${countOf(cancelled, bill)} और ${groupDigits(String(cancelledNotes))} क्रेडिट नोट रद्द`}
      {cancelled === 0 &&
        cancelledNotes > 0 &&
        `; ${groupDigits(String(cancelledNotes))} क्रेडिट नोट रद्द`}
    </>
  ),
  otherCurrencies: (bills, currencies) =>
    bills === 1
      ? `${currencies} का 1 बिल जोड़ में नहीं है।`
      : `${currencies} के ${countOf(bills, bill)} जोड़ में नहीं हैं।`,

  bars: {
    month: 'दिन-दर-दिन',
    quarter: 'हफ़्ता-दर-हफ़्ता',
    year: 'महीना-दर-महीना',
  },
  barNames: { month: 'दिन', quarter: 'हफ़्ता', year: 'महीना' },
  barsShow: {
    month: (period) => `${period} में हर दिन की बिक्री का एक खंभा। आँकड़े इसके बाद वाली टेबल में हैं।`,
    quarter: (period) => `${period} में हर हफ़्ते की बिक्री का एक खंभा। आँकड़े इसके बाद वाली टेबल में हैं।`,
    year: (period) => `${period} में हर महीने की बिक्री का एक खंभा। आँकड़े इसके बाद वाली टेबल में हैं।`,
  },
  spread: {
    month: (days, average, best) =>
      `${countOf(days, day)} बिक्री हुई, हर दिन ${average} की।${best && ` सबसे ज़्यादा ${best} को बिका।`}`,
    quarter: (days, average, best) =>
      `${countOf(days, day)} बिक्री हुई, हर दिन ${average} की।${best && ` सबसे ज़्यादा ${best} वाले हफ़्ते में बिका।`}`,
    year: (days, average, best) =>
      `${countOf(days, day)} बिक्री हुई, हर दिन ${average} की।${best && ` सबसे ज़्यादा ${best} में बिका।`}`,
  },
  noDays: 'किसी दिन का कोई बिल जोड़ में नहीं है।',
  week: (from, to) => `${from} से ${to}`,
  shortTicks: {
    thousand: (count) => `${count} हज़ार`,
    lakh: (count) => `${count} लाख`,
    crore: (count) => `${count} करोड़`,
    lakhCrore: (count) => `${count} लाख करोड़`,
  },

  sources: {
    title: 'बिक्री कहाँ से आई',
    intro: 'सबसे बड़ी रकम पहले। क्रेडिट नोट घटा दिए गए हैं।',
    by: 'किस हिसाब से देखें',
    kinds: { customers: 'खरीदार', items: 'आइटम', hsn: 'HSN' },
    number: 'क्र.',
    names: { customers: 'खरीदार', items: 'आइटम', hsn: 'HSN कोड' },
    bills: 'बिल',
    quantity: 'मात्रा',
    value: 'रकम',
    gst: 'GST',
    total: 'कुल',
    walkIn: 'बिना नाम के खरीदार',
    unnamed: { items: 'बिना नाम', hsn: 'बिना कोड' },
    billsOf: (bills) => countOf(bills, bill),
    gstOf: (amount) => `GST ${amount}`,
    all: (count) => `कुल ${groupDigits(String(count))}`,
    range: (from, to, count) =>
      `${groupDigits(String(count))} में से ${groupDigits(String(from))} से ${groupDigits(String(to))} तक`,
    showAll: 'सब दिखाएँ',
    showFirst: 'पहले दस दिखाएँ',
    previous: 'पिछले 50',
    next: 'अगले 50',
    search: { customers: 'खरीदार खोजें', items: 'आइटम खोजें', hsn: 'कोड खोजें' },
    nothingFound: 'कुछ नहीं मिला।',
    failed: 'सूची पढ़ी नहीं जा सकी। पेज रीलोड करके फिर कोशिश करें।',
  },

  rates: {
    title: 'दर के हिसाब से',
    rate: 'दर',
    noTax: 'बिना टैक्स',
    all: 'कुल',
  },
  registers: {
    month: 'पूरा महीना रजिस्टर में: उसके कॉलम के जोड़ ऊपर की रकम से मिलते हैं।',
    quarter: 'पूरी तिमाही रजिस्टर में: उसके कॉलम के जोड़ ऊपर की रकम से मिलते हैं।',
    year: 'पूरा साल रजिस्टर में: उसके कॉलम के जोड़ ऊपर की रकम से मिलते हैं।',
    files: { 'bills-csv': 'बिल, CSV', 'items-csv': 'आइटम, CSV', 'registers-excel': 'Excel' },
  },

  owed: {
    title: 'किस पर कितना बाकी है',
    adding: 'सभी बिल जोड़े जा रहे हैं …',
    intro: (amount, customers, bills) =>
      `${groupDigits(String(customers))} खरीदार के ${countBefore(bills, bill)} पर ${amount} बाकी हैं।`,
    nothing: 'किसी पर कुछ बाकी नहीं है।',
    ages: {
      '0-30': '0 से 30 दिन',
      '31-60': '31 से 60 दिन',
      '61-90': '61 से 90 दिन',
      'over-90': '90 दिन से ज़्यादा',
    },
  },

  kept: {
    title: 'इस डिवाइस पर रखे हुए',
    documents: (count) => `${groupDigits(String(count))} दस्तावेज़।`,
  },

  drafts: (count) =>
    count === 1
      ? '1 अधूरे बिल में कोई आइटम नहीं है, वह जोड़ में नहीं है।'
      : `${groupDigits(String(count))} अधूरे बिल में कोई आइटम नहीं है, वे जोड़ में नहीं हैं।`,
  undated: (count) =>
    count === 1
      ? '1 बिल पर तारीख नहीं है, वह किसी अवधि में नहीं है।'
      : `${groupDigits(String(count))} बिल पर तारीख नहीं है, वे किसी अवधि में नहीं हैं।`,
  open: (name) => `${name} खोलें`,
  openUnnamed: 'बिल खोलें',

  nothingSold: (period) => `${period} में कुछ नहीं बिका।`,
  nearest: 'सबसे पास की अवधि जिसमें बिल हैं:',

  register: {
    title: 'बिक्री रजिस्टर',
    failed: 'रजिस्टर नहीं बन सका। पेज रीलोड करके फिर कोशिश करें।',
  },
}
