import { formatMoney, formatNumber } from '../../../core/format'
import type { SharePicture } from '../../contract'
import { answer, captionFor } from './answer'
import { inputs } from './inputs'

const { loan } = answer(inputs.defaults)
if (!loan) throw new Error('The loan that the page opens with has no result')

export const picture: SharePicture = {
  label: 'Monthly EMI',
  figure: formatNumber(loan.emi, 0),
  isMoney: true,
  caption: captionFor(loan.months, inputs.defaults.tenureUnit),
  rows: [
    { label: 'Loan amount', value: formatMoney(loan.principal, '₹', 0), swatch: 'neel' },
    { label: 'Total Interest', value: formatMoney(loan.totalInterest, '₹', 0), swatch: 'haldi' },
  ],
  total: { label: 'Total Payment', value: formatMoney(loan.totalPayment, '₹', 0) },
}
