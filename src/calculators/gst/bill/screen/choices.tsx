import { CurrencySelect } from '../../../../ui/fields/currency-select'
import { Segmented } from '../../../../ui/fields/segmented'
import { buyers, inputs } from '../../inputs'
import type { Bill } from '../read-row'
import { choosePrices } from '../store'
import styles from './choices.module.css'

const priceChoices = [
  { value: 'before-gst', label: 'Before GST' },
  { value: 'with-gst', label: 'With GST' },
] as const

/** What holds for every row. */
export function Choices({ prices, buyer }: Pick<Bill, 'prices' | 'buyer'>) {
  return (
    <div className={styles.choices}>
      <div>
        <h2>Prices are</h2>
        <Segmented
          label="Prices are"
          segments={priceChoices}
          value={prices}
          onChoose={choosePrices}
          wide
        />
      </div>
      <div>
        <h2>Buyer is in</h2>
        <Segmented
          label="Buyer is in"
          segments={buyers}
          value={buyer}
          onChoose={(buyer) => inputs.change({ buyer })}
          wide
        />
      </div>
      <div>
        <h2>Currency</h2>
        <div className={styles.currency}>
          <CurrencySelect />
        </div>
      </div>
    </div>
  )
}
