import { countOf, formatMoney, formatNumber } from '../../../core/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/format-exact'
import { actionsFor } from '../../../ui/answer/actions'
import type { SharePicture } from '../../contract'
import { answer } from './compute'
import { inputs, type Typed } from './inputs'
import { captionOf } from './sentences'

/**
 * What Copy and Share say of the question.
 *
 * @example 'Loan amount for 40% of ₹80,000 less ₹7,000 a month, at 9% for 20 years.'
 */
export function sayFind(typed: Typed, symbol: string): string {
  const emi =
    typed.emiFrom === 'typed'
      ? `${sayTypedMoney(typed.emi, symbol)} a month`
      : `${sayTypedPercent(typed.share)} of ${sayTypedMoney(typed.income, symbol)} less ${sayTypedMoney(typed.otherEmis, symbol)} a month`
  const amount = sayTypedMoney(typed.amount, symbol)
  const rate = sayTypedPercent(typed.rate)
  const tenure = countOf(
    sayTypedNumber(typed.tenure),
    typed.tenureUnit === 'years' ? 'year' : 'month',
  )
  if (typed.find === 'amount') return `Loan amount for ${emi}, at ${rate} for ${tenure}.`
  if (typed.find === 'rate') return `Rate of a loan of ${amount} for ${emi} over ${tenure}.`
  return `Tenure of a loan of ${amount} at ${rate}, for ${emi}.`
}

export const actions = actionsFor({ name: 'How much loan can I afford?', say: sayFind })

/** The preview picture of a shared link: the results of the page's example. */
export function picture(): SharePicture {
  const { outcome } = answer(inputs.defaults)
  if (outcome?.kind !== 'found') throw new Error('The page opens with an answer')
  const [before, after] = captionOf(inputs.defaults, outcome)
  const emi = formatMoney(outcome.emi, '₹', 0)

  return {
    label: 'Loan amount',
    figure: formatNumber(outcome.principal, 0),
    isMoney: true,
    caption: `${before} ${emi} ${after}`,
    rows: [
      { label: 'Loan amount', value: formatMoney(outcome.principal, '₹', 0), swatch: 'neel' },
      {
        label: 'Total Interest',
        value: formatMoney(outcome.totalInterest, '₹', 0),
        swatch: 'haldi',
      },
    ],
    total: { label: 'Total Payment', value: formatMoney(outcome.totalPayment, '₹', 0) },
  }
}
