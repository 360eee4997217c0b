/*
 * What the buttons of the rates do not need: it is loaded with the card that shows it.
 */

import { sayDate, sayShortDate } from '../../../core/language/dates'
import { gstSlabs, type SlabName, slabChanges } from '../../../core/rules/gst'
import { gstRates } from '../../../desks/books/gst/rate-buttons'
import { Card, CardNote } from '../../../ui/page/card'
import { classNames } from '../../../ui/page/class-names'
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

const { general, tobacco } = slabChanges
const percentOf = (name: SlabName) => `${gstSlabs[name].percent}%`

/** What every rate is for; of a former rate, where its goods went and what it is still charged on. */
export const rateFacts: Readonly<Record<SlabName, string>> = {
  ...gstSingleWords.rates.covers,
  formerLower: gstSingleWords.rates.formerLower(
    percentOf('essentials'),
    percentOf('standard'),
    sayShortDate(general.since),
  ),
  formerHigher: gstSingleWords.rates.formerHigher(
    percentOf('standard'),
    percentOf('luxury'),
    sayShortDate(general.since),
    sayShortDate(tobacco.since),
  ),
}

/** The card shows the general rates, today's and the former ones. */
export const cardRates = gstRates.filter(({ kind }) => kind !== 'special')

/** The day whose rates the table holds, and the texts it was taken from. */
export const ratesAsOf = tobacco.since
export const rateSources = [general, tobacco].map(({ notification, since }) =>
  gstSingleWords.rates.source(notification, sayDate(since)),
)

export const ratesNote = gstSingleWords.rates.note(sayDate(general.since), sayDate(ratesAsOf))
