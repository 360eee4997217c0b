import { gstSlabs } from '../../core/gst-rules'
import { pageInputs } from '../../ui/memory/page-inputs'
import { isAddressOf } from '../addresses'
import type { GstMode } from './compute'
import type { Buyer } from './split'

/** What the views ask. The items of a bill are no part of it: no link carries them. */
export const inputs = pageInputs({
  name: 'gst',
  isAddress: isAddressOf('gst/single', 'gst/bill'),
  defaults: {
    mode: 'add' as GstMode,
    amount: '10,000',
    rate: gstSlabs.standard.percent,
    buyer: 'same-state' as Buyer,
    rupee: 'no' as 'no' | 'yes',
  },
  choices: {
    mode: ['add', 'remove'],
    buyer: ['same-state', 'another-state'],
    rupee: ['no', 'yes'],
  },
})

export const buyers = [
  { value: 'same-state', label: 'Same state' },
  { value: 'another-state', label: 'Another state' },
] as const
