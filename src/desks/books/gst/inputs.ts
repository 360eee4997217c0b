import { isAddressOf } from '../../../addresses'
import { standardRate } from '../../../core/rules/gst'
import type { Buyer, GstMode } from '../../../core/tax/gst'
import { amount, choice, percent, yesNo } from '../../../ui/memory/input-kinds'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { booksWords } from '../words'

/** What both views ask for. The items of a bill are not among it, as no link carries them. */
export const inputs = pageInputs({
  name: 'gst',
  isAddress: isAddressOf('gst/single', 'bill'),
  fields: {
    mode: choice<GstMode>(['add', 'remove']),
    amount: amount('10,000'),
    rate: percent(standardRate),
    buyer: choice<Buyer>(['same-state', 'another-state']),
    rupee: yesNo('no'),
  },
})

export const buyers = [
  { value: 'same-state', label: booksWords.gst.buyers['same-state'] },
  { value: 'another-state', label: booksWords.gst.buyers['another-state'] },
] as const

export type GstTexts = typeof inputs.defaults
