import type { ReactNode } from 'react'
import { fitOf } from '../../../ui/answer/fit'
import { useCurrency } from '../../../ui/tab/currency'
import styles from './figures.module.css'
import { findPrices, type PriceAsked } from './price-answer'
import { deepestDrop, joined, rangePhrases, sayDrop, sayHighest, sayTarget } from './price-words'

/** The cheapest price that reaches the target, all others in a sentence, and what a jump costs. */
export function CheapestPrice(props: PriceAsked) {
  const { currency, money } = useCurrency()
  const { symbol } = currency
  const { target } = props.asked
  const prices = findPrices(props)
  const drop = prices && deepestDrop(prices.prepared, prices.windows.wide)
  const closing = drop && sayDrop(drop, prices.prepared, { money, symbol }).join(' ')

  const words = (figure: ReactNode, key: string, sentence: ReactNode) => (
    <div className={styles.words} data-amount>
      <dl>
        <dt className="visually-hidden">{`Price for a ${target.kind} of`}</dt>
        <dd>{figure}</dd>
      </dl>
      {/* A new sentence is a new element: programs that translate pages replace its texts. */}
      <p key={key}>{sentence}</p>
      {closing && (
        <p key={closing} className={styles.closing}>
          {closing}
        </p>
      )}
    </div>
  )
  if (!prices) return words('--', 'too large', 'These amounts are too large to work with.')
  const { found } = prices
  if (found.kind === 'outOfReach') {
    const none = 'Not at any price'
    const highest = sayHighest(found, target, money)
    return words(
      <span className={styles.figure} data-fit={fitOf(none)}>
        {none}
      </span>,
      highest,
      highest,
    )
  }
  const cheapest = money(found.cheapest, 2)
  const phrases = rangePhrases(found.ranges, money)
  const start = `is the cheapest price that brings a ${target.kind} of ${sayTarget(target, symbol)}. It is reached `
  return words(
    <span className={styles.figure} data-fit={fitOf(cheapest)} translate="no">
      {cheapest}
    </span>,
    start + joined(phrases),
    <>
      {start}
      {phrases.map(({ before, figure }) => (
        <span key={figure}>
          {before}
          <b>{figure}</b>
        </span>
      ))}
      .
    </>,
  )
}
