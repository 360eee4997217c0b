import { countOf } from '../../../core/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/say-typed'
import { actionsFor } from '../../../ui/answer/actions'
import { sayStep } from '../say-step'
import type { inputs } from './inputs'

/**
 * The plan in a sentence.
 *
 * @example 'Step-Up SIP: ₹5,000 a month, 10% more every year, at 12% a year for 10 years.'
 */
export const sayStepUpSip = (plan: typeof inputs.defaults, symbol: string): string =>
  [
    `Step-Up SIP: ${sayTypedMoney(plan.initial, symbol)} a month`,
    sayStep(plan, symbol),
    `at ${sayTypedPercent(plan.rate)} a year for ${countOf(sayTypedNumber(plan.years), 'year')}.`,
  ].join(', ')

export const actions = actionsFor({ name: 'Step-Up SIP', say: sayStepUpSip })
