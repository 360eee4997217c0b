import { countOf } from '../../../core/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/format-exact'
import { actionsFor } from '../../../ui/answer/actions'
import { pictureOfSavings } from '../savings-picture'
import { sayStep } from '../say-step'
import { answer } from './answer'
import { inputs } from './inputs'

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

/** What the picture of a shared link shows: the result that the page opens with. */
export const picture = () =>
  pictureOfSavings(answer(inputs.defaults).sip, `, raised by ${inputs.defaults.step}% a year`)
