import { pageInputs } from '../../ui/page-inputs'
import type { GstMode } from './compute'
import type { Buyer } from './split'

/** What both views of the page ask. The items of a bill are no part of it: no link carries them. */
export const inputs = pageInputs(
  'gst',
  {
    mode: 'add' as GstMode,
    amount: '10,000',
    rate: '18',
    buyer: 'same-state' as Buyer,
    rupee: 'no' as 'no' | 'yes',
    view: 'single' as 'single' | 'bill',
  },
  {
    mode: ['add', 'remove'],
    buyer: ['same-state', 'another-state'],
    rupee: ['no', 'yes'],
    view: ['single', 'bill'],
  },
)

export const buyers = [
  { value: 'same-state', label: 'Same state' },
  { value: 'another-state', label: 'Another state' },
] as const
