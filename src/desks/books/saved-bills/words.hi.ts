import { bill, countBefore, countOf } from '../../../core/language/hindi'
import type { billsFileWords as english } from './words'

/** The same in Hindi. */
export const billsFileWords: typeof english = {
  unreadable: 'यह फ़ाइल पढ़ी नहीं जा सकी। शायद अधूरी है, या किसी और तरह की है।',
  otherFile: 'यह GST Hisab के बिलों की फ़ाइल नहीं है।',
  newer: 'यह फ़ाइल GST Hisab के नए वर्शन की है। पेज रीलोड करके फिर कोशिश करें।',
  damaged: (place, of) => `इस फ़ाइल के ${of} बिल में से बिल ${place} खराब है।`,
  imported: (parts) => `${parts}।`,
  added: (bills) => `${countOf(bills, bill)} जुड़ ${bills === 1 ? 'गया' : 'गए'}`,
  replaced: (bills) =>
    `${countBefore(bills, bill)} की जगह ${bills === 1 ? 'नया वर्शन आ गया' : 'नए वर्शन आ गए'}`,
  known: (bills) => `${countOf(bills, bill)} पहले से ${bills === 1 ? 'है' : 'हैं'}`,
  older: (versions) =>
    versions === 1 ? 'फ़ाइल का 1 पुराना वर्शन छोड़ा गया' : `फ़ाइल के ${versions} पुराने वर्शन छोड़े गए`,
  none: 'इस फ़ाइल में कोई बिल नहीं है।',
  cut: (texts) => `${texts} जगह लिखा हुआ बहुत लंबा था, इसलिए काटा गया।`,
}
