import { formatMoney, formatNumber } from '../../../core/format'
import { readAmount, readNumber } from '../../../core/parse'
import type { SharePicture } from '../../contract'
import { computeGst } from '../compute'
import { inputs } from '../inputs'

const { mode, amount, rate } = inputs.defaults
const { original, gst, total } = computeGst({
  mode,
  amount: readAmount(amount).value,
  rate: readNumber(rate).value,
})

export const picture: SharePicture = {
  label: 'Total Amount',
  figure: formatNumber(total, 2),
  isMoney: true,
  caption: `${formatMoney(original, '₹', 2)} and ${rate}% GST`,
  rows: [
    { label: 'Original Amount', value: formatMoney(original, '₹', 2), swatch: 'neel' },
    { label: 'GST Amount', value: formatMoney(gst, '₹', 2), swatch: 'haldi' },
  ],
  total: { label: 'Total Amount', value: formatMoney(total, '₹', 2) },
}
