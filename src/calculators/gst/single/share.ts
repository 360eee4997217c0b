import type { SharePicture } from '../../../contract'
import { formatMoney, formatNumber, plainMoney } from '../../../core/money/format'
import { sayTypedPercent } from '../../../core/money/format-exact'
import { readSum } from '../../../core/money/sums'
import { type GstTexts, inputs } from '../../../desks/books/gst/inputs'
import { actionsFor } from '../../../ui/answer/actions'
import { answer } from './answer'
import { gstSingleWords } from './words'

/**
 * What was asked, in a sentence.
 *
 * @example 'Add 18% GST to ₹10,000, same state.'
 */
export function sayGst(typed: GstTexts, symbol: string): string {
  const rate = sayTypedPercent(typed.rate)
  const amount = plainMoney(readSum(typed.amount).value, symbol)
  return gstSingleWords.copied[typed.mode][typed.buyer](rate, amount)
}

export const actions = actionsFor({ name: gstSingleWords.actions, say: sayGst })

/** What the picture of a shared link shows: the result that the page opens with. */
export function picture(): SharePicture {
  const { original, gst, total } = answer(inputs.defaults).exact

  return {
    label: gstSingleWords.results.total,
    figure: formatNumber(total, 2),
    isMoney: true,
    caption: gstSingleWords.captions.added(
      formatMoney(original, '₹', 2),
      `${inputs.defaults.rate}%`,
    ),
    rows: [
      {
        label: gstSingleWords.results.original,
        value: formatMoney(original, '₹', 2),
        swatch: 'neel',
      },
      { label: gstSingleWords.results.gst, value: formatMoney(gst, '₹', 2), swatch: 'haldi' },
    ],
    total: { label: gstSingleWords.results.total, value: formatMoney(total, '₹', 2) },
  }
}
