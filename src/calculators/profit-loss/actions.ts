import { sayTypedMoney } from '../../core/say-typed'
import { actionsFor } from '../../ui/answer/actions'
import type { inputs } from './inputs'

/**
 * The sale in a sentence.
 *
 * @example 'Profit/Loss: cost price ₹800, selling price ₹1,000.'
 */
export const sayPrices = ({ cost, selling }: typeof inputs.defaults, symbol: string): string =>
  `Profit/Loss: cost price ${sayTypedMoney(cost, symbol)}, selling price ${sayTypedMoney(selling, symbol)}.`

export const actions = actionsFor({ name: 'Profit/Loss', say: sayPrices })
