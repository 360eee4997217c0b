import { Image } from 'lucide'
import { useId, useRef, useState, useSyncExternalStore } from 'react'
import { readSellerGstin } from '../../../core/states/gstin'
import { Checkbox } from '../../../ui/fields/checkbox'
import { FileButton } from '../../../ui/fields/file-button'
import { SpokenHint } from '../../../ui/fields/hint'
import { Button } from '../../../ui/page/button'
import { Icon } from '../../../ui/page/icon'
import { loadOrReload, useLoadedWhenIdle } from '../../../ui/tab/lazy-part'
import { undoBy, useToast } from '../../../ui/tab/toast'
import { uiWords } from '../../../ui/words'
import { stateOf } from '../../books/bill/details'
import { MOST_DAYS_TO_PAY, readDaysToPay } from '../../books/bill/due-date'
import {
  changeSeller,
  forgetSeller,
  readSeller,
  sellerSaveStatus,
  useSeller,
} from '../../books/bill/remembered-seller'
import type { Seller } from '../../books/bill/seller'
import { readUpi } from '../../books/upi/upi'
import { readAccount, readEmail, readIfsc, readPhone, type TextReading } from '../paper/letterhead'
import { LogoWhenLoaded } from '../paper/logo'
import { updateNumber } from '../saved-bills/numbering'
import { billScreenWords } from '../screen/words'
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

/** The fields of the seller, which are the same on every bill of this device. */
export function ShopFields() {
  const seller = useSeller()
  const status = useSyncExternalStore(sellerSaveStatus.subscribe, sellerSaveStatus.read)
  return (
    <FormGroup
      title={billScreenWords.form.shop.group}
      note={hasShop(seller) || status !== 'kept' ? billScreenWords.form.shop.status[status] : ''}
      clear={{
        label: billScreenWords.form.shop.forget,
        done: billScreenWords.form.shop.forgotten,
        isOffered: hasShop(seller),
        run: () => undoWithTaxByStates(forgetSeller),
      }}
    >
      <TextField
        label={billScreenWords.form.shop.name}
        text={seller.name}
        onText={(name) => changeSeller({ name })}
      />
      <GstinField
        label={billScreenWords.form.shop.gstin}
        gstin={seller.gstin}
        onGstin={(gstin) => withTaxByStates(() => changeSeller({ gstin }))}
        read={readSellerGstin}
      />
      <AddressField
        label={billScreenWords.form.shop.address}
        text={seller.address}
        onText={(address) => changeSeller({ address })}
      />
      <StateField
        label={billScreenWords.form.shop.state}
        blankLabel={billScreenWords.form.asInGstin}
        blankState={stateOf('', seller.gstin)}
        code={seller.state}
        onChoose={(state) => withTaxByStates(() => changeSeller({ state }))}
      />
      <TextField
        label={billScreenWords.form.shop.upi}
        text={seller.upi}
        onText={(upi) => changeSeller({ upi })}
        onLeave={() => changeSeller({ upi: readUpi(seller.upi).id })}
        helper={upiHelper(seller.upi)}
        isCode
      />
      <TextField
        label={billScreenWords.form.shop.phone}
        text={seller.phone}
        onText={(phone) => changeSeller({ phone })}
        onLeave={() => tidy('phone', readPhone)}
        helper={hintOf(readPhone(seller.phone).problem)}
        inputMode="tel"
        isCode
      />
      <TextField
        label={billScreenWords.form.shop.email}
        text={seller.email}
        onText={(email) => changeSeller({ email })}
        onLeave={() => tidy('email', readEmail)}
        helper={hintOf(readEmail(seller.email).problem)}
        inputMode="email"
        isCode
      />
      <TextField
        label={billScreenWords.form.shop.account}
        text={seller.bankAccount}
        onText={(bankAccount) => changeSeller({ bankAccount })}
        onLeave={() => tidy('bankAccount', readAccount)}
        helper={hintOf(readAccount(seller.bankAccount).problem)}
        inputMode="numeric"
        isCode
      />
      <TextField
        label={billScreenWords.form.shop.ifsc}
        text={seller.ifsc}
        onText={(ifsc) => changeSeller({ ifsc })}
        onLeave={() => tidy('ifsc', readIfsc)}
        helper={hintOf(readIfsc(seller.ifsc).problem)}
        isCode="in capitals"
      />
      <AddressField
        label={billScreenWords.form.shop.terms}
        text={seller.terms}
        onText={(terms) => changeSeller({ terms })}
      />
      <TextField
        label={billScreenWords.form.shop.daysToPay}
        text={seller.daysToPay}
        onText={(daysToPay) => changeSeller({ daysToPay })}
        // A bill that is not begun yet gets its due date at once.
        onLeave={updateNumber}
        helper={daysHelper(seller.daysToPay)}
        inputMode="numeric"
        isCode
      />
      <LogoField />
      <Checkbox
        label={billScreenWords.form.shop.composition}
        isChecked={seller.scheme === 'composition'}
        onCheck={(isChecked) => changeSeller({ scheme: isChecked ? 'composition' : 'regular' })}
      />
    </FormGroup>
  )
}

