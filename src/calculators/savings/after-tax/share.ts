import type { SharePicture } from '../../../contract'
import { formatMoney, formatNumber } from '../../../core/money/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/money/format-exact'
import { isRead, readAmount } from '../../../core/money/parse'
import { actionsFor } from '../../../ui/answer/actions'
import { chosenStepUp } from '../shared/plan'
import { sayStepUp } from '../shared/sharing'
import { answer } from './compute'
import { inputs, type Typed } from './inputs'
import { afterTaxWords } from './words'

/**
 * The sentence of Copy and Share.
 *
 * @example 'SIP after tax: ₹10,000 a month at 12% a year for 10 years, taxed as an equity fund, with 6% inflation.'
 */
export function sayAfterTax(typed: Typed, symbol: string): string {
  const { stepPercent, stepAmount } = chosenStepUp(typed)
  const parts = [
    afterTaxWords.copied.plan(
      sayTypedMoney(typed.monthly, symbol),
      sayTypedPercent(typed.rate),
      sayTypedNumber(typed.years),
    ),
    (stepPercent !== 0n || stepAmount !== 0n) && sayStepUp(typed, symbol),
    readAmount(typed.lump).value > 0n &&
      afterTaxWords.copied.lumpSum(sayTypedMoney(typed.lump, symbol)),
    sayTaxed(typed, symbol),
    afterTaxWords.copied.inflation(sayTypedPercent(typed.inflation)),
  ]
  return parts.filter(Boolean).join(', ')
}

function sayTaxed({ tax, otherIncome, flatRate }: Typed, symbol: string): string {
  if (tax === 'none') return afterTaxWords.copied.none
  if (tax === 'flat') return afterTaxWords.copied.flat(sayTypedPercent(flatRate))
  return isRead(readAmount(otherIncome))
    ? afterTaxWords.copied.equityBeside(sayTypedMoney(otherIncome, symbol))
    : afterTaxWords.copied.equity
}

export const actions = actionsFor({ name: afterTaxWords.actions, say: sayAfterTax })

/** What the picture of a shared link shows: the result that the page opens with. */
export function picture(): SharePicture {
  const { results } = answer(inputs.defaults)
  if (!results) throw new Error('The page opens with an answer')
  const { futureValue, tax, afterTax, inTodaysMoney } = results

  return {
    label: afterTaxWords.results.afterTax,
    figure: formatNumber(afterTax, 0),
    isMoney: true,
    caption: afterTaxWords.pictureCaption(formatMoney(inTodaysMoney, '₹', 0)),
    rows: [
      { label: afterTaxWords.results.maturityValue, value: formatMoney(futureValue, '₹', 0) },
      { label: afterTaxWords.results.tax, value: formatMoney(tax, '₹', 0) },
    ],
    total: { label: afterTaxWords.results.afterTax, value: formatMoney(afterTax, '₹', 0) },
  }
}
