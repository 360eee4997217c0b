import { decimalFrom } from '../../../../core/decimal'
import { gstOnFeesPercent } from '../../../../core/gst-rules'

/** In percent, on what a lender asks for its work; there is none on interest. */
export const gstOnFees = decimalFrom(gstOnFeesPercent)

/** @example '18% GST on the fee' */
export const gstOnTheFee = `${gstOnFeesPercent}% GST on the fee`
