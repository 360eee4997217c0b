import { formatMoney, formatNumber } from '../../../core/format'
import { actionsFor } from '../../../ui/answer/actions'
import type { SharePicture } from '../../contract'
import { taxOf } from './documents'
import { exampleDesk, openingQuestion } from './example'
import type { SalesTexts } from './inputs'
import { periodOf } from './period'
import { sayPeriod } from './sentences'
import { salesWords } from './words'

/** What is shown, in a sentence. @example 'Totals, October 2026.' */
export const saySales = ({ part, kind, day }: SalesTexts): string =>
  day && part !== 'money'
    ? salesWords.said(salesWords.parts[part], sayPeriod(periodOf(kind, day)))
    : salesWords.parts[part]

export const actions = actionsFor({ name: salesWords.actions, say: saySales as never })

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
