import { countOf } from '../../../../core/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../../core/say-typed'
import { actionsFor } from '../../../../ui/answer/late/actions'
import type { inputs } from '../inputs'

type Typed = typeof inputs.defaults
/** A step is a percentage unless it says otherwise. */
type Plan = Omit<Typed, 'stepKind' | 'stepAmount'> & Partial<Typed>

/**
 * The plan in a sentence.
 *
 * @example 'Step-Up SIP: ₹5,000 a month, 10% more every year, at 12% a year for 10 years.'
 */
export const sayStepUpSip = (plan: Plan, symbol: string): string =>
  [
    `Step-Up SIP: ${sayTypedMoney(plan.initial, symbol)} a month`,
    `${sayStep(plan, symbol)} more every year`,
    `at ${sayTypedPercent(plan.rate)} a year for ${countOf(sayTypedNumber(plan.years), 'year')}.`,
  ].join(', ')

const sayStep = ({ stepKind, step, stepAmount = '' }: Plan, symbol: string): string =>
  stepKind === 'amount' ? sayTypedMoney(stepAmount, symbol) : sayTypedPercent(step)

export const actions = actionsFor({ name: 'Step-Up SIP', say: sayStepUpSip })
