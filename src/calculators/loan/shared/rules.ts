import { sayDate, sayMonth } from '../../../core/language/dates'
import { decimalFrom } from '../../../core/money/decimal'
import { gstOnFeesPercent } from '../../../core/rules/gst-on-fees'
import { prepaymentFree as free } from '../../../core/rules/loans'
import { loanWords } from './words'

/** Since when lenders may not charge individuals for prepaying loans, as all sentences about it say it. */
export const prepaymentFreeSince = {
  bankHomeLoans: sayMonth(free.bankHomeLoans.from),
  banks: sayMonth(free.banks.from),
  financeCompanies: sayMonth(free.financeCompanies.from),
  allLenders: sayDate(free.allLenders.from),
}

/** GST on a lender's fees, in percent. There is no GST on interest. */
export const gstOnFees = decimalFrom(gstOnFeesPercent)

/** @example '18% GST on the fee' */
export const gstOnFeeLabel = loanWords.gstOnFee