/** What is wrong with a UPI id, or how it is read without its spaces. */
function upiHelper(text: string): Helper {
  const { id, problem } = readUpi(text)
  return (
    hintOf(problem) ??
    (id === text ? undefined : { text: billScreenWords.form.shop.upiReadAs(id), isHint: false })
  )
}

const daysHelper = (text: string): Helper =>
  text.trim() === '' || readDaysToPay(text) !== undefined
    ? { text: billScreenWords.form.shop.daysToPayHelp, isHint: false }
    : hintOf(billScreenWords.form.shop.daysToPayWrong(MOST_DAYS_TO_PAY))

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
    seller.daysToPay,
  ].some(Boolean)

// Loaded when the field is on the screen, while a picture is being looked for.
const logoPixels = { load: () => import('../paper/logo-pixels') }

const PICTURES = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml'

/** The logo for the head of every bill: chosen from a file, made small, and stored on this device. */
export function LogoField() {
  const { logo } = useSeller()
  const showToast = useToast()
  const [problem, setProblem] = useState('')
  const chooseButton = useRef<HTMLButtonElement>(null)
  const id = useId()

  useLoadedWhenIdle(logoPixels)

  const readLogo = async (file: File) => {
    const shrunk = await loadOrReload(logoPixels.load).then(
      ({ shrinkLogo }) => shrinkLogo(file),
      () => ({ problem: uiWords.tab.notLoaded }),
    )
    if ('logo' in shrunk) changeSeller(shrunk)
    setProblem('problem' in shrunk ? shrunk.problem : '')
  }
  const remove = () => {
    setProblem('')
    changeSeller({ logo: '' })
    // Another one that was chosen since stays.
    const restore = () => readSeller().logo || changeSeller({ logo })
    showToast(billScreenWords.form.shop.logoRemoved, undoBy({ run: restore }))
    chooseButton.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in this grid
    <div role="group" className={styles.logo} aria-labelledby={id}>
      <h4 id={id}>{billScreenWords.form.shop.logo}</h4>
      <div className={styles.buttons}>
        {logo && (
          <div className={styles.preview}>
            <LogoWhenLoaded url={logo} missing={billScreenWords.form.shop.logoUnreadable} />
          </div>
        )}
        <FileButton ref={chooseButton} kind="secondary" accept={PICTURES} onFile={readLogo}>
          <Icon of={Image} size={18} />
          {logo
            ? billScreenWords.form.shop.chooseAnotherLogo
            : billScreenWords.form.shop.chooseLogo}
        </FileButton>
        {logo && (
          <Button kind="quiet" onClick={remove}>
            {billScreenWords.form.shop.removeLogo}
          </Button>
        )}
      </div>
      <SpokenHint className={styles.helper} text={problem} />
    </div>
  )
}
