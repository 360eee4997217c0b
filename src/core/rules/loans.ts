import type { Law } from './gst'

/*
 * What the law says about loans. Everything here is as of `asOf` in gst.ts; a change of the law is a change of one
 * line of this file.
 */

/** Who may not charge individuals for prepaying floating-rate loans that are not for business, since a day. */
export const prepaymentFreeSince = {
  bankHomeLoans: '2012-06-05',
  /** All floating-rate term loans of banks. */
  banks: '2014-05-07',
  financeCompanies: '2019-08-02',
  /** For loans that are sanctioned or renewed from that day on. */
  allLenders: '2026-01-01',
} as const

export const prepaymentLaws: Readonly<Record<keyof typeof prepaymentFreeSince, Law>> = {
  bankHomeLoans: {
    since: prepaymentFreeSince.bankHomeLoans,
    source: 'Reserve Bank of India, circular of 5 June 2012',
  },
  banks: {
    since: prepaymentFreeSince.banks,
    source: 'Reserve Bank of India, circular of 7 May 2014',
  },
  financeCompanies: {
    since: prepaymentFreeSince.financeCompanies,
    source: 'Reserve Bank of India, circular of 2 August 2019',
  },
  allLenders: {
    since: prepaymentFreeSince.allLenders,
    source: 'Reserve Bank of India (Pre-payment Charges on Loans) Directions, 2025',
  },
}
