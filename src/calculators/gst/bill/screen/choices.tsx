import { CurrencySelect } from '../../../../ui/fields/currency-select'
import { Segmented } from '../../../../ui/fields/segmented'
import { buyers, inputs } from '../../inputs'
import { choosePrices } from '../store'
import styles from './choices.module.css'
import type { BillOnScreen } from './use-bill'

const priceChoices = [
  { value: 'before-gst', label: 'Before GST' },
  { value: 'with-gst', label: 'With GST' },
] as const

/** What holds for every row. */
export function Choices({ bill, seller }: BillOnScreen) {
  return (
    <div className={styles.choices}>
      {bill.isTaxed ? (
        <>
          <div>
            <h2>Prices are</h2>
            <Segmented
              label="Prices are"
              segments={priceChoices}
              value={bill.prices}
              onChoose={choosePrices}
              wide
            />
          </div>
          <div>
            <h2>Buyer is in</h2>
            <Segmented
              label="Buyer is in"
              segments={buyers}
              value={bill.buyer}
              onChoose={(buyer) => inputs.change({ buyer })}
              wide
            />
          </div>
        </>
      ) : (
        <p className={styles.untaxed}>
          {seller.scheme === 'composition' ? 'A composition dealer' : 'A bill of supply'} collects
          no GST: prices are what the buyer pays. Rates that were typed are kept.
        </p>
      )}
      <div>
        <h2>Currency</h2>
        <div className={styles.currency}>
          <CurrencySelect />
        </div>
      </div>
    </div>
  )
}
