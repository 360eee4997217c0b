import { countOf } from '../../../core/format'
import { readNumber } from '../../../core/parse'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/say-typed'
import { actionsFor } from '../../../ui/answer/actions'
import { sayRise, type Typed } from './answer'

/**
 * What was asked, in a sentence.
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
