import { decimalFrom } from '../../../core/decimal'
import { inWords } from '../../../core/format'
import {
  asOf,
  gstOnFeesPercent,
  sellingUnregistered,
  tcsPercent,
  tdsFreeUpTo,
  tdsPercent,
} from '../../../core/gst-rules'
import { sayDate, sayMonth } from '../../../core/language/dates'
import type { Question, View, ViewHead } from '../../contract'

export const view: View = { folder: 'selling/marketplace', label: 'Marketplace order' }

export const head: ViewHead = {
  heading: 'Marketplace profit calculator',
  intro: 'What one order leaves you after fees, GST, ads and returns.',
  title: 'Marketplace profit calculator: fees, GST, returns',
  description:
    'What an order on a marketplace leaves you after commission by price band, GST, TCS, TDS, ads and returns: payout, profit and the price to ask. Exact and free.',
}

/** @example 'November 2026' */
const month = sayMonth(asOf)

export const questions: readonly Question[] = [
  {
    question: 'Do TCS and TDS lower my profit?',
    answer: `No. In ${month} a marketplace holds back ${tcsPercent}% as TCS and ${tdsPercent}% as TDS of the sale without GST; goods at 0% GST have no TCS. TCS comes back in the cash ledger of the GST portal, TDS with the income tax return. Until then the money is missing, but it is yours.`,
  },
  {
    question: 'Does the GST on fees come back?',
    answer: `To registered sellers it does: the ${gstOnFeesPercent}% on commission, shipping and ads is set off against the GST of the sale, so only the fee itself is a cost. For goods at 0% it mostly does not (CGST Act, section 17(2)): then count as Not registered. Under composition or without a registration it is a cost.`,
  },
  {
    question: 'Can I sell without a GST registration?',
    answer: `Since ${sayDate(sellingUnregistered.since)} yes: goods, within your own state, up to the turnover from which you must register. There is no TCS then, and no input tax. TDS is not taken from individuals with PAN up to ₹${inWords(decimalFrom(tdsFreeUpTo))} of sales a year; then set it to 0.`,
  },
  {
    question: 'Do I have to type my fees again?',
    answer:
      'No. Your registration, fees, shipping, packing, ads and returns are kept on this device once you change them, for this page and for price lists, and are sent nowhere. A link that somebody shares with you shows their order and leaves yours alone. Forget brings the example back.',
  },
  {
    question: 'What do returns cost?',
    answer:
      'An order that comes back brings no sale, but ads, packing and the fees that are not given back are spent, a return fee is added, and damaged goods are lost. All figures here are per order sent out, so returns are in them.',
  },
]
