import { freeSince } from '../shared/rules/prepayment-rules'

const { banks, financeCompanies, allLenders } = freeSince

/** For who is about to type a charge. */
export const FREE_TO_PREPAY = `Floating-rate loans of individuals, not for business, carry no prepayment charge: from banks since ${banks}, from NBFCs since ${financeCompanies}, from any lender if sanctioned from ${allLenders}. For others, see your agreement.`
