import { decimalFrom } from '../../../../core/decimal'

/** In percent, on what a lender asks for its work; there is none on interest. As of November 2026. */
export const gstOnFees = decimalFrom(18)
