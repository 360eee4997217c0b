import type { SharePicture } from '../../contract'
import { formatMoney, formatNumber } from '../../core/money/format'
import { computeBill, computeLine } from '../books/bill/compute'
import { emptyRow, readRow, readWhole } from '../books/bill/inputs'
import { billWords } from './words'

/** What the picture of a shared link shows: an example bill, since the page opens empty. */
export function picture(): SharePicture {
  const rows = [
    { quantity: '12', price: '240', rate: '5' },
    { quantity: '5', price: '165', rate: '18' },
    { quantity: '40', price: '55', rate: '0' },
    { quantity: '2', price: '1,850.50', rate: '18' },
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
    label: billWords.totalAmount,
    figure: formatNumber(payable, 2),
    isMoney: true,
    caption: billWords.pictureCaption(rows.length),
    rows: [
      {
        label: billWords.originalAmount,
        value: formatMoney(sums.original, '₹', 2),
        swatch: 'neel',
      },
      { label: billWords.gstAmount, value: formatMoney(sums.gst, '₹', 2), swatch: 'haldi' },
    ],
    total: { label: billWords.totalAmount, value: formatMoney(payable, '₹', 2) },
  }
}
