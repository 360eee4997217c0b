import type { SharePicture } from '../../contract'
import { formatMoney, formatNumber } from '../../core/money/format'
import { taxOf } from '../books/sales/documents'
import { exampleDesk, openingQuestion } from '../books/sales/example'
import { sayPeriod } from './sentences'
import { salesWords } from './words'

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
