import type { SlabName } from '../../../core/gst-rules'
import { Card, CardNote } from '../../../ui/page/card'
import { classNames } from '../../../ui/page/class-names'
import { cardRates, rateFacts, rateSources, ratesNote } from './rate-facts'
import styles from './rates-card.module.css'

/** What each rate is for, with the old slabs marked as old, its day and its sources. */
export function RatesCard() {
  return (
    <Card title="GST rates in India">
      <dl className={styles.rates}>
        {cardRates.map(({ name, rate, kind }) => (
          <div key={rate} className={classNames(styles.rate, kind === 'former' && styles.old)}>
            <dt>{rate}%</dt>
            <dd>
              {kind === 'former' && <span className={styles.tag}>Old slab</span>}
              {coverOf(name)}
            </dd>
          </div>
        ))}
      </dl>
      <CardNote>
        {ratesNote} Sources: {rateSources.join('; ')}.
      </CardNote>
    </Card>
  )
}

function coverOf(name: SlabName): string {
  const { covers, livesOn } = rateFacts[name]
  return livesOn ? `${covers}; ${livesOn}` : covers
}
