import { useSyncExternalStore } from 'react'
import { Checkbox } from '../../../../ui/fields/checkbox'
import { stateOf } from '../details'
import { followingStates, undoFollowing } from '../follow-states'
import {
  readAccount,
  readEmail,
  readIfsc,
  readPhone,
  type TextReading,
} from '../paper/letterhead-texts'
import { readUpi } from '../paper/upi'
import {
  changeSeller,
  forgetSeller,
  readSeller,
  type Seller,
  sellerKeeping,
  useSeller,
} from '../seller'
import { AddressField, type Helper, hintOf, TextField } from './form-field'
import { FormGroup } from './form-group'
import { GstinField } from './gstin-field'
import { LogoField } from './logo-field'
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
        run: () => undoFollowing(forgetSeller),
      }}
    >
      <TextField label="Your name" text={seller.name} onText={(name) => changeSeller({ name })} />
      <GstinField
        label="Your GSTIN"
        gstin={seller.gstin}
        onGstin={(gstin) => followingStates(() => changeSeller({ gstin }))}
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
        onChoose={(state) => followingStates(() => changeSeller({ state }))}
      />
      <TextField
        label="Your UPI id"
        text={seller.upi}
        onText={(upi) => changeSeller({ upi })}
        onLeave={() => changeSeller({ upi: readUpi(seller.upi).id })}
        helper={upiHelper(seller.upi)}
        isCode
      />
      <TextField
        label="Your phone"
        text={seller.phone}
        onText={(phone) => changeSeller({ phone })}
        onLeave={() => tidy('phone', readPhone)}
        helper={hintOf(readPhone(seller.phone).problem)}
        inputMode="tel"
        isCode
      />
      <TextField
        label="Your e-mail"
        text={seller.email}
        onText={(email) => changeSeller({ email })}
        onLeave={() => tidy('email', readEmail)}
        helper={hintOf(readEmail(seller.email).problem)}
        inputMode="email"
        isCode
      />
      <TextField
        label="Bank account number"
        text={seller.bankAccount}
        onText={(bankAccount) => changeSeller({ bankAccount })}
        onLeave={() => tidy('bankAccount', readAccount)}
        helper={hintOf(readAccount(seller.bankAccount).problem)}
        inputMode="numeric"
        isCode
      />
      <TextField
        label="IFSC"
        text={seller.ifsc}
        onText={(ifsc) => changeSeller({ ifsc })}
        onLeave={() => tidy('ifsc', readIfsc)}
        helper={hintOf(readIfsc(seller.ifsc).problem)}
        isCode="in capitals"
      />
      <AddressField
        label="Terms on every bill"
        text={seller.terms}
        onText={(terms) => changeSeller({ terms })}
      />
      <LogoField />
      <Checkbox
        label="Composition dealer"
        isChecked={seller.scheme === 'composition'}
        onCheck={(isChecked) => changeSeller({ scheme: isChecked ? 'composition' : 'regular' })}
      />
    </FormGroup>
  )
}

/** What is wrong with a UPI id, or what is left of it without its spaces. */
function upiHelper(text: string): Helper {
  const { id, problem } = readUpi(text)
  return hintOf(problem) ?? (id === text ? undefined : { text: `Read as ${id}`, isHint: false })
}

/** A text as it was understood, when its field is left. */
function tidy(
  name: 'phone' | 'email' | 'bankAccount' | 'ifsc',
  read: (typed: string) => TextReading,
): void {
  const typed = readSeller()[name]
  const { text } = read(typed)
  if (text !== typed) changeSeller({ [name]: text })
}

/** Whether anything but the way of printing was told. */
const hasShop = (seller: Seller) =>
  seller.scheme === 'composition' ||
  [
    seller.name,
    seller.address,
    seller.gstin,
    seller.state,
    seller.upi,
    seller.logo,
    seller.phone,
    seller.email,
    seller.bankAccount,
    seller.ifsc,
    seller.terms,
  ].some(Boolean)
