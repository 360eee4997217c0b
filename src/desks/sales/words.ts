import { countOf } from '../../core/language/english'

/** What the Sales view says outside its parts, each of which has a catalog of its own. */
export const salesWords = {
  label: 'Sales',
  heading: 'Sales and GSTR-1',
  intro: 'What you sold, what the return wants to know, and who still owes you.',
  title: 'Sales register, GSTR-1 JSON and dues from bills',
  description:
    'From your bills to the month’s sales register, the GSTR-1 file for the GST portal, GSTR-3B figures and who owes you. Free, on your device, nothing is sent.',

  /** The name of the bar of choices. */
  periodAndPart: 'Period and part',
  period: 'Period',
  kinds: { month: 'Month', quarter: 'Quarter', year: 'Year' },
  previous: 'Previous',
  next: 'Next',
  show: 'Show',
  parts: { totals: 'Totals', return: 'GSTR-1 and 3B', money: 'Money' },
  /** The first and the last month of a quarter. */
  quarter: (from: string, to: string) => `${from} to ${to}`,
  /** `day` is like `16 November 2026`. */
  asOf: (day: string) => `As of ${day}`,
  noBills: 'No bill is kept on this device yet.',
  toBill: 'Make a bill',
  forbidden: 'This browser keeps no bills, so this page has none to add up.',
  reading: 'Reading your bills …',
  failed: 'Your bills could not be read. Nothing is lost; reload the page to try again.',

  /** What Copy and Share call the page. */
  actions: 'Sales and GSTR-1',
  said: (part: string, period: string) => (period ? `${part}, ${period}.` : `${part}.`),

  /** What the picture of a shared link says of its example. */
  picture: {
    sales: 'Sales',
    caption: (period: string, bills: number) => `${period}, ${countOf(bills, 'bill', 'bills')}`,
    value: 'Taxable value',
    gst: 'GST',
  },

  questions: [
    {
      question: 'Do I send this file to the government from here?',
      answer:
        'No. Nothing leaves this device. You sign in to the GST portal, choose Returns, Prepare offline, Upload, and give it the file.',
    },
    {
      question: 'Does it file my return?',
      answer:
        'The portal does, after you have looked through it there. Bills that are not on this device, advances and exports are to be added on the portal.',
    },
    {
      question: 'Why does a bill stay out of the file?',
      answer:
        'Because the portal would refuse it, and with it the whole file: a wrong GSTIN, a missing place of supply, a number used twice. Mend the bill, and it is in.',
    },
    {
      question: 'How are the figures added up?',
      answer:
        'Every item of every bill is rounded to the paisa first, and all totals, tables and files are sums of these. So the register, GSTR-1 and the totals of the page agree. Credit notes are taken off in the month of their own date.',
    },
  ],
}
