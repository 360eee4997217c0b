import { actionsFor } from '../../../ui/answer/actions'
import type { SalesTexts } from './inputs'
import { periodOf } from './period'
import { sayPeriod } from './sentences'
import { salesWords } from './words'

/** What is shown, in a sentence. @example 'Totals, October 2026.' */
export const saySales = ({ part, kind, day }: SalesTexts): string =>
  day && part !== 'money'
    ? salesWords.said(salesWords.parts[part], sayPeriod(periodOf(kind, day)))
    : salesWords.parts[part]

/** The figures of a shop are its own: Share sends a link to the period and the part, and no figure. */
export const actions = actionsFor({
  name: salesWords.actions,
  say: saySales as never,
  sharesResults: false,
})
