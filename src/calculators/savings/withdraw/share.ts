import { subtract } from '../../../core/decimal'
import { countOf, formatMoney } from '../../../core/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/format-exact'
import { readNumber } from '../../../core/parse'
import { actionsFor } from '../../../ui/answer/actions'
import type { SharePicture } from '../../contract'
import { answer } from './compute'
import { inputs, type Typed } from './inputs'
import { captionOf, formatResult, sayRise } from './sentences'

/**
 * The sentence of Copy and Share.
 *
 * @example 'Withdrawal plan: ₹75,000 a month from ₹1,00,00,000, at 8% a year.'
 */
export function sayWithdraw(typed: Typed, symbol: string): string {
  const savings = sayTypedMoney(typed.savings, symbol)
  const risePercent = readNumber(typed.rise).value
  return [
    typed.find === 'monthly'
      ? `Withdrawal plan: ${savings} for ${countOf(sayTypedNumber(typed.years), 'year')}`
      : `Withdrawal plan: ${sayTypedMoney(typed.withdrawal, symbol)} a month from ${savings}`,
    ...(risePercent === 0n ? [] : [`${sayRise(risePercent)} every year`]),
    `at ${sayTypedPercent(typed.rate)} a year.`,
  ].join(', ')
}

export const actions = actionsFor({ name: 'Withdrawal plan', say: sayWithdraw })

/** What the picture of a shared link shows: the result that the page opens with. */
export function picture(): SharePicture {
  const { outcome } = answer(inputs.defaults)
  if (outcome?.kind !== 'lasts') throw new Error('The page opens with an answer')
  const money = (value: typeof outcome.savings) => formatMoney(value, '₹', 0)
  const { savings, withdrawnInAll } = outcome

  return {
    label: 'Lasts for',
    figure: formatResult('duration', outcome, money),
    isMoney: false,
    caption: captionOf(inputs.defaults, outcome, money).join(''),
    rows: [
      { label: 'Savings', value: money(savings), swatch: 'neel' },
      {
        label: 'Returns on the way',
        value: money(subtract(withdrawnInAll, savings)),
        swatch: 'haldi',
      },
    ],
    total: { label: 'Withdrawn in all', value: money(withdrawnInAll) },
  }
}
