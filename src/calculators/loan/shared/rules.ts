import { decimalFrom } from '../../../core/decimal'
import { gstOnFeesPercent } from '../../../core/gst-rules'
import { loanWords } from './words'

/**
 * Since when lenders may not charge individuals for prepaying floating-rate loans that are not for
 * business, as of November 2026. All sentences about this rule are made from these dates.
 *
 * Sources: Reserve Bank of India, circulars of 5 June 2012 (home loans of banks), 7 May 2014 (all
 * floating-rate term loans of banks to individuals) and 2 August 2019 (NBFCs; not for business), and
 * the Pre-payment Charges on Loans Directions, 2025 (sanctioned or renewed from that day on).
 */
export const prepaymentFreeSince = loanWords.prepaymentFreeSince

/** GST on a lender's fees, in percent, as of November 2026. There is no GST on interest. */
export const gstOnFees = decimalFrom(gstOnFeesPercent)

/** @example '18% GST on the fee' */
export const gstOnFeeLabel = loanWords.gstOnFee
