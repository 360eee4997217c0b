import { countOf, formatMoney, formatNumber } from '../../../core/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/format-exact'
import { actionsFor } from '../../../ui/answer/actions'
import type { SharePicture } from '../../contract'
import { calendarMonth } from '../shared/terms'
import { answer } from './compute'
import { inputs } from './inputs'
import { captionFor } from './sentences'

type Loan = typeof inputs.defaults

/**
 * What Copy and Share say of the loan.
 *
 * @example 'Loan EMI: ₹5,00,000 at 10% for 5 years, processing fee 2% + GST.'
 */
export function sayLoan(loan: Loan, symbol: string): string {
  const tenure = countOf(
    sayTypedNumber(loan.tenure),
    loan.tenureUnit === 'years' ? 'year' : 'month',
  )
  const firstMonth = calendarMonth(1, loan.start)
  const parts = [
    `Loan EMI: ${sayTypedMoney(loan.amount, symbol)} at ${sayTypedPercent(loan.rate)} for ${tenure}`,
    ...(loan.feeKind === 'none' ? [] : [`processing fee ${sayFee(loan, symbol)}`]),
    ...(firstMonth ? [`first EMI in ${firstMonth}`] : []),
  ]
  return `${parts.join(', ')}.`
}

const sayFee = ({ feeKind, fee, gst }: Loan, symbol: string) =>
  `${feeKind === 'percent' ? sayTypedPercent(fee) : sayTypedMoney(fee, symbol)}${gst === 'yes' ? ' + GST' : ''}`

export const actions = actionsFor({ name: 'Loan EMI', say: sayLoan })

/** The preview picture of a shared link: the results of the page's example. */
export function picture(): SharePicture {
  const { loan } = answer(inputs.defaults)
  if (!loan) throw new Error('The loan that the page opens with has no result')

  return {
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
}
