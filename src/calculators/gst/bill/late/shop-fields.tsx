import { useSyncExternalStore } from 'react'
import { Checkbox } from '../../checkbox'
import { stateOf } from '../details'
import { changeSeller, forgetSeller, type Seller, sellerKeeping, useSeller } from '../seller'
import { readUpi } from '../upi'
import { AddressField, hintOf, TextField } from './form-field'
import { FormGroup } from './form-group'
import { GstinField } from './gstin-field'
import { StateField } from './state-field'

const words: Readonly<Record<ReturnType<typeof sellerKeeping.read>, string>> = {
  kept: 'Kept on this device',
  full: 'Not kept: the storage of this device is full. It is here until you close this tab.',
  forbidden: 'Not kept: this browser keeps nothing. It is here until you close this tab.',
  cleared:
    'The storage of this browser was cleared. Your shop is still here, and kept again when you change it.',
}

/** Who sells: the same on every bill of this device. */
export function ShopFields() {
  const seller = useSeller()
  const keeping = useSyncExternalStore(sellerKeeping.subscribe, sellerKeeping.read)
  return (
    <FormGroup
      title="Your shop"
      note={hasShop(seller) || keeping !== 'kept' ? words[keeping] : ''}
      clear={{
        label: 'Forget my shop',
        done: 'Your shop is forgotten',
        isOffered: hasShop(seller),
        run: forgetSeller,
      }}
    >
      <TextField label="Your name" text={seller.name} onText={(name) => changeSeller({ name })} />
      <GstinField
        label="Your GSTIN"
        gstin={seller.gstin}
        onGstin={(gstin) => changeSeller({ gstin })}
      />
      <AddressField
        label="Your address"
        text={seller.address}
        onText={(address) => changeSeller({ address })}
      />
      <StateField
        label="Your state"
        unchosen="As in the GSTIN"
        known={stateOf('', seller.gstin)}
        code={seller.state}
        onChoose={(state) => changeSeller({ state })}
      />
      <TextField
        label="Your UPI id"
        text={seller.upi}
        onText={(upi) => changeSeller({ upi })}
        helper={hintOf(readUpi(seller.upi).problem)}
        isCode
      />
      <Checkbox
        label="Composition dealer"
        isChecked={seller.scheme === 'composition'}
        onCheck={(isChecked) => changeSeller({ scheme: isChecked ? 'composition' : 'regular' })}
      />
    </FormGroup>
  )
}

const hasShop = ({ name, address, gstin, state, upi, scheme }: Seller) =>
  [name, address, gstin, state, upi].some(Boolean) || scheme === 'composition'
