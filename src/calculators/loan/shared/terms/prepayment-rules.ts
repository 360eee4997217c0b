/*
 * What lenders may charge for prepaying, as of November 2026. What the law may change stands here
 * and nowhere else; the questions and the page of prepayments take their sentences from it.
 *
 * Sources: Reserve Bank of India, circulars of 5 June 2012 (home loans of banks), 7 May 2014 (all
 * floating-rate term loans of banks to individuals) and 2 August 2019 (NBFCs; not for business), and
 * the Pre-payment Charges on Loans Directions, 2025 (loans sanctioned or renewed from 1 January 2026).
 */

/** Since when individuals prepay floating-rate loans that are not for business free of charge. */
const freeSince = {
  bankHomeLoans: 'June 2012',
  banks: 'May 2014',
  financeCompanies: 'August 2019',
  allLenders: '1 January 2026',
} as const

const { bankHomeLoans, banks, financeCompanies, allLenders } = freeSince

/** In one sentence, for who is about to type a charge. */
export const FREE_TO_PREPAY = `Floating-rate loans of individuals, not for business, carry no prepayment charge: from banks since ${banks}, from NBFCs since ${financeCompanies}, from any lender if sanctioned from ${allLenders}. For others, see your agreement.`

/** Since when, whom and what, for who asks. */
export const prepaymentRules = `Not on a floating-rate loan to an individual that is not for business. Banks may not charge for home loans since ${bankHomeLoans} and for all such term loans since ${banks}, NBFCs since ${financeCompanies}. Loans sanctioned or renewed from ${allLenders} are free with every lender, without a lock-in. Since that date floating-rate business loans of individuals and small enterprises are free, too: with commercial banks and large NBFCs, and up to ₹50 lakh with small finance banks, regional rural banks and middle-layer NBFCs. For all others, your agreement says.`

/** The same in passing. */
export const prepaymentRulesShortly = `Individuals repay floating-rate loans early free of charge, unless these are for business: home loans of banks since ${bankHomeLoans}, other loans of banks since ${banks}, those of NBFCs since ${financeCompanies}, and with every lender those sanctioned from ${allLenders}. For other loans, check your agreement.`
