import { gstSlabs, slabChanges, slabsOfKind } from '../../../core/gst-rules'
import { sayDate } from '../../../core/language/dates'
import { sayRates } from '../../../core/language/rates'
import type { Question, View, ViewHead } from '../../contract'

export const view: View = { folder: 'gst/single', label: 'Single amount' }

export const head: ViewHead = {
  heading: 'GST calculator',
  intro: 'Add GST to a price, or take it out of a bill, and see how the tax splits.',
  title: 'GST calculator: add or remove GST',
  description:
    'Add GST to a price or take it out, exact to the paisa, with CGST, SGST or IGST, or make a whole bill. Free, no sign-up, nothing leaves your browser.',
}

// Amounts and the rate beside them are examples, which are right whatever the law says.
export const questions: readonly Question[] = [
  {
    question: 'How is GST worked out?',
    answer:
      'To add: GST = amount × rate ÷ 100. On 10,000 at 18% it is 10,000 × 18 ÷ 100 = 1,800.\nTo remove: original = total ÷ (1 + rate ÷ 100). Out of 11,800 it is 11,800 ÷ 1.18 = 10,000.',
  },
  {
    question: 'Which GST rate applies to my goods?',
    answer: `Since ${sayDate(slabChanges.general.since)} the general rates are ${sayRates(slabsOfKind('general'), 'and')}, with ${gstSlabs.roughDiamonds.percent}% on rough diamonds, ${gstSlabs.polishedDiamonds.percent}% on polished diamonds and ${gstSlabs.gold.percent}% on gold and silver. Your HSN code decides; look it up in the official notification. ${sayRates(slabsOfKind('former'), 'and')} are former slabs, kept here for older bills.`,
  },
  {
    question: 'Why is 18% of the total not the GST in it?',
    answer:
      'Because 18% was charged on the price before GST. In a total of 11,800 the GST is 11,800 × 18 ÷ 118 = 1,800, while 18% of 11,800 would be 2,124.',
  },
  {
    question: 'CGST and SGST, or IGST?',
    answer:
      'If the place of supply is in your own state, half of the tax is CGST and half is SGST, or UTGST in a union territory without a legislature. If it is in another state, the whole tax is IGST. The sum is the same.',
  },
]
