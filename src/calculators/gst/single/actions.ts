import { sayTypedMoney, sayTypedPercent } from '../../../core/say-typed'
import { actionsFor } from '../../../ui/answer/actions'
import type { inputs } from '../inputs'

/**
 * What was asked, in a sentence.
 *
 * @example 'Add 18% GST to ₹10,000, same state.'
 */
export function sayGst(typed: typeof inputs.defaults, symbol: string): string {
  const [rate, amount] = [sayTypedPercent(typed.rate), sayTypedMoney(typed.amount, symbol)]
  const what =
    typed.mode === 'add' ? `Add ${rate} GST to ${amount}` : `Remove ${rate} GST from ${amount}`
  return `${what}, ${typed.buyer === 'same-state' ? 'same state' : 'another state'}.`
}

export const actions = actionsFor({ name: 'GST', say: sayGst })
