import type { SharePicture } from '../../contract'
import { formatMoney, formatNumber } from '../../core/money/format'
import { actionsFor } from '../../ui/answer/actions'
import { taxOf } from '../books/sales/documents'
import { exampleDesk, openingQuestion } from '../books/sales/example'
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

/** The picture of a shared link: the month of the example. */
export function picture(): SharePicture {
  const { net, counts, period } = exampleDesk().totals(openingQuestion)
  const money = (value: typeof net.total) => formatMoney(value, '₹', 2)
  return {
    label: salesWords.picture.sales,
    figure: formatNumber(net.total, 2),
    isMoney: true,
    caption: salesWords.picture.caption(sayPeriod(period), counts.bills),
    rows: [
      { label: salesWords.picture.value, value: money(net.taxable), swatch: 'neel' },
      { label: salesWords.picture.gst, value: money(taxOf(net)), swatch: 'haldi' },
    ],
    total: { label: salesWords.picture.sales, value: money(net.total) },
  }
}
