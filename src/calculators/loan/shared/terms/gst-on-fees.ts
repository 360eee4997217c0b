import { decimalFrom } from '../../../../core/decimal'
import * as rules from '../../../../core/gst-rules'

/** In percent, on what a lender asks for its work; there is none on interest. */
export const gstOnFees = decimalFrom(rules.gstOnFees.percent)

/** @example '18% GST on the fee' */
export const gstOnTheFee = `${rules.gstOnFees.percent}% GST on the fee`
