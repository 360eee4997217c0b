import { countOf } from '../../../core/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/format-exact'
import { actionsFor } from '../../../ui/answer/actions'
import { sayStepUp, sharePictureOf } from '../shared/sharing'
import { answer } from './compute'
import { inputs, type Typed } from './inputs'

/**
 * The sentence of Copy and Share.
 *
 * @example 'Step-Up SIP: ₹5,000 a month, 10% more every year, at 12% a year for 10 years.'
 */
export const sayStepUpSip = (plan: Typed, symbol: string): string =>
  [
    `Step-Up SIP: ${sayTypedMoney(plan.initial, symbol)} a month`,
    sayStepUp(plan, symbol),
    `at ${sayTypedPercent(plan.rate)} a year for ${countOf(sayTypedNumber(plan.years), 'year')}.`,
  ].join(', ')

export const actions = actionsFor({ name: 'Step-Up SIP', say: sayStepUpSip })

/** What the picture of a shared link shows: the result that the page opens with. */
export const picture = () =>
  sharePictureOf(answer(inputs.defaults).sip, `, raised by ${inputs.defaults.step}% a year`)
