import { Checkbox } from '../../checkbox'
import { isPrinted, type LetterheadPart, withPartSwitched } from '../paper/letterhead'
import { changeSeller, papers, type Seller, useSeller } from '../seller'
import { BuyerFields, ThisBill } from './bill-fields'
import styles from './details-form.module.css'
import { ChoiceField, FormGroup } from './form-fields'
import { ShopFields } from './shop-fields'

/** What stands on a bill besides its items, and how it is printed. */
export function DetailsForm() {
  return (
    <div className={styles.form}>
      <ThisBill />
      <BuyerFields />
      <ShopFields />
      <LetterheadChoices />
      <PrintChoices />
      <p className={styles.foot}>
        Your shop and the paper stay on this device; the rest belongs to this bill. Nothing of it is
        in a link or sent anywhere.
      </p>
    </div>
  )
}

type Switch = {
  readonly part: LetterheadPart
  readonly label: string
  /** Whether there is something to print. */
  isThere(seller: Seller): boolean
}

const switches: readonly Switch[] = [
  { part: 'logo', label: 'Logo', isThere: ({ logo }) => logo !== '' },
  {
    part: 'contact',
    label: 'Phone and e-mail',
    isThere: ({ phone, email }) => Boolean(phone || email),
  },
  {
    part: 'bank',
    label: 'Bank account',
    isThere: ({ bankAccount, ifsc }) => Boolean(bankAccount || ifsc),
  },
  { part: 'upi', label: 'UPI code', isThere: ({ upi }) => upi !== '' },
  { part: 'terms', label: 'Terms', isThere: ({ terms }) => terms !== '' },
  {
    part: 'hsn',
    label: 'HSN summary on A4 and A5',
    isThere: ({ scheme }) => scheme !== 'composition',
  },
]

/** What of all that is on the paper. What was never typed needs no switch. */
export function LetterheadChoices() {
  const seller = useSeller()
  const shown = switches.filter(({ isThere }) => isThere(seller))
  if (shown.length === 0) return null
  return (
    <FormGroup title="Letterhead">
      <p className={styles.lead}>What is printed on every bill.</p>
      {shown.map(({ part, label }) => (
        <Checkbox
          key={part}
          label={label}
          isChecked={isPrinted(seller, part)}
          onCheck={() => changeSeller({ letterhead: withPartSwitched(seller.letterhead, part) })}
        />
      ))}
    </FormGroup>
  )
}

const paperChoices = papers.map((paper) => ({
  value: paper,
  label: paper.endsWith('mm') ? `Receipt, ${paper}` : paper,
}))

const copyChoices = [
  { value: '1', label: 'Original' },
  { value: '2', label: 'Original and duplicate' },
  { value: '3', label: 'Original, duplicate and triplicate' },
] as const

/** How bills are printed on this device. */
export function PrintChoices() {
  const { paper, copies } = useSeller()
  return (
    <FormGroup title="Print">
      <ChoiceField
        label="Paper"
        options={paperChoices}
        value={paper}
        onChoose={(paper) => changeSeller({ paper })}
      />
      <ChoiceField
        label="Copies"
        options={copyChoices}
        value={copies}
        onChoose={(copies) => changeSeller({ copies })}
      />
    </FormGroup>
  )
}
