import { Card, CardNote } from '../../../ui/page/card'
import { classNames } from '../../../ui/page/class-names'
import { cardRates, rateFacts, rateSources, ratesNote } from './rate-facts'
import styles from './rates-card.module.css'
import { gstSingleWords } from './words'

/** What each rate is for, with the old slabs marked as old, its day and its sources. */
export function RatesCard() {
  return (
    <Card title={gstSingleWords.rates.title}>
      <dl className={styles.rates}>
        {cardRates.map(({ name, rate, kind }) => (
          <div key={rate} className={classNames(styles.rate, kind === 'former' && styles.old)}>
            <dt>{rate}%</dt>
            <dd>
              {kind === 'former' && (
                <span className={styles.tag}>{gstSingleWords.rates.oldSlab}</span>
              )}
              {rateFacts[name]}
            </dd>
          </div>
        ))}
      </dl>
      <CardNote>
        {ratesNote} {gstSingleWords.rates.sources(rateSources)}
      </CardNote>
    </Card>
  )
}
