import type { SharePicture } from '../../../contract'
import { formatMoney, formatNumber, plainMoney } from '../../../core/money/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/money/format-exact'
import { roundedUp } from '../../../core/money/round-whole'
import { actionsFor } from '../../../ui/answer/actions'
import { textIn } from '../../../ui/answer/result-card'
import { sayStepUp } from '../shared/sharing'
import { savingsWords } from '../shared/words'
import { answer, planIn } from './compute'
import { inputs, type Typed } from './inputs'
import { headlineOf, resultLabels } from './sentences'
import { goalWords } from './words'

/**
 * The sentence of Copy and Share: what was looked for, and the given terms.
 *
 * @example 'Monthly amount for ₹1,00,00,000, prices rising 6% a year, 10% more every year, …, in 15 years.'
 */
export function sayGoal(typed: Typed, symbol: string): string {
  const { find } = typed
  const inflation = sayTypedPercent(typed.inflation)
  const lump = sayTypedMoney(typed.lump, symbol)
  const terms = [
    goalWords.copiedTerms.found[find](sayTypedMoney(typed.goal, symbol)),
    inflation !== '0%' && sayInflation(inflation),
    find !== 'monthly' && goalWords.copiedTerms.monthly(sayTypedMoney(typed.monthly, symbol)),
    find !== 'stepUp' && sayStepUp(typed, symbol),
    find !== 'return' && goalWords.copiedTerms.return(sayTypedPercent(typed.rate)),
    find !== 'duration' && goalWords.copiedTerms.duration(sayTypedNumber(typed.years)),
    lump !== sayTypedMoney('0', symbol) && goalWords.copiedTerms.lumpSum(lump),
    typed.timing === 'end' && goalWords.copiedTerms.paidAtEnd,
    typed.reading === 'effective' && goalWords.copiedTerms.effectiveRate,
  ]
  return goalWords.copied(terms.filter((term) => term !== false))
}

const sayInflation = (percent: string): string =>
  percent.startsWith('-')
    ? goalWords.copiedTerms.pricesFall(percent.slice(1))
    : goalWords.copiedTerms.pricesRise(percent)

export const actions = actionsFor({ name: goalWords.name, say: sayGoal })

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
    caption: textIn(headlineOf(answered, (value) => plainMoney(value, '₹'), inRupees).caption),
    rows: [
      { label: savingsWords.totalInvested, value: inRupees(plan.invested), swatch: 'neel' },
      { label: savingsWords.estimatedReturns, value: inRupees(plan.returns), swatch: 'haldi' },
    ],
    total: { label: goalWords.goalThen, value: inRupees(plan.goalThen) },
  }
}
