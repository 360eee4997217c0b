import type { SharePicture } from '../../../contract'
import { subtract } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/money/format-exact'
import { readNumber } from '../../../core/money/parse'
import { actionsFor } from '../../../ui/answer/actions'
import { answer } from './compute'
import { inputs, type Typed } from './inputs'
import { formatResult, sayRise } from './sentences'
import { withdrawWords } from './words'

/**
 * The sentence of Copy and Share.
 *
 * @example 'Withdrawal plan: ₹75,000 a month from ₹1,00,00,000, at 8% a year.'
 */
export function sayWithdraw(typed: Typed, symbol: string): string {
  const savings = sayTypedMoney(typed.savings, symbol)
  const risePercent = readNumber(typed.rise).value
  const change = risePercent < 0n ? withdrawWords.copied.less : withdrawWords.copied.more
  return [
    typed.find === 'monthly'
      ? withdrawWords.copied.monthly(savings, sayTypedNumber(typed.years))
      : withdrawWords.copied.duration(sayTypedMoney(typed.withdrawal, symbol), savings),
    ...(risePercent === 0n ? [] : [change(sayRise(risePercent))]),
    withdrawWords.copied.annualReturn(sayTypedPercent(typed.rate)),
  ].join(', ')
}

export const actions = actionsFor({ name: withdrawWords.actions, say: sayWithdraw })

/** What the picture of a shared link shows: the result that the page opens with. */
export function picture(): SharePicture {
  const { outcome } = answer(inputs.defaults)
  if (outcome?.kind !== 'lasts') throw new Error('The page opens with an answer')
  const money = (value: typeof outcome.savings) => formatMoney(value, '₹', 0)
  const { savings, withdrawals, withdrawnInAll } = outcome

  return {
    label: withdrawWords.found.duration,
    figure: formatResult('duration', outcome, money),
    isMoney: false,
    caption: withdrawWords.pictureCaption(withdrawals),
    rows: [
      { label: withdrawWords.savings, value: money(savings), swatch: 'neel' },
      {
        label: withdrawWords.results.returns,
        value: money(subtract(withdrawnInAll, savings)),
        swatch: 'haldi',
      },
    ],
    total: { label: withdrawWords.results.withdrawnInAll, value: money(withdrawnInAll) },
  }
}
