import { countOf, formatMoney, formatNumber } from '../../../core/format'
import type { SharePicture } from '../../contract'
import { computeBill, computeLine } from './compute'
import { emptyRow, readRow, readWhole } from './inputs'

/** What the picture of a shared link shows: an example bill, since the page opens empty. */
export function picture(): SharePicture {
  const rows = [
    { description: 'Umbrella, folding', quantity: '12', price: '240', rate: '5' },
    { description: 'Ball pen, box of 20', quantity: '5', price: '165', rate: '18' },
    { description: 'Notebook, 200 pages', quantity: '40', price: '55', rate: '0' },
    { description: 'Ceiling fan, 1200 mm', quantity: '2', price: '1,850.50', rate: '18' },
  ].map((row) => ({ ...emptyRow, ...row }))

  const bill = {
    prices: 'before-gst',
    buyer: 'same-state',
    isTaxed: true,
    toNearestRupee: false,
    isReverseCharge: false,
  } as const
  const { sums, payable } = computeBill(
    rows.map((row) => computeLine(readRow(row), bill)),
    bill,
    readWhole({ discount: '', freight: '' }),
  )

  return {
    label: 'Total Amount',
    figure: formatNumber(payable, 2),
    isMoney: true,
    caption: `${countOf(rows.length, 'item')}, three rates`,
    rows: [
      { label: 'Original Amount', value: formatMoney(sums.original, '₹', 2), swatch: 'neel' },
      { label: 'GST Amount', value: formatMoney(sums.gst, '₹', 2), swatch: 'haldi' },
    ],
    total: { label: 'Total Amount', value: formatMoney(payable, '₹', 2) },
  }
}
