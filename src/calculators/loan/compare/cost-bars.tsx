import { type Decimal, toApproximate } from '../../../core/decimal'
import { HALDI_HATCH } from '../../../ui/charts/hatch'
import { useCurrency } from '../../../ui/tab/currency'
import type { Compared } from './answer'
import { isLowest } from './compute'
import styles from './cost-bars.module.css'
import { nameOf } from './verdict'

/** A bar is never quite as long as its room: the gap before the charges needs some of it. */
const LONGEST_PERCENT = 98.5

/** What each offer costs in all, from zero on one scale, the cheapest on top. */
export function CostBars({ compared }: { compared: readonly Compared[] }) {
  const { wholeMoney } = useCurrency()
  const sorted = [...compared].sort((a, b) => (a.costInAll < b.costInAll ? -1 : 1))
  const costs = sorted.map(({ costInAll }) => costInAll)
  const longest = toApproximate(costs.at(-1) ?? (0n as Decimal))
  const percentOf = (value: Decimal) =>
    longest > 0 ? (toApproximate(value) / longest) * LONGEST_PERCENT : 0
  const words = sorted.map((offer) => `${nameOf(offer)} ${wholeMoney(offer.costInAll)}`)
  if (sorted.length === 0) return <div className={styles.bars} />
  return (
    <div className={styles.bars}>
      <div role="img" aria-label={`Cost in all: ${words.join(', ')}.`} data-amount>
        {sorted.map((offer) => (
          <div key={offer.letter} className={styles.offer}>
            <p>
              <b>{nameOf(offer)}</b>
              <span className={styles.amount}>
                {isLowest(offer.costInAll, costs) && <i>lowest</i>}
                {wholeMoney(offer.costInAll)}
              </span>
            </p>
            <Bar interest={percentOf(offer.totalInterest)} charges={percentOf(offer.charges)} />
          </div>
        ))}
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span>Interest</span>
        <span>Charges</span>
      </p>
    </div>
  )
}

/** Charges are at least three pixels wide: the second of two rectangles on one place. */
function Bar({ interest, charges }: { interest: number; charges: number }) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      {interest > 0 && (
        <rect
          width={`${interest.toFixed(2)}%`}
          height="100%"
          rx="3"
          fill={`url(#${HALDI_HATCH})`}
        />
      )}
      {charges > 0 && (
        <svg
          x={`${interest.toFixed(2)}%`}
          width="100%"
          className={styles.charges}
          aria-hidden="true"
        >
          <rect x="2" width={`${charges.toFixed(2)}%`} height="100%" />
          <rect x="2" width="3" height="100%" />
        </svg>
      )}
    </svg>
  )
}
