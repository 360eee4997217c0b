import { isAddressOf } from '../../addresses'
import { profileInputs } from '../../ui/memory/profile'
import type { Settings } from './messages'

/** How the orders are counted: it belongs to the seller and is kept on the device. */
export const inputs = profileInputs({
  name: 'settlements',
  key: 'gst-hisab-settlement-fields',
  isAddress: isAddressOf('settlements'),
  defaults: {
    seller: 'registered' as Settings['seller'],
    spread: 'sales' as Settings['spread'],
    /** Percent of what came back that cannot be sold. */
    returnedDamaged: '0',
    rtoDamaged: '0',
    /** The bands of the fee card to compare with; blank is no card. */
    card: '',
    /** Differences up to so many rupees are none. */
    tolerance: '0.01' as Tolerance,
    /** The code of the state; blank is the one in the files. */
    state: '',
    /** The GSTIN under which the marketplace collects tax. */
    operator: '',
  },
  choices: {
    seller: ['registered', 'composition', 'unregistered'],
    spread: ['sales', 'orders', 'none'],
    tolerance: ['0.01', '1'],
  },
  list: 'card',
  kept: [
    'seller',
    'spread',
    'returnedDamaged',
    'rtoDamaged',
    'card',
    'tolerance',
    'state',
    'operator',
  ],
  follow: (typed) => typed,
})

export type Tolerance = '0.01' | '1'
export type SettlementTexts = typeof inputs.defaults
