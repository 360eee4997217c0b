/*
 * What the buttons of the rates do not need: it is loaded with the card that shows it.
 */

import { sayDate, sayShortDate } from '../../../core/language/dates'
import {
  formerUntil,
  gstSince,
  rateChanges,
  type SlabName,
  slabLaws,
  tobaccoLaw,
} from '../../../core/rules/gst'
import { inForce, ruleOrFirstOn } from '../../../core/rules/rule-on'
import { type GstRate, gstRates } from '../../../desks/books/gst/rate-buttons'
import { Card, CardNote } from '../../../ui/page/card'
import { classNames } from '../../../ui/page/class-names'
import styles from './rates-card.module.css'
import { gstSingleWords } from './words'

/** What each rate is for, with the old slabs marked as old, its day and its sources. */
export function RatesCard() {
  return (
    <Card title={gstSingleWords.rates.title}>
      <dl className={styles.rates}>
        {cardRates.map(({ name, rate, kind, until }) => (
          <div key={rate} className={classNames(styles.rate, kind === 'former' && styles.old)}>
            <dt>{rate}%</dt>
            <dd>
              {kind === 'former' && (
                <span className={styles.tag}>{gstSingleWords.rates.oldSlab}</span>
              )}
              {factOf({ name, until })}
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

const tobacco = inForce(tobaccoLaw)

const covers: { readonly [Name in SlabName]?: string } = gstSingleWords.rates.covers

/** What a rate is for; of a former one, where its goods went and what it is still charged on. */
export function factOf({ name, until }: Pick<GstRate, 'name' | 'until'>): string {
  if (!until) return covers[name] ?? ''
  const since = sayShortDate(until)
  const movedTo = (slab: SlabName) => `${ruleOrFirstOn(slabLaws[slab], until).percent}%`
  const [lower, standard] = [movedTo('essentials'), movedTo('standard')]
  switch (name) {
    case 'formerLower':
      return gstSingleWords.rates.formerLower(lower, standard, since)
    case 'formerHigher':
      return gstSingleWords.rates.formerHigher(
        standard,
        movedTo('luxury'),
        since,
        sayShortDate(tobacco.from),
      )
    default: {
      const { percent } = inForce(slabLaws[name])
      return gstSingleWords.rates.formerly(since, percent && `${percent}%`)
    }
  }
}

/** The card shows the general rates, today's and the former ones. */
export const cardRates = gstRates.filter(({ kind }) => kind !== 'special')

/** The day whose rates the table holds, and the texts it was taken from. */
export const ratesAsOf = rateChanges.at(-1)?.from ?? gstSince
export const rateSources = rateChanges.map(({ source, from }) =>
  gstSingleWords.rates.source(source, sayDate(from)),
)

export const ratesNote = gstSingleWords.rates.note(sayDate(formerUntil), sayDate(ratesAsOf))
