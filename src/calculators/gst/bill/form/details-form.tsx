import { Checkbox } from '../../../../ui/fields/checkbox'
import { isPrinted, type LetterheadPart, withPartSwitched } from '../paper/letterhead'
import { changeSeller, papers, type Seller, useSeller } from '../seller'
import { BillFields, BuyerFields } from './bill-fields'
import styles from './details-form.module.css'
import { ChoiceField, FormGroup } from './form-fields'
import { ShopFields } from './shop-fields'

/** The form behind `Bill details`: bill, buyer, shop, letterhead and print. */
export function DetailsForm() {
  return (
    <div className={styles.form}>
      <BillFields />
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
  isTyped(seller: Seller): boolean
}

const letterheadSwitches: readonly Switch[] = [
  { part: 'logo', label: 'Logo', isTyped: ({ logo }) => logo !== '' },
  {
    part: 'contact',
    label: 'Phone and e-mail',
    isTyped: ({ phone, email }) => Boolean(phone || email),
  },
  {
    part: 'bank',
    label: 'Bank account',
    isTyped: ({ bankAccount, ifsc }) => Boolean(bankAccount || ifsc),
  },
  { part: 'upi', label: 'UPI code', isTyped: ({ upi }) => upi !== '' },
  { part: 'terms', label: 'Terms', isTyped: ({ terms }) => terms !== '' },
  {
    part: 'hsn',
    label: 'HSN summary on A4 and A5',
    isTyped: ({ scheme }) => scheme !== 'composition',
  },
]

/** Checkboxes for what of the shop is printed. Fields that are blank have none. */
export function LetterheadChoices() {
  const seller = useSeller()
  const shown = letterheadSwitches.filter(({ isTyped }) => isTyped(seller))
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
