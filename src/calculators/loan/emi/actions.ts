import { countOf } from '../../../core/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/say-typed'
import { actionsFor } from '../../../ui/answer/actions'
import { calendarMonth } from '../shared/schedule/months'
import type { inputs } from './inputs'

type Loan = typeof inputs.defaults

/**
 * The loan in a sentence.
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
