import { formatMoney, formatNumber } from '../../../core/format'
import type { SharePicture } from '../../contract'
import { answer, captionOf } from './answer'
import { inputs } from './inputs'

const { outcome } = answer(inputs.defaults)
if (outcome?.kind !== 'found') throw new Error('The page opens with an answer')
const [before, after] = captionOf(inputs.defaults, outcome)
const emi = formatMoney(outcome.emi, '₹', 0)

export const picture: SharePicture = {
  label: 'Loan amount',
  figure: formatNumber(outcome.principal, 0),
  isMoney: true,
  caption: `${before} ${emi} ${after}`,
  rows: [
    { label: 'Loan amount', value: formatMoney(outcome.principal, '₹', 0), swatch: 'neel' },
    { label: 'Total Interest', value: formatMoney(outcome.totalInterest, '₹', 0), swatch: 'haldi' },
  ],
  total: { label: 'Total Payment', value: formatMoney(outcome.totalPayment, '₹', 0) },
}
