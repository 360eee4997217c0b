import { decimalFrom } from '../../../core/decimal'

/**
 * Since when individuals prepay floating-rate loans that are not for business free of charge, as of
 * November 2026. What the law may change stands here, and every sentence about it takes it from here.
 *
 * Sources: Reserve Bank of India, circulars of 5 June 2012 (home loans of banks), 7 May 2014 (all
 * floating-rate term loans of banks to individuals) and 2 August 2019 (NBFCs; not for business), and
 * the Pre-payment Charges on Loans Directions, 2025 (sanctioned or renewed from that day on).
 */
export const freeSince = {
  bankHomeLoans: 'June 2012',
  banks: 'May 2014',
  financeCompanies: 'August 2019',
  allLenders: '1 January 2026',
} as const

/** In percent, on what a lender asks for its work; there is none on interest. As of November 2026. */
export const gstOnFees = decimalFrom(18)
