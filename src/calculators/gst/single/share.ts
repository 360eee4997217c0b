import { formatMoney, formatNumber } from '../../../core/format'
import { sayTypedMoney, sayTypedPercent } from '../../../core/format-exact'
import { actionsFor } from '../../../ui/answer/actions'
import type { SharePicture } from '../../contract'
import { answer } from '../shared/compute'
import { type GstTexts, inputs } from '../shared/inputs'

/**
 * What was asked, in a sentence.
 *
 * @example 'Add 18% GST to ₹10,000, same state.'
 */
export function sayGst(typed: GstTexts, symbol: string): string {
  const [rate, amount] = [sayTypedPercent(typed.rate), sayTypedMoney(typed.amount, symbol)]
  const what =
    typed.mode === 'add' ? `Add ${rate} GST to ${amount}` : `Remove ${rate} GST from ${amount}`
  return `${what}, ${typed.buyer === 'same-state' ? 'same state' : 'another state'}.`
}

export const actions = actionsFor({ name: 'GST', say: sayGst })

/** What the picture of a shared link shows: the result that the page opens with. */
export function picture(): SharePicture {
  const { original, gst, total } = answer(inputs.defaults).exact

  return {
    label: 'Total Amount',
    figure: formatNumber(total, 2),
    isMoney: true,
    caption: `${formatMoney(original, '₹', 2)} and ${inputs.defaults.rate}% GST`,
    rows: [
      { label: 'Original Amount', value: formatMoney(original, '₹', 2), swatch: 'neel' },
      { label: 'GST Amount', value: formatMoney(gst, '₹', 2), swatch: 'haldi' },
    ],
    total: { label: 'Total Amount', value: formatMoney(total, '₹', 2) },
  }
}
