import { Checkbox } from '../../checkbox'
import { stateOf } from '../details'
import { changeSeller, forgetSeller, type Seller, useSeller } from '../seller'
import { readUpi } from '../upi'
import { AddressField, hintOf, TextField } from './form-field'
import { FormGroup } from './form-group'
import { GstinField } from './gstin-field'
import { StateField } from './state-field'

/** Who sells: the same on every bill of this device. */
export function ShopFields() {
  const seller = useSeller()
  return (
    <FormGroup
      title="Your shop"
      note="Kept on this device"
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
