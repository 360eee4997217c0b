import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/money/format-exact'
import { actionsFor } from '../../../ui/answer/actions'
import { sharePictureOf } from '../shared/sharing'
import { savingsWords } from '../shared/words'
import { answer } from './compute'
import { inputs, type Typed } from './inputs'
import { sipWords } from './words'

/**
 * The sentence of Copy and Share.
 *
 * @example 'SIP: ₹5,000 a month at 12% a year for 10 years.'
 */
export const saySip = ({ monthly, rate, years }: Typed, symbol: string): string =>
  sipWords.copied(sayTypedMoney(monthly, symbol), sayTypedPercent(rate), sayTypedNumber(years))

export const actions = actionsFor({ name: sipWords.name, say: saySip })

/** What the picture of a shared link shows: the result that the page opens with. */
export const picture = () => sharePictureOf(answer(inputs.defaults).sip, savingsWords.after)
