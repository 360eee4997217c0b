import { countOf, formatMoney, formatNumber } from '../../../core/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/format-exact'
import { readAmount } from '../../../core/parse'
import { actionsFor } from '../../../ui/answer/actions'
import type { SharePicture } from '../../contract'
import { chosenStepUp } from '../shared/plan'
import { sayStepUp } from '../shared/sharing'
import { answer } from './compute'
import { inputs, type Typed } from './inputs'

/**
 * The sentence of Copy and Share.
 *
 * @example 'SIP after tax: ₹10,000 a month at 12% a year for 10 years, taxed as an equity fund, with 6% inflation.'
 */
export function sayAfterTax(typed: Typed, symbol: string): string {
  const { stepPercent, stepAmount } = chosenStepUp(typed)
  const parts = [
    `SIP after tax: ${sayTypedMoney(typed.monthly, symbol)} a month at ${sayTypedPercent(typed.rate)} a year for ${countOf(sayTypedNumber(typed.years), 'year')}`,
    (stepPercent !== 0n || stepAmount !== 0n) && sayStepUp(typed, symbol),
    readAmount(typed.lump).value > 0n && `${sayTypedMoney(typed.lump, symbol)} today`,
    taxes[typed.tax](typed, symbol),
    `with ${sayTypedPercent(typed.inflation)} inflation.`,
  ]
  return parts.filter(Boolean).join(', ')
}

const taxes: Record<Typed['tax'], (typed: Typed, symbol: string) => string> = {
  equity: ({ otherIncome }, symbol) =>
    readAmount(otherIncome).value > 0n
      ? `taxed as an equity fund beside ${sayTypedMoney(otherIncome, symbol)} of other income`
      : 'taxed as an equity fund',
  flat: ({ flatRate }) => `taxed at ${sayTypedPercent(flatRate)} of the gain`,
  none: () => 'not taxed',
}

export const actions = actionsFor({ name: 'SIP after tax and inflation', say: sayAfterTax })

/** What the picture of a shared link shows: the result that the page opens with. */
export function picture(): SharePicture {
  const { results } = answer(inputs.defaults)
  if (!results) throw new Error('The page opens with an answer')
  const { futureValue, tax, afterTax, inTodaysMoney } = results

  return {
    label: 'After tax',
    figure: formatNumber(afterTax, 0),
    isMoney: true,
    caption: `buys what ${formatMoney(inTodaysMoney, '₹', 0)} buys today`,
    rows: [
      { label: 'Maturity Value', value: formatMoney(futureValue, '₹', 0) },
      { label: 'Tax', value: formatMoney(tax, '₹', 0) },
    ],
    total: { label: 'After tax', value: formatMoney(afterTax, '₹', 0) },
  }
}
