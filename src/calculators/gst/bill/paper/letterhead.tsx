import { Checkbox } from '../../../../ui/fields/checkbox'
import styles from '../form/details-form.module.css'
import { FormGroup } from '../form/form-group'
import { changeSeller, type Seller, useSeller } from '../seller'
import { isPrinted, type LetterheadPart, switched } from './letterhead-parts'

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
          onCheck={() => changeSeller({ letterhead: switched(seller.letterhead, part) })}
        />
      ))}
    </FormGroup>
  )
}
