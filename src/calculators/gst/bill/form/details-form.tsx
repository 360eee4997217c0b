import { LetterheadChoices } from '../paper/letterhead'
import { PrintChoices } from '../paper/print-choices'
import { BuyerFields } from './buyer-fields'
import styles from './details-form.module.css'
import { ShopFields } from './shop-fields'
import { ThisBill } from './this-bill'

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
