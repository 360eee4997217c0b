import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/money/format-exact'
import { actionsFor } from '../../../ui/answer/actions'
import { sayStepUp, sharePictureOf } from '../shared/sharing'
import { answer } from './compute'
import { inputs, type Typed } from './inputs'
import { stepUpWords } from './words'

/**
 * The sentence of Copy and Share.
 *
 * @example 'Step-Up SIP: ₹5,000 a month, 10% more every year, at 12% a year for 10 years.'
 */
export const sayStepUpSip = (plan: Typed, symbol: string): string =>
  stepUpWords.copied(
    sayTypedMoney(plan.initial, symbol),
    sayStepUp(plan, symbol),
    sayTypedPercent(plan.rate),
    sayTypedNumber(plan.years),
  )

export const actions = actionsFor({ name: stepUpWords.label, say: sayStepUpSip })

/** What the picture of a shared link shows: the result that the page opens with. */
export const picture = () =>
  sharePictureOf(answer(inputs.defaults).sip, (months) =>
    stepUpWords.pictureCaption(months, sayTypedPercent(inputs.defaults.step)),
  )
