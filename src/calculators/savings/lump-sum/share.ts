import type { SharePicture } from '../../../contract'
import { formatMoney, formatNumber } from '../../../core/money/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/money/format-exact'
import { actionsFor } from '../../../ui/answer/actions'
import { answer, growingIn } from './compute'
import { inputs, type Typed } from './inputs'
import { lumpSumWords } from './words'

/**
 * The sentence of Copy and Share: what was looked for, and the given terms.
 *
 * @example 'Lump sum: ₹1,00,000 for 10 years, at 12% a year, prices rising 6% a year.'
 */
export function sayLumpSum(typed: Typed, symbol: string): string {
  const { find } = typed
  const inflation = sayTypedPercent(typed.inflation)
  const terms = [
    sayFound(typed, symbol),
    find !== 'return' &&
      lumpSumWords.copiedTerms[typed.reading === 'effective' ? 'rate' : 'rateByTwelfths'](
        sayTypedPercent(typed.rate),
      ),
    inflation !== '0%' && sayInflation(inflation),
  ]
  return lumpSumWords.copied(terms.filter((term) => term !== false))
}

function sayFound(typed: Typed, symbol: string): string {
  const amount = sayTypedMoney(typed.amount, symbol)
  const value = sayTypedMoney(typed.value, symbol)
  const years = sayTypedNumber(typed.years)
  if (typed.find === 'value') return lumpSumWords.copiedTerms.value(amount, years)
  if (typed.find === 'amount') return lumpSumWords.copiedTerms.amount(value, years)
  return typed.find === 'return'
    ? lumpSumWords.copiedTerms.return(amount, value, years)
    : lumpSumWords.copiedTerms.years(amount, value)
}

const sayInflation = (percent: string): string =>
  percent.startsWith('-')
    ? lumpSumWords.copiedTerms.pricesFall(percent.slice(1))
    : lumpSumWords.copiedTerms.pricesRise(percent)

export const actions = actionsFor({ name: lumpSumWords.name, say: sayLumpSum })

/** What the picture of a shared link shows: the result that the page opens with. */
export function picture(): SharePicture {
  const growing = growingIn(answer(inputs.defaults).outcome)
  if (!growing) throw new Error('The page opens with an answer')
  const inRupees = (value: typeof growing.value) => formatMoney(value, '₹', 0)
  return {
    label: lumpSumWords.found.value,
    figure: formatNumber(growing.value, 0),
    isMoney: true,
    caption: lumpSumWords.pictureCaption(growing.months, inRupees(growing.amount)),
    rows: [
      { label: lumpSumWords.amount, value: inRupees(growing.amount), swatch: 'neel' },
      { label: lumpSumWords.results.gain, value: inRupees(growing.gain), swatch: 'haldi' },
    ],
    total: { label: lumpSumWords.value, value: inRupees(growing.value) },
  }
}
