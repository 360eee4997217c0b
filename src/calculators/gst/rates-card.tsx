import { Card, CardNote } from '../../ui/card'
import { classNames } from '../../ui/class-names'
import { cardRates, ratesNote } from './rates'
import styles from './rates-card.module.css'

/** What each rate is for, with the old slabs marked as old. */
export function RatesCard() {
  return (
    <Card title="GST rates in India">
      <dl className={styles.rates}>
        {cardRates.map(({ rate, covers, kind }) => (
          <div key={rate} className={classNames(styles.row, kind === 'former' && styles.old)}>
            <dt>{rate}%</dt>
            <dd>
              {kind === 'former' && <span className={styles.tag}>Old slab</span>}
              {covers}
            </dd>
          </div>
        ))}
      </dl>
      <CardNote>{ratesNote}</CardNote>
    </Card>
  )
}
