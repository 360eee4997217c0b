import { Image, Info } from 'lucide'
import { useId, useRef, useState, useSyncExternalStore } from 'react'
import { Checkbox } from '../../../../ui/fields/checkbox'
import { FileButton } from '../../../../ui/fields/file-button'
import { Button } from '../../../../ui/page/button'
import { Icon } from '../../../../ui/page/icon'
import { undoBy, useToast } from '../../../../ui/tab/toast'
import { stateOf } from '../details'
import {
  readAccount,
  readEmail,
  readIfsc,
  readPhone,
  readUpi,
  type TextReading,
} from '../paper/letterhead'
import { LogoWhenLoaded } from '../paper/logo'
import { shrinkLogo } from '../paper/logo-pixels'
import {
  changeSeller,
  forgetSeller,
  readSeller,
  type Seller,
  sellerSaveStatus,
  useSeller,
} from '../seller'
import styles from './details-form.module.css'
import {
  AddressField,
  FormGroup,
  GstinField,
  type Helper,
  hintOf,
  StateField,
  TextField,
  undoWithTaxByStates,
  withTaxByStates,
} from './form-fields'

const statusTexts: Readonly<Record<ReturnType<typeof sellerSaveStatus.read>, string>> = {
  kept: 'Kept on this device',
  full: 'Not kept: the storage of this device is full. It is here until you close this tab.',
  forbidden: 'Not kept: this browser keeps nothing. It is here until you close this tab.',
  cleared:
    'The storage of this browser was cleared. Your shop is still here, and kept again when you change it.',
}

/** The fields of the seller, which are the same on every bill of this device. */
export function ShopFields() {
  const seller = useSeller()
  const status = useSyncExternalStore(sellerSaveStatus.subscribe, sellerSaveStatus.read)
  return (
    <FormGroup
      title="Your shop"
      note={hasShop(seller) || status !== 'kept' ? statusTexts[status] : ''}
      clear={{
        label: 'Forget my shop',
        done: 'Your shop is forgotten',
        isOffered: hasShop(seller),
        run: () => undoWithTaxByStates(forgetSeller),
      }}
    >
      <TextField label="Your name" text={seller.name} onText={(name) => changeSeller({ name })} />
      <GstinField
        label="Your GSTIN"
        gstin={seller.gstin}
        onGstin={(gstin) => withTaxByStates(() => changeSeller({ gstin }))}
      />
      <AddressField
        label="Your address"
        text={seller.address}
        onText={(address) => changeSeller({ address })}
      />
      <StateField
        label="Your state"
        blankLabel="As in the GSTIN"
        blankState={stateOf('', seller.gstin)}
        code={seller.state}
        onChoose={(state) => withTaxByStates(() => changeSeller({ state }))}
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

/** What is wrong with a UPI id, or how it is read without its spaces. */
function upiHelper(text: string): Helper {
  const { id, problem } = readUpi(text)
  return hintOf(problem) ?? (id === text ? undefined : { text: `Read as ${id}`, isHint: false })
}

/** Writes a text as it was read, when its field is left. */
function tidy(
  name: 'phone' | 'email' | 'bankAccount' | 'ifsc',
  read: (typed: string) => TextReading,
): void {
  const typed = readSeller()[name]
  const { text } = read(typed)
  if (text !== typed) changeSeller({ [name]: text })
}

/** Whether anything of the seller is filled in, apart from how bills are printed. */
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

const PICTURES = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml'

/** The logo for the head of every bill: chosen from a file, made small, and stored on this device. */
export function LogoField() {
  const { logo } = useSeller()
  const showToast = useToast()
  const [problem, setProblem] = useState('')
  const chooseButton = useRef<HTMLButtonElement>(null)
  const id = useId()

  const readLogo = async (file: File) => {
    const shrunk = await shrinkLogo(file)
    if ('logo' in shrunk) changeSeller(shrunk)
    setProblem('problem' in shrunk ? shrunk.problem : '')
  }
  const remove = () => {
    setProblem('')
    changeSeller({ logo: '' })
    // Another one that was chosen since stays.
    const restore = () => readSeller().logo || changeSeller({ logo })
    showToast('Logo removed', undoBy({ run: restore }))
    chooseButton.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in this grid
    <div role="group" className={styles.logo} aria-labelledby={id}>
      <h4 id={id}>Your logo</h4>
      <div className={styles.buttons}>
        {logo && (
          <div className={styles.preview}>
            <LogoWhenLoaded url={logo} missing="This logo cannot be read. Choose it again." />
          </div>
        )}
        <FileButton ref={chooseButton} kind="secondary" accept={PICTURES} onFile={readLogo}>
          <Icon of={Image} size={18} />
          {logo ? 'Choose another picture' : 'Choose a picture'}
        </FileButton>
        {logo && (
          <Button kind="quiet" onClick={remove}>
            Remove logo
          </Button>
        )}
      </div>
      <div role="status">
        {problem && (
          <p className={styles.helper}>
            <Icon of={Info} size={16} />
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}
