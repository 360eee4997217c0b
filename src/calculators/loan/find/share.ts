import type { SharePicture } from '../../../contract'
import type { Decimal } from '../../../core/money/decimal'
import { formatMoney, formatNumber } from '../../../core/money/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/money/format-exact'
import { actionsFor } from '../../../ui/answer/actions'
import { loanWords } from '../shared/words'
import { answer } from './compute'
import { inputs, type Typed } from './inputs'
import { pictureCaptionOf } from './sentences'
import { findWords } from './words'

/**
 * What Copy and Share say of the question.
 *
 * @example 'Loan amount for 40% of ₹80,000 less ₹7,000 a month, at 9% for 20 years.'
 */
export const sayFind = (typed: Typed, symbol: string): string =>
  findWords.copied[typed.find][typed.emiFrom]({
    emi: sayTypedMoney(typed.emi, symbol),
    share: sayTypedPercent(typed.share),
    income: sayTypedMoney(typed.income, symbol),
    otherEmis: sayTypedMoney(typed.otherEmis, symbol),
    amount: sayTypedMoney(typed.amount, symbol),
    rate: sayTypedPercent(typed.rate),
    tenure: sayTypedNumber(typed.tenure),
    unit: typed.tenureUnit,
  })

export const actions = actionsFor({
  name: findWords.heading,
  say: sayFind,
  // The month of the first EMI comes with the loan from other pages; this one does not show it.
  carried: ({ start, ...fields }) => ({ fields }),
})

/** The preview picture of a shared link: the results of the page's example. */
export function picture(): SharePicture {
  const { outcome } = answer(inputs.defaults)
  if (outcome?.kind !== 'found') throw new Error('The page opens with an answer')
  const inRupees = (value: Decimal) => formatMoney(value, '₹', 0)

  return {
    label: loanWords.loanAmount,
    figure: formatNumber(outcome.principal, 0),
    isMoney: true,
    caption: pictureCaptionOf(inputs.defaults, outcome, inRupees),
    rows: [
      {
        label: loanWords.loanAmount,
        value: inRupees(outcome.principal),
        swatch: 'neel',
      },
      {
        label: loanWords.totalInterest,
        value: inRupees(outcome.totalInterest),
        swatch: 'haldi',
      },
    ],
    total: { label: loanWords.totalPayment, value: inRupees(outcome.totalPayment) },
  }
}
