import { countBefore, countOf, row } from '../../core/language/hindi'
import { groupDigits } from '../../core/money/group-digits'
import type { filesWords as english } from './words'

/** The same in Hindi. */
export const filesWords: typeof english = {
  safe: 'फ़ाइल इसी डिवाइस पर पढ़ी जाती है, कहीं नहीं जाती।',
  pasteRows: 'लाइनें पेस्ट करें',
  paste: {
    label: 'लाइनें, सबसे ऊपर कॉलम के नाम',
    close: 'बंद करें',
    read: 'लाइनें पढ़ें',
  },
  progress: {
    result: 'नतीजा',
    readSoFar: (rows) => `अब तक ${countOf(rows, row)}`,
    done: (rows, of) => `${countBefore(of, row)} में से ${groupDigits(String(rows))}`,
    started: 'अभी शुरू हुआ है',
    usable: 'तब तक पेज चलता रहेगा',
    cancel: 'रद्द करें',
  },
  keep: 'इसी डिवाइस पर रखें',
  readable: {
    title: 'कौन-सी फ़ाइलें पढ़ी जाती हैं',
    since: (month) => `${month} से जाँची हुई`,
    untried: 'कॉलम के नामों से; कोई असली फ़ाइल अभी नहीं आज़माई गई',
  },
}
