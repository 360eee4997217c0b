import type { SharePicture } from '../../../contract'
import { formatMoney, formatNumber } from '../../../core/money/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/money/format-exact'
import { actionsFor } from '../../../ui/answer/actions'
import { calendarMonth } from '../shared/terms'
import { loanWords } from '../shared/words'
import { answer } from './compute'
import { inputs } from './inputs'
import { captionFor } from './sentences'
import { emiWords } from './words'

type Loan = typeof inputs.defaults

/**
 * What Copy and Share say of the loan.
 *
 * @example 'Loan EMI: ₹5,00,000 at 10% for 5 years, processing fee 2% + GST.'
 */
export function sayLoan(loan: Loan, symbol: string): string {
  const said = {
    amount: sayTypedMoney(loan.amount, symbol),
    rate: sayTypedPercent(loan.rate),
    tenure: sayTypedNumber(loan.tenure),
    unit: loan.tenureUnit,
  }
  const isPercent = loan.feeKind === 'percent'
  const fee = isPercent ? sayTypedPercent(loan.fee) : sayTypedMoney(loan.fee, symbol)
  const kind = loan.feeKind === 'none' ? 'none' : loan.gst === 'yes' ? 'feeWithGst' : 'fee'
  const firstMonth = calendarMonth(1, loan.start)
  return firstMonth
    ? emiWords.copiedWithMonth[kind](said, fee, firstMonth)
    : emiWords.copied[kind](said, fee)
}

export const actions = actionsFor({ name: emiWords.name, say: sayLoan })

/** The preview picture of a shared link: the results of the page's example. */
export function picture(): SharePicture {
  const { loan } = answer(inputs.defaults)
  if (!loan) throw new Error('The loan that the page opens with has no result')

  return {
    label: emiWords.monthlyEmi,
    figure: formatNumber(loan.emi, 0),
    isMoney: true,
    caption: captionFor(loan.months, inputs.defaults.tenureUnit),
    rows: [
      { label: loanWords.loanAmount, value: formatMoney(loan.principal, '₹', 0), swatch: 'neel' },
      {
        label: loanWords.totalInterest,
        value: formatMoney(loan.totalInterest, '₹', 0),
        swatch: 'haldi',
      },
    ],
    total: { label: loanWords.totalPayment, value: formatMoney(loan.totalPayment, '₹', 0) },
  }
}
