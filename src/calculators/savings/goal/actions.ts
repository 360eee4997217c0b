import { countOf } from '../../../core/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/say-typed'
import { actionsFor } from '../../../ui/answer/actions'
import { sayStep } from '../say-step'
import type { Typed } from './answer'
import { foundNames } from './words'

/**
 * What was looked for, in a sentence.
 *
 * @example 'Monthly amount for ₹1,00,00,000, prices rising 6% a year, 10% more every year, …, in 15 years.'
 */
export function sayGoal(typed: Typed, symbol: string): string {
  const { find } = typed
  const inflation = sayTypedPercent(typed.inflation)
  const lump = sayTypedMoney(typed.lump, symbol)
  const parts = [
    `${foundNames[find]} for ${sayTypedMoney(typed.goal, symbol)}`,
    inflation !== '0%' &&
      `prices ${inflation.startsWith('-') ? 'falling' : 'rising'} ${inflation.replace('-', '')} a year`,
    find !== 'monthly' && `${sayTypedMoney(typed.monthly, symbol)} a month`,
    find !== 'stepUp' && sayStep(typed, symbol),
    find !== 'return' && `${sayTypedPercent(typed.rate)} return a year`,
    find !== 'duration' && `in ${countOf(sayTypedNumber(typed.years), 'year')}`,
    lump !== sayTypedMoney('0', symbol) && `${lump} today`,
    typed.timing === 'end' && 'paid at the end of the month',
    typed.reading === 'effective' && 'effective yearly rate',
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

export const actions = actionsFor({ name: 'Goal SIP', say: sayGoal })
