import { inForce, type Law } from './rule-on'

/*
 * GST on what shops and borrowers are charged. It has a file of its own, because pages of loans need
 * nothing else of GST.
 */

/** On the fees of marketplaces and lenders, and on ads; there is none on interest. */
export const gstOnFeesLaw: Law<{ readonly percent: string }> = [
  {
    from: '2017-07-01',
    percent: '18',
    source: 'Notification 11/2017-Central Tax (Rate), headings 9971, 9983 and 9985',
  },
]
export const gstOnFeesPercent: string = inForce(gstOnFeesLaw).percent
