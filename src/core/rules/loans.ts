import type { Entry, Law } from './rule-on'

/* What the law says about loans. */

/**
 * Who may not charge individuals for prepaying floating-rate loans that are not for business, since a day. Each is a
 * rule of its own that has begun once and stays; sentences name them all with their days, also one that lies ahead.
 */
export const prepaymentFree: Readonly<
  Record<'bankHomeLoans' | 'banks' | 'financeCompanies' | 'allLenders', Entry<object>>
> = {
  bankHomeLoans: {
    from: '2012-06-05',
    source: 'Reserve Bank of India, circular of 5 June 2012',
  },
  /** All floating-rate term loans of banks. */
  banks: {
    from: '2014-05-07',
    source: 'Reserve Bank of India, circular of 7 May 2014',
  },
  financeCompanies: {
    from: '2019-08-02',
    source: 'Reserve Bank of India, circular of 2 August 2019',
  },
  /** For loans that are sanctioned or renewed from that day on. */
  allLenders: {
    from: '2026-01-01',
    source: 'Reserve Bank of India (Pre-payment Charges on Loans) Directions, 2025',
  },
}

/** Small lenders may not charge small enterprises, either, up to such a loan. */
export const enterprisesFreeLaw: Law<{ readonly upTo: string }> = [
  {
    from: '2026-01-01',
    upTo: '5000000',
    source: 'Reserve Bank of India (Pre-payment Charges on Loans) Directions, 2025',
  },
]

/** Retail and small-business term loans come with a Key Facts Statement. */
export const keyFactsLaw: Law<object> = [
  { from: '2024-10-01', source: 'Reserve Bank of India, circular of 15 April 2024' },
]
