import { actionsFor } from '../../ui/answer/actions'
import { periodOf } from '../books/sales/period'
import { readDay, type SalesTexts } from './inputs'
import { sayPeriod } from './sentences'
import { salesWords } from './words'

/** What is shown, in a sentence. @example 'Totals, October 2026.' */
export function saySales({ part, kind, day }: SalesTexts): string {
  const known = part === 'money' ? '' : readDay(day)
  return salesWords.said(salesWords.parts[part], known && sayPeriod(periodOf(kind, known)))
}

/** The figures of a shop are its own: Share sends a link to the period and the part, and no figure. */
export const actions = actionsFor({
  name: salesWords.actions,
  say: saySales as never,
  sharesResults: false,
})
