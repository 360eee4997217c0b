import { isAddressOf } from '../../addresses'
import { choice, percent, text } from '../../ui/memory/input-kinds'
import { profileInputs } from '../../ui/memory/profile'
import type { Settings } from './messages'

/** How the orders are counted: it belongs to the seller and is kept on the device. */
export const inputs = profileInputs({
  name: 'settlements',
  key: 'gst-hisab-settlement-fields',
  isAddress: isAddressOf('settlements'),
  fields: {
    seller: choice<Settings['seller']>(['registered', 'composition', 'unregistered']),
    spread: choice<Settings['spread']>(['sales', 'orders', 'none']),
    /** Percent of what came back that cannot be sold. */
    returnedDamaged: percent('0'),
    rtoDamaged: percent('0'),
    /** The bands of the fee card to compare with; blank is no card. */
    card: text(''),
    /** Differences up to so many rupees are none. */
    tolerance: choice<Tolerance>(['0.01', '1']),
    /** The code of the state; blank is the one in the files. */
    state: text(''),
    /** The GSTIN under which the marketplace collects tax. */
    operator: text(''),
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
