import { countOf, formatMoney, formatNumber, plainMoney } from '../../../core/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/format-exact'
import { roundedUp } from '../../../core/round-whole'
import { actionsFor } from '../../../ui/answer/actions'
import type { SharePicture } from '../../contract'
import { sayStepUp } from '../shared/sharing'
import { answer, planIn } from './compute'
import { inputs, type Typed } from './inputs'
import { headlineOf, resultLabels } from './sentences'

/**
 * The sentence of Copy and Share: what was looked for, and the given terms.
 *
 * @example 'Monthly amount for ₹1,00,00,000, prices rising 6% a year, 10% more every year, …, in 15 years.'
 */
export function sayGoal(typed: Typed, symbol: string): string {
  const { find } = typed
  const inflation = sayTypedPercent(typed.inflation)
  const lump = sayTypedMoney(typed.lump, symbol)
  const parts = [
    `${resultLabels[find]} for ${sayTypedMoney(typed.goal, symbol)}`,
    inflation !== '0%' &&
      `prices ${inflation.startsWith('-') ? 'falling' : 'rising'} ${inflation.replace('-', '')} a year`,
    find !== 'monthly' && `${sayTypedMoney(typed.monthly, symbol)} a month`,
    find !== 'stepUp' && sayStepUp(typed, symbol),
    find !== 'return' && `${sayTypedPercent(typed.rate)} return a year`,
    find !== 'duration' && `in ${countOf(sayTypedNumber(typed.years), 'year')}`,
    lump !== sayTypedMoney('0', symbol) && `${lump} today`,
    typed.timing === 'end' && 'paid at the end of the month',
    typed.reading === 'effective' && 'effective yearly rate',
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

export const actions = actionsFor({ name: 'Goal SIP', say: sayGoal })

/** What the picture of a shared link shows: the result that the page opens with. */
export function picture(): SharePicture {
  const answered = answer(inputs.defaults)
  const plan = planIn(answered.outcome)
  if (!plan) throw new Error('The page opens with an answer')
  const inRupees = (value: typeof plan.monthly) => formatMoney(value, '₹', 0)

  return {
    label: resultLabels.monthly,
    figure: formatNumber(roundedUp(plan.monthly), 0),
    isMoney: true,
    caption: headlineOf(answered, (value) => plainMoney(value, '₹'), inRupees).caption.join(''),
    rows: [
      { label: 'Total Invested', value: inRupees(plan.invested), swatch: 'neel' },
      { label: 'Estimated Returns', value: inRupees(plan.returns), swatch: 'haldi' },
    ],
    total: { label: "Goal in that year's money", value: inRupees(plan.goalThen) },
  }
}
